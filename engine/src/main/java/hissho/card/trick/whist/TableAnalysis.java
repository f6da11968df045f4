package hissho.card.trick.whist;

import hissho.card.trick.Aim;
import hissho.card.trick.partition.DoubleDummy;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;

/** What every move at a table is worth, and a line of best play. */
public final class TableAnalysis {

    private final TableRules rules;
    private final Optional<ToIntFunction<TableState>> search;
    private final EachSearch each;

    public TableAnalysis(TableRules rules, Progress progress) {
        this.rules = rules;
        this.search = search(rules, progress);
        this.each = new EachSearch(rules, progress);
    }

    /** The value for the first side of two: by partition search where tricks are all that counts, else by the general search. */
    private static Optional<ToIntFunction<TableState>> search(TableRules rules, Progress progress) {
        if (rules.eachForHimself()) return Optional.empty();
        if (DoubleDummy.fits(rules)) return Optional.of(new DoubleDummy(rules, progress)::value);
        return Optional.of(new TableSearch(rules, progress)::value);
    }

    /** What each side has at the end; with two sides and a target, 1 for the side that reaches it or is ahead, and 0 for the other. */
    public List<Integer> result(TableState state) {
        if (search.isEmpty()) return each.result(state);
        int value = search.get().applyAsInt(state);
        if (rules.target().isPresent()) return List.of(value > 0 ? 1 : 0, value < 0 ? 1 : 0);
        if (rules.aim() == Aim.LAST_TRICK) {
            int first = state.over(rules) ? state.result(rules).getFirst() : value;
            return List.of(first, 1 - first);
        }
        int first = state.taken().get(0) + value;
        return List.of(first, total(state) - first);
    }

    private int total(TableState state) {
        int sum = state.taken().get(0) + state.taken().get(1);
        for (long hand : state.hands()) sum += rules.worth(hand);
        for (int card : state.trick()) sum += rules.points().get(card);
        for (int i = state.drawn(); i < rules.stock().size(); i++)
            sum += rules.points().get(rules.stock().get(i));
        return sum;
    }

    /** A move and what each side has at the end if it is made. */
    public record Valued(int card, List<Integer> result) {}

    public List<Valued> moves(TableState state) {
        List<Valued> moves = new ArrayList<>();
        for (long rest = state.moves(rules); rest != 0; rest &= rest - 1) {
            int card = Long.numberOfTrailingZeros(rest);
            moves.add(new Valued(card, result(state.after(rules, card))));
        }
        return moves;
    }

    /** How good a result is for a side: larger is better. With two sides a target makes a draw lie between. */
    public int worth(List<Integer> result, int side) {
        return worth(rules, result, side);
    }

    static int worth(TableRules rules, List<Integer> result, int side) {
        if (rules.eachForHimself()) return rules.aim().wantsMore() ? result.get(side) : -result.get(side);
        int lead = result.get(side) - result.get(1 - side);
        return rules.aim().wantsMore() ? lead : -lead;
    }

    /** All moves that are best for the player on turn. */
    public List<Valued> best(TableState state) {
        int side = rules.side(state.turn());
        List<Valued> moves = moves(state);
        int most = moves.stream().mapToInt(m -> worth(m.result(), side)).max().orElseThrow();
        return moves.stream().filter(m -> worth(m.result(), side) == most).toList();
    }

    /** A line of best play: the lowest best card each time, or the highest where each plays for himself. */
    public List<TableState> line(TableState start) {
        List<TableState> line = new ArrayList<>(List.of(start));
        while (!line.getLast().over(rules)) {
            List<Valued> best = best(line.getLast());
            Valued move = rules.eachForHimself() ? best.getFirst() : best.getLast();
            line.add(line.getLast().after(rules, move.card()));
        }
        return line;
    }
}
