package hissho.equilibrium;

import hissho.form.Bimatrix;
import hissho.number.RationalMatrix;
import hissho.property.Generator;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/** Random games of two players; with few different entries most of them are degenerate. */
final class Games {

    private Games() {}

    static Generator<Bimatrix> upTo(int largest, int least, int most) {
        return new Generator<>() {
            @Override
            public Bimatrix next(RandomGenerator random, int size) {
                int m = random.nextInt(1, largest + 1);
                int n = random.nextInt(1, largest + 1);
                return new Bimatrix(matrix(random, m, n), matrix(random, m, n));
            }

            private RationalMatrix matrix(RandomGenerator random, int m, int n) {
                long[][] cells = new long[m][n];
                for (long[] row : cells) for (int j = 0; j < n; j++) row[j] = random.nextInt(least, most + 1);
                return RationalMatrix.of(cells);
            }

            @Override
            public Stream<Bimatrix> simpler(Bimatrix game) {
                return Stream.empty();
            }
        };
    }
}
