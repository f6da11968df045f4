package hissho.equilibrium.question;

import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** The payoffs that patient players can reach by repetition without end (the folk theorem): mixtures of cells that pay both at least what they can secure. */
final class FolkRegion {

    private FolkRegion() {}

    /** The corners of the region, counterclockwise. */
    static List<RationalVector> corners(BimatrixAnswer answer) {
        RationalVector least = answer.safetyLevels();
        return cut(cut(hull(answer), 0, least.get(0)), 1, least.get(1));
    }

    /** The corners of all payoffs that mixtures of cells give, counterclockwise (Andrew's chains). */
    static List<RationalVector> hull(BimatrixAnswer answer) {
        List<RationalVector> points = IntStream.range(0, answer.game.profiles())
                .mapToObj(answer.game::payoffsAt)
                .distinct()
                .sorted(Comparator.comparing((RationalVector v) -> v.get(0)).thenComparing(v -> v.get(1)))
                .toList();
        if (points.size() < 3) return points;
        List<RationalVector> hull = chain(points);
        hull.removeLast();
        List<RationalVector> upper = chain(points.reversed());
        upper.removeLast();
        hull.addAll(upper);
        return hull;
    }

    private static List<RationalVector> chain(List<RationalVector> points) {
        List<RationalVector> chain = new ArrayList<>();
        for (RationalVector point : points) {
            while (chain.size() > 1
                    && turn(chain.get(chain.size() - 2), chain.getLast(), point).signum() <= 0) chain.removeLast();
            chain.add(point);
        }
        return chain;
    }

    private static Rational turn(RationalVector a, RationalVector b, RationalVector c) {
        RationalVector u = b.minus(a);
        RationalVector v = c.minus(a);
        return u.get(0).times(v.get(1)).minus(u.get(1).times(v.get(0)));
    }

    /** What is left of a convex polygon where one coordinate is at least so much. */
    private static List<RationalVector> cut(List<RationalVector> polygon, int coordinate, Rational least) {
        List<RationalVector> left = new ArrayList<>();
        for (int k = 0; k < polygon.size(); k++) {
            RationalVector here = polygon.get(k);
            RationalVector next = polygon.get((k + 1) % polygon.size());
            Rational at = here.get(coordinate).minus(least);
            Rational then = next.get(coordinate).minus(least);
            if (!at.isNegative()) left.add(here);
            if (at.signum() * then.signum() < 0)
                left.add(here.plus(next.minus(here).times(at.over(at.minus(then)))));
        }
        return left.stream().distinct().toList();
    }
}
