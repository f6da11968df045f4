package hissho.linear;

import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Solves a program in standard form with bounds that are not negative exactly and quickly: a basis is scouted in floating point, its two
 * square systems are solved by p-adic lifting, and both solutions are checked against the whole program (weak duality). Where the scout
 * fails or the numbers are too large for this way, the simplex method goes the slow way.
 */
public final class ScoutedProgram {

    /** Fewer cells than this are pivoted exactly at once. */
    private static final int SMALL = 400;

    private static final int FIRST_DIGITS = 6;

    private final LinearProgram program;
    private final int height;
    private final int width;
    /** The program in whole numbers, each row multiplied by its scale, the objective by its own. */
    private final BigInteger[] scales;

    private final BigInteger costScale;

    private ScoutedProgram(LinearProgram program) {
        this.program = program;
        this.height = program.bounds().size();
        this.width = program.variables();
        this.scales = new BigInteger[height];
        for (int i = 0; i < height; i++)
            scales[i] = CommonDenominator.of(Stream.concat(
                    program.constraints().row(i).stream(),
                    Stream.of(program.bounds().get(i))));
        this.costScale = CommonDenominator.of(program.objective().stream());
    }

    public static Outcome solve(LinearProgram program, Progress progress) {
        boolean fits = program.maximise()
                && program.free().isEmpty()
                && program.senses().stream().allMatch(sense -> sense == Sense.AT_MOST)
                && program.bounds().stream().noneMatch(Rational::isNegative);
        if (!fits || program.bounds().size() * program.variables() < SMALL) return Simplex.solve(program, progress);
        return new ScoutedProgram(program)
                .scouted(progress)
                .<Outcome>map(optimal -> optimal)
                .orElseGet(() -> Simplex.solve(program, progress));
    }

    /** The proved optimum, where the scout finds it. */
    Optional<Outcome.Optimal> scouted(Progress progress) {
        double[][] a = new double[height][width];
        double[] b = new double[height];
        for (int i = 0; i < height; i++) {
            RationalVector row = program.constraints().row(i);
            for (int j = 0; j < width; j++)
                if (!row.get(j).isZero()) a[i][j] = row.get(j).doubleValue();
            b[i] = program.bounds().get(i).doubleValue();
        }
        double[] c =
                program.objective().stream().mapToDouble(Rational::doubleValue).toArray();
        return ProgramScout.guess(a, b, c, progress).flatMap(guess -> proved(guess, progress));
    }

    private Optional<Outcome.Optimal> proved(Scout.Guess guess, Progress progress) {
        int k = guess.rows().size();
        if (k == 0 || k != guess.columns().size()) return Optional.empty();
        BigInteger[][] square = new BigInteger[k][k];
        BigInteger[] bounds = new BigInteger[k];
        BigInteger[] costs = new BigInteger[k];
        for (int i = 0; i < k; i++) {
            int row = guess.rows().get(i);
            RationalVector entries = program.constraints().row(row);
            bounds[i] = CommonDenominator.numerator(program.bounds().get(row), scales[row]);
            costs[i] = CommonDenominator.numerator(
                    program.objective().get(guess.columns().get(i)), costScale);
            for (int j = 0; j < k; j++)
                square[i][j] =
                        CommonDenominator.numerator(entries.get(guess.columns().get(j)), scales[row]);
        }
        return Dixon.of(square)
                .flatMap(system -> lifted(guess, system, bounds, costs, KernelProof.digits(square) + 4, progress));
    }

    /** Lifts until the fractions are found, at most to so many digits. */
    private Optional<Outcome.Optimal> lifted(
            Scout.Guess guess, Dixon system, BigInteger[] bounds, BigInteger[] costs, int enough, Progress progress) {
        Dixon back = system.transposed();
        for (int digits = FIRST_DIGITS; ; digits = Math.min(4 * digits, enough)) {
            int many = Math.min(digits, enough);
            Optional<Outcome.Optimal> found = read(
                    guess,
                    system.solve(bounds, many, progress),
                    back.solve(costs, many, progress),
                    Dixon.modulus(many),
                    progress);
            if (found.isPresent() || many == enough) return found;
        }
    }

    private Optional<Outcome.Optimal> read(
            Scout.Guess guess, BigInteger[] point, BigInteger[] multipliers, BigInteger modulus, Progress progress) {
        Optional<Rational[]> x = fractions(point, modulus, progress);
        Optional<Rational[]> y = fractions(multipliers, modulus, progress);
        if (x.isEmpty() || y.isEmpty()) return Optional.empty();
        Rational[] all = zeros(width);
        for (int j = 0; j < point.length; j++) all[guess.columns().get(j)] = x.get()[j];
        Rational[] weights = zeros(height);
        for (int i = 0; i < multipliers.length; i++) {
            int row = guess.rows().get(i);
            weights[row] = y.get()[i].times(Rational.of(scales[row])).over(Rational.of(costScale));
        }
        Rational objective = Rational.ZERO;
        for (int j = 0; j < width; j++)
            if (!all[j].isZero())
                objective = objective.plus(program.objective().get(j).times(all[j]));
        return holds(all, weights, objective)
                ? Optional.of(new Outcome.Optimal(objective, RationalVector.of(all), RationalVector.of(weights)))
                : Optional.empty();
    }

    /** The fractions with small numerators and denominators that the residues stand for, or nothing where one has none. */
    private static Optional<Rational[]> fractions(BigInteger[] residues, BigInteger modulus, Progress progress) {
        BigInteger bound = modulus.shiftRight(1).sqrt();
        BigInteger half = modulus.shiftRight(1);
        BigInteger denominator = BigInteger.ONE;
        Rational[] fractions = new Rational[residues.length];
        for (int i = 0; i < residues.length; i++) {
            BigInteger residue = residues[i].multiply(denominator).mod(modulus);
            BigInteger numerator = residue.compareTo(half) > 0 ? residue.subtract(modulus) : residue;
            if (numerator.abs().compareTo(bound) > 0) {
                Optional<BigInteger> more = Reconstruction.denominator(residue, modulus, bound, progress);
                if (more.isEmpty()) return Optional.empty();
                denominator = denominator.multiply(more.get());
                if (denominator.compareTo(bound) > 0) return Optional.empty();
                residue = residues[i].multiply(denominator).mod(modulus);
                numerator = residue.compareTo(half) > 0 ? residue.subtract(modulus) : residue;
            }
            fractions[i] = Rational.of(numerator, denominator);
        }
        return Optional.of(fractions);
    }

    /** Weak duality: both sides feasible, equal objectives. Entries that are zero are passed over. */
    private boolean holds(Rational[] x, Rational[] y, Rational objective) {
        for (Rational each : x) if (each.isNegative()) return false;
        for (Rational each : y) if (each.isNegative()) return false;
        Rational[] left = zeros(width);
        Rational paid = Rational.ZERO;
        for (int i = 0; i < height; i++) {
            RationalVector row = program.constraints().row(i);
            Rational sum = Rational.ZERO;
            for (int j = 0; j < width; j++) {
                Rational entry = row.get(j);
                if (entry.isZero()) continue;
                if (!x[j].isZero()) sum = sum.plus(entry.times(x[j]));
                if (!y[i].isZero()) left[j] = left[j].plus(entry.times(y[i]));
            }
            if (sum.compareTo(program.bounds().get(i)) > 0) return false;
            if (!y[i].isZero()) paid = paid.plus(program.bounds().get(i).times(y[i]));
        }
        for (int j = 0; j < width; j++)
            if (left[j].compareTo(program.objective().get(j)) < 0) return false;
        return paid.equals(objective);
    }

    private static Rational[] zeros(int size) {
        Rational[] zeros = new Rational[size];
        Arrays.fill(zeros, Rational.ZERO);
        return zeros;
    }

    /** For tests: whether the quick way alone finds the optimum. */
    static Optional<Outcome.Optimal> quickly(LinearProgram program, Progress progress) {
        return new ScoutedProgram(program).scouted(progress);
    }
}
