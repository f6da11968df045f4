package hissho.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Cells as people write them, and what is said about weights that are not probabilities. */
class PairTest {

    @Test
    void aCellIsAListOrAText() {
        List<Rational> expected = List.of(Rational.of(3), Rational.of(-1, 2));
        for (Object written : List.of(List.of(3, "-1/2"), "3,-1/2", "(3, -1/2)", "3 -1/2", "[3; -0.5]"))
            assertEquals(expected, Node.root(written).pair());
        for (Object written : List.of(List.of(3), "3", "3,4,5", "3,x", ""))
            assertThrows(BadDocument.class, () -> Node.root(written).pair());
    }

    @Test
    void negativeWeightsAndWrongSumsAreToldApart() {
        Node node = new Node("q", "");
        assertEquals(
                "core.bad.negative-probability",
                assertThrows(
                                BadDocument.class,
                                () -> node.probabilities(RationalVector.of(Rational.of(3, 2), Rational.of(-1, 2))))
                        .what()
                        .key());
        assertEquals(
                "core.bad.probability-sum",
                assertThrows(
                                BadDocument.class,
                                () -> node.probabilities(RationalVector.of(Rational.of(1, 2), Rational.of(1, 3))))
                        .what()
                        .key());
    }
}
