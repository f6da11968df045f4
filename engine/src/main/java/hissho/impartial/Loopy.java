package hissho.impartial;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The value infinity(K) of a position from which play need not end, K being the nimbers its options have (Smith, Fraenkel).
 *
 * <p>Infinity(K) plus a nimber n is won by the next player if n is in K and drawn otherwise; two such values together draw.
 */
public record Loopy(Set<GrundyValue> reachable) implements GrundyValue {

    public Loopy {
        reachable = Set.copyOf(reachable);
    }

    @Override
    public GrundyValue plus(GrundyValue other) {
        if (!other.isNimber()) return new Loopy(Set.of());
        Set<GrundyValue> moved = new HashSet<>();
        for (GrundyValue value : reachable) moved.add(value.plus(other));
        return new Loopy(moved);
    }

    @Override
    public Outcome outcome() {
        return reachable.contains(ZERO) ? Outcome.N : Outcome.DRAW;
    }

    @Override
    public boolean isNimber() {
        return false;
    }

    @Override
    public Object plain() {
        return Map.of("infinity", sorted().stream().map(GrundyValue::plain).toList());
    }

    @Override
    public String toString() {
        return sorted().stream().map(Object::toString).collect(Collectors.joining(",", "∞(", ")"));
    }

    private List<GrundyValue> sorted() {
        return reachable.stream()
                .sorted((a, b) -> a instanceof Finite x && b instanceof Finite y
                        ? x.number().compareTo(y.number())
                        : a.toString().compareTo(b.toString()))
                .toList();
    }
}
