package hissho.bench;

import hissho.coalition.bankruptcy.Division;
import hissho.coalition.nucleolus.Kohlberg;
import hissho.coalition.nucleolus.Nucleolus;
import hissho.form.Coalitions;
import hissho.form.Players;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** Nucleoli of general games of 6 to 12 players (15 if asked for), each with Kohlberg's criterion, and of bankruptcies up to 100,000 claims. */
public final class NucleolusBenchmark {

    private NucleolusBenchmark() {}

    public static void main(String[] arguments) {
        int most = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 15;
        for (int players = 6; players <= most; players++) general(players);
        for (int claims = 1_000; claims <= 100_000; claims *= 10) bankruptcy(claims);
    }

    private static void general(int players) {
        List<Rational> worths = IntStream.range(0, 1 << players)
                .mapToObj(set -> set == 0 ? Rational.ZERO : ShapleyBenchmark.worth(set))
                .toList();
        Coalitions game = Coalitions.ofTable(Players.numbered(players), worths);
        long start = System.nanoTime();
        Nucleolus nucleolus = Nucleolus.efficient(game, Progress.none());
        long found = System.nanoTime();
        Measured.growth("a general game, players", players, (found - start) / 1e9);
        boolean holds =
                Kohlberg.of(game, nucleolus.point(), false, Progress.none()).holds();
        System.out.printf(
                Locale.ROOT,
                "nucleolus of %d players: %.2f s; criterion %s, %.2f s%n",
                players,
                (found - start) / 1e9,
                holds,
                (System.nanoTime() - found) / 1e9);
    }

    private static void bankruptcy(int count) {
        List<Rational> claims = IntStream.range(0, count)
                .mapToObj(i -> Rational.of(1 + i * 7919L % 1000))
                .toList();
        Rational estate = Division.total(claims).over(3);
        long start = System.nanoTime();
        RationalVector awards = Division.talmud(estate, claims);
        System.out.printf(
                Locale.ROOT,
                "nucleolus of a bankruptcy with %d claims: first %s, %.3f s%n",
                count,
                awards.get(0),
                (System.nanoTime() - start) / 1e9);
    }
}
