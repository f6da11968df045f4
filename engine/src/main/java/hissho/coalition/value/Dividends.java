package hissho.coalition.value;

import hissho.form.Coalitions;
import hissho.form.Subsets;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.Arrays;
import java.util.List;

/**
 * Harsanyi's dividends: every game is the sum of unanimity games, each with its dividend as factor (Shapley), and each coalition shares
 * its dividend equally. A dividend is the worth of a coalition less the dividends of its proper subsets (Moebius).
 */
public record Dividends(int players, List<Rational> table) {

    /** With more players the table is not made. */
    public static final int MOST_PLAYERS = 20;

    public Dividends {
        table = List.copyOf(table);
    }

    public static Dividends of(Coalitions game, Progress progress) {
        int n = game.players().count();
        if (n > MOST_PLAYERS) throw new IllegalArgumentException("too many players for a table of dividends");
        Rational[] table = game.table().toArray(Rational[]::new);
        for (int player = 0; player < n; player++) {
            progress.check();
            for (int s = 0; s < table.length; s++)
                if (Subsets.contains(s, player)) table[s] = table[s].minus(table[s ^ 1 << player]);
        }
        return new Dividends(n, Arrays.asList(table));
    }

    public Rational of(long coalition) {
        return table.get((int) coalition);
    }

    /** How many of the dividends are not zero. */
    public long nonzero() {
        return table.stream().filter(dividend -> !dividend.isZero()).count();
    }

    /** The Shapley value: a player's shares of the dividends of that player's coalitions. */
    public RationalVector shapley() {
        Rational[] value = new Rational[players];
        Arrays.fill(value, Rational.ZERO);
        for (int s = 1; s < table.size(); s++) {
            if (table.get(s).isZero()) continue;
            Rational share = table.get(s).over(Subsets.size(s));
            for (int rest = s; rest != 0; rest &= rest - 1) {
                int player = Integer.numberOfTrailingZeros(rest);
                value[player] = value[player].plus(share);
            }
        }
        return RationalVector.of(value);
    }
}
