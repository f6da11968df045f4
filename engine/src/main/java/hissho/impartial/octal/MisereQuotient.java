package hissho.impartial.octal;

import hissho.impartial.heap.HeapGame;
import hissho.impartial.heap.MisereHeaps;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The misère quotient of a heap game on heaps up to a size: a finite commutative monoid in which every sum of such heaps has an element, and
 * a set P of elements that are the previous player's wins (Plambeck, Siegel).
 *
 * <p>Elements are found by telling sums apart with tests of few heaps; that the result is right for all sums, of any number of heaps, is then
 * proved by a finite check, see {@link #isProved}.
 *
 * @param heapElements the element of each heap, by size
 * @param times the element of an element with one heap added, by element and heap size
 * @param p whether an element is a previous player's win
 * @param names each element as a product of heaps
 */
@SuppressWarnings("ArrayRecordComponent") // tables, made here and never changed
public record MisereQuotient(List<Integer> heapElements, int[][] times, boolean[] p, List<String> names) {

    private static final int MOST_ELEMENTS = 120;
    private static final int MOST_TESTS = 4_100;
    private static final long MOST_CHECKED = 20_000_000;

    public int order() {
        return names.size();
    }

    /** The quotient on heaps 0..largest, if it is finite, small enough to be found, and proved. */
    public static Optional<MisereQuotient> of(HeapGame game, int largest, Progress progress) {
        for (int exponent = 2; exponent <= 4; exponent++) {
            Optional<MisereQuotient> quotient = candidate(game, largest, exponent, progress);
            if (quotient.isPresent() && quotient.get().isProved(game, progress)) return quotient;
        }
        return Optional.empty();
    }

    private static Optional<MisereQuotient> candidate(HeapGame game, int largest, int exponent, Progress progress) {
        MisereHeaps outcomes = new MisereHeaps(game, progress);
        List<Integer> generators = generators(outcomes, largest, exponent);
        List<List<Integer>> tests = vectors(generators, exponent);
        if (tests.size() > MOST_TESTS) return Optional.empty();
        Map<String, Integer> elements = new LinkedHashMap<>();
        List<List<Integer>> sums = new ArrayList<>();
        elements.put(signature(outcomes, List.of(), tests), 0);
        sums.add(List.of());
        List<int[]> rows = new ArrayList<>();
        for (int at = 0; at < sums.size(); at++) {
            int[] row = new int[largest + 1];
            for (int heap = 0; heap <= largest; heap++) {
                if (!outcomes.moves(heap)) {
                    row[heap] = at;
                    continue;
                }
                List<Integer> sum = with(sums.get(at), heap);
                String signature = signature(outcomes, sum, tests);
                Integer known = elements.get(signature);
                if (known == null) {
                    if (sums.size() >= MOST_ELEMENTS) return Optional.empty();
                    known = sums.size();
                    elements.put(signature, known);
                    sums.add(sum);
                }
                row[heap] = known;
            }
            rows.add(row);
        }
        boolean[] p = new boolean[sums.size()];
        for (int i = 0; i < p.length; i++) p[i] = outcomes.isP(sums.get(i));
        List<Integer> heapElements = new ArrayList<>();
        for (int heap = 0; heap <= largest; heap++) heapElements.add(rows.getFirst()[heap]);
        return Optional.of(new MisereQuotient(
                heapElements,
                rows.toArray(int[][]::new),
                p,
                sums.stream().map(MisereQuotient::name).toList()));
    }

    /** Heaps that are no sums of the others; a later heap may tell apart what earlier ones could not, so all are tried until none is new. */
    private static List<Integer> generators(MisereHeaps outcomes, int largest, int exponent) {
        List<Integer> generators = new ArrayList<>();
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int heap = 1; heap <= largest; heap++)
                if (!generators.contains(heap) && outcomes.moves(heap) && isNew(outcomes, generators, heap, exponent)) {
                    generators.add(heap);
                    changed = true;
                }
        }
        return generators;
    }

    /** Whether tests with the heap itself tell it apart from every sum of the generators so far. */
    private static boolean isNew(MisereHeaps outcomes, List<Integer> generators, int heap, int exponent) {
        List<List<Integer>> sums = vectors(generators, exponent);
        if (sums.size() > MOST_TESTS) return true;
        List<List<Integer>> tests = new ArrayList<>();
        for (List<Integer> sum : sums) {
            List<Integer> test = sum;
            for (int e = 0; e <= exponent; e++) {
                tests.add(test);
                test = with(test, heap);
            }
        }
        return sums.stream()
                .noneMatch(sum -> tests.stream()
                        .allMatch(test -> outcomes.isP(joined(sum, test)) == outcomes.isP(with(test, heap))));
    }

    private static List<Integer> joined(List<Integer> sum, List<Integer> test) {
        List<Integer> both = new ArrayList<>(sum);
        both.addAll(test);
        return both;
    }

    private static List<List<Integer>> vectors(List<Integer> generators, int exponent) {
        List<List<Integer>> vectors = new ArrayList<>(List.of(List.of()));
        for (int generator : generators) {
            List<List<Integer>> more = new ArrayList<>();
            for (List<Integer> vector : vectors) {
                List<Integer> grown = vector;
                for (int e = 0; e <= exponent; e++) {
                    more.add(grown);
                    grown = with(grown, generator);
                }
            }
            vectors = more;
            if (vectors.size() > MOST_TESTS) return vectors;
        }
        return vectors;
    }

    private static List<Integer> with(List<Integer> sum, int heap) {
        List<Integer> more = new ArrayList<>(sum);
        more.add(heap);
        return more;
    }

    private static String signature(MisereHeaps outcomes, List<Integer> sum, List<List<Integer>> tests) {
        StringBuilder text = new StringBuilder();
        for (List<Integer> test : tests) text.append(outcomes.isP(joined(sum, test)) ? 'P' : 'N');
        return text.toString();
    }

    private static String name(List<Integer> sum) {
        if (sum.isEmpty()) return "1";
        Map<Integer, Integer> exponents = new java.util.TreeMap<>();
        for (int heap : sum) exponents.merge(heap, 1, Integer::sum);
        StringBuilder text = new StringBuilder();
        exponents.forEach((heap, e) ->
                text.append(text.isEmpty() ? "" : "·").append('h').append(heap).append(e > 1 ? "^" + e : ""));
        return text.toString();
    }

    /**
     * Proves that a sum of heaps is P exactly if its element is: adding heaps commutes; no element of P has an option in P; and every other
     * sum but the empty one has an option in P. The last is checked for all exponents up to where the powers of a heap repeat, which stand for
     * all larger ones; heaps with the same element and options count as one.
     */
    public boolean isProved(HeapGame game, Progress progress) {
        MisereHeaps rules = new MisereHeaps(game, progress);
        int largest = heapElements.size() - 1;
        for (int[] row : times)
            for (int h = 0; h <= largest; h++)
                for (int k = 0; k < h; k++) if (times[row[h]][k] != times[row[k]][h]) return false;
        Map<List<Object>, Type> types = new LinkedHashMap<>();
        for (int heap = 1; heap <= largest; heap++) {
            if (!rules.moves(heap)) continue;
            int[] after = column(heap);
            List<int[]> left = new ArrayList<>();
            for (List<Integer> parts : rules.options(heap)) left.add(applied(parts));
            List<Object> key = new ArrayList<>(List.of(Arrays.toString(after)));
            key.addAll(left.stream().map(Arrays::toString).distinct().sorted().toList());
            types.putIfAbsent(key, new Type(after, left, repeats(after)));
        }
        for (Type type : types.values())
            for (int q = 0; q < order(); q++)
                if (p[type.after[q]]) for (int[] left : type.left) if (p[left[q]]) return false;
        long vectors = 1;
        for (Type type : types.values()) {
            vectors *= type.exponents + 1;
            if (vectors > MOST_CHECKED) return false;
        }
        return !p[0] && everyOtherSumMovesToP(List.copyOf(types.values()), vectors, progress);
    }

    /** A heap as the check sees it: what adding it does, what each of its options does, and how many copies must be looked at. */
    @SuppressWarnings("ArrayRecordComponent")
    private record Type(int[] after, List<int[]> left, int exponents) {}

    private int[] column(int heap) {
        int[] column = new int[order()];
        for (int q = 0; q < column.length; q++) column[q] = times[q][heap];
        return column;
    }

    private int[] applied(List<Integer> parts) {
        int[] result = new int[order()];
        for (int q = 0; q < result.length; q++) {
            result[q] = q;
            for (int part : parts) result[q] = times[result[q]][part];
        }
        return result;
    }

    /** How many copies of a heap there are before its powers repeat, one more so that removing a copy stays in sight. */
    private static int repeats(int[] after) {
        Map<String, Integer> seen = new HashMap<>();
        int[] power = new int[after.length];
        for (int q = 0; q < power.length; q++) power[q] = q;
        for (int e = 0; ; e++) {
            if (seen.putIfAbsent(Arrays.toString(power), e) != null) return e;
            int[] next = new int[power.length];
            for (int q = 0; q < power.length; q++) next[q] = after[power[q]];
            power = next;
        }
    }

    private boolean everyOtherSumMovesToP(List<Type> types, long vectors, Progress progress) {
        int[] exponents = new int[types.size()];
        for (long i = 1; i < vectors; i++) {
            if ((i & 1023) == 0) progress.check();
            int at = 0;
            while (++exponents[at] > types.get(at).exponents) exponents[at++] = 0;
            if (p[element(types, exponents, -1)]) continue;
            boolean moves = false;
            for (int t = 0; t < exponents.length && !moves; t++) {
                if (exponents[t] == 0) continue;
                int rest = element(types, exponents, t);
                for (int[] left : types.get(t).left) moves |= p[left[rest]];
            }
            if (!moves) return false;
        }
        return true;
    }

    /** The element of a sum of types, one copy of one type taken away. */
    private static int element(List<Type> types, int[] exponents, int without) {
        int q = 0;
        for (int t = 0; t < exponents.length; t++)
            for (int e = t == without ? 1 : 0; e < exponents[t]; e++) q = types.get(t).after[q];
        return q;
    }
}
