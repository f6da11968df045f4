package hissho.card.tanhinmin.plain;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The state diagrams of strategy W: one node per kind of round, and which kind can follow which. The label of an edge is the number of
 * cards the first player plays in the round less the number the second plays.
 */
public enum StateDiagram {
    /** One card of each rank. */
    SINGLE(
            "S0-S1+1 S0-S2+0 S1-S1+1 S1-S2'+0 S1-S4+1 S2-S3+0 S2-S3'+0 S2'-S3+0 S2'-S4+0 S3-S3+1 S3-S4+1 S3'-S4+1",
            "S4"),
    /** Two cards of each rank. */
    DOUBLE(
            "S0-S1+1 S0-S2+0 S1-S1+1 S1-S2+0 S1-S7+1 S2-S3+0 S2-S4-1 S2-S7+0 S3-S3+1 S3-S4+0 S3-S7+1 S4-S5+0 S4-S6+0"
                    + " S4-S7+0 S5-S5+1 S5-S7+1 S6-S7+1",
            "S7");

    /** An edge of a diagram. */
    public record Edge(String from, String to, int label) {}

    @SuppressWarnings("ImmutableEnumChecker") // a list that cannot be changed
    private final List<Edge> edges;

    private final String end;

    StateDiagram(String edges, String end) {
        this.edges = Arrays.stream(edges.split(" ")).map(StateDiagram::edge).toList();
        this.end = end;
    }

    private static Edge edge(String written) {
        int dash = written.indexOf('-');
        int sign = written.length() - 2;
        return new Edge(
                written.substring(0, dash),
                written.substring(dash + 1, sign),
                Integer.parseInt(written.substring(sign)));
    }

    public List<Edge> edges() {
        return edges;
    }

    public String end() {
        return end;
    }

    /** The states in order. */
    public List<String> states() {
        return edges.stream()
                .flatMap(edge -> java.util.stream.Stream.of(edge.from, edge.to))
                .distinct()
                .sorted()
                .toList();
    }

    /** The diagram for hands with so many copies of each rank, where the papers have one. */
    public static Optional<StateDiagram> ofCopies(int copies) {
        return switch (copies) {
            case 1 -> Optional.of(SINGLE);
            case 2 -> Optional.of(DOUBLE);
            default -> Optional.empty();
        };
    }

    /**
     * The kind of a round.
     *
     * @param round its number from 1
     * @param firstOpens whether the first player opens it
     * @param top how many cards of the highest rank the opponent holds then
     * @param before the kind of the round before
     * @param highestPlayed whether W played its highest in the round before, because the opponent had one card left
     */
    String kind(int round, boolean firstOpens, int top, String before, boolean highestPlayed) {
        if (round == 1) return "S0";
        if (this == SINGLE) {
            if (!firstOpens) return round == 2 ? "S2" : "S2'";
            if (before.equals("S2") && highestPlayed) return "S3'";
            return top > 0 ? "S1" : "S3";
        }
        if (!firstOpens) return top == 1 ? "S2" : top == 0 ? "S4" : "S?";
        if (before.equals("S4") && highestPlayed) return "S6";
        return top == 2 ? "S1" : top == 1 ? "S3" : "S5";
    }
}
