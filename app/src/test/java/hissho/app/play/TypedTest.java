package hissho.app.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hissho.app.document.Examples;
import hissho.app.document.Examples.Example;
import hissho.play.Move;
import hissho.play.Moves;
import hissho.progress.Progress;
import hissho.words.Language;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** A move is taken as the screen shows it, in every example that is played and in every language; what two moves are called is not guessed. */
class TypedTest {

    private static final int MOST_TURNS = 6;
    private static final int MOST_TYPED = 30;

    @TestFactory
    Stream<DynamicTest> everyMoveIsTakenAsItIsShown() {
        return Examples.all().stream()
                .filter(example -> example.document().isPlayable(Progress.none()))
                .map(example -> DynamicTest.dynamicTest(example.name(), () -> play(example)));
    }

    private static void play(Example example) {
        Match match = new Match(example.document().play(Progress.none()).orElseThrow(), 0, 1);
        for (int turn = 0; turn < MOST_TURNS && !match.over(); turn++) {
            for (Language language : Language.values()) type(match.position().moves(), language);
            match.make(match.answer(1, Progress.none()));
        }
    }

    private static void type(Moves moves, Language screen) {
        Words words = Words.in(screen);
        List<Move> some = new ArrayList<>(moves.listed());
        moves.ranges().forEach(range -> some.add(range.move().apply(range.to())));
        for (Move move : some.stream().limit(MOST_TYPED).toList()) {
            taken(move, moves, move.notation(), words);
            taken(move, moves, Typed.shown(move, words), words);
            String meaning = words.say(move.words());
            if (some.stream()
                            .filter(other -> words.say(other.words()).equals(meaning))
                            .count()
                    == 1) taken(move, moves, meaning, words);
            else assertEquals(Optional.empty(), Typed.read(moves, meaning, words), () -> meaning + " is guessed");
            for (Language other : Language.values()) taken(move, moves, Typed.shown(move, Words.in(other)), words);
        }
    }

    private static void taken(Move move, Moves moves, String line, Words words) {
        assertEquals(Optional.of(move), Typed.read(moves, line, words), line);
    }

    @Test
    void wordsOfTheBoardAndWideLettersAreUnderstood() {
        Moves dare = moves("stochastic/dare");
        for (Language language : Language.values()) {
            Words words = Words.in(language);
            for (String line : List.of("パス", " パス　", "pass", "ＰＡＳＳ", "Pass", "pass  パス"))
                assertEquals(Optional.of("pass"), Typed.read(dare, line, words).map(Move::notation), line);
            assertEquals(Optional.empty(), Typed.read(dare, "降りる", words));
        }
    }

    private static Moves moves(String name) {
        Example example = Examples.all().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
        return example.document().play(Progress.none()).orElseThrow().moves();
    }
}
