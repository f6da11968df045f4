package hissho.zerosum.matrix;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.property.Generator;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Random matrix games: small entries often, so that ties and degenerate games are common. */
public final class MatrixGames {

    private MatrixGames() {}

    /** Games of up to so many rows and columns with whole entries from -spread to spread, sometimes divided. */
    public static Generator<MatrixGame> upTo(int height, int width, int spread) {
        return new Generator<>() {
            @Override
            public MatrixGame next(RandomGenerator random, int size) {
                int m = random.nextInt(1, height + 1);
                int n = random.nextInt(1, width + 1);
                int reach = random.nextInt(1, spread + 1);
                long divisor = random.nextInt(4) == 0 ? random.nextInt(1, 7) : 1;
                return MatrixGame.of(RationalMatrix.generate(
                        m, n, (i, j) -> Rational.of(random.nextInt(-reach, reach + 1), divisor)));
            }

            @Override
            public Stream<MatrixGame> simpler(MatrixGame game) {
                List<Integer> rows = indices(game.height());
                List<Integer> columns = indices(game.width());
                Stream<MatrixGame> shorter = game.height() == 1
                        ? Stream.empty()
                        : rows.stream().map(i -> game.restricted(without(rows, i), columns));
                Stream<MatrixGame> narrower = game.width() == 1
                        ? Stream.empty()
                        : columns.stream().map(j -> game.restricted(rows, without(columns, j)));
                Stream<MatrixGame> zeroed = rows.stream()
                        .flatMap(i -> columns.stream()
                                .filter(j -> !game.payoff(i, j).isZero())
                                .map(j -> MatrixGame.of(RationalMatrix.generate(
                                        game.height(),
                                        game.width(),
                                        (a, b) -> a == i && b == j ? Rational.ZERO : game.payoff(a, b)))));
                return Stream.of(shorter, narrower, zeroed).flatMap(s -> s);
            }
        };
    }

    /** Square games only. */
    public static Generator<MatrixGame> square(int size, int spread) {
        Generator<MatrixGame> any = upTo(size, size, spread);
        return new Generator<>() {
            @Override
            public MatrixGame next(RandomGenerator random, int growing) {
                MatrixGame game = any.next(random, growing);
                int n = Math.min(game.height(), game.width());
                return game.restricted(indices(n), indices(n));
            }
        };
    }

    static List<Integer> indices(int size) {
        return IntStream.range(0, size).boxed().toList();
    }

    private static List<Integer> without(List<Integer> list, int index) {
        List<Integer> copy = new ArrayList<>(list);
        copy.remove(index);
        return copy;
    }
}
