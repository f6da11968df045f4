package hissho.app.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import hissho.app.document.GameDocument;
import hissho.app.play.Match;
import hissho.play.Move;
import hissho.play.Position;
import hissho.play.Turn;
import hissho.progress.Progress;
import hissho.words.Language;
import hissho.words.Words;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What the page is told of games with hidden cards or hidden choices: the same, whatever is hidden. */
class HiddenPlayTest {

    private static final Words WORDS = Words.in(Language.ENGLISH);

    private static Position start(Map<String, Object> document) {
        return GameDocument.of(document).play(Progress.none()).orElseThrow();
    }

    private static String told(Position start, int seat, List<String> moves) {
        Match match = new Match(start, seat, 1);
        for (String notation : moves) match.make(move(match.position(), notation));
        return new PlayView(match, WORDS).told("sealed", Progress.none());
    }

    private static Move move(Position position, String notation) {
        Optional<Move> move = position.table().turn() instanceof Turn.Deal deal
                ? deal.written().apply(notation)
                : position.moves().named(notation);
        return move.orElseThrow();
    }

    @Test
    void theOpponentsCardsAndTheTargetAreNotTold() {
        Position start = start(Map.of("kind", "guess-it", "m", 2, "n", 2));
        String one = "1 2 / 3 4 / 5";
        String other = "1 2 / 4 5 / 3";
        assertEquals(told(start, 0, List.of(one)), told(start, 0, List.of(other)));
        assertNotEquals(told(start, 1, List.of(one)), told(start, 1, List.of(other)));
        List<String> bluffed = List.of("ask 1", "ignore");
        assertEquals(told(start, 0, with(one, bluffed)), told(start, 0, with(other, bluffed)));
        List<String> found = List.of("ask 4");
        assertEquals(told(start, 0, with(one, found)), told(start, 0, with(other, found)));
        assertFalse(told(start, 0, List.of(one)).contains("written"), "nothing is written down that tells the cards");
    }

    private static List<String> with(String deal, List<String> moves) {
        return java.util.stream.Stream.concat(java.util.stream.Stream.of(deal), moves.stream())
                .toList();
    }

    @Test
    void aChosenRowIsNotToldBeforeTheColumnIsChosen() {
        Position start = start(Map.of("kind", "matrix", "matrix", List.of(List.of(3, -1), List.of(-2, 4))));
        assertEquals(told(start, 1, List.of("1")), told(start, 1, List.of("2")));
        assertNotEquals(told(start, 0, List.of("1")), told(start, 0, List.of("2")));
        assertNotEquals(told(start, 1, List.of("1", "1")), told(start, 1, List.of("2", "1")));
    }
}
