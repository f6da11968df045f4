package hissho.card.tanhinmin.graph;

import hissho.card.tanhinmin.plain.Hand;
import hissho.card.tanhinmin.plain.LinearRule;
import java.util.stream.IntStream;

/** Judges a graph that is a strict order of ranks by the linear rule of the plain game, without any search. */
final class OrderJudge implements Judge {

    private final int[] ranks;
    private final long first;
    private final long second;

    OrderJudge(int[] ranks, long first, long second) {
        this.ranks = ranks;
        this.first = first;
        this.second = second;
    }

    @Override
    public boolean leads(long cards, int side) {
        return LinearRule.moverWins(hand(cards, side), hand(cards, 1 - side), 0);
    }

    @Override
    public boolean plays(long cards, int side, int card) {
        long left = cards & ~Bits.bit(card);
        return (left & owned(side)) == 0 || !LinearRule.moverWins(hand(left, 1 - side), hand(left, side), ranks[card]);
    }

    @Override
    public boolean anyWins(long cards, int side, long playable) {
        return Bits.list(playable).stream().anyMatch(card -> plays(cards, side, card));
    }

    @Override
    public long visited() {
        return 0;
    }

    private Hand hand(long cards, int side) {
        IntStream held = Bits.list(cards & owned(side)).stream().mapToInt(card -> ranks[card]);
        return Hand.of(held.toArray());
    }

    private long owned(int side) {
        return side == 0 ? first : second;
    }
}
