package hissho.card.tanhinmin.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The search on sets of cards against plain minimax and against a method that knows no rule about passes. */
@Tag("slow")
class SearchTest {

    private static final GraphGame.Rules TINY_TABLE = new GraphGame.Rules(true, 0, 0, 1, 0);

    @Test
    void everyMoveOfThousandsOfRandomGraphsHasTheValueOfMinimax() {
        Random random = new Random(11);
        int[] seen = new int[3];
        for (int i = 0; i < 6000; i++) {
            GraphGame.Rules rules = i % 4 == 0 ? GraphGame.Rules.WITHOUT_EMPTY_PASS : TINY_TABLE;
            GraphGame game =
                    RandomGames.next(random, i % 20 == 0 ? 8 : 7, rules).orElse(null);
            if (game == null) continue;
            Values values = Values.of(game, Progress.none());
            Supplier<String> position = () -> shown(game);
            int value = Minimax.value(game);
            seen[value + 1]++;
            assertEquals(value, values.value(), position);
            assertEquals(value, Values.searched(game, Progress.none()).value(), position);
            for (Values.Valued move : values.moves()) {
                int expected = move.isPass() ? Minimax.ofPassing(game, false) : Minimax.ofPlaying(game, move.card());
                assertEquals(expected, move.value(), () -> shown(game) + " " + move);
            }
        }
        assertTrue(seen[0] > 500 && seen[2] > 500, "wins and losses occur");
    }

    @Test
    void zugzwangsAreFoundAmongGraphsWithManyCycles() {
        Random random = new Random(5);
        int zugzwangs = 0;
        for (int i = 0; i < 1500; i++) {
            long[] children = new long[6];
            for (int a = 0; a < 3; a++)
                for (int b = 3; b < 6; b++)
                    if (random.nextInt(5) < 2) {
                        children[a] |= Bits.bit(b);
                        children[b] |= Bits.bit(a);
                    }
            GraphGame game = GraphGame.of(CardGraph.numbered(children), 7, 56, GraphGame.EMPTY);
            int value = Minimax.value(game);
            if (value == 0) zugzwangs++;
            assertEquals(value, Values.of(game, Progress.none()).value(), () -> shown(game));
            assertEquals(value, new Attractor(game).value(), () -> shown(game));
        }
        assertTrue(zugzwangs > 50, zugzwangs + " zugzwangs");
    }

    @Test
    void sheddingSoManyCardsIsSearchedLikeMinimax() {
        Random random = new Random(3);
        for (int i = 0; i < 1500; i++) {
            GraphGame game =
                    RandomGames.next(random, 7, GraphGame.Rules.ORDINARY).orElse(null);
            if (game == null) continue;
            int moverKeeps = random.nextInt(Bits.size(game.mover()));
            int otherKeeps = random.nextInt(Bits.size(game.other()));
            GraphGame shed = new GraphGame(
                    game.graph(),
                    game.mover(),
                    game.other(),
                    game.table(),
                    new GraphGame.Rules(true, moverKeeps, otherKeeps, 1, 0));
            assertEquals(Minimax.value(shed), Values.of(shed, Progress.none()).value(), () -> shown(shed));
        }
    }

    /** The linear rule knows only hands that must be played out: with cards to keep even a strict order is searched. */
    @Test
    void aStrictOrderWithCardsToKeepIsSearched() {
        int ordered = 0;
        for (int edges = 0; edges < 1 << 12; edges++)
            for (long mover = 1; mover < 15; mover++) {
                GraphGame game = GraphGame.of(digraph(edges), mover, 15 & ~mover, GraphGame.EMPTY);
                if (StrictOrder.of(game).isEmpty()) continue;
                ordered++;
                for (int keeps = 0; keeps < 4; keeps++) {
                    int moverKeeps = Math.min(keeps & 1, Bits.size(game.mover()) - 1);
                    int otherKeeps = Math.min(keeps >> 1, Bits.size(game.other()) - 1);
                    GraphGame shed = new GraphGame(
                            game.graph(),
                            game.mover(),
                            game.other(),
                            game.table(),
                            new GraphGame.Rules(true, moverKeeps, otherKeeps, 1, 0));
                    assertEquals(
                            Minimax.value(shed),
                            Values.of(shed, Progress.none()).value(),
                            () -> shown(shed));
                }
            }
        assertTrue(ordered > 100, ordered + " orders");
    }

    /** Labelled digraphs on four cards with every split of ownership; counted by the search and by the second method. */
    @Test
    void countsTheZugzwangsOfFourCards() {
        int bySearch = 0;
        int bySecondMethod = 0;
        int withFourEdges = 0;
        for (int edges = 0; edges < 1 << 12; edges++) {
            CardGraph graph = digraph(edges);
            for (long mover = 1; mover < 15; mover++) {
                GraphGame game = GraphGame.of(graph, mover, 15 & ~mover, GraphGame.EMPTY);
                if (Cycles.exists(game)) {
                    if (Values.of(game, Progress.none()).value() == 0) bySearch++;
                    if (Integer.bitCount(edges) <= 8 && new Attractor(game).value() == 0) bySecondMethod++;
                    else if (Integer.bitCount(edges) > 8 && Minimax.value(game) == 0) bySecondMethod++;
                    if (Integer.bitCount(edges) == 4 && Minimax.value(game) == 0) withFourEdges++;
                } else {
                    assertTrue(Minimax.value(game) != 0, "no zugzwang without a cycle");
                }
            }
        }
        assertEquals(bySecondMethod, bySearch);
        assertEquals(12, withFourEdges);
        assertEquals(192, bySearch);
    }

    private static CardGraph digraph(int edges) {
        long[] children = new long[4];
        int bit = 0;
        for (int a = 0; a < 4; a++)
            for (int b = 0; b < 4; b++) if (a != b && (edges >> bit++ & 1) != 0) children[a] |= Bits.bit(b);
        return CardGraph.numbered(children);
    }

    @Test
    void aSmallTableGivesTheSameValuesAsALargeOne() {
        for (int seed = 0; seed < 4; seed++) {
            RandomPosition position = new RandomPosition(18, 9, Rational.of(2, 5), seed);
            int small = Values.of(position.deal(TINY_TABLE), Progress.none()).value();
            int large = Values.of(position.deal(GraphGame.Rules.ORDINARY), Progress.none())
                    .value();
            assertEquals(large, small);
        }
    }

    @Test
    void linesAreCertifiedAndSolutionsKeepTheirPromise() {
        Random random = new Random(9);
        for (int i = 0; i < 300; i++) {
            GraphGame game =
                    RandomGames.next(random, 7, GraphGame.Rules.ORDINARY).orElse(null);
            if (game == null) continue;
            GraphSolution solution = GraphSolution.of("test", game, List.of(), Progress.none());
            assertTrue(solution.certificate(Progress.none()).holds(), () -> shown(game));
            assertEquals(solution.value() != 0, solution.line().isPresent(), () -> shown(game));
            if (solution.line().isPresent())
                assertEquals(length(game, false), solution.line().get().size() * solution.value(), () -> shown(game));
        }
    }

    /** The signed length of the game by the definition. */
    private static int length(GraphGame game, boolean passed) {
        List<Integer> lengths = new ArrayList<>();
        for (int card : Bits.list(game.playable()))
            lengths.add(game.finishes(card) ? 1 : later(length(game.played(card), false)));
        boolean empty = game.emptyTable();
        lengths.add(empty && passed ? 0 : later(length(game.turned(), empty)));
        int win = lengths.stream().filter(d -> d > 0).min(Integer::compare).orElse(0);
        if (win > 0) return win;
        return lengths.contains(0) ? 0 : lengths.stream().min(Integer::compare).orElseThrow();
    }

    private static int later(int opponents) {
        return opponents == 0 ? 0 : opponents > 0 ? -opponents - 1 : -opponents + 1;
    }

    private static String shown(GraphGame game) {
        StringBuilder edges = new StringBuilder();
        for (int card = 0; card < game.graph().cards(); card++)
            edges.append(card)
                    .append("->")
                    .append(Bits.list(game.graph().children(card)))
                    .append(' ');
        return edges + "mover " + Bits.list(game.mover()) + " other " + Bits.list(game.other()) + " table "
                + game.table() + " " + game.rules();
    }
}
