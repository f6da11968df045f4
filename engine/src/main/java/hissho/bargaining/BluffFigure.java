package hissho.bargaining;

import hissho.number.Rational;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;

/** What II gets by calling and by folding in the endgame with a player all in, against the probability of a bluff. */
final class BluffFigure {

    private BluffFigure() {}

    /** Whether folding is best up to some probability of a bluff and not beyond it. */
    static boolean hasBorder(AllIn game) {
        Rational p = game.chance().orElseThrow();
        Rational most = Rational.ONE
                .minus(p)
                .times(game.pot().orElseThrow().plus(game.bet().orElseThrow()));
        return p.times(game.bet().orElseThrow()).compareTo(most) <= 0;
    }

    static Figure of(AllIn game, Words words) {
        List<List<List<Rational>>> table = game.payoffs();
        List<Figure.Curve> curves = new ArrayList<>();
        double p = game.chance().orElseThrow().doubleValue();
        double b = game.bet().orElseThrow().doubleValue();
        double a = game.pot().orElseThrow().doubleValue();
        double border = p * b / ((1 - p) * (a + b));
        double to = border > 0 ? Math.min(1, 4 * border) : 1;
        double least = Double.MAX_VALUE;
        double most = -Double.MAX_VALUE;
        for (int reply = 0; reply < 2; reply++) {
            double honest = table.get(0).get(reply).get(1).doubleValue();
            double bluff = honest + to * (table.get(1).get(reply).get(1).doubleValue() - honest);
            least = Math.min(least, Math.min(honest, bluff));
            most = Math.max(most, Math.max(honest, bluff));
            curves.add(new Figure.Curve(
                    words.say(reply == 0 ? "bargaining.figure.call" : "bargaining.figure.fold"),
                    List.of(new Figure.Point(0, honest), new Figure.Point(to, bluff)),
                    reply == 0 ? Tone.FIRST : Tone.SECOND,
                    true));
        }
        double room = Math.max(0.1 * (most - least), 0.5);
        List<Figure.Dot> dots = hasBorder(game)
                ? List.of(new Figure.Dot(
                        new Figure.Point(border, (1 - p) * a * (1 - border)),
                        words.say("bargaining.figure.border"),
                        Tone.ACCENT))
                : List.of();
        return new Figure.Plot(
                new Figure.Axis(words.say("bargaining.figure.bluff-axis"), 0, to),
                new Figure.Axis(words.say("bargaining.axis", "II"), least - room, most + room),
                curves,
                dots,
                List.of(),
                false);
    }
}
