package hissho.form;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import hissho.number.Rational;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Coalitional games by table and by rule, and the walks through subsets against plain filters. */
class CoalitionsTest {

    @Test
    void walksThroughSubsetsMeetExactlyTheSubsets() {
        for (int bound = 0; bound <= 10; bound++) {
            long all = (1L << bound) - 1;
            for (int size = 0; size <= bound; size++) {
                int wanted = size;
                assertArrayEquals(
                        LongStream.rangeClosed(0, all)
                                .filter(s -> Long.bitCount(s) == wanted)
                                .toArray(),
                        Subsets.ofSize(bound, size).toArray());
            }
            for (long set = 0; set <= all; set++) {
                long of = set;
                assertArrayEquals(
                        LongStream.rangeClosed(0, all)
                                .filter(s -> (s & ~of) == 0)
                                .toArray(),
                        Subsets.within(set).toArray());
                assertArrayEquals(
                        IntStream.range(0, bound)
                                .filter(i -> Subsets.contains(of, i))
                                .toArray(),
                        Subsets.members(set).toArray());
                assertEquals(set, Subsets.of(Subsets.members(set).toArray()));
            }
        }
        assertEquals(62, Subsets.ofSize(62, 61).count());
        assertEquals(1, Subsets.ofSize(62, 62).count());
        assertEquals(0, Subsets.ofSize(5, 6).count());
    }

    @Test
    void aTableAndARuleSayTheSame() {
        Players players = Players.of("Ann", "Bob", "Eve");
        List<Rational> table =
                LongStream.of(0, 1, 2, 5, 3, 4, 6, 9).mapToObj(Rational::of).toList();
        Coalitions game = Coalitions.ofTable(players, table);
        Coalitions rule = Coalitions.ofRule(players, s -> table.get((int) s));
        assertEquals(table, rule.table());
        assertEquals(table, game.table());
        assertEquals(Rational.of(4), game.worth(Subsets.of(0, 2)));
        assertEquals(Rational.of(9), game.worth(game.grand()));
        assertEquals(Subsets.of(1), game.complement(Subsets.of(0, 2)));
        assertEquals("{Ann, Eve}", game.name(Subsets.of(0, 2)));
        assertArrayEquals(
                LongStream.rangeClosed(0, 7)
                        .boxed()
                        .sorted(Comparator.comparing(Subsets::size))
                        .mapToLong(s -> s)
                        .toArray(),
                game.bySize().toArray());
        assertThrows(IllegalArgumentException.class, () -> game.worth(8));
        assertThrows(IllegalArgumentException.class, () -> Coalitions.ofTable(players, table.subList(0, 4)));
        assertThrows(IllegalArgumentException.class, () -> Coalitions.ofRule(players, s -> Rational.ONE));
    }

    @Test
    void manyPlayersNeedNoTable() {
        Coalitions majority =
                Coalitions.ofRule(Players.numbered(62), s -> Subsets.size(s) > 31 ? Rational.ONE : Rational.ZERO);
        assertEquals(Rational.ONE, majority.worth(majority.grand()));
        assertEquals(Rational.ZERO, majority.worth(majority.complement(majority.grand() - 1)));
        assertThrows(IllegalStateException.class, majority::table);
    }
}
