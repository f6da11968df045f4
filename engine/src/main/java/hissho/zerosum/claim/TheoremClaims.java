package hissho.zerosum.claim;

import static hissho.claim.TextbookClaim.compare;
import static hissho.zerosum.claim.MatrixClaim.fails;
import static hissho.zerosum.claim.MatrixClaim.holds;
import static hissho.zerosum.claim.MatrixClaim.test;

import hissho.claim.Claim;
import hissho.claim.Finding;
import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.zerosum.invariance.Invariance;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolution;
import hissho.zerosum.matrix.MatrixSolver;
import hissho.zerosum.matrix.OptimalPair;
import hissho.zerosum.method.Dominance;
import hissho.zerosum.method.InverseFormula;
import hissho.zerosum.method.IteratedDominance;
import hissho.zerosum.method.Kernels;
import hissho.zerosum.method.SaddlePoints;
import hissho.zerosum.method.TwoByTwoFormula;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

/** The theorems on matrix games, each tried on games drawn by chance. The size is the longer side of the matrix. */
final class TheoremClaims {

    private TheoremClaims() {}

    static List<Claim> all() {
        return List.of(
                drawn("minimax-theorem", 1, 12, RandomGames::any, TheoremClaims::minimax),
                drawn("equilibrium-theorem", 1, 8, RandomGames::any, TheoremClaims::equilibrium),
                drawn("saddle-rectangle", 1, 8, RandomGames::any, TheoremClaims::saddles),
                holds("two-by-two", 0, 6, TheoremClaims::twoByTwos, TheoremClaims::twoByTwo),
                holds("book-2.2.2", 0, 6, TheoremClaims::twoByTwos, (size, number, _) -> pattern(size, number, true)),
                fails(
                        "book-2.2.2-printed",
                        0,
                        6,
                        TheoremClaims::twoByTwos,
                        (size, number, _) -> pattern(size, number, false)),
                drawn("strict-domination", 2, 6, RandomGames::any, TheoremClaims::strictDomination),
                drawn("weak-domination-value", 2, 6, RandomGames::any, TheoremClaims::weakDomination),
                fails(
                        "weak-domination-all-optima",
                        2,
                        5,
                        size -> RandomGames.DRAWN,
                        (size, number, progress) -> keepsOptima(RandomGames.any(size, number), false, progress)),
                drawn("affine-change", 1, 6, RandomGames::any, TheoremClaims::affine),
                drawn("inverse-theorem", 1, 6, RandomGames::square, TheoremClaims::inverse),
                drawn("shapley-snow", 1, 6, RandomGames::any, TheoremClaims::kernels),
                drawn("latin-square-value", 1, 8, RandomGames::latin, TheoremClaims::uniform),
                drawn("skew-symmetric", 1, 8, RandomGames::skewSymmetric, TheoremClaims::skewSymmetric),
                drawn("invariance-theorem", 2, 9, RandomGames::mirrored, TheoremClaims::invariance));
    }

    private static Claim drawn(
            String id,
            int smallest,
            int usual,
            BiFunction<Integer, Long, MatrixGame> draw,
            BiFunction<MatrixGame, Progress, Finding> statement) {
        return holds(
                id,
                smallest,
                usual,
                size -> RandomGames.DRAWN,
                (size, number, progress) -> statement.apply(draw.apply(size, number), progress));
    }

    private static Finding minimax(MatrixGame game, Progress progress) {
        OptimalPair pair = MatrixSolver.optimum(game, progress);
        Rational lower = game.securityOf(pair.row());
        return compare(lower, game.concessionOf(pair.column()), MatrixClaim.document(game.payoffs()));
    }

    private static Finding equilibrium(MatrixGame game, Progress progress) {
        MatrixSolution solution = MatrixSolver.solve(game, progress);
        Rational value = solution.value();
        for (Mixed p : solution.rows().strategies())
            for (Mixed q : solution.columns().strategies()) {
                boolean rows = p.support().stream()
                        .allMatch(i -> game.rowPayoffs(q.weights()).get(i).equals(value));
                boolean columns = q.support().stream()
                        .allMatch(j -> game.columnPayoffs(p.weights()).get(j).equals(value));
                if (!rows || !columns) return test(game, g -> false, List.of(p, q));
            }
        return Finding.holds();
    }

    private static Finding saddles(MatrixGame game, Progress progress) {
        SaddlePoints saddles = SaddlePoints.of(game);
        boolean exist = !saddles.points().isEmpty();
        Set<Rational> values = saddles.points().stream()
                .map(cell -> game.payoff(cell.row(), cell.column()))
                .collect(Collectors.toSet());
        boolean right =
                exist == saddles.maximin().equals(saddles.minimax()) && saddles.rectangular() && values.size() <= 1;
        return test(game, g -> right, saddles.points().toString());
    }

    // ---- two by two: all matrices of whole numbers from 0 to the size, of which one is the size

    private static long twoByTwos(int size) {
        return (size + 1L) * (size + 1) * (size + 1) * (size + 1);
    }

    private static Optional<MatrixGame> numbered(int size, long number) {
        long[] entries = new long[4];
        long rest = number;
        boolean largest = false;
        for (int i = 0; i < 4; i++) {
            entries[i] = rest % (size + 1);
            largest |= entries[i] == size;
            rest /= size + 1;
        }
        long[] first = {entries[0], entries[1]};
        long[] second = {entries[2], entries[3]};
        return largest ? Optional.of(MatrixGame.of(first, second)) : Optional.empty();
    }

    private static Finding twoByTwo(int size, long number, Progress progress) {
        Optional<MatrixGame> drawn = numbered(size, number);
        if (drawn.isEmpty()) return Finding.unmet();
        MatrixGame game = drawn.get();
        TwoByTwoFormula formula = TwoByTwoFormula.of(game);
        boolean noSaddle = SaddlePoints.of(game).points().isEmpty();
        if (noSaddle != formula.pattern().isPresent()) return test(game, g -> false, noSaddle);
        if (!noSaddle) return Finding.holds();
        Rational value = MatrixSolver.optimum(game, progress).value();
        return compare(value, formula.value().<Object>map(v -> v).orElse("–"), MatrixClaim.document(game.payoffs()));
    }

    /** Of the entries a, b, c, d around the matrix: a<b>c<d>a leaves no saddle point; printed is a<b<c<d>a. */
    private static Finding pattern(int size, long number, boolean right) {
        Optional<MatrixGame> drawn = numbered(size, number);
        if (drawn.isEmpty()) return Finding.unmet();
        MatrixGame game = drawn.get();
        Rational a = game.payoff(0, 0);
        Rational b = game.payoff(0, 1);
        Rational c = game.payoff(1, 1);
        Rational d = game.payoff(1, 0);
        boolean middle = right ? b.compareTo(c) > 0 : b.compareTo(c) < 0;
        if (a.compareTo(b) >= 0 || !middle || c.compareTo(d) >= 0 || d.compareTo(a) <= 0) return Finding.unmet();
        SaddlePoints saddles = SaddlePoints.of(game);
        return test(game, g -> saddles.points().isEmpty(), saddles.points().toString());
    }

    // ---- domination

    private static Finding strictDomination(MatrixGame game, Progress progress) {
        return keepsOptima(game, true, progress);
    }

    /** The extreme optima of the game and of what domination leaves of it are the same. */
    private static Finding keepsOptima(MatrixGame game, boolean strict, Progress progress) {
        IteratedDominance left = IteratedDominance.of(game, Dominance.Mode.MIXED, strict, progress);
        if (left.steps().isEmpty()) return Finding.unmet();
        MatrixSolution whole = MatrixSolver.solve(game, progress);
        MatrixSolution reduced = MatrixSolver.solve(left.reduced(), progress);
        boolean same = lifted(reduced.rows().strategies(), game.height(), left.rows())
                        .equals(new HashSet<>(whole.rows().strategies()))
                && lifted(reduced.columns().strategies(), game.width(), left.columns())
                        .equals(new HashSet<>(whole.columns().strategies()));
        List<Mixed> lost = left.lostRows(whole).isEmpty() ? left.lostColumns(whole) : left.lostRows(whole);
        return test(game, g -> same, lost);
    }

    private static Set<Mixed> lifted(List<Mixed> strategies, int size, List<Integer> lines) {
        return strategies.stream().map(s -> s.lifted(size, lines)).collect(Collectors.toSet());
    }

    /** The value stays, and what is optimal after striking out is optimal before. */
    private static Finding weakDomination(MatrixGame game, Progress progress) {
        IteratedDominance left = IteratedDominance.of(game, Dominance.Mode.MIXED, false, progress);
        if (left.steps().isEmpty()) return Finding.unmet();
        OptimalPair reduced = MatrixSolver.optimum(left.reduced(), progress);
        OptimalPair lifted = new OptimalPair(
                reduced.value(),
                reduced.row().lifted(game.height(), left.rows()),
                reduced.column().lifted(game.width(), left.columns()));
        return test(game, lifted::solves, lifted.value());
    }

    // ---- formulas

    /** The game times 3 and plus 2 has the same optima and 3 times the value plus 2. */
    private static Finding affine(MatrixGame game, Progress progress) {
        MatrixSolution plain = MatrixSolver.solve(game, progress);
        MatrixSolution changed = MatrixSolver.solve(
                MatrixGame.of(game.payoffs().map(x -> x.times(3).plus(2))), progress);
        boolean right = changed.value().equals(plain.value().times(3).plus(2))
                && changed.rows().equals(plain.rows())
                && changed.columns().equals(plain.columns());
        return test(game, g -> right, changed.value());
    }

    private static Finding inverse(MatrixGame game, Progress progress) {
        InverseFormula formula = InverseFormula.of(game.payoffs());
        if (!formula.solves()) return Finding.unmet();
        OptimalPair pair = new OptimalPair(
                formula.value().orElseThrow(),
                new Mixed(formula.row().orElseThrow()),
                new Mixed(formula.column().orElseThrow()));
        return test(game, pair::solves, pair.value());
    }

    /** The strategies of the kernels are exactly the vertices of the sets of optimal strategies. */
    private static Finding kernels(MatrixGame game, Progress progress) {
        MatrixSolution solution = MatrixSolver.solve(game, progress);
        Optional<List<Kernels.Kernel>> kernels = Kernels.all(solution, progress);
        if (kernels.isEmpty()) return Finding.unmet();
        Set<Mixed> rows = kernels.get().stream().map(k -> k.pair().row()).collect(Collectors.toSet());
        Set<Mixed> columns = kernels.get().stream().map(k -> k.pair().column()).collect(Collectors.toSet());
        boolean right = rows.equals(new HashSet<>(solution.rows().strategies()))
                && columns.equals(new HashSet<>(solution.columns().strategies()));
        return test(game, g -> right, List.copyOf(rows));
    }

    private static Finding uniform(MatrixGame game, Progress progress) {
        Rational mean = game.payoffs().row(0).sum().over(game.width());
        OptimalPair pair = new OptimalPair(mean, Mixed.uniform(game.height()), Mixed.uniform(game.width()));
        return test(game, pair::solves, MatrixSolver.optimum(game, progress).value());
    }

    private static Finding skewSymmetric(MatrixGame game, Progress progress) {
        MatrixSolution solution = MatrixSolver.solve(game, progress);
        boolean right = solution.value().isZero()
                && new HashSet<>(solution.rows().strategies())
                        .equals(new HashSet<>(solution.columns().strategies()));
        return test(game, g -> right, solution.value());
    }

    private static Finding invariance(MatrixGame game, Progress progress) {
        Invariance invariance = Invariance.of(game, progress);
        if (invariance.group().order().equals(BigInteger.ONE)) return Finding.unmet();
        Rational value = MatrixSolver.optimum(game, progress).value();
        return test(game, g -> invariance.certified() && invariance.value().equals(value), invariance.value());
    }
}
