package hissho.zerosum.named;

import hissho.document.Node;
import hissho.number.RationalMatrix;
import hissho.zerosum.matrix.MatrixGame;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The one reader of matrix games: payoffs written out under {@code matrix} with {@code rowLabels} and {@code colLabels}, or
 * the name of a family under {@code game} with its {@code params}. Where both are given the matrix counts.
 */
public final class GameInput {

    /** The most entries of a matrix that are read. */
    public static final int MOST_ENTRIES = 1_000_000;

    private static final Pattern RANGE = Pattern.compile("\\s*(\\d{1,6})\\s*\\.\\.\\s*(\\d{1,6})\\s*");

    private GameInput() {}

    public static MatrixGame read(Node input) {
        return input.has("matrix") || !input.has("game")
                ? written(input)
                : named(input).matrix();
    }

    /** The named game an input asks for. */
    public static NamedGame named(Node input) {
        Family family = Families.named(input.get("game"));
        return family.read(input.find("params").orElseGet(() -> new Node("params", Map.of())));
    }

    /** The games of an input whose parameter n is a range such as "1..8", in order. */
    public static Optional<List<NamedGame>> series(Node input) {
        if (!input.has("game") || !input.has("params") || !input.get("params").has("n")) return Optional.empty();
        Node params = input.get("params");
        Node n = params.get("n");
        Matcher range = RANGE.matcher(n.text());
        if (!range.matches()) return Optional.empty();
        Family family = Families.named(input.get("game"));
        int from = Integer.parseInt(range.group(1));
        int to = Integer.parseInt(range.group(2));
        if (to < from || to - from >= Families.LARGEST) throw n.bad("named.bad.range", n.shown(), Families.LARGEST);
        List<NamedGame> games = new ArrayList<>();
        for (int k = from; k <= to; k++) {
            Map<String, @Nullable Object> with = new LinkedHashMap<>(params.fields());
            with.put("n", k);
            games.add(family.read(new Node(params.place(), with)));
        }
        return Optional.of(games);
    }

    private static MatrixGame written(Node input) {
        RationalMatrix payoffs = input.get("matrix").matrix(MOST_ENTRIES);
        return new MatrixGame(
                payoffs, labels(input, "rowLabels", payoffs.height()), labels(input, "colLabels", payoffs.width()));
    }

    private static List<String> labels(Node input, String name, int size) {
        Optional<Node> given = input.find(name);
        if (given.isEmpty())
            return IntStream.rangeClosed(1, size).mapToObj(Integer::toString).toList();
        List<String> texts = given.get().texts();
        if (texts.size() != size) throw given.get().bad("named.bad.labels", size, texts.size());
        if (texts.stream().distinct().count() < size) throw given.get().bad("named.bad.repeated-label");
        return texts;
    }
}
