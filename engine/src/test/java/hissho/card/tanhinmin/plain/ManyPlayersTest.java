package hissho.card.tanhinmin.plain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ManyPlayersTest {

    @Test
    void ofTwoPlayersIsThePlainGame() {
        FullSearch search = new FullSearch(3, 3, 0);
        for (int x = 0; x < search.hands.size(); x++)
            for (int y = 0; y < search.hands.size(); y++)
                for (int table = 0; table <= 3; table++) {
                    Hand mover = search.hands.get(x);
                    Hand other = search.hands.get(y);
                    Set<List<Integer>> expected =
                            Set.of(LinearRule.moverWins(mover, other, table) ? List.of(2, 4) : List.of(4, 2));
                    assertEquals(
                            expected,
                            new ManyPlayers(List.of(mover, other), table)
                                    .solve()
                                    .results());
                }
    }
}
