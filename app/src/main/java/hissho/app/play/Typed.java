package hissho.app.play;

import hissho.play.Move;
import hissho.play.Moves;
import hissho.words.Language;
import hissho.words.Words;
import java.math.BigInteger;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Which move a typed line means: its notation, the words the screen shows for it in any language, or both as they stand in a list of moves.
 * Wide letters and spaces count as narrow ones.
 */
final class Typed {

    private static final Pattern NUMBER = Pattern.compile("\\d{1,1000}(\\.\\d{1,20})?");
    private static final Pattern SPACES = Pattern.compile("[\\s\\u3000]+");
    private static final Pattern BRACKET = Pattern.compile("\\s*\\(.*", Pattern.DOTALL);

    private Typed() {}

    /** The one legal move that a line means, in the language of the screen before any other. */
    static Optional<Move> read(Moves moves, String line, Words words) {
        String wanted = plain(line);
        return moves.read(line)
                .or(() -> moves.read(wide(line)))
                .or(() -> spoken(moves, wanted, words))
                .or(() -> only(Arrays.stream(Language.values())
                        .flatMap(language -> spoken(moves, wanted, Words.in(language)).stream())
                        .toList()));
    }

    /** How a move is shown: what is typed for it and what it means, once where both are the same. */
    static String shown(Move move, Words words) {
        String meaning = words.say(move.words());
        return meaning.equals(move.notation()) ? meaning : move.notation() + "  " + meaning;
    }

    private static Optional<Move> spoken(Moves moves, String wanted, Words words) {
        List<Move> possible =
                Stream.concat(moves.listed().stream(), numbered(moves, wanted)).toList();
        return one(possible, wanted, move -> shown(move, words))
                .or(() -> one(possible, wanted, move -> words.say(move.words())))
                .or(() -> one(
                        possible,
                        wanted,
                        move -> BRACKET.matcher(plain(words.say(move.words()))).replaceFirst("")));
    }

    /** The moves of the ranges whose number stands somewhere in the line; one that counts hundredths may be shown with a point. */
    private static Stream<Move> numbered(Moves moves, String wanted) {
        List<BigInteger> numbers = NUMBER.matcher(wanted)
                .results()
                .map(MatchResult::group)
                .map(number -> new BigInteger(number.replace(".", "")))
                .distinct()
                .toList();
        return moves.ranges().stream()
                .flatMap(range -> numbers.stream().flatMap(number -> range.with(number).stream()));
    }

    private static Optional<Move> one(List<Move> moves, String wanted, Function<Move, String> said) {
        return only(moves.stream()
                .filter(move -> plain(said.apply(move)).equals(wanted))
                .toList());
    }

    private static Optional<Move> only(Collection<Move> found) {
        return found.stream().distinct().count() == 1 ? found.stream().findFirst() : Optional.empty();
    }

    private static String wide(String text) {
        return SPACES.matcher(Normalizer.normalize(text, Normalizer.Form.NFKC)).replaceAll(" ");
    }

    private static String plain(String text) {
        return wide(text).strip().toLowerCase(Locale.ROOT);
    }
}
