package hissho.card.memory.forgetting;

import hissho.card.memory.MemoryState;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The game with a common imperfect memory, solved exactly for few pairs: after every turn each known card is forgotten, by both players at
 * once, with a given probability.
 *
 * <p>Forgetting brings back earlier states, so the values of one number of pairs solve a system of equations with a maximum in each. A
 * scout in doubles guesses the strategies; the linear system they make is solved in fractions; and the solution is accepted only when
 * no strategy in any state is better than the guessed one by exact comparison, which proves it (the game ends with probability one, so
 * the equations have one solution).
 */
public final class Forgetting {

    private final Rational forget;
    private final List<Rational[][]> layers = new ArrayList<>();

    private Forgetting(Rational forget) {
        this.forget = forget;
    }

    /** Solves all states with at most so many pairs; the probability lies strictly between 0 and 1, or is 1. */
    public static Forgetting upTo(int pairs, Rational forget, Progress progress) {
        if (!forget.isPositive() || forget.compareTo(Rational.ONE) > 0)
            throw new IllegalArgumentException("a probability of forgetting above 0 and at most 1");
        Forgetting solved = new Forgetting(forget);
        solved.layers.add(new Rational[][] {{Rational.HALF}});
        for (int n = 1; n <= pairs; n++) {
            progress.check();
            solved.layers.add(solved.layer(n, progress));
            progress.done(n, pairs);
        }
        return solved;
    }

    public Rational value(MemoryState state) {
        return get(state.pairs(), state.known(), state.lead());
    }

    /** What each strategy is worth, by its number. */
    public SortedMap<Integer, Rational> strategies(MemoryState state) {
        Form[] options = options(state.pairs(), state.known(), state.lead());
        Rational[] values = flat(layers.get(state.pairs()));
        SortedMap<Integer, Rational> worths = new TreeMap<>();
        for (int i = 0; i < options.length; i++) worths.put(3 - options.length + i, options[i].at(values));
        return worths;
    }

    /** Every value: by pairs, then by known cards, then by lead from −n to n. */
    public List<List<List<Rational>>> values() {
        return layers.stream()
                .map(layer -> Arrays.stream(layer).map(List::of).toList())
                .toList();
    }

    /** A linear form in the values of the states with the same pairs: a constant, and weights by state number. */
    private static final class Form {
        private Rational constant = Rational.ZERO;
        private final Rational[] weights;

        Form(int size) {
            weights = new Rational[size];
            Arrays.fill(weights, Rational.ZERO);
        }

        void add(Form other, Rational factor) {
            constant = constant.plus(other.constant.times(factor));
            for (int i = 0; i < weights.length; i++)
                if (!other.weights[i].isZero()) weights[i] = weights[i].plus(other.weights[i].times(factor));
        }

        Rational at(Rational[] values) {
            Rational sum = constant;
            for (int i = 0; i < weights.length; i++)
                if (!weights[i].isZero()) sum = sum.plus(weights[i].times(values[i]));
            return sum;
        }

        double at(double[] values, double constantPart, double[] parts) {
            double sum = constantPart;
            for (int i = 0; i < parts.length; i++) sum += parts[i] * values[i];
            return sum;
        }
    }

    private Rational[][] layer(int n, Progress progress) {
        int width = 2 * n + 1;
        Form[][] options = new Form[(n + 1) * width][];
        for (int k = 0; k <= n; k++) for (int s = -n; s <= n; s++) options[k * width + s + n] = options(n, k, s);
        int[] policy = scout(options, progress);
        for (int round = 0; round < 50; round++) {
            progress.check();
            Rational[] values = solve(options, policy, progress);
            if (!improve(options, policy, values)) return shaped(values, n);
        }
        throw new IllegalStateException("the strategies did not settle");
    }

    private static boolean improve(Form[][] options, int[] policy, Rational[] values) {
        boolean better = false;
        for (int i = 0; i < options.length; i++)
            for (int o = 0; o < options[i].length; o++)
                if (options[i][o].at(values).compareTo(values[i]) > 0) {
                    policy[i] = o;
                    better = true;
                    break;
                }
        return better;
    }

    private static int[] scout(Form[][] options, Progress progress) {
        double[] values = new double[options.length];
        double[][] constants = new double[options.length][];
        double[][][] weights = new double[options.length][][];
        for (int i = 0; i < options.length; i++) {
            constants[i] = Arrays.stream(options[i])
                    .mapToDouble(f -> f.constant.doubleValue())
                    .toArray();
            weights[i] = Arrays.stream(options[i])
                    .map(f -> Arrays.stream(f.weights)
                            .mapToDouble(Rational::doubleValue)
                            .toArray())
                    .toArray(double[][]::new);
        }
        int[] policy = new int[options.length];
        for (int round = 0; round < 20_000; round++) {
            progress.check();
            double change = 0;
            for (int i = 0; i < options.length; i++) {
                double best = Double.NEGATIVE_INFINITY;
                for (int o = 0; o < options[i].length; o++) {
                    double worth = options[i][o].at(values, constants[i][o], weights[i][o]);
                    if (worth > best + 1e-15) {
                        best = worth;
                        policy[i] = o;
                    }
                }
                change = Math.max(change, Math.abs(best - values[i]));
                values[i] = best;
            }
            if (change < 1e-14) break;
        }
        return policy;
    }

    /** Solves v = c + W v for the chosen strategies by elimination in fractions. */
    private static Rational[] solve(Form[][] options, int[] policy, Progress progress) {
        int size = options.length;
        Rational[][] rows = new Rational[size][size + 1];
        for (int i = 0; i < size; i++) {
            Form form = options[i][policy[i]];
            for (int j = 0; j < size; j++) rows[i][j] = (i == j ? Rational.ONE : Rational.ZERO).minus(form.weights[j]);
            rows[i][size] = form.constant;
        }
        for (int c = 0; c < size; c++) {
            progress.check();
            int pivot = c;
            while (rows[pivot][c].isZero()) pivot++;
            Rational[] swap = rows[c];
            rows[c] = rows[pivot];
            rows[pivot] = swap;
            for (int r = 0; r < size; r++) {
                if (r == c || rows[r][c].isZero()) continue;
                Rational factor = rows[r][c].over(rows[c][c]);
                for (int j = c; j <= size; j++)
                    if (!rows[c][j].isZero()) rows[r][j] = rows[r][j].minus(rows[c][j].times(factor));
            }
        }
        Rational[] values = new Rational[size];
        for (int i = 0; i < size; i++) values[i] = rows[i][size].over(rows[i][i]);
        return values;
    }

    // ---- what each strategy leads to

    private Form[] options(int n, int k, int s) {
        int size = (n + 1) * (2 * n + 1);
        if (k == n) {
            Form sure = new Form(size);
            sure.constant = s > -n ? Rational.ONE : Rational.HALF;
            return new Form[] {sure};
        }
        List<Form> options = new ArrayList<>();
        if (k >= 2) options.add(turnPasses(n, k, false, s));
        if (k >= 1) options.add(opened(n, k, s, turnPasses(n, k + 1, false, s)));
        options.add(opened(n, k, s, second(n, k, s)));
        return options.toArray(Form[]::new);
    }

    private Form opened(int n, int k, int s, Form afterNewCard) {
        Form form = new Form(afterNewCard.weights.length);
        Rational match = Rational.of(k, 2L * n - k);
        if (k > 0) form.constant = get(n - 1, k - 1, s + 1).times(match);
        form.add(afterNewCard, Rational.ONE.minus(match));
        return form;
    }

    private Form second(int n, int k, int s) {
        Form form = new Form((n + 1) * (2 * n + 1));
        Rational each = Rational.of(1, 2L * n - k - 1);
        form.constant = get(n - 1, k, s + 1).times(each);
        if (k > 0) form.add(turnPasses(n, k, true, s), each.times(k));
        int fresh = 2 * (n - k);
        if (fresh > 2) form.add(turnPasses(n, k + 2, false, s), each.times(fresh - 2L));
        return form;
    }

    /** The turn passes with so many single known cards, and perhaps a pair whose two cards have both been seen; then cards are forgotten. */
    private Form turnPasses(int n, int singles, boolean pair, int s) {
        Form form = new Form((n + 1) * (2 * n + 1));
        Rational keep = Rational.ONE.minus(forget);
        for (int kept = 0; kept <= singles; kept++) {
            Rational chance = binomial(singles, kept).times(keep.power(kept)).times(forget.power(singles - kept));
            if (!pair) opponent(form, n, kept, s, chance);
            else {
                Rational both = chance.times(keep.power(2));
                form.constant = form.constant.plus(Rational.ONE
                        .minus(get(n - 1, Math.min(kept, n - 1), 1 - s))
                        .times(both));
                opponent(form, n, kept + 1, s, chance.times(keep).times(forget).times(2));
                opponent(form, n, kept, s, chance.times(forget.power(2)));
            }
        }
        return form;
    }

    private static void opponent(Form form, int n, int known, int s, Rational chance) {
        form.constant = form.constant.plus(chance);
        int index = known * (2 * n + 1) - s + n;
        form.weights[index] = form.weights[index].minus(chance);
    }

    private Rational get(int n, int k, int s) {
        if (s > n) return Rational.ONE;
        if (s < -n) return Rational.ZERO;
        return layers.get(n)[k][s + n];
    }

    private static Rational binomial(int n, int k) {
        Rational value = Rational.ONE;
        for (int i = 1; i <= k; i++) value = value.times(n - k + i).over(i);
        return value;
    }

    private static Rational[] flat(Rational[][] layer) {
        return Arrays.stream(layer).flatMap(Arrays::stream).toArray(Rational[]::new);
    }

    private static Rational[][] shaped(Rational[] values, int n) {
        int width = 2 * n + 1;
        Rational[][] layer = new Rational[n + 1][];
        for (int k = 0; k <= n; k++) layer[k] = Arrays.copyOfRange(values, k * width, (k + 1) * width);
        return layer;
    }
}
