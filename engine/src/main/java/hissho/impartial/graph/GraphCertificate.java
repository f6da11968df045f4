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
        boolean holds = outcomesHold() && values.orElse(true) && listedRight && allListed.orElse(true);
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
        Extent extent = values.isPresent() && allListed.isPresent()
                ? Extent.everything()
                : new Extent.Part(Message.of(
                        values.isPresent()
                                ? "impartial.graph-game.certificate-labellings"
                                : "impartial.graph-game.certificate-values"));
        return new Certificate.Values(
                holds,
                extent,
                Message.of(acyclic ? "impartial.graph-game.certificate-mex" : "impartial.graph-game.certificate"),
                data);
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
        Digraph sums = Digraph.of(sums(piles));
        AnalysedGraph analysed = AnalysedGraph.ofOutcomes(sums, progress);
        if (!agree(sums.size(), sums::followers, analysed.outcomes(), analysed.remoteness())) return Optional.of(false);
        for (int v = 0; v < graph.size(); v++)
            for (int pile = 0; pile < piles; pile++)
                if (analysed.outcomes().get(v * piles + pile)
                        != meant(claimed.values().get(v), pile)) return Optional.of(false);
        return Optional.of(true);
    }

    private int[][] sums(int piles) {
        int[][] followers = new int[graph.size() * piles][];
        for (int v = 0; v < graph.size(); v++)
            for (int pile = 0; pile < piles; pile++) {
                int[] own = graph.followers(v);
                int[] all = new int[own.length + pile];
                for (int i = 0; i < own.length; i++) all[i] = own[i] * piles + pile;
                for (int lower = 0; lower < pile; lower++) all[own.length + lower] = v * piles + lower;
                followers[v * piles + pile] = all;
            }
        return followers;
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
