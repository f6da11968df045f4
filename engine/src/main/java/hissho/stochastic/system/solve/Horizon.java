package hissho.stochastic.system.solve;

import hissho.linear.GameProgram;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A recursive game that counts as endless after so many stages, solved from its end. At a table nobody plays for ever: where only patience
 * reaches the value, other mixtures are best.
 *
 * @param values what every state is worth, by the number of stages that are left; rounded to {@value #KEPT_BITS} bits
 * @param rows what given stationary rows guarantee until then, by the number of stages that are left; likewise columns
 */
@SuppressWarnings("ArrayRecordComponent") // tables, made here and never changed or compared
public record Horizon(Arena arena, List<List<Rational>> values, double[][] rows, double[][] columns) {

    private static final int KEPT_BITS = 64;
    private static final double NEAR = 5e-5;

    static Horizon of(
            Arena arena,
            Rational infinite,
            int stages,
            List<RationalVector> rows,
            List<RationalVector> columns,
            Progress progress) {
        List<List<Rational>> values = new ArrayList<>();
        values.add(IntStream.range(0, arena.size()).mapToObj(k -> infinite).toList());
        for (int n = 1; n <= stages; n++)
            values.add(Iteration.step(arena, values.getLast(), progress).stream()
                    .map(Horizon::rounded)
                    .toList());
        return new Horizon(
                arena,
                List.copyOf(values),
                guaranteed(arena, infinite, stages, true, rows),
                guaranteed(arena, infinite, stages, false, columns));
    }

    private static Rational rounded(Rational x) {
        BigInteger scale = BigInteger.ONE.shiftLeft(KEPT_BITS);
        return x.denominator().bitLength() <= KEPT_BITS
                ? x
                : Rational.of(x.times(Rational.of(scale)).plus(Rational.HALF).floor(), scale);
    }

    private static double[][] guaranteed(
            Arena arena, Rational infinite, int stages, boolean forRows, List<RationalVector> strategy) {
        int n = arena.size();
        double[][] reached = new double[stages + 1][n];
        Arrays.fill(reached[0], infinite.doubleValue());
        for (int left = 1; left <= stages; left++)
            for (int k = 0; k < n; k++)
                reached[left][k] = against(arena, k, forRows, strategy.get(k), reached[left - 1]);
        return reached;
    }

    /** What a mixture guarantees in a state whose next states are worth so much. */
    private static double against(Arena arena, int state, boolean forRows, RationalVector mixture, double[] next) {
        Arena.Room room = arena.rooms().get(state);
        double worst = forRows ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
        for (int reply = 0; reply < (forRows ? room.width() : room.height()); reply++) {
            double sum = 0;
            for (int own : mixture.support())
                sum += mixture.get(own).doubleValue()
                        * worth(forRows ? room.move(own, reply) : room.move(reply, own), next);
            worst = forRows ? Math.min(worst, sum) : Math.max(worst, sum);
        }
        return worst;
    }

    private static double worth(Arena.Move move, double[] next) {
        double sum = move.pay().doubleValue();
        for (int t = 0; t < move.to().length; t++) sum += move.probability()[t].doubleValue() * next[move.to()[t]];
        return sum;
    }

    /** Whether the given stationary strategies of both sides guarantee a value, to four places, before play counts as endless. */
    public boolean suffices(int state, int left, Rational value) {
        double aim = value.doubleValue();
        double near = NEAR * Math.max(1, Math.abs(aim));
        return Math.abs(rows[left][state] - aim) <= near && Math.abs(columns[left][state] - aim) <= near;
    }

    /** What a state is worth with so many stages left. */
    public Rational worth(int state, int left) {
        return values.get(left).get(state);
    }

    /** The matrix of a state with so many stages left, this one included, solved. */
    public GameProgram.Optimum optimum(int state, int left, Progress progress) {
        return Iteration.optimum(arena, state, values.get(left - 1), progress);
    }
}
