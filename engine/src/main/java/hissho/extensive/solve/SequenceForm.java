package hissho.extensive.solve;

import hissho.extensive.Behaviour;
import hissho.extensive.ExtensiveGame;
import hissho.linear.LinearProgram;
import hissho.linear.Outcome;
import hissho.linear.ScoutedProgram;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Solves a two-person constant-sum tree with perfect recall by one linear program in its sequences (Koller, Megiddo and von
 * Stengel), whose size is that of the tree and not that of its strategic form.
 *
 * <p>A realisation plan x gives each sequence of player I the product of his probabilities; u holds for each set of player II what
 * she can still be held to there. When every payoff is moved above zero, more of x is never worse and u is never negative, so that the
 * equations of plans may be written as inequalities. Then the program starts feasible, and its dual is player II's.
 *
 * @param value what player I expects
 * @param first an optimal behaviour strategy of player I
 * @param second an optimal behaviour strategy of player II
 */
public record SequenceForm(Rational value, Behaviour first, Behaviour second) {

    /** More rows or columns than this are not written out. */
    static final int MOST_ROWS = 2_500;

    static boolean fits(ExtensiveGame game) {
        return game.sequences(0) + game.sets(1) <= MOST_ROWS && game.sequences(1) + game.sets(0) <= MOST_ROWS;
    }

    public static SequenceForm solve(ExtensiveGame game, Progress progress) {
        return new Program(game).solve(progress);
    }

    /** The variables are the sequences of player I but for the empty one, then u of the root, then u of each set of player II. */
    private static final class Program {

        private final ExtensiveGame game;
        private final int own;
        private final int variables;
        private final Rational shift;

        Program(ExtensiveGame game) {
            this.game = game;
            this.own = game.sequences(0) - 1;
            this.variables = own + 1 + game.sets(1);
            this.shift = game.tree()
                    .terminals()
                    .mapToObj(end -> game.paid(end).get(0))
                    .min(Rational::compareTo)
                    .orElseThrow()
                    .negated()
                    .plus(1);
        }

        SequenceForm solve(Progress progress) {
            int replies = game.sequences(1);
            List<Rational[]> rows = new ArrayList<>();
            for (int k = 0; k < replies + game.sets(0); k++) rows.add(zeros(variables));
            Rational[] bounds = zeros(replies + game.sets(0));
            for (int end : game.tree().terminals().toArray()) {
                Rational share = game.paid(end).get(0).plus(shift).times(game.luck(end));
                int row = game.sequenceBefore(1, end);
                int column = game.sequenceBefore(0, end) - 1;
                if (column < 0) bounds[row] = bounds[row].plus(share);
                else rows.get(row)[column] = rows.get(row)[column].minus(share);
            }
            rows.getFirst()[own] = Rational.ONE;
            for (int set = 0; set < game.sets(1); set++) {
                int past = game.pastOf(1, set);
                rows.get(past)[own + 1 + set] = Rational.MINUS_ONE;
                for (int move = 0; move < game.moves(1, set); move++)
                    rows.get(game.sequence(1, set, move))[own + 1 + set] = Rational.ONE;
            }
            for (int set = 0; set < game.sets(0); set++) {
                Rational[] row = rows.get(replies + set);
                for (int move = 0; move < game.moves(0, set); move++)
                    row[game.sequence(0, set, move) - 1] = Rational.ONE;
                int past = game.pastOf(0, set);
                if (past == 0) bounds[replies + set] = Rational.ONE;
                else row[past - 1] = Rational.MINUS_ONE;
            }
            LinearProgram program = LinearProgram.standard(
                    RationalVector.unit(variables, own),
                    RationalMatrix.of(rows.stream().map(RationalVector::of).toList()),
                    RationalVector.of(bounds));
            if (!(ScoutedProgram.solve(program, progress) instanceof Outcome.Optimal optimal))
                throw new IllegalStateException("the program of a game has an optimum");
            RationalVector x = RationalVector.generate(
                    own + 1, s -> s == 0 ? Rational.ONE : optimal.point().get(s - 1));
            RationalVector y = RationalVector.generate(replies, optimal.multipliers()::get);
            Behaviour first = sensible(game, 0, x, List.of(Behaviour.uniform(game, 1)), progress);
            Behaviour second = sensible(game, 1, y, List.of(first), progress);
            return new SequenceForm(
                    optimal.objective().minus(shift), sensible(game, 0, x, List.of(second), progress), second);
        }
    }

    private static Rational[] zeros(int size) {
        Rational[] zeros = new Rational[size];
        Arrays.fill(zeros, Rational.ZERO);
        return zeros;
    }

    /** The behaviour of a plan; where the plan never gets, a best reply to the others. */
    static Behaviour sensible(
            ExtensiveGame game, int player, RationalVector plan, List<Behaviour> others, Progress progress) {
        List<Integer> reply = BestReply.of(game, player, others, progress).choice();
        List<RationalVector> atSet = new ArrayList<>();
        for (int set = 0; set < game.sets(player); set++) {
            int number = set;
            RationalVector weights = RationalVector.generate(
                    game.moves(player, set), move -> plan.get(game.sequence(player, number, move)));
            Rational sum = weights.sum();
            atSet.add(
                    sum.isZero()
                            ? RationalVector.unit(weights.size(), reply.get(set))
                            : weights.map(weight -> weight.over(sum)));
        }
        return new Behaviour(player, atSet);
    }
}
