package hissho.stochastic.system.solve;

import hissho.linear.GameProgram;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * One run of the method of Hoffman and Karp (1966) for one probability λ that each transition is stopped: fix stationary strategies of I,
 * find II's best reply in the infinite game, improve I's strategies against what that leaves, and so on; Newton's step is taken where it
 * does better.
 */
final class Scout {

    private static final int MOST_ROUNDS = 1_000;

    /** So many steps of Newton back from a leap too far, each of which halves the way at least, reach any λ that is tried. */
    private static final int LONGEST_WAY_BACK = 300;

    /** So many bits make more than a digit. */
    private static final int BITS_A_DIGIT = 4;

    private static final BigDecimal TWO = BigDecimal.valueOf(2);

    /** Newton's step is taken where what is left shrinks by a tenth at least. */
    private static final BigDecimal PROGRESS = new BigDecimal("1.1");

    private final Arena arena;
    private final int digits;
    private final MathContext context;
    private final BigDecimal goesOn;
    private final BigDecimal stopped;
    private final int[] policy;

    Scout(Arena arena, int digits, Rational lambda, Rational q) {
        this.arena = arena;
        this.digits = digits;
        context = new MathContext(digits + 20);
        goesOn = Decimals.of(Rational.ONE.minus(lambda), context);
        stopped = Decimals.of(lambda.times(q), context);
        policy = new int[arena.size()];
    }

    /**
     * Newton's steps from the best so far, whole, beyond or shortened; where they no longer help, the slow and sure way goes on from
     * what a strategy of I is known to guarantee, which only ever rises. (Newton's step followed by an improvement of its strategies
     * can go round in circles.)
     */
    Approach run(List<RationalVector> first, Progress progress) {
        BigDecimal tolerance = BigDecimal.ONE.movePointLeft(digits - 12);
        Step sure = step(reply(first, progress), progress);
        Step best = sure;
        int wait = 1;
        int next = 0;
        for (int round = 0; round < MOST_ROUNDS && best.residual.compareTo(tolerance) >= 0; round++) {
            progress.check();
            Optional<Step> whole = newton(best, progress);
            Optional<Step> newton = whole.filter(best::isBeatenBy);
            if (newton.isEmpty() && whole.isPresent() && round >= next) {
                newton = beyond(best, whole.get(), progress);
                if (newton.isEmpty()) newton = shortened(best, whole.get(), progress);
                if (newton.isEmpty()) {
                    next = round + wait;
                    wait *= 2;
                }
            }
            if (newton.isPresent()) best = newton.get();
            else {
                sure = step(surer(sure, best, progress), progress);
                Step tried = newton(sure, progress).orElse(sure);
                if (tried.residual.compareTo(sure.residual) > 0) tried = sure;
                if (tried.residual.compareTo(best.residual) < 0) best = tried;
            }
        }
        List<RationalVector> rows = List.copyOf(best.rows);
        List<RationalVector> columns = List.copyOf(best.columns);
        return new Approach(best.value, 0, best.residual, rows, columns, new Approach.Safe(rows, columns));
    }

    /**
     * Newton's steps that go on from a step too far: where the values near the best hardly move, as when nobody gains by ending
     * play, the step leaps past the solution, and from the other side the way back is short.
     */
    private Optional<Step> beyond(Step best, Step leap, Progress progress) {
        Step now = leap;
        for (int round = 0; round < LONGEST_WAY_BACK; round++) {
            progress.check();
            Optional<Step> back = newton(now, progress).filter(now::isBeatenBy);
            if (back.isEmpty()) return Optional.empty();
            now = back.get();
            if (best.isBeatenBy(now)) return Optional.of(now);
        }
        return Optional.empty();
    }

    /**
     * A part of Newton's step, halved just as often as it takes to come no farther from a solution. Where that helps little, the values
     * near the best belong to other supports than the solution: the place is looked for where the step begins to go too far, and Newton's
     * step is tried from just beyond it.
     */
    private Optional<Step> shortened(Step best, Step leap, Progress progress) {
        int tooFar = 0;
        int enough = digits * 2;
        while (enough - tooFar > 1) {
            progress.check();
            int middle = (tooFar + enough) / 2;
            Step part = part(best, leap, halved(middle), progress);
            if (best.isBeatenBy(part)) return Optional.of(part);
            if (part.residual.compareTo(best.residual) > 0) tooFar = middle;
            else enough = middle;
        }
        return beyondTurn(best, leap, halved(enough), halved(tooFar), progress);
    }

    private Optional<Step> beyondTurn(Step best, Step leap, BigDecimal enough, BigDecimal tooFar, Progress progress) {
        BigDecimal low = enough;
        BigDecimal high = tooFar;
        for (int round = 1; round <= BITS_A_DIGIT * digits; round++) {
            progress.check();
            BigDecimal middle = low.add(high).divide(TWO, context);
            Step part = part(best, leap, middle, progress);
            if (best.isBeatenBy(part)) return Optional.of(part);
            if (part.residual.compareTo(best.residual) > 0) {
                high = middle;
                Optional<Step> back = newton(part, progress).filter(best::isBeatenBy);
                if (back.isPresent()) return back;
            } else low = middle;
        }
        return Optional.empty();
    }

    private BigDecimal halved(int times) {
        return BigDecimal.ONE.divide(new BigDecimal(BigInteger.ONE.shiftLeft(times)), context);
    }

    private Step part(Step from, Step to, BigDecimal share, Progress progress) {
        BigDecimal[] value = new BigDecimal[from.value.length];
        for (int k = 0; k < value.length; k++)
            value[k] =
                    to.value[k].subtract(from.value[k]).multiply(share, context).add(from.value[k], context);
        return step(value, progress);
    }

    /** What is left to I by the improved strategies, or by the best so far where that is more. */
    private BigDecimal[] surer(Step sure, Step best, Progress progress) {
        BigDecimal[] improved = reply(sure.rows, progress);
        BigDecimal[] other = reply(best.rows, progress);
        return total(other).compareTo(total(improved)) > 0 ? other : improved;
    }

    private static BigDecimal total(BigDecimal[] value) {
        return Arrays.stream(value).reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    /** Values, the optimal strategies with them put in, and how far they are from being fixed. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Step(
            BigDecimal[] value, List<RationalVector> rows, List<RationalVector> columns, BigDecimal residual) {

        boolean isBeatenBy(Step other) {
            return other.residual.multiply(PROGRESS).compareTo(residual) < 0;
        }
    }

    private Step step(BigDecimal[] value, Progress progress) {
        List<RationalVector> rows = new ArrayList<>();
        List<RationalVector> columns = new ArrayList<>();
        BigDecimal residual = BigDecimal.ZERO;
        for (int k = 0; k < arena.size(); k++) {
            GameProgram.Optimum optimum = GameProgram.solve(matrix(arena.rooms().get(k), value), progress);
            rows.add(optimum.row());
            columns.add(optimum.column());
            residual = residual.max(
                    Decimals.of(optimum.value(), context).subtract(value[k]).abs());
        }
        return new Step(value, rows, columns, residual);
    }

    /** What both strategies earn against each other: Newton's step (Pollatschek and Avi-Itzhak 1969), which need not improve. */
    private Optional<Step> newton(Step now, Progress progress) {
        BigDecimal[][] rows = weights(now.rows);
        BigDecimal[][] columns = weights(now.columns);
        return evaluated(rows, columns).map(value -> step(value, progress));
    }

    private BigDecimal[][] weights(List<RationalVector> mixtures) {
        return mixtures.stream()
                .map(row -> row.stream().map(x -> Decimals.of(x, context)).toArray(BigDecimal[]::new))
                .toArray(BigDecimal[][]::new);
    }

    private RationalMatrix matrix(Arena.Room room, BigDecimal[] value) {
        return RationalMatrix.generate(room.height(), room.width(), (i, j) -> {
            Arena.Move move = room.move(i, j);
            if (move.to().length == 0) return move.pay();
            BigDecimal sum = BigDecimal.ZERO;
            for (int t = 0; t < move.to().length; t++)
                sum = sum.add(Decimals.of(move.probability()[t], context)
                        .multiply(goesOn.multiply(value[move.to()[t]], context).add(stopped), context));
            return move.pay().plus(Decimals.exact(sum, digits));
        });
    }

    /** What is left to I by the best reply of II to stationary strategies of I. */
    private BigDecimal[] reply(List<RationalVector> rows, Progress progress) {
        int n = arena.size();
        BigDecimal[][] weights = weights(rows);
        BigDecimal small = BigDecimal.ONE.movePointLeft(digits - 2);
        BigDecimal[] value = evaluate(weights);
        for (int round = 0; round < MOST_ROUNDS; round++) {
            progress.check();
            boolean better = false;
            for (int k = 0; k < n; k++) {
                BigDecimal own = earns(k, policy[k], weights[k], value);
                for (int j = 0; j < arena.rooms().get(k).width(); j++) {
                    BigDecimal other = earns(k, j, weights[k], value);
                    if (own.subtract(other).compareTo(small) <= 0) continue;
                    policy[k] = j;
                    own = other;
                    better = true;
                }
            }
            if (!better) break;
            value = evaluate(weights);
        }
        return value;
    }

    private BigDecimal earns(int state, int column, BigDecimal[] row, BigDecimal[] value) {
        BigDecimal sum = BigDecimal.ZERO;
        Arena.Room room = arena.rooms().get(state);
        for (int i = 0; i < row.length; i++) {
            if (row[i].signum() == 0) continue;
            Arena.Move move = room.move(i, column);
            BigDecimal cell = Decimals.of(move.pay(), context);
            for (int t = 0; t < move.to().length; t++)
                cell = cell.add(Decimals.of(move.probability()[t], context)
                        .multiply(goesOn.multiply(value[move.to()[t]], context).add(stopped), context));
            sum = sum.add(row[i].multiply(cell, context));
        }
        return sum.round(context);
    }

    private BigDecimal[] evaluate(BigDecimal[][] weights) {
        BigDecimal[][] pure = new BigDecimal[arena.size()][];
        for (int k = 0; k < pure.length; k++) {
            pure[k] = new BigDecimal[arena.rooms().get(k).width()];
            Arrays.fill(pure[k], BigDecimal.ZERO);
            pure[k][policy[k]] = BigDecimal.ONE;
        }
        return evaluated(weights, pure).orElseThrow(Progress.Stopped::new);
    }

    private Optional<BigDecimal[]> evaluated(BigDecimal[][] rows, BigDecimal[][] columns) {
        int n = arena.size();
        BigDecimal[][] system = new BigDecimal[n][n + 1];
        for (int k = 0; k < n; k++) {
            Arrays.fill(system[k], BigDecimal.ZERO);
            system[k][k] = BigDecimal.ONE;
            for (int i = 0; i < rows[k].length; i++)
                for (int j = 0; j < columns[k].length; j++) {
                    BigDecimal weight = rows[k][i].multiply(columns[k][j], context);
                    if (weight.signum() != 0)
                        add(system[k], arena.rooms().get(k).move(i, j), weight);
                }
        }
        return Decimals.solve(system, context);
    }

    private void add(BigDecimal[] equation, Arena.Move move, BigDecimal weight) {
        int n = arena.size();
        equation[n] = equation[n].add(weight.multiply(Decimals.of(move.pay(), context), context));
        for (int t = 0; t < move.to().length; t++) {
            BigDecimal chance = weight.multiply(Decimals.of(move.probability()[t], context), context);
            int to = move.to()[t];
            equation[to] = equation[to].subtract(chance.multiply(goesOn, context), context);
            equation[n] = equation[n].add(chance.multiply(stopped, context), context);
        }
    }
}
