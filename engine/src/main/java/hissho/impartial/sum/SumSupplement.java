package hissho.impartial.sum;

import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.impartial.Analysis;
import hissho.impartial.Component;
import hissho.impartial.GrundyValue;
import hissho.impartial.LongestPlay;
import hissho.impartial.Sum;
import hissho.impartial.Supplement;
import hissho.impartial.heap.Heap;
import hissho.impartial.nim.NimPile;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Block.Step;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What can be asked of a sum of any games beyond its analysis, and the proof of the Sprague-Grundy theorem made concrete for it. */
record SumSupplement(Sum sum) implements Supplement {

    static final List<String> KEYS =
            List.of("equivalentNim", "maxMoves", "vertexCount", "edgeCount", "followers", "movesToValue");

    private static final int MOST_STEPS = 16;
    private static final int MOST_BITS = 16;

    @Override
    public Compare comparingMoves() {
        return (answered, expected) -> answered instanceof List<?> a
                && expected instanceof List<?> e
                && normal(sum, a).equals(normal(sum, e));
    }

    @Override
    public Facts facts(Analysis analysis, Progress progress) {
        Supplier<SumGraph> graph = new Once<>(() -> SumGraph.of(sum, progress));
        return new Facts()
                .put(
                        "equivalentNim",
                        () -> sum.values(progress).stream()
                                .map(GrundyValue::plain)
                                .toList())
                .put("maxMoves", () -> new LongestPlay(progress).of(sum))
                .put("vertexCount", () -> graph.get().vertices())
                .put("edgeCount", () -> graph.get().edges())
                .put("followers", Compare.SET, this::followers)
                .put("movesToValue", SumSupplement::sameChoices, () -> movesToValue(progress));
    }

    @Override
    public List<Section> more(Analysis analysis, Words words, Progress progress) {
        List<GrundyValue> values = sum.values(progress);
        if (values.stream().anyMatch(value -> value.finite().isEmpty())
                || GrundyValue.sum(values).finite().orElseThrow().bitLength() > 4) return List.of();
        List<Step> steps = new ArrayList<>();
        for (Map<String, Object> entry :
                movesToValue(progress).stream().limit(MOST_STEPS).toList())
            if (entry.get("choices") instanceof List<?> choices && choices.getFirst() instanceof Map<?, ?> choice)
                steps.add(Step.of(words.say(
                        "impartial.sum.reach",
                        String.valueOf(entry.get("target")),
                        String.valueOf(entry.get("d")),
                        choice.get("component") instanceof Integer i ? i + 1 : 0,
                        String.valueOf(choice.get("value")),
                        String.valueOf(choice.get("to")))));
        return steps.isEmpty()
                ? List.of()
                : List.of(Section.of(words.say("impartial.sum.proof"), new Block.Steps(steps)));
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
    private List<List<Object>> followers() {
        if (sum.optionCount() > Heap.MOST_LISTED)
            throw new NotAnswered(Message.of("impartial.bad.moves-not-listed", Heap.MOST_LISTED));
        return sum.options().stream()
                .map(option -> ((Sum) option.after())
                        .components().stream().map(SumSupplement::pile).toList())
                .toList();
    }

    private static Object pile(Component component) {
        if (component instanceof Heap heap) return heap.size();
        if (component instanceof NimPile nim) return nim.size();
        throw new NotAnswered(Message.of("impartial.bad.not-piles"));
    }

    /** The proof of the Sprague-Grundy theorem made concrete: for every smaller value the components that can be moved to reach it. */
    private List<Map<String, Object>> movesToValue(Progress progress) {
        List<BigInteger> values = sum.values(progress).stream()
                .map(value -> value.finite().orElseThrow(() -> new NotAnswered(Message.of("impartial.bad.not-whole"))))
                .toList();
        if (NimPile.nimSum(values).bitLength() > MOST_BITS)
            throw new NotAnswered(Message.of("impartial.bad.large-value", 1 << MOST_BITS));
        int total = NimPile.nimSum(values).intValueExact();
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
