package hissho.poker.claim;

import static hissho.claim.TextbookClaim.compare;
import static hissho.claim.TextbookClaim.document;
import static hissho.poker.claim.PokerClaim.halves;
import static hissho.poker.claim.PokerClaim.holds;
import static hissho.poker.claim.PokerClaim.number;
import static hissho.poker.claim.PokerClaim.solve;

import hissho.claim.Claim;
import hissho.claim.Finding;
import hissho.kind.Solved;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The theorems of the textbook on continuous poker, proved by best replies bet by bet. */
final class PokerTheorems {

    private static final String RELANCE = "la-relance";
    private static final String NEUMANN = "von-neumann-poker";
    private static final String CHECK_CALL = "check-call-poker";

    private PokerTheorems() {}

    static List<Claim> all() {
        return List.of(
                value(
                        "poker-la-relance",
                        RELANCE,
                        b -> b.over(b.plus(2)).power(2).negated()),
                value("poker-von-neumann", NEUMANN, b -> b.over(b.plus(1).times(b.plus(4)))),
                value(
                        "poker-check-or-call",
                        CHECK_CALL,
                        b -> b.power(3)
                                .over(b.plus(1)
                                        .times(b.times(b).plus(b.times(3)).plus(1))
                                        .times(4))
                                .negated()),
                holds("poker-pot-size-bet", 40, (size, n, progress) -> {
                    Map<String, Object> asked = halves(NEUMANN, size);
                    Rational best = number(document(NEUMANN, "beta", "2"), "value", progress);
                    Rational value = number(asked, "value", progress);
                    return test(size == 4 ? value.equals(best) : value.compareTo(best) < 0, asked, value);
                }),
                holds("poker-mirrored-bets", 40, (size, n, progress) -> {
                    Map<String, Object> asked = halves(NEUMANN, size);
                    String other = number(asked, "sameValueBet", progress).toString();
                    return compare(number(document(NEUMANN, "beta", other), "value", progress), number(asked, "value", progress), asked);
                }),
                holds("poker-fold-the-worst", 12, (size, n, progress) -> worst(size, progress)),
                holds("poker-newman-limit", 5, (size, n, progress) -> {
                    Map<String, Object> asked = document("betting-tree", "tree", bets(size));
                    Rational value = number(asked, "value", progress);
                    return test(value.compareTo(Rational.of(1, 7)) < 0, asked, value);
                }));
    }

    /** The value is what the formula says, and best replies to both strategies prove it. */
    private static Claim value(String id, String kind, Function<Rational, Rational> formula) {
        return holds(id, 24, (size, n, progress) -> {
            Map<String, Object> asked = halves(kind, size);
            Solved solved = solve(asked, progress);
            if (!solved.certificate().holds()) return new Finding.Refuted(asked, Message.of("textbook.found", false));
            return compare(formula.apply(Rational.of(size, 2)), solved.facts().get("value", Rational.class), asked);
        });
    }

    private static Finding test(boolean holds, Map<String, Object> asked, Object found) {
        return holds ? Finding.holds() : new Finding.Refuted(asked, Message.of("textbook.found", found));
    }

    /** Folding the worst hands earns no less than the other two ways against any of a dozen callers. */
    private static Finding worst(int size, Progress progress) {
        for (int k = 0; k <= 12; k++) {
            Map<String, Object> asked = document(
                    RELANCE,
                    "beta",
                    Rational.of(size, 2).toString(),
                    "callThreshold",
                    Rational.of(k, 12).toString());
            Rational worst = number(asked, "foldWorst", progress);
            boolean best = worst.compareTo(number(asked, "foldBestBelowB", progress)) >= 0
                    && worst.compareTo(number(asked, "coin", progress)) >= 0;
            if (!best) return test(false, asked, worst);
        }
        return Finding.holds();
    }

    /** Von Neumann's tree with the bets 1, 2, 4 … */
    private static Map<String, Object> bets(int sizes) {
        Map<String, Object> moves = new java.util.LinkedHashMap<>();
        moves.put("check", "+-1");
        for (int k = 0; k < sizes; k++)
            moves.put("bet " + (1 << k), Map.of("II", inOrder("fold", "+1", "call", "+-" + ((1 << k) + 1))));
        return Map.of("I", moves);
    }

    private static Map<String, Object> inOrder(Object... namesAndValues) {
        return hissho.document.InOrder.of(namesAndValues);
    }
}
