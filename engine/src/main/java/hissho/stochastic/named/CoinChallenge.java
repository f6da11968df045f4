package hissho.stochastic.named;

import hissho.algebra.Algebraic;
import hissho.algebra.Polynomial;
import hissho.algebra.RealRoot;
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
import hissho.play.Position;
import hissho.progress.Progress;
import hissho.stochastic.system.Written;
import hissho.stochastic.system.question.SystemKind;
import hissho.words.Message;
import java.util.List;
import java.util.Optional;

/**
 * The coin challenge: the tosser may hand the coin over after k heads in a row; the opponent wins by throwing as many heads in a row. A
 * tail before that exchanges the roles. With x = p^k the tosser's value is v = x(1-2x) - (1-x)v, that is x(1-2x)/(2-x), which rises up to
 * x = 2-√3 and falls after it; so the best k is one of the two around.
 */
record CoinChallenge(Optional<Rational> heads) implements PlayedInquiry.Asked {

    private static final int MOST_TOSSES = 20_000;
    private static final int MOST_PLAYED = 20;

    /** The value is the first over the second, as polynomials in x. */
    private static final Polynomial EARNED = Polynomial.of(0, 1, -2);

    private static final Polynomial OF = Polynomial.of(2, -1);
    private static final Field<Optional<Rational>> P = Field.required(
            "p",
            Shape.either(Shape.number(), Shape.choice("p"))
                    .by(node -> node.value() instanceof String text && text.equals("p")
                            ? Optional.empty()
                            : Optional.of(chance(node))));

    static Kind<?> kind() {
        return new PlayedInquiry<>(new Inquiry<>(
                new Listing("coin-challenge", "system", Chapter.RECURSIVE),
                Shape.fields(P),
                (Node node) -> new CoinChallenge(P.in(node)),
                List.of(
                        "k",
                        "value",
                        "winProbability",
                        "decimals",
                        "limitX",
                        "limitValue",
                        "limitWinProbability",
                        "kOneThreshold")));
    }

    private static Rational chance(Node node) {
        Rational p = node.rational();
        if (!p.isPositive() || p.compareTo(Rational.ONE) >= 0) throw node.bad("system.coin.bad", p);
        if (Math.log(0.26795) / Math.log(p.doubleValue()) > MOST_TOSSES)
            throw node.bad("system.coin.too-near", MOST_TOSSES);
        return p;
    }

    /** Three heads more than are best may be thrown before the coin must be handed over. */
    @Override
    public Optional<Position> position(Progress progress) {
        if (heads.isEmpty()) return Optional.empty();
        Rational p = heads.get();
        int best = 1;
        for (Rational x = p; best < MOST_PLAYED && value(x.times(p)).compareTo(value(x)) > 0; best++) x = x.times(p);
        return best == MOST_PLAYED ? Optional.empty() : SystemKind.position(Unrolled.coin(p, best + 3), progress);
    }

    @Override
    public Message unplayable() {
        return heads.isEmpty()
                ? Message.of("system.inquiry.not-played")
                : Message.of("system.coin.unplayable.large", MOST_PLAYED - 1);
    }

    /** The value of challenging after as many heads as have this probability. */
    static Rational value(Rational x) {
        return EARNED.at(x).over(OF.at(x));
    }

    /** The numerator of the slope of the value as a function of x. */
    private static Polynomial slope() {
        return EARNED.derivative().times(OF).minus(EARNED.times(OF.derivative()));
    }

    /** Where it vanishes at p, one head earns as much as two. */
    private static Polynomial tie() {
        Polynomial two = Polynomial.X.power(2);
        return EARNED.times(OF.at(two)).minus(EARNED.at(two).times(OF));
    }

    /** The root strictly between 0 and 1, of which there is one. */
    private static Algebraic onlyBetween0And1(Polynomial polynomial) {
        List<RealRoot> inside = polynomial.realRoots().stream()
                .filter(root -> root.compareTo(Rational.ZERO) > 0 && root.compareTo(Rational.ONE) < 0)
                .toList();
        if (inside.size() != 1) throw new IllegalStateException("roots between 0 and 1: " + inside);
        String written =
                inside.getFirst().write("x").replaceAll("(\\d)√", "$1*√").replaceAll("√(\\d+)", "sqrt($1)");
        return Written.read(written).orElseThrow();
    }

    /** The least of the best numbers of heads. */
    private static int best(Rational p) {
        int k = Math.max(1, (int) (Math.log(0.2679491924311227) / Math.log(p.doubleValue())) - 1);
        Rational x = p.power(k);
        while (k > 1 && value(x.over(p)).compareTo(value(x)) >= 0) {
            x = x.over(p);
            k--;
        }
        while (value(x.times(p)).compareTo(value(x)) > 0) {
            x = x.times(p);
            k++;
        }
        return k;
    }

    @Override
    public String answerKey() {
        return heads.isEmpty() ? "answer-limit" : "answer";
    }

    @Override
    public Facts answers(Progress progress) {
        Facts facts = new Facts();
        if (heads.isEmpty()) {
            Algebraic x = onlyBetween0And1(slope());
            Algebraic value = x.of(EARNED).over(x.of(OF));
            Algebraic last = onlyBetween0And1(tie());
            return facts.put("limitX", Written::same, () -> Written.plain(x))
                    .put("limitValue", Written::same, () -> Written.plain(value))
                    .put(
                            "limitWinProbability",
                            Written::same,
                            () -> Written.plain(value.plus(Algebraic.ONE).times(Rational.HALF)))
                    .put(
                            "kOneThreshold",
                            (own, expected) -> Written.same(
                                    last.toString(), Formulas.squeezed(expected).replaceFirst("^k=1iffp(<=|≤)", "")),
                            () -> "k=1 iff p<=" + last,
                            (words, _) -> words.say("system.coin.one-head", Written.pretty(last.toString())));
        }
        Rational p = heads.get();
        int k = best(p);
        Rational value = value(p.power(k));
        Rational wins = value.plus(1).over(2);
        return facts.put("k", () -> k)
                .put("value", Compare.EXACT, () -> value, (words, v) -> words.brief(v))
                .put("winProbability", Compare.EXACT, () -> wins, (words, v) -> words.brief(v))
                .put(
                        "decimals",
                        Compare.near(Rational.of(1, 1_000_000_000)),
                        () -> InOrder.of("value", value.toDecimal(12), "winProbability", wins.toDecimal(12)))
                .remarks("decimals");
    }

    /** The value is what challenging now earns, and no other number of heads earns more: those before and the next, beyond the peak. */
    @Override
    public Certificate check(Progress progress) {
        if (heads.isEmpty()) {
            Algebraic x = onlyBetween0And1(slope());
            Algebraic value = x.times(x); // where the slope is zero
            boolean peak = slope().at(Rational.ZERO).isPositive()
                    && slope().at(Rational.ONE).isNegative()
                    && x.of(slope()).isZero();
            return new Certificate.ClosedForm(
                    "coin-challenge",
                    // the equation v = x(1-2x) - (1-x)v itself
                    peak
                            && value.equals(
                                    x.of(EARNED).minus(Algebraic.ONE.minus(x).times(value))),
                    new Extent.Part(Message.of("system.coin.part")),
                    Message.of("system.coin.limit", Written.pretty(x.toString())),
                    InOrder.of("limitX", Written.plain(x), "limitValue", Written.plain(value)));
        }
        Rational p = heads.get();
        int k = best(p);
        Rational value = value(p.power(k));
        boolean holds = true;
        Rational x = Rational.ONE;
        for (int j = 1; j <= k + 1; j++) {
            progress.check();
            x = x.times(p);
            Rational earned = x.times(Rational.ONE.minus(x.times(2)))
                    .minus(Rational.ONE.minus(x).times(value));
            holds &= j == k ? earned.equals(value) : earned.compareTo(value) <= 0;
        }
        Rational peak = x.times(x).minus(x.times(4)).plus(1); // positive below 2-√3: fewer chances earn less still
        return new Certificate.ClosedForm(
                "coin-challenge",
                holds && peak.isPositive(),
                Extent.everything(),
                Message.of("system.coin.certificate", k),
                InOrder.of("k", k, "value", value));
    }
}
