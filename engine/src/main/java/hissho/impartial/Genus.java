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
    private static final int MOST_OPTIONS = 2_000;
    private static final int LONGEST = 12;

    public Genus {
        misere = List.copyOf(misere);
    }

    /** The genus, unless the position has more positions below it than are searched. */
    public static Optional<Genus> of(Component game, Progress progress) {
        try {
            Search search = new Search(progress);
            int number = search.number(search.positions.position(game));
            int normal = search.normal(number);
            List<Integer> misere = new ArrayList<>();
            for (int twos = 0; twos < LONGEST; twos++) {
                misere.add(search.misere(number, twos, 0));
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

    /** Both kinds of Grundy values; every position is numbered once, so that what is remembered is found by numbers. */
    private static final class Search {
        private final Map<Multisets.Position, Integer> numbers = new HashMap<>();
        private final Multisets positions;
        private final List<int[]> options = new ArrayList<>();
        private final Map<Integer, Integer> normal = new HashMap<>();
        private final Map<Long, Integer> misere = new HashMap<>();
        private final Progress progress;
        private int begun;

        Search(Progress progress) {
            this.progress = progress;
            positions = new Multisets(MOST_OPTIONS, TooMany::new, progress);
        }

        /** The number of a position; everything below it is numbered first. */
        int number(Multisets.Position game) {
            Integer known = numbers.get(game);
            if (known != null) return known;
            progress.check();
            if (++begun > MOST_POSITIONS) throw new TooMany();
            int[] after =
                    positions.options(game).stream().mapToInt(this::number).toArray();
            if (options.size() > MOST_POSITIONS) throw new TooMany();
            numbers.put(game, options.size());
            options.add(after);
            return options.size() - 1;
        }

        int normal(int game) {
            Integer known = normal.get(game);
            if (known != null) return known;
            BitSet seen = new BitSet();
            for (int option : options.get(game)) seen.set(normal(option));
            normal.put(game, seen.nextClearBit(0));
            return seen.nextClearBit(0);
        }

        /** The misère value of a position with so many piles of two and of one added; a finished position counts as one. */
        int misere(int game, int twos, int ones) {
            long key = ((long) game * (LONGEST + 1) + twos) * (LONGEST + 1) + ones;
            Integer known = misere.get(key);
            if (known != null) return known;
            progress.check();
            BitSet seen = new BitSet();
            for (int option : options.get(game)) seen.set(misere(option, twos, ones));
            if (twos > 0) {
                seen.set(misere(game, twos - 1, ones));
                seen.set(misere(game, twos - 1, ones + 1));
            }
            if (ones > 0) seen.set(misere(game, twos, ones - 1));
            boolean ended = options.get(game).length == 0 && twos == 0 && ones == 0;
            int value = ended ? 1 : seen.nextClearBit(0);
            misere.put(key, value);
            return value;
        }
    }
}
