package hissho.stochastic.guess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.number.Rational;
import hissho.play.Choice;
import hissho.play.Move;
import hissho.play.Playing;
import hissho.play.Position;
import hissho.play.Turn;
import hissho.play.Weighted;
import hissho.progress.Progress;
import hissho.words.Language;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Guess it! with cards: it is worth what the table says, it hides what is hidden, and it ends with who is right. */
class GuessPlayTest {

    private static final Words WORDS = Words.in(Language.ENGLISH);

    /** All deals: every choice of a target and of the first hand. */
    private static List<Cards> deals(GuessIt sizes) {
        List<Cards> deals = new ArrayList<>();
        for (int target = 1; target <= sizes.deck(); target++)
            for (int bits = 0; bits < 1 << sizes.deck(); bits++) {
                if (Integer.bitCount(bits) != sizes.own() || (bits >> (target - 1) & 1) == 1) continue;
                TreeSet<Integer> first = new TreeSet<>();
                TreeSet<Integer> second = new TreeSet<>();
                for (int card = 1; card <= sizes.deck(); card++)
                    if (card != target) ((bits >> (card - 1) & 1) == 1 ? first : second).add(card);
                deals.add(new Cards(sizes.deck(), List.of(first, second), target));
            }
        return deals;
    }

    private static Position dealt(GuessIt sizes, Cards cards) {
        Position start = GuessPlay.start(sizes);
        Turn.Deal deal = (Turn.Deal) start.table().turn();
        return start.after(deal.written().apply(cards.written()).orElseThrow());
    }

    /** How often the first player wins when both follow the advice. */
    private static Rational firstWins(Position position) {
        if (position.table().turn() instanceof Turn.Over)
            return Playing.winner(position).orElseThrow() == 0 ? Rational.ONE : Rational.ZERO;
        Rational sum = Rational.ZERO;
        for (Weighted each : mixture(position))
            sum = sum.plus(firstWins(position.after(each.move())).times(each.weight()));
        return sum;
    }

    private static List<Weighted> mixture(Position position) {
        return switch (position.advice(Progress.none()).choice()) {
            case Choice.Mixed(List<Weighted> moves) -> moves;
            case Choice.Best(List<Move> moves) -> List.of(new Weighted(moves.getFirst(), Rational.ONE));
            case Choice.Any() -> throw new AssertionError("no advice");
        };
    }

    @Test
    void followingTheAdviceIsWorthTheValue() {
        for (GuessIt sizes : List.of(
                new GuessIt(1, 1), new GuessIt(1, 2), new GuessIt(2, 1), new GuessIt(2, 2), new GuessIt(0, 2))) {
            List<Cards> deals = deals(sizes);
            Rational sum =
                    deals.stream().map(cards -> firstWins(dealt(sizes, cards))).reduce(Rational.ZERO, Rational::plus);
            Rational value = GuessTable.upTo(2, Progress.none()).value(sizes);
            assertEquals(value, sum.over(deals.size()), sizes.toString());
        }
    }

    /** What a player is shown depends on nothing the player has not been told: deals that were told alike look alike. */
    @Test
    void nothingHiddenIsShown() {
        GuessIt sizes = new GuessIt(2, 2);
        SplittableRandom random = new SplittableRandom(7);
        List<Cards> deals = deals(sizes);
        int compared = 0;
        for (Cards truth :
                Collections.nCopies(4, deals).stream().flatMap(List::stream).toList()) {
            List<Position> way = new ArrayList<>(List.of(dealt(sizes, truth)));
            List<Move> made = new ArrayList<>();
            while (way.getLast().table().turn() instanceof Turn.Of) {
                made.add(way.getLast().moves().any(random));
                way.add(way.getLast().after(made.getLast()));
            }
            for (int player = 0; player < 2; player++)
                for (Cards other : deals) compared += compare(sizes, truth, other, way, made, player);
        }
        assertTrue(compared > 1000, "compared " + compared);
    }

    private static int compare(
            GuessIt sizes, Cards truth, Cards other, List<Position> way, List<Move> made, int player) {
        if (!truth.hand(player).equals(other.hand(player))) return 0;
        Position twin = dealt(sizes, other);
        for (int i = 0; i < made.size(); i++) {
            Position at = way.get(i);
            assertEquals(at.seenBy(player, WORDS), twin.seenBy(player, WORDS));
            if (at.table().turn().equals(new Turn.Of(player))) {
                assertEquals(at.moves(), twin.moves());
                assertEquals(at.advice(Progress.none()), twin.advice(Progress.none()));
            }
            Move move = made.get(i);
            if (twin.moves().named(move.notation()).isEmpty()
                    || !at.told(move, player).equals(twin.told(move, player))) return i + 1;
            twin = twin.after(move);
        }
        return made.size();
    }

    @Test
    void everyPositionIsPlayableAndEndsWithAWinner() {
        SplittableRandom random = new SplittableRandom(11);
        for (int game = 0; game < 200; game++) {
            GuessIt sizes = new GuessIt(random.nextInt(5), random.nextInt(5));
            Position position = dealt(sizes, Cards.dealt(sizes, random));
            while (position.table().turn() instanceof Turn.Of) {
                Playing.check(position);
                position = position.after(position.moves().any(random));
            }
            Playing.check(position);
            assertTrue(Playing.winner(position).isPresent());
        }
    }

    @Test
    void everyDealIsEquallyLikelyAndReadBack() {
        GuessIt sizes = new GuessIt(1, 1);
        SplittableRandom random = new SplittableRandom(3);
        List<Cards> drawn = IntStream.range(0, 6000)
                .mapToObj(i -> Cards.dealt(sizes, random))
                .toList();
        for (Cards deal : deals(sizes)) {
            long often = drawn.stream().filter(deal::equals).count();
            assertTrue(often > 850 && often < 1150, deal + " was dealt " + often + " times of 6000");
            assertEquals(deal, Cards.read(sizes, deal.written()).orElseThrow());
        }
        assertTrue(Cards.read(sizes, "1 / 1 / 2").isEmpty());
        assertTrue(Cards.read(sizes, "1 / 2 / 4").isEmpty());
        assertTrue(Cards.read(sizes, "rubbish").isEmpty());
    }

    /** With one card each a guess is worth as much as the best question, and nowhere else: it must not be called a mistake there. */
    @Test
    void aGuessIsAsGoodAsAQuestionWithOneCardEachOnly() {
        for (int own = 1; own <= 3; own++)
            for (int other = 1; other <= 3; other++) {
                GuessIt sizes = new GuessIt(own, other);
                Position start = dealt(sizes, deals(sizes).getFirst());
                assertEquals(
                        own == 1 && other == 1 ? 2 : 0,
                        start.advice(Progress.none()).others().size());
            }
    }
}
