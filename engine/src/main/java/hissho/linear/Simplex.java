package hissho.linear;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * Solves any linear program exactly: the two-phase simplex method on whole-number tableaux, with a witness for every outcome.
 *
 * <p>The program is first written with not-negative variables and at-most constraints only: a free variable is a difference, an
 * equation is two inequalities.
 */
public final class Simplex {

    /** One pivot of the trace: where, which labels change sides, and the tableau before it. */
    public record Pivot(int row, int column, int leaving, int entering, RationalMatrix before) {}

    /** An outcome with all pivots that led to it. */
    public record Trace(Outcome outcome, List<Pivot> pivots) {
        public Trace {
            pivots = List.copyOf(pivots);
        }
    }

    private final LinearProgram program;
    private final Progress progress;
    private final PivotRule.Watcher watcher;
    private final List<int[]> columns = new ArrayList<>(); // variable, sign
    private final List<int[]> rows = new ArrayList<>(); // constraint, sign
    private final BigInteger[] scales;
    private final BigInteger costScale;

    private Simplex(LinearProgram program, PivotRule.Watcher watcher, Progress progress) {
        this.program = program;
        this.watcher = watcher;
        this.progress = progress;
        for (int j = 0; j < program.variables(); j++) {
            columns.add(new int[] {j, 1});
            if (program.free().contains(j)) columns.add(new int[] {j, -1});
        }
        for (int i = 0; i < program.bounds().size(); i++) {
            Sense sense = program.senses().get(i);
            if (sense != Sense.AT_LEAST) rows.add(new int[] {i, 1});
            if (sense != Sense.AT_MOST) rows.add(new int[] {i, -1});
        }
        scales = new BigInteger[program.bounds().size()];
        for (int i = 0; i < scales.length; i++)
            scales[i] = CommonDenominator.of(Stream.concat(
                    program.constraints().row(i).stream(),
                    Stream.of(program.bounds().get(i))));
        costScale = CommonDenominator.of(program.objective().stream());
    }

    public static Outcome solve(LinearProgram program, Progress progress) {
        return new Simplex(program, (tableau, row, column) -> {}, progress).run();
    }

    private Outcome run() {
        int m = rows.size();
        int n = columns.size();
        if (m == 0) return unconstrained();
        BigInteger[][] all = new BigInteger[m + 1][n + 2];
        boolean feasible = true;
        for (int i = 0; i < m; i++) {
            for (int j = 0; j < n; j++) all[i][j] = coefficient(rows.get(i), columns.get(j));
            all[i][n] = BigInteger.ONE.negate();
            all[i][n + 1] = side(rows.get(i));
            feasible &= all[i][n + 1].signum() >= 0;
        }
        Arrays.fill(all[m], BigInteger.ZERO);
        all[m][n] = BigInteger.ONE;
        IntegerTableau tableau = new IntegerTableau(all);
        int artificial = m + n;
        if (!feasible) {
            int worst = 0;
            for (int i = 1; i < m; i++) if (tableau.compare(i, n + 1, worst, n + 1) < 0) worst = i;
            watcher.pivoting(tableau, worst, n);
            tableau.pivot(worst, n);
            PivotRule.run(tableau, label -> true, watcher, progress);
            if (tableau.sign(m, n + 1) < 0) return infeasible(tableau);
            expel(tableau, artificial);
        }
        tableau = tableau.priced(costs());
        OptionalInt open = PivotRule.run(tableau, label -> label != artificial, watcher, progress);
        return open.isPresent() ? unbounded(tableau, open.getAsInt()) : optimal(tableau);
    }

    private Outcome unconstrained() {
        RationalVector c =
                program.maximise() ? program.objective() : program.objective().negated();
        RationalVector zero = RationalVector.zero(c.size());
        for (int j = 0; j < c.size(); j++) {
            boolean gains =
                    program.free().contains(j) ? !c.get(j).isZero() : c.get(j).isPositive();
            if (gains)
                return new Outcome.Unbounded(
                        zero,
                        RationalVector.unit(c.size(), j)
                                .times(Rational.of(c.get(j).signum())));
        }
        return new Outcome.Optimal(Rational.ZERO, zero, RationalVector.zero(0));
    }

    private BigInteger coefficient(int[] row, int[] column) {
        BigInteger whole = CommonDenominator.numerator(program.constraints().get(row[0], column[0]), scales[row[0]]);
        return row[1] * column[1] > 0 ? whole : whole.negate();
    }

    private BigInteger side(int[] row) {
        BigInteger whole = CommonDenominator.numerator(program.bounds().get(row[0]), scales[row[0]]);
        return row[1] > 0 ? whole : whole.negate();
    }

    private BigInteger[] costs() {
        int m = rows.size();
        BigInteger[] costs = new BigInteger[m + columns.size() + 1];
        Arrays.fill(costs, BigInteger.ZERO);
        for (int j = 0; j < columns.size(); j++) {
            BigInteger whole = CommonDenominator.numerator(program.objective().get(columns.get(j)[0]), costScale);
            costs[m + j] = (columns.get(j)[1] > 0) == program.maximise() ? whole : whole.negate();
        }
        return costs;
    }

    /** Puts the artificial variable, zero by now, among the nonbasic ones. */
    private void expel(IntegerTableau tableau, int artificial) {
        for (int i = 0; i < tableau.height(); i++) {
            if (tableau.leftLabel(i) != artificial) continue;
            for (int j = 0; j < tableau.width(); j++) {
                if (tableau.sign(i, j) == 0) continue;
                watcher.pivoting(tableau, i, j);
                tableau.pivot(i, j);
                return;
            }
        }
    }

    private Outcome optimal(IntegerTableau tableau) {
        int labels = rows.size() + columns.size() + 1;
        RationalVector point = point(tableau.basicSolution(labels));
        Rational factor = Rational.of(BigInteger.ONE, costScale);
        RationalVector multipliers =
                multipliers(tableau.prices(labels)).times(program.maximise() ? factor : factor.negated());
        return new Outcome.Optimal(program.objective().dot(point), point, multipliers);
    }

    private Outcome infeasible(IntegerTableau tableau) {
        return new Outcome.Infeasible(multipliers(tableau.prices(rows.size() + columns.size() + 1)));
    }

    private Outcome unbounded(IntegerTableau tableau, int column) {
        int labels = rows.size() + columns.size() + 1;
        Rational[] direction = new Rational[labels];
        Arrays.fill(direction, Rational.ZERO);
        direction[tableau.topLabel(column)] = Rational.ONE;
        for (int i = 0; i < tableau.height(); i++)
            direction[tableau.leftLabel(i)] = tableau.get(i, column).negated();
        return new Outcome.Unbounded(point(tableau.basicSolution(labels)), point(direction));
    }

    private RationalVector point(Rational[] byLabel) {
        Rational[] point = new Rational[program.variables()];
        Arrays.fill(point, Rational.ZERO);
        for (int j = 0; j < columns.size(); j++) {
            int[] column = columns.get(j);
            point[column[0]] = point[column[0]].plus(byLabel[rows.size() + j].times(column[1]));
        }
        return RationalVector.of(point);
    }

    private RationalVector multipliers(Rational[] byLabel) {
        Rational[] multipliers = new Rational[program.bounds().size()];
        Arrays.fill(multipliers, Rational.ZERO);
        for (int i = 0; i < rows.size(); i++) {
            int[] row = rows.get(i);
            Rational scaled = byLabel[i].times(Rational.of(scales[row[0]])).times(row[1]);
            multipliers[row[0]] = multipliers[row[0]].plus(scaled);
        }
        return RationalVector.of(multipliers);
    }
}
