package hissho.coalition.claim;

import hissho.claim.Claim;
import hissho.claim.Erratum;
import hissho.claim.ErratumClaim;
import hissho.claim.TextbookClaim;
import hissho.coalition.Asked;
import hissho.coalition.CoalitionAnswer;
import hissho.coalition.CoalitionalGame;
import hissho.coalition.GameReader;
import hissho.coalition.core.Imputations;
import hissho.document.Node;
import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Facts the textbook prints wrongly in its sections on coalitional form and core, each beside the right one. */
final class CoreErrata {

    private CoreErrata() {}

    private record Side(Erratum erratum, boolean printed) implements ErratumClaim {}

    static List<Claim> all() {
        Map<String, Object> worked = example("4.1.4");
        return Stream.of(
                        worth("book-4.1.5-2", example("4.1.5.2"), 1, "1/2", "3/5"),
                        worth("book-4.2.1", worked, 4, "1", "3/4"),
                        erratum(
                                "book-4.2.1-vertices",
                                worked,
                                game -> Imputations.vertices(game.coalitions()),
                                list -> same(list, "8,0,1", "1/2,15/2,1", "1/2,0,17/2"),
                                list -> same(list, "33/4,0,3/4", "1/2,31/4,3/4", "1/2,0,17/2"),
                                list -> list),
                        worth("book-4.2.5-2", example("4.2.5.2"), 2, "3/5", "8/5"),
                        erratum(
                                "book-4.2.5-8",
                                TextbookClaim.document(
                                        "coalitional-game",
                                        "family",
                                        "machines-workers",
                                        "machines",
                                        List.of(2, 2),
                                        "workers",
                                        3),
                                CoreErrata::core,
                                list -> list.size() > 1,
                                list -> same(list, "0,0,1,1,1"),
                                list -> list),
                        erratum(
                                "book-4.2.5-7b",
                                TextbookClaim.document("coalitional-game", "family", "glove", "P", 2, "Q", 3),
                                game -> game.worth(0b11101),
                                worth -> worth.isZero(),
                                worth -> worth.equals(Rational.ONE),
                                worth -> worth),
                        erratum(
                                "book-4.3.5-5",
                                TextbookClaim.document("coalitional-game", "family", "unanimity", "players", 4),
                                CoreErrata::weighted,
                                weighted -> !weighted,
                                weighted -> weighted,
                                weighted -> weighted))
                .flatMap(erratum -> Stream.<Claim>of(new Side(erratum, true), new Side(erratum, false)))
                .toList();
    }

    private static Map<String, Object> example(String place) {
        return TextbookClaim.document("coalitional-game", "family", "textbook", "example", place);
    }

    private static <S> Erratum erratum(
            String id,
            Map<String, Object> document,
            Function<CoalitionalGame, S> solve,
            Predicate<S> printed,
            Predicate<S> right,
            Function<S, Object> found) {
        return Erratum.of(id, document, progress -> solve.apply(game(document).under(progress)), printed, right, found);
    }

    private static Erratum worth(
            String id, Map<String, Object> document, long coalition, String printed, String right) {
        return erratum(
                id,
                document,
                game -> game.worth(coalition),
                worth -> worth.equals(Rational.parse(printed)),
                worth -> worth.equals(Rational.parse(right)),
                worth -> worth);
    }

    private static CoalitionalGame game(Map<String, Object> document) {
        return GameReader.read(Node.root(document));
    }

    private static List<RationalVector> core(CoalitionalGame game) {
        return hissho.coalition.core.Core.of(game.coalitions(), game.progress())
                .orElseThrow()
                .vertices();
    }

    private static boolean weighted(CoalitionalGame game) {
        return new CoalitionAnswer(game, Asked.NOTHING, game.progress()).facts().get("weighted", Boolean.class);
    }

    private static boolean same(List<RationalVector> list, String... points) {
        return new HashSet<>(list)
                .equals(new HashSet<>(Stream.of(points)
                        .map(point -> RationalVector.of(
                                Stream.of(point.split(",")).map(Rational::parse).toList()))
                        .toList()));
    }
}
