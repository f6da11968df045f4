package hissho.zerosum.method;

import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.zerosum.matrix.MatrixGame;
import java.util.Optional;

/**
 * Why a dominated line may go: its weight in any mixture can be handed to the lines that dominate it, and the mixture does
 * nowhere worse.
 *
 * @param isRow whether the line is a row
 * @param by the mixture of other lines that dominates it
 * @param before the strategy that uses it
 */
public record WeightTransfer(boolean isRow, int line, RationalVector by, RationalVector before) {

    /** The transfer to the mixture that is proposed, if it dominates, and else to one that does; nothing where the line is not dominated. */
    public static Optional<WeightTransfer> of(
            MatrixGame game,
            boolean isRow,
            int line,
            RationalVector before,
            Optional<RationalVector> proposed,
            Dominance.Mode mode,
            Progress progress) {
        MatrixGame side = isRow ? game : game.reversed();
        return proposed.map(by -> DominationCheck.meant(game, isRow, line, by))
                .filter(by -> by.isDistribution() && by.get(line).isZero() && Dominance.dominates(side, line, by))
                .or(() -> Dominance.find(side, line, mode, progress))
                .map(by -> new WeightTransfer(isRow, line, by, before));
    }

    /** The strategy without the line. */
    public RationalVector after() {
        return before.plus(by.times(before.get(line)))
                .minus(RationalVector.unit(before.size(), line).times(before.get(line)));
    }
}
