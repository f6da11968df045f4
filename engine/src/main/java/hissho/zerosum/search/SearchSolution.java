package hissho.zerosum.search;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.List;

/**
 * The value of a search game, the hider's weights of the classes, and the searcher's mixture of plans.
 *
 * @param considered how many plans had to be looked at
 */
public record SearchSolution<P>(
        SearchGame<P> game, Rational value, RationalVector hider, List<Weighted<P>> searcher, int considered) {

    /** A plan and how often it is used. */
    public record Weighted<P>(P plan, Rational weight) {}

    public SearchSolution {
        searcher = List.copyOf(searcher);
    }

    /** No plan needs fewer looks against the hider, and the searcher's mixture needs no more in any class. */
    public boolean certified(Progress progress) {
        return hider.isDistribution()
                && RationalVector.of(searcher.stream().map(Weighted::weight).toList())
                        .isDistribution()
                && game.fewestLooks(hider, progress).compareTo(value) >= 0
                && looks().maximum().compareTo(value) <= 0;
    }

    /** The small game that is left: classes against the plans that are used. */
    public RationalMatrix reduced() {
        return RationalMatrix.generate(
                hider.size(),
                searcher.size(),
                (i, j) -> game.looks(searcher.get(j).plan()).get(i));
    }

    /** The looks the searcher's mixture needs in each class. */
    public RationalVector looks() {
        RationalVector sum = RationalVector.zero(hider.size());
        for (Weighted<P> each : searcher) sum = sum.plus(game.looks(each.plan).times(each.weight));
        return sum;
    }
}
