package hissho.card.tanhinmin.plain;

import hissho.document.Node;
import hissho.document.Shape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a hand: a list of ranks, a map from ranks to how many, or runs such as {@code "1-5, 7*3, 10-99*2"}, so that hands of
 * millions of cards can be written down.
 */
public final class HandReader {

    private static final Pattern RUN = Pattern.compile("(\\d{1,9})(?:-(\\d{1,9}))?(?:\\*(\\d{1,9}))?");
    public static final int HIGHEST_RANK = 999_999_999;

    /** The cards of all ranks from one to another, so many of each. */
    private record Run(int from, int to, int count) {
        long cards() {
            return (long) count * (to - from + 1);
        }
    }

    private HandReader() {}

    /** What a document may hold where a hand is expected. */
    public static final Shape<Hand> SHAPE = Shape.either(
                    Shape.listOf(
                            Shape.either(Shape.whole(1, HIGHEST_RANK), Shape.text()), 1, Hand.MOST_CARDS),
                    Shape.text(),
                    Shape.mapOf(Shape.whole(0, Hand.MOST_CARDS)))
            .by(HandReader::read);

    /** A hand of at least one card. */
    public static Hand read(Node node) {
        List<Run> runs = runs(node);
        long cards = runs.stream().mapToLong(Run::cards).sum();
        if (cards == 0) throw node.bad("tanhinmin.bad.empty-hand");
        if (cards > Hand.MOST_CARDS) throw node.bad("tanhinmin.bad.too-many-cards", cards, Hand.MOST_CARDS);
        return hand(runs);
    }

    private static List<Run> runs(Node node) {
        List<Run> runs = new ArrayList<>();
        if (node.isMap()) {
            for (Map.Entry<String, ?> entry : node.fields().entrySet()) {
                Node count = node.get(entry.getKey());
                int rank = new Node(count.place(), entry.getKey()).whole(1, HIGHEST_RANK);
                runs.add(new Run(rank, rank, count.whole(0, Hand.MOST_CARDS)));
            }
        } else if (node.isList()) {
            for (Node entry : node.list()) runs.addAll(written(entry));
        } else {
            runs.addAll(written(node));
        }
        return runs;
    }

    private static List<Run> written(Node node) {
        List<Run> runs = new ArrayList<>();
        for (String word : node.text().trim().split("[,\\s]+", -1)) {
            Matcher parts = RUN.matcher(word);
            if (!parts.matches()) throw node.bad("tanhinmin.bad.not-cards", node.shown());
            int from = Integer.parseInt(parts.group(1));
            int to = parts.group(2) == null ? from : Integer.parseInt(parts.group(2));
            int count = parts.group(3) == null ? 1 : Integer.parseInt(parts.group(3));
            if (from < 1 || to < from) throw node.bad("tanhinmin.bad.not-cards", node.shown());
            runs.add(new Run(from, to, count));
        }
        return runs;
    }

    private static Hand hand(List<Run> runs) {
        long[] entries = new long
                [(int) runs.stream()
                        .filter(run -> run.count > 0)
                        .mapToLong(run -> run.to - run.from + 1)
                        .sum()];
        int at = 0;
        for (Run run : runs)
            if (run.count > 0)
                for (int rank = run.from; rank <= run.to; rank++) entries[at++] = (long) rank << 32 | run.count;
        Arrays.sort(entries);
        int[] ranks = new int[entries.length];
        int[] counts = new int[entries.length];
        int kinds = 0;
        for (long entry : entries) {
            int rank = (int) (entry >>> 32);
            if (kinds == 0 || ranks[kinds - 1] != rank) ranks[kinds++] = rank;
            counts[kinds - 1] += (int) entry;
        }
        return Hand.ofCounts(Arrays.copyOf(ranks, kinds), Arrays.copyOf(counts, kinds));
    }
}
