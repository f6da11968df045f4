package hissho.coalition.question;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.coalition.CoalitionalGame;
import hissho.coalition.core.Balance;
import hissho.coalition.family.Symmetric;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Coded;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.form.Coalitions;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * For which parameters a symmetric game has a core: f(k) at most k f(n)/n for every size, which bounds each letter by itself.
 *
 * @param f numbers or letters, f(1) to f(n); the last is a number
 */
record SymmetricCondition(List<String> f) implements Inquiry.Asked {

    private static final Field<Node> F = Field.required(
            "symmetric",
            Shape.listOf(Shape.either(Shape.number(), Shape.text()), 1, 1_000).by(node -> node));

    private static final int MOST_CHECKED = 12;

    static Kind<SymmetricCondition> kind() {
        return new Inquiry<>(
                new Listing("symmetric-core", "coalition", Chapter.COALITION),
                Shape.fields(F),
                SymmetricCondition::read,
                List.of("nonemptyIff", "bounds", "uniquePointAt"));
    }

    private static SymmetricCondition read(Node document) {
        List<Node> entries = document.get("symmetric").list(1, 1_000);
        for (Node entry : entries)
            if (Rational.read(entry.text()).isEmpty() && !entry.text().matches("[a-zA-Z]\\w{0,9}"))
                throw entry.bad("coalition.bad.parameter", entry.text());
        entries.getLast().rational();
        return new SymmetricCondition(entries.stream().map(Node::text).toList());
    }

    @Override
    public Facts answers(Progress progress) {
        return new Facts()
                .put(
                        "nonemptyIff",
                        Compare.accepted(this::isSame),
                        () -> written(bounds()),
                        (words, text) -> Coded.printed(text.replace(" and ", words.say("coalition.and"))))
                .put("bounds", this::bounds)
                .put("uniquePointAt", this::unique);
    }

    private Rational each() {
        return Rational.parse(f.getLast()).over(f.size());
    }

    /** The largest value of each letter; null where a number is already too large. */
    private @Nullable Map<String, Rational> bounds() {
        Map<String, Rational> bounds = new LinkedHashMap<>();
        for (int k = 1; k < f.size(); k++) {
            Rational most = each().times(k);
            Optional<Rational> number = Rational.read(f.get(k - 1));
            if (number.isPresent()) {
                if (number.get().compareTo(most) > 0) return null;
            } else bounds.merge(f.get(k - 1), most, Rational::min);
        }
        return bounds;
    }

    private static String written(@Nullable Map<String, Rational> bounds) {
        if (bounds == null) return "never";
        if (bounds.isEmpty()) return "always";
        return bounds.entrySet().stream()
                .map(bound -> bound.getKey() + "<=" + bound.getValue())
                .collect(Collectors.joining(" and "));
    }

    /** The same bounds, in any order and with any spaces. */
    private boolean isSame(@Nullable Object said) {
        List<String> mine = parts(written(bounds()));
        return said instanceof String text && parts(text).equals(mine);
    }

    private static List<String> parts(String condition) {
        List<String> parts = new ArrayList<>();
        for (String part : condition.split("\\band\\b|,|&", -1)) parts.add(part.replaceAll("\\s", ""));
        Collections.sort(parts);
        return parts;
    }

    /** With one letter: the value at which the equal division is the whole core, where the letter binds enough players. */
    private @Nullable Map<String, Object> unique() {
        Map<String, Rational> bounds = bounds();
        if (bounds == null || bounds.size() != 1) return null;
        Map.Entry<String, Rational> bound = bounds.entrySet().iterator().next();
        return InOrder.of(bound.getKey(), bound.getValue(), "x", Collections.nCopies(f.size(), each()));
    }

    /** With every letter at its bound balanced weights leave a core; with one letter a millionth above they leave none. */
    @Override
    public Certificate check(Progress progress) {
        Map<String, Rational> bounds = bounds();
        if (bounds == null || f.size() > MOST_CHECKED)
            return new Certificate.Unchecked(Message.of("coalition.symmetric-core.unchecked"));
        boolean holds = !isEmpty(bounds, progress);
        for (String letter : bounds.keySet()) {
            Map<String, Rational> above = new LinkedHashMap<>(bounds);
            above.merge(letter, Rational.of(1, 1_000_000), Rational::plus);
            holds &= isEmpty(above, progress);
        }
        return new Certificate.SecondWay(
                holds,
                Extent.everything(),
                Message.of("coalition.symmetric-core.certificate"),
                InOrder.of("bounds", bounds));
    }

    private boolean isEmpty(Map<String, Rational> values, Progress progress) {
        List<Rational> worths = f.stream()
                .map(each -> Rational.read(each)
                        .or(() -> Optional.ofNullable(values.get(each)))
                        .orElseThrow())
                .toList();
        Coalitions game =
                CoalitionalGame.of(new Symmetric(worths)).under(progress).coalitions();
        return Balance.of(game, progress).total().compareTo(worths.getLast()) > 0;
    }
}
