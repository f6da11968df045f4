package hissho.impartial;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A table of values or outcomes checked against the rules: each entry is worked out again as the least number its options miss, or as
 * a position with or without a move to a lost one (Sprague, Grundy). Entries too large for that are counted and said to be unchecked.
 */
public final class RederivedTable {

    private RederivedTable() {}

    /** One entry: what it is called, the position, and its value, or P or N, as the table has it. */
    public record Entry(String name, Component position, Object claimed) {}

    public static Certificate of(List<Entry> entries, Convention convention, Progress progress) {
        return of(entries, entries.size(), convention, progress);
    }

    /** Some entries of a table that has so many. */
    public static Certificate of(List<Entry> entries, int size, Convention convention, Progress progress) {
        Rederivation rules = new Rederivation(convention, progress);
        Map<String, Object> table = new LinkedHashMap<>();
        boolean holds = true;
        int checked = 0;
        for (Entry entry : entries) {
            progress.check();
            table.put(entry.name, entry.claimed);
            Optional<Integer> worth = rules.worth(entry.position);
            if (worth.isEmpty()) continue;
            checked++;
            String found = entry.claimed instanceof String
                    ? worth.get() == 0 ? "P" : "N"
                    : worth.get().toString();
            holds &= found.equals(entry.claimed.toString());
        }
        if (checked == 0 && size > 0) return new Certificate.Unchecked(Message.of("impartial.certificate.too-large"));
        return new Certificate.Values(
                holds,
                Extent.sample(checked, size),
                Message.of("impartial.certificate.table", rules.positions()),
                InOrder.of("play", convention.plain(), "table", table));
    }
}
