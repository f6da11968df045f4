package hissho.app.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.app.document.Examples;
import hissho.app.document.GameDocument;
import hissho.play.Move;
import hissho.play.Position;
import hissho.play.Standing;
import hissho.play.Turn;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** In Nim a move is a mistake exactly where the nim-sum was not zero before it and is not zero after it: the person could have won. */
class ReviewTest {

    private static final int MOST_MOVES = 12;

    @Test
    void mistakesInNimAreTheMovesAwayFromZeroThatMissIt() {
        SplittableRandom random = new SplittableRandom(20);
        int found = 0;
        for (int game = 0; game < 60; game++) {
            List<Integer> piles = new ArrayList<>();
            for (int k = 0; k < 3; k++) piles.add(1 + random.nextInt(6));
            Match match = new Match(
                    GameDocument.of(Map.of("kind", "nim", "piles", List.copyOf(piles)))
                            .play(Progress.none())
                            .orElseThrow(),
                    game % 2,
                    game);
            List<Integer> wrong = new ArrayList<>();
            int own = 0;
            while (!match.over()) {
                List<Move> moves = match.position().moves().listed();
                Move move = moves.get(random.nextInt(moves.size()));
                boolean mine = match.personMoves();
                int before = nimSum(piles);
                make(piles, move.notation());
                if (mine) own++;
                if (mine && before != 0 && nimSum(piles) != 0)
                    wrong.add(match.made().size() + 1);
                match.make(move);
            }
            Review review = Review.all(match, Progress.none());
            assertEquals(own, review.judged());
            assertEquals(
                    wrong,
                    review.mistakes().stream().map(Review.Mistake::number).toList());
            for (Review.Mistake mistake : review.mistakes()) {
                Match.Made made = match.made().get(mistake.number() - 1);
                Move better = mistake.better().orElseThrow();
                assertTrue(made.at().table().turn() instanceof Turn.Of);
                assertEquals(
                        "LOSS",
                        made.at()
                                .after(better)
                                .advice(Progress.none())
                                .standing()
                                .toString());
            }
            assertEquals(
                    wrong.isEmpty() ? -1 : wrong.getLast(),
                    Review.last(match, Progress.none())
                            .map(Review.Mistake::number)
                            .orElse(-1));
            found += wrong.size();
        }
        assertTrue(found > 20, found + " mistakes");
    }

    /** In every impartial game that is played: what is called the right move wins or draws, and what the mistake left is told. */
    @Test
    void mistakesInEveryImpartialGameAreThoseThatTheRightMoveMends() {
        int found = 0;
        for (Examples.Example example : Examples.all()) {
            if (!example.name().startsWith("impartial/")) continue;
            Optional<Position> start = example.document().play(Progress.none());
            if (start.isEmpty()) continue;
            Match match = new Match(start.get(), 0, 5);
            for (int k = 0; k < MOST_MOVES && !match.over(); k++) match.make(match.answer(1, Progress.none()));
            for (Review.Mistake mistake : Review.all(match, Progress.none()).mistakes()) {
                Match.Made made = match.made().get(mistake.number() - 1);
                Position right = made.at().after(mistake.better().orElseThrow());
                boolean won = mistake.before().standing() == Standing.Sure.WIN;
                if (right.table().turn() instanceof Turn.Of)
                    assertEquals(
                            won ? Standing.Sure.LOSS : Standing.Sure.DRAW,
                            right.advice(Progress.none()).standing(),
                            example.name());
                Position left = made.at().after(made.move());
                assertEquals(
                        left.table().turn() instanceof Turn.Of, mistake.left().isPresent(), example.name());
                found++;
            }
        }
        assertTrue(found > 15, found + " mistakes");
    }

    private static int nimSum(List<Integer> piles) {
        return piles.stream().reduce(0, (a, b) -> a ^ b);
    }

    /** A move is written as the number of the pile and what is left of it. */
    private static void make(List<Integer> piles, String notation) {
        String[] parts = notation.split(":");
        piles.set(Integer.parseInt(parts[0]) - 1, Integer.parseInt(parts[1]));
    }
}
