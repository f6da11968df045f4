package hissho.stochastic.system.question;

import hissho.algebra.Algebraic;
import hissho.stochastic.system.Written;
import hissho.words.Words;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Exact numbers and mixtures in words: closed forms where they are short, decimals where not. */
record SystemMixture(Words words) {

    static final int MOST_BRIEF = 34;

    String value(Algebraic number) {
        return number.closedForm()
                .map(form -> number.isRational()
                        ? words.brief(number.rational())
                        : words.say(
                                "system.about",
                                Written.pretty(form),
                                number.decimal(4).toPlainString()))
                .orElseGet(() -> number.decimal(10).toPlainString() + "…");
    }

    String of(List<String> names, List<Algebraic> weights) {
        boolean unnamed =
                IntStream.range(0, names.size()).allMatch(k -> names.get(k).equals(Integer.toString(k + 1)));
        if (unnamed) return weights.stream().map(this::weight).collect(Collectors.joining(", ", "(", ")"));
        return IntStream.range(0, names.size())
                .filter(k -> !weights.get(k).isZero())
                .mapToObj(k -> Choices.said(names.get(k), words) + ": " + weight(weights.get(k)))
                .collect(Collectors.joining(", "));
    }

    private String weight(Algebraic weight) {
        return weight.closedForm()
                .filter(form -> form.length() <= MOST_BRIEF)
                .map(Written::pretty)
                .orElseGet(() -> rounded(weight));
    }

    /** Four places; what is neither nothing nor everything is not written so. */
    private static String rounded(Algebraic weight) {
        BigDecimal places = weight.decimal(4);
        if (places.signum() == 0 && !weight.isZero()) return "<0.0001";
        if (places.compareTo(BigDecimal.ONE) == 0 && !weight.equals(Algebraic.ONE)) return ">0.9999";
        return places.toPlainString();
    }
}
