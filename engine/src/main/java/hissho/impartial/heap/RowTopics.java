package hissho.impartial.heap;

import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.impartial.Analysis;
import hissho.impartial.Component;
import hissho.impartial.Convention;
import hissho.impartial.Option;
import hissho.progress.Once;
import hissho.progress.Progress;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.LongStream;

/** The questions about rows: Kayles with its pins, Dawson's chess with its marks. */
final class RowTopics {

    static final int LONGEST_ROW = 2_000;

    private RowTopics() {}

    static RowGame kaylesRow(Node input) {
        int pins = input.get("pins").whole(0, LONGEST_ROW);
        return RowGame.pins(
                pins, input.find("missing").map(n -> n.wholes(1, pins)).orElse(List.of()));
    }

    static RowGame dawsonRow(Node input) {
        int squares = input.get("squares").whole(0, LONGEST_ROW);
        return RowGame.squares(
                squares, input.find("marks").map(n -> n.wholes(1, squares)).orElse(List.of()));
    }

    static Facts kayles(Node input) {
        RowGame row = kaylesRow(input);
        return row(row, input, option -> Objects.requireNonNull(option.facts().get("pins")));
    }

    static Facts dawson(Node input) {
        RowGame row = dawsonRow(input);
        Supplier<Analysis> analysis = new Once<>(() -> Analysis.of(row, Convention.of(input), Progress.none()));
        return row(row, input, option -> Objects.requireNonNull(option.facts().get("square")))
                .put(
                        "winningSquares",
                        Compare.SET,
                        () -> analysis.get().winning().stream()
                                .map(option -> option.facts().get("square"))
                                .toList())
                .put(
                        "splits",
                        Compare.SET,
                        () -> analysis.get().winning().stream()
                                .map(option -> pieces(row, (RowGame) option.after()))
                                .distinct()
                                .toList());
    }

    /** What a move leaves of the run it was made in: the lengths left and right of it, the smaller first. */
    private static List<Long> pieces(RowGame before, RowGame after) {
        int first = 1;
        while (before.gone().get(first) == after.gone().get(first)) first++;
        int last = after.length();
        while (before.gone().get(last) == after.gone().get(last)) last--;
        long left = 0;
        while (first - 1 - left >= 1 && !after.gone().get((int) (first - 1 - left))) left++;
        long right = 0;
        while (last + 1 + right <= after.length() && !after.gone().get((int) (last + 1 + right))) right++;
        return LongStream.of(left, right).sorted().boxed().toList();
    }

    private static Facts row(RowGame row, Node input, Function<Option, Object> move) {
        return Heaps.position(row, Convention.of(input), move)
                .put("runs", row::runs)
                .put(
                        "componentSg",
                        () -> row.heapSum().components().stream()
                                .map(Component::value)
                                .map(value -> value.plain())
                                .toList());
    }
}
