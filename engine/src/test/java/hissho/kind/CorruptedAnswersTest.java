package hissho.kind;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import hissho.catalogue.Catalogue;
import hissho.certificate.Certificate;
import hissho.document.BadDocument;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.extensive.question.CorruptedTreesTest;
import hissho.fact.Fact;
import hissho.fact.Facts;
import hissho.progress.Progress;
import hissho.property.Corruption;
import hissho.property.Corruption.Corrupted;
import hissho.stochastic.guess.CorruptedGuessesTest;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Over all rooms together, a thousand answers and more in which one thing is false are refused by their certificates, and none is let through. */
@Tag("slow")
class CorruptedAnswersTest {

    private final Map<String, Integer> refused = new TreeMap<>();

    @Test
    void aThousandFalseAnswersAreRefused() {
        cards();
        memory();
        nimbersAndPawns();
        positions();
        matrices();
        trees();
        questions();
        calculations();
        int total = refused.values().stream().mapToInt(count -> count).sum();
        assertTrue(total >= 1_000, total + " false answers only: " + refused);
    }

    // ---- solutions that are records, by the components their certificates cover

    private void cards() {
        String[] plain = {"moverWins", "winningMoves", "own", "opposing"};
        refuse(plain, "tanhinmin", "mover", "1,3,5,7", "other", "2,4,6,8");
        refuse(plain, "tanhinmin", "mover", "2,5*2,7", "other", "1,4,6", "table", 3);
        refuse(plain, "tanhinmin", "mover", "1-4*2", "other", "1-4*2");
        String[] cut = {"moverWins", "winningMoves"};
        refuse(cut, "tanhinmin", "mover", "7,8,9,11", "other", "8*3,10", "eightCut", true);
        refuse(cut, "tanhinmin", "mover", "3,5,8,9", "other", "4,6,8", "eightCut", true);
        String[] trick = {"value", "leads", "bestLeads"};
        for (String word : List.of("ABBABAAB", "AABB", "BABABA", "ABABABAB", "BBAABA"))
            refuse(trick, "trick", "word", word, "scoring", 2);
    }

    private void memory() {
        String[] win = {"value", "strategies", "chances", "values", "chosen"};
        for (int known = 1; known <= 4; known++) refuse(win, "memory", "pairs", 5, "known", known, "lead", known % 2);
        refuse(win, "memory", "pairs", 4, "known", 2, "passing", false);
        String[] draw = {"ifMoverOpens", "ifMoverWaits", "ambiguousHere", "ambiguousStates"};
        refuse(draw, "memory", "pairs", 5, "known", 3, "lead", 0, "draw", "1/3");
        refuse(new String[] {"choices"}, "memory", "pairs", 4, "known", 2, "lead", 1, "turned", "match");
        refuse(new String[] {"gain", "strategies", "strategy"}, "memory-gain", "pairs", 6, "known", 4);
        refuse(new String[] {"worth"}, "memory-larger", "pairs", 5, "known", 3);
        String[] table = {"value", "strategies", "values"};
        refuse(table, "memory-forgetting", "pairs", 3, "known", 2, "forget", "1/3");
        refuse(new String[] {"exact"}, "memory-simulation", "pairs", 4, "games", 300, "seed", 2);
    }

    private void nimbersAndPawns() {
        refuse(new String[] {"value"}, "nim-arithmetic", "expression", "24*17+5");
        refuse(new String[] {"roots"}, "nim-arithmetic", "quadratic", List.of(1, 1, 3));
        refuse(new String[] {"values"}, "nim-arithmetic", "row", 6, "from", 0, "to", 12);
        refuse(new String[] {"wins", "winning"}, "dawson-pawns", "files", 5);
        refuse(new String[] {"values"}, "pile-values", "game", "kayles", "from", 0, "to", 20);
    }

    private void positions() {
        String[] said = {"outcome", "value", "counted"};
        inner("analysis", said, "nim", "piles", List.of(13, 12, 8));
        inner("analysis", said, "nimble", "coins", List.of(3, 5, 9));
        inner("analysis", said, "subtraction", "piles", List.of(11, 7), "subtractionSet", List.of(1, 3, 4));
        inner("analysis", said, "kayles", "pins", 9);
        inner("analysis", said, "lasker-nim", "piles", List.of(2, 5, 7));
        inner("analysis", said, "grundy-game", "piles", List.of(5, 8, 13));
        inner("analysis", said, "wythoff", "x", 5, "y", 6);
        inner("analysis", said, "mock-turtles", "coins", "TTHTHHTTH");
        inner("analysis", said, "turning-corners", "rows", List.of("TTTT", "TTHT", "THTT"));
        inner("analysis", said, "green-hackenbush", "stalks", List.of(3, 2, 5));
        String[] who = {"outcome", "counted"};
        inner("analysis", who, "moore-nim", "piles", List.of(3, 4, 5, 6), "k", 2);
        inner("analysis", who, "chomp", "columns", 4, "rows", 3);
        inner("analysis", who, "empty-and-divide", "m", 4, "n", 7);
    }

    private void matrices() {
        String[] pair = {"value", "row", "column"};
        inner("formula", pair, "number-hides", "n", 4);
        inner("formula", pair, "thievery", "values", List.of(3, 2, 1));
        inner("solution", pair, "colonel-blotto", "blotto", 4, "kije", 3, "posts", 2);
        inner("solution", new String[] {"verdict"}, "countable-game", "rule", "1/(i+j)", "truncate", 3);
        refuse(new String[] {"weights", "witness", "cap", "payoffs"}, "power-of-four");
    }

    private void trees() {
        refuse(new String[] {"values"}, "tic-tac-toe", "board", "xoxoox...");
        refused.merge("tree", CorruptedTreesTest.refused(), Integer::sum);
        refused.merge("guess-it", CorruptedGuessesTest.refused(), Integer::sum);
    }

    // ---- questions, by the answers that are given

    private void questions() {
        ask("mex", "values", List.of(0, 1, 2, 4, 5));
        ask("nim-sum", "values", List.of(38, "x"), "target", 25);
        ask("odious-evil", "values", List.of(7, 11, 12));
        ask("zeckendorf", "n", 43);
        ask("wythoff-pairs", "count", 8);
        ask("wythoff-pairs", "size", 9);
        ask("chomp-openings", "columnsTo", 3, "rowsTo", 3);
        ask("limited-takes", "factor", 3, "from", 1, "to", 30);
        ask("northcott-gaps", "gaps", List.of(4, 2, 3, 5));
        ask("tartan-solver", "v1", 8, "v2", 8, "target", 2);
        ask("sos-outcomes", "from", 1, "to", 7);
        ask("colon-principle", "branches", List.of(3, 2, 6), "trunk", 1);
        ask("coin-turning-length", "game", "ruler", "from", 1, "to", 8);
        ask("ordinal-arithmetic", "ordinals", List.of("w*2+3", "w+5"));
        ask("randomization-device", "mixed", List.of("7/12", "5/12"), "outcomes", 60);
        ask("named-series", "game", "number-hides", "params", Map.of("n", "1..5"));
    }

    @SafeVarargs
    private static List<Object> trees(List<String>... chances) {
        return List.of(chances).stream()
                .<Object>map(two -> Map.of(
                        "chance",
                        two.stream()
                                .map(p -> Map.of("p", p, "label", "h", "node", Map.of("payoff", List.of(1))))
                                .toList()))
                .toList();
    }

    private void calculations() {
        ask("counting", "formula", "5!/(2!3!) + C(7,3)/2^3 - (1/2)^2");
        ask("vector-norms", "x", List.of(3, "-1/2", 4));
        ask("vector-norms", "x", List.of(3, -4));
        ask("infinite-lottery", "u", "3^n", "prob", "2^-n/2^n");
        ask("preference-axioms", "preference", "spread", "prizes", 2);
        ask("preference-axioms", "preference", "lexicographic", "prizes", 3);
        ask("preference-axioms", "preference", "expected-utility", "prizes", 3);
        ask(
                "stated-preferences",
                "p1",
                List.of(List.of(1, 2)),
                "p2",
                List.of(List.of("1/3", 10), List.of("2/3", 0)),
                "q",
                List.of(List.of(1, 5)),
                "lambda",
                "1/4",
                "statedPreferences",
                List.of("p1 > p2", "mix1 < mix2"));
        ask("stochastic-theorem", "name", "shapley");
        ask("stochastic-theorem", "name", "everett-single-state");
        ask("tree-check", "trees", trees(List.of("1/2", "1/2"), List.of("1/2", "1/3")));
        ask(
                "utility-ranking",
                "lotteries",
                List.of(List.of("1/2", "1/2", 0), List.of(0, 1, 0)),
                "utility",
                List.of(0, 3, 5));
        ask("utility-ranking", "lottery", List.of("1/3", "2/3"), "utility", List.of(6, 3));
        ask("lottery-mixture", "lambda", "1/4", "p", List.of(1, 0), "q", List.of("1/3", "2/3"));
        ask("utility-calibration", "indifferenceProb", "2/5", "u", List.of(3, 8));
        ask("affine-utility", "u", List.of(0, 1, 3), "utility", List.of(2, 4, 8));
        ask("affine-utility", "u", List.of(0, 1, 3), "utility", List.of(2, 4, 9));
        ask("metric-check", "distances", List.of(List.of(0, 1, 3), List.of(1, 0, 1), List.of(3, 1, 0)));
        ask("metric-check", "distances", List.of(List.of(0, 1, 2), List.of(1, 0, 1), List.of(2, 1, 0)));
        ask("preference-relation", "prizes", 3, "weakPreferences", List.of(List.of(1, 2), List.of(2, 3)));
        ask("preference-relation", "prizes", 3, "strictPreferences", List.of(List.of(1, 2), List.of(2, 1)));
        ask("contraction", "map", "x/2+1", "x0", 0, "n", 4);
        ask("strategy-count", "choices", List.of(List.of(2, 3, 4)));
        ask("tree-or-not", "vertices", List.of("a", "b", "c"), "edges", List.of(List.of("a", "b"), List.of("b", "c")));
        ask("tree-or-not", "vertices", List.of("a", "b", "c"), "edges", List.of(List.of("b", "c"), List.of("c", "b")));
        ask(
                "expected-utility",
                "lotteries",
                List.of(List.of(List.of("1/2", 4), List.of("1/2", 9)), List.of(List.of(1, 6))),
                "utility",
                "sqrt");
        ask("mixed-strategy", "strategies", 4, "pure", 2);
        ask("lottery", "lottery", List.of(List.of("1/3", 6), List.of("2/3", -3)));
        ask("council-table", "population", Map.of("a", 3, "b", 5), "votes", List.of(1, 2, 2));
    }

    private static Map<String, Object> document(String kind, Object... fields) {
        Map<String, Object> document = InOrder.of("kind", kind);
        for (int i = 0; i < fields.length; i += 2) document.put((String) fields[i], fields[i + 1]);
        return document;
    }

    private void refuse(String[] components, String kind, Object... fields) {
        corrupt(kind, fields, solution -> Corruption.of(solution, components));
    }

    private void inner(String holder, String[] components, String kind, Object... fields) {
        corrupt(kind, fields, solution -> Corruption.within(solution, holder, components));
    }

    private void corrupt(String kind, Object[] fields, Function<Record, List<Corrupted<Record>>> corruption) {
        Map<String, Object> document = document(kind, fields);
        Solution solution = solve(Catalogue.kind(kind).orElseThrow(), document);
        assertTrue(solution.certificate(Progress.none()).holds(), "the truth about " + document);
        for (Corrupted<Record> copy : corruption.apply((Record) solution)) {
            if (holds((Solution) copy.copy())) fail("let through: " + copy.place() + " of " + document);
            refused.merge(kind, 1, Integer::sum);
        }
    }

    /** A copy that is not even well formed is refused with a failure. */
    private static boolean holds(Solution solution) {
        try {
            return solution.certificate(Progress.none()).holds();
        } catch (IndexOutOfBoundsException
                | NoSuchElementException
                | IllegalArgumentException
                | IllegalStateException
                | NullPointerException e) {
            return false;
        }
    }

    private static <G extends Game> Solution solve(Kind<G> kind, Map<String, Object> document) {
        return kind.solve(kind.read(Node.root(document)), Progress.none());
    }

    private void ask(String kind, Object... fields) {
        Map<String, Object> document = document(kind, fields);
        Inquiry.Asked question =
                (Inquiry.Asked) Catalogue.kind(kind).orElseThrow().read(Node.root(document));
        Facts answers = question.answers(Progress.none());
        Certificate certificate = Inquiry.checked(question, answers, Progress.none());
        assertTrue(certificate.holds(), "the truth about " + document);
        Set<String> covered = answers.keys();
        covered.retainAll(certificate.data().keySet());
        assertFalse(covered.isEmpty(), "nothing of the answer is checked: " + document);
        for (String key : covered) {
            Fact<?> truth = answers.find(key).orElseThrow();
            for (Object wrong : Corruption.changes(truth.value())) {
                if (saysTheSame(truth, wrong)) continue;
                Facts spoilt = new Facts().putAll(answers).put(key, truth.compare(), () -> wrong);
                assertFalse(
                        Inquiry.checked(question, spoilt, Progress.none()).holds(),
                        () -> key + " " + wrong + " of " + document);
                refused.merge(kind, 1, Integer::sum);
            }
        }
    }

    /** Whether this is another way to say the same; what cannot even be read is not. */
    private static boolean saysTheSame(Fact<?> truth, @Nullable Object wrong) {
        try {
            return truth.agreesWith(wrong);
        } catch (BadDocument e) {
            return false;
        }
    }
}
