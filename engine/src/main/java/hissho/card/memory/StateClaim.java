package hissho.card.memory;

import hissho.claim.Finding;
import hissho.claim.NumberedClaim;
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
        implements NumberedClaim {

    /** Which states the claim speaks of. */
    interface Hypothesis {
        boolean meets(MemoryState state);
    }

    /** Checks a state of which the claim speaks. */
    interface Check {
        Finding find(MemoryState state, GrowingTables tables);
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
    public Finding look(int size, long number) {
        MemoryState state = state(size, number);
        return hypothesis.meets(state) ? check.find(state, tables) : Finding.unmet();
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
