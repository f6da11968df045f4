package hissho.impartial.nimber;

import hissho.kind.Game;
import java.math.BigInteger;

/** What can be asked of the field of nimbers: an expression, a quadratic equation, or whether the numbers below a limit are a field. */
public sealed interface NimQuestion extends Game {

    record Compute(NimExpression expression) implements NimQuestion {}

    record Solve(Quadratic quadratic) implements NimQuestion {}

    record Closed(BigInteger limit) implements NimQuestion {}
}
