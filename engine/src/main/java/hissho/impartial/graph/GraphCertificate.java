package hissho.impartial.graph;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.impartial.Convention;
import hissho.impartial.GrundyValue;
import hissho.impartial.Loopy;
import hissho.impartial.Outcome;
import hissho.progress.Progress;
import hissho.words.Message;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Checks what is said about every vertex of a digraph. Outcomes and remoteness are checked arrow by arrow, which proves them, for
 * remoteness falls along every line of play that matters. Values are checked without cycles as the least number no arrow leads to, and
 * with cycles by their meaning: a vertex is worth k exactly if the sum of it and a Nim pile of k is lost for the player to move, and
 * infinity with K exactly if that sum is won for k in K and drawn for all other k (Smith, Fraenkel).
 */
final class GraphCertificate {

    private static final long MOST_SUMS = 60_000;
    private static final double MOST_LABELLINGS = 200_000;

    private final DigraphSolution solution;
    private final AnalysedGraph claimed;
    private final Digraph graph;
    private final Progress progress;

    private GraphCertificate(DigraphSolution solution, Progress progress) {
        this.solution = solution;
        this.claimed = solution.analysed();
        this.graph = claimed.graph();
        this.progress = progress;
    }

    static Certificate of(DigraphSolution solution, Progress progress) {
        return new GraphCertificate(solution, progress).make();
    }

    private Certificate make() {
        if (claimed.outcomes().size() != graph.size()
                || claimed.remoteness().size() != graph.size()
                || claimed.values().size() != graph.size())
            return new Certificate.Values(
                    false, Extent.everything(), Message.of("impartial.graph-game.certificate"), Map.of());
        boolean acyclic = graph.isAcyclic();
        Optional<Boolean> values = acyclic ? Optional.of(byMex()) : bySums();
        boolean listedRight =
                solution.functions().stream().flatMap(List::stream).allMatch(this::isLabelling)
                        && solution.functions()
                                .map(list -> new HashSet<>(list).size() == list.size())
                                .orElse(true);
        Optional<Boolean> allListed = allLabellings(acyclic);
        Map<String, Object> sums = askedSums();
        long asked = Stream.of(solution.game().nimPiles(), solution.game().order())
                .filter(Optional::isPresent)
                .count();
        Optional<List<Integer>> cycle = graph.cycle();
        boolean holds = outcomesHold()
                && values.orElse(true)
                && listedRight
                && allListed.orElse(true)
                && sums.entrySet().stream().allMatch(sum -> told(sum.getKey(), sum.getValue()))
                && cycle.map(this::goesRound).orElse(acyclic);
        Map<String, Object> data = InOrder.of(
                "outcomes", claimed.byName(v -> claimed.outcomes().get(v).plain()),
                "values", claimed.byName(v -> claimed.values().get(v).plain()),
                "remoteness",
                        claimed.byName(v -> claimed.outcomes().get(v) == Outcome.DRAW
                                ? null
                                : claimed.remoteness().get(v)),
                "winningMoves", claimed.winningMoves(false));
        solution.functions()
                .filter(list -> listedRight)
                .ifPresent(list -> data.put(
                        "sgFunctions",
                        list.stream().map(labels -> claimed.byName(labels::get)).toList()));
        data.putAll(sums);
        cycle.ifPresent(
                round -> data.put("cycle", round.stream().map(graph::name).toList()));
        Extent extent = values.isPresent() && allListed.isPresent() && sums.size() == asked
                ? Extent.everything()
                : new Extent.Part(Message.of(
                        values.isEmpty()
                                ? "impartial.graph-game.certificate-values"
                                : allListed.isEmpty()
                                        ? "impartial.graph-game.certificate-labellings"
                                        : "impartial.graph-game.certificate-sums"));
        return new Certificate.Values(
                holds,
                extent,
                Message.of(acyclic ? "impartial.graph-game.certificate-mex" : "impartial.graph-game.certificate"),
                data);
    }

    private boolean goesRound(List<Integer> cycle) {
        return IntStream.range(0, cycle.size())
                .allMatch(i -> IntStream.of(graph.followers(cycle.get(i)))
                        .anyMatch(w -> w == cycle.get((i + 1) % cycle.size())));
    }

    /** P: every arrow leads to N, and the longest defence is one more than the longest of those. N and draws likewise. */
    private boolean outcomesHold() {
        return agree(graph.size(), graph::followers, claimed.outcomes(), claimed.remoteness());
    }

    interface Followers {
        int[] of(int vertex);
    }

    private boolean agree(int size, Followers followers, List<Outcome> outcomes, List<Integer> remoteness) {
        return agree(size, followers, outcomes, remoteness, Convention.NORMAL, progress);
    }

    /** The same in either play: without a follower the player to move loses in normal and wins in misère play. */
    static boolean agree(
            int size,
            Followers followers,
            List<Outcome> outcomes,
            List<Integer> remoteness,
            Convention convention,
            Progress progress) {
        for (int v = 0; v < size; v++) {
            progress.check();
            if (convention == Convention.MISERE && followers.of(v).length == 0) {
                if (outcomes.get(v) != Outcome.N || remoteness.get(v) != 0) return false;
                continue;
            }
            int longest = -1;
            int shortest = Integer.MAX_VALUE;
            boolean allWon = true;
            boolean someDrawn = false;
            for (int w : followers.of(v)) {
                allWon &= outcomes.get(w) == Outcome.N;
                someDrawn |= outcomes.get(w) == Outcome.DRAW;
                if (outcomes.get(w) == Outcome.N) longest = Math.max(longest, remoteness.get(w));
                if (outcomes.get(w) == Outcome.P) shortest = Math.min(shortest, remoteness.get(w));
            }
            boolean right = switch (outcomes.get(v)) {
                case P -> allWon && remoteness.get(v) == longest + 1;
                case N -> shortest < Integer.MAX_VALUE && remoteness.get(v) == shortest + 1;
                case DRAW -> shortest == Integer.MAX_VALUE && someDrawn && remoteness.get(v) == -1;
            };
            if (!right) return false;
        }
        return true;
    }

    private boolean byMex() {
        for (int v = 0; v < graph.size(); v++) {
            BitSet reached = new BitSet();
            for (int w : graph.followers(v))
                reached.set(number(claimed.values().get(w)).orElse(Integer.MAX_VALUE - 1));
            if (!GrundyValue.of(reached.nextClearBit(0)).equals(claimed.values().get(v))) return false;
        }
        return true;
    }

    private static Optional<Integer> number(GrundyValue value) {
        return value.finite().filter(n -> n.bitLength() < 31).map(BigInteger::intValue);
    }

    /** The graph beside Nim piles of all sizes up to one more than the largest value, where there are not too many sums. */
    private Optional<Boolean> bySums() {
        int most = 0;
        for (int v = 0; v < graph.size(); v++) most = Math.max(most, graph.followers(v).length);
        int piles = most + 2;
        if ((long) piles * graph.size() > MOST_SUMS) return Optional.empty();
        List<Outcome> outcomes = sums(pile(piles));
        if (outcomes.isEmpty()) return Optional.of(false);
        for (int v = 0; v < graph.size(); v++)
            for (int pile = 0; pile < piles; pile++)
                if (outcomes.get(v * piles + pile) != meant(claimed.values().get(v), pile)) return Optional.of(false);
        return Optional.of(true);
    }

    /** A Nim pile of every size below this one, as a graph. */
    private static Digraph pile(int sizes) {
        return Digraph.of(IntStream.range(0, sizes)
                .mapToObj(size -> IntStream.range(0, size).toArray())
                .toArray(int[][]::new));
    }

    /** Who wins each sum of a vertex and one of the other graph, backwards from the end and checked arrow by arrow; nothing where that fails. */
    private List<Outcome> sums(Digraph other) {
        int size = other.size();
        int[][] followers = new int[graph.size() * size][];
        for (int at = 0; at < followers.length; at++) {
            int v = at / size;
            int w = at % size;
            followers[at] = IntStream.concat(
                            IntStream.of(graph.followers(v)).map(next -> next * size + w),
                            IntStream.of(other.followers(w)).map(next -> v * size + next))
                    .toArray();
        }
        Digraph sums = Digraph.of(followers);
        AnalysedGraph found = AnalysedGraph.ofOutcomes(sums, progress);
        return agree(sums.size(), sums::followers, found.outcomes(), found.remoteness()) ? found.outcomes() : List.of();
    }

    /** The outcomes of the sums that were asked for, worked out in the graph of all pairs; fewer where there are too many pairs. */
    private Map<String, Object> askedSums() {
        Map<String, Object> found = InOrder.of();
        solution.game().nimPiles().ifPresent(piles -> {
            int sizes = piles.stream().mapToInt(pile -> pile).max().orElse(0) + 1;
            if ((long) sizes * graph.size() > MOST_SUMS) return;
            List<Outcome> sums = sums(pile(sizes));
            if (!sums.isEmpty())
                found.put(
                        "sumOutcomes",
                        claimed.byName(v -> piles.stream()
                                .map(pile -> sums.get(v * sizes + pile).plain())
                                .toList()));
        });
        solution.game().order().ifPresent(order -> {
            int size = graph.size();
            if ((long) size * size > MOST_SUMS) return;
            List<Outcome> sums = sums(graph);
            if (!sums.isEmpty())
                found.put(
                        "sumTable",
                        order.stream()
                                .map(v -> order.stream()
                                        .map(w -> sums.get(v * size + w).plain())
                                        .toList())
                                .toList());
        });
        return found;
    }

    /** Whether a fact that is told is what was found. */
    private boolean told(String key, Object found) {
        return solution.facts().find(key).filter(fact -> fact.agreesWith(found)).isPresent();
    }

    private static Outcome meant(GrundyValue value, int pile) {
        return switch (value) {
            case Loopy loopy -> loopy.reachable().contains(GrundyValue.of(pile)) ? Outcome.N : Outcome.DRAW;
            default -> value.equals(GrundyValue.of(pile)) ? Outcome.P : Outcome.N;
        };
    }

    private boolean isLabelling(List<Integer> labels) {
        if (labels.size() != graph.size() || labels.stream().anyMatch(label -> label < 0)) return false;
        for (int v = 0; v < graph.size(); v++) {
            BitSet reached = new BitSet();
            for (int w : graph.followers(v)) reached.set(labels.get(w));
            if (reached.nextClearBit(0) != labels.get(v)) return false;
        }
        return true;
    }

    /** Without cycles there is one labelling; with cycles every choice of labels is tried, where there are not too many. */
    private Optional<Boolean> allLabellings(boolean acyclic) {
        if (solution.functions().isEmpty()) return Optional.empty();
        int listed = solution.functions().get().size();
        if (acyclic) return Optional.of(listed == 1);
        double choices = 1;
        for (int v = 0; v < graph.size(); v++) choices *= graph.followers(v).length + 1.0;
        if (choices > MOST_LABELLINGS) return Optional.empty();
        Integer[] labels = new Integer[graph.size()];
        java.util.Arrays.fill(labels, 0);
        int found = 0;
        while (true) {
            progress.check();
            if (isLabelling(List.of(labels))) found++;
            int v = 0;
            while (v < labels.length && labels[v] == graph.followers(v).length) labels[v++] = 0;
            if (v == labels.length) return Optional.of(found == listed);
            labels[v]++;
        }
    }
}
