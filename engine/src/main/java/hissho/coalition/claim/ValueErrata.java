package hissho.coalition.claim;

import static hissho.claim.TextbookClaim.document;

import hissho.claim.Claim;
import hissho.claim.Erratum;
import hissho.claim.ErratumClaim;
import hissho.coalition.CoalitionalGame;
import hissho.coalition.GameReader;
import hissho.coalition.bankruptcy.Division;
import hissho.coalition.bankruptcy.RandomArrival;
import hissho.coalition.nucleolus.NucleolusOfFamily;
import hissho.coalition.value.ShapleyOfFamily;
import hissho.document.Node;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Answers the textbook prints wrongly in its sections on the Shapley value and the nucleolus, each beside the right one. */
final class ValueErrata {

    private static final BiFunction<CoalitionalGame, Progress, RationalVector> SHAPLEY = ShapleyOfFamily::of;
    private static final BiFunction<CoalitionalGame, Progress, RationalVector> NUCLEOLUS = NucleolusOfFamily::of;

    private ValueErrata() {}

    private record Side(Erratum erratum, boolean printed) implements ErratumClaim {}

    static List<Claim> all() {
        return Stream.of(
                        first("book-4.3.5-4b", size("size-if-has-1-or-2", 3), SHAPLEY, "2/3", "7/6"),
                        first("book-4.3.5-7", shareholders(), SHAPLEY, "3/4", "1/2"),
                        point(
                                "book-4.3.5-10",
                                document("coalitional-game", "family", "nassau", "quota", 63),
                                SHAPLEY,
                                "1/4,1/4,13/60,11/60,1/20,1/20",
                                "17/60,17/60,13/60,7/60,1/20,1/20"),
                        departure(),
                        number("book-4.4.4-5", seller(1, 0, -4, 2, -1, 3, 6), game -> game.worth(1), "0", "1"),
                        number(
                                "book-4.4.4-8",
                                seller(-1, -1, 0, 1, -1, 7, 8),
                                game -> game.worth(4).minus(4),
                                "-2",
                                "-4"),
                        first("book-4.4.4-9", landlord(), SHAPLEY, "1", "3/2"),
                        point("book-4.4.4-11", size("chain", 4), NUCLEOLUS, "2,1,1/2,1/2", "15/8,7/8,3/4,1/2"))
                .flatMap(erratum -> Stream.<Claim>of(new Side(erratum, true), new Side(erratum, false)))
                .toList();
    }

    private static Map<String, Object> size(String family, int players) {
        return document("coalitional-game", "family", family, "players", players);
    }

    private static Map<String, Object> shareholders() {
        return document("coalitional-game", "weights", List.of(5, 2, 2, 2), "rule", "majority");
    }

    private static Map<String, Object> landlord() {
        return document("coalitional-game", "family", "landlord-peasants", "m", 3, "f", List.of(0, 1, 2, 3));
    }

    private static Map<String, Object> seller(Integer... worths) {
        return document("coalitional-game", "players", 3, "v", List.of(worths));
    }

    /** The nucleolus departs further from proportional shares than the Shapley value does; the book says the reverse. */
    private static Erratum departure() {
        List<Rational> claims = List.of(Rational.of(10), Rational.of(20), Rational.of(30));
        Rational estate = Rational.of(36);
        RationalVector fair = Division.proportional(estate, claims);
        return Erratum.of(
                "book-4.4.2",
                document("coalitional-game", "family", "bankruptcy", "estate", 36, "claims", List.of(10, 20, 30)),
                progress -> far(Division.talmud(estate, claims), fair)
                        .minus(far(RandomArrival.of(estate, claims, progress), fair)),
                Rational::isNegative,
                Rational::isPositive,
                difference -> difference);
    }

    private static Rational far(RationalVector x, RationalVector y) {
        return x.minus(y).stream().map(Rational::absolute).reduce(Rational.ZERO, Rational::plus);
    }

    private static CoalitionalGame game(Map<String, Object> document, Progress progress) {
        return GameReader.read(Node.root(document)).under(progress);
    }

    private static Erratum number(
            String id,
            Map<String, Object> document,
            Function<CoalitionalGame, Rational> found,
            String printed,
            String right) {
        return Erratum.of(
                id,
                document,
                progress -> found.apply(game(document, progress)),
                is(Rational.parse(printed)),
                is(Rational.parse(right)),
                number -> number);
    }

    /** An erratum about what the first player gets. */
    private static Erratum first(
            String id,
            Map<String, Object> document,
            BiFunction<CoalitionalGame, Progress, RationalVector> solve,
            String printed,
            String right) {
        return Erratum.of(
                id,
                document,
                progress -> solve.apply(game(document, progress), progress).get(0),
                is(Rational.parse(printed)),
                is(Rational.parse(right)),
                number -> number);
    }

    private static Erratum point(
            String id,
            Map<String, Object> document,
            BiFunction<CoalitionalGame, Progress, RationalVector> solve,
            String printed,
            String right) {
        return Erratum.of(
                id,
                document,
                progress -> solve.apply(game(document, progress), progress),
                is(vector(printed)),
                is(vector(right)),
                point -> point);
    }

    private static <S> Predicate<S> is(S stated) {
        return stated::equals;
    }

    private static RationalVector vector(String entries) {
        return RationalVector.of(
                Stream.of(entries.split(",")).map(Rational::parse).toList());
    }
}
