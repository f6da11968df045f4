package hissho.zerosum.claim;

import static hissho.zerosum.claim.MatrixClaim.document;
import static hissho.zerosum.claim.MatrixClaim.named;

import hissho.claim.Claim;
import hissho.claim.Erratum;
import hissho.claim.ErratumClaim;
import hissho.document.Node;
import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.zerosum.gallery.GameInput;
import hissho.zerosum.invariance.Invariance;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolution;
import hissho.zerosum.matrix.MatrixSolver;
import hissho.zerosum.method.PivotTableau;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Facts the textbook prints wrongly in its chapters on matrix games and on solving them, each beside the right one. */
final class MatrixErrata {

    private MatrixErrata() {}

    private record Side(Erratum erratum, boolean printed) implements ErratumClaim {}

    static List<Claim> all() {
        Map<String, Object> dresher = named("dresher-guessing", "n", 3);
        Map<String, Object> silverman = named("silverman", "n", 16);
        Map<String, Object> blotto = named("colonel-blotto", "blotto", 4, "kije", 3, "posts", 2);
        Map<String, Object> worked = matrix("2,-1,6;0,1,-1;-2,2,1");
        return Stream.of(
                        row("book-2.1.5-2", matrix("1,-2;-7,8"), "5/9,4/9", "5/6,1/6"),
                        row("book-2.1.5-3", matrix("100,-50;0,100"), "3/5,2/5", "2/5,3/5"),
                        solution(
                                "book-2.2.4",
                                matrix("1,5;4,4;6,2"),
                                s -> columns(s).equals(strategies("1/4,3/4", "1/3,2/3")),
                                s -> columns(s).equals(strategies("1/4,3/4", "1/2,1/2")),
                                s -> s.columns().strategies()),
                        value("book-2.2.6-1", matrix("-1,-3;-2,2"), "2/3", "-4/3"),
                        column(
                                "book-2.2.6-4a",
                                matrix("5,4,1,0;4,3,2,-1;0,-1,4,3;1,-2,1,-2"),
                                "3/8,0,0,5/8",
                                "0,3/8,0,5/8"),
                        column("book-2.2.6-5", matrix("3,2,4,0;-2,1,-4,5"), "7/10,0,0,3/10", "1/2,0,0,1/2"),
                        value("book-2.2.6-8", matrix("0,5,-2;-3,0,4;6,-4,0"), "8/143", "96/143"),
                        value("book-2.3.1", matrix("0,1,-2;1,-2,3;-2,3,4"), "0", "1/6"),
                        erratum("book-2.3.6", blotto, MatrixErrata::groupOrder, o -> o == 4, o -> o == 2, o -> o),
                        column("book-2.3.7-1c", matrix("-2,2,-1;1,1,1;3,0,1"), "2/5,4/5,-1/5", "1/10,1/2,2/5"),
                        row(
                                "book-2.3.7-3",
                                matrix("2,0,0,0;0,4,0,0;0,0,8,0;0,0,0,16"),
                                "8/15,4/15,2/16,1/16",
                                "8/15,4/15,2/15,1/15"),
                        row("book-2.3.7-10", silverman, padded("1/4,1/2,1/4", 16), padded("1/4,1/2,0,0,1/4", 16)),
                        value("book-2.3.7-11b", matrix("0,1,2;-2,0,1;1,-2,0"), "-1/3", "1/4"),
                        value(
                                "book-2.3.7-13b",
                                named("colonel-blotto", "blotto", 3, "kije", 2, "posts", 2),
                                "4/5",
                                "6/5"),
                        erratum(
                                "book-2.3.7-14b",
                                named("colonel-blotto", "blotto", 4, "kije", 3, "posts", 4),
                                MatrixErrata::orbitPayoff,
                                x -> x.equals(Rational.of(1, 12)),
                                x -> x.equals(Rational.HALF),
                                x -> x),
                        value("book-2.3.7-16", dresher, "13/7", "9/5"),
                        row("book-2.3.7-16-chooser", dresher, "3/7,1/7,3/7", "2/5,1/5,2/5"),
                        solution(
                                "book-2.4.0",
                                worked,
                                s -> s.rows().strategies().stream()
                                        .anyMatch(p -> p.support().size() == 3),
                                s -> s.rows().strategies().stream()
                                        .noneMatch(p -> p.support().size() == 3),
                                s -> s.rows().strategies()),
                        erratum(
                                "book-2.4.5-step-7a",
                                worked,
                                (g, progress) -> value(g, progress).minus(value(g.shifted(Rational.of(2)), progress)),
                                d -> d.equals(Rational.of(2)),
                                d -> d.equals(Rational.of(-2)),
                                d -> d),
                        erratum(
                                "book-2.4.6",
                                matrix("4,1,8;2,3,1;0,4,3"),
                                MatrixErrata::bottomLeft,
                                x -> x.equals(Rational.of(-1, 4)),
                                x -> x.equals(Rational.of(1, 4)),
                                x -> x),
                        erratum(
                                "book-2.4.7-1a",
                                matrix("0,7,2,4;1,4,8,2;9,3,-1,6"),
                                (g, _) -> g.rowPayoffs(vector("1/5,1/5,1/5,2/5")),
                                v -> v.equals(vector("17/5,9/5,23/5")),
                                v -> v.equals(vector("17/5,17/5,23/5")),
                                v -> v))
                .flatMap(erratum -> Stream.<Claim>of(new Side(erratum, true), new Side(erratum, false)))
                .toList();
    }

    // ---- how an erratum is put

    private static <S> Erratum erratum(
            String id,
            Map<String, Object> document,
            BiFunction<MatrixGame, Progress, S> solve,
            Predicate<S> printed,
            Predicate<S> right,
            Function<S, Object> found) {
        return Erratum.of(id, document, progress -> solve.apply(game(document), progress), printed, right, found);
    }

    private static Erratum solution(
            String id,
            Map<String, Object> document,
            Predicate<MatrixSolution> printed,
            Predicate<MatrixSolution> right,
            Function<MatrixSolution, Object> found) {
        return erratum(id, document, MatrixSolver::solve, printed, right, found);
    }

    private static Erratum value(String id, Map<String, Object> document, String printed, String right) {
        return erratum(
                id,
                document,
                MatrixErrata::value,
                v -> v.equals(Rational.parse(printed)),
                v -> v.equals(Rational.parse(right)),
                v -> v);
    }

    /** An erratum about a strategy said to be optimal for player I. */
    private static Erratum row(String id, Map<String, Object> document, String printed, String right) {
        return solution(
                id,
                document,
                s -> isOptimal(s, vector(printed), true),
                s -> isOptimal(s, vector(right), true),
                s -> s.rows().strategies());
    }

    private static Erratum column(String id, Map<String, Object> document, String printed, String right) {
        return solution(
                id,
                document,
                s -> isOptimal(s, vector(printed), false),
                s -> isOptimal(s, vector(right), false),
                s -> s.columns().strategies());
    }

    private static boolean isOptimal(MatrixSolution solution, RationalVector weights, boolean row) {
        if (!weights.isDistribution()) return false;
        return row ? solution.isOptimalRow(new Mixed(weights)) : solution.isOptimalColumn(new Mixed(weights));
    }

    // ---- what is solved

    private static MatrixGame game(Map<String, Object> document) {
        return GameInput.read(Node.root(document));
    }

    private static Rational value(MatrixGame game, Progress progress) {
        return MatrixSolver.optimum(game, progress).value();
    }

    private static Set<Mixed> columns(MatrixSolution solution) {
        return new HashSet<>(solution.columns().strategies());
    }

    private static int groupOrder(MatrixGame game, Progress progress) {
        return Invariance.of(game, progress).group().order().intValueExact();
    }

    /** What (2,1,1,0) up to order earns against (2,1,0,0) up to order. */
    private static Rational orbitPayoff(MatrixGame game, Progress progress) {
        MatrixGame quotient = Invariance.of(game, progress).quotient().game();
        return quotient.payoff(line(quotient.rows(), "0112"), line(quotient.columns(), "0012"));
    }

    /** The orbit whose representative has these numbers of regiments. */
    private static int line(List<String> names, String regiments) {
        for (int i = 0; i < names.size(); i++)
            if (names.get(i)
                    .replaceAll("[^0-9]", "")
                    .chars()
                    .sorted()
                    .mapToObj(Character::toString)
                    .reduce("", String::concat)
                    .equals(regiments)) return i;
        throw new IllegalStateException("no orbit " + regiments + " in " + names);
    }

    private static Rational bottomLeft(MatrixGame game, Progress progress) {
        progress.check();
        return PivotTableau.of(game).after(new PivotTableau.Place(0, 0)).bottom(0);
    }

    // ---- how numbers are written here

    private static Map<String, Object> matrix(String rows) {
        return document(RationalMatrix.of(
                Stream.of(rows.split(";")).map(MatrixErrata::vector).toList()));
    }

    private static RationalVector vector(String entries) {
        return RationalVector.of(
                Stream.of(entries.split(",")).map(Rational::parse).toList());
    }

    private static String padded(String entries, int size) {
        return entries + ",0".repeat(size - entries.split(",").length);
    }

    private static Set<Mixed> strategies(String... all) {
        return new HashSet<>(Stream.of(all).map(s -> new Mixed(vector(s))).toList());
    }
}
