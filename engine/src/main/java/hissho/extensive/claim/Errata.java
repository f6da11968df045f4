package hissho.extensive.claim;

import static hissho.claim.TextbookClaim.document;

import hissho.claim.Claim;
import hissho.claim.Erratum;
import hissho.claim.ErratumClaim;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.extensive.ExtensiveGame;
import hissho.extensive.StrategicForm;
import hissho.extensive.TreeReader;
import hissho.extensive.named.NamedTrees;
import hissho.extensive.solve.BehaviourValue;
import hissho.extensive.solve.Optimum;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolution;
import hissho.zerosum.matrix.MatrixSolver;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Facts the textbook prints wrongly in its section on the extensive form, each beside the right one. */
final class Errata {

    private Errata() {}

    private record Side(Erratum erratum, boolean printed) implements ErratumClaim {}

    /** The game of figure 2.5.4, in which player I forgets. */
    static final Map<String, Object> FORGETS = tree(decide(
            1,
            "I.1",
            "f",
            decide(2, "II.1", "a", pay(1), "b", decide(1, "I.2", "c", pay(-1), "d", pay(0))),
            "g",
            decide(2, "II.1", "a", decide(1, "I.2", "c", pay(0), "d", pay(-1)), "b", pay(2))));

    private static final Map<String, Object> CONFUSED = tree(decide(
            1,
            "I.1",
            "a",
            decide(2, "II.1", "d", pay(-1), "e", decide(2, "II.2", "f", pay(1), "g", pay(3))),
            "b",
            decide(2, "II.2", "f", pay(1), "g", decide(2, "II.1", "d", pay(0), "e", pay(2))),
            "c",
            decide(2, "II.1", "d", pay(1), "e", decide(2, "II.2", "f", pay(-1), "g", pay(1)))));

    private static final Map<String, Object> SIGNALS = tree(InOrder.of(
            "chance",
            List.of(
                    InOrder.of(
                            "p",
                            "1/2",
                            "label",
                            "x",
                            "node",
                            decide(
                                    1,
                                    "I.1",
                                    "A",
                                    decide(2, "II.1", "a", pay(0), "b", pay(2)),
                                    "B",
                                    decide(2, "II.2", "c", pay(1), "d", pay(-1)))),
                    InOrder.of(
                            "p",
                            "1/2",
                            "label",
                            "y",
                            "node",
                            decide(
                                    1,
                                    "I.2",
                                    "C",
                                    decide(2, "II.1", "a", pay(2), "b", pay(-2)),
                                    "D",
                                    decide(2, "II.2", "c", pay(0), "d", pay(4)))))));

    static List<Claim> all() {
        return Stream.of(
                        value("book-2.5.8", FORGETS, "-1/4", "2/3"),
                        value("book-2.5.9-5", document("kuhn-poker", "deck", 3), "0", "-1/18"),
                        Erratum.of(
                                "book-2.5.9-6",
                                document("basic-endgame", "p", "1/4", "b", 2),
                                progress -> solved(document("basic-endgame", "p", "1/4", "b", 2), progress)
                                        .row()
                                        .get(1),
                                weight -> weight.equals(Rational.of(7, 6)),
                                weight -> weight.equals(Rational.of(5, 6)),
                                weight -> weight),
                        value("book-2.5.9-7b", CONFUSED, "2/3", "1/3"),
                        Erratum.of(
                                "book-2.5.9-8b",
                                SIGNALS,
                                progress -> solved(SIGNALS, progress)
                                        .rows()
                                        .strategies()
                                        .size(),
                                count -> count == 1,
                                count -> count == 3,
                                count -> count),
                        value("book-2.5.9-10b", document("two-guesses"), "15/47", "5/13"),
                        Erratum.of(
                                "book-2.5.9-10b-II",
                                document("two-guesses"),
                                progress -> solved(document("two-guesses"), progress)
                                        .column()
                                        .weights(),
                                RationalVector.of(Rational.of(20, 47), Rational.of(27, 47))::equals,
                                RationalVector.of(Rational.of(4, 13), Rational.of(9, 13))::equals,
                                weights -> weights))
                .flatMap(erratum -> Stream.<Claim>of(new Side(erratum, true), new Side(erratum, false)))
                .toList();
    }

    private static Erratum value(String id, Map<String, Object> document, String printed, String right) {
        return Erratum.of(
                id,
                document,
                progress -> value(document, progress),
                v -> v.equals(Rational.parse(printed)),
                v -> v.equals(Rational.parse(right)),
                v -> v);
    }

    // ---- what is solved

    private static ExtensiveGame game(Map<String, Object> document) {
        return new ExtensiveGame(
                "tree".equals(document.get("kind"))
                        ? TreeReader.read(Node.root(document.get("tree")), Optional.empty())
                        : NamedTrees.grown(document));
    }

    static Rational value(Map<String, Object> document, Progress progress) {
        return Optimum.of(game(document), progress).value();
    }

    /** The best that player I can secure by behaviour alone. */
    static Rational lower(Map<String, Object> document, Progress progress) {
        return BehaviourValue.of(game(document), 0, value(document, progress), progress)
                .atLeast();
    }

    private static MatrixSolution solved(Map<String, Object> document, Progress progress) {
        return MatrixSolver.solve(
                MatrixGame.of(Optimum.matrix(StrategicForm.full(game(document), progress), 0)), progress);
    }

    // ---- how trees are written

    private static Map<String, Object> tree(Map<String, Object> root) {
        return document("tree", "tree", root);
    }

    private static Map<String, Object> pay(int payoff) {
        return InOrder.of("payoff", List.of(payoff));
    }

    /** A player's node: labels and what they lead to in turn. */
    private static Map<String, Object> decide(int player, String set, Object... moves) {
        List<Object> written = new ArrayList<>();
        for (int k = 0; k < moves.length; k += 2) written.add(InOrder.of("label", moves[k], "node", moves[k + 1]));
        return InOrder.of("player", player, "infoset", set, "moves", written);
    }
}
