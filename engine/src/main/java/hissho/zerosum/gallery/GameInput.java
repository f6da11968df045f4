package hissho.zerosum.gallery;

import hissho.document.Node;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.Payoffs;
import hissho.zerosum.named.Family;
import hissho.zerosum.named.NamedGame;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Games as claims and series write them: payoffs under {@code matrix}, or the name of a family under {@code game} with its
 * {@code params}. Where both are given the matrix counts.
 */
public final class GameInput {

    private static final Pattern RANGE = Pattern.compile("\\s*(\\d{1,6})\\s*\\.\\.\\s*(\\d{1,6})\\s*");

    private GameInput() {}

    public static MatrixGame read(Node input) {
        return input.has("matrix") || !input.has("game")
                ? Payoffs.in(input)
                : named(input).matrix();
    }

    /** The named game an input asks for. */
    public static NamedGame named(Node input) {
        Family family = Families.named(input.get("game"));
        return family.read(input.find("params").orElseGet(() -> new Node("params", Map.of())));
    }

    /** The games of a family for the sizes of a range such as "1..8", in order. */
    static List<NamedGame> series(Family family, Node params) {
        Node n = params.get("n");
        Matcher range = RANGE.matcher(n.text());
        if (!range.matches()) throw n.bad("named.bad.range", n.shown(), Family.LARGEST);
        int from = Integer.parseInt(range.group(1));
        int to = Integer.parseInt(range.group(2));
        if (to < from || to - from >= Family.LARGEST) throw n.bad("named.bad.range", n.shown(), Family.LARGEST);
        return IntStream.rangeClosed(from, to)
                .mapToObj(k -> sized(family, params, k))
                .toList();
    }

    /** The game of one size, with the other parameters as they are. */
    static NamedGame sized(Family family, Node params, int n) {
        Map<String, @Nullable Object> with = new LinkedHashMap<>(params.fields());
        with.put("n", n);
        return family.read(new Node(params.place(), with));
    }
}
