package hissho.stochastic.system.solve;

import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;

/**
 * A stochastic system in floating point, for systems too large for fractions: Shapley's iteration scouts, and a bound that takes every
 * rounding error into account proves how near it came. With the values w put in, a mixture of rows earns at least some amount against
 * every column and a mixture of columns concedes at most some amount to every row; if both differ from w by at most r in every state, the
 * values differ from w by at most r/s (the operator contracts by 1-s).
 *
 * @param value by state
 * @param residual the r that was proved
 * @param error the r/s that was proved
 * @param steps how many steps of the iteration were made
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record LargeSystem(double[] value, double residual, double error, int steps) {

    private static final int MOST_STEPS = 200_000;

    /** Iterates until the proved error is at most the tolerance, or no longer shrinks. */
    public static LargeSystem of(Arena arena, double stop, double tolerance, Progress progress) {
        Flat flat = new Flat(arena);
        double[] value = new double[arena.size()];
        double goal = Math.max(tolerance * stop / 4, 1e-15);
        int steps = 0;
        double change = Double.MAX_VALUE;
        while (steps < MOST_STEPS && change > goal) {
            progress.check();
            double[] next = flat.step(value);
            double now = 0;
            for (int k = 0; k < next.length; k++) now = Math.max(now, Math.abs(next[k] - value[k]));
            value = next;
            steps++;
            if (now >= change && now < 1e-10) break;
            change = now;
            progress.done(steps, steps + 1L);
        }
        double residual = flat.residual(value);
        return new LargeSystem(value, residual, Math.nextUp(residual / Math.nextDown(stop)), steps);
    }

    /** The states as arrays of numbers. */
    public static final class Flat {
        private final List<State> states = new ArrayList<>();

        private static final class State {
            final int height;
            final int width;
            final double[] pay;
            final int[][] to;
            final double[][] chance;
            final double[][] matrix;
            final Matrices solver;

            State(Arena.Room room) {
                height = room.height();
                width = room.width();
                pay = new double[height * width];
                to = new int[height * width][];
                chance = new double[height * width][];
                matrix = new double[height][width];
                solver = new Matrices(height, width);
                for (int c = 0; c < height * width; c++) {
                    Arena.Move move = room.move(c / width, c % width);
                    pay[c] = move.pay().doubleValue();
                    to[c] = move.to();
                    chance[c] = new double[move.to().length];
                    for (int t = 0; t < chance[c].length; t++) chance[c][t] = move.probability()[t].doubleValue();
                }
            }

            void fill(double[] value) {
                for (int c = 0; c < pay.length; c++) {
                    double sum = pay[c];
                    double[] own = chance[c];
                    int[] next = to[c];
                    for (int t = 0; t < own.length; t++) sum += own[t] * value[next[t]];
                    matrix[c / width][c % width] = sum;
                }
            }

            /** How far from the true entry one may be: every product and sum rounds, and so do the numbers read. */
            double slack(int c, double largest) {
                double size = Math.abs(pay[c]);
                for (double p : chance[c]) size += p * largest;
                return size * (chance[c].length + 4) * 4.5e-16;
            }
        }

        public Flat(Arena arena) {
            for (Arena.Room room : arena.rooms()) states.add(new State(room));
        }

        double[] step(double[] value) {
            double[] next = new double[value.length];
            java.util.stream.IntStream.range(0, value.length).parallel().forEach(k -> {
                State state = states.get(k);
                state.fill(value);
                state.solver.solve(state.matrix);
                next[k] = state.solver.value();
            });
            return next;
        }

        /** A bound on |Val A(w) - w| that rounding cannot spoil. */
        public double residual(double[] value) {
            double largest = 0;
            for (double x : value) largest = Math.max(largest, Math.abs(x));
            double size = largest;
            return java.util.stream.IntStream.range(0, value.length)
                    .parallel()
                    .mapToDouble(k -> gap(states.get(k), value, value[k], size))
                    .max()
                    .orElse(0);
        }

        private static double gap(State state, double[] value, double own, double largest) {
            state.fill(value);
            state.solver.solve(state.matrix);
            double slack = 0;
            double entries = 0;
            for (int c = 0; c < state.pay.length; c++) {
                slack = Math.max(slack, state.slack(c, largest));
                entries = Math.max(entries, Math.abs(state.matrix[c / state.width][c % state.width]));
            }
            // a mean of k numbers with weights that add up to one but for rounding
            double rounding = slack + entries * (state.height + state.width + 8) * 4.5e-16;
            double least = Double.MAX_VALUE;
            for (int j = 0; j < state.width; j++) {
                double sum = 0;
                for (int i = 0; i < state.height; i++) sum += state.solver.row()[i] * state.matrix[i][j];
                least = Math.min(least, sum);
            }
            double most = -Double.MAX_VALUE;
            for (int i = 0; i < state.height; i++) {
                double sum = 0;
                for (int j = 0; j < state.width; j++)
                    sum += state.matrix[i][j] * state.solver.column()[j];
                most = Math.max(most, sum);
            }
            return Math.max(Math.abs(least - own), Math.abs(most - own)) + rounding * 1.01;
        }
    }

    /** An end of the interval that holds the value of a state. */
    public Rational end(int state, boolean upper) {
        Rational off = Rational.ofExactly(error);
        Rational near = Rational.ofExactly(value[state]);
        return upper ? near.plus(off) : near.minus(off);
    }
}
