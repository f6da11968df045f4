package hissho.impartial;

import hissho.progress.Progress;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Misère outcomes by plain memoised search: a position without moves is N, otherwise it is N exactly if some option is P. */
public final class MisereSearch {

    private final Map<Object, Outcome> known = new HashMap<>();
    private final Progress progress;

    public MisereSearch(Progress progress) {
        this.progress = progress;
    }

    public Outcome outcome(Component game) {
        Object key = game.key();
        Outcome before = known.get(key);
        if (before != null) return before;
        progress.check();
        Outcome found = decide(game.options());
        known.put(key, found);
        return found;
    }

    private Outcome decide(List<Option> options) {
        if (options.isEmpty()) return Outcome.N;
        for (Option option : options) if (outcome(option.after()) == Outcome.P) return Outcome.N;
        return Outcome.P;
    }
}
