package hissho.appendix;

import hissho.algebra.BadExpression;
import hissho.algebra.Expression;
import hissho.document.Node;
import java.util.Set;

/** Formulas of one variable in documents. */
final class Formulas {

    private Formulas() {}

    static Expression read(Node node, String variable) {
        try {
            Expression formula = Expression.parse(node.text());
            if (!Set.of(variable).containsAll(formula.variables()))
                throw node.bad("appendix.bad.variable", node.shown(), variable);
            return formula;
        } catch (BadExpression e) {
            throw node.bad("appendix.bad.formula", node.shown(), e.position());
        }
    }
}
