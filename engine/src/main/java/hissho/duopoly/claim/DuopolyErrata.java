package hissho.duopoly.claim;

import static hissho.claim.TextbookClaim.document;
import static hissho.duopoly.claim.DuopolyClaim.fact;
import static hissho.duopoly.claim.DuopolyClaim.number;
import static hissho.duopoly.claim.DuopolyClaim.numbers;
import static hissho.duopoly.claim.DuopolyClaim.solve;

import hissho.claim.Claim;
import hissho.claim.Erratum;
import hissho.claim.ErratumClaim;
import hissho.number.Rational;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** What the textbook prints wrongly about models of duopoly, each beside the right statement. */
final class DuopolyErrata {

    private record Side(Erratum erratum, boolean printed) implements ErratumClaim {}

    private DuopolyErrata() {}

    static List<Claim> all() {
        return Stream.of(
                        slope(),
                        fact(
                                "book-3.3.4",
                                document("entry-deterrence", "a", 17, "c", 1, "fixedCost", 9, "q1", 8),
                                "replyIncumbentProfit",
                                18,
                                23),
                        reaction(),
                        share())
                .flatMap(erratum -> Stream.<Claim>of(new Side(erratum, true), new Side(erratum, false)))
                .toList();
    }

    /** Where the profit of a firm alone falls: before half of a-c, as printed, or after. */
    private static Erratum slope() {
        Map<String, Object> market = document(
                "cournot",
                "a",
                13,
                "c",
                1,
                "profiles",
                List.of(List.of(2, 0), List.of(3, 0), List.of(9, 0), List.of(10, 0)));
        return Erratum.of(
                "book-3.3.1",
                market,
                progress -> ((List<?>) java.util.Objects.requireNonNull(
                                fact(solve(market, progress), "profits").value()))
                        .stream()
                                .map(both -> DuopolyClaim.list(both).getFirst())
                                .toList(),
                profits -> profits.get(0).compareTo(profits.get(1)) > 0,
                profits -> profits.get(0).compareTo(profits.get(1)) < 0
                        && profits.get(2).compareTo(profits.get(3)) > 0,
                List::toString);
    }

    /** The follower's price is half of a + c and of b times the leader's price, taken away as printed or added. */
    private static Erratum reaction() {
        Map<String, Object> goods =
                document("bertrand-differentiated", "a", 10, "b", 1, "c", 2, "timing", "sequential");
        Rational sum = Rational.of(12);
        return Erratum.of(
                "book-3.3.5-3",
                goods,
                progress -> numbers(solve(goods, progress), "p"),
                p -> p.get(1).times(2).equals(sum.minus(p.get(0))),
                p -> p.get(1).times(2).equals(sum.plus(p.get(0))),
                List::toString);
    }

    /** The second firm's share of the prize: that of the first, as printed, or its own. */
    private static Erratum share() {
        Map<String, Object> contest = document("contest", "V", 1, "c1", 1, "c2", 2);
        return Erratum.of(
                "book-3.3.5-5",
                contest,
                progress -> solve(contest, progress),
                found -> second(number(found, "x"), number(found, "y"), number(found, "x"))
                        .equals(numbers(found, "profit").get(1)),
                found -> second(number(found, "x"), number(found, "y"), number(found, "y"))
                        .equals(numbers(found, "profit").get(1)),
                found -> numbers(found, "profit").toString());
    }

    private static Rational second(Rational x, Rational y, Rational share) {
        return share.over(x.plus(y)).minus(y.times(2));
    }
}
