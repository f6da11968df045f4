package hissho.form;

import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Expected payoffs by taking the expectation over one player after the other: each step leaves a table with one player less. */
final class Expectation {

    private Expectation() {}

    static RationalVector deviations(StrategicGame game, int player, Profile profile) {
        int count = game.players().count();
        boolean fits = profile.size() == count
                && IntStream.range(0, count).allMatch(i -> profile.get(i).size() == game.size(i));
        if (!fits) throw new IllegalArgumentException("the profile does not fit the game");
        Rational[] table = table(game, player, profile);
        for (int other = count - 1; other > player; other--) table = overSlowest(table, weights(profile.get(other)));
        for (int other = 0; other < player; other++) table = overFastest(table, weights(profile.get(other)));
        return RationalVector.of(table);
    }

    /** The player's payoffs where the player does anything and the others what they play with positive probability, the first player's choice running fastest. */
    private static Rational[] table(StrategicGame game, int player, Profile profile) {
        int[] profiles = {0};
        for (int i = 0; i < profile.size(); i++) {
            int[] before = profiles;
            int stride = game.stride(i);
            IntStream choices = i == player
                    ? IntStream.range(0, game.size(i))
                    : profile.get(i).support().stream().mapToInt(s -> s);
            profiles = choices.flatMap(s -> Arrays.stream(before).map(p -> p + s * stride))
                    .toArray();
        }
        return Arrays.stream(profiles).mapToObj(p -> game.payoffAt(player, p)).toArray(Rational[]::new);
    }

    private static RationalVector weights(Mixed strategy) {
        List<Integer> support = strategy.support();
        return RationalVector.generate(support.size(), k -> strategy.get(support.get(k)));
    }

    /** The expectation over the player whose strategy changes least often along the table. */
    private static Rational[] overSlowest(Rational[] table, RationalVector weights) {
        return over(table, weights, 1, table.length / weights.size());
    }

    /** The expectation over the player whose strategy changes at each step of the table. */
    private static Rational[] overFastest(Rational[] table, RationalVector weights) {
        return over(table, weights, weights.size(), 1);
    }

    private static Rational[] over(Rational[] table, RationalVector weights, int step, int stride) {
        Rational[] sums = new Rational[table.length / weights.size()];
        Arrays.fill(sums, Rational.ZERO);
        for (int s = 0; s < weights.size(); s++)
            for (int k = 0; k < sums.length; k++)
                sums[k] = sums[k].plus(table[k * step + s * stride].times(weights.get(s)));
        return sums;
    }
}
