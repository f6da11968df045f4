package hissho.coalition.nucleolus;

import hissho.form.Coalitions;
import hissho.form.Subsets;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Kohlberg's criterion: an efficient allocation is the nucleolus exactly if, for every number, the coalitions with at least this excess
 * balance. Only coalitions that larger excesses do not settle need be looked at, and only until everything is settled.
 *
 * @param levels the excesses at which something new is settled, from the largest down
 * @param gain where the criterion fails, a move of the allocation that makes its sorted excesses smaller
 */
public record Kohlberg(List<Level> levels, Optional<RationalVector> gain) {

    /** Beyond this many coalitions the criterion is not applied. */
    public static final int MOST_PLAYERS = EveryCoalition.MOST_PLAYERS;

    /**
     * One level.
     *
     * @param coalitions all proper coalitions with this excess
     * @param weights positive numbers for those among them that are not settled before: weighted they add up to what is settled
     * @param helping the weights of players who get just what they have alone, where imputations are asked for
     */
    public record Level(
            Rational excess, List<Long> coalitions, Map<Long, Rational> weights, Map<Integer, Rational> helping) {
        public Level {
            coalitions = List.copyOf(coalitions);
        }
    }

    public Kohlberg {
        levels = List.copyOf(levels);
    }

    public boolean holds() {
        return gain.isEmpty();
    }

    /** Applies the criterion to an efficient allocation; over imputations to one that is an imputation. */
    public static Kohlberg of(Coalitions game, RationalVector x, boolean imputations, Progress progress) {
        Face face = new Face(x, Face.efficient(x.size(), x.sum()).directions());
        List<Level> levels = new ArrayList<>();
        for (Map.Entry<Rational, List<Long>> entry : byExcess(game, x, progress).entrySet()) {
            if (face.dimension() == 0) break;
            progress.check();
            Face before = face;
            List<Long> open =
                    entry.getValue().stream().filter(s -> !before.settles(s)).toList();
            if (open.isEmpty()) continue;
            List<Integer> tight = imputations ? tight(game, x, face) : List.of();
            Balance balance = Balance.of(
                    open.stream().map(face::change).toList(),
                    tight.stream().map(i -> before.change(Subsets.of(i))).toList(),
                    progress);
            if (balance instanceof Balance.Gain(RationalVector direction))
                return new Kohlberg(
                        levels, Optional.of(new Face(RationalVector.zero(x.size()), face.directions()).at(direction)));
            Balance.Weights weights = (Balance.Weights) balance;
            Map<Long, Rational> positive = new LinkedHashMap<>();
            Map<Integer, Rational> helping = new LinkedHashMap<>();
            for (int k = 0; k < open.size(); k++) {
                positive.put(open.get(k), weights.positive().get(k));
                face = face.settle(open.get(k), Excess.paid(x, open.get(k)));
            }
            for (int k = 0; k < tight.size(); k++) {
                if (!weights.helping().get(k).isPositive()) continue;
                helping.put(tight.get(k), weights.helping().get(k));
                face = face.settle(Subsets.of(tight.get(k)), x.get(tight.get(k)));
            }
            levels.add(new Level(entry.getKey(), entry.getValue(), positive, helping));
        }
        return new Kohlberg(levels, Optional.empty());
    }

    /** The players who get just what they have alone, as far as that is not settled. */
    private static List<Integer> tight(Coalitions game, RationalVector x, Face face) {
        return face.open().stream()
                .filter(i -> x.get(i).equals(game.worth(Subsets.of(i))))
                .toList();
    }

    /** The proper coalitions by their excess, the largest first, smaller coalitions first within each. */
    private static Map<Rational, List<Long>> byExcess(Coalitions game, RationalVector x, Progress progress) {
        int n = x.size();
        Rational[] paid = new Rational[1 << n];
        paid[0] = Rational.ZERO;
        Map<Rational, List<Long>> groups = new TreeMap<>(Comparator.reverseOrder());
        for (int s = 1; s < paid.length - 1; s++) {
            if ((s & 0xfff) == 0) progress.check();
            paid[s] = paid[s & (s - 1)].plus(x.get(Integer.numberOfTrailingZeros(s)));
            groups.computeIfAbsent(game.worth(s).minus(paid[s]), level -> new ArrayList<>())
                    .add((long) s);
        }
        groups.values().forEach(group -> group.sort(BY_SIZE));
        return groups;
    }

    /** Smaller coalitions first, then in the order of their members. */
    public static final Comparator<Long> BY_SIZE = Comparator.<Long>comparingInt(Subsets::size)
            .thenComparing(s -> Long.reverse(s), Comparator.comparingLong((Long s) -> ~s + Long.MIN_VALUE));
}
