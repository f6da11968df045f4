package hissho.app.play;

import hissho.number.Rational;
import java.util.ArrayList;
import java.util.List;

/**
 * A continuous function on [0,1] that is linear but for a few bends, known at the middles of a thousand equal steps. Where three or more middles
 * lie on a line it is that line, up to where it meets the next; so its integral is known exactly, unless two bends are nearer than two steps.
 *
 * @param lines from left to right
 */
public record BrokenLine(List<Line> lines) {

    static final int STEPS = 1_000;

    /** The line through the middle of a step with a slope. */
    record Line(Rational x, Rational y, Rational slope) {

        public Rational at(Rational where) {
            return y.plus(slope.times(where.minus(x)));
        }

        /** Where it meets another of another slope. */
        Rational meets(Line other) {
            return other.at(Rational.ZERO).minus(at(Rational.ZERO)).over(slope.minus(other.slope));
        }

        Rational integral(Rational from, Rational to) {
            return at(from.plus(to).over(2)).times(to.minus(from));
        }
    }

    static BrokenLine through(List<Rational> middles) {
        List<Line> lines = new ArrayList<>();
        for (int k = 2; k < STEPS; k++) {
            Rational rise = middles.get(k).minus(middles.get(k - 1));
            if (!rise.equals(middles.get(k - 1).minus(middles.get(k - 2)))) continue;
            Line line = new Line(Rational.of(2L * k + 1, 2L * STEPS), middles.get(k), rise.times(STEPS));
            if (lines.isEmpty() || !lines.getLast().slope().equals(line.slope())) lines.add(line);
        }
        BrokenLine all = new BrokenLine(lines);
        for (int k = 0; k < STEPS; k++) {
            Rational x = Rational.of(2L * k + 1, 2L * STEPS);
            if (!all.at(x).equals(middles.get(k))) throw new AssertionError("two bends near " + x.toDecimal(4));
        }
        return all;
    }

    private List<Rational> bends() {
        List<Rational> bends = new ArrayList<>(List.of(Rational.ZERO));
        for (int k = 1; k < lines.size(); k++) bends.add(lines.get(k - 1).meets(lines.get(k)));
        bends.add(Rational.ONE);
        return bends;
    }

    private Rational at(Rational x) {
        List<Rational> bends = bends();
        int k = 0;
        while (k < lines.size() - 1 && x.compareTo(bends.get(k + 1)) > 0) k++;
        return lines.get(k).at(x);
    }

    Rational integral() {
        List<Rational> bends = bends();
        Rational sum = Rational.ZERO;
        for (int k = 0; k < lines.size(); k++) sum = sum.plus(lines.get(k).integral(bends.get(k), bends.get(k + 1)));
        return sum;
    }
}
