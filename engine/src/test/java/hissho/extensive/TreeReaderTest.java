package hissho.extensive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.BadDocument;
import hissho.document.Node;
import hissho.extensive.question.TreeAnswer;
import hissho.extensive.question.TreeKind;
import hissho.extensive.solve.BackwardInduction;
import hissho.form.GameTreeBuilder;
import hissho.form.InformationSet;
import hissho.form.Outcome;
import hissho.form.Players;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Language;
import hissho.words.Words;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Every fault of a written tree is named by its code, and the node by the moves that lead to it. */
class TreeReaderTest {

    private static Map<String, Object> pay(Object... amounts) {
        return Map.of("payoff", List.of(amounts));
    }

    private static Map<String, Object> move(String label, Object node) {
        return Map.of("label", label, "node", node);
    }

    private static Map<String, Object> decide(int player, String set, Object... moves) {
        return Map.of("player", player, "infoset", set, "moves", List.of(moves));
    }

    private static Map<String, Object> event(String p, String label, Object node) {
        return Map.of("p", p, "label", label, "node", node);
    }

    private static void refused(String code, String place, Object tree) {
        BadDocument bad = assertThrows(BadDocument.class, () -> TreeReader.read(Node.root(tree), Optional.empty()));
        assertEquals("extensive.bad." + code, bad.what().key());
        String said = Words.in(Language.ENGLISH).say(bad.what());
        assertTrue(said.startsWith(place + ": "), said);
    }

    @Test
    void everyFaultHasItsCodeAndItsPlace() {
        Map<String, Object> leaf = pay(1);
        refused("missing-payoff", "after a", decide(1, "I", move("a", Map.of()), move("b", leaf)));
        refused("missing-payoff", "after b", decide(1, "I", move("a", leaf), Map.of("label", "b")));
        refused("missing-payoff", "at the root", Map.of());
        refused("no-moves", "at the root", decide(1, "I"));
        refused("no-moves", "after a", decide(1, "I", move("a", Map.of("chance", List.of()))));
        refused("duplicate-label", "at the root", decide(1, "I", move("a", leaf), move("a", leaf)));
        refused(
                "chance-probabilities-not-one",
                "at the root",
                Map.of("chance", List.of(event("1/2", "x", leaf), event("1/3", "y", leaf))));
        refused(
                "negative-probability",
                "at the root",
                Map.of("chance", List.of(event("3/2", "x", leaf), event("-1/2", "y", leaf))));
        refused("mixed-players", "after a", decide(1, "X", move("a", decide(2, "X", move("a", leaf)))));
        refused(
                "edge-count-mismatch",
                "after b",
                decide(
                        1,
                        "I",
                        move("a", decide(2, "II", move("c", leaf))),
                        move("b", decide(2, "II", move("c", leaf), move("d", leaf)))));
        refused(
                "label-set-mismatch",
                "after b",
                decide(
                        1,
                        "I",
                        move("a", decide(2, "II", move("c", leaf))),
                        move("b", decide(2, "II", move("d", leaf)))));
        refused("payoff-count", "after b", decide(1, "I", move("a", pay(1, 2, 3)), move("b", pay(1, 2))));
        refused("payoff-inside", "at the root", Map.of("payoff", List.of(1), "chance", List.of(event("1", "x", leaf))));
    }

    @Test
    void theFirstNodesOrderOfMovesCounts() {
        ExtensiveGame game = new ExtensiveGame(TreeReader.read(
                Node.root(decide(
                        1,
                        "I",
                        move("a", decide(2, "II", move("c", pay(1)), move("d", pay(0)))),
                        move("b", decide(2, "II", move("d", pay(2)), move("c", pay(3)))))),
                Optional.empty()));
        assertEquals(List.of("c", "d"), game.moveNames(1, 0));
        int second = game.tree().child(0, 1);
        assertEquals(RationalVector.of(3, -3), game.paid(game.tree().child(second, 0)));
    }

    @Test
    void aTreeMayBeAsDeepAsItWants() {
        GameTreeBuilder builder = new GameTreeBuilder(Players.numbered(2));
        int at = builder.root();
        for (int k = 0; k < 200_000; k++) {
            builder.decide(at, "s" + k, new InformationSet(k % 2, "", List.of("stop", "go")));
            builder.pay(builder.child(at, 0), "o" + k, new Outcome("", RationalVector.of(k, -k)));
            at = builder.child(at, 1);
        }
        builder.pay(at, "end", new Outcome("", RationalVector.of(0, 0)));
        ExtensiveGame deep = new ExtensiveGame(builder.build());
        assertEquals(1, BackwardInduction.of(deep, Progress.none()).payoffs().size());
    }

    /** A path that is asked about must lead to an end of the tree. */
    @Test
    void aPathLeadsToAnEnd() {
        Map<String, Object> leaf = Map.of("payoff", List.of(3));
        Map<String, Object> tree = decide(1, "I", move("a", decide(2, "II", move("b", leaf))), move("c", leaf));
        for (var wrong : Map.of(
                        List.of("q"),
                        "path[1]",
                        List.of("a"),
                        "path",
                        List.of("a", "b", "b"),
                        "path[3]",
                        List.of(),
                        "path")
                .entrySet())
            assertEquals(
                    wrong.getValue(),
                    assertThrows(
                                    BadDocument.class,
                                    () -> new TreeKind().read(Node.root(Map.of("tree", tree, "path", wrong.getKey()))))
                            .place());
        assertEquals(
                3,
                new TreeAnswer(
                                new TreeKind().read(Node.root(Map.of("tree", tree, "path", List.of("a", "b")))),
                                Progress.none())
                        .facts()
                        .get("payoff", RationalVector.class)
                        .get(0)
                        .intValueExact());
    }
}
