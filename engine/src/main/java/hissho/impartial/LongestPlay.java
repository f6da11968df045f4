package hissho.impartial;

import hissho.progress.Progress;
import hissho.progress.Room;
import java.util.HashMap;
import java.util.Map;

/** The longest possible play of a game that always ends; of a sum it is the sum of the components' longest plays. */
public final class LongestPlay {

    private static final int MOST_POSITIONS = 2_000_000;

    private final Map<Object, Integer> known = new HashMap<>();
    private final Progress progress;
    private final int most = Room.positions(MOST_POSITIONS);

    public LongestPlay(Progress progress) {
        this.progress = progress;
    }

    public int of(Component game) {
        if (game instanceof Sum sum)
            return sum.components().stream().mapToInt(this::of).sum();
        Object key = game.key();
        Integer before = known.get(key);
        if (before != null) {
            if (before < 0) throw new IllegalStateException("play can return to " + game.print());
            return before;
        }
        progress.check();
        if (known.size() > most) throw new Progress.Full();
        known.put(key, -1);
        int longest = 0;
        for (Option option : game.options()) longest = Math.max(longest, 1 + of(option.after()));
        known.put(key, longest);
        return longest;
    }
}
