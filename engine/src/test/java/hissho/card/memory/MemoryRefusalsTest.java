package hissho.card.memory;

import hissho.card.Refusals;
import hissho.certificate.Extent;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** No certificate of the Memory games holds for an answer that is wrong anywhere. */
class MemoryRefusalsTest {

    private static final String[] WIN = {"value", "strategies", "chances", "values", "chosen"};

    @Test
    void values() {
        Refusals.refusesAll(Map.of("kind", "memory", "pairs", 5, "known", 3), Extent.Everything.class, WIN);
        Refusals.refusesAll(
                Map.of("kind", "memory", "pairs", 5, "known", 2, "lead", 1, "leads", List.of(-2, 0, 3)),
                Extent.Everything.class,
                WIN);
        Refusals.refusesAll(
                Map.of("kind", "memory", "pairs", 4, "known", 2, "passing", false), Extent.Everything.class, WIN);
        Refusals.refusesAll(
                Map.of("kind", "memory", "pairs", 4, "known", 2, "alwaysTwo", true), Extent.Everything.class, WIN);
        for (String draw : List.of("mover", "opponent"))
            Refusals.refusesAll(
                    Map.of("kind", "memory", "pairs", 5, "known", 2, "lead", 1, "draw", draw),
                    Extent.Everything.class,
                    "value",
                    "strategies",
                    "values",
                    "chosen");
    }

    /** With more pairs than are worked out from the rules only a sample of the table is checked, but all that is said of the state itself. */
    @Test
    void valuesWithManyPairs() {
        Refusals.refusesAll(Map.of("kind", "memory", "pairs", 20, "known", 6, "lead", 2), Extent.Sample.class, WIN);
    }

    @Test
    void inTheMiddleOfATurn() {
        for (String turned : List.of("new", "match"))
            Refusals.refusesAll(
                    Map.of("kind", "memory", "pairs", 4, "known", 2, "lead", 1, "turned", turned),
                    Extent.Everything.class,
                    "choices");
        Refusals.refusesAll(
                Map.of("kind", "memory", "pairs", 18, "known", 2, "lead", 1, "turned", "new"),
                Extent.Sample.class,
                "choices");
    }

    @Test
    void draws() {
        for (String draw : List.of("1/3", "0", "1", "3/5"))
            Refusals.refusesAll(
                    Map.of("kind", "memory", "pairs", 5, "known", 3, "lead", 0, "draw", draw),
                    Extent.Everything.class,
                    "ifMoverOpens",
                    "ifMoverWaits",
                    "ambiguousHere",
                    "ambiguousStates");
    }

    @Test
    void gains() {
        Refusals.refusesAll(
                Map.of("kind", "memory-gain", "pairs", 6, "known", 4),
                Extent.Everything.class,
                "gain",
                "strategies",
                "strategy");
        Refusals.refusesAll(
                Map.of("kind", "memory-gain", "pairs", 40, "known", 31),
                Extent.Sample.class,
                "gain",
                "strategies",
                "strategy");
    }

    @Test
    void larger() {
        Refusals.refusesAll(
                Map.of("kind", "memory-larger", "pairs", 6, "known", 5, "lead", -1, "passing", false),
                Extent.Everything.class,
                "worth",
                "gains");
        Refusals.refusesAll(
                Map.of("kind", "memory-larger", "pairs", 10, "lying", 1, "known", 4), Extent.Sample.class, "worth");
    }

    @Test
    void forgetting() {
        Refusals.refusesAll(
                Map.of("kind", "memory-forgetting", "pairs", 3, "known", 2, "forget", "1/3"),
                Extent.Everything.class,
                "value",
                "strategies",
                "values");
    }
}
