package hissho.extensive.question;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import hissho.document.InOrder;
import hissho.document.Node;
import hissho.extensive.Trees;
import hissho.kind.Solution;
import hissho.progress.Progress;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A set that only contradicting choices lead to has its place in pure strategies, whatever is asked of it. */
class ContradictingChoicesTest {

    /** After a at I.1 the same set is met again; I.2 and II.1 stand behind the choice of b there. */
    private static final String TREE =
            "{'player':1,'infoset':'I.1','moves':[{'label':'a','node':{'player':1,'infoset':'I.1','moves':[{'label':'a','node':{'payoff':[1]}},{'label':'b','node':{'player':1,'infoset':'I.2','moves':[{'label':'c','node':{'payoff':[5]}},{'label':'d','node':{'player':2,'infoset':'II.1','moves':[{'label':'e','node':{'payoff':[7]}},{'label':'f','node':{'payoff':[8]}}]}}]}}]}},{'label':'b','node':{'payoff':[0]}}]}"
                    .replace('\'', '"');

    private static Solution solved(String key, Object asked) {
        Map<String, Object> document = InOrder.of("tree", Trees.parse(TREE), key, asked);
        TreeKind kind = new TreeKind();
        return kind.solve(kind.read(Node.root(document)), Progress.none());
    }

    @Test
    void countsEveryMoveThere() {
        Solution solution = solved("player", 1);
        assertEquals(4, solution.facts().get("pseCount", Integer.class));
        assertEquals("4", solution.facts().get("speCount", Object.class).toString());
        assertEquals(4, solution.facts().get("subgamePerfect", List.class).size());
        assertEquals(4, solution.facts().get("agentPse", List.class).size());
    }

    @Test
    void keepsItsPlace() {
        Solution solution = solved("mixed", List.of("1/2", 0, "1/2", 0));
        assertEquals(
                List.of("(a,c)", "(a,d)", "(b,c)", "(b,d)"), solution.facts().get("rowLabels", List.class));
        assertEquals(List.of("(e)", "(f)"), solution.facts().get("colLabels", List.class));
        assertEquals(true, solution.facts().get("outcomeEquivalent", Boolean.class));
        assertFalse(solved("behavior", InOrder.of("I.1", InOrder.of("a", 1, "b", 0), "I.2", InOrder.of("c", 0, "d", 1)))
                .facts()
                .get("mixed", Object.class)
                .toString()
                .isEmpty());
    }
}
