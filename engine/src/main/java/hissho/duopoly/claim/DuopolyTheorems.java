package hissho.duopoly.claim;

import static hissho.claim.TextbookClaim.document;
import static hissho.duopoly.claim.DuopolyClaim.ANSWERS;
import static hissho.duopoly.claim.DuopolyClaim.holds;
import static hissho.kind.Answers.fact;
import static hissho.kind.Answers.number;
import static hissho.kind.Answers.numbers;
import static hissho.kind.Answers.test;

import hissho.claim.Claim;
import hissho.claim.Finding;
import hissho.kind.Solved;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The theorems on duopoly, each for growing markets: with a unit cost of one, the size is a less that cost. */
final class DuopolyTheorems {

    private DuopolyTheorems() {}

    static List<Claim> all() {
        return List.of(
                holds("cournot-elimination-limit", 16, 1, (size, n, progress) -> elimination(size, progress)),
                holds("duopoly-outputs-rank", 24, 1, (size, n, progress) -> ranks(size, progress)),
                holds("bertrand-follower-earns-more", 10, 1, (size, n, progress) -> follower(size, progress)),
                holds("entry-regimes", 24, 12, (size, n, progress) -> entry(size, n, progress)));
    }

    private static Map<String, Object> market(String kind, int size) {
        return document(kind, "a", size + 1, "c", 1);
    }

    /** After so many bounds what is left holds Cournot's output and is no longer than 2 to the power minus their number. */
    private static Finding elimination(int steps, Progress progress) {
        Map<String, Object> asked = document("cournot-elimination", "steps", steps);
        Rational low = Rational.ZERO;
        Rational high = Rational.ONE;
        for (Object bound : (List<?>) Objects.requireNonNull(
                fact(ANSWERS.solve(asked, progress), "boundsInUnitsOfAMinusC").value())) {
            Rational at = Rational.parse(((List<?>) bound).get(1).toString());
            if (((List<?>) bound).get(0).equals("upper")) high = at;
            else low = at;
        }
        Rational output =
                numbers(ANSWERS.solve(market("cournot", 1), progress), "q").getFirst();
        boolean inside = low.compareTo(output) <= 0 && high.compareTo(output) >= 0;
        return test(inside && high.minus(low).compareTo(Rational.HALF.power(steps)) <= 0, asked, high.minus(low));
    }

    /** A leader sells more than two equals, two equals more than a monopoly; the leader earns more than an equal, the follower less. */
    private static Finding ranks(int size, Progress progress) {
        Solved one = ANSWERS.solve(market("monopoly", size), progress);
        Solved equals = ANSWERS.solve(market("cournot", size), progress);
        Solved leader = ANSWERS.solve(market("stackelberg", size), progress);
        Rational each = numbers(equals, "profit").getFirst();
        boolean ranked = number(one, "q").compareTo(number(equals, "totalQ")) < 0
                && number(equals, "totalQ").compareTo(number(leader, "totalQ")) < 0
                && numbers(leader, "profit").get(0).compareTo(each) > 0
                && numbers(leader, "profit").get(1).compareTo(each) < 0;
        return test(ranked, market("stackelberg", size), numbers(leader, "profit"));
    }

    /** Prices one after the other: both are higher than at once, the leader's the higher one, and the follower earns more. */
    private static Finding follower(int tenths, Progress progress) {
        if (tenths > 10) return Finding.unmet();
        String b = Rational.of(tenths, 10).toString();
        Map<String, Object> asked =
                document("bertrand-differentiated", "a", 10, "b", b, "c", 2, "timing", "sequential");
        Solved after = ANSWERS.solve(asked, progress);
        Solved once = ANSWERS.solve(document("bertrand-differentiated", "a", 10, "b", b, "c", 2), progress);
        List<Rational> p = numbers(after, "p");
        List<Rational> profit = numbers(after, "profit");
        boolean holds = p.get(0).compareTo(p.get(1)) > 0
                && p.get(1).compareTo(numbers(once, "p").getFirst()) > 0
                && profit.get(1).compareTo(profit.get(0)) > 0
                && profit.get(0).compareTo(numbers(once, "profit").getFirst()) > 0;
        return test(holds, asked, profit);
    }

    /** Blockaded exactly where 16 F >= d², deterred exactly where else 4 F d² >= (d²/8 + 4 F)². */
    private static Finding entry(int size, long n, Progress progress) {
        Rational square = Rational.of(size).power(2);
        Rational fixed = square.times(Rational.of(n, 128));
        Map<String, Object> asked = document("entry-deterrence", "a", size + 1, "c", 1, "fixedCost", fixed.toString());
        Rational four = fixed.times(4);
        boolean pays = four.times(square).compareTo(square.over(8).plus(four).power(2)) >= 0;
        String regime = four.times(4).compareTo(square) >= 0 ? "blockaded" : pays ? "deter" : "accommodate";
        Object found = fact(ANSWERS.solve(asked, progress), "regime").value();
        return test(regime.equals(found), asked, String.valueOf(found));
    }
}
