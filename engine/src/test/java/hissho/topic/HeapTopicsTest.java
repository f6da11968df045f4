package hissho.topic;

import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.impartial.pile.PileGames;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Topics are data and know no game's code; none of the games on piles is forgotten among them. */
class HeapTopicsTest {

    @Test
    void everyGameOnPilesIsAskedByPilesAndRegions() {
        for (String name : PileGames.NAMES)
            for (String key : List.of("piles", "regions"))
                assertTrue(
                        Topics.named(name).stream()
                                .anyMatch(topic -> topic.needs().contains(key)),
                        () -> name + " by " + key);
    }
}
