package hissho.impartial.hackenbush;

import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.impartial.Analysis;
import hissho.impartial.Tuples;
import hissho.progress.Once;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** What a green picture says beside the facts of every impartial game: its parts, its cuts, its branches, and what fusing it gives. */
final class GreenFacts {

    static final List<String> KEYS = List.of(
            "valueAfterCut",
            "winningCuts",
            "cutsToValue",
            "branchValues",
            "branchXor",
            "classes",
            "loops",
            "loopsMod2",
            "bridges",
            "valueAtClass");

    private GreenFacts() {}

    static Facts of(GreenPicture green, Analysis analysis, Supplier<int[]> after, Progress progress) {
        Supplier<FusedPicture> fused = new Once<>(() -> FusedPicture.of(green.fusion()));
        return new Facts()
                .put("componentSg", () -> green.fusion().partValues())
                .put("valueAfterCut", () -> Arrays.stream(after.get()).boxed().toList())
                .put(
                        "winningCuts",
                        Compare.SET,
                        () -> analysis.winning().stream()
                                .map(option ->
                                        Objects.requireNonNull(option.facts().get("cut")))
                                .toList())
                .put(
                        "cutsToValue",
                        (answered, expected) -> agree(after.get(), expected),
                        () -> byValue(after.get()),
                        Tuples::write)
                .put("branchValues", () -> Branches.atFirstFork(green.fusion()))
                .put(
                        "branchXor",
                        () -> Branches.atFirstFork(green.fusion()).stream().reduce(0, (a, b) -> a ^ b))
                .put("classes", Compare.EXACT, () -> byClass(fused, FusedPicture.Fused::vertices), Tuples::write)
                .put("loops", () -> byClass(fused, FusedPicture.Fused::loops))
                .put("loopsMod2", () -> byClass(fused, c -> c.loops() % 2))
                .put("bridges", Compare.SET, () -> fused.get().bridges())
                .put("valueAtClass", () -> byClass(fused, FusedPicture.Fused::value));
    }

    private static List<Object> byClass(Supplier<FusedPicture> fused, Function<FusedPicture.Fused, Object> entry) {
        return fused.get().classes().stream().map(entry).toList();
    }

    private static Map<String, List<Integer>> byValue(int[] after) {
        Map<String, List<Integer>> cuts = new LinkedHashMap<>();
        for (int e = 0; e < after.length; e++)
            cuts.computeIfAbsent(String.valueOf(after[e]), v -> new ArrayList<>())
                    .add(e);
        return cuts;
    }

    /** Every value that is asked for has the right set of cuts, which may be empty. */
    private static boolean agree(int[] after, @Nullable Object expected) {
        return expected instanceof Map<?, ?> map
                && map.entrySet().stream()
                        .allMatch(entry -> Compare.SET.agree(
                                IntStream.range(0, after.length)
                                        .filter(e -> String.valueOf(after[e])
                                                .equals(entry.getKey().toString()))
                                        .boxed()
                                        .toList(),
                                entry.getValue()));
    }
}
