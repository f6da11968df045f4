package hissho.topic;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hissho.impartial.pile.PileGames;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Topics are data and know no game's code; none of the games on piles is forgotten among them. */
class HeapTopicsTest {

    @Test
    void everyGameOnPilesIsAskedByPilesAndRegions() {
        for (String name : PileGames.NAMES)
            for (String key : List.of("piles", "regions"))
                assertEquals(
                        1,
                        Topics.named(name).stream()
                                .filter(topic -> topic.needs().equals(Set.of(key)))
                                .count(),
                        () -> name + " by " + key);
    }
}
