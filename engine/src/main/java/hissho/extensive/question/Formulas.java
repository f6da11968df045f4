package hissho.extensive.question;

import hissho.algebra.Expression;
import hissho.fact.Compare;
import hissho.number.Rational;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/** Formulas in the probabilities of first moves, and how somebody else's formula is compared: as a function, at many points. */
final class Formulas {

    private static final long[] NUMERATORS = {1, 2, 3, 5, 1, 4, 7, 3, 2, 5, 8, 1};
    private static final long[] DENOMINATORS = {3, 5, 7, 11, 2, 9, 13, 4, 17, 6, 19, 23};

    private Formulas() {}

    /** A formula agrees where it has the same value at many points of the open unit cube. */
    static Compare same(List<String> variables, Function<Map<String, Rational>, Rational> ours) {
        return Compare.accepted(text -> text instanceof String formula && agrees(formula, variables, ours));
    }

    static boolean agrees(String formula, List<String> variables, Function<Map<String, Rational>, Rational> ours) {
        Expression theirs = Expression.parse(separated(formula, variables));
        for (int k = 0; k < NUMERATORS.length; k++) {
            Map<String, Rational> at = new HashMap<>();
            for (int v = 0; v < variables.size(); v++) {
                int n = (k * (2 * v + 1) + 3 * v) % NUMERATORS.length;
                at.put(variables.get(v), Rational.of(NUMERATORS[n], DENOMINATORS[n]));
            }
            if (!theirs.at(at).equals(ours.apply(at))) return false;
        }
        return true;
    }

    /** With a sign of multiplication between letters that stand for variables, as in pb. */
    private static String separated(String formula, List<String> variables) {
        String text = formula;
        for (String first : variables)
            for (String second : variables)
                if (first.length() == 1 && second.length() == 1)
                    text = text.replace(first + second, first + "*" + second);
        return text;
    }

    /** A sum of products of different variables. */
    static final class Multilinear {

        private final Map<TreeSet<String>, Rational> terms = new LinkedHashMap<>();

        /** Adds a number times the product of these variables and of one minus those. */
        void add(Rational factor, List<String> plain, List<String> reversed) {
            Map<TreeSet<String>, Rational> product = new LinkedHashMap<>();
            product.put(new TreeSet<>(plain), factor);
            for (String variable : reversed) {
                Map<TreeSet<String>, Rational> more = new LinkedHashMap<>(product);
                product.forEach((names, value) -> {
                    TreeSet<String> with = new TreeSet<>(names);
                    with.add(variable);
                    more.merge(with, value.negated(), Rational::plus);
                });
                product = more;
            }
            product.forEach((names, value) -> terms.merge(names, value, Rational::plus));
        }

        Rational at(Map<String, Rational> values) {
            Rational sum = Rational.ZERO;
            for (var term : terms.entrySet()) {
                Rational product = term.getValue();
                for (String name : term.getKey()) product = product.times(values.getOrDefault(name, Rational.ZERO));
                sum = sum.plus(product);
            }
            return sum;
        }

        @Override
        public String toString() {
            List<String> parts = new ArrayList<>();
            terms.entrySet().stream()
                    .filter(term -> !term.getValue().isZero())
                    .sorted(java.util.Comparator.comparing(
                            term -> term.getKey().size() + String.join("*", term.getKey())))
                    .forEach(term -> parts.add(written(term.getValue(), term.getKey(), parts.isEmpty())));
            return parts.isEmpty() ? "0" : String.join("", parts);
        }

        private static String written(Rational factor, Set<String> names, boolean first) {
            String sign = factor.isNegative() ? "-" : first ? "" : "+";
            Rational size = factor.absolute();
            if (names.isEmpty()) return sign + size;
            String number = size.equals(Rational.ONE) ? "" : (size.isWhole() ? size + "*" : "(" + size + ")*");
            return sign + number + String.join("*", names);
        }
    }
}
