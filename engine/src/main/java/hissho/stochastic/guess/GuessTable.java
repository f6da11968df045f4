package hissho.stochastic.guess;

import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * The mover's chance to win from every position with hands up to a size, by Isaacs' recursion: each position is a {@link Stage} whose
 * entries are the values of positions with one card less.
 */
record GuessTable(Map<GuessIt, Rational> values) {

    /** As long, in bits, as the fraction of the largest hands that are solved by themselves. */
    private static final int LONGEST = 6_000;

    static GuessTable upTo(int largest, Progress progress) {
        GuessTable table = new GuessTable(new LinkedHashMap<>());
        for (int cards = 0; cards <= 2 * largest; cards++)
            for (int own = Math.max(0, cards - largest); own <= Math.min(cards, largest); own++) {
                progress.check();
                GuessIt at = new GuessIt(own, cards - own);
                table.values.put(at, at.isOpen() ? table.stage(at).value() : closed(at));
            }
        return table;
    }

    /** What can be told exactly: all hands up to the larger one where they are small enough, else those that can follow where no fraction is too long. */
    static Optional<GuessTable> exact(GuessIt start, int usual, Progress progress) {
        int largest = Math.max(usual, Math.max(start.own(), start.other()));
        return largest <= GuessIt.LARGEST ? Optional.of(upTo(largest, progress)) : shortOf(start, progress);
    }

    /** The values of these positions and of all that can follow them, and no others. */
    static GuessTable of(Collection<GuessIt> starts, Progress progress) {
        GuessTable table = new GuessTable(new LinkedHashMap<>());
        reachable(starts).stream()
                .sorted(Comparator.comparingInt(at -> at.own() + at.other()))
                .forEach(at -> {
                    progress.check();
                    table.values.put(at, at.isOpen() ? table.stage(at).value() : closed(at));
                });
        return table;
    }

    /** The values of a position and of all that can follow it, where none of the fractions is longer than those that are told. */
    static Optional<GuessTable> shortOf(GuessIt start, Progress progress) {
        GuessTable table = new GuessTable(new LinkedHashMap<>());
        for (GuessIt at : reachable(start).stream()
                .sorted(Comparator.comparingInt(each -> each.own() + each.other()))
                .toList()) {
            progress.check();
            Rational value = at.isOpen() ? table.stage(at).value() : closed(at);
            if (value.denominator().bitLength() > LONGEST) return Optional.empty();
            table.values.put(at, value);
        }
        return Optional.of(table);
    }

    /** Who sees all cards but one knows the target; who holds no card has nothing to bluff with and guesses among those not seen. */
    static Rational closed(GuessIt at) {
        return Rational.of(1, at.other() + 1L);
    }

    /** Whether all hands up to a size are there. */
    boolean isWhole(int largest) {
        return values.containsKey(new GuessIt(largest, largest));
    }

    Rational value(GuessIt at) {
        return Objects.requireNonNull(values.get(at));
    }

    /** The question that can be asked here; the mover has a card. */
    Stage stage(GuessIt at) {
        return new Stage(at, at.other() == 0 ? Rational.ONE : value(at.afterHit()), value(at.afterBluff()));
    }

    /** This position and all that can follow it, larger ones first. */
    static Set<GuessIt> reachable(GuessIt start) {
        return reachable(Set.of(start));
    }

    private static Set<GuessIt> reachable(Collection<GuessIt> starts) {
        Set<GuessIt> met = new LinkedHashSet<>();
        Deque<GuessIt> open = new ArrayDeque<>(starts);
        while (!open.isEmpty()) {
            GuessIt at = open.remove();
            if (!met.add(at) || !at.isOpen()) continue;
            open.add(at.afterHit());
            open.add(at.afterBluff());
        }
        return met;
    }
}
