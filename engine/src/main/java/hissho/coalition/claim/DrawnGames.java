package hissho.coalition.claim;

import hissho.coalition.property.Superadditivity;
import hissho.form.Coalitions;
import hissho.form.Players;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Games drawn by chance, the same for the same number: any, superadditive, convex, constant-sum, with two players alike and one who adds nothing. */
final class DrawnGames {

    private DrawnGames() {}

    private static SplittableRandom chance(int players, long number) {
        return new SplittableRandom(players * 1_000_033L + number);
    }

    private static Coalitions of(int players, IntFunction<Rational> worth) {
        List<Rational> table = IntStream.range(0, 1 << players)
                .mapToObj(set -> set == 0 ? Rational.ZERO : worth.apply(set))
                .toList();
        return Coalitions.ofTable(Players.numbered(players), table);
    }

    static Coalitions any(int players, long number, Progress progress) {
        SplittableRandom random = chance(players, number);
        int grow = random.nextInt(0, 4);
        return of(players, set -> Rational.of(random.nextInt(-2, 7) + (long) grow * Integer.bitCount(set)));
    }

    static Coalitions superadditive(int players, long number, Progress progress) {
        List<Rational> cover = Superadditivity.cover(any(players, number, progress), progress);
        return of(players, cover::get);
    }

    /** A sum of unanimity games with weights that are not negative. */
    static Coalitions convex(int players, long number, Progress progress) {
        SplittableRandom random = chance(players, number);
        int[] weights = new int[1 << players];
        for (int set = 1; set < weights.length; set++) weights[set] = random.nextInt(0, 4);
        return of(players, set -> {
            long sum = 0;
            for (int part = set; part != 0; part = (part - 1) & set) sum += weights[part];
            return Rational.of(sum);
        });
    }

    /** The worths of a coalition and of all others add up to the same. */
    static Coalitions constantSum(int players, long number, Progress progress) {
        SplittableRandom random = chance(players, number);
        int grand = (1 << players) - 1;
        long total = random.nextInt(0, 12);
        long[] worths = new long[grand + 1];
        for (int set = 1; set < grand; set++)
            worths[set] = set < (grand & ~set) ? random.nextInt(-2, 7) : total - worths[grand & ~set];
        worths[grand] = total;
        return of(players, set -> Rational.of(worths[set]));
    }

    /** The first two players are alike, and the last one adds nothing. */
    static Coalitions withTwins(int players, long number, Progress progress) {
        Coalitions game = any(players, number, progress);
        return of(players, set -> {
            int without = set & ~(1 << (players - 1));
            return game.worth((without & 3) == 2 ? (without & ~3) | 1 : without);
        });
    }
}
