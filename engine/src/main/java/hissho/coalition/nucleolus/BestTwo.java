package hissho.coalition.nucleolus;

import hissho.number.Rational;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The cheapest partial coalition and the cheapest one with another label. Labels add up, and a settled coalition has label zero; whatever
 * is added later, one of the two is not settled, so two are enough for a dynamic program that must leave settled coalitions out.
 */
record BestTwo(List<Entry> entries) {

    static final BestTwo NONE = new BestTwo(List.of());
    static final BestTwo NOBODY = new BestTwo(List.of(new Entry(Rational.ZERO, BigInteger.ZERO, 0)));

    /** A partial coalition: what it costs, its label and its members. */
    record Entry(Rational cost, BigInteger label, long coalition) {
        Entry plus(Entry other) {
            return new Entry(cost.plus(other.cost), label.add(other.label), coalition | other.coalition);
        }
    }

    BestTwo {
        entries = List.copyOf(entries);
    }

    /** The best of this and that. */
    BestTwo or(BestTwo other) {
        if (other.entries.isEmpty()) return this;
        if (entries.isEmpty()) return other;
        List<Entry> all = new ArrayList<>(entries);
        all.addAll(other.entries);
        return best(all);
    }

    /** Each of this together with one of that. */
    BestTwo and(BestTwo other) {
        List<Entry> all = new ArrayList<>();
        for (Entry mine : entries) for (Entry theirs : other.entries) all.add(mine.plus(theirs));
        return best(all);
    }

    BestTwo with(Entry more) {
        return new BestTwo(entries.stream().map(entry -> entry.plus(more)).toList());
    }

    private static BestTwo best(List<Entry> all) {
        Entry first = null;
        for (Entry entry : all) if (first == null || entry.cost.compareTo(first.cost) < 0) first = entry;
        if (first == null) return NONE;
        Entry second = null;
        for (Entry entry : all)
            if (!entry.label.equals(first.label) && (second == null || entry.cost.compareTo(second.cost) < 0))
                second = entry;
        return new BestTwo(second == null ? List.of(first) : List.of(first, second));
    }

    /** The cheapest coalition that is not settled. */
    Optional<Entry> open() {
        return entries.stream().filter(entry -> entry.label.signum() != 0).findFirst();
    }
}
