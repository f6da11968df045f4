package hissho.card.trick.whist;

import hissho.card.trick.Aim;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A moment at the table: the hands, who led this trick, the cards played to it in order, how many cards have been drawn from the stock,
 * what each side has taken, and who took the last trick.
 */
public record TableState(
        List<Long> hands, int leader, List<Integer> trick, int drawn, List<Integer> taken, int lastTaker) {

    public TableState {
        hands = List.copyOf(hands);
        trick = List.copyOf(trick);
        taken = List.copyOf(taken);
    }

    public static TableState start(TableRules rules, List<Long> hands, int leader) {
        List<Integer> nothing = new ArrayList<>();
        for (int side = 0; side < rules.sides(); side++) nothing.add(0);
        return new TableState(hands, leader, List.of(), 0, nothing, leader);
    }

    public int turn() {
        return (leader + trick.size()) % hands.size();
    }

    public boolean over(TableRules rules) {
        return hands.stream().allMatch(hand -> hand == 0) || declared(rules).isPresent();
    }

    /** The side that has reached the target. */
    public Optional<Integer> declared(TableRules rules) {
        if (rules.target().isEmpty()) return Optional.empty();
        for (int side = 0; side < taken.size(); side++)
            if (taken.get(side) >= rules.target().getAsInt()) return Optional.of(side);
        return Optional.empty();
    }

    public long moves(TableRules rules) {
        if (over(rules)) return 0;
        long hand = hands.get(turn());
        return trick.isEmpty()
                ? hand
                : rules.legal(hand, trick.getFirst(), drawn < rules.stock().size());
    }

    /** The state after the player on turn has played a card; the last card of a trick also clears it and fills the hands. */
    public TableState after(TableRules rules, int card) {
        List<Long> next = new ArrayList<>(hands);
        next.set(turn(), hands.get(turn()) & ~(1L << card));
        List<Integer> played = new ArrayList<>(trick);
        played.add(card);
        if (played.size() < rules.seats()) return new TableState(next, leader, played, drawn, taken, lastTaker);
        int best = 0;
        for (int i = 1; i < played.size(); i++) if (rules.beats(played.get(i), played.get(best))) best = i;
        int winner = (leader + best) % rules.seats();
        List<Integer> points = new ArrayList<>(taken);
        int worth = played.stream().mapToInt(rules.points()::get).sum();
        points.set(rules.side(winner), points.get(rules.side(winner)) + worth);
        int top = drawn;
        for (int i = 0; i < rules.seats() && top < rules.stock().size(); i++) {
            int seat = (winner + i) % rules.seats();
            next.set(seat, next.get(seat) | 1L << rules.stock().get(top++));
        }
        return new TableState(next, winner, List.of(), top, points, winner);
    }

    /** What a side has got at the end: its points, or one for the last trick. */
    public List<Integer> result(TableRules rules) {
        if (rules.aim() != Aim.LAST_TRICK) return taken;
        List<Integer> result = new ArrayList<>();
        for (int side = 0; side < taken.size(); side++) result.add(rules.side(lastTaker) == side ? 1 : 0);
        return result;
    }
}
