package hissho.coalition.nucleolus;

import hissho.coalition.value.Worths;
import hissho.form.Coalitions;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.Optional;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * The worst coalition by looking at all of them, in whole numbers where they are long enough. A random whole combination of the face's
 * directions tells most coalitions that are not settled at once; the others are looked at exactly.
 */
public final class EveryCoalition implements Oracle {

    /** With more players there are too many coalitions to look at them again and again. */
    public static final int MOST_PLAYERS = 20;

    private static final int CHECK = 0xffff;

    private final Coalitions game;
    private final @Nullable Worths worths;
    private final Random random = new Random(1);
    private @Nullable Face known;
    private long[] mark = {};

    public EveryCoalition(Coalitions game, Progress progress) {
        this.game = game;
        this.worths = Worths.of(game, progress).orElse(null);
    }

    @Override
    public int players() {
        return game.players().count();
    }

    @Override
    public Rational worth(long coalition) {
        return game.worth(coalition);
    }

    @Override
    @SuppressWarnings("ReferenceEquality") // the face asked about last is handed over again as itself
    public Optional<Worst> worst(RationalVector x, Face face, Progress progress) {
        if (known != face) learn(face);
        BigInteger scale = scale(x);
        if (worths == null || scale.bitLength() > 62) return slowly(x, face, progress);
        BigInteger common = scale.divide(scale.gcd(worths.denominator())).multiply(worths.denominator());
        BigInteger factor = common.divide(worths.denominator());
        long[] paid = new long[players()];
        BigInteger most = BigInteger.ZERO;
        for (int i = 0; i < paid.length; i++) {
            BigInteger whole = x.get(i).times(Rational.of(common)).numerator();
            most = most.add(whole.abs());
            if (whole.bitLength() > 60) return slowly(x, face, progress);
            paid[i] = whole.longValue();
        }
        if (most.bitLength() > 60 || factor.bitLength() + largest(worths) > 60) return slowly(x, face, progress);
        return quickly(paid, factor.longValue(), common, face, worths, progress);
    }

    private Optional<Worst> quickly(
            long[] paid, long factor, BigInteger common, Face face, Worths table, Progress progress) {
        int n = paid.length;
        int best = -1;
        long most = Long.MIN_VALUE;
        int s = 0; // Gray's order: one player comes or goes at each step
        long inside = 0;
        long marked = 0;
        for (int step = 1; step < 1 << n; step++) {
            if ((step & CHECK) == 0) progress.check();
            int player = Integer.numberOfTrailingZeros(step);
            s ^= 1 << player;
            boolean came = (s >>> player & 1) != 0;
            inside += came ? paid[player] : -paid[player];
            marked += came ? mark[player] : -mark[player];
            long excess = factor * table.whole(s) - inside;
            if (excess < most || (excess == most && best >= 0 && s > best)) continue;
            if (marked == 0 && face.settles(s)) continue;
            most = excess;
            best = s;
        }
        return best < 0
                ? Optional.empty()
                : Optional.of(new Worst(best, Rational.of(BigInteger.valueOf(most), common)));
    }

    private Optional<Worst> slowly(RationalVector x, Face face, Progress progress) {
        long best = -1;
        Rational most = Rational.ZERO;
        for (long s = 1; s < game.grand(); s++) {
            if ((s & 0xff) == 0) progress.check();
            Rational excess = Excess.of(game, x, s);
            if (best >= 0 && excess.compareTo(most) <= 0) continue;
            if (face.settles(s)) continue;
            most = excess;
            best = s;
        }
        return best < 0 ? Optional.empty() : Optional.of(new Worst(best, most));
    }

    /** A whole number for each player whose sum over a settled coalition is zero. */
    private void learn(Face face) {
        Rational[] sum = new Rational[players()];
        for (int i = 0; i < sum.length; i++) sum[i] = Rational.ZERO;
        for (RationalVector direction : face.directions()) {
            Rational weight = Rational.of(random.nextInt(1, 1 << 30));
            for (int i = 0; i < sum.length; i++)
                sum[i] = sum[i].plus(direction.get(i).times(weight));
        }
        Rational scale = Rational.of(scale(RationalVector.of(sum)));
        mark = new long[sum.length];
        for (int i = 0; i < sum.length; i++)
            mark[i] = sum[i].times(scale).numerator().longValue();
        known = face;
    }

    private static BigInteger scale(RationalVector x) {
        BigInteger common = BigInteger.ONE;
        for (Rational entry : x)
            common = common.divide(common.gcd(entry.denominator())).multiply(entry.denominator());
        return common;
    }

    private int largestBits = -1;

    private int largest(Worths table) {
        if (largestBits < 0) {
            long all = 0;
            for (int s = 0; s < table.coalitions(); s++) all |= Math.abs(table.whole(s));
            largestBits = 64 - Long.numberOfLeadingZeros(all);
        }
        return largestBits;
    }
}
