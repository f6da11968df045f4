package hissho.zerosum.named;

import hissho.number.RationalMatrix;
import hissho.zerosum.matrix.MatrixGame;
import java.util.List;
import java.util.Optional;

/** The invasion of 1944 as a table of six Allied plans against six German ones (Drakert, Moves no. 6). */
public record Normandy() implements NamedGame {

    public static final Family FAMILY = Family.of("normandy", p -> new Normandy());

    @Override
    public String family() {
        return "normandy";
    }

    /** Plan 1 against deployment B. */
    @Override
    public Optional<List<Integer>> history() {
        return Optional.of(List.of(0, 1));
    }

    @Override
    public MatrixGame matrix() {
        return new MatrixGame(
                RationalMatrix.of(
                        new long[] {13, 29, 8, 12, 16, 23},
                        new long[] {18, 22, 21, 22, 29, 31},
                        new long[] {18, 22, 31, 31, 27, 37},
                        new long[] {11, 22, 12, 21, 21, 26},
                        new long[] {18, 16, 19, 14, 19, 28},
                        new long[] {23, 22, 19, 23, 30, 34}),
                NamedGame.numbered(6),
                List.of("A", "B", "C", "D", "E", "F"));
    }
}
