package hissho.app.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.app.document.Examples;
import hissho.app.document.Examples.Example;
import hissho.play.Move;
import hissho.play.Moves;
import hissho.play.Part;
import hissho.play.Position;
import hissho.play.Scene;
import hissho.play.Turn;
import hissho.progress.Progress;
import hissho.words.Language;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every example that can be played: play begins with the document itself, and every legal move is on the board or has a name. */
class EveryExampleIsPlayedTest {

    private static final int MOST_MOVES = 30;

    /** Trees in which a mover does not know whether the other has moved: what is told at such a turn is no part of an average over chance. */
    private static final Set<String> WITHOUT_DEPTH = Set.of("extensive/unknown-depth", "extensive/one-set-of-three");

    private static final Words WORDS = Words.in(Language.ENGLISH);

    private static Stream<Example> playable() {
        return Examples.all().stream().filter(example -> example.document().isPlayable(Progress.none()));
    }

    @TestFactory
    Stream<DynamicTest> theFirstAdviceSaysWhatTheSolutionSays() {
        return playable()
                .map(example -> DynamicTest.dynamicTest(
                        example.name(),
                        () -> FirstAdvice.agrees(
                                example.document(), WITHOUT_DEPTH.contains(example.name()), Progress.none())));
    }

    @TestFactory
    Stream<DynamicTest> randomPlayNeverFailsAndEveryPartHasItsPlace() {
        return playable()
                .map(example -> DynamicTest.dynamicTest(example.name(), () -> {
                    for (long seed = 1; seed <= 2; seed++) {
                        Match match = new Match(
                                example.document().play(Progress.none()).orElseThrow(), 0, seed);
                        for (int i = 0; i < MOST_MOVES && !match.over(); i++) {
                            check(match.position());
                            match.make(match.answer(1, Progress.none()));
                        }
                        check(match.position());
                    }
                }));
    }

    private static void check(Position position) {
        boolean turn = position.table().turn() instanceof Turn.Of;
        Moves legal = position.moves();
        assertEquals(turn, !legal.isEmpty());
        List<Move> moves = new ArrayList<>(legal.listed());
        legal.ranges().forEach(range -> moves.add(range.move().apply(range.to())));
        Set<Set<String>> made = new HashSet<>();
        Set<String> notations = new HashSet<>();
        for (Move move : moves) {
            Set<String> ids = move.parts().stream().map(Part::id).collect(Collectors.toSet());
            assertEquals(move.parts().size(), ids.size(), () -> move + " has a part twice");
            assertTrue(made.add(ids), () -> move + " is made of the parts of another move");
            assertTrue(notations.add(move.notation()), () -> move + " is written like another");
        }
        for (Move move : moves.subList(0, Math.min(moves.size(), 10)))
            assertEquals(move, legal.named(move.notation()).orElseThrow());
        for (Move move : moves.reversed().subList(0, Math.min(moves.size(), 10)))
            assertEquals(move, legal.named(move.notation()).orElseThrow());
        for (int player = 0; player < position.table().players().size(); player++) {
            Scene scene = position.seenBy(player, WORDS);
            assertFalse(scene.text().contains("‹"), scene.text());
            if (!(position.table().turn() instanceof Turn.Of(int mover)) || mover != player) continue;
            Set<String> places = scene.boards().stream()
                    .flatMap(board -> board.places().values().stream())
                    .collect(Collectors.toSet());
            for (Move move : moves)
                for (Part part : move.parts())
                    if (part instanceof Part.Spot(String id)) assertTrue(places.contains(id), () -> id + " of " + move);
        }
    }
}
