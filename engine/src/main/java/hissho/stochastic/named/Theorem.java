package hissho.stochastic.named;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.words.Words;
import java.util.List;
import java.util.function.BiFunction;

/** What the theorems of Shapley and of Everett say, in formulas; claims check them on random systems. */
record Theorem(String name) implements Inquiry.Asked {

    private static final Field<String> NAME = Field.required("name", Shape.choice("shapley", "everett-single-state"));

    static Kind<?> kind() {
        return new Inquiry<>(
                new Listing("stochastic-theorem", "system", Chapter.RECURSIVE),
                Shape.fields(NAME),
                (Node node) -> new Theorem(NAME.in(node)),
                List.of(
                        "contractionFactor",
                        "fixedPoint",
                        "totalPayoffBound",
                        "aPrioriError",
                        "aPosterioriError",
                        "optimalStrategies",
                        "rule",
                        "algorithm"));
    }

    @Override
    public String answerKey() {
        return name.equals("shapley") ? "answer" : "answer-everett";
    }

    @Override
    public Facts answers(Progress progress) {
        if (!name.equals("shapley"))
            return new Facts()
                    .put(
                            "rule",
                            Compare.EXACT,
                            () -> "the solution closest to the infinite-play payoff Q",
                            said("rule"))
                    .put("algorithm", Compare.EXACT, () -> "iterate v <- Val A(v) from v = Q", said("algorithm"));
        return new Facts()
                .put("contractionFactor", () -> "1-s")
                .put("fixedPoint", Compare.EXACT, () -> "unique", said("fixed-point"))
                .put("totalPayoffBound", () -> "M/s")
                .put("aPrioriError", () -> "(1-s)^n * max|v0-v| <= (1-s)^n * M/s")
                .put("aPosterioriError", () -> "|v[n+1]-v| <= ((1-s)/s) * max_k |v[n+1](k)-v[n](k)|")
                .put(
                        "optimalStrategies",
                        Compare.EXACT,
                        () -> "stationary, optimal in A(k)(v)",
                        said("optimal-strategies"));
    }

    /** The same in the reader's words. */
    private static BiFunction<Words, String, String> said(String key) {
        return (words, _) -> words.say("system.stochastic-theorem." + key);
    }

    /** The formulas tried where everything is known: games of one matrix with one entry for Shapley's theorem, games whose solutions fill an interval for Everett's. */
    @Override
    public Certificate check(Progress progress) {
        return name.equals("shapley") ? shapley() : everett();
    }

    /** With payoff M and stopping chance s each round the value is M/s, and every bound of the theorem is attained. */
    private static Certificate shapley() {
        boolean holds = true;
        int tried = 0;
        for (int m = 1; m <= 3; m++)
            for (int d = 1; d <= 6; d++) {
                Rational s = Rational.of(1, d);
                Rational rest = Rational.ONE.minus(s);
                Rational payoff = Rational.of(m);
                Rational value = payoff.over(s);
                Rational now = Rational.ZERO;
                for (int n = 0; n <= 8; n++) {
                    Rational next = payoff.plus(rest.times(now));
                    holds &= next.minus(value).equals(rest.times(now.minus(value)));
                    holds &= value.minus(now).equals(rest.power(n).times(value));
                    holds &= value.minus(next).times(s).equals(rest.times(next.minus(now)));
                    now = next;
                    tried++;
                }
                holds &= payoff.plus(rest.times(value)).equals(value);
            }
        return new Certificate.SecondWay(
                holds,
                new Extent.Part(Message.of("system.certificate.theorem-part")),
                Message.of("system.certificate.theorem-shapley", tried),
                InOrder.of(
                        "contractionFactor",
                        "1-s",
                        "fixedPoint",
                        "unique",
                        "totalPayoffBound",
                        "M/s",
                        "aPrioriError",
                        "(1-s)^n * max|v0-v| <= (1-s)^n * M/s",
                        "aPosterioriError",
                        "|v[n+1]-v| <= ((1-s)/s) * max_k |v[n+1](k)-v[n](k)|"));
    }

    /** One player may stop at l, the other at h, or both go on: Val A(v) is v cut off at l and h, solved by every number between; from Q the iterates reach the one nearest to Q. */
    private static Certificate everett() {
        boolean holds = true;
        int tried = 0;
        for (int low = -3; low <= 3; low++)
            for (int high = low; high <= 3; high++)
                for (int q = -5; q <= 5; q++) {
                    int reached = q;
                    for (int n = 0; n < 3; n++) reached = Math.min(Math.max(reached, low), high);
                    int nearest = low;
                    for (int v = low; v <= high; v++) if (Math.abs(v - q) < Math.abs(nearest - q)) nearest = v;
                    holds &= reached == nearest;
                    tried++;
                }
        return new Certificate.SecondWay(
                holds,
                new Extent.Part(Message.of("system.certificate.theorem-part")),
                Message.of("system.certificate.theorem-everett", tried),
                InOrder.of(
                        "rule",
                        "the solution closest to the infinite-play payoff Q",
                        "algorithm",
                        "iterate v <- Val A(v) from v = Q"));
    }
}
