package hissho.impartial.coin;

import hissho.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** How sets of coins are written for people: single labels, and long runs by their ends. */
public final class CoinLabels {

    private static final int MOST_WORTHS = 40;

    private static final int SHORTEST_RUN = 5;
    private static final int MOST_TYPED = 100_000;

    private CoinLabels() {}

    /** {@code 1, 2, 5} or {@code 97–100}. */
    public static String shortened(List<Long> labels) {
        return written(labels, ", ", "–");
    }

    /** {@code 1,2,5} or {@code 97-100}, as people type it. */
    static String typed(List<Long> labels) {
        return written(labels, ",", "-");
    }

    /** The labels meant by {@code 1,2,5} or {@code 97-100}, ascending; nothing where it is not written so. */
    static Optional<List<Long>> read(String typed) {
        if (!typed.matches("\\d{1,9}(-\\d{1,9})?(,\\d{1,9}(-\\d{1,9})?){0,999}")) return Optional.empty();
        TreeSet<Long> labels = new TreeSet<>();
        for (String part : typed.split(",", -1)) {
            String[] ends = part.split("-", -1);
            long from = Long.parseLong(ends[0]);
            long to = Long.parseLong(ends[ends.length - 1]);
            if (to - from > MOST_TYPED) return Optional.empty();
            for (long label = from; label <= to; label++) labels.add(label);
        }
        return labels.isEmpty() ? Optional.empty() : Optional.of(List.copyOf(labels));
    }

    /** What the heads are worth one by one, where there are several and not too many to read. */
    static Optional<Message> worths(List<Long> values, long sum) {
        return values.size() < 2 || values.size() > MOST_WORTHS
                ? Optional.empty()
                : Optional.of(Message.of("coins.why.heads", values, sum));
    }

    private static String written(List<Long> labels, String comma, String dash) {
        List<String> parts = new ArrayList<>();
        for (int from = 0; from < labels.size(); ) {
            int to = from;
            while (to + 1 < labels.size() && labels.get(to + 1) == labels.get(to) + 1) to++;
            if (to - from + 1 >= SHORTEST_RUN) parts.add(labels.get(from) + dash + labels.get(to));
            else
                parts.add(labels.subList(from, to + 1).stream()
                        .map(String::valueOf)
                        .collect(Collectors.joining(comma)));
            from = to + 1;
        }
        return String.join(comma, parts);
    }
}
