package hissho.poker;

import hissho.words.Message;
import hissho.words.Words;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;

/** How moves of betting are said: the usual ones by words of the language, with their size; names of the reader's own as they are. */
final class BetWords {

    private static final Set<String> USUAL = Set.of("fold", "check", "bet", "call", "raise");

    private BetWords() {}

    /** One move, such as {@code check} or {@code bet 2}. */
    static Message of(String move) {
        int gap = move.indexOf(' ');
        String name = gap < 0 ? move : move.substring(0, gap);
        if (!USUAL.contains(name)) return Message.of("poker.play.move", move);
        Message said = Message.of("poker.move." + name);
        return gap < 0 ? said : Message.of("poker.move.sized", said, move.substring(gap + 1));
    }

    static String said(Words words, String move) {
        return words.say(of(move));
    }

    /** The moves that lead to a turn, as in {@code bet 2, raise 4}. */
    static String path(Words words, String path) {
        return Arrays.stream(path.split(", ", -1))
                .map(move -> said(words, move))
                .collect(Collectors.joining(", "));
    }
}
