package hissho.card.memory;

import hissho.claim.Claim;
import hissho.claim.Counterexample;
import hissho.claim.Tally;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

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

    /** What goes wrong in a state, if anything. */
    interface Check {
        Optional<Finding> find(MemoryState state, GrowingTables tables);
    }

    /** A document to open and a sentence to read. */
    record Finding(Map<String, Object> document, Message what) {}

    @Override
    public String room() {
        return "memory";
    }

    @Override
    public int version() {
        return 1;
    }

    @Override
    public long instances(int size) {
        return (size + 1L) * (2L * size + 1);
    }

    @Override
    public Tally check(int size, long from, long to, Progress progress) {
        long checked = 0;
        for (long number = from; number < to; number++) {
            progress.check();
            MemoryState state = state(size, number);
            if (!hypothesis.meets(state)) continue;
            checked++;
            Optional<Finding> finding = check.find(state, tables);
            if (finding.isPresent())
                return new Tally(
                        checked,
                        Optional.of(new Counterexample(
                                size,
                                number,
                                finding.get().document(),
                                finding.get().what())));
        }
        return new Tally(checked, Optional.empty());
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
