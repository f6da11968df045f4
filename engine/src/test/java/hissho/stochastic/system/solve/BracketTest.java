package hissho.stochastic.system.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.InOrder;
import hissho.document.Node;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.stochastic.system.GameSystem;
import hissho.stochastic.system.question.SystemKind;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Bounds of games without a closed form are narrow also where a trace of a weight would end play that should go on for ever. */
final class BracketTest {

    /** Row 2 of A against column 1 ends with -1 at last, however seldom it is played; row 1 alone is paid the payoff of infinite play. */
    private static final Map<String, Object> DRIFTING = InOrder.of(
            "A",
            List.of(List.of("A", "1/3 A + 1/3 (-B)"), List.of("1/3 A + 1/3 (-C)", "C")),
            "B",
            List.of(List.of(1, -4, "B"), List.of("-B", 2, -4), List.of(-4, "1/2 C + 1/2 (-3)", "1/3 A + 1/3 (-B)")),
            "C",
            List.of(List.of(4, 2)));

    @Test
    void tracesOfWeightsAreLeftOut() {
        GameSystem system = new SystemKind()
                .read(Node.root(Map.of("games", DRIFTING, "infinitePayoff", 1)))
                .given()
                .orElseThrow();
        Bracket bracket =
                Valuation.of(system, Optional.of(Rational.ONE), Progress.none()).bracket();
        assertTrue(
                bracket.gap().compareTo(Bracket.NEAR) < 0, () -> bracket.gap().toDecimal(12));
        assertEquals("0.612804420", bracket.lower().getFirst().toDecimal(9));
    }
}
