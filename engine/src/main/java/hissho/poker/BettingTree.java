package hissho.poker;

import hissho.document.InOrder;
import hissho.kind.Game;
import hissho.number.Rational;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A public betting tree for two players whose hands are independent and uniform on [0,1]: each knows the own hand only, and all moves are
 * seen ("almost perfect information", Ponssard).
 */
public record BettingTree(Betting root, List<Betting.Turn> turns) implements Game {

    public static final List<String> PLAYERS = List.of("I", "II");

    public BettingTree {
        turns = List.copyOf(turns);
    }

    public static BettingTree of(Betting root) {
        List<Betting.Turn> turns = new ArrayList<>();
        collect(root, turns);
        return new BettingTree(root, turns);
    }

    private static void collect(Betting at, List<Betting.Turn> turns) {
        if (!(at instanceof Betting.Turn turn)) return;
        if (turn.index() != turns.size()) throw new IllegalArgumentException("turns are numbered parents first");
        turns.add(turn);
        turn.next().forEach(next -> collect(next, turns));
    }

    public List<Betting.Turn> turnsOf(int player) {
        return turns.stream().filter(turn -> turn.player() == player).toList();
    }

    /** The largest sum that changes hands. */
    public Rational largestStake() {
        return largest(root);
    }

    private static Rational largest(Betting at) {
        return switch (at) {
            case Betting.Paid(Rational paid) -> paid.absolute();
            case Betting.Showdown(Rational stake) -> stake;
            case Betting.Turn turn ->
                turn.next().stream().map(BettingTree::largest).reduce(Rational.ZERO, Rational::max);
        };
    }

    /** The tree as documents write it. */
    public Object written() {
        return written(root);
    }

    public static Object written(Betting at) {
        return switch (at) {
            case Betting.Paid(Rational paid) -> (paid.isPositive() ? "+" : "") + paid;
            case Betting.Showdown(Rational stake) -> "+-" + stake;
            case Betting.Turn turn -> {
                Map<String, Object> moves = new LinkedHashMap<>();
                for (int k = 0; k < turn.moves().size(); k++)
                    moves.put(turn.moves().get(k), written(turn.next().get(k)));
                yield InOrder.of(PLAYERS.get(turn.player()), moves);
            }
        };
    }
}
