package hissho.duopoly;

import hissho.number.Rational;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.List;
import java.util.function.Function;

/**
 * The leader's profit against the leader's output, with the best output as a dot.
 *
 * @param leader the number of the firm that leads
 * @param to how far outputs are drawn
 * @param best the best output, and what it earns
 * @param written the best output as it is written
 */
record LeaderFigure(int leader, double to, Figure.Point best, String written) {

    Block of(Function<Rational, Double> profit, Words words) {
        List<Figure.Point> curve = Plane.curve(0, to, x -> profit.apply(Rational.ofExactly(x)));
        double least = curve.stream().mapToDouble(Figure.Point::y).min().orElse(0);
        double most = best.y() > 0 ? best.y() * 1.2 : Math.max(-least, 1) / 5;
        return new Block.Picture(
                new Figure.Plot(
                        new Figure.Axis(words.say("duopoly.axis.output", leader), 0, to),
                        new Figure.Axis(
                                words.say("duopoly.column.profit"),
                                best.y() > 0 ? Math.max(least, -2 * best.y()) : least,
                                most),
                        List.of(new Figure.Curve(words.say("duopoly.figure.leader-profit"), curve, Tone.FIRST, true)),
                        List.of(new Figure.Dot(best, written, Tone.ACCENT)),
                        List.of()),
                words.say("duopoly.stackelberg.figure"));
    }
}
