package hissho.card.tanhinmin.graph;

import java.util.Optional;
import java.util.Random;

/** Random small positions: every density, every split, with and without a table card. */
final class RandomGames {

    private RandomGames() {}

    static Optional<GraphGame> next(Random random, int most, GraphGame.Rules rules) {
        int cards = 2 + random.nextInt(most - 1);
        double density = random.nextDouble();
        long[] children = new long[cards];
        for (int a = 0; a < cards; a++)
            for (int b = 0; b < cards; b++) if (a != b && random.nextDouble() < density) children[a] |= Bits.bit(b);
        int table = cards > 2 && random.nextInt(3) == 0 ? cards - 1 : GraphGame.EMPTY;
        int held = table == GraphGame.EMPTY ? cards : cards - 1;
        long mover = random.nextLong() & Bits.bit(held) - 1;
        long other = Bits.bit(held) - 1 & ~mover;
        if (mover == 0 || other == 0) return Optional.empty();
        return Optional.of(new GraphGame(CardGraph.numbered(children), mover, other, table, rules));
    }
}
