package hissho.extensive.solve;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.extensive.ExtensiveGame;
import hissho.extensive.named.NamedTrees;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OptimumTest {

    /** Any share of the time that is left is over at once; the whole never ends. */
    private static final Progress NO_TIME_FOR_PARTS = new Progress() {
        @Override
        public void done(long part, long whole) {}

        @Override
        public boolean stopAsked() {
            return false;
        }

        @Override
        public long nanosLeft() {
            return 3;
        }
    };

    @Test
    void whereTheExactAnswerTakesTooLongTheValueIsBounded() {
        ExtensiveGame game = new ExtensiveGame(NamedTrees.grown(Map.of("kind", "leduc")));
        Rational exact = assertInstanceOf(Optimum.Recalled.class, Optimum.of(game, Optional.empty(), Progress.none()))
                .value();
        RegretMinimisation near = assertInstanceOf(
                        Optimum.Near.class, Optimum.of(game, Optional.empty(), NO_TIME_FOR_PARTS))
                .found();
        assertTrue(near.lower().compareTo(exact) <= 0 && exact.compareTo(near.upper()) <= 0);
    }
}
