package hissho.coalition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.coalition.question.CoalitionQuestions;
import hissho.coalition.question.ValueKinds;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.kind.Kind;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A fact about something that the document does not give says so, and is answered once it is given. */
class NeededTest {

    private static final Map<String, Object> GAME =
            InOrder.of("players", 3, "v", InOrder.of("1", 1, "2", 0, "3", 1, "12", 4, "13", 3, "23", 5, "123", 8));
    private static final Map<String, Object> PAYOFFS = InOrder.of(
            "payoffs", List.of(List.of(List.of(0, 2), List.of(4, 1)), List.of(List.of(2, 4), List.of(5, 4))));
    private static final Map<String, Object> VOTES = InOrder.of("weights", List.of(1, 2, 3), "quota", 3, "rule", ">");
    private static final Map<String, Object> AIRPORT = InOrder.of("family", "airport", "costs", List.of(1, 2, 4));

    @Test
    void whatSpeaksOfSomethingNotGivenSaysWhat() {
        refusedUntilGiven(
                GAME,
                "x",
                List.of(2, 3, 3),
                "inCore unstableCoalitions deficits groupRational individuallyRational imputation excess sorted isNucleolus"
                        + " isImputationNucleolus improvingMove surpluses inPrekernel inKernel inBargainingSet justifiedObjection");
        refusedUntilGiven(GAME, "allocations", List.of(List.of(2, 3, 3)), "lexicographicOrder stable undominated");
        refusedUntilGiven(GAME, "points", List.of(List.of(2, 3, 3)), "barycentric");
        refusedUntilGiven(GAME, "coalition", "12", "worth");
        refusedUntilGiven(GAME, "coalitions", List.of("12", "3"), "worths");
        refusedUntilGiven(GAME, "player", 2, "bestForPlayer terms phi");
        refusedUntilGiven(GAME, "order", "213", "marginals");
        refusedUntilGiven(GAME, "other", GAME.get("v"), "strategicallyEquivalent equivalence");
        refusedUntilGiven(GAME, "epsilon", 1, "epsilonCoreEmpty epsilonCoreVertices");
        refusedUntilGiven(
                PAYOFFS,
                "coalition",
                "1",
                "matrix value rowOptimal columnOptimal saddle saddlePoints dominatedRows dominatedColumns reduced");
        refusedUntilGiven(VOTES, "quotas", List.of(3, 4), "shapleyByQuota");
        refusedUntilGiven(AIRPORT, "coalition", "13", "parts");
    }

    private static void refusedUntilGiven(Map<String, Object> game, String field, Object value, String keys) {
        Map<String, Object> given = new LinkedHashMap<>(game);
        given.put(field, value);
        Facts without = facts(new CoalitionKind(), game);
        Facts with = facts(new CoalitionKind(), given);
        for (String key : keys.split(" ")) {
            assertEquals(Message.of("coalition.needs", field), why(without, key), key);
            with.find(key).orElseThrow().value(); // may be null, but is answered
        }
    }

    @Test
    void additivityIsNotSaidOfGamesThatCannotBeAdded() {
        Map<String, Object> two = InOrder.of("players", 2, "v", InOrder.of("1", 1, "2", 0, "12", 3));
        Kind<?> axioms = Stream.concat(CoalitionQuestions.all().stream(), ValueKinds.all().stream())
                .filter(kind -> kind.name().equals("value-axioms"))
                .findFirst()
                .orElseThrow();
        for (String solution : List.of("shapley", "nucleolus")) {
            for (List<Object> apart : List.of(List.<Object>of(GAME), List.<Object>of(GAME, two)))
                assertEquals(
                        Message.of("value.axioms.no-two"),
                        why(facts(axioms, InOrder.of("games", apart, "solution", solution)), "additivity"));
            List<Object> games = new ArrayList<>(List.of(two, GAME, two));
            Facts together = facts(axioms, InOrder.of("games", games, "solution", solution));
            assertTrue(together.get("additivity", Boolean.class));
            assertEquals("[[1, 3]]", String.valueOf(together.get("addedGames", Object.class)));
        }
    }

    private static Message why(Facts facts, String key) {
        return assertThrows(
                        NotAnswered.class, () -> facts.find(key).orElseThrow().value(), key)
                .why();
    }

    private static <G extends hissho.kind.Game> Facts facts(Kind<G> kind, Map<String, Object> document) {
        return kind.solve(kind.read(Node.root(document)), Progress.none()).facts();
    }
}
