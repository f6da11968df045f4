package hissho.zerosum.method;

import hissho.number.Rational;
import hissho.zerosum.method.PivotTableau.Place;
import java.util.List;
import java.util.Optional;

/**
 * What the asker wants of a method beyond its name; each method looks at what concerns it.
 *
 * @param mode what may dominate
 * @param strictOnly whether only strictly dominated lines go
 * @param supportRows the guessed active rows, where they are guessed
 * @param shift the constant to add first, where one is chosen
 * @param pivots pivots chosen by hand
 * @param pivotColumn the column of the pivot that follows them, where it is chosen
 * @param free whether chosen pivots that the rules forbid are made all the same
 * @param adjugate whether the inverse method should use the adjugate instead of a shift
 */
public record Choices(
        Dominance.Mode mode,
        boolean strictOnly,
        Optional<List<Integer>> supportRows,
        Optional<List<Integer>> supportColumns,
        Optional<Rational> shift,
        Optional<List<Place>> pivots,
        Optional<Integer> pivotColumn,
        boolean free,
        boolean adjugate) {

    /** Everything left to the method. */
    public static final Choices NONE = new Choices(
            Dominance.Mode.MIXED,
            false,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            false,
            false);
}
