package hissho.impartial.hackenbush;

import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Exact outcomes of coloured pictures. Parts that meet only at the ground are separate games: a green part is worth a nimber, a part
 * without green edges a number (Conway), and only parts with both kinds are searched. Positions are known by the number, the nimber
 * and the multiset of mixed parts; mixed trees of the same shape are one part, and a part with its opposite is worth nothing.
 */
final class PartizanSearch {

    private static final int MOST_POSITIONS = 4_000_000;

    /** What a position comes to. */
    record Reduced(Rational number, int nimber, List<Long> mixed) {}

    private final ColouredPicture game;
    private final Progress progress;
    private final Map<Long, Rational> numbers = new HashMap<>();
    private final Map<Reduced, Boolean> firstWins = new HashMap<>();
    private final Map<Reduced, Boolean> secondWins = new HashMap<>();
    private final Map<String, Long> shapes = new HashMap<>();

    PartizanSearch(ColouredPicture game, Progress progress) {
        this.game = game;
        this.progress = progress;
    }

    /** Whether this player, who is to move, wins with these edges left. */
    boolean wins(long present, int mover) {
        return wins(reduce(present), mover);
    }

    /** The cuts after which the other player, to move, loses. */
    List<Integer> winningCuts(long present, int mover) {
        return cuts(present, mover).stream()
                .filter(edge -> !wins(game.cut(present, edge), 1 - mover))
                .toList();
    }

    private List<Integer> cuts(long present, int mover) {
        return cuts(game, present, mover);
    }

    static List<Integer> cuts(ColouredPicture game, long present, int mover) {
        return ColouredPicture.set(present).stream()
                .filter(edge -> game.colours().get(edge).isCutBy(mover))
                .boxed()
                .toList();
    }

    Reduced reduce(long present) {
        return reduce(present, Rational.ZERO, 0, List.of());
    }

    private Reduced reduce(long present, Rational number, int nimber, List<Long> others) {
        List<Long> mixed = new ArrayList<>(others);
        for (long part : game.components(present)) {
            boolean green = game.has(part, Colour.GREEN);
            if (green && !game.has(part, Colour.BLUE) && !game.has(part, Colour.RED))
                nimber ^= Fusion.of(game.picture(), ColouredPicture.set(part)).value();
            else if (!green) number = number.plus(number(part));
            else addOrCancel(mixed, part);
        }
        mixed.sort(null);
        return new Reduced(number, nimber, mixed);
    }

    private void addOrCancel(List<Long> mixed, long part) {
        Optional<String> shape = TreeShape.of(game, part, false);
        if (shape.isEmpty()) {
            mixed.add(part);
            return;
        }
        Long opposite = shapes.get(TreeShape.of(game, part, true).orElseThrow());
        if (opposite == null || !mixed.remove(opposite)) mixed.add(shapes.computeIfAbsent(shape.get(), s -> part));
    }

    /** The number a part without green edges is worth. */
    Rational number(long part) {
        if (part == 0) return Rational.ZERO;
        Rational known = numbers.get(part);
        if (known != null) return known;
        progress.check();
        Rational value = TreeShape.number(game, part)
                .orElseGet(() -> Simplest.between(
                        best(part, Colour.BLUE), best(part, Colour.RED).map(Rational::negated)));
        numbers.put(part, value);
        return value;
    }

    /** The best a player can reach by cutting an edge of his colour, seen from his side. */
    private Optional<Rational> best(long part, Colour colour) {
        return ColouredPicture.set(part).stream()
                .filter(edge -> game.colours().get(edge) == colour)
                .mapToObj(edge -> game.components(game.cut(part, edge)).stream()
                        .map(this::number)
                        .reduce(Rational.ZERO, Rational::plus))
                .map(value -> colour == Colour.BLUE ? value : value.negated())
                .max(Rational::compareTo);
    }

    private boolean wins(Reduced position, int mover) {
        if (position.mixed.isEmpty()) {
            int sign = mover == 0 ? position.number.signum() : -position.number.signum();
            return sign > 0 || (sign == 0 && position.nimber != 0);
        }
        Map<Reduced, Boolean> known = mover == 0 ? firstWins : secondWins;
        Boolean before = known.get(position);
        if (before != null) return before;
        progress.check();
        if (known.size() > MOST_POSITIONS) throw new Progress.Stopped();
        boolean found = someOption(position, mover, option -> !wins(option, 1 - mover));
        known.put(position, found);
        return found;
    }

    private boolean someOption(Reduced position, int mover, Predicate<Reduced> test) {
        for (int i = 0; i < position.mixed.size(); i++) {
            if (i > 0 && position.mixed.get(i).equals(position.mixed.get(i - 1))) continue;
            List<Long> others = new ArrayList<>(position.mixed);
            long part = others.remove(i);
            for (int edge : cuts(part, mover))
                if (test.test(reduce(game.cut(part, edge), position.number, position.nimber, others))) return true;
        }
        for (int lower = 0; lower < position.nimber; lower++)
            if (test.test(new Reduced(position.number, lower, position.mixed))) return true;
        Optional<Rational> moved =
                mover == 0 ? Simplest.lower(position.number) : Simplest.higher(position.number);
        return moved.isPresent() && test.test(new Reduced(moved.get(), position.nimber, position.mixed));
    }
}
