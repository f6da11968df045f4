package hissho.duopoly;

import hissho.number.Rational;
import hissho.report.Figure;
import hissho.report.Figure.Axis;
import hissho.report.Figure.Curve;
import hissho.report.Figure.Dot;
import hissho.report.Figure.Point;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.List;

/** Pictures of price competition: profit against one's own price, and reaction curves of differentiated goods. */
final class BertrandFigures {

    private BertrandFigures() {}

    /** The price of the other firm in the picture: the one that was asked about, else one between cost and monopoly. */
    private static Rational other(Bertrand game) {
        return game.profiles().isEmpty()
                ? game.c().plus(game.monopolyPrice()).over(2)
                : game.profiles().getFirst().getLast();
    }

    static String caption(Bertrand game, Words words) {
        Rational other = other(game);
        if (other.compareTo(game.c()) <= 0) return words.say("duopoly.bertrand.figure.none", other);
        return words.say(
                "duopoly.bertrand.figure" + (other.compareTo(game.monopolyPrice()) > 0 ? ".best" : ""),
                other,
                game.monopolyPrice());
    }

    /** What a firm earns by its own price while the other asks a price between cost and monopoly: a jump at the rival's price. */
    static Figure deviation(Bertrand game, Words words) {
        double a = game.a().doubleValue();
        double c = game.c().doubleValue();
        Rational other = other(game);
        double rival = other.doubleValue();
        Curve below = new Curve(
                words.say("duopoly.figure.below"),
                Plane.curve(Math.min(c, rival), rival, p -> (p - c) * Math.max(0, a - p)),
                Tone.FIRST,
                true);
        Curve above = new Curve(
                words.say("duopoly.figure.above"),
                List.of(new Point(rival, 0), new Point(Math.max(a, rival) * 1.1, 0)),
                Tone.MUTED,
                true);
        double limit = game.alone(other).doubleValue();
        Dot tie = new Dot(new Point(rival, limit / 2), words.say("duopoly.figure.tie"), Tone.PLAIN);
        double top = Math.max(game.alone(game.monopolyPrice()).doubleValue(), 1e-9);
        Dot best = other.compareTo(game.monopolyPrice()) > 0
                ? new Dot(
                        new Point(game.monopolyPrice().doubleValue(), top),
                        words.say("duopoly.figure.best"),
                        Tone.ACCENT)
                : new Dot(new Point(rival, limit), words.say("duopoly.figure.supremum"), Tone.BAD);
        return new Figure.Plot(
                new Axis(words.say("duopoly.figure.own-price"), Math.min(c, rival) * 0.8, Math.max(a, rival) * 1.1),
                new Axis(words.say("duopoly.column.profit"), Math.min(0, limit), top * 1.15),
                List.of(below, above),
                other.compareTo(game.c()) > 0 ? List.of(tie, best) : List.of(tie),
                List.of());
    }

    static Figure reactions(Differentiated game, List<Rational> simultaneous, List<Rational> sequential, Words words) {
        double a = game.a().doubleValue();
        double b = game.b().doubleValue();
        double c = game.c().doubleValue();
        double to = 1.6
                * Math.max(
                        simultaneous.getFirst().doubleValue(),
                        sequential.stream()
                                .mapToDouble(Rational::doubleValue)
                                .max()
                                .orElse(1));
        List<Point> second = List.of(new Point(0, (a + c) / 2), new Point(to, (a + c + b * to) / 2));
        return new Figure.Plot(
                new Axis(words.say("duopoly.axis.price", 1), 0, to),
                new Axis(words.say("duopoly.axis.price", 2), 0, to),
                List.of(
                        new Curve(words.say("duopoly.figure.reaction", 1), Plane.turned(second), Tone.FIRST, true),
                        new Curve(words.say("duopoly.figure.reaction", 2), second, Tone.SECOND, true)),
                List.of(
                        dot(simultaneous, words.say("duopoly.figure.at-once"), Tone.ACCENT),
                        dot(sequential, words.say("duopoly.figure.leads", game.leader()), Tone.PLAIN)),
                List.of(),
                true);
    }

    private static Dot dot(List<Rational> at, String label, Tone tone) {
        return new Dot(new Point(at.get(0).doubleValue(), at.get(1).doubleValue()), label, tone);
    }
}
