package hissho.form;

import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.Arrays;
import java.util.stream.IntStream;

/** Expected payoffs by taking the expectation over one player after the other: each step leaves a table with one player less. */
final class Expectation {

    private Expectation() {}

    static RationalVector deviations(StrategicGame game, int player, Profile profile) {
        int count = game.players().count();
        boolean fits = profile.size() == count
                && IntStream.range(0, count).allMatch(i -> profile.get(i).size() == game.size(i));
        if (!fits) throw new IllegalArgumentException("the profile does not fit the game");
        Rational[] table = new Rational[game.profiles()];
        for (int p = 0; p < table.length; p++) table[p] = game.payoffAt(player, p);
        for (int other = count - 1; other > player; other--) table = overSlowest(table, profile.get(other));
        for (int other = 0; other < player; other++) table = overFastest(table, profile.get(other));
        return RationalVector.of(table);
    }

    /** The expectation over the player whose strategy changes least often along the table. */
    private static Rational[] overSlowest(Rational[] table, Mixed strategy) {
        return over(table, strategy, 1, table.length / strategy.size());
    }

    /** The expectation over the player whose strategy changes at each step of the table. */
    private static Rational[] overFastest(Rational[] table, Mixed strategy) {
        return over(table, strategy, strategy.size(), 1);
    }

    private static Rational[] over(Rational[] table, Mixed strategy, int step, int stride) {
        Rational[] sums = new Rational[table.length / strategy.size()];
        Arrays.fill(sums, Rational.ZERO);
        for (int s : strategy.support())
            for (int k = 0; k < sums.length; k++)
                sums[k] = sums[k].plus(table[k * step + s * stride].times(strategy.get(s)));
        return sums;
    }
}
