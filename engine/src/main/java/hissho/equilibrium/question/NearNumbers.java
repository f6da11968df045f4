package hissho.equilibrium.question;

import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.words.Words;
import java.util.stream.Collectors;

/** Numbers as people read them: exactly where that is short, and otherwise as a decimal that says it is rounded. Programs get every digit beside it. */
final class NearNumbers {

    /** The longest exact number in a cell of a table. */
    private static final int MOST_IN_TABLE = 13;

    /** The longest exact number in a line of its own. */
    private static final int MOST_IN_LINE = 30;

    private static final int DECIMALS = 4;
    private static final int MOST_DECIMALS = 12;

    private NearNumbers() {}

    static String inTable(Words words, Rational number) {
        return near(words, number, MOST_IN_TABLE);
    }

    static String inTable(Words words, RationalVector numbers) {
        return numbers.stream().map(number -> inTable(words, number)).collect(Collectors.joining(", ", "(", ")"));
    }

    static String inLine(Words words, RationalVector numbers) {
        return numbers.stream()
                .map(number -> near(words, number, MOST_IN_LINE))
                .collect(Collectors.joining(", ", "(", ")"));
    }

    private static String near(Words words, Rational number, int most) {
        String exact = words.write(number);
        if (exact.length() <= most || number.isWhole()) return exact;
        int places = DECIMALS; // more for what would be written as nothing or by one digit
        while (places < MOST_DECIMALS
                && number.absolute().times(Rational.of(10).power(places)).compareTo(Rational.of(10)) < 0) places++;
        return words.say("equilibrium.near", number.toDecimal(places));
    }
}
