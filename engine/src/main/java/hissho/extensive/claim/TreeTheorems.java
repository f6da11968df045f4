package hissho.extensive.claim;

import static hissho.claim.TextbookClaim.compare;
import static hissho.claim.TextbookClaim.document;
import static hissho.extensive.claim.TreeClaim.fails;
import static hissho.extensive.claim.TreeClaim.holds;

import hissho.claim.Claim;
import hissho.claim.Finding;
import hissho.equilibrium.PureEquilibria;
import hissho.extensive.ExtensiveGame;
import hissho.extensive.StrategicForm;
import hissho.extensive.named.NamedTrees;
import hissho.extensive.solve.BackwardInduction;
import hissho.extensive.solve.Optimum;
import hissho.extensive.solve.SequenceForm;
import hissho.form.StrategicGame;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;

/** The theorems on game trees, tried on trees drawn by chance and on the named games over their parameters. */
final class TreeTheorems {

    private static final int MOST_CELLS = 40_000;

    private TreeTheorems() {}

    static List<Claim> all() {
        return List.of(
                holds("zermelo", 1, 4, size -> DrawnTrees.DRAWN, TreeTheorems::saddle),
                holds("zermelo-chess", 1, 4, size -> DrawnTrees.DRAWN, TreeTheorems::chess),
                holds("perfect-information-pure", 1, 4, size -> DrawnTrees.DRAWN, TreeTheorems::pure),
                holds("kuhn-value", 1, 4, size -> DrawnTrees.DRAWN, TreeTheorems::sequences),
                holds("endgame-thresholds", 1, 6, size -> 13, TreeTheorems::endgame),
                holds("silver-dollar-value", 1, 8, size -> size, TreeTheorems::dollar),
                fails("behaviour-without-recall", 1, 1, size -> 1, TreeTheorems::forgetting));
    }

    private static Map<String, Object> written(Map<String, Object> tree) {
        return document("tree", "tree", tree);
    }

    /** Backward induction gives the pure maximin and the pure minimax of the strategic form. */
    private static Finding saddle(int size, long number, Progress progress) {
        Map<String, Object> tree = DrawnTrees.open(size, number);
        ExtensiveGame game = DrawnTrees.game(tree);
        if (isLarge(game)) return Finding.unmet();
        RationalMatrix matrix = Optimum.matrix(StrategicForm.full(game, progress), 0);
        Rational value = BackwardInduction.one(game, progress).payoff().get(0);
        return compare(
                List.of(value, value),
                List.of(maximin(matrix), maximin(negated(matrix)).negated()),
                written(tree));
    }

    /** Without chance, one player can force a win or both can force a draw. */
    private static Finding chess(int size, long number, Progress progress) {
        Map<String, Object> tree = DrawnTrees.likeChess(size, number);
        ExtensiveGame game = DrawnTrees.game(tree);
        if (isLarge(game)) return Finding.unmet();
        RationalMatrix matrix = Optimum.matrix(StrategicForm.full(game, progress), 0);
        boolean first = maximin(matrix).equals(Rational.ONE);
        boolean second = maximin(negated(matrix)).equals(Rational.ONE);
        boolean draw =
                !maximin(matrix).isNegative() && !maximin(negated(matrix)).isNegative();
        return compare(1, (first ? 1 : 0) + (second ? 1 : 0) + (draw ? 1 : 0), written(tree));
    }

    /** Backward induction ends at a pure equilibrium of the strategic form, whatever the payoffs. */
    private static Finding pure(int size, long number, Progress progress) {
        Map<String, Object> tree = DrawnTrees.openForTwo(size, number);
        ExtensiveGame game = DrawnTrees.game(tree);
        if (isLarge(game)) return Finding.unmet();
        StrategicGame form = StrategicForm.full(game, progress).game();
        RationalVector paid = BackwardInduction.one(game, progress).payoff();
        boolean found = PureEquilibria.of(form, progress).profiles().stream()
                .anyMatch(profile -> form.payoffsAt(profile).equals(paid));
        return compare(true, found, written(tree));
    }

    /** With perfect recall behaviour strategies attain the value of the strategic form. */
    private static Finding sequences(int size, long number, Progress progress) {
        Map<String, Object> tree = DrawnTrees.hidden(size, number);
        ExtensiveGame game = DrawnTrees.game(tree);
        if (isLarge(game)) return Finding.unmet();
        Rational mixed = hissho.zerosum.matrix.MatrixSolver.optimum(
                        hissho.zerosum.matrix.MatrixGame.of(Optimum.matrix(StrategicForm.reduced(game, progress), 0)),
                        progress)
                .value();
        return compare(mixed, SequenceForm.solve(game, progress).value(), written(tree));
    }

    private static boolean isLarge(ExtensiveGame game) {
        return StrategicForm.size(game).compareTo(BigInteger.valueOf(MOST_CELLS)) > 0;
    }

    private static Rational maximin(RationalMatrix matrix) {
        return matrix.rows().stream()
                .map(row -> row.minimum())
                .max(Rational::compareTo)
                .orElseThrow();
    }

    /** The game as the column player sees it. */
    private static RationalMatrix negated(RationalMatrix matrix) {
        return matrix.transposed().map(Rational::negated);
    }

    /** Basic Endgame with bets of half the size, winning cards in so many twelfths. */
    private static Finding endgame(int size, long number, Progress progress) {
        Rational p = Rational.of(number, 12);
        Rational b = Rational.of(size, 2);
        Map<String, Object> document = document("basic-endgame", "p", p.toString(), "b", b.toString());
        Rational threshold = b.plus(2).over(b.times(2).plus(2));
        Rational stated = p.compareTo(threshold) >= 0
                ? Rational.ONE
                : p.times(4).times(b.plus(1)).over(b.plus(2)).minus(1);
        return compare(stated, value(document, progress), document);
    }

    private static Finding dollar(int size, long number, Progress progress) {
        Rational first = Rational.of(number + 1, size + 1L);
        Rational second = Rational.of(size, size + 1L);
        Map<String, Object> document =
                document("silver-dollar", "success", List.of(first.toString(), second.toString()));
        return compare(first.times(second).over(first.plus(second)), value(document, progress), document);
    }

    private static Rational value(Map<String, Object> document, Progress progress) {
        return SequenceForm.solve(new ExtensiveGame(NamedTrees.grown(document)), progress)
                .value();
    }

    /** That behaviour does as well as mixing although a player forgets. */
    private static Finding forgetting(int size, long number, Progress progress) {
        return compare(Errata.value(Errata.FORGETS, progress), Errata.lower(Errata.FORGETS, progress), Errata.FORGETS);
    }
}
