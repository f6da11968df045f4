package hissho.zerosum.claim;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.zerosum.matrix.MatrixGame;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;

/** Games drawn by chance from their size and number: the same number is always the same game. */
final class RandomGames {

    /** How many games are drawn of each size. */
    static final int DRAWN = 256;

    private RandomGames() {}

    private static SplittableRandom chance(int size, long number) {
        return new SplittableRandom(size * 1_000_003L + number);
    }

    /** Small payoffs in every other game, so that ties and many optima occur. */
    private static LongSupplier payoffs(SplittableRandom random, long number) {
        int bound = number % 2 == 0 ? 2 : 9;
        return () -> random.nextInt(-bound, bound + 1);
    }

    /** A game whose longer side is the size. */
    static MatrixGame any(int size, long number) {
        SplittableRandom random = chance(size, number);
        int other = random.nextInt(1, size + 1);
        boolean tall = random.nextBoolean();
        return filled(tall ? size : other, tall ? other : size, payoffs(random, number));
    }

    static MatrixGame square(int size, long number) {
        return filled(size, size, payoffs(chance(size, number), number));
    }

    private static MatrixGame filled(int height, int width, LongSupplier payoffs) {
        return MatrixGame.of(RationalMatrix.generate(height, width, (i, j) -> Rational.of(payoffs.getAsLong())));
    }

    /** A matrix that changes its sign when it is transposed. */
    static MatrixGame skewSymmetric(int size, long number) {
        RationalMatrix half = square(size, number).payoffs();
        return MatrixGame.of(
                RationalMatrix.generate(size, size, (i, j) -> half.get(i, j).minus(half.get(j, i))));
    }

    /** A Latin square: shifted rows in random order, random numbers for the letters. */
    static MatrixGame latin(int size, long number) {
        SplittableRandom random = chance(size, number);
        LongSupplier payoffs = payoffs(random, number);
        long[] letters =
                IntStream.range(0, size).mapToLong(i -> payoffs.getAsLong()).toArray();
        int[] rows = shuffled(size, random);
        int[] columns = shuffled(size, random);
        return MatrixGame.of(RationalMatrix.generate(
                size, size, (i, j) -> Rational.of(letters[(rows[i] + columns[j]) % size])));
    }

    /** A game that turning both players' strategies around leaves as it is. */
    static MatrixGame mirrored(int size, long number) {
        RationalMatrix half = any(size, number).payoffs();
        int height = half.height();
        int width = half.width();
        return MatrixGame.of(RationalMatrix.generate(
                height, width, (i, j) -> half.get(i, j).plus(half.get(height - 1 - i, width - 1 - j))));
    }

    private static int[] shuffled(int size, SplittableRandom random) {
        int[] order = IntStream.range(0, size).toArray();
        for (int i = size - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int kept = order[i];
            order[i] = order[j];
            order[j] = kept;
        }
        return order;
    }
}
