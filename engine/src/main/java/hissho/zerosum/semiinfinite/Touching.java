package hissho.zerosum.semiinfinite;

import hissho.algebra.Polynomial;
import hissho.algebra.RealRoot;
import hissho.algebra.RootValue;
import hissho.document.InOrder;
import hissho.fact.Roots;
import hissho.number.Rational;
import hissho.words.Words;
import hissho.zerosum.semiinfinite.Tangency.Touch;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** How an irrational solution is written: square roots where they are short, otherwise decimals. */
final class Touching {

    private static final int MOST_LETTERS = 16;

    private static final int PLACES = 6;

    private Touching() {}

    /** A square root with its decimal, or a decimal that goes on. */
    static String value(RealRoot value) {
        String brief = value.brief();
        return value.isRational() || brief.contains("…") ? brief : brief + " ≈ " + value.decimal(PLACES);
    }

    static String brief(RealRoot root) {
        String brief = root.brief();
        return brief.length() > MOST_LETTERS ? "≈ " + root.decimal(PLACES) : brief;
    }

    /** A fraction, or an expression as programs read it. */
    static Object plain(RealRoot root) {
        return root.isRational() ? root.rational() : Roots.expression(root);
    }

    /** A mixture of two strategies by the probability of the first. */
    static String pair(RealRoot p) {
        RealRoot rest = RootValue.of(Polynomial.of(Rational.ONE, Rational.ONE.negated()), p);
        return "(" + brief(p) + ", " + brief(rest) + ")";
    }

    /** The columns by name with their weights; one alone without. */
    static String played(Words words, SemiInfiniteGame game, Tangency tangency) {
        List<Touch> touches = tangency.touches();
        if (touches.size() == 1)
            return name(game, touches.getFirst(), brief(touches.getFirst().parameter()));
        return touches.stream()
                .map(touch -> words.say(
                        "semiinfinite.weight", brief(touch.weight()), name(game, touch, brief(touch.parameter()))))
                .collect(Collectors.joining(", "));
    }

    /** The weights for programs, by where the columns stand. */
    static Map<String, Object> weights(SemiInfiniteGame game, Tangency tangency) {
        Map<String, Object> weights = new LinkedHashMap<>();
        for (Touch touch : tangency.touches())
            weights.put(name(game, touch, plain(touch.parameter()).toString()), plain(touch.weight()));
        return weights;
    }

    /** Value, mixture and columns as a stranger checks them: where each column stands, what it pays and its weight. */
    static Map<String, Object> evidence(Tangency tangency) {
        return InOrder.of(
                "value",
                plain(tangency.value()),
                "mixtures",
                List.of(plain(tangency.mixture())),
                "replies",
                tangency.touches().stream()
                        .map(touch -> InOrder.of(
                                "payoffs", List.of(plain(touch.first()), plain(touch.second())),
                                "parameter", plain(touch.parameter()),
                                "strategy", touch.attained(),
                                "weight", plain(touch.weight())))
                        .toList());
    }

    static String payoffs(Touch touch) {
        return "(" + brief(touch.first()) + ", " + brief(touch.second()) + ")";
    }

    private static String name(SemiInfiniteGame game, Touch touch, String place) {
        return switch (game.points().get(touch.source())) {
            case Points.Sequence sequence -> touch.attained() ? sequence.variable() + " = " + place : payoffs(touch);
            case Points.Curve curve -> curve.variable() + " = " + place;
            case Points.Single _ -> payoffs(touch);
        };
    }
}
