package hissho.equilibrium;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.form.Bimatrix;
import hissho.form.Players;
import hissho.form.StrategicGame;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.progress.Progress;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A search for all equilibria that has time enough finds them all; one that has not keeps what it met. */
class SoughtEquilibriaTest {

    private static Bimatrix random(int m, int n, long seed) {
        Random random = new Random(seed);
        return new Bimatrix(
                RationalMatrix.generate(m, n, (i, j) -> Rational.of(random.nextInt(100))),
                RationalMatrix.generate(m, n, (i, j) -> Rational.of(random.nextInt(100))));
    }

    @Test
    void withTimeEnoughAllAreFound() {
        Bimatrix game = random(5, 6, 1);
        assertEquals(
                AllEquilibria.of(game, Progress.none()),
                SoughtEquilibria.in(game, Progress.atMost(60_000)).all().orElseThrow());
    }

    @Test
    void whatWasMetBeforeTimeRanOutIsAnEquilibrium() {
        Bimatrix game = random(24, 24, 2);
        SoughtEquilibria sought = SoughtEquilibria.in(game, Progress.atMost(4_000));
        assertTrue(sought.all().isEmpty());
        List<String> names = Players.numbered(24).names();
        StrategicGame strategic = StrategicGame.of(Players.of("I", "II"), List.of(names, names), game);
        assertTrue(sought.met().stream()
                .allMatch(pair -> Deviations.from(strategic, pair).isEquilibrium()));
    }

    @Test
    void wheneverNoTimeIsLeftTheWorkStops() {
        assertThrows(Progress.Stopped.class, () -> SoughtEquilibria.in(random(24, 24, 3), Progress.atMost(0)));
    }
}
