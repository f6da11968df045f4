package hissho.card.memory.claim;

import hissho.card.memory.MemoryState;
import hissho.card.memory.larger.LargerGame;
import hissho.claim.Claim;
import hissho.claim.Finding;
import hissho.claim.Tally;
import hissho.progress.Progress;
import java.util.LinkedHashMap;
import java.util.Map;

/** A claim about single states; its size is the number of pairs, and states are numbered by known cards, then by lead from −n to n. */
record StateClaim(
        String id,
        Verdict known,
        int smallestSize,
        int defaultSize,
        Hypothesis hypothesis,
        Check check,
        GrowingTables tables)
        implements Claim {

    /** Which states the claim speaks of. */
    interface Hypothesis {
        boolean meets(MemoryState state);
    }

    /** Checks a state of which the claim speaks. */
    interface Check {
        Finding find(MemoryState state, GrowingTables.Watched tables);
    }

    @Override
    public String room() {
        return "memory";
    }

    @Override
    public long instances(int size) {
        return (size + 1L) * (2L * size + 1);
    }

    @Override
    public Tally check(int size, long from, long to, Progress progress) {
        GrowingTables.Watched watched = new GrowingTables.Watched(tables, progress);
        Tally total = Tally.NOTHING;
        for (long number = from; number < to && total.first().isEmpty(); number++) {
            progress.check();
            MemoryState state = state(size, number);
            Finding found = hypothesis.meets(state) ? check.find(state, watched) : Finding.unmet();
            total = total.plus(found.tally(size, number));
        }
        return total;
    }

    private static MemoryState state(int size, long number) {
        int width = 2 * size + 1;
        return new MemoryState(size, (int) (number / width), (int) (number % width) - size);
    }

    static Map<String, Object> document(MemoryState state) {
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("kind", "memory");
        document.put("pairs", state.pairs());
        document.put("known", state.known());
        document.put("lead", state.lead());
        return document;
    }

    static Map<String, Object> largerDocument(LargerGame.State state, boolean passing) {
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("kind", "memory-larger");
        document.put("pairs", state.pairs());
        document.put("lying", state.lying());
        document.put("known", state.known());
        document.put("lead", state.lead());
        document.put("passing", passing);
        return document;
    }
}
