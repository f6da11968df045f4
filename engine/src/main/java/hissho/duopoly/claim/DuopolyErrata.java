package hissho.duopoly.claim;

import static hissho.claim.TextbookClaim.document;
import static hissho.duopoly.claim.DuopolyClaim.ANSWERS;
import static hissho.kind.Answers.fact;
import static hissho.kind.Answers.number;
import static hissho.kind.Answers.numbers;

import hissho.claim.Claim;
import hissho.claim.Erratum;
import hissho.claim.ErratumClaim;
import hissho.kind.Answers;
import hissho.kind.Solved;
import hissho.number.Rational;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What the textbook prints wrongly about models of duopoly, each beside the right statement. */
final class DuopolyErrata {

    private record Side(Erratum erratum, boolean printed) implements ErratumClaim {}

    private DuopolyErrata() {}

    static List<Claim> all() {
        return Stream.of(
                        slope(),
                        ANSWERS.erratum(
                                "book-3.3.4",
                                document("entry-deterrence", "a", 17, "c", 1, "fixedCost", 9, "q1", 8),
                                "replyIncumbentProfit",
                                18,
                                23),
                        committed(),
                        sold(),
                        twice(),
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
                                fact(ANSWERS.solve(market, progress), "profits").value()))
                        .stream().map(both -> Answers.list(both).getFirst()).toList(),
                profits -> profits.get(0).compareTo(profits.get(1)) > 0,
                profits -> profits.get(0).compareTo(profits.get(1)) < 0
                        && profits.get(2).compareTo(profits.get(3)) > 0,
                List::toString);
    }

    /** Output 10 against none: ruled out since 10 is not a best reply to 0, as printed; yet it is where backward induction leads when the incumbent is committed first. */
    private static Erratum committed() {
        Map<String, Object> market =
                document("entry-deterrence", "a", 17, "c", 1, "fixedCost", 9, "profile", List.of(10, 0));
        return Erratum.of(
                "book-3.3.4-commitment",
                market,
                progress -> ANSWERS.solve(market, progress),
                found -> !number(found, "q1").equals(Rational.of(10)),
                found -> number(found, "q1").equals(Rational.of(10))
                        && number(found, "q2").isZero()
                        && Boolean.FALSE.equals(fact(found, "equilibrium").value()),
                found -> number(found, "q1") + ", " + number(found, "q2"));
    }

    /** With prices as strategies the function gives what is sold at a price: at the price 5 it is a - 5, not 5. */
    private static Erratum sold() {
        Map<String, Object> market = document("bertrand", "a", 13, "c", 1, "profiles", List.of(List.of(5, 9)));
        return Erratum.of(
                "book-3.3.2",
                market,
                progress -> Answers.list(((List<?>)
                                java.util.Objects.requireNonNull(fact(ANSWERS.solve(market, progress), "quantities")
                                        .value()))
                        .getFirst()),
                sold -> sold.equals(List.of(Rational.of(5), Rational.ZERO)),
                sold -> sold.equals(List.of(Rational.of(8), Rational.ZERO)),
                List::toString);
    }

    /** The unit costs are subtracted twice, as printed, or once. */
    private static Erratum twice() {
        Map<String, Object> market = document(
                "cournot", "a", 17, "costs", List.of(Map.of("unit", 1, "fixed", 2), Map.of("unit", 3, "fixed", 1)));
        List<Rational> units = List.of(Rational.of(1), Rational.of(3));
        List<Rational> fixed = List.of(Rational.of(2), Rational.of(1));
        return Erratum.of(
                "book-3.3.5-1b",
                market,
                progress -> ANSWERS.solve(market, progress),
                found -> isProfit(found, units, fixed, 2),
                found -> isProfit(found, units, fixed, 1),
                found -> numbers(found, "profit").toString());
    }

    private static boolean isProfit(Solved found, List<Rational> units, List<Rational> fixed, int times) {
        List<Rational> q = numbers(found, "q");
        return IntStream.range(0, 2)
                .allMatch(i -> numbers(found, "profit")
                        .get(i)
                        .equals(number(found, "price")
                                .minus(units.get(i).times(times))
                                .times(q.get(i))
                                .minus(fixed.get(i))));
    }

    /** The follower's price is half of a + c and of b times the leader's price, taken away as printed or added. */
    private static Erratum reaction() {
        Map<String, Object> goods =
                document("bertrand-differentiated", "a", 10, "b", 1, "c", 2, "timing", "sequential");
        Rational sum = Rational.of(12);
        return Erratum.of(
                "book-3.3.5-3",
                goods,
                progress -> numbers(ANSWERS.solve(goods, progress), "p"),
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
                progress -> ANSWERS.solve(contest, progress),
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
