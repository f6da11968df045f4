package hissho.coalition.nucleolus;

import hissho.form.Subsets;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One linear program of the nucleolus: make the largest excess of the coalitions that are not settled as small as the face allows. It is
 * solved exactly from its dual (weights on coalitions that balance): the oracle names the coalition that enters, a lexicographic ratio
 * test the one that leaves, so that it ends whatever ties there are. A coalition with a positive weight has this excess in every optimum.
 */
final class LevelProgram {

    /**
     * The least largest excess, an allocation that reaches it, and the weights that prove it: on coalitions, and on players who must get what
     * they have alone.
     */
    record Solved(Rational excess, RationalVector x, Map<Long, Rational> weights, Map<Integer, Rational> bounded) {}

    /** A column of the dual: a coalition, or the bound of one player. */
    private record Column(long coalition, boolean bound) {}

    private final Oracle oracle;
    private final Face face;
    private final boolean imputations;
    private final int size;
    private final List<Column> basis = new ArrayList<>();
    private final Rational[][]
            rows; // the inverse of the basis, and beside it the first basis as the present one sees it
    private final Rational[] costs;

    private LevelProgram(Oracle oracle, Face face, boolean imputations) {
        this.oracle = oracle;
        this.face = face;
        this.imputations = imputations;
        this.size = face.dimension() + 1;
        this.rows = new Rational[size][2 * size];
        this.costs = new Rational[size];
    }

    static Solved solve(Oracle oracle, Face face, boolean imputations, Progress progress) {
        LevelProgram program = new LevelProgram(oracle, face, imputations);
        program.start();
        return program.run(progress);
    }

    /** The open players alone balance; of their columns a basis is chosen that still does. */
    private void start() {
        List<Column> alone =
                face.open().stream().map(i -> new Column(Subsets.of(i), false)).toList();
        List<Rational> weights = new ArrayList<>();
        List<Column> support = new ArrayList<>(alone);
        for (int k = 0; k < alone.size(); k++) weights.add(Rational.of(1, alone.size()));
        StartingBasis.reduce(support, weights, this::column);
        basis.addAll(StartingBasis.completed(support, alone, size, this::column));
        Rational[][] inverse =
                StartingBasis.inverse(basis.stream().map(this::column).toList());
        for (int i = 0; i < size; i++) {
            System.arraycopy(inverse[i], 0, rows[i], 0, size);
            for (int j = 0; j < size; j++) rows[i][size + j] = i == j ? Rational.ONE : Rational.ZERO;
            costs[i] = cost(basis.get(i));
        }
    }

    private RationalVector column(Column column) {
        RationalVector change = face.change(column.coalition());
        return RationalVector.generate(
                size, k -> k > 0 ? change.get(k - 1) : column.bound() ? Rational.ZERO : Rational.ONE);
    }

    private Rational cost(Column column) {
        return oracle.worth(column.coalition()).minus(Excess.paid(face.point(), column.coalition()));
    }

    private Solved run(Progress progress) {
        while (true) {
            progress.check();
            Rational[] prices = prices();
            Rational level = prices[0];
            RationalVector x = face.at(RationalVector.of(Arrays.asList(prices).subList(1, size)));
            Optional<Column> entering = entering(x, level, progress);
            if (entering.isEmpty()) return solved(level, x);
            pivot(entering.get());
        }
    }

    private Rational[] prices() {
        Rational[] prices = new Rational[size];
        for (int j = 0; j < size; j++) {
            prices[j] = Rational.ZERO;
            for (int i = 0; i < size; i++)
                if (!rows[i][j].isZero()) prices[j] = prices[j].plus(costs[i].times(rows[i][j]));
        }
        return prices;
    }

    private Optional<Column> entering(RationalVector x, Rational level, Progress progress) {
        if (imputations)
            for (int i = 0; i < x.size(); i++)
                if (x.get(i).compareTo(oracle.worth(Subsets.of(i))) < 0)
                    return Optional.of(new Column(Subsets.of(i), true));
        return oracle.worst(x, face, progress)
                .filter(worst -> worst.excess().compareTo(level) > 0)
                .map(worst -> new Column(worst.coalition(), false));
    }

    private void pivot(Column entering) {
        RationalVector column = column(entering);
        Rational[] seen = new Rational[size];
        for (int i = 0; i < size; i++) {
            seen[i] = Rational.ZERO;
            for (int j = 0; j < size; j++)
                if (!rows[i][j].isZero() && !column.get(j).isZero())
                    seen[i] = seen[i].plus(rows[i][j].times(column.get(j)));
        }
        int leaving = -1;
        for (int i = 0; i < size; i++)
            if (seen[i].isPositive() && (leaving < 0 || compareRatios(i, leaving, seen) < 0)) leaving = i;
        if (leaving < 0) throw new IllegalStateException("no allocation satisfies the bounds");
        Rational inverse = seen[leaving].inverse();
        Rational[] source = rows[leaving];
        for (int j = 0; j < 2 * size; j++) source[j] = source[j].times(inverse);
        for (int i = 0; i < size; i++) {
            if (i == leaving || seen[i].isZero()) continue;
            for (int j = 0; j < 2 * size; j++)
                if (!source[j].isZero()) rows[i][j] = rows[i][j].minus(source[j].times(seen[i]));
        }
        basis.set(leaving, entering);
        costs[leaving] = cost(entering);
    }

    /** The first entry of the inverse is the weight; ties go on through the columns of the first basis. */
    private int compareRatios(int i, int other, Rational[] seen) {
        int order = compareAt(i, other, 0, seen);
        for (int j = size; j < 2 * size && order == 0; j++) order = compareAt(i, other, j, seen);
        return order;
    }

    private int compareAt(int i, int other, int column, Rational[] seen) {
        return rows[i][column].times(seen[other]).compareTo(rows[other][column].times(seen[i]));
    }

    private Solved solved(Rational level, RationalVector x) {
        Map<Long, Rational> weights = new LinkedHashMap<>();
        Map<Integer, Rational> bounded = new LinkedHashMap<>();
        for (int i = 0; i < size; i++) {
            Rational weight = rows[i][0];
            if (!weight.isPositive()) continue;
            if (basis.get(i).bound())
                bounded.put(Long.numberOfTrailingZeros(basis.get(i).coalition()), weight);
            else weights.put(basis.get(i).coalition(), weight);
        }
        return new Solved(level, x, weights, bounded);
    }
}
