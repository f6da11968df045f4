package hissho.card.tanhinmin;

import hissho.card.Refusals;
import hissho.certificate.Extent;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** No certificate of Tanhinmin holds for an answer that is wrong anywhere it claims to have looked. */
@Tag("slow")
class TanhinminRefusalsTest {

    @Test
    void plain() {
        String[] said = {"moverWins", "winningMoves", "own", "opposing", "line"};
        Refusals.refusesAll(
                Map.of("kind", "tanhinmin", "mover", "1,3,5,7", "other", "2,4,6,8"), Extent.Everything.class, said);
        Refusals.refusesAll(
                Map.of("kind", "tanhinmin", "mover", "2,5*2,7", "other", "1,4,6", "table", 3),
                Extent.Everything.class,
                said);
    }

    @Test
    void eightCut() {
        Refusals.refusesAll(
                Map.of("kind", "tanhinmin", "mover", "3,5,8,9", "other", "4,6,8", "eightCut", true),
                Extent.Everything.class,
                "moverWins",
                "winningMoves",
                "line");
    }

    @Test
    void largeHands() {
        Refusals.refusesAll(
                Map.of("kind", "tanhinmin", "mover", "1-99*2", "other", "2-90*2"),
                Extent.Part.class,
                "moverWins",
                "own",
                "opposing");
    }

    @Test
    void graphs() {
        List<List<Integer>> edges =
                List.of(List.of(0, 2), List.of(2, 1), List.of(1, 3), List.of(3, 0), List.of(1, 2), List.of(4, 2));
        Refusals.refusesAll(
                Map.of(
                        "kind",
                        "generalised-tanhinmin",
                        "cards",
                        5,
                        "edges",
                        edges,
                        "mover",
                        List.of(0, 1, 4),
                        "other",
                        List.of(2, 3)),
                Extent.Everything.class,
                "value",
                "moves",
                "line");
        Refusals.refusesAll(
                Map.of("kind", "generalised-tanhinmin", "form", "random", "cards", 24, "seed", 3),
                Extent.Part.class,
                "value");
    }

    @Test
    void zugzwang() {
        Refusals.refusesAll(
                Map.of(
                        "kind",
                        "generalised-tanhinmin",
                        "cards",
                        4,
                        "edges",
                        List.of(List.of(0, 3), List.of(3, 0), List.of(1, 2), List.of(2, 1)),
                        "mover",
                        List.of(0, 1),
                        "other",
                        List.of(2, 3)),
                Extent.Everything.class,
                "value",
                "moves",
                "zugzwang");
    }

    @Test
    void realCards() {
        Refusals.refusesAll(
                Map.of(
                        "kind", "generalised-tanhinmin",
                        "form", "real",
                        "elevenBack", true,
                        "mover", "3,9,11",
                        "other", "4,7,11,12"),
                Extent.Everything.class,
                "value",
                "moves");
    }

    @Test
    void severalPlayers() {
        Refusals.refusesAll(
                Map.of("kind", "tanhinmin", "mover", "1*2,2,4", "others", List.of("2,3", "3*2")),
                Extent.Everything.class,
                "outcome");
    }
}
