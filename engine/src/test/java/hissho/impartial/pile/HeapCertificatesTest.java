package hissho.impartial.pile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Node;
import hissho.impartial.Analysis;
import hissho.impartial.ImpartialSolution;
import hissho.impartial.Option;
import hissho.impartial.sum.ImpartialKinds;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.kind.Solution;
import hissho.progress.Progress;
import hissho.property.Corruption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Certificates of games on heaps refuse every answer in which one claimed thing was made wrong, and say how far they reach. */
@Tag("slow")
class HeapCertificatesTest {

    private static final long HUGE = 1_000_000_000_000_000_000L;

    private static Solution solve(String name, Map<String, Object> document) {
        return solve(
                ImpartialKinds.all().stream()
                        .filter(kind -> kind.name().equals(name))
                        .findFirst()
                        .orElseThrow(),
                document);
    }

    private static <G extends Game> Solution solve(Kind<G> kind, Map<String, Object> document) {
        return kind.solve(kind.read(Node.root(document)), Progress.none());
    }

    private record Case(String kind, Map<String, Object> document, boolean everything) {}

    private static List<Case> cases() {
        return List.of(
                new Case("nim", Map.of("piles", List.of(3, 4, 5)), true),
                new Case("nim", Map.of("piles", List.of(HUGE, 77, 12345678)), true),
                new Case("nim", Map.of("piles", List.of(HUGE, 1, 1), "play", "misere"), true),
                new Case("nimble", Map.of("coins", List.of(HUGE, 7, 7, 12)), true),
                new Case("staircase-nim", Map.of("steps", List.of(1_000_000_000, 7, 123_456)), true),
                new Case("moore-nim", Map.of("piles", List.of(2, 3, 5, 5), "k", 3), true),
                new Case("dynamic-subtraction", Map.of("pile", HUGE + 7), true),
                new Case("dynamic-subtraction", Map.of("pile", 44, "factor", 1), true),
                new Case("subtraction", Map.of("subtractionSet", List.of(1, 3, 4), "piles", List.of(9, 12)), true),
                new Case("subtraction", Map.of("subtractionSet", List.of(1, 3, 4), "piles", List.of(HUGE, 5)), true),
                new Case(
                        "subtraction",
                        Map.of(
                                "subtractionSet",
                                Map.of("kind", "arithmetic", "start", 1, "step", 2),
                                "piles",
                                List.of(1_000_000_000_001L)),
                        true),
                new Case("kayles", Map.of("piles", List.of(7, 6)), true),
                new Case("kayles", Map.of("piles", List.of(HUGE)), true),
                new Case("kayles", Map.of("piles", List.of(9), "play", "misere"), true),
                new Case("dawson-chess", Map.of("piles", List.of(HUGE, 9, 14)), true),
                new Case("lasker-nim", Map.of("piles", List.of(100_000, 7)), false),
                new Case("rims", Map.of("regions", List.of(1412)), false),
                new Case("at-least-half", Map.of("piles", List.of(HUGE, 77)), false),
                new Case("grundy-game", Map.of("piles", List.of(8, 7)), true));
    }

    @Test
    void everyCorruptedAnswerIsRefused() {
        for (Case one : cases()) {
            ImpartialSolution solution = (ImpartialSolution) solve(one.kind, one.document);
            Certificate right = solution.certificate(Progress.none());
            assertTrue(right.holds(), one.toString());
            assertEquals(one.everything, right.extent() instanceof Extent.Everything, one + " " + right.extent());
            List<String> covered = new ArrayList<>(List.of("outcome"));
            if (solution.analysis().value().isPresent()) covered.add("value");
            if (one.everything) covered.add("counted");
            for (Corruption.Corrupted<Analysis> wrong :
                    Corruption.of(solution.analysis(), covered.toArray(String[]::new)))
                assertFalse(
                        with(solution, wrong.copy())
                                .certificate(Progress.none())
                                .holds(),
                        one + " " + wrong.place());
            for (Analysis wrong : withWrongMoves(solution.analysis()))
                assertFalse(
                        with(solution, wrong).certificate(Progress.none()).holds(),
                        one + " " + wrong.winning().size());
        }
    }

    /** A move that does not win in place of one that does, a move listed twice, and, where all are listed, one left out. */
    private static List<Analysis> withWrongMoves(Analysis analysis) {
        List<Analysis> wrong = new ArrayList<>();
        Set<String> winning = analysis.winning().stream().map(Option::notation).collect(Collectors.toSet());
        if (analysis.winning().isEmpty()) return wrong;
        if (analysis.game().optionCount() < 10_000) {
            Optional<Option> losing = analysis.game().options().stream()
                    .filter(option -> !winning.contains(option.notation()))
                    .findFirst();
            losing.ifPresent(option -> {
                List<Option> moves = new ArrayList<>(analysis.winning());
                moves.set(0, option);
                wrong.add(with(analysis, moves));
            });
            wrong.add(with(
                    analysis, analysis.winning().subList(1, analysis.winning().size())));
        }
        List<Option> twice = new ArrayList<>(analysis.winning());
        twice.add(analysis.winning().getFirst());
        wrong.add(with(analysis, twice));
        return wrong;
    }

    private static Analysis with(Analysis analysis, List<Option> winning) {
        return new Analysis(
                analysis.game(),
                analysis.convention(),
                analysis.outcome(),
                analysis.value(),
                winning,
                analysis.counted(),
                analysis.drawing());
    }

    private static ImpartialSolution with(ImpartialSolution solution, Analysis analysis) {
        return new ImpartialSolution(
                solution.kind(),
                solution.title(),
                analysis,
                solution.supplement(),
                solution.facts(),
                solution.progress());
    }

    @Test
    void corruptedTablesOfValuesAreRefused() {
        for (Map<String, Object> document : List.<Map<String, Object>>of(
                Map.of("game", "kayles", "from", 5, "to", 300),
                Map.of("code", "0.137"),
                Map.of("subtractionSet", List.of(2, 4, 7), "to", 40),
                Map.of("game", "kayles", "from", HUGE, "to", HUGE + 40),
                Map.of("code", "0.7", "to", 20))) {
            PileValues values = (PileValues) solve("pile-values", document);
            Certificate right = values.certificate(Progress.none());
            assertTrue(right.holds(), document.toString());
            assertTrue(right.extent() instanceof Extent.Everything, document + " " + right.extent());
            for (Corruption.Corrupted<PileValues> wrong : Corruption.of(values, "values", "period"))
                if (!wrong.place().endsWith("window"))
                    assertFalse(wrong.copy().certificate(Progress.none()).holds(), document + " " + wrong.place());
        }
        PileValues far = (PileValues) solve("pile-values", Map.of("game", "lasker-nim", "from", 0, "to", 150_000));
        assertTrue(far.certificate(Progress.none()).extent() instanceof Extent.Sample);
    }
}
