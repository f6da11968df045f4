package hissho.impartial;

import hissho.document.BadDocument;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Misère outcomes by plain memoised search: a position without moves is N, otherwise it is N exactly if some option is P. Positions
 * still open lie on a stack of their own, so that long games can be searched.
 *
 * <p>A sum is the multiset of its components, each known by a number and its moves written down once; components without a move are left
 * out, because they change nothing.
 */
public final class MisereSearch {

    private static final int MOST_POSITIONS = 3_000_000;
    private static final long MOST_OPTIONS = 1_000_000;

    private final Map<Object, Integer> numbers = new HashMap<>();
    private final List<Component> components = new ArrayList<>();
    private final Map<Integer, List<int[]>> moves = new HashMap<>();
    private final Map<Position, Outcome> known = new HashMap<>();
    private final Progress progress;

    public MisereSearch(Progress progress) {
        this.progress = progress;
    }

    /** The numbers of the components that have moves, in order. */
    private static final class Position {
        private final int[] numbers;

        Position(int[] numbers) {
            this.numbers = numbers;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Position position && Arrays.equals(numbers, position.numbers);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(numbers);
        }
    }

    /** A position whose options are being looked at, the one in hand first. */
    private record Open(Position position, Deque<Position> left) {}

    public Outcome outcome(Component game) {
        if (!game.isSearchable()) throw tooLarge();
        Position wanted = position(game);
        if (!known.containsKey(wanted)) {
            Deque<Open> open = new ArrayDeque<>();
            open(open, wanted);
            while (!open.isEmpty()) step(open);
        }
        return known.getOrDefault(wanted, Outcome.P);
    }

    private Position position(Component game) {
        List<Component> parts = game instanceof Sum sum ? sum.components() : List.of(game);
        return new Position(parts.stream()
                .mapToInt(this::number)
                .filter(number -> !moves(number).isEmpty())
                .sorted()
                .toArray());
    }

    private int number(Component component) {
        return numbers.computeIfAbsent(component.key(), key -> {
            components.add(component);
            return components.size() - 1;
        });
    }

    /** What a component can become, each only once: the numbers of what is left of it. */
    private List<int[]> moves(int number) {
        List<int[]> ready = moves.get(number);
        if (ready != null) return ready;
        progress.check();
        Component component = components.get(number);
        if (component.optionCount() > MOST_OPTIONS) throw tooLarge();
        Set<Position> after = new LinkedHashSet<>();
        for (Option option : component.options()) {
            Component rest = option.after();
            List<Component> parts = rest instanceof Sum sum ? sum.components() : List.of(rest);
            after.add(
                    new Position(parts.stream().mapToInt(this::number).sorted().toArray()));
        }
        List<int[]> found = after.stream().map(position -> position.numbers).toList();
        moves.put(number, found);
        return found;
    }

    /** Decides the topmost position if its options allow it, or opens the first of them that is not known. */
    private void step(Deque<Open> open) {
        Open top = open.element();
        while (!top.left.isEmpty()) {
            Position after = top.left.element();
            Outcome outcome = known.get(after);
            if (outcome == null) {
                open(open, after);
                return;
            }
            if (outcome == Outcome.P) {
                known.put(open.pop().position, Outcome.N);
                return;
            }
            top.left.remove();
        }
        known.put(open.pop().position, Outcome.P);
    }

    private void open(Deque<Open> open, Position position) {
        progress.check();
        if (known.size() > MOST_POSITIONS) throw tooLarge();
        Set<Position> options = new LinkedHashSet<>();
        int[] all = position.numbers;
        for (int i = 0; i < all.length; i++) {
            if (i > 0 && all[i] == all[i - 1]) continue;
            for (int[] rest : moves(all[i])) options.add(replaced(all, i, rest));
            if (options.size() > MOST_OPTIONS) throw tooLarge();
        }
        if (options.isEmpty()) known.put(position, Outcome.N);
        else open.push(new Open(position, new ArrayDeque<>(options)));
    }

    private Position replaced(int[] all, int index, int[] rest) {
        int[] numbers = new int[all.length - 1 + rest.length];
        int size = 0;
        for (int i = 0; i < all.length; i++) if (i != index) numbers[size++] = all[i];
        for (int number : rest) if (!moves(number).isEmpty()) numbers[size++] = number;
        int[] sorted = Arrays.copyOf(numbers, size);
        Arrays.sort(sorted);
        return new Position(sorted);
    }

    private static BadDocument tooLarge() {
        return new BadDocument("", Message.of("impartial.bad.misere-large", MOST_POSITIONS));
    }
}
