package hissho.poker.claim;

import static hissho.claim.TextbookClaim.document;
import static hissho.poker.claim.PokerClaim.number;
import static hissho.poker.claim.PokerClaim.solve;

import hissho.claim.Claim;
import hissho.claim.Erratum;
import hissho.claim.ErratumClaim;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** What the textbook prints wrongly about continuous poker, each beside the right statement. */
final class PokerErrata {

    private record Side(Erratum erratum, boolean printed) implements ErratumClaim {}

    private PokerErrata() {}

    static List<Claim> all() {
        return Stream.of(
                        strategies("book-2.7.1-theorem", relance("b-b^2"), relance("b^2"), "optimal"),
                        number(
                                "book-2.7.1-bluffs",
                                document("la-relance", "beta", "1"),
                                "bluffProbability",
                                "1/9",
                                "2/9"),
                        number(
                                "book-2.7.3-strong",
                                document("newman-poker", "beta", "4"),
                                "valueBetHand",
                                "425/432",
                                "20/21"),
                        number(
                                "book-2.7.3-weak",
                                document("newman-poker", "beta", "4"),
                                "bluffHand",
                                "49/3888",
                                "1/27"),
                        number("book-2.7.4-1b", document("check-call-poker", "beta", "1"), "a", "3/16", "3/20"),
                        strategies(
                                "book-2.7.4-1c",
                                thresholds("1/6", "2/3", "2/3", "2/3"),
                                thresholds("5/33", "23/33", "20/33", "14/33"),
                                "optimalI"),
                        strategies(
                                "book-2.7.4-1c-second",
                                thresholds("1/6", "2/3", "2/3", "2/3"),
                                thresholds("5/33", "23/33", "20/33", "14/33"),
                                "optimalII"))
                .flatMap(erratum -> Stream.<Claim>of(new Side(erratum, true), new Side(erratum, false)))
                .toList();
    }

    private static Map<String, Object> relance(String from) {
        return document("la-relance", "beta", "1", "betSet", List.of(List.of(from, "1")));
    }

    private static Map<String, Object> thresholds(String a, String b, String c, String d) {
        return document("check-call-poker", "beta", "2", "a", a, "b", b, "c", c, "d", d);
    }

    /** A printed strategy that is not optimal, and one that is. */
    private static Erratum strategies(String id, Map<String, Object> printed, Map<String, Object> right, String fact) {
        return new Erratum(
                id,
                printed,
                progress -> solve(printed, progress).facts().get(fact, Boolean.class),
                progress -> solve(right, progress).facts().get(fact, Boolean.class),
                progress -> solve(printed, progress).facts().get(fact, Boolean.class));
    }
}
