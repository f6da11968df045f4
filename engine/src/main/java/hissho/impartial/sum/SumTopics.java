package hissho.impartial.sum;

import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.impartial.Analysis;
import hissho.impartial.AnalysisFacts;
import hissho.impartial.Component;
import hissho.impartial.Convention;
import hissho.impartial.LongestPlay;
import hissho.impartial.Option;
import hissho.impartial.Sum;
import hissho.impartial.heap.Heap;
import hissho.impartial.heap.NimPile;
import hissho.progress.Progress;
import hissho.verify.Topic;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The questions about sums of any games. */
final class SumTopics {

    static final Topic TOPIC = new Topic("game-sum", Set.of("components", "play"), SumTopics::answers);

    private SumTopics() {}

    static Sum sum(Node components) {
        return new Sum(components.list(1, 200).stream().map(Summands::read).toList());
    }

    private static Facts answers(Node input) {
        Sum sum = sum(input.get("components"));
        Convention convention = Convention.of(input);
        Compare moves = (answered, expected) -> answered instanceof List<?> a
                && expected instanceof List<?> e
                && normal(sum, a).equals(normal(sum, e));
        return AnalysisFacts.of(() -> Analysis.of(sum, convention, Progress.none()), Option::facts)
                .put(
                        "winningMoves",
                        moves,
                        () -> Analysis.of(sum, convention, Progress.none()).winning().stream()
                                .map(Option::facts)
                                .toList())
                .put(
                        "equivalentNim",
                        () -> sum.components().stream()
                                .map(c -> c.value().plain())
                                .toList())
                .put("maxMoves", () -> new LongestPlay(Progress.none()).of(sum))
                .put("vertexCount", () -> SumGraph.of(sum).vertices())
                .put("edgeCount", () -> SumGraph.of(sum).edges())
                .put("followers", Compare.SET, () -> followers(sum))
                .put("movesToValue", SumTopics::sameChoices, () -> movesToValue(sum));
    }

    /** Moves without what they start from, pile parts sorted, a single part as the part itself. */
    private static Set<String> normal(Sum sum, List<?> moves) {
        return moves.stream().map(move -> normal(sum, move)).collect(Collectors.toSet());
    }

    private static String normal(Sum sum, @Nullable Object move) {
        if (!(move instanceof Map<?, ?> map)) return String.valueOf(move);
        Map<String, Object> plain = new java.util.TreeMap<>();
        int component = map.get("component") instanceof Number n ? n.intValue() : -1;
        boolean pile = component >= 0
                && component < sum.components().size()
                && (sum.components().get(component) instanceof Heap
                        || sum.components().get(component) instanceof NimPile);
        map.forEach((key, value) -> {
            if (key.equals("from")) return;
            List<Object> parts = value instanceof List<?> list ? new ArrayList<>(list) : null;
            if (pile && parts != null)
                parts.sort((a, b) -> new BigInteger(a.toString()).compareTo(new BigInteger(b.toString())));
            plain.put(
                    String.valueOf(key),
                    parts == null
                            ? String.valueOf(value)
                            : pile && parts.size() == 1 ? parts.getFirst().toString() : parts.toString());
        });
        return plain.toString();
    }

    /** The followers of a sum of piles, each as the list of piles. */
    private static List<List<Object>> followers(Sum sum) {
        return sum.options().stream()
                .map(option -> ((Sum) option.after())
                        .components().stream().map(SumTopics::pile).toList())
                .toList();
    }

    private static Object pile(Component component) {
        if (component instanceof Heap heap) return heap.size();
        if (component instanceof NimPile nim) return nim.size();
        throw new NotAnswered("followers of games other than piles");
    }

    /** The proof of the Sprague-Grundy theorem made concrete: for every smaller value the components that can be moved to reach it. */
    static List<Map<String, Object>> movesToValue(Sum sum) {
        List<BigInteger> values = sum.components().stream()
                .map(c -> c.value().finite().orElseThrow(() -> new NotAnswered("values that are not whole numbers")))
                .toList();
        int total = values.stream().reduce(BigInteger.ZERO, BigInteger::xor).intValueExact();
        List<Map<String, Object>> list = new ArrayList<>();
        for (int target = 0; target < total; target++) {
            BigInteger d = BigInteger.valueOf(target ^ total);
            int bit = d.bitLength() - 1;
            List<Map<String, Object>> choices = new ArrayList<>();
            for (int i = 0; i < values.size(); i++)
                if (values.get(i).testBit(bit))
                    choices.add(Map.of(
                            "component",
                            i,
                            "value",
                            values.get(i),
                            "to",
                            values.get(i).xor(d)));
            Map<String, Object> entry = new LinkedHashMap<>();
            entry.put("target", target);
            entry.put("d", d);
            entry.put("leadingBit", BigInteger.ONE.shiftLeft(bit));
            entry.put("choices", choices);
            list.add(entry);
        }
        return list;
    }

    private static boolean sameChoices(@Nullable Object answered, @Nullable Object expected) {
        if (!(answered instanceof List<?> a) || !(expected instanceof List<?> e) || a.size() != e.size()) return false;
        for (int i = 0; i < a.size(); i++) {
            if (!(a.get(i) instanceof Map<?, ?> x) || !(e.get(i) instanceof Map<?, ?> y)) return false;
            if (!Compare.SET.agree(x.get("choices"), y.get("choices"))) return false;
            for (String key : List.of("target", "d", "leadingBit"))
                if (!Compare.EXACT.agree(x.get(key), y.get(key))) return false;
        }
        return true;
    }
}
