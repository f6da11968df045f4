package hissho.form;

import hissho.number.Rational;
import java.util.List;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/**
 * A game in coalitional form: what each set of players is worth together (von Neumann and Morgenstern's characteristic function). A
 * coalition is the bits of its members, bit i for player i; nobody is worth zero.
 */
public final class Coalitions {

    /** With so many players the bits of a long still leave room for the sign. */
    public static final int MOST_PLAYERS = 62;

    /** With more players a table of all coalitions is too large. */
    public static final int MOST_IN_TABLE = 24;

    private final Players players;
    private final LongFunction<Rational> worth;

    private Coalitions(Players players, LongFunction<Rational> worth) {
        if (players.count() > MOST_PLAYERS) throw new IllegalArgumentException("more than 62 players");
        if (!worth.apply(0).isZero()) throw new IllegalArgumentException("the empty coalition is worth something");
        this.players = players;
        this.worth = worth;
    }

    /** The game whose coalitions are worth what the table says at the number their bits make. */
    public static Coalitions ofTable(Players players, List<Rational> table) {
        if (players.count() > MOST_IN_TABLE || table.size() != 1 << players.count())
            throw new IllegalArgumentException("one worth for each coalition is needed");
        Rational[] worths = table.toArray(Rational[]::new);
        return new Coalitions(players, coalition -> worths[Math.toIntExact(coalition)]);
    }

    /** The game whose coalitions are worth what the rule says; nothing is stored. */
    public static Coalitions ofRule(Players players, LongFunction<Rational> rule) {
        return new Coalitions(players, rule);
    }

    public Players players() {
        return players;
    }

    public Rational worth(long coalition) {
        if ((coalition & ~grand()) != 0) throw new IllegalArgumentException("a coalition of players who do not play");
        return worth.apply(coalition);
    }

    /** The coalition of all players. */
    public long grand() {
        return (1L << players.count()) - 1;
    }

    /** The players who are not in a coalition. */
    public long complement(long coalition) {
        return grand() & ~coalition;
    }

    /** All coalitions, the empty one first and smaller ones before larger ones. */
    public LongStream bySize() {
        return LongStream.rangeClosed(0, players.count()).flatMap(size -> ofSize((int) size));
    }

    /** The coalitions of so many players, in the order of the numbers their bits make. */
    public LongStream ofSize(int size) {
        return Subsets.ofSize(players.count(), size);
    }

    /** The worth of every coalition, at the number its bits make. */
    public List<Rational> table() {
        if (players.count() > MOST_IN_TABLE) throw new IllegalStateException("too many coalitions for a table");
        return LongStream.rangeClosed(0, grand()).mapToObj(worth).toList();
    }

    /** A coalition by the names of its members. */
    public String name(long coalition) {
        return Subsets.members(coalition).mapToObj(players::name).collect(Collectors.joining(", ", "{", "}"));
    }
}
