package hissho.card.memory.win;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.card.memory.MemoryState;
import hissho.card.memory.win.MemoryTurn.First;
import hissho.card.memory.win.MemoryTurn.Second;
import hissho.document.Node;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** In the middle of a turn solving offers what play offers, and finds it worth the same. */
class MidTurnTest {

    private static final Map<Second, String> AFTER_A_MATCH =
            Map.of(Second.MATE, "take", Second.UNKNOWN, "leave", Second.KNOWN, "return");
    private static final Map<Second, String> AFTER_A_NEW_CARD = Map.of(Second.UNKNOWN, "open", Second.KNOWN, "pass");

    @Test
    void aMatchMayBeLeft() {
        MidTurnSolution solution =
                solve(new MemoryKind().read(Node.root(Map.of("pairs", 3, "known", 1, "turned", "match"))));
        assertEquals(
                List.of("take", "leave"),
                solution.facts().find("best").orElseThrow().value());
        assertEquals(
                Rational.of(1, 3), solution.facts().find("value").orElseThrow().value());
    }

    @Test
    void everyChoiceOfPlayIsOfferedAndWorthTheSame() {
        int seen = 0;
        for (boolean passing : List.of(true, false))
            for (boolean alwaysTwo : List.of(true, false))
                for (String turned : List.of("new", "match"))
                    for (int pairs = 1; pairs <= 5; pairs++)
                        for (int known = 0; known <= pairs; known++)
                            for (int lead = -pairs; lead <= pairs; lead++)
                                if (turned.equals("new") ? known < pairs : known > 0) {
                                    compare(Map.of(
                                            "pairs",
                                            pairs,
                                            "known",
                                            known,
                                            "lead",
                                            lead,
                                            "turned",
                                            turned,
                                            "passing",
                                            passing,
                                            "alwaysTwo",
                                            alwaysTwo));
                                    seen++;
                                }
        assertTrue(seen > 500, seen + " states");
    }

    private static MidTurnSolution solve(MemoryGame game) {
        return MidTurnSolution.of(game, Progress.none());
    }

    private static void compare(Map<String, Object> document) {
        MemoryGame game = new MemoryKind().read(Node.root(document));
        MidTurnSolution solution = solve(game);
        assertTrue(solution.certificate(Progress.none()).holds(), document::toString);
        boolean match = document.get("turned").equals("match");
        MemoryState state = game.state();
        MemoryTurn turn = new MemoryTurn(
                game.rules(),
                state.pairs(),
                match ? state.known() - 1 : state.known() + 1,
                match ? 1 : 0,
                state.lead(),
                false);
        WinTable table = WinTable.upTo(state.pairs(), game.rules(), Progress.none());
        Map<String, Rational> played = new HashMap<>();
        First first = new First(match, true);
        for (Second second : turn.secondCards(first))
            played.put((match ? AFTER_A_MATCH : AFTER_A_NEW_CARD).get(second), turn.worth(table, first, second));
        Map<String, Rational> solved = new HashMap<>();
        solution.choices()
                .forEach(choice -> solved.put(choice.name(), choice.chances().points()));
        assertEquals(played, solved, document::toString);
    }
}
