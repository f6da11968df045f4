package hissho.impartial;

import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Sums as multisets of their components, each known by a number and its moves written down once; components without a move are left out,
 * because they change nothing.
 */
final class Multisets {

    private final Map<Object, Integer> numbers = new HashMap<>();
    private final List<Component> components = new ArrayList<>();
    private final Map<Integer, List<int[]>> moves = new HashMap<>();
    private final Progress progress;
    private final long mostOptions;
    private final Supplier<RuntimeException> tooLarge;

    /** Positions with more options than so many are refused. */
    Multisets(long mostOptions, Supplier<RuntimeException> tooLarge, Progress progress) {
        this.mostOptions = mostOptions;
        this.tooLarge = tooLarge;
        this.progress = progress;
    }

    /** The numbers of the components that have moves, in order. */
    static final class Position {
        private final int[] numbers;

        private Position(int[] numbers) {
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

    Position position(Component game) {
        return new Position(parts(game).stream()
                .mapToInt(this::number)
                .filter(number -> !moves(number).isEmpty())
                .sorted()
                .toArray());
    }

    /** What a move can leave, each only once. */
    Set<Position> options(Position position) {
        Set<Position> options = new LinkedHashSet<>();
        int[] all = position.numbers;
        for (int i = 0; i < all.length; i++) {
            if (i > 0 && all[i] == all[i - 1]) continue;
            for (int[] rest : moves(all[i])) options.add(replaced(all, i, rest));
            if (options.size() > mostOptions) throw tooLarge.get();
        }
        return options;
    }

    private static List<? extends Component> parts(Component game) {
        return game instanceof Sum sum ? sum.components() : List.of(game);
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
        if (component.optionCount() > mostOptions) throw tooLarge.get();
        Set<Position> after = new LinkedHashSet<>();
        for (Option option : component.options())
            after.add(new Position(parts(option.after()).stream()
                    .mapToInt(this::number)
                    .sorted()
                    .toArray()));
        List<int[]> found = after.stream().map(position -> position.numbers).toList();
        moves.put(number, found);
        return found;
    }

    private Position replaced(int[] all, int index, int[] rest) {
        int[] left = new int[all.length - 1 + rest.length];
        int size = 0;
        for (int i = 0; i < all.length; i++) if (i != index) left[size++] = all[i];
        for (int number : rest) if (!moves(number).isEmpty()) left[size++] = number;
        int[] sorted = Arrays.copyOf(left, size);
        Arrays.sort(sorted);
        return new Position(sorted);
    }
}
