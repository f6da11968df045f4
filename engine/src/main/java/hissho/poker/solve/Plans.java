package hissho.poker.solve;

import hissho.poker.Betting;
import hissho.poker.BettingTree;
import java.util.ArrayList;
import java.util.List;

/**
 * A betting tree in the sequence form (Romanovsky, Koller and Megiddo): for each player the turns, and the sequences of own moves, of which
 * the empty one has number 0. An end of the betting belongs to one sequence of each player.
 */
final class Plans {

    /** A turn of a player: the sequence that leads there and the sequences its moves lead to. */
    record Turn(int index, int parent, List<Integer> moves) {}

    /** An end: what is paid to player I or, at a showdown, to the holder of the higher hand, and both players' sequences. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record End(boolean showdown, double sum, hissho.number.Rational exact, int[] sequence) {
        /** What the player is paid where the hand wins, or where hands do not matter. */
        double to(int player) {
            return showdown || player == 0 ? sum : -sum;
        }
    }

    private final List<List<Turn>> turns = List.of(new ArrayList<>(), new ArrayList<>());
    private final int[] sequences = {1, 1};
    private final List<End> ends = new ArrayList<>();
    private final List<List<List<End>>> endsAfter = List.of(new ArrayList<>(), new ArrayList<>());
    private final List<List<List<Integer>>> turnsAfter = List.of(new ArrayList<>(), new ArrayList<>());

    Plans(BettingTree tree) {
        walk(tree.root(), new int[] {0, 0});
        for (int player = 0; player < 2; player++) {
            for (int s = 0; s < sequences[player]; s++) {
                endsAfter.get(player).add(new ArrayList<>());
                turnsAfter.get(player).add(new ArrayList<>());
            }
            for (End end : ends) endsAfter.get(player).get(end.sequence[player]).add(end);
            for (int n = 0; n < turns.get(player).size(); n++)
                turnsAfter.get(player).get(turns.get(player).get(n).parent).add(n);
        }
    }

    private void walk(Betting at, int[] sequence) {
        switch (at) {
            case Betting.Paid(var paid) -> ends.add(new End(false, paid.doubleValue(), paid, sequence));
            case Betting.Showdown(var stake) -> ends.add(new End(true, stake.doubleValue(), stake, sequence));
            case Betting.Turn turn -> {
                int player = turn.player();
                List<Integer> moves = new ArrayList<>();
                turns.get(player).add(new Turn(turn.index(), sequence[player], moves));
                for (Betting next : turn.next()) {
                    int[] longer = sequence.clone();
                    longer[player] = sequences[player]++;
                    moves.add(longer[player]);
                    walk(next, longer);
                }
            }
        }
    }

    List<Turn> turns(int player) {
        return turns.get(player);
    }

    int sequences(int player) {
        return sequences[player];
    }

    /** The ends at which the player's last move was the last of this sequence. */
    List<End> endsAfter(int player, int sequence) {
        return endsAfter.get(player).get(sequence);
    }

    /** The player's turns, by number, that follow this sequence with no own move between. */
    List<Integer> turnsAfter(int player, int sequence) {
        return turnsAfter.get(player).get(sequence);
    }

    /** More than any sum that changes hands. */
    double lift() {
        return 1 + ends.stream().mapToDouble(end -> Math.abs(end.sum)).max().orElse(0);
    }
}
