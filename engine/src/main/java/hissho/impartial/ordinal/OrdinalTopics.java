package hissho.impartial.ordinal;

import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.impartial.Analysis;
import hissho.impartial.AnalysisFacts;
import hissho.impartial.Component;
import hissho.impartial.Convention;
import hissho.impartial.GrundyValue;
import hissho.impartial.Option;
import hissho.impartial.Sum;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.verify.Topic;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/** Answer keys' questions about ordinals and two-dimensional Nim. */
final class OrdinalTopics {

    private static final long MOST = 1L << 40;

    private OrdinalTopics() {}

    static Topic transfinite() {
        return new Topic(
                "transfinite-sg", Set.of("ordinals", "piles", "allBelow", "also", "without"), OrdinalTopics::ordinals);
    }

    private static Facts ordinals(Node input) {
        if (input.has("piles")) return nim(read(input, "piles"));
        if (input.has("ordinals")) {
            Ordinal sum = read(input, "ordinals").stream().reduce(Ordinal.ZERO, Ordinal::nimPlus);
            return new Facts().put("nimSum", normalised(Compare.EXACT), sum::toString);
        }
        Ordinal bound = OrdinalNimKind.ordinal(input.get("allBelow"));
        OrdinalSet set = new OrdinalSet(bound, read(input, "also"), read(input, "without"));
        return new Facts().put("mex", normalised(Compare.EXACT), () -> set.mex().toString());
    }

    private static List<Ordinal> read(Node input, String name) {
        return input.find(name)
                .map(list -> list.list().stream().map(OrdinalNimKind::ordinal).toList())
                .orElse(List.of());
    }

    private static Facts nim(List<Ordinal> piles) {
        Sum sum = new Sum(piles.stream().<Component>map(OrdinalPile::new).toList());
        return ordinalAnswers(sum, option -> {
            Map<String, Object> move = new LinkedHashMap<>();
            move.put("pile", fact(option, "component"));
            move.put("from", fact(option, "from"));
            move.put("to", fact(option, "to"));
            return move;
        });
    }

    private static Object fact(Option option, String name) {
        Object value = option.facts().get(name);
        if (value == null) throw new IllegalStateException("a move without " + name);
        return value;
    }

    /** The usual answers, with values and moves compared as ordinals. */
    private static Facts ordinalAnswers(Sum sum, Function<Option, Object> move) {
        Once<Analysis> analysis = new Once<>(() -> Analysis.of(sum, Convention.NORMAL, Progress.none()));
        Facts answers = AnalysisFacts.of(analysis, move);
        for (String key : List.of("sg", "nimSum", "componentSg"))
            answers.put(key, normalised(Compare.EXACT), answers.find(key).orElseThrow()::value);
        return answers.put(
                "winningMoves",
                normalised(Compare.SET),
                answers.find("winningMoves").orElseThrow()::value);
    }

    /** Compares after bringing every text of the expected value that is an ordinal into normal form. */
    private static Compare normalised(Compare compare) {
        return (answered, expected) -> compare.agree(normal(answered), normal(expected));
    }

    private static @Nullable Object normal(@Nullable Object value) {
        if (value instanceof Map<?, ?> map) {
            Map<String, @Nullable Object> normal = new LinkedHashMap<>();
            map.forEach((key, entry) -> normal.put(String.valueOf(key), normal(entry)));
            return normal;
        }
        if (value instanceof List<?> list) {
            List<@Nullable Object> normal = new ArrayList<>();
            for (Object entry : list) normal.add(normal(entry));
            return normal;
        }
        return value == null
                ? null
                : OrdinalParser.read(value.toString())
                        .<Object>map(Ordinal::toString)
                        .orElse(value);
    }

    static Topic twoDimensional() {
        return new Topic(
                "two-dimensional-nim",
                Set.of("variant", "row", "xFrom", "xTo", "yFrom", "yTo", "width", "x", "y", "coins", "addCoins"),
                OrdinalTopics::board);
    }

    private static Facts board(Node input) {
        if (input.has("addCoins")) return new Facts().put("alwaysFinite", () -> true);
        if (input.has("coins")) return position(TwoDimensionalKind.position(input));
        LowerVariant variant = TwoDimensionalKind.variant(input);
        long width = input.find("width").map(n -> n.wholeLong(1, MOST)).orElse(0L);
        if (input.has("x")) {
            long column = number(input, "x");
            long row = number(input, "y");
            if (width > 0 && column >= width) throw input.get("x").bad("core.bad.out-of-range", column, 0, width - 1);
            return position(new CoinsOnBoard(variant, List.of(new CoinsOnBoard.Square(column, row)), width));
        }
        if (input.has("row"))
            return new Facts()
                    .put("sgValues", normalised(Compare.EXACT), () -> row(input, variant, width, number(input, "row")));
        if (input.has("xFrom"))
            return new Facts()
                    .put(
                            "sgTable",
                            normalised(Compare.EXACT),
                            () -> range(input, "yFrom", "yTo")
                                    .mapToObj(y -> row(input, variant, width, y))
                                    .toList());
        return new Facts().put("alwaysFinite", () -> true).put("bounded", () -> {
            if (variant == LowerVariant.ANY_LOWER_SQUARE && width == 0) return false;
            throw new NotAnswered("bounded without coins");
        });
    }

    private static long number(Node input, String name) {
        return input.get(name).wholeLong(0, MOST);
    }

    private static LongStream range(Node input, String from, String to) {
        long first = number(input, from);
        return LongStream.rangeClosed(first, input.get(to).wholeLong(first, first + 100_000));
    }

    private static List<Object> row(Node input, LowerVariant variant, long width, long y) {
        return range(input, "xFrom", "xTo")
                .mapToObj(x -> new BoardCoin(variant, x, y, width).value().plain())
                .toList();
    }

    private static Facts position(CoinsOnBoard position) {
        Sum sum = position.sum();
        Facts answers = ordinalAnswers(sum, option -> {
            Map<String, Object> move = new LinkedHashMap<>();
            move.put("from", fact(option, "from"));
            move.put("to", fact(option, "to"));
            return move;
        });
        position.longestPlay().ifPresent(moves -> answers.put("maxMoves", () -> moves));
        return answers.put("alwaysFinite", () -> true)
                .put("bounded", position::isBounded)
                .put(
                        "value",
                        normalised(Compare.EXACT),
                        () -> GrundyValue.sum(sum.values(Progress.none())).plain());
    }
}
