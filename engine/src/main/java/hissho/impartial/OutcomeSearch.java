package hissho.impartial;

import hissho.progress.Progress;
import hissho.progress.Room;
import java.util.HashMap;
import java.util.Map;

/** Outcomes by memoised search that stops at the first winning move; cheaper than Grundy values where only the winner is asked for. */
public final class OutcomeSearch<P> {

    private final Rules<P> rules;
    private final Convention convention;
    private final int mostPositions;
    private final Map<P, Boolean> wins = new HashMap<>();

    public OutcomeSearch(Rules<P> rules, Convention convention, int mostPositions) {
        this.rules = rules;
        this.convention = convention;
        this.mostPositions = Room.positions(mostPositions);
    }

    public Rules<P> rules() {
        return rules;
    }

    public Convention convention() {
        return convention;
    }

    /** Whether the player to move wins. */
    public synchronized boolean wins(P position, Progress progress) {
        P canonical = rules.canonical(position);
        Boolean known = wins.get(canonical);
        if (known != null) return known;
        progress.check();
        if (wins.size() >= mostPositions) throw new Progress.Full();
        boolean moved = false;
        boolean found = false;
        for (P follower : rules.followers(canonical)) {
            moved = true;
            if (!wins(follower, progress)) {
                found = true;
                break;
            }
        }
        if (!moved) found = convention == Convention.MISERE;
        wins.put(canonical, found);
        return found;
    }
}
