package hissho.coalition.nucleolus;

import hissho.form.Coalitions;
import hissho.form.Subsets;
import hissho.linear.LinearProgram;
import hissho.linear.Outcome;
import hissho.linear.Sense;
import hissho.linear.Simplex;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A justified objection (Aumann and Maschler): one player leads a coalition without another and pays all its members more, in such a way
 * that the other has no coalition without the first that could match it. An imputation is in the bargaining set exactly if there is none.
 *
 * @param coalition the coalition of the one who objects
 * @param payment what its members would get; the others nothing
 */
public record Objection(int from, int against, long coalition, RationalVector payment) {

    /** With more players the programs are too many. */
    public static final int MOST_PLAYERS = 6;

    /** A justified objection against an imputation, or nothing where it is in the bargaining set. */
    public static Optional<Objection> find(Coalitions game, RationalVector x, Progress progress) {
        int n = x.size();
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) {
                if (i == j) continue;
                for (long s : within(game, i, j)) {
                    progress.check();
                    if (!Excess.of(game, x, s).isPositive()) continue;
                    Optional<RationalVector> payment = payment(game, x, i, j, s, progress);
                    if (payment.isPresent()) return Optional.of(new Objection(i, j, s, payment.get()));
                }
            }
        return Optional.empty();
    }

    /** Whether it is a justified objection: affordable, better for every member, and the other has no coalition that could match it. */
    public boolean isJustified(Coalitions game, RationalVector x) {
        if (from == against || !Subsets.contains(coalition, from) || Subsets.contains(coalition, against)) return false;
        if (!Excess.of(game, payment, coalition).isZero()) return false;
        if (Subsets.members(coalition).anyMatch(i -> payment.get(i).compareTo(x.get(i)) <= 0)) return false;
        for (long t : within(game, against, from)) {
            Rational asked = Excess.paid(payment, t & coalition).plus(Excess.paid(x, t & ~coalition));
            if (game.worth(t).compareTo(asked) >= 0) return false;
        }
        return true;
    }

    /** The coalitions with the first and without the second. */
    private static long[] within(Coalitions game, int with, int without) {
        long others = game.grand() & ~(1L << with) & ~(1L << without);
        return Subsets.within(others).map(s -> s | 1L << with).toArray();
    }

    /** Pays each member more than x, and leaves every coalition of the other without the means to match; the margin is made largest. */
    private static Optional<RationalVector> payment(
            Coalitions game, RationalVector x, int i, int j, long s, Progress progress) {
        int[] members = Subsets.members(s).toArray();
        int width = members.length + 1; // what each gets beyond x, and the margin
        List<RationalVector> rows = new ArrayList<>();
        List<Sense> senses = new ArrayList<>();
        List<Rational> bounds = new ArrayList<>();
        rows.add(RationalVector.generate(width, k -> k < members.length ? Rational.ONE : Rational.ZERO));
        senses.add(Sense.EQUAL);
        bounds.add(Excess.of(game, x, s));
        for (int k = 0; k < members.length; k++) {
            rows.add(RationalVector.unit(width, k).minus(RationalVector.unit(width, members.length)));
            senses.add(Sense.AT_LEAST);
            bounds.add(Rational.ZERO);
        }
        for (long t : within(game, j, i)) {
            rows.add(RationalVector.generate(
                    width,
                    k -> k == members.length
                            ? Rational.MINUS_ONE
                            : Subsets.contains(t, members[k]) ? Rational.ONE : Rational.ZERO));
            senses.add(Sense.AT_LEAST);
            bounds.add(Excess.of(game, x, t));
        }
        LinearProgram program = new LinearProgram(
                true,
                RationalVector.unit(width, members.length),
                RationalMatrix.of(rows),
                senses,
                RationalVector.of(bounds),
                Set.copyOf(IntStream.range(0, width).boxed().toList()));
        if (!(Simplex.solve(program, progress) instanceof Outcome.Optimal best)
                || !best.objective().isPositive()) return Optional.empty();
        RationalVector payment = RationalVector.generate(x.size(), player -> Rational.ZERO);
        for (int k = 0; k < members.length; k++)
            payment = payment.plus(RationalVector.unit(x.size(), members[k])
                    .times(x.get(members[k]).plus(best.point().get(k))));
        return Optional.of(payment);
    }
}
