package hissho.coalition.nucleolus;

import hissho.form.Coalitions;
import hissho.form.Players;
import hissho.number.Rational;
import hissho.property.Generator;
import java.util.ArrayList;
import java.util.List;

/** Random games with few players, small worths and many ties. */
public final class RandomGames {

    private RandomGames() {}

    /** Worths by coalition, the empty one first; the table has two to some power entries. */
    public static Generator<List<Integer>> tables(int mostPlayers) {
        return (random, size) -> {
            int players = random.nextInt(2, mostPlayers + 1);
            int spread = 1 + random.nextInt(1 + size);
            boolean simple = random.nextInt(4) == 0;
            List<Integer> table = new ArrayList<>(List.of(0));
            for (int s = 1; s < 1 << players; s++)
                table.add(simple ? random.nextInt(2) : random.nextInt(-spread, 3 * spread * Integer.bitCount(s) + 1));
            return table;
        };
    }

    public static Coalitions game(List<Integer> table) {
        int players = Integer.numberOfTrailingZeros(table.size());
        return Coalitions.ofTable(
                Players.numbered(players), table.stream().map(Rational::of).toList());
    }
}
