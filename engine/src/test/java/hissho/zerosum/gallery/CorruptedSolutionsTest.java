package hissho.zerosum.gallery;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.Node;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.property.Corruption;
import hissho.property.Corruption.Corrupted;
import hissho.property.Property;
import hissho.zerosum.blotto.BlottoAnswer;
import hissho.zerosum.countable.CountableAnswer;
import hissho.zerosum.countable.PowerOfFourAnswer;
import hissho.zerosum.invariance.SymmetryAnswer;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixGames;
import hissho.zerosum.matrix.MatrixSolution;
import hissho.zerosum.matrix.MatrixSolver;
import hissho.zerosum.matrix.OptimalPair;
import hissho.zerosum.named.NamedAnswer;
import hissho.zerosum.named.NamedGame;
import hissho.zerosum.named.Thievery;
import hissho.zerosum.parametric.ParametricAnswer;
import hissho.zerosum.question.SolutionCertificate;
import hissho.zerosum.search.SearchAnswer;
import hissho.zerosum.search.SearchSolution;
import hissho.zerosum.semiinfinite.SemiInfiniteAnswer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** A certificate refuses every solution in which one thing that it covers is false. */
class CorruptedSolutionsTest {

    private static Solution solve(Map<String, Object> document) {
        Kind<?> kind = ZeroSumKinds.all().stream()
                .filter(k -> k.name().equals(document.get("kind")))
                .findFirst()
                .orElseThrow();
        return solve(kind, document);
    }

    private static <G extends Game> Solution solve(Kind<G> kind, Map<String, Object> document) {
        return kind.solve(kind.read(Node.root(document)), Progress.none());
    }

    private static <R extends Record> void refused(
            Solution right, R record, Function<R, Solution> in, String... components) {
        assertTrue(right.certificate(Progress.none()).holds());
        List<Corrupted<R>> copies = Corruption.of(record, components);
        for (Corrupted<R> copy : copies)
            assertFalse(in.apply(copy.copy()).certificate(Progress.none()).holds(), copy.place() + " " + copy.copy());
    }

    @Test
    void matrixGames() {
        Property.holds(40, MatrixGames.upTo(4, 4, 3), game -> {
            MatrixSolution solution = MatrixSolver.solve(game, Progress.none());
            Function<MatrixSolution, Boolean> holds = s ->
                    SolutionCertificate.of(s, Optional.empty(), Progress.none()).holds();
            assertTrue(holds.apply(solution));
            for (Corrupted<MatrixSolution> copy : Corruption.of(solution, "pair", "rows", "columns"))
                assertTrue(!holds.apply(copy.copy()) || stillOptimal(copy, solution), copy.place() + " " + copy.copy());
        });
    }

    /** Where a player has several optimal strategies, a changed one may be another of them: then nothing false is said. */
    private static boolean stillOptimal(Corrupted<MatrixSolution> copy, MatrixSolution solution) {
        return copy.place().startsWith("pair.")
                && copy.copy().value().equals(solution.value())
                && copy.copy().pair().solves(solution.game());
    }

    @Test
    void aMethodsPair() {
        MatrixGame game = MatrixGame.of(new long[] {-2, 3}, new long[] {3, -4});
        MatrixSolution solution = MatrixSolver.solve(game, Progress.none());
        for (Corrupted<OptimalPair> copy : Corruption.of(solution.pair(), "value", "row", "column"))
            assertFalse(SolutionCertificate.of(solution, Optional.of(copy.copy()), Progress.none())
                    .holds());
    }

    @Test
    void namedGames() {
        NamedAnswer answer = (NamedAnswer) solve(Map.of("kind", "number-hides", "n", 4));
        refused(
                answer,
                answer.formula().orElseThrow(),
                form -> new NamedAnswer(answer.game(), answer.matrix(), Optional.of(form), answer.facts()),
                "value",
                "row",
                "column");
        NamedGame other = new Thievery(RationalVector.of(3L, 2, 1, 1));
        assertFalse(new NamedAnswer(other, answer.matrix(), Optional.empty(), answer.facts())
                .certificate(Progress.none())
                .holds());
    }

    @Test
    void blotto() {
        BlottoAnswer answer =
                (BlottoAnswer) solve(Map.of("kind", "colonel-blotto", "blotto", 4, "kije", 3, "posts", 2));
        refused(
                answer,
                answer.solution(),
                s -> new BlottoAnswer(
                        answer.game(), s, answer.quotient(), answer.asked(), answer.whole(), answer.facts()),
                "value",
                "row",
                "column");
        refused(
                answer,
                answer.quotient().orElseThrow(),
                q -> new BlottoAnswer(
                        answer.game(),
                        answer.solution(),
                        Optional.of(q),
                        answer.asked(),
                        answer.whole(),
                        answer.facts()),
                "pair",
                "rows",
                "columns");
    }

    @Test
    void searchGames() {
        for (Map<String, Object> document : List.<Map<String, Object>>of(
                Map.of("kind", "battleship", "rows", 3, "cols", 3, "ship", 2),
                Map.of("kind", "dresher-guessing", "n", 5))) searchGame(solve(document));
    }

    private static void searchGame(Solution solved) {
        @SuppressWarnings("unchecked")
        SearchAnswer<Object> answer = (SearchAnswer<Object>) solved;
        SearchSolution<Object> right = answer.solution();
        refused(answer, right, s -> with(answer, s), "value");
        for (int k = 0; k < right.searcher().size(); k++) {
            List<SearchSolution.Weighted<Object>> plans = new ArrayList<>(right.searcher());
            plans.set(
                    k,
                    new SearchSolution.Weighted<>(
                            plans.get(k).plan(), plans.get(k).weight().plus(Rational.HALF)));
            assertFalse(with(
                            answer,
                            new SearchSolution<>(right.game(), right.value(), right.hider(), plans, right.considered()))
                    .certificate(Progress.none())
                    .holds());
            plans.remove(k);
            assertFalse(with(
                            answer,
                            new SearchSolution<>(right.game(), right.value(), right.hider(), plans, right.considered()))
                    .certificate(Progress.none())
                    .holds());
        }
        RationalVector one = RationalVector.unit(right.hider().size(), 0);
        assertFalse(with(
                        answer,
                        new SearchSolution<>(right.game(), right.value(), one, right.searcher(), right.considered()))
                .certificate(Progress.none())
                .holds());
    }

    private static SearchAnswer<Object> with(SearchAnswer<Object> answer, SearchSolution<Object> solution) {
        return new SearchAnswer<>(
                answer.kind(),
                answer.size(),
                solution,
                answer.drawing(),
                answer.hidden(),
                answer.proposed(),
                answer.written(),
                answer.facts(),
                answer.progress());
    }

    @Test
    void gamesOnAllNumbers() {
        for (Map<String, Object> document : List.<Map<String, Object>>of(
                Map.of("kind", "mendelsohn", "n", "infinite"),
                Map.of("kind", "countable-game", "game", "largest-integer", "truncate", 4),
                Map.of("kind", "countable-game", "rule", "if(i=j,1,0)", "truncate", 3))) {
            CountableAnswer answer = (CountableAnswer) solve(document);
            refused(
                    answer,
                    answer.solution(),
                    s -> new CountableAnswer(answer.kind(), answer.asked(), s, answer.facts()),
                    "truncations",
                    "verdict");
        }
    }

    @Test
    void powerOfFour() {
        PowerOfFourAnswer answer = (PowerOfFourAnswer) solve(Map.of("kind", "power-of-four"));
        refused(answer, answer, a -> a, "weights", "witness", "cap", "payoffs");
    }

    @Test
    void twoAgainstInfinitelyMany() {
        for (Map<String, Object> document : List.<Map<String, Object>>of(
                Map.of("kind", "two-by-infinity", "columns", "(j, 6/j), j=1,2,..."),
                Map.of("kind", "infinity-by-two", "rows", "(1-x^2, 1-(1-x)^2), 0<=x<=1"))) {
            SemiInfiniteAnswer answer = (SemiInfiniteAnswer) solve(document);
            refused(
                    answer,
                    answer.solution(),
                    s -> new SemiInfiniteAnswer(answer.kind(), answer.asked(), s, answer.facts(), answer.progress()),
                    "lower",
                    "upper",
                    "mixtures",
                    "attained",
                    "replies");
        }
    }

    @Test
    void gamesWithAParameter() {
        ParametricAnswer answer = (ParametricAnswer) solve(
                Map.of("kind", "parametric-matrix-game", "matrix", List.of(List.of("0", "2"), List.of("t", "1/t"))));
        refused(answer, answer.value(), v -> new ParametricAnswer(v, answer.at(), answer.facts()), "pieces", "poles");
    }

    @Test
    void symmetries() {
        SymmetryAnswer answer = (SymmetryAnswer) solve(Map.of(
                "kind",
                "matrix-symmetry",
                "matrix",
                List.of(
                        List.of(4, 2, 1, 0),
                        List.of(1, 3, 0, -1),
                        List.of(-2, 2, 2, -2),
                        List.of(-1, 0, 3, 1),
                        List.of(0, 1, 2, 4))));
        refused(
                answer,
                answer.found(),
                f -> new SymmetryAnswer(answer.asked(), f, answer.facts(), answer.progress()),
                "group",
                "quotientSolution");
    }
}
