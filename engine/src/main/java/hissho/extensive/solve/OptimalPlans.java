package hissho.extensive.solve;

import hissho.extensive.Behaviour;
import hissho.extensive.ExtensiveGame;
import hissho.linear.LinearProgram;
import hissho.linear.Outcome;
import hissho.linear.Polytope;
import hissho.linear.Polytope.HalfSpace;
import hissho.linear.Sense;
import hissho.linear.Simplex;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * All optimal realisation plans of one player of a two-person constant-sum tree with perfect recall: a polytope, by its extreme
 * points. A plan x is optimal when some u holds the opponent, set by set, to the value; the vertices in x and u are enumerated, and
 * of their plans those kept that are not mixtures of the others.
 */
public final class OptimalPlans {

    /** Past so many vertices on the way, or so many variables, the family is not listed. */
    private static final int MOST_VERTICES = 4_000;

    private static final int MOST_VARIABLES = 60;

    private OptimalPlans() {}

    /** The extreme optimal plans; nothing where there are too many to list. */
    public static Optional<List<RationalVector>> extreme(
            ExtensiveGame game, int player, Rational value, Progress progress) {
        int other = 1 - player;
        int own = game.sequences(player) - 1;
        int variables = own + 1 + game.sets(other);
        if (variables > MOST_VARIABLES) return Optional.empty();
        Rational shift = game.tree()
                .terminals()
                .mapToObj(end -> game.paid(end).get(player))
                .min(Rational::compareTo)
                .orElseThrow()
                .negated()
                .plus(1);
        int replies = game.sequences(other);
        List<Rational[]> rows = new ArrayList<>();
        for (int k = 0; k < replies; k++) rows.add(zeros(variables));
        Rational[] bounds = zeros(replies);
        for (int end : game.tree().terminals().toArray()) {
            Rational share = game.paid(end).get(player).plus(shift).times(game.luck(end));
            int row = game.sequenceBefore(other, end);
            int column = game.sequenceBefore(player, end) - 1;
            if (column < 0) bounds[row] = bounds[row].minus(share);
            else rows.get(row)[column] = rows.get(row)[column].plus(share);
        }
        rows.getFirst()[own] = Rational.MINUS_ONE;
        for (int set = 0; set < game.sets(other); set++) {
            int past = game.pastOf(other, set);
            rows.get(past)[own + 1 + set] = Rational.ONE;
            for (int move = 0; move < game.moves(other, set); move++)
                rows.get(game.sequence(other, set, move))[own + 1 + set] = Rational.MINUS_ONE;
        }
        List<HalfSpace> inequalities = new ArrayList<>();
        for (int k = 0; k < replies; k++) inequalities.add(new HalfSpace(RationalVector.of(rows.get(k)), bounds[k]));
        List<HalfSpace> equations = new ArrayList<>();
        equations.add(new HalfSpace(RationalVector.unit(variables, own), value.plus(shift)));
        for (int set = 0; set < game.sets(player); set++) {
            Rational[] row = zeros(variables);
            for (int move = 0; move < game.moves(player, set); move++)
                row[game.sequence(player, set, move) - 1] = Rational.ONE;
            int past = game.pastOf(player, set);
            if (past > 0) row[past - 1] = Rational.MINUS_ONE;
            equations.add(new HalfSpace(RationalVector.of(row), past == 0 ? Rational.ONE : Rational.ZERO));
        }
        return new Polytope(variables, inequalities, equations)
                .vertices(MOST_VERTICES, progress)
                .map(vertices -> vertices.stream()
                        .map(vertex -> RationalVector.generate(own + 1, s -> s == 0 ? Rational.ONE : vertex.get(s - 1)))
                        .distinct()
                        .toList())
                .map(plans -> withoutMixtures(plans, progress));
    }

    private static Rational[] zeros(int size) {
        Rational[] zeros = new Rational[size];
        Arrays.fill(zeros, Rational.ZERO);
        return zeros;
    }

    /** Those plans that are not mixtures of others. */
    private static List<RationalVector> withoutMixtures(List<RationalVector> plans, Progress progress) {
        if (plans.size() <= 2) return plans;
        List<RationalVector> kept = new ArrayList<>(plans);
        for (RationalVector plan : plans) {
            List<RationalVector> others =
                    kept.stream().filter(p -> !p.equals(plan)).toList();
            if (others.size() > 1 && isMixture(plan, others, progress)) kept.remove(plan);
        }
        return List.copyOf(kept);
    }

    /** The first entry of every plan is one, so weights that combine to the plan sum to one. */
    private static boolean isMixture(RationalVector plan, List<RationalVector> others, Progress progress) {
        RationalMatrix constraints = RationalMatrix.generate(
                plan.size(), others.size(), (i, j) -> others.get(j).get(i));
        LinearProgram program = new LinearProgram(
                true,
                RationalVector.zero(others.size()),
                constraints,
                Collections.nCopies(plan.size(), Sense.EQUAL),
                plan,
                Set.of());
        return Simplex.solve(program, progress) instanceof Outcome.Optimal;
    }

    /** The behaviour of a plan; where the plan never gets, that of the fallback. */
    public static Behaviour behaviour(ExtensiveGame game, int player, RationalVector plan, Behaviour fallback) {
        List<RationalVector> atSet = new ArrayList<>();
        for (int set = 0; set < game.sets(player); set++) {
            int number = set;
            RationalVector weights = RationalVector.generate(
                    game.moves(player, set), move -> plan.get(game.sequence(player, number, move)));
            Rational sum = weights.sum();
            atSet.add(sum.isZero() ? fallback.atSet().get(set) : weights.map(w -> w.over(sum)));
        }
        return new Behaviour(player, atSet);
    }

    /**
     * Where the optimal plans are a segment, the probability along which it is walked.
     *
     * @param set the first information set at which the ends of the segment differ
     * @param move the first move there that one end never makes, or the first move where both ends make all
     */
    public record Family(int set, int move, Rational least, Rational most) {}

    /** The parameter of a segment of behaviour strategies. */
    public static Optional<Family> family(List<Behaviour> ends) {
        if (ends.size() != 2) return Optional.empty();
        Behaviour a = ends.getFirst();
        Behaviour b = ends.getLast();
        for (int set = 0; set < a.atSet().size(); set++) {
            RationalVector first = a.atSet().get(set);
            RationalVector second = b.atSet().get(set);
            if (first.equals(second)) continue;
            int move = 0;
            while (first.get(move).equals(second.get(move))) move++;
            for (int m = first.size() - 1; m >= move; m--)
                if (!first.get(m).equals(second.get(m))
                        && first.get(m).min(second.get(m)).isZero()) move = m;
            return Optional.of(new Family(
                    set,
                    move,
                    first.get(move).min(second.get(move)),
                    first.get(move).max(second.get(move))));
        }
        return Optional.empty();
    }
}
