package hissho.impartial.heap;

import hissho.document.Node;
import java.util.List;
import java.util.Map;

/**
 * A condition in the small rule language: whole numbers, names, {@code + - * / %}, comparisons, {@code and or not}, brackets, and the
 * functions even, odd, square, power2, prime, gcd, min, max. Division rounds down; anything modulo zero is false or zero.
 */
public record RuleExpression(String text, Term term) {

    /** A part of an expression; truth is 1 and 0. */
    @FunctionalInterface
    interface Term {
        long value(Map<String, Long> names);
    }

    public boolean holds(Map<String, Long> names) {
        return term.value(names) != 0;
    }

    /** Reads a condition on the given names, or complains at its place. */
    public static RuleExpression read(Node node, List<String> names) {
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
    static RuleExpression of(String text, String... names) {
        return read(Node.root(text), List.of(names));
    }
}
