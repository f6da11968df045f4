package hissho.impartial.nimber;

import hissho.kind.Game;
import java.math.BigInteger;
import java.util.List;

/**
 * What can be asked of the field of nimbers: an expression, several of them, a quadratic equation, or whether the numbers below a limit are
 * a field.
 */
public sealed interface NimQuestion extends Game {

    record Compute(NimExpression expression) implements NimQuestion {}

    /** Expressions that are asked for together, and the fact their values are. */
    record Several(String fact, List<NimExpression> expressions) implements NimQuestion {}

    record Solve(Quadratic quadratic) implements NimQuestion {}

    record Closed(BigInteger limit) implements NimQuestion {}
}
