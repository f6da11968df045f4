package hissho.equilibrium.claim;

import hissho.claim.Claim;
import hissho.claim.Erratum;
import hissho.claim.ErratumClaim;
import hissho.equilibrium.AllEquilibria;
import hissho.equilibrium.PureEquilibria;
import hissho.form.Bimatrix;
import hissho.form.Mixed;
import hissho.form.Profile;
import hissho.linear.GameProgram;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.List;
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
