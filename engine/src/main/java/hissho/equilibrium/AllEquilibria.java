package hissho.equilibrium;

import hissho.form.Bimatrix;
import hissho.form.Mixed;
import hissho.form.Profile;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * All equilibria of a game of two players: the set of equilibria is the union of finitely many maximal Nash subsets, products of polytopes whose corners are the extreme equilibria (Winkels, Jansen).
 *
 * @param extreme the extreme equilibria, in lexicographic order of the first player's strategy, then of the second's, pure ones of low index first
 * @param subsets the maximal Nash subsets, ordered by their first corners; a point where an equilibrium stands alone
 */
public record AllEquilibria(List<Profile> extreme, List<NashSubset> subsets) {

    public AllEquilibria {
        extreme = List.copyOf(extreme);
        subsets = List.copyOf(subsets);
    }

    public static AllEquilibria of(Bimatrix game, Progress progress) {
        return of(new LabelSearch(game), progress);
    }

    /** The same with so many workers, whatever the size of the game. */
    public static AllEquilibria of(Bimatrix game, int workers, Progress progress) {
        return of(new LabelSearch(game, workers), progress);
    }

    static AllEquilibria of(LabelSearch search, Progress progress) {
        List<NashSubset> subsets = new ArrayList<>(search.subsets(progress));
        subsets.sort(Comparator.comparing(NashSubset::first, AllEquilibria::compareAll)
                .thenComparing(NashSubset::second, AllEquilibria::compareAll));
        Set<Profile> extreme = new LinkedHashSet<>();
        for (NashSubset subset : subsets)
            for (Mixed p : subset.first()) for (Mixed q : subset.second()) extreme.add(Profile.of(p, q));
        return new AllEquilibria(
                extreme.stream()
                        .sorted(Comparator.comparing((Profile pair) -> pair.get(0), AllEquilibria::compare)
                                .thenComparing(pair -> pair.get(1), AllEquilibria::compare))
                        .toList(),
                subsets);
    }

    /** Whether there is exactly one equilibrium. */
    public boolean isUnique() {
        return extreme.size() == 1;
    }

    /** The maximal Nash subsets that are more than a point. */
    public List<NashSubset> continua() {
        return subsets.stream().filter(subset -> !subset.isPoint()).toList();
    }

    /** The connected components, each as the numbers of the subsets it is made of: two subsets hang together where they share an extreme equilibrium. */
    public List<List<Integer>> components() {
        int[] part = IntStream.range(0, subsets.size()).toArray();
        Map<Profile, Integer> seen = new HashMap<>();
        for (int k = 0; k < subsets.size(); k++)
            for (Mixed p : subsets.get(k).first())
                for (Mixed q : subsets.get(k).second()) {
                    Integer before = seen.putIfAbsent(Profile.of(p, q), k);
                    if (before != null) join(part, before, k);
                }
        Map<Integer, List<Integer>> parts = new java.util.LinkedHashMap<>();
        for (int k = 0; k < part.length; k++)
            parts.computeIfAbsent(root(part, k), key -> new ArrayList<>()).add(k);
        return List.copyOf(parts.values());
    }

    private static void join(int[] part, int a, int b) {
        int first = root(part, a);
        int second = root(part, b);
        part[Math.max(first, second)] = Math.min(first, second);
    }

    private static int root(int[] part, int k) {
        int at = k;
        while (part[at] != at) at = part[at];
        return at;
    }

    private static int compareAll(List<Mixed> a, List<Mixed> b) {
        for (int k = 0; k < Math.min(a.size(), b.size()); k++) {
            int order = compare(a.get(k), b.get(k));
            if (order != 0) return order;
        }
        return Integer.compare(a.size(), b.size());
    }

    /** Greater probabilities of earlier strategies first. */
    static int compare(Mixed a, Mixed b) {
        for (int i = 0; i < a.size(); i++) {
            int order = b.get(i).compareTo(a.get(i));
            if (order != 0) return order;
        }
        return 0;
    }
}
