package hissho.equilibrium.rounds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.equilibrium.Deviations;
import hissho.form.Players;
import hissho.form.StrategicGame;
import hissho.number.Rational;
import hissho.play.Choice;
import hissho.play.Ending;
import hissho.play.Move;
import hissho.play.Position;
import hissho.play.Repeated;
import hissho.play.Turn;
import hissho.progress.Progress;
import hissho.words.Language;
import hissho.words.Words;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Games of three players and more, round after round. */
class ManyPlayerRoundsTest {

    private static final Words WORDS = Words.in(Language.ENGLISH);

    @Test
    void theAccountAddsUpAndNobodyPeeks() {
        Random random = new Random(17);
        for (int trial = 0; trial < 30; trial++) {
            StrategicGame game = game(random, 1 + random.nextInt(4));
            int count = game.players().count();
            for (Style style : Style.values()) {
                Position at = ((Repeated) ManyPlayerRounds.of(game, style, Progress.none())
                                .orElseThrow())
                        .lasting(3);
                Rational[] sums = new Rational[count];
                Arrays.fill(sums, Rational.ZERO);
                for (int round = 0; round < 3; round++) {
                    int[] choices = new int[count];
                    for (int i = 0; i < count; i++) {
                        assertEquals(new Turn.Of(i), at.table().turn());
                        List<Move> listed = at.moves().listed();
                        assertEquals(game.size(i), listed.size());
                        choices[i] = random.nextInt(listed.size());
                        hidden(at, i, count);
                        at = at.after(listed.get(choices[i]));
                    }
                    for (int i = 0; i < count; i++) sums[i] = sums[i].plus(game.payoff(i, choices));
                }
                assertEquals(
                        new Turn.Over(Ending.paying(List.of(sums))), at.table().turn());
            }
        }
    }

    /** Whatever the mover chooses, all others see the same until everybody has chosen. */
    private static void hidden(Position at, int mover, int count) {
        if (mover == count - 1) return;
        Move first = at.moves().listed().getFirst();
        Move last = at.moves().listed().getLast();
        for (int other = 0; other < count; other++) {
            if (other == mover) continue;
            assertEquals(
                    at.after(first).seenBy(other, WORDS).text(),
                    at.after(last).seenBy(other, WORDS).text());
            assertEquals(at.told(first, other), at.told(last, other));
        }
    }

    @Test
    void bestRepliersAnswerTheLastRound() {
        // everybody wants to do as most did
        StrategicGame game = StrategicGame.generate(
                Players.numbered(3),
                List.of(List.of("a", "b"), List.of("a", "b"), List.of("a", "b")),
                (i, at) -> Rational.of(IntStream.of(at).filter(s -> s == at[i]).count()));
        for (Style style : List.of(Style.BEST_REPLY, Style.LEARNER)) {
            Position at = ManyPlayerRounds.of(game, style, Progress.none()).orElseThrow();
            for (int i = 0; i < 3; i++) at = at.after(at.moves().listed().getLast());
            Choice.Mixed next = (Choice.Mixed) at.plan(Progress.none()).choice();
            assertEquals("b", next.moves().getFirst().move().notation());
        }
    }

    /** Many equilibria of three players need roots; they are played in thousandths, and what is said of the rounding is exact. */
    @Test
    void whatIsPlayedAsAnEquilibriumIsNearlyOne() {
        Random random = new Random(5);
        int rounded = 0;
        for (int trial = 0; trial < 150; trial++) {
            StrategicGame game = game(random, 3);
            PlayedEquilibrium played = PlayedEquilibrium.of(game, Progress.none());
            assertEquals(
                    played.isExact(), Deviations.from(game, played.profile()).isEquilibrium());
            assertTrue(played.gain().compareTo(Rational.of(1, 10)) < 0, game.toString());
            if (!played.isExact()) rounded++;
        }
        assertTrue(rounded > 0);
    }

    private static StrategicGame game(Random random, int count) {
        List<List<String>> strategies = IntStream.range(0, count)
                .mapToObj(i -> IntStream.rangeClosed(1, 1 + random.nextInt(3))
                        .mapToObj(Integer::toString)
                        .toList())
                .toList();
        return StrategicGame.generate(Players.numbered(count), strategies, (i, at) -> Rational.of(random.nextInt(9)));
    }
}
