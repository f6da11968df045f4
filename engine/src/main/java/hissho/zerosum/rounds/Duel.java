package hissho.zerosum.rounds;

import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.OptimalPair;
import java.util.List;
import java.util.function.Function;

/**
 * A matrix game, an optimal strategy for each player, and what every choice earns against the opponent's, all seen from either seat: seat
 * 0 chooses rows and receives the payoffs, seat 1 chooses columns and pays them.
 */
record Duel(
        MatrixGame game,
        OptimalPair pair,
        List<List<Object>> called,
        RationalVector rowsEarn,
        RationalVector columnsPay) {

    /** @param calling what a row or a column is called to a reader: its name, or a message where the name is one of our words */
    static Duel of(MatrixGame game, OptimalPair pair, Function<String, Object> calling) {
        return new Duel(
                game,
                pair,
                List.of(
                        game.rows().stream().map(calling).toList(),
                        game.columns().stream().map(calling).toList()),
                game.rowPayoffs(pair.column().weights()),
                game.columnPayoffs(pair.row().weights()));
    }

    /** What a choice is called to a reader. */
    Object called(int seat, int choice) {
        return called.get(seat).get(choice);
    }

    private static Rational signed(int seat, Rational paidToRows) {
        return seat == 0 ? paidToRows : paidToRows.negated();
    }

    Rational value(int seat) {
        return signed(seat, pair.value());
    }

    Mixed optimal(int seat) {
        return seat == 0 ? pair.row() : pair.column();
    }

    List<String> choices(int seat) {
        return seat == 0 ? game.rows() : game.columns();
    }

    /** What the seat receives in this round. */
    Rational paid(int seat, Chosen round) {
        return signed(seat, game.payoff(round.row(), round.column()));
    }

    /** What the seat expects of this choice against the opponent's optimal mixture. */
    Rational expected(int seat, int choice) {
        return signed(seat, seat == 0 ? rowsEarn.get(choice) : columnsPay.get(choice));
    }

    /** What this choice costs: never less than nothing. */
    Rational cost(int seat, int choice) {
        return value(seat).minus(expected(seat, choice));
    }
}
