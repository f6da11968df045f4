package hissho.poker;

import hissho.fact.Compare;
import hissho.number.Rational;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Compares decimals by name within a tolerance; who asks need not ask for all of them. */
public record Decimals(Rational tolerance) implements Compare {

    public static final Decimals USUAL = new Decimals(Rational.of(1, 20_000));

    @Override
    public boolean agree(@Nullable Object answered, @Nullable Object expected) {
        if (!(answered instanceof Map<?, ?> ours && expected instanceof Map<?, ?> theirs)) return false;
        Compare near = Compare.near(tolerance);
        return !theirs.isEmpty()
                && theirs.keySet().stream()
                        .allMatch(key -> ours.containsKey(key) && near.agree(ours.get(key), theirs.get(key)));
    }

    @Override
    public Compare within(Rational other) {
        return new Decimals(other);
    }
}
