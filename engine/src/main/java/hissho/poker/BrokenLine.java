package hissho.poker;

import hissho.number.Rational;
import java.util.ArrayList;
import java.util.List;

/** A function on [0,1] that is linear between its cuts: what a hand earns. It may jump at a cut. All of its arithmetic is exact. */
public record BrokenLine(List<Rational> cuts, List<Line> pieces) {

    /** The line {@code constant + slope x}. */
    record Line(Rational constant, Rational slope) {
        public Rational at(Rational x) {
            return constant.plus(slope.times(x));
        }

        Line plus(Line other) {
            return new Line(constant.plus(other.constant), slope.plus(other.slope));
        }
    }

    static BrokenLine constant(Rational value) {
        return new BrokenLine(List.of(Rational.ZERO, Rational.ONE), List.of(new Line(value, Rational.ZERO)));
    }

    /** What a showdown earns a hand whose opponent holds y with this density: the stake times (mass below minus mass above). */
    static BrokenLine showdown(Rational stake, Steps density) {
        List<Line> pieces = new ArrayList<>(density.values().size());
        Rational all = density.mass();
        Rational below = Rational.ZERO;
        for (int k = 0; k < density.values().size(); k++) {
            Rational from = density.cuts().get(k);
            Rational height = density.values().get(k);
            // 2 (below + height (x - from)) - all
            Rational constant = below.minus(height.times(from)).times(2).minus(all);
            pieces.add(new Line(stake.times(constant), stake.times(height).times(2)));
            below = below.plus(height.times(density.cuts().get(k + 1).minus(from)));
        }
        return new BrokenLine(density.cuts(), pieces);
    }

    BrokenLine plus(BrokenLine other) {
        List<Rational> merged = Steps.merged(cuts, other.cuts);
        List<Line> sums = new ArrayList<>(merged.size());
        for (int k = 0, i = 0, j = 0; k + 1 < merged.size(); k++) {
            while (cuts.get(i + 1).compareTo(merged.get(k)) <= 0) i++;
            while (other.cuts.get(j + 1).compareTo(merged.get(k)) <= 0) j++;
            sums.add(pieces.get(i).plus(other.pieces.get(j)));
        }
        return joined(merged, sums);
    }

    /** The larger of the two at every hand. */
    public BrokenLine max(BrokenLine other) {
        List<Rational> merged = Steps.merged(cuts, other.cuts);
        List<Rational> found = new ArrayList<>();
        List<Line> tops = new ArrayList<>();
        found.add(Rational.ZERO);
        for (int k = 0, i = 0, j = 0; k + 1 < merged.size(); k++) {
            Rational from = merged.get(k);
            Rational to = merged.get(k + 1);
            while (cuts.get(i + 1).compareTo(from) <= 0) i++;
            while (other.cuts.get(j + 1).compareTo(from) <= 0) j++;
            Line a = pieces.get(i);
            Line b = other.pieces.get(j);
            int left = a.at(from).compareTo(b.at(from));
            int right = a.at(to).compareTo(b.at(to));
            if (left * right < 0) {
                found.add(b.constant.minus(a.constant).over(a.slope.minus(b.slope)));
                tops.add(left > 0 ? a : b);
                found.add(to);
                tops.add(right > 0 ? a : b);
            } else {
                found.add(to);
                tops.add(left > 0 || right > 0 ? a : b);
            }
        }
        return joined(found, tops);
    }

    private static BrokenLine joined(List<Rational> cuts, List<Line> lines) {
        List<Rational> kept = new ArrayList<>();
        List<Line> pieces = new ArrayList<>();
        kept.add(cuts.getFirst());
        for (int k = 0; k < lines.size(); k++) {
            if (k + 1 < lines.size() && lines.get(k).equals(lines.get(k + 1))) continue;
            kept.add(cuts.get(k + 1));
            pieces.add(lines.get(k));
        }
        return new BrokenLine(kept, pieces);
    }

    Rational integral() {
        return integralTimes(Steps.ONE);
    }

    /** The integral of this function times a density. */
    Rational integralTimes(Steps density) {
        List<Rational> merged = Steps.merged(cuts, density.cuts());
        Rational twice = Rational.ZERO;
        for (int k = 0, i = 0, j = 0; k + 1 < merged.size(); k++) {
            Rational from = merged.get(k);
            Rational to = merged.get(k + 1);
            while (cuts.get(i + 1).compareTo(from) <= 0) i++;
            while (density.cuts().get(j + 1).compareTo(from) <= 0) j++;
            Rational height = density.values().get(j);
            if (height.isZero()) continue;
            Line line = pieces.get(i);
            twice = twice.plus(height.times(to.minus(from)).times(line.at(from).plus(line.at(to))));
        }
        return twice.over(2);
    }

    /** The value just above a hand, which is the value there unless the function jumps. */
    public Rational at(Rational x) {
        for (int k = 0; k < pieces.size(); k++)
            if (x.compareTo(cuts.get(k + 1)) < 0) return pieces.get(k).at(x);
        return pieces.getLast().at(x);
    }
}
