package hissho.coalition.power;

import hissho.form.Coalitions;
import hissho.form.Subsets;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * The minimal winning coalitions and the two indices that look at nothing else: Deegan and Packel's divides each of them equally among its
 * members, Holler's counts how many of them a voter is in.
 */
public record MinimalCoalitions(int players, List<Long> coalitions) {

    /** With more players not every coalition is looked at. */
    public static final int MOST_PLAYERS = 20;

    public MinimalCoalitions {
        coalitions = List.copyOf(coalitions);
    }

    public static MinimalCoalitions of(Coalitions game, Progress progress) {
        List<Long> minimal = new ArrayList<>();
        BitSet won = new BitSet(); // by the coalition or by some of its members: more members may hurt
        game.bySize().filter(s -> s != 0).forEach(s -> {
            if ((s & 0xff) == 0) progress.check();
            boolean below = Subsets.members(s).anyMatch(i -> won.get((int) (s ^ 1L << i)));
            boolean wins = !game.worth(s).isZero();
            if (wins && !below) minimal.add(s);
            if (wins || below) won.set((int) s);
        });
        return new MinimalCoalitions(game.players().count(), minimal);
    }

    /** Deegan and Packel's index; nothing for anybody where nobody wins. */
    public RationalVector deeganPackel() {
        Rational[] shares = new Rational[players];
        Arrays.fill(shares, Rational.ZERO);
        for (long coalition : coalitions) {
            Rational share = Rational.of(1, (long) coalitions.size() * Subsets.size(coalition));
            Subsets.members(coalition).forEach(i -> shares[i] = shares[i].plus(share));
        }
        return RationalVector.of(shares);
    }

    /** Holler's public good index. */
    public RationalVector holler() {
        long[] member = new long[players];
        for (long coalition : coalitions) Subsets.members(coalition).forEach(i -> member[i]++);
        long all = Arrays.stream(member).sum();
        return RationalVector.generate(players, i -> all == 0 ? Rational.ZERO : Rational.of(member[i], all));
    }
}
