package hissho.impartial;

import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The genus of a position: its Grundy value, and as exponents the misère Grundy values of it alone and with one, two, … Nim piles of two
 * added, until they alternate for ever (Conway). Tame positions have the genus of a Nim position.
 */
public record Genus(int normal, List<Integer> misere) {

    private static final int MOST_POSITIONS = 40_000;
    private static final int LONGEST = 12;

    public Genus {
        misere = List.copyOf(misere);
    }

    /** The genus, unless the position has more positions below it than are searched. */
    public static Optional<Genus> of(Component game, Progress progress) {
        try {
            Search search = new Search(progress);
            int normal = search.normal(game);
            List<Integer> misere = new ArrayList<>();
            for (int twos = 0; twos < LONGEST; twos++) {
                misere.add(search.misere(game, twos));
                int size = misere.size();
                if (size >= 4
                        && (misere.get(size - 1) ^ misere.get(size - 2)) == 2
                        && (misere.get(size - 2) ^ misere.get(size - 3)) == 2
                        && misere.get(size - 1).equals(misere.get(size - 3))) break;
            }
            while (misere.size() > 2 && misere.getLast().equals(misere.get(misere.size() - 3))) misere.removeLast();
            return Optional.of(new Genus(normal, misere));
        } catch (TooMany tooMany) {
            return Optional.empty();
        }
    }

    /** Whether this is the genus of a Nim position: 0^120, 0^02, 1^031, 1^13, or n^n(n⊕2) for n of two or more. */
    public boolean isTame() {
        if (normal == 0 && misere.equals(List.of(1, 2, 0))) return true;
        if (normal == 1 && misere.equals(List.of(0, 3, 1))) return true;
        return misere.equals(List.of(normal, normal ^ 2));
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder().append(normal).append('^');
        for (int value : misere) text.append(value < 10 ? Integer.toString(value) : "(" + value + ")");
        return text.toString();
    }

    /** More positions than are searched. */
    private static final class TooMany extends RuntimeException {
        TooMany() {
            super("more positions than are searched");
        }
    }

    /** Both kinds of Grundy values, remembered by position and number of added piles. */
    private static final class Search {
        private final Map<Object, Integer> normal = new HashMap<>();
        private final Map<List<Object>, Integer> misere = new HashMap<>();
        private final Map<Object, List<Component>> options = new HashMap<>();
        private final Progress progress;

        Search(Progress progress) {
            this.progress = progress;
        }

        private List<Component> options(Component game) {
            return options.computeIfAbsent(game.key(), key -> {
                progress.check();
                if (options.size() > MOST_POSITIONS || game.optionCount() > 2_000) throw new TooMany();
                Map<Object, Component> distinct = new HashMap<>();
                for (Option option : game.options())
                    distinct.putIfAbsent(option.after().key(), option.after());
                return List.copyOf(distinct.values());
            });
        }

        int normal(Component game) {
            Integer known = normal.get(game.key());
            if (known != null) return known;
            BitSet seen = new BitSet();
            for (Component option : List.copyOf(options(game))) seen.set(normal(option));
            normal.put(game.key(), seen.nextClearBit(0));
            return seen.nextClearBit(0);
        }

        /** The misère value of a position with so many piles of two and of one added; a finished position counts as one. */
        int misere(Component game, int twos) {
            return misere(game, twos, 0);
        }

        private int misere(Component game, int twos, int ones) {
            List<Object> key = List.of(game.key(), twos, ones);
            Integer known = misere.get(key);
            if (known != null) return known;
            List<Component> options = options(game);
            BitSet seen = new BitSet();
            boolean moved = false;
            for (Component option : options) {
                seen.set(misere(option, twos, ones));
                moved = true;
            }
            if (twos > 0) {
                seen.set(misere(game, twos - 1, ones));
                seen.set(misere(game, twos - 1, ones + 1));
                moved = true;
            }
            if (ones > 0) {
                seen.set(misere(game, twos, ones - 1));
                moved = true;
            }
            int value = moved ? seen.nextClearBit(0) : 1;
            misere.put(key, value);
            return value;
        }
    }
}
