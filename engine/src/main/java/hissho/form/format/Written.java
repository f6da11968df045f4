package hissho.form.format;

import hissho.number.Rational;
import java.util.ArrayList;
import java.util.List;

/**
 * Numbers as a file has them: what they are, and how they are written where that is not how we write them.
 *
 * @param spelling a text for each number, as 0.50 or 2/4; empty where all numbers are written as we write them
 */
record Written(List<Rational> numbers, List<String> spelling) {

    /** Grows by numbers that are read one after the other. */
    static final class Growing {
        private final List<Rational> numbers = new ArrayList<>();
        private final List<String> spelling = new ArrayList<>();
        private boolean ours = true;

        void add(GambitWords words) {
            String spelled = words.spelling();
            Rational number = words.number();
            boolean same = spelled.isEmpty() || spelled.equals(number.toString());
            if (ours && !same) for (Rational before : numbers) spelling.add(before.toString());
            ours &= same;
            numbers.add(number);
            if (!ours) spelling.add(same ? number.toString() : spelled);
        }

        Written written() {
            return new Written(numbers, spelling.isEmpty() ? List.of() : List.copyOf(spelling));
        }
    }

    /** The numbers in words: as they were written, or as we write them. */
    static List<?> words(List<Rational> numbers, List<String> spelling) {
        return spelling.isEmpty() ? numbers : spelling;
    }
}
