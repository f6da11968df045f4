package hissho.extensive.named;

import hissho.number.Rational;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/** The curves of Basic Endgame: the value and how often I bluffs, as I wins more often, and how often II calls, as the bet grows. */
final class EndgameCurves {

    private static final int STEPS = 48;

    private EndgameCurves() {}

    static Section section(BasicEndgame game, Words words) {
        return new Section(
                words.say("extensive.section.curves"),
                List.of(
                        new Block.Picture(
                                overProbability(game, "V", -1, BasicEndgame::value),
                                words.say("extensive.figure.value-curve", game.b(), BasicEndgame.threshold(game.b()))),
                        new Block.Picture(
                                overProbability(game, words.say("extensive.axis.bluff"), 0, BasicEndgame::bluff),
                                words.say("extensive.figure.bluff-curve", game.b())),
                        new Block.Picture(overBet(game, words), words.say("extensive.figure.call-curve", game.p()))));
    }

    private static Figure overProbability(
            BasicEndgame game, String label, double least, Function<BasicEndgame, Rational> height) {
        Rational threshold = BasicEndgame.threshold(game.b());
        List<Figure.Point> points = new ArrayList<>();
        for (int k = 0; k < STEPS; k++)
            points.add(at(threshold.times(Rational.of(k, STEPS)), p -> height.apply(new BasicEndgame(p, game.b()))));
        points.add(at(threshold, p -> height.apply(new BasicEndgame(p, game.b()))));
        points.add(at(Rational.ONE, p -> height.apply(new BasicEndgame(p, game.b()))));
        return plot(
                new Figure.Axis("p", 0, 1),
                new Figure.Axis(label, least, 1),
                List.of(new Figure.Curve("", points, Tone.FIRST, true)),
                new Figure.Dot(
                        new Figure.Point(
                                game.p().doubleValue(), height.apply(game).doubleValue()),
                        "",
                        Tone.ACCENT));
    }

    /** Beyond the bet at which I wins often enough to be never called, II folds. */
    private static Figure overBet(BasicEndgame game, Words words) {
        Rational most = game.b().times(2).max(Rational.of(6));
        Function<Rational, BasicEndgame> other = b -> new BasicEndgame(game.p(), b);
        List<List<Figure.Point>> runs = new ArrayList<>();
        boolean below = false;
        for (Rational b : IntStream.rangeClosed(1, 2 * STEPS)
                .mapToObj(k -> most.times(Rational.of(k, 2 * STEPS)))
                .toList()) {
            if (runs.isEmpty() || other.apply(b).isBelow() != below) runs.add(new ArrayList<>());
            below = other.apply(b).isBelow();
            runs.getLast().add(at(b, x -> other.apply(x).call()));
        }
        List<Figure.Curve> curves = runs.stream()
                .map(points -> new Figure.Curve("", points, Tone.SECOND, true))
                .toList();
        return plot(
                new Figure.Axis("b", 0, most.doubleValue()),
                new Figure.Axis(words.say("extensive.axis.call"), 0, 1),
                curves,
                new Figure.Dot(
                        new Figure.Point(game.b().doubleValue(), game.call().doubleValue()), "", Tone.ACCENT));
    }

    private static Figure.Point at(Rational x, Function<Rational, Rational> height) {
        return new Figure.Point(x.doubleValue(), height.apply(x).doubleValue());
    }

    private static Figure plot(Figure.Axis x, Figure.Axis y, List<Figure.Curve> curves, Figure.Dot dot) {
        return new Figure.Plot(x, y, curves, List.of(dot), List.of());
    }
}
