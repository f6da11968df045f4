package hissho.linear;

import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.property.Generator;
import hissho.property.Property;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SimplexTest {

    private static final Generator<LinearProgram> PROGRAMS = (random, size) -> {
        int m = random.nextInt(1, 5);
        int n = random.nextInt(1, 5);
        Sense[] senses = Sense.values();
        Set<Integer> free = new HashSet<>();
        for (int j = 0; j < n; j++) if (random.nextInt(4) == 0) free.add(j);
        return new LinearProgram(
                random.nextBoolean(),
                RationalVector.generate(n, j -> Rational.of(random.nextInt(-4, 5), random.nextInt(1, 4))),
                RationalMatrix.generate(m, n, (i, j) -> Rational.of(random.nextInt(-3, 4), random.nextInt(1, 3))),
                IntStream.range(0, m).mapToObj(i -> senses[random.nextInt(3)]).toList(),
                RationalVector.generate(m, i -> Rational.of(random.nextInt(-5, 6))),
                free);
    };

    private enum Way {
        OPTIMAL,
        INFEASIBLE,
        UNBOUNDED
    }

    @Test
    void everyOutcomeIsProved() {
        Map<Way, Integer> seen = new EnumMap<>(Way.class);
        Property.holds(2000, PROGRAMS, program -> {
            Outcome outcome = Simplex.solve(program, Progress.none());
            assertTrue(outcome.proves(program), () -> outcome.toString());
            Way way = switch (outcome) {
                case Outcome.Optimal _ -> Way.OPTIMAL;
                case Outcome.Infeasible _ -> Way.INFEASIBLE;
                case Outcome.Unbounded _ -> Way.UNBOUNDED;
            };
            seen.merge(way, 1, Integer::sum);
        });
        for (Way way : Way.values()) assertTrue(seen.getOrDefault(way, 0) > 50, way + " occurs often");
    }

    @Test
    void bealesCyclingExampleEnds() {
        LinearProgram beale = LinearProgram.standard(
                RationalVector.of(Rational.of(3, 4), Rational.of(-20), Rational.HALF, Rational.of(-6)),
                RationalMatrix.of(java.util.List.of(
                        RationalVector.of(Rational.of(1, 4), Rational.of(-8), Rational.MINUS_ONE, Rational.of(9)),
                        RationalVector.of(Rational.HALF, Rational.of(-12), Rational.of(-1, 2), Rational.of(3)),
                        RationalVector.of(0, 0, 1, 0))),
                RationalVector.of(0, 0, 1));
        Outcome outcome = Simplex.solve(beale, Progress.atMost(5000));
        assertTrue(outcome instanceof Outcome.Optimal && outcome.proves(beale));
    }
}
