package hissho.stochastic.claim;

import static hissho.claim.TextbookClaim.document;

import hissho.claim.Claim;
import hissho.claim.Finding;
import hissho.claim.TextbookClaim;
import hissho.fact.Facts;
import hissho.kind.Answers;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.stochastic.StochasticKinds;
import hissho.words.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Theorems of the section on games inside games, each compared with what its definition gives, worked out here step by step. */
final class NamedTheorems {

    private static final int DRAWN = 16;

    private NamedTheorems() {}

    static List<Claim> all() {
        return List.of(
                SystemClaim.holds("components-by-value", 3, size -> DRAWN, NamedTheorems::components),
                SystemClaim.holds("shapley-both-bounds", 3, size -> DRAWN, NamedTheorems::bounds),
                SystemClaim.holds("inspection-value", 12, size -> size, NamedTheorems::inspection),
                SystemClaim.holds("endurance-fibonacci", 30, size -> 1, NamedTheorems::endurance),
                SystemClaim.holds("guess-it-never-guess", 8, size -> size, NamedTheorems::question),
                SystemClaim.holds("guess-it-more-cards", 8, size -> size, NamedTheorems::cards),
                SystemClaim.holds("coin-challenge-best", 24, size -> size, NamedTheorems::coin));
    }

    private static Facts facts(Map<String, Object> document, Progress progress) {
        return new Answers(StochasticKinds.all()).solve(document, progress).facts();
    }

    private static Rational number(Map<String, Object> document, String fact, Progress progress) {
        return facts(document, progress).get(fact, Rational.class);
    }

    private static Finding test(boolean holds, Map<String, Object> asked, Object found) {
        return holds ? Finding.holds() : new Finding.Refuted(asked, Message.of("textbook.found", found));
    }

    /** A game whose cells are numbers or so many component games is worth what it is worth with their values in their places. */
    private static Finding components(int size, long number, Progress progress) {
        SplittableRandom random = new SplittableRandom(size * 104_729L + number);
        Map<String, Object> games = new java.util.LinkedHashMap<>();
        Map<String, Object> put = new HashMap<>();
        List<List<Object>> whole = matrix(random);
        games.put("G", whole);
        for (int k = 1; k <= size; k++) {
            List<List<Object>> part = matrix(random);
            games.put("C" + k, part);
            put.put(
                    "C" + k,
                    number(document("game-system", "games", Map.of("G", part)), "value", progress)
                            .toString());
            whole.get(random.nextInt(2)).set(random.nextInt(2), "C" + k);
        }
        List<List<Object>> reduced = whole.stream()
                .map(row ->
                        row.stream().map(cell -> put.getOrDefault(cell, cell)).toList())
                .toList();
        Map<String, Object> asked = document("game-system", "games", games);
        return TextbookClaim.compare(
                number(document("game-system", "games", Map.of("G", reduced)), "value", progress),
                number(asked, "value", progress),
                asked);
    }

    private static List<List<Object>> matrix(SplittableRandom random) {
        List<List<Object>> rows = new ArrayList<>();
        for (int i = 0; i < 2; i++) rows.add(new ArrayList<>(List.of(random.nextInt(-5, 6), random.nextInt(-5, 6))));
        return rows;
    }

    /** The error of an iterate is no larger than either bound on it. */
    private static Finding bounds(int size, long number, Progress progress) {
        Map<String, Object> asked = new java.util.LinkedHashMap<>(
                StochasticClaims.drawn(size, number).document());
        asked.putAll(Map.of("query", "error-bound", "n", 1 + (int) (number % 4)));
        Facts facts = facts(asked, progress);
        java.math.BigDecimal error = facts.get("actualError", java.math.BigDecimal.class);
        java.math.BigDecimal slack = new java.math.BigDecimal("1e-12");
        boolean holds = List.of("aPrioriBound", "aPosterioriBound").stream()
                .allMatch(bound -> error.compareTo(
                                facts.get(bound, java.math.BigDecimal.class).add(slack))
                        <= 0);
        return test(holds, asked, error);
    }

    /** The stage matrix is worth m/n when the values of the stages that follow are put in, from the first period on. */
    private static Finding inspection(int size, long number, Progress progress) {
        int m = (int) number + 1;
        Map<String, Object> asked = document("inspection", "m", m, "n", size);
        return TextbookClaim.compare(inspected(m, size), number(asked, "value", progress), asked);
    }

    /** Backward through the stages (1, V[m-1,n-1]; 0, V[m,n-1]), none of which has a saddle point while 0 < m < n. */
    private static Rational inspected(int m, int n) {
        Rational[] value = new Rational[m + 1];
        for (int a = 0; a <= m; a++) value[a] = a == 0 ? Rational.ZERO : Rational.ONE;
        for (int period = 2; period <= n; period++)
            for (int a = Math.min(m, period - 1); a >= 1; a--) {
                Rational stays = value[a];
                value[a] = stays.over(Rational.ONE.minus(value[a - 1]).plus(stays));
            }
        return value[m];
    }

    private static Finding endurance(int size, long number, Progress progress) {
        BigInteger before = BigInteger.ONE;
        BigInteger last = BigInteger.ONE;
        for (int k = 2; k <= size; k++) {
            BigInteger next = before.add(last);
            before = last;
            last = next;
        }
        Map<String, Object> asked = document("endurance", "n", size);
        return TextbookClaim.compare(Rational.of(BigInteger.ONE, last), number(asked, "value", progress), asked);
    }

    /** A question wins at least as often as a guess, and more often except with one card each. */
    private static Finding question(int size, long number, Progress progress) {
        int other = (int) number + 1;
        Map<String, Object> asked = document("guess-it", "m", size, "n", other);
        Rational value = number(asked, "value", progress);
        int sign = value.compareTo(Rational.of(1, other + 1));
        boolean single = size == 1 && other == 1;
        return test(single ? sign == 0 : sign > 0, asked, value);
    }

    /** One more card of the mover's own is no disadvantage, one more of the opponent's no advantage. */
    private static Finding cards(int size, long number, Progress progress) {
        int other = (int) number + 1;
        Map<String, Object> asked = document("guess-it", "m", size, "n", other);
        Rational value = number(asked, "value", progress);
        Rational more = number(document("guess-it", "m", size + 1, "n", other), "value", progress);
        Rational against = number(document("guess-it", "m", size, "n", other + 1), "value", progress);
        return test(more.compareTo(value) >= 0 && against.compareTo(value) <= 0, asked, value);
    }

    /** No other number of heads up to sixty earns more than x(1-2x)/(2-x), x the chance of the best number. */
    private static Finding coin(int size, long number, Progress progress) {
        Rational p = Rational.of(number + 1, size + 1L);
        Map<String, Object> asked = document("coin-challenge", "p", p.toString());
        Facts facts = facts(asked, progress);
        Rational value = facts.get("value", Rational.class);
        boolean holds = value.equals(worth(p.power(facts.get("k", Integer.class))));
        for (int k = 1; k <= 60; k++) holds &= worth(p.power(k)).compareTo(value) <= 0;
        return test(holds, asked, value);
    }

    private static Rational worth(Rational x) {
        return x.times(Rational.ONE.minus(x.times(2))).over(Rational.of(2).minus(x));
    }
}
