package hissho.impartial.hackenbush;

import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.verify.Topic;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Answer keys' questions about green pictures, the colon principle and the fusion principle. */
final class GreenTopics {

    private static final int MOST_EDGES = 1_000_000;

    private GreenTopics() {}

    static Topic green() {
        return new Topic(
                "green-hackenbush",
                Set.of("ground", "edges", "stalks", "componentSg"),
                input -> input.has("componentSg") ? components(input.get("componentSg")) : picture(input));
    }

    private static Facts components(Node node) {
        List<BigInteger> values = node.list().stream().map(Node::whole).toList();
        BigInteger sum = values.stream().reduce(BigInteger.ZERO, BigInteger::xor);
        List<Map<String, Object>> lowering = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            BigInteger to = values.get(i).xor(sum);
            if (to.compareTo(values.get(i)) >= 0) continue;
            Map<String, Object> change = new LinkedHashMap<>();
            change.put("component", i);
            change.put("from", values.get(i));
            change.put("to", to);
            lowering.add(change);
        }
        return new Facts()
                .put("sg", () -> sum)
                .put("class", () -> sum.signum() == 0 ? "P" : "N")
                .put("target", () -> {
                    if (lowering.size() != 1) throw new NotAnswered("a target among " + lowering.size());
                    return lowering.getFirst();
                });
    }

    private static Facts picture(Node input) {
        GreenPicture green = GreenPicture.of(PictureReader.picture(input, MOST_EDGES));
        Supplier<int[]> after = new Once<>(() -> green.cutValues(Progress.none()));
        Function<Integer, List<Integer>> cutsTo = value -> IntStream.range(0, after.get().length)
                .filter(e -> after.get()[e] == value)
                .boxed()
                .toList();
        return new Facts()
                .put("sg", green::worth)
                .put("class", () -> green.worth() == 0 ? "P" : "N")
                .put("winner", () -> green.worth() == 0 ? "second" : "first")
                .put("winningCuts", Compare.SET, () -> green.worth() == 0 ? List.of() : cutsTo.apply(0))
                .put("moveCount", () -> green.worth() == 0 ? 0 : cutsTo.apply(0).size())
                .put("valueAfterCut", () -> Arrays.stream(after.get()).boxed().toList())
                .put("cutsToValue", (answered, expected) -> agreeByValue(cutsTo, expected), () -> byValue(after.get()))
                .put(
                        "componentSg",
                        () -> green.picture().components(green.present()).stream()
                                .map(part -> Fusion.of(green.picture(), part).value())
                                .toList())
                .put("branchValues", () -> Branches.atFirstFork(green.fusion()))
                .put(
                        "branchXor",
                        () -> Branches.atFirstFork(green.fusion()).stream().reduce(0, (a, b) -> a ^ b));
    }

    private static Map<String, List<Integer>> byValue(int[] after) {
        Map<String, List<Integer>> cuts = new LinkedHashMap<>();
        for (int e = 0; e < after.length; e++)
            cuts.computeIfAbsent(String.valueOf(after[e]), v -> new ArrayList<>())
                    .add(e);
        return cuts;
    }

    /** Every value that is asked for has the right set of cuts, which may be empty. */
    private static boolean agreeByValue(Function<Integer, List<Integer>> cutsTo, @Nullable Object expected) {
        return expected instanceof Map<?, ?> map
                && map.entrySet().stream()
                        .allMatch(e -> Compare.SET.agree(
                                cutsTo.apply(Integer.valueOf(String.valueOf(e.getKey()))), e.getValue()));
    }

    static Topic colon() {
        return new Topic(
                "colon-principle",
                Set.of("branches", "trunk", "base", "at", "first", "second"),
                input -> input.has("branches") ? branches(input) : glued(input));
    }

    private static Facts branches(Node input) {
        BigInteger length =
                input.get("branches").list().stream().map(Node::whole).reduce(BigInteger.ZERO, BigInteger::xor);
        BigInteger trunk = input.find("trunk").map(Node::whole).orElse(BigInteger.ZERO);
        return new Facts()
                .put("length", () -> length)
                .put("stalk", () -> trunk.add(length))
                .put("sg", () -> trunk.add(length));
    }

    private static Facts glued(Node input) {
        Node base = input.get("base");
        long ground = base.find("ground").map(n -> n.wholeLong(0, 1L << 50)).orElse(0L);
        Picture alone = PictureReader.edges(base.get("edges"), ground, MOST_EDGES);
        long at = input.get("at").wholeLong(0, 1L << 50);
        Picture first = PictureReader.edges(input.get("first"), 0, MOST_EDGES);
        Picture second = PictureReader.edges(input.get("second"), 0, MOST_EDGES);
        int withFirst = worth(alone.glued(at, first));
        int withSecond = worth(alone.glued(at, second));
        return new Facts()
                .put("firstValue", () -> worth(first))
                .put("secondValue", () -> worth(second))
                .put("withFirst", () -> withFirst)
                .put("withSecond", () -> withSecond)
                .put("sumValue", () -> withFirst ^ withSecond)
                .put("sumClass", () -> withFirst == withSecond ? "P" : "N");
    }

    private static int worth(Picture picture) {
        return GreenPicture.of(picture).worth();
    }

    static Topic fusion() {
        return new Topic("fusion-principle", Set.of("from", "to", "ground", "edges"), input -> {
            if (!input.has("edges")) return cycles(input);
            FusedPicture fused = FusedPicture.of(
                    GreenPicture.of(PictureReader.picture(input, MOST_EDGES)).fusion());
            return new Facts()
                    .put(
                            "classes",
                            () -> fused.classes().stream()
                                    .map(FusedPicture.Fused::vertices)
                                    .toList())
                    .put(
                            "loops",
                            () -> fused.classes().stream()
                                    .map(FusedPicture.Fused::loops)
                                    .toList())
                    .put(
                            "loopsMod2",
                            () -> fused.classes().stream()
                                    .map(c -> c.loops() % 2)
                                    .toList())
                    .put("bridges", Compare.SET, fused::bridges)
                    .put(
                            "valueAtClass",
                            () -> fused.classes().stream()
                                    .map(FusedPicture.Fused::value)
                                    .toList())
                    .put("sg", fused::value)
                    .put("class", () -> fused.value() == 0 ? "P" : "N");
        });
    }

    private static Facts cycles(Node input) {
        int from = input.get("from").whole(1, 5_000);
        int to = input.get("to").whole(from, 5_000);
        return new Facts().put("sgByLength", () -> {
            Map<String, Integer> values = new LinkedHashMap<>();
            for (int length = from; length <= to; length++) values.put(String.valueOf(length), worth(cycle(length)));
            return values;
        });
    }

    private static Picture cycle(int length) {
        long[] from = new long[length];
        long[] to = new long[length];
        for (int i = 0; i < length; i++) {
            from[i] = i;
            to[i] = (i + 1L) % length;
        }
        return Picture.of(0, from, to);
    }
}
