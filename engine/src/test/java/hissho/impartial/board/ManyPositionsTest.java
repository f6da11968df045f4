package hissho.impartial.board;

import static org.junit.jupiter.api.Assertions.assertThrows;

import hissho.impartial.Convention;
import hissho.impartial.OutcomeSearch;
import hissho.progress.Progress;
import java.util.List;
import org.junit.jupiter.api.Test;

class ManyPositionsTest {

    /** A search that would remember too much is stopped, which everybody knows how to tell; it is not a fault. */
    @Test
    void aSearchThatRemembersTooMuchIsStopped() {
        OutcomeSearch<List<Integer>> search = new OutcomeSearch<>(new Chomp(), Convention.NORMAL, 5);
        assertThrows(Progress.Full.class, () -> search.wins(List.of(4, 4, 4), Progress.none()));
    }
}
