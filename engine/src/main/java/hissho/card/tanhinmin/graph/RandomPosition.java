package hissho.card.tanhinmin.graph;

import hissho.number.Rational;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** A random position: each ordered pair of cards is an edge with the same chance, and the cards are dealt at random. The same seed gives the same position. */
public record RandomPosition(int cards, int moverCards, Rational density, long seed) {

    public GraphGame deal(GraphGame.Rules rules) {
        // java.util.Random: its sequence is fixed by its specification, so a seed means the same position everywhere
        // and always
        Random random = new Random(seed);
        double chance = density.doubleValue();
        long[] children = new long[cards];
        for (int a = 0; a < cards; a++)
            for (int b = 0; b < cards; b++) if (a != b && random.nextDouble() < chance) children[a] |= Bits.bit(b);
        List<Integer> order = new ArrayList<>();
        for (int card = 0; card < cards; card++) order.add(card);
        Collections.shuffle(order, random);
        long mover = Bits.of(order.subList(0, moverCards));
        long other = Bits.of(order.subList(moverCards, cards));
        return new GraphGame(CardGraph.numbered(children), mover, other, GraphGame.EMPTY, rules);
    }
}
