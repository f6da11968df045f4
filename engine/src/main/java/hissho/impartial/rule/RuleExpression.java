package hissho.impartial.rule;

import hissho.document.Node;
import hissho.document.Shape;
import java.util.List;
import java.util.Map;

/**
 * A condition in the small rule language: whole numbers, names, {@code + - * / %}, comparisons, {@code and or not}, brackets, and the
 * functions even, odd, square, power2, prime, gcd, min, max. Division rounds down; anything modulo zero is false or zero.
 */
public record RuleExpression(String text, Term term) {

    /** A part of an expression; truth is 1 and 0. */
    @FunctionalInterface
    public interface Term {
        long value(Map<String, Long> names);
    }

    public boolean holds(Map<String, Long> names) {
        return term.value(names) != 0;
    }

    /** A condition on the given names, as documents hold it. */
    public static Shape<RuleExpression> shape(String... names) {
        return Shape.text().by(node -> read(node, List.of(names)));
    }

    /** Reads a condition on the given names, or complains at its place. */
    private static RuleExpression read(Node node, List<String> names) {
        String text = node.text();
        if (text.length() > 500) throw node.bad("impartial.bad.rule", text.substring(0, 40) + "…", 40);
        RuleParser parser = new RuleParser(text, names);
        try {
            return new RuleExpression(text, parser.whole());
        } catch (RuleParser.Unexpected unexpected) {
            throw node.bad("impartial.bad.rule", node.shown(), unexpected.at + 1);
        }
    }

    /** A condition written in the source code. */
    public static RuleExpression of(String text, String... names) {
        return read(Node.root(text), List.of(names));
    }
}
