package hissho.card.trick.whist;

/** Plain minimax over table states with two sides. */
final class SlowTable {

    private SlowTable() {}

    /** What the first side has at the end, or the outcome where a target ends the game. */
    static int value(TableRules rules, TableState state) {
        if (rules.target().isPresent() && state.declared(rules).isPresent())
            return state.declared(rules).get() == 0 ? 1 : -1;
        if (state.over(rules)) {
            if (rules.target().isPresent())
                return Integer.signum(state.taken().get(0) - state.taken().get(1));
            return state.result(rules).getFirst();
        }
        boolean most = (rules.side(state.turn()) == 0) == rules.aim().wantsMore();
        Integer best = null;
        for (long rest = state.moves(rules); rest != 0; rest &= rest - 1) {
            int found = value(rules, state.after(rules, Long.numberOfTrailingZeros(rest)));
            if (best == null || (most ? found > best : found < best)) best = found;
        }
        return best;
    }
}
