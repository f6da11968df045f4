package hissho.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.app.document.GameDocument;
import hissho.app.play.Match;
import hissho.app.play.Review;
import hissho.play.Move;
import hissho.play.Moves;
import hissho.play.Position;
import hissho.play.Turn;
import hissho.progress.Progress;
import hissho.words.Language;
import hissho.words.Words;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * A match played at random: legal moves written and typed, lines that are no move, moves taken back, seats changed and advice asked for. A typed line
 * means a legal move or none at all, whatever it says.
 */
final class RandomMatch {

    private static final int MOST_MOVES = 40;

    private static final List<String> NO_MOVES = List.of(
            "",
            " ",
            "-",
            "0",
            "-1",
            "99999999999999999999",
            "1/0",
            "½",
            "\u0000",
            "a".repeat(3000),
            "1 1 1 1 1 1",
            "pass pass",
            "(",
            "\\",
            "[",
            "１",
            "٣");

    private final Match match;
    private final Random random;
    private final Progress progress;

    private RandomMatch(Match match, Random random, Progress progress) {
        this.match = match;
        this.random = random;
        this.progress = progress;
    }

    /** Plays the document's game where it can be played. */
    static void play(GameDocument document, long seed, Progress progress) {
        Optional<Position> start = document.play(progress);
        if (start.isEmpty()) return;
        Random random = new Random(seed);
        int seat = random.nextInt(start.get().table().players().size());
        new RandomMatch(new Match(start.get(), seat, seed), random, progress).play();
    }

    private void play() {
        for (int i = 0; i < MOST_MOVES && !match.over(); i++) {
            progress.check();
            look(match.position());
            step();
        }
        look(match.position());
        if (match.over()) Review.all(match, progress);
    }

    private void step() {
        Position position = match.position();
        switch (random.nextInt(12)) {
            case 0 -> match.undo();
            case 1 -> match.swapSides();
            case 2 -> match.goOn(1);
            case 3 -> {
                if (position.table().turn() instanceof Turn.Of) position.advice(progress);
            }
            default ->
                match.make(
                        position.table().turn() instanceof Turn.Of
                                ? typed(position.moves())
                                : match.answer(1, progress));
        }
    }

    /** A legal move, as its notation is read again, after a few lines that may mean nothing. */
    private Move typed(Moves moves) {
        Move move = moves.any(random);
        for (int i = 0; i < 3; i++) isLegalOrNothing(moves, spoiled(move.notation()));
        String written = move.notation();
        assertEquals(Optional.of(move), moves.named(written), () -> written + " is not read as what it is");
        return move;
    }

    /** Whatever is read can be made. */
    private void isLegalOrNothing(Moves moves, String line) {
        moves.read(line).ifPresent(read -> {
            assertTrue(moves.named(read.notation()).isPresent(), () -> line + " is read as " + read.notation());
            match.position().after(read);
        });
    }

    private String spoiled(String notation) {
        if (random.nextInt(3) == 0 || notation.isEmpty()) return NO_MOVES.get(random.nextInt(NO_MOVES.size()));
        int at = random.nextInt(notation.length());
        String inserted = NO_MOVES.get(random.nextInt(NO_MOVES.size()));
        return notation.substring(0, at)
                + inserted
                + notation.substring(Math.min(notation.length(), at + random.nextInt(2)));
    }

    /** Every player sees the position in words, and nobody sees a gap. */
    private static void look(Position position) {
        for (int player = 0; player < position.table().players().size(); player++)
            for (Language language : Language.values()) {
                String text = position.seenBy(player, Words.in(language)).text();
                assertFalse(text.contains("‹"), text);
            }
    }
}
