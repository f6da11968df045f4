package hissho.coalition.nucleolus;

import hissho.form.Coalitions;
import hissho.form.Subsets;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Von Neumann and Morgenstern's stability of a finite set of imputations: none dominates another, and every other imputation is dominated
 * by one of them. One imputation dominates another through a coalition that can afford it and whose members all get more.
 *
 * @param dominating two of the set of which the first dominates the second, where there are such
 * @param undominated an imputation outside that none of the set dominates, where there is one
 */
public record StableSet(Optional<List<RationalVector>> dominating, Optional<RationalVector> undominated) {

    /** With more players or imputations the choices are too many. */
    public static final int MOST_PLAYERS = 5;

    public static final int MOST_IMPUTATIONS = 8;

    public boolean stable() {
        return dominating.isEmpty() && undominated.isEmpty();
    }

    /** An imputation and a coalition that can afford it. */
    private record Threat(RationalVector x, long coalition) {}

    public static StableSet of(Coalitions game, List<RationalVector> set, Progress progress) {
        List<Threat> threats = threats(game, set);
        Optional<List<RationalVector>> inside = Optional.empty();
        for (RationalVector y : set)
            for (Threat threat : threats)
                if (inside.isEmpty() && dominates(threat, y)) inside = Optional.of(List.of(threat.x(), y));
        RationalVector least = RationalVector.generate(game.players().count(), i -> game.worth(Subsets.of(i)));
        return new StableSet(inside, escape(game.worth(game.grand()), set, threats, 0, least, progress));
    }

    /** Whether an imputation outside the set is dominated by none of it. */
    public static boolean escapes(Coalitions game, List<RationalVector> set, RationalVector y) {
        return !set.contains(y) && threats(game, set).stream().noneMatch(threat -> dominates(threat, y));
    }

    private static List<Threat> threats(Coalitions game, List<RationalVector> set) {
        List<Threat> threats = new ArrayList<>();
        for (RationalVector x : set)
            for (long s = 1; s < game.grand(); s++)
                if (Subsets.size(s) > 1 && !Excess.of(game, x, s).isNegative()) threats.add(new Threat(x, s));
        return threats;
    }

    private static boolean dominates(Threat threat, RationalVector y) {
        return Subsets.members(threat.coalition())
                .allMatch(i -> threat.x().get(i).compareTo(y.get(i)) > 0);
    }

    /** An imputation outside the set that has at least these shares and escapes the remaining threats: of each, some member is content. */
    private static Optional<RationalVector> escape(
            Rational total,
            List<RationalVector> set,
            List<Threat> threats,
            int from,
            RationalVector least,
            Progress progress) {
        progress.check();
        Rational left = total.minus(least.sum());
        if (left.isNegative()) return Optional.empty();
        int next = from;
        while (next < threats.size() && !dominates(threats.get(next), least)) next++;
        if (next == threats.size()) return outside(set, least, left);
        Threat threat = threats.get(next);
        for (int i : Subsets.members(threat.coalition()).toArray()) {
            RationalVector content = least.plus(
                    RationalVector.unit(least.size(), i).times(threat.x().get(i).minus(least.get(i))));
            Optional<RationalVector> found = escape(total, set, threats, next + 1, content, progress);
            if (found.isPresent()) return found;
        }
        return Optional.empty();
    }

    /** What is left over may go to anybody, in many ways: one of them is not in the set, unless nothing is left. */
    private static Optional<RationalVector> outside(List<RationalVector> set, RationalVector least, Rational left) {
        for (int i = 0; i < least.size(); i++)
            for (int cut = 0; cut <= set.size() + 1; cut++) {
                Rational part = left.times(Rational.of(cut, set.size() + 1));
                int other = (i + 1) % least.size();
                RationalVector y = least.plus(
                                RationalVector.unit(least.size(), i).times(part))
                        .plus(RationalVector.unit(least.size(), other).times(left.minus(part)));
                if (!set.contains(y)) return Optional.of(y);
            }
        return Optional.empty();
    }
}
