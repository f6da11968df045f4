package hissho.impartial.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.BadDocument;
import hissho.document.Node;
import hissho.impartial.Analysis;
import hissho.impartial.Convention;
import hissho.impartial.Option;
import hissho.impartial.Outcome;
import hissho.impartial.pile.PileGames;
import hissho.impartial.subtraction.SubtractionGames;
import hissho.impartial.subtraction.SubtractionKind;
import hissho.impartial.subtraction.SubtractionSet;
import hissho.kind.Solution;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Misère play of games whose piles are as good as Nim piles of their values, against the definition, and far beyond it. */
class MisereHeapsOfNimTest {

    /** The definition: who cannot move wins, and a position is lost if no move leads to a lost one. */
    private static final class ByDefinition {
        private final HeapGame game;
        private final Map<List<Long>, Boolean> lost = new HashMap<>();

        ByDefinition(HeapGame game) {
            this.game = game;
        }

        boolean isLost(List<Long> piles) {
            List<Long> sorted = piles.stream().sorted().toList();
            Boolean known = lost.get(sorted);
            if (known != null) return known;
            List<List<Long>> after = after(sorted);
            boolean found = !after.isEmpty() && after.stream().noneMatch(this::isLost);
            lost.put(sorted, found);
            return found;
        }

        List<List<Long>> after(List<Long> piles) {
            List<List<Long>> all = new ArrayList<>();
            for (int i = 0; i < piles.size(); i++) {
                int at = i;
                game.followers().of(piles.get(i)).forEach(parts -> {
                    List<Long> next = new ArrayList<>(piles);
                    next.set(at, LongStream.of(parts).sum());
                    all.add(next);
                });
            }
            return all;
        }
    }

    private static SubtractionSet set(long... members) {
        return new SubtractionSet.Listed(LongStream.of(members).boxed().toList());
    }

    private static List<HeapGame> games() {
        List<HeapGame> games = new ArrayList<>();
        for (SubtractionSet set : List.of(
                set(1, 2, 3),
                set(1, 3, 4),
                set(2, 3),
                set(2, 5, 7),
                set(3, 4, 9),
                set(1, 6),
                set(),
                new SubtractionSet.Squares(),
                new SubtractionSet.PowersOfTwo(),
                new SubtractionSet.Arithmetic(2, 3))) {
            games.add(SubtractionGames.of(set));
            games.add(SubtractionGames.impatient(set));
        }
        for (String name : PileGames.NAMES) if (PileGames.named(name).isNimInMisere()) games.add(PileGames.named(name));
        assertEquals(26, games.size());
        return games;
    }

    @Test
    void smallSumsAreDecidedAsByDefinition() {
        for (HeapGame game : games()) {
            ByDefinition twin = new ByDefinition(game);
            for (long a = 0; a <= 24; a++) compare(game, twin, List.of(a));
            for (long a = 0; a <= 12; a++) for (long b = a; b <= 12; b++) compare(game, twin, List.of(a, b));
            for (long a = 1; a <= 6; a++)
                for (long b = a; b <= 6; b++) for (long c = b; c <= 7; c++) compare(game, twin, List.of(a, b, c));
        }
    }

    private static void compare(HeapGame game, ByDefinition twin, List<Long> piles) {
        Analysis analysis = Analysis.of(Heap.sum(game, piles), Convention.MISERE, Progress.none());
        assertEquals(twin.isLost(piles) ? Outcome.P : Outcome.N, analysis.outcome(), game + " " + piles);
        Set<List<Long>> winning = twin.after(piles).stream()
                .filter(twin::isLost)
                .collect(Collectors.toCollection(() -> new TreeSet<>(java.util.Comparator.comparing(List::toString))));
        Set<List<Long>> found = analysis.winning().stream()
                .map(option -> afterwards(piles, option))
                .collect(Collectors.toCollection(() -> new TreeSet<>(java.util.Comparator.comparing(List::toString))));
        assertEquals(winning, found, game + " " + piles);
        assertTrue(analysis.certified(Progress.none()), game + " " + piles);
    }

    private static List<Long> afterwards(List<Long> piles, Option option) {
        List<Long> after = new ArrayList<>(piles);
        List<?> to = (List<?>) Objects.requireNonNull(option.facts().get("to"));
        after.set(
                (Integer) Objects.requireNonNull(option.facts().get("component")),
                ((Number) Objects.requireNonNull(to.getFirst())).longValue());
        return after;
    }

    @Test
    void hugePilesAreDecidedByThePeriodOfTheClasses() {
        long huge = 1_000_000_000_000_000_000L;
        for (SubtractionSet set : List.of(set(1, 3, 4), set(2, 5, 7), set(1, 2, 3))) {
            HeapGame game = SubtractionGames.of(set);
            Period period = new HeapClasses(game, Convention.MISERE, Progress.none()).period();
            HeapClasses classes = new HeapClasses(game, Convention.MISERE, Progress.none());
            for (long pile = huge; pile < huge + 30; pile++) {
                boolean lost = classes.isP(period.representative(pile));
                Analysis analysis = Analysis.of(Heap.sum(game, List.of(pile)), Convention.MISERE, Progress.none());
                assertEquals(lost ? Outcome.P : Outcome.N, analysis.outcome(), set + " " + pile);
            }
        }
    }

    @Test
    void hugeSumsAreSolvedAndSmallOnesOfTheSameRemaindersAgree() {
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("subtractionSet", List.of(1, 2, 3));
        document.put("piles", List.of(1_000_000_000_000_000_001L, 6, 7));
        document.put("play", "misere");
        SubtractionKind kind = new SubtractionKind();
        Solution solution = kind.solve(kind.read(Node.root(document)), Progress.none());
        assertTrue(solution.certificate(Progress.none()).holds());
        HeapGame game = SubtractionGames.of(set(1, 2, 3));
        List<Long> small = List.of(1L, 6L, 7L);
        assertEquals(
                Analysis.of(Heap.sum(game, small), Convention.MISERE, Progress.none())
                        .outcome(),
                Analysis.of(
                                Heap.sum(game, List.of(1_000_000_000_000_000_001L, 6L, 7L)),
                                Convention.MISERE,
                                Progress.none())
                        .outcome());
    }

    @Test
    void whereNoRuleIsKnownAHugePileIsRefused() {
        for (String name : List.of("aliquot", "lasker-nim", "kayles", "rims")) {
            assertFalse(PileGames.named(name).isNimInMisere());
            Heap heap = new Heap(PileGames.named(name), 1_000_000_000_000L);
            assertThrows(BadDocument.class, () -> heap.misere(Progress.none()), name);
        }
    }
}
