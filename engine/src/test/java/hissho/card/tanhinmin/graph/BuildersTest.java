package hissho.card.tanhinmin.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.card.tanhinmin.plain.EightCut;
import hissho.card.tanhinmin.plain.Hand;
import hissho.card.tanhinmin.plain.LinearRule;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Cards that become graphs: ranks, eight-cut, eleven-back. */
class BuildersTest {

    @Test
    void ranksGiveTheLinearRuleAndEightsTheirs() {
        Random random = new Random(2);
        for (int i = 0; i < 800; i++) {
            List<Integer> mover = cards(random, 4, 6);
            List<Integer> other = cards(random, 4, 6);
            int cutting = i % 2 == 0 ? 0 : 3;
            GraphGame game = new RankedCards()
                    .mover(RankedCards.of("", mover))
                    .other(RankedCards.of("", other))
                    .game(cutting, GraphGame.Rules.ORDINARY);
            boolean wins = cutting == 0
                    ? LinearRule.moverWins(Hand.of(mover), Hand.of(other), 0)
                    : new EightCut(cutting).moverWins(Hand.of(mover), Hand.of(other), 0);
            assertEquals(wins ? 1 : -1, Values.searched(game, Progress.none()).value(), mover + " " + other);
            assertEquals(wins ? 1 : -1, Values.of(game, Progress.none()).value(), mover + " " + other);
            if (cutting == 0) assertTrue(Values.of(game, Progress.none()).byRule());
            assertFalse(Cycles.exists(game), "an order has no cycle");
        }
    }

    @Test
    void aStrictOrderIsRecognisedOnlyWhereItIsOne() {
        Random random = new Random(4);
        int orders = 0;
        for (int i = 0; i < 3000; i++) {
            GraphGame game =
                    RandomGames.next(random, 5, GraphGame.Rules.ORDINARY).orElse(null);
            if (game == null) continue;
            boolean claimed = StrictOrder.of(game).isPresent();
            if (claimed) orders++;
            assertEquals(someRankingFits(game, new int[game.graph().cards()], 0), claimed);
            StrictOrder.of(game).ifPresent(ranks -> assertTrue(StrictOrder.agrees(game, ranks)));
        }
        assertTrue(orders > 100, orders + " orders");
    }

    private static boolean someRankingFits(GraphGame game, int[] ranks, int card) {
        if (card == ranks.length) return StrictOrder.agrees(game, ranks);
        for (ranks[card] = 1; ranks[card] <= ranks.length; ranks[card]++)
            if (someRankingFits(game, ranks, card + 1)) return true;
        return false;
    }

    @Test
    void elevenBackIsAGraphExactlyWhereEveryCardKnowsItsAnswers() {
        Random random = new Random(6);
        int graphs = 0;
        for (int i = 0; i < 4000; i++) {
            HouseGame game = eleven(
                    cards(random, 1 + random.nextInt(3), 13), cards(random, 1 + random.nextInt(3), 13), i % 3 == 0);
            boolean graph = ElevenBack.conflict(game).isEmpty();
            assertEquals(oneAnswerPerCard(game), graph, game.toString());
            if (!graph) continue;
            graphs++;
            assertEquals(
                    new HouseSearch(game, Progress.none()).value(),
                    Values.of(ElevenBack.graph(game, GraphGame.Rules.ORDINARY), Progress.none())
                            .value(),
                    game.toString());
        }
        assertTrue(graphs > 500, graphs + " graphs");
    }

    @Test
    void withElevenBackTwoCardsAgainstTwoHaveEightZugzwangs() {
        int zugzwangs = 0;
        for (int a = 3; a <= 15; a++)
            for (int b = a; b <= 15; b++)
                for (int c = 3; c <= 15; c++)
                    for (int d = c; d <= 15; d++)
                        if (new HouseSearch(eleven(List.of(a, b), List.of(c, d), false), Progress.none()).value()
                                == 0) {
                            zugzwangs++;
                            assertTrue(a == c && b == 11 && d == 11 && a < 11);
                        }
        assertEquals(8, zugzwangs);
    }

    @Test
    void theSameSeedDealsTheSameCards() {
        GraphGame one = new RandomPosition(20, 8, Rational.of(1, 3), 42).deal(GraphGame.Rules.ORDINARY);
        GraphGame two = new RandomPosition(20, 8, Rational.of(1, 3), 42).deal(GraphGame.Rules.ORDINARY);
        assertEquals(8, Bits.size(one.mover()));
        assertEquals(one.mover(), two.mover());
        for (int card = 0; card < 20; card++)
            assertEquals(one.graph().children(card), two.graph().children(card));
    }

    private static HouseGame eleven(List<Integer> mover, List<Integer> other, boolean eights) {
        List<HouseGame.Group> cards = new ArrayList<>();
        for (int rank : mover) cards.add(new HouseGame.Group(1, rank));
        for (int rank : other) cards.add(new HouseGame.Group(1, rank));
        long first = Bits.bit(mover.size()) - 1;
        long second = Bits.bit(cards.size()) - 1 & ~first;
        return new HouseGame(
                cards, first, second, GraphGame.EMPTY, new HouseGame.HouseRules(eights ? 8 : 0, true, false));
    }

    /** Walks every round of every pair of hands, and sees whether a card is answered differently at different times. */
    private static boolean oneAnswerPerCard(HouseGame game) {
        int cards = game.cards().size();
        Boolean[][] may = new Boolean[cards][cards];
        for (long held = 1; held < Bits.bit(cards); held++) {
            if ((held & game.mover()) == 0 || (held & game.other()) == 0) continue;
            if (!rounds(game, held, 0, GraphGame.EMPTY, HouseGame.Order.USUAL, may)) return false;
            if (!rounds(game, held, 1, GraphGame.EMPTY, HouseGame.Order.USUAL, may)) return false;
        }
        return true;
    }

    private static boolean rounds(
            HouseGame game, long held, int side, int table, HouseGame.Order order, Boolean[][] may) {
        long own = held & (side == 0 ? game.mover() : game.other());
        for (int card : Bits.list(own)) {
            boolean allowed = table == GraphGame.EMPTY || game.mayFollow(card, table, order);
            if (table != GraphGame.EMPTY) {
                if (may[table][card] != null && may[table][card] != allowed) return false;
                may[table][card] = allowed;
            }
            if (allowed
                    && own != Bits.bit(card)
                    && !rounds(game, held & ~Bits.bit(card), 1 - side, card, game.after(card, order), may))
                return false;
        }
        return true;
    }

    private static List<Integer> cards(Random random, int count, int highest) {
        return random.ints(count, 1, highest + 1).boxed().sorted().toList();
    }
}
