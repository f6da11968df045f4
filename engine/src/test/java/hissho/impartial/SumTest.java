package hissho.impartial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.play.Move;
import hissho.play.Playing;
import hissho.play.Position;
import hissho.play.Standing;
import hissho.progress.Progress;
import hissho.property.Generator;
import hissho.property.Property;
import hissho.words.Language;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Sums of take-away piles against plain searches that know no values. */
class SumTest {

    /** Remove one, three or four chips. */
    private static final GrundySearch<Integer> GAME = new GrundySearch<>(new Rules<>() {
        @Override
        public List<Turn<Integer>> turns(Integer pile) {
            return IntStream.of(1, 3, 4)
                    .filter(s -> s <= pile)
                    .mapToObj(s -> new Turn<>(
                            Integer.toString(s),
                            pile - s,
                            Message.of("impartial.none"),
                            Map.<String, Object>of("to", pile - s),
                            false))
                    .toList();
        }

        @Override
        public Message describe(Integer pile) {
            return Message.of("impartial.none");
        }

        @Override
        public String print(Integer pile) {
            return pile.toString();
        }
    });

    private static final Generator<List<Integer>> PILES = Generator.listOf(Generator.whole(0, 7), 1, 4);

    private static Sum sum(List<Integer> piles) {
        return new Sum(
                piles.stream().<Component>map(p -> new Searched<>(GAME, p)).toList());
    }

    @Test
    void winningMovesOfASumAreThoseAPlainSearchFinds() {
        Map<Object, Boolean> wins = new HashMap<>();
        Property.holds(300, PILES, piles -> {
            Analysis analysis = Analysis.of(sum(piles), Convention.NORMAL, Progress.none());
            List<Option> expected = sum(piles).options().stream()
                    .filter(o -> !wins(o.after(), wins))
                    .toList();
            assertEquals(expected, analysis.winning());
            assertEquals(expected.isEmpty() ? Outcome.P : Outcome.N, analysis.outcome());
            assertTrue(analysis.certified(Progress.none()));
        });
    }

    private static boolean wins(Component game, Map<Object, Boolean> known) {
        Boolean before = known.get(game.key());
        if (before != null) return before;
        boolean found = game.options().stream().anyMatch(o -> !wins(o.after(), known));
        known.put(game.key(), found);
        return found;
    }

    @Test
    void theOracleWinsEveryWonGameInBothConventions() {
        Property.holds(100, PILES, piles -> {
            for (Convention convention : Convention.values()) {
                Position position = ImpartialPosition.start(sum(piles), convention);
                if (Playing.ending(position).isPresent()) continue;
                int winner = Playing.standing(position) == Standing.Sure.WIN ? 0 : 1;
                assertEquals(Optional.of(winner), Playing.winner(playOut(position, winner)));
            }
        });
    }

    private static Position playOut(Position start, int oracle) {
        Position position = start;
        while (Playing.ending(position).isEmpty()) {
            Playing.check(position);
            List<Move> moves = Playing.mover(position) == oracle
                    ? Playing.best(position)
                    : position.moves().listed();
            position = position.after(moves.get(moves.size() / 2));
        }
        return position;
    }

    @Test
    void aLoopyValueAbsorbsAndRemembersWhatItReaches() {
        GrundyValue loopy = new Loopy(java.util.Set.of(GrundyValue.of(2), GrundyValue.of(5)));
        assertEquals(Outcome.DRAW, loopy.outcome());
        assertEquals(Outcome.N, loopy.plus(GrundyValue.of(5)).outcome());
        assertEquals("∞(0,7)", GrundyValue.of(5).plus(loopy).toString());
        assertEquals(new Loopy(java.util.Set.of()), loopy.plus(loopy));
    }

    @Test
    void everySentenceOfTheReportIsSaid() {
        List<String> said = new ArrayList<>();
        for (Language language : Language.values())
            for (Convention convention : Convention.values())
                for (List<Integer> piles : List.of(List.of(5, 6, 7), List.of(5, 5), List.of(0)))
                    said.add(ImpartialSolution.of("sum", sum(piles), convention, Progress.none())
                            .tell(Words.in(language))
                            .toString());
        for (String text : said) assertTrue(!text.contains("‹"), text);
    }
}
