package hissho.poker;

import hissho.number.Rational;
import hissho.words.Message;
import hissho.words.Words;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.stream.Collectors;

/** The usual moves of betting in the reader's language, with the sum where they name one, as in {@code bet 2}; other names stay as they are. */
public final class MoveNames {

    private static final java.util.regex.Pattern USUAL =
            java.util.regex.Pattern.compile("(fold|call|check|bet|raise|reraise|pass)(?: ?([0-9./]+))?");
    private static final List<String> WITH_SUM = List.of("bet", "raise", "reraise");

    private MoveNames() {}

    public static String said(String move, Words words) {
        return known(move).map(words::say).orElse(move);
    }

    /** A list of moves, as a turn tells how it was reached. */
    static String path(String path, Words words) {
        return Arrays.stream(path.split(", ", -1))
                .map(move -> said(move, words))
                .collect(Collectors.joining(", "));
    }

    /** A name as it goes into a sentence that is not yet said. */
    public static Object inSentence(String move) {
        return known(move).<Object>map(message -> message).orElse(move);
    }

    private static Optional<Message> known(String move) {
        Matcher usual = USUAL.matcher(move);
        if (!usual.matches()) return Optional.empty();
        String word = usual.group(1);
        String sum = usual.group(2);
        if (sum == null) return Optional.of(Message.of("poker.move." + word));
        return WITH_SUM.contains(word) && Rational.read(sum).isPresent()
                ? Optional.of(Message.of("poker.move." + word + ".sum", sum))
                : Optional.empty();
    }
}
