package hissho.coalition.claim;

import static hissho.claim.TextbookClaim.document;
import static hissho.coalition.claim.ValueClaim.finding;
import static hissho.coalition.claim.ValueClaim.formula;
import static hissho.coalition.claim.ValueClaim.mistake;
import static hissho.coalition.claim.ValueClaim.theorem;

import hissho.claim.Claim;
import hissho.claim.Finding;
import hissho.coalition.CoalitionalGame;
import hissho.coalition.GameReader;
import hissho.coalition.bankruptcy.Consistency;
import hissho.coalition.bankruptcy.Division;
import hissho.coalition.bankruptcy.RandomArrival;
import hissho.coalition.core.Balance;
import hissho.coalition.core.Imputations;
import hissho.coalition.nucleolus.Kohlberg;
import hissho.coalition.nucleolus.Nucleolus;
import hissho.coalition.value.ArrivalOrders;
import hissho.coalition.value.Axioms;
import hissho.coalition.value.Dividends;
import hissho.coalition.value.ShapleyValue;
import hissho.document.Node;
import hissho.form.Coalitions;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The theorems of the book on the Shapley value and the nucleolus, tried on games drawn by chance, and its formulas for families. */
final class ValueClaims {

    private ValueClaims() {}

    static List<Claim> all() {
        return Stream.of(theorems(), formulas()).flatMap(List::stream).toList();
    }

    private static List<Claim> theorems() {
        return List.of(
                theorem("shapley-three-ways", 1, 5, DrawnGames::any, ValueClaims::threeWays)
                        .upTo(ArrivalOrders.MOST_PLAYERS),
                theorem("shapley-axioms", 3, 5, DrawnGames::withTwins, (game, progress) -> {
                    Axioms axioms = Axioms.check(
                            List.of(game, DrawnGames.any(game.players().count(), 7, progress)),
                            each -> shapley(each, progress));
                    return axioms.efficiency() && axioms.symmetry() && axioms.nullPlayer() && axioms.additivity();
                }),
                theorem(
                        "shapley-rational",
                        1,
                        5,
                        DrawnGames::superadditive,
                        (game, progress) -> rational(game, shapley(game, progress))),
                theorem(
                        "shapley-convex",
                        1,
                        5,
                        DrawnGames::convex,
                        (game, progress) -> Imputations.inCore(game, shapley(game, progress))),
                mistake(
                        "shapley-in-core",
                        3,
                        5,
                        DrawnGames::superadditive,
                        (game, progress) ->
                                emptyCore(game, progress) || Imputations.inCore(game, shapley(game, progress))),
                theorem(
                        "nucleolus-in-core",
                        2,
                        4,
                        DrawnGames::any,
                        (game, progress) ->
                                emptyCore(game, progress) || Imputations.inCore(game, nucleolus(game, progress))),
                theorem(
                        "nucleolus-rational",
                        1,
                        4,
                        DrawnGames::superadditive,
                        (game, progress) -> rational(game, nucleolus(game, progress))),
                theorem("nucleolus-kohlberg", 2, 4, DrawnGames::any, ValueClaims::balances),
                theorem("nucleolus-symmetry", 3, 5, DrawnGames::withTwins, (game, progress) -> {
                    RationalVector point = nucleolus(game, progress);
                    return point.get(0).equals(point.get(1));
                }),
                mistake("nucleolus-additive", 3, 4, DrawnGames::superadditive, (game, progress) -> {
                    Coalitions other = DrawnGames.superadditive(game.players().count(), 7, progress);
                    return nucleolus(Axioms.plus(game, other, Rational.ONE), progress)
                            .equals(nucleolus(game, progress).plus(nucleolus(other, progress)));
                }),
                theorem("constant-sum-three", 3, 3, DrawnGames::constantSum, ValueClaims::sameValues),
                mistake("constant-sum-four", 4, 4, DrawnGames::constantSum, ValueClaims::sameValues));
    }

    private static List<Claim> formulas() {
        return List.of(
                values(
                        "formula-size-if-has-1",
                        2,
                        8,
                        n -> family("size-if-has-1", n),
                        n -> list(n, i -> i == 0 ? Rational.of(n + 1L, 2) : Rational.HALF)),
                values(
                        "formula-size-if-has-1-or-2",
                        2,
                        8,
                        n -> family("size-if-has-1-or-2", n),
                        n -> list(n, i -> i < 2 ? Rational.of(n + 4L, 6) : Rational.of(2, 3))),
                values(
                        "formula-size-if-has-1-and-2",
                        2,
                        8,
                        n -> family("size-if-has-1-and-2", n),
                        n -> list(n, i -> i < 2 ? Rational.of(n + 1L, 3) : Rational.of(1, 3))),
                values(
                        "formula-large-shareholder",
                        3,
                        8,
                        ValueClaims::shareholders,
                        n -> list(n, i -> i == 0 ? Rational.of(n - 2L, n) : Rational.of(2, (long) n * (n - 1)))),
                values(
                        "formula-chain-shapley",
                        1,
                        8,
                        n -> family("chain", n),
                        n -> list(
                                n,
                                i -> IntStream.rangeClosed(i + 1, n)
                                        .mapToObj(k -> Rational.of(1, k))
                                        .reduce(Rational.ZERO, Rational::plus))),
                formula("formula-chain-nucleolus", 2, 6, (n, number, progress) -> {
                    RationalVector stated = list(
                            n,
                            i -> (i == 0 ? Rational.of(2) : Rational.ONE)
                                    .minus(Rational.HALF.power(i == 0 ? n - 1 : n - i)));
                    return same(family("chain", n), stated, false, progress);
                }),
                formula("landlord-nucleolus", 2, 6, ValueClaims::landlord),
                formula("bankruptcy-talmud", 1, 6, (n, number, progress) -> bankruptcy(n, false, progress)),
                formula("bankruptcy-random-arrival", 1, 6, (n, number, progress) -> bankruptcy(n, true, progress)));
    }

    // ---- theorems

    static RationalVector shapley(Coalitions game, Progress progress) {
        return ShapleyValue.of(game, progress);
    }

    static RationalVector nucleolus(Coalitions game, Progress progress) {
        return Nucleolus.efficient(game, progress).point();
    }

    private static boolean threeWays(Coalitions game, Progress progress) {
        RationalVector byFormula = shapley(game, progress);
        return byFormula.equals(ArrivalOrders.average(ArrivalOrders.rows(game, progress)))
                && byFormula.equals(Dividends.of(game, progress).shapley());
    }

    private static boolean rational(Coalitions game, RationalVector x) {
        return IntStream.range(0, x.size()).allMatch(i -> x.get(i).compareTo(game.worth(1L << i)) >= 0);
    }

    private static boolean emptyCore(Coalitions game, Progress progress) {
        return Balance.of(game, progress).total().compareTo(game.worth(game.grand())) > 0;
    }

    /** Kohlberg's criterion holds at the nucleolus, and at the Shapley value only where that is the nucleolus. */
    private static boolean balances(Coalitions game, Progress progress) {
        RationalVector point = nucleolus(game, progress);
        RationalVector other = shapley(game, progress);
        return Kohlberg.of(game, point, false, progress).holds()
                && Kohlberg.of(game, other, false, progress).holds() == other.equals(point);
    }

    private static boolean sameValues(Coalitions game, Progress progress) {
        return shapley(game, progress).equals(nucleolus(game, progress));
    }

    // ---- formulas

    /** The document of a game with so many players. */
    private interface Documents extends java.util.function.IntFunction<Map<String, Object>> {}

    private static Map<String, Object> family(String name, int players) {
        return document("coalitional-game", "family", name, "players", players);
    }

    private static Map<String, Object> shareholders(int n) {
        List<Integer> weights =
                IntStream.range(0, n).mapToObj(i -> i == 0 ? 2 * n - 3 : 2).toList();
        return document("coalitional-game", "weights", weights, "rule", "majority");
    }

    private static RationalVector list(int n, java.util.function.IntFunction<Rational> entry) {
        return RationalVector.generate(n, entry);
    }

    private static Claim values(
            String id,
            int smallest,
            int usual,
            Documents games,
            java.util.function.IntFunction<RationalVector> stated) {
        return formula(
                id, smallest, usual, (n, number, progress) -> same(games.apply(n), stated.apply(n), true, progress));
    }

    /** Compares a formula with what the general algorithm finds in the table of all worths. */
    private static Finding same(
            Map<String, Object> document, RationalVector stated, boolean shapley, Progress progress) {
        CoalitionalGame game = GameReader.read(Node.root(document)).under(progress);
        RationalVector found = shapley ? shapley(game.coalitions(), progress) : nucleolus(game.coalitions(), progress);
        return finding(found.equals(stated), document, found);
    }

    /** A peasant gets the least of (f(m) - f(k)) / (m - k + 1), the landlord the rest; f is drawn. */
    private static Finding landlord(int n, long number, Progress progress) {
        int m = n - 1;
        SplittableRandom random = new SplittableRandom(n);
        long[] f = new long[n];
        for (int k = 1; k < n; k++) f[k] = f[k - 1] + random.nextInt(0, 6);
        Rational peasant = IntStream.range(0, m)
                .mapToObj(k -> Rational.of(f[m] - f[k], m - k + 1L))
                .reduce(Rational::min)
                .orElseThrow();
        Map<String, Object> document = document(
                "coalitional-game",
                "family",
                "landlord-peasants",
                "m",
                m,
                "f",
                IntStream.range(0, n).mapToObj(k -> f[k]).toList());
        return same(
                document, list(n, i -> i == 0 ? Rational.of(f[m]).minus(peasant.times(m)) : peasant), false, progress);
    }

    /** The half-claims rule is the nucleolus and consistent; random arrival is the Shapley value. */
    private static Finding bankruptcy(int n, boolean arrival, Progress progress) {
        SplittableRandom random = new SplittableRandom(n);
        List<Integer> drawn =
                IntStream.range(0, n).mapToObj(i -> random.nextInt(1, 40)).toList();
        int estate =
                random.nextInt(0, drawn.stream().mapToInt(Integer::intValue).sum() + 1);
        List<Rational> claims = drawn.stream().map(Rational::of).toList();
        Map<String, Object> document =
                document("coalitional-game", "family", "bankruptcy", "estate", estate, "claims", drawn);
        if (arrival) return same(document, RandomArrival.of(Rational.of(estate), claims, progress), true, progress);
        RationalVector awards = Division.talmud(Rational.of(estate), claims);
        return Consistency.of(claims, awards).holds()
                ? same(document, awards, false, progress)
                : finding(false, document, awards);
    }
}
