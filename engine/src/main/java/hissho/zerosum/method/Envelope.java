package hissho.zerosum.method;

import hissho.number.Rational;
import hissho.zerosum.matrix.MatrixGame;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The picture of a game with two rows or two columns: one line per strategy of the other player over the mixing probability x
 * of the first of the two, and their lower (two rows) or upper (two columns) envelope. The highest point of the lower envelope,
 * or the lowest of the upper one, is the value.
 *
 * @param lower whether the lower envelope is meant: two rows, player I mixes
 */
public record Envelope(boolean lower, List<Line> lines, List<Segment> segments) {

    /** A line by its heights at x = 0 and x = 1. */
    public record Line(Rational at0, Rational at1) {
        public Rational slope() {
            return at1.minus(at0);
        }

        public Rational at(Rational x) {
            return at0.plus(slope().times(x));
        }
    }

    /** A piece of the envelope and all lines that form it. */
    public record Segment(Rational from, Rational to, List<Integer> active) {
        public Segment {
            active = List.copyOf(active);
        }
    }

    public record Point(Rational x, Rational y) {}

    public Envelope {
        lines = List.copyOf(lines);
        segments = List.copyOf(segments);
    }

    /** Player I mixes two rows against the columns. */
    public static Envelope lower(MatrixGame game) {
        if (game.height() != 2) throw new IllegalArgumentException("not two rows");
        return of(
                true,
                IntStream.range(0, game.width())
                        .mapToObj(j -> new Line(game.payoff(1, j), game.payoff(0, j)))
                        .toList());
    }

    /** Player II mixes two columns against the rows. */
    public static Envelope upper(MatrixGame game) {
        if (game.width() != 2) throw new IllegalArgumentException("not two columns");
        return of(
                false,
                IntStream.range(0, game.height())
                        .mapToObj(i -> new Line(game.payoff(i, 1), game.payoff(i, 0)))
                        .toList());
    }

    public static Envelope of(boolean lower, List<Line> lines) {
        List<Segment> segments = new ArrayList<>();
        Rational x = Rational.ZERO;
        while (x.compareTo(Rational.ONE) < 0) {
            int current = leading(lines, x, lower);
            Rational end = end(lines, current, x, lower);
            Line line = lines.get(current);
            segments.add(new Segment(
                    x,
                    end,
                    IntStream.range(0, lines.size())
                            .filter(k -> lines.get(k).equals(line))
                            .boxed()
                            .toList()));
            x = end;
        }
        return new Envelope(lower, lines, segments);
    }

    /** The line that forms the envelope just right of x. */
    private static int leading(List<Line> lines, Rational x, boolean lower) {
        int best = 0;
        for (int k = 1; k < lines.size(); k++) {
            int order = lines.get(k).at(x).compareTo(lines.get(best).at(x));
            if (order == 0)
                order = lines.get(k).slope().compareTo(lines.get(best).slope());
            if (lower ? order < 0 : order > 0) best = k;
        }
        return best;
    }

    private static Rational end(List<Line> lines, int current, Rational x, boolean lower) {
        Rational end = Rational.ONE;
        Line line = lines.get(current);
        for (Line other : lines) {
            Rational turn = other.slope().minus(line.slope());
            if (lower ? !turn.isNegative() : !turn.isPositive()) continue;
            Rational meet = line.at0.minus(other.at0).over(turn);
            if (meet.compareTo(x) > 0) end = end.min(meet);
        }
        return end;
    }

    /** The break points from x = 0 to x = 1. */
    public List<Point> vertices() {
        List<Point> points = new ArrayList<>();
        points.add(new Point(Rational.ZERO, at(Rational.ZERO)));
        for (Segment segment : segments) points.add(new Point(segment.to, at(segment.to)));
        return points;
    }

    public Rational at(Rational x) {
        return lines.stream()
                .map(line -> line.at(x))
                .reduce(lower ? Rational::min : Rational::max)
                .orElseThrow();
    }

    /** The best height: the value of the game. */
    public Rational value() {
        return vertices().stream()
                .map(Point::y)
                .reduce(lower ? Rational::max : Rational::min)
                .orElseThrow();
    }

    /** The smallest optimal x. */
    public Rational from() {
        Rational value = value();
        return vertices().stream().filter(v -> v.y.equals(value)).findFirst().orElseThrow().x;
    }

    /** The largest optimal x. */
    public Rational to() {
        Rational value = value();
        return vertices().reversed().stream()
                .filter(v -> v.y.equals(value))
                .findFirst()
                .orElseThrow()
                .x;
    }

    /** The lines through the whole optimum. */
    public List<Integer> active() {
        Rational value = value();
        return IntStream.range(0, lines.size())
                .filter(k -> lines.get(k).at(from()).equals(value)
                        && lines.get(k).at(to()).equals(value))
                .boxed()
                .toList();
    }
}
