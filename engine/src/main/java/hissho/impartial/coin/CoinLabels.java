package hissho.impartial.coin;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** How sets of coins are written for people: single labels, and long runs by their ends. */
public final class CoinLabels {

    private static final int SHORTEST_RUN = 5;

    private CoinLabels() {}

    /** {@code 1, 2, 5} or {@code 97–100}. */
    public static String shortened(List<Long> labels) {
        List<String> parts = new ArrayList<>();
        for (int from = 0; from < labels.size(); ) {
            int to = from;
            while (to + 1 < labels.size() && labels.get(to + 1) == labels.get(to) + 1) to++;
            if (to - from + 1 >= SHORTEST_RUN) parts.add(labels.get(from) + "–" + labels.get(to));
            else
                parts.add(labels.subList(from, to + 1).stream()
                        .map(String::valueOf)
                        .collect(Collectors.joining(", ")));
            from = to + 1;
        }
        return String.join(", ", parts);
    }
}
