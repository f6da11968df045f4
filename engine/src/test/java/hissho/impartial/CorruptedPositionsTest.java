package hissho.impartial;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.catalogue.Catalogue;
import hissho.document.Node;
import hissho.kind.Kind;
import hissho.kind.Solution;
import hissho.progress.Progress;
import hissho.property.Corruption;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** A false word about a position on a board, a graph, coins, a picture or ordinals is refused by its certificate, and a true one is not. */
@Tag("slow")
class CorruptedPositionsTest {

    private record Given(String kind, Map<String, Object> document) {}

    private static final List<Given> GIVEN = List.of(
            new Given("chomp", Map.of("columns", 5, "rows", 3)),
            new Given("thirty-one", Map.of("target", 16, "copiesEach", 2)),
            new Given("empty-and-divide", Map.of("m", 4, "n", 7)),
            new Given("empty-and-divide", Map.of("m", 3, "n", 7)),
            new Given("empty-and-divide", Map.of("m", 4, "n", 7, "play", "misere")),
            new Given("wythoff", Map.of("x", 5, "y", 6)),
            new Given("wythoff", Map.of("x", "10000000000000000000000", "y", "7000000000000000000000")),
            new Given("wythoff", Map.of("x", "20000", "y", "20000", "play", "misere")),
            new Given("vertex-removal", Map.of("graph", "grid", "rows", 3, "columns", 3)),
            new Given("turning-turtles", Map.of("coins", "THTTHTTTHHTHT")),
            new Given("mock-turtles", Map.of("coins", "TTHTHHTTH")),
            new Given("mock-turtles", Map.of("heads", List.of(3, 1_000_000_000_000L))),
            new Given("grunt", Map.of("coins", "TTTHTHTTH")),
            new Given("coin-turning", Map.of("game", "custom", "counts", List.of(1, 3), "coins", "THTHHTTH")),
            new Given("turning-corners", Map.of("rows", List.of("TTTTT", "TTTHT", "TTTTT", "TTHTT", "TTTTH"))),
            new Given("acrostic-twins", Map.of("rows", List.of("TTH", "HTT", "TTH"))),
            new Given("rugs", Map.of("heads", "i+j odd", "n", 5)),
            new Given("green-hackenbush", Map.of("edges", edges(0, 1, 1, 2, 2, 0, 2, 3, 3, 4))),
            new Given("green-hackenbush", Map.of("stalks", List.of(30, 21, 14))),
            new Given("ordinal-nim", Map.of("piles", List.of("w*2+3", "w+5", "4"))),
            new Given("ordinal-nim", Map.of("piles", List.of("3", "5"))),
            new Given("two-dimensional-nim", Map.of("coins", List.of(List.of(4, 3), List.of(1, 0)))),
            new Given(
                    "two-dimensional-nim",
                    Map.of("coins", List.of(List.of(4, 3), List.of(1, 2)), "variant", "same-column")));

    private static List<List<Integer>> edges(int... ends) {
        List<List<Integer>> edges = new ArrayList<>();
        for (int i = 0; i < ends.length; i += 2) edges.add(List.of(ends[i], ends[i + 1]));
        return edges;
    }

    @TestFactory
    Stream<DynamicTest> falseWordsAreRefused() {
        return GIVEN.stream()
                .map(given -> DynamicTest.dynamicTest(given.kind + " " + given.document, () -> refuses(given)));
    }

    private static void refuses(Given given) {
        Kind<?> kind = Catalogue.kind(given.kind).orElseThrow();
        ImpartialSolution solution = (ImpartialSolution) solve(kind, given.document);
        assertTrue(solution.certificate(Progress.none()).holds(), "the truth");
        for (Corrupted corrupted : corrupted(solution.analysis()))
            assertFalse(
                    new ImpartialSolution(
                                    solution.kind(),
                                    solution.title(),
                                    corrupted.analysis,
                                    solution.supplement(),
                                    solution.facts(),
                                    Progress.none())
                            .certificate(Progress.none())
                            .holds(),
                    corrupted.place);
        supplements(solution);
    }

    /** What the supplement says of single heads and single cuts. */
    private static void supplements(ImpartialSolution solution) {
        if (!(solution.supplement() instanceof Record record)) return;
        List<String> said = Stream.of(record.getClass().getRecordComponents())
                .map(component -> component.getName())
                .filter(List.of("headValues", "values")::contains)
                .toList();
        if (said.isEmpty()) return;
        for (Corruption.Corrupted<Record> corrupted : Corruption.of(record, said.toArray(String[]::new)))
            assertFalse(
                    ((Supplement) corrupted.copy())
                            .certificate(solution.analysis(), Progress.none())
                            .orElseThrow()
                            .holds(),
                    corrupted.place());
    }

    private static <G extends hissho.kind.Game> Solution solve(Kind<G> kind, Map<String, Object> document) {
        return kind.solve(kind.read(Node.root(document)), Progress.none());
    }

    private record Corrupted(String place, Analysis analysis) {}

    /** The other outcome, another value, a winning move too few, one twice, and one that does not win. */
    private static List<Corrupted> corrupted(Analysis truth) {
        List<Corrupted> copies = new ArrayList<>();
        Outcome other = truth.outcome() == Outcome.P ? Outcome.N : Outcome.P;
        copies.add(new Corrupted("outcome", copy(truth, other, truth.value(), truth.winning())));
        truth.value()
                .ifPresent(value -> copies.add(new Corrupted(
                        "value",
                        copy(truth, truth.outcome(), Optional.of(value.plus(GrundyValue.of(1))), truth.winning()))));
        List<Option> winning = truth.winning();
        for (int i = 0; i < Math.min(4, winning.size()); i++) {
            List<Option> fewer = new ArrayList<>(winning);
            fewer.remove(i);
            copies.add(new Corrupted("without move " + i, copy(truth, truth.outcome(), truth.value(), fewer)));
        }
        if (!winning.isEmpty()) {
            List<Option> twice = new ArrayList<>(winning);
            twice.add(winning.getFirst());
            copies.add(new Corrupted("a move twice", copy(truth, truth.outcome(), truth.value(), twice)));
        }
        if (truth.game().optionCount() < 10_000) {
            List<Option> losing = new ArrayList<>(truth.game().options());
            losing.removeIf(
                    option -> winning.stream().anyMatch(w -> w.notation().equals(option.notation())));
            Collections.shuffle(losing, new java.util.Random(7));
            for (Option option : losing.stream().limit(3).toList()) {
                List<Option> more = new ArrayList<>(winning);
                more.add(option);
                copies.add(new Corrupted(
                        "a losing move " + option.notation(), copy(truth, truth.outcome(), truth.value(), more)));
            }
        }
        return copies;
    }

    private static Analysis copy(Analysis truth, Outcome outcome, Optional<GrundyValue> value, List<Option> winning) {
        Optional<BigInteger> counted =
                truth.listsAll() ? Optional.of(BigInteger.valueOf(winning.size())) : truth.counted();
        return new Analysis(truth.game(), truth.convention(), outcome, value, winning, counted, truth.drawing());
    }
}
