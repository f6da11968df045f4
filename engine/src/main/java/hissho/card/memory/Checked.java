package hissho.card.memory;

import hissho.certificate.Extent;
import hissho.document.InOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The entries of a table that were worked out again, of how many, and whether all came out the same. */
public final class Checked {

    private final long of;
    private final List<Map<String, Object>> entries = new ArrayList<>();
    private boolean holds = true;

    /** A check of a table with so many entries. */
    public Checked(long of) {
        this.of = of;
    }

    /** Notes an entry, what the table says and what came out. */
    public void entry(MemoryState state, Object said, Object found) {
        entries.add(InOrder.of("pairs", state.pairs(), "known", state.known(), "lead", state.lead(), "value", found));
        holds &= said.equals(found);
    }

    public boolean holds() {
        return holds;
    }

    public int size() {
        return entries.size();
    }

    public Extent extent() {
        return Extent.sample(entries.size(), of);
    }

    /** Puts the entries into the data of a certificate, or only how many there were where the whole table was worked out again. */
    public Map<String, Object> into(Map<String, Object> data) {
        if (entries.size() < of) data.put("entries", List.copyOf(entries));
        return data;
    }

    /** How many states with at least one pair and at most so many a table by pairs, known cards and lead has. */
    public static long states(int pairs) {
        long sum = 0;
        for (long n = 1; n <= pairs; n++) sum += (n + 1) * (2 * n + 1);
        return sum;
    }
}
