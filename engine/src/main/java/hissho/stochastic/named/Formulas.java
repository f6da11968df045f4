package hissho.stochastic.named;

import hissho.algebra.Algebraic;
import hissho.document.Field;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.number.RationalVector;
import hissho.stochastic.system.Written;
import hissho.words.Message;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Formulas in letters, compared as functions: alike wherever the letters have numbers. */
final class Formulas {

    private Formulas() {}

    /** Alike at every one of these points, entry by entry; what is no formula is compared as text. */
    static Compare at(List<Map<String, Algebraic>> points) {
        return (own, expected) -> same(own, expected, points);
    }

    private static boolean same(@Nullable Object own, @Nullable Object expected, List<Map<String, Algebraic>> points) {
        if (own instanceof List<?> a && expected instanceof List<?> b) {
            if (a.size() != b.size()) return false;
            for (int k = 0; k < a.size(); k++) if (!same(a.get(k), b.get(k), points)) return false;
            return true;
        }
        boolean compared = false;
        for (Map<String, Algebraic> point : points) {
            Optional<Algebraic> left = Written.read(own, point);
            Optional<Algebraic> right = Written.read(expected, point);
            if (left.isEmpty() || right.isEmpty()) continue;
            compared = true;
            if (!left.equals(right)) return false;
        }
        return compared || squeezed(own).equals(squeezed(expected));
    }

    /** The short answer with the value and the first weight of both mixtures, where there is something to choose. */
    static Optional<Message> mixed(String key, Facts answers) {
        if (answers.find("row").isEmpty() || answers.find("col").isEmpty()) return Optional.empty();
        return Optional.of(Message.of(key, value(answers, "value"), first(answers, "row"), first(answers, "col")));
    }

    private static Object value(Facts answers, String key) {
        return java.util.Objects.requireNonNull(answers.find(key).orElseThrow().value());
    }

    private static Object first(Facts answers, String key) {
        return switch (value(answers, key)) {
            case RationalVector mixture -> mixture.get(0);
            case List<?> mixture -> mixture.getFirst();
            case Object other -> other;
        };
    }

    static String squeezed(@Nullable Object text) {
        return String.valueOf(text).replaceAll("\\s+", "");
    }

    /** A whole number within bounds, or a letter for any number. */
    static Field<Optional<Integer>> wholeOr(String name, int least, int most) {
        return Field.orLetter(name, Shape.whole(least, most));
    }
}
