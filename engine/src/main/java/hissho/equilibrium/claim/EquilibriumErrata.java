package hissho.equilibrium.claim;

import hissho.claim.Claim;
import hissho.claim.Erratum;
import hissho.claim.ErratumClaim;
import hissho.equilibrium.AllEquilibria;
import hissho.equilibrium.PureEquilibria;
import hissho.equilibrium.StrictElimination;
import hissho.form.Bimatrix;
import hissho.form.Mixed;
import hissho.form.Profile;
import hissho.linear.GameProgram;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Facts the textbook prints wrongly in its sections on bimatrix games and noncooperative games, each beside the right one. */
final class EquilibriumErrata {

    private EquilibriumErrata() {}

    private record Side(Erratum erratum, boolean printed) implements ErratumClaim {}

    static List<Claim> all() {
        Bimatrix show = game(new long[][] {{400, 600}, {500, 400}}, new long[][] {{900, 700}, {700, 800}});
        Bimatrix eight =
                game(new long[][] {{3, 2, 3}, {6, 0, 3}, {4, 3, 4}}, new long[][] {{4, 3, 2}, {1, 2, 3}, {6, 4, 5}});
        Bimatrix six = game(new long[][] {{0, 1, 2}, {0, 2, 0}}, new long[][] {{0, 2, 0}, {1, 0, 1}});
        Bimatrix b = game(new long[][] {{3, 4}, {3, 5}}, new long[][] {{3, 3}, {4, 5}});
        return Stream.of(
                        second("book-3.1.6-3", show, "5300/7", "2300/3"),
                        erratum(
                                "book-3.2.3",
                                show,
                                (g, progress) -> PureEquilibria.of(EquilibriumTheorems.strategic(g), progress)
                                        .profiles()
                                        .size(),
                                count -> count > 0,
                                count -> count == 0),
                        erratum(
                                "book-3.2.1",
                                b,
                                (g, progress) -> PureEquilibria.of(EquilibriumTheorems.strategic(g), progress)
                                        .isStrict(0),
                                strict -> strict,
                                strict -> !strict),
                        erratum(
                                "book-3.2.4",
                                centipede(),
                                (g, progress) -> StrictElimination.of(EquilibriumTheorems.strategic(g), progress)
                                        .rounds()
                                        .size(),
                                rounds -> rounds > 0,
                                rounds -> rounds == 0),
                        erratum(
                                "book-3.2.5-1",
                                game(new long[][] {{3, 0}, {2, 5}}, new long[][] {{3, 2}, {1, 5}}),
                                (g, progress) -> List.of(
                                        GameProgram.solve(g.second().transposed(), progress)
                                                .value(),
                                        GameProgram.solve(g.first().transposed(), progress)
                                                .value()),
                                levels -> levels.get(0).equals(levels.get(1)),
                                levels -> levels.get(0).equals(Rational.of(13, 5))),
                        erratum(
                                "book-3.2.5-4",
                                announced(),
                                (g, progress) ->
                                        PureEquilibria.of(EquilibriumTheorems.strategic(g), progress)
                                                .profiles()
                                                .stream()
                                                .map(EquilibriumTheorems.strategic(g)::payoffsAt)
                                                .toList(),
                                paid -> paid.size() == 1,
                                paid -> Set.copyOf(paid)
                                        .equals(Set.of(RationalVector.of(8, 2), RationalVector.of(7, 2)))),
                        erratum(
                                "book-3.2.5-7",
                                b,
                                (g, progress) -> PureEquilibria.of(EquilibriumTheorems.strategic(g), progress)
                                        .profiles()
                                        .size(),
                                count -> count == 1,
                                count -> count > 1),
                        erratum(
                                "book-3.2.5-2b-payoff",
                                game(new long[][] {{1, 4}, {2, 3}}, new long[][] {{4, 1}, {2, 3}}),
                                (g, progress) ->
                                        EquilibriumTheorems.strategic(g).expected(pair("1/4,3/4", "0,1")),
                                paid -> paid.equals(RationalVector.of(Rational.of(13, 9), Rational.of(5, 2))),
                                paid -> paid.equals(RationalVector.of(Rational.of(13, 4), Rational.of(5, 2)))),
                        equilibrium(
                                "book-3.2.5-2a",
                                game(new long[][] {{0, 2}, {2, 3}}, new long[][] {{0, 4}, {4, 3}}),
                                pair("1/5,4/5", "0,1"),
                                pair("0,1", "1,0")),
                        equilibrium(
                                "book-3.2.5-2b",
                                game(new long[][] {{1, 4}, {2, 3}}, new long[][] {{4, 1}, {2, 3}}),
                                pair("1/4,3/4", "0,1"),
                                pair("1/4,3/4", "1/2,1/2")),
                        equilibrium(
                                "book-3.2.5-2c",
                                game(new long[][] {{0, 0}, {1, -1}}, new long[][] {{0, -1}, {0, 3}}),
                                pair("0,1", "1,0"),
                                pair("3/4,1/4", "1/2,1/2")),
                        equilibrium(
                                "book-3.2.5-3c",
                                game(new long[][] {{1, -1}, {2, -2}}, new long[][] {{1, 2}, {-1, -2}}),
                                pair("1,0", "1,0"),
                                pair("1/2,1/2", "1/2,1/2")),
                        erratum(
                                "book-3.2.5-6c",
                                six,
                                (g, progress) ->
                                        AllEquilibria.of(g, progress).continua().isEmpty(),
                                finite -> finite,
                                finite -> !finite),
                        second("book-3.2.5-8a", eight, "2", "5/2"))
                .<Claim>mapMulti((erratum, claims) -> {
                    claims.accept(new Side(erratum, true));
                    claims.accept(new Side(erratum, false));
                })
                .toList();
    }

    /** The centipede with two pairs in its reduced form: stop at the first own move, at the second, or never. */
    private static Bimatrix centipede() {
        return game(new long[][] {{1, 1, 1}, {0, 2, 2}, {0, 1, 3}}, new long[][] {{1, 1, 1}, {3, 2, 2}, {3, 4, 3}});
    }

    /** The coin announcement: what is said of heads and of tails, against what is guessed after hearing heads and tails. */
    private static Bimatrix announced() {
        Rational[][] first = new Rational[4][4];
        Rational[][] second = new Rational[4][4];
        for (int said = 0; said < 4; said++)
            for (int guessed = 0; guessed < 4; guessed++) {
                first[said][guessed] = Rational.ZERO;
                second[said][guessed] = Rational.ZERO;
                for (int coin = 0; coin < 2; coin++) {
                    Rational chance = Rational.of(2 - coin, 3);
                    int told = coin == 0 ? said / 2 : said % 2;
                    int guess = told == 0 ? guessed / 2 : guessed % 2;
                    first[said][guessed] =
                            first[said][guessed].plus(chance.times((told == coin ? 3 : 0) + (guess == 0 ? 6 : 0)));
                    second[said][guessed] = second[said][guessed].plus(chance.times(guess == coin ? 3 : 0));
                }
            }
        return new Bimatrix(
                RationalMatrix.generate(4, 4, (i, j) -> first[i][j]),
                RationalMatrix.generate(4, 4, (i, j) -> second[i][j]));
    }

    private static Bimatrix game(long[][] first, long[][] second) {
        return new Bimatrix(RationalMatrix.of(first), RationalMatrix.of(second));
    }

    private static Profile pair(String p, String q) {
        return Profile.of(mixed(p), mixed(q));
    }

    private static Mixed mixed(String weights) {
        return new Mixed(RationalVector.of(
                Stream.of(weights.split(",")).map(Rational::parse).toList()));
    }

    private static <S> Erratum erratum(
            String id,
            Bimatrix game,
            BiFunction<Bimatrix, Progress, S> solve,
            Predicate<S> printed,
            Predicate<S> right) {
        return Erratum.of(
                id,
                EquilibriumTheorems.document(game),
                progress -> solve.apply(game, progress),
                printed,
                right,
                found -> found.toString());
    }

    /** The second player's safety level. */
    private static Erratum second(String id, Bimatrix game, String printed, String right) {
        return erratum(
                id,
                game,
                (g, progress) ->
                        GameProgram.solve(g.second().transposed(), progress).value(),
                Rational.parse(printed)::equals,
                Rational.parse(right)::equals);
    }

    /** Whether a pair is among the extreme equilibria. */
    private static Erratum equilibrium(String id, Bimatrix game, Profile printed, Profile right) {
        return erratum(
                id,
                game,
                (g, progress) -> AllEquilibria.of(g, progress).extreme(),
                all -> all.contains(printed),
                all -> all.contains(right));
    }
}
