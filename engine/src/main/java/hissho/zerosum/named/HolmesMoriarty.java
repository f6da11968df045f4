package hissho.zerosum.named;

import hissho.number.RationalMatrix;
import hissho.zerosum.matrix.MatrixGame;
import java.util.List;
import java.util.Optional;

/** The Final Problem, as von Neumann and Morgenstern put it: Moriarty (rows) and Holmes (columns) leave the train here or there. */
public record HolmesMoriarty() implements NamedGame {

    public static final Family FAMILY = Family.of("holmes-moriarty", p -> new HolmesMoriarty());

    @Override
    public String family() {
        return "holmes-moriarty";
    }

    /** Moriarty went on to Dover while Holmes got off at Canterbury. */
    @Override
    public Optional<List<Integer>> history() {
        return Optional.of(List.of(1, 0));
    }

    @Override
    public MatrixGame matrix() {
        List<String> stations = List.of("Canterbury", "Dover");
        return new MatrixGame(RationalMatrix.of(new long[] {100, -50}, new long[] {0, 100}), stations, stations);
    }
}
