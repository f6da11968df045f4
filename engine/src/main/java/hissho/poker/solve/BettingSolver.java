package hissho.poker.solve;

import hissho.number.Rational;
import hissho.poker.Betting;
import hissho.poker.BettingTree;
import hissho.poker.Bounds;
import hissho.poker.HandRule;
import hissho.poker.HandStrategy;
import hissho.poker.Replies;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Solves a betting tree: a scout finds which moves follow each other as the hand grows, the indifference equations give the thresholds
 * exactly, and best replies of both players prove them or show where the pattern is to be mended. Where no pattern is confirmed, linear
 * programs on a grid look for an equilibrium in which hands may mix. Where that fails too, the best strategies found and what best replies
 * to them earn give an interval that certainly holds the value.
 */
public final class BettingSolver {

    private record Attempt(int cells, int rounds, double tremble, double blur) {}

    /** Coarse and quick first; the last ones see regions of a thousandth. */
    private static final List<Attempt> ATTEMPTS = List.of(
            new Attempt(128, 1_500, 0.01, 0.01),
            new Attempt(128, 3_000, 0.03, 0.003),
            new Attempt(128, 4_000, 0, 0.003),
            new Attempt(256, 4_000, 0.004, 0.003),
            new Attempt(512, 5_000, 0.01, 0.001));

    /** Work is counted in cells times rounds times turns; large trees are scouted less closely. */
    private static final double MOST_WORK = 4e7;

    /** How thinly spread a bluff may be, from the most careful guess to the boldest. */
    private static final double[] THIN = {1e9, 0.08, 0.02, 0.005};

    /** So many patterns times turns are mended after each look. */
    private static final int MOST_MENDED = 800;

    private static final int GRAIN = 1 << 12;

    private BettingSolver() {}

    /** Half of the time, where it is limited, is for thresholds; what a scout alone finds is bounded in the rest, so that something is known. */
    public static Bounds solve(BettingTree tree, Progress progress) {
        List<RegretScout> scouts = new ArrayList<>();
        PatternSearch search = new PatternSearch(tree, progress.share(1, 2));
        try {
            Optional<Bounds> exact = look(tree, search, scouts, progress.share(1, 2));
            if (exact.isPresent()) return exact.get();
        } catch (Progress.Stopped e) {
            progress.check();
        }
        GridSearch grid = new GridSearch(tree, progress.share(1, 2));
        try {
            grid.run();
        } catch (Progress.Stopped e) {
            progress.check();
        }
        Optional<Bounds> known = grid.best()
                .map(found -> search.best().map(found::with).orElse(found))
                .or(search::best);
        if (known.isPresent() && known.get().isExact()) return known.get();
        try {
            Bounds scouted = scouted(tree, progress.share(2, 3));
            return known.map(scouted::with).orElse(scouted);
        } catch (Progress.Stopped e) {
            progress.check();
            if (known.isPresent()) return known.get();
            if (scouts.isEmpty()) throw e;
            return bounds(tree, rounded(scouts.getFirst(), 0), rounded(scouts.getFirst(), 1), progress);
        }
    }

    private static Optional<Bounds> look(
            BettingTree tree, PatternSearch search, List<RegretScout> scouts, Progress progress) {
        for (int k = 0; k < ATTEMPTS.size(); k++) {
            progress.done(k, ATTEMPTS.size() + 1);
            Attempt attempt = ATTEMPTS.get(k);
            if (k > 0 && work(tree, attempt.cells, attempt.rounds) > MOST_WORK) break;
            RegretScout scout = RegretScout.run(tree, attempt.cells, rounds(tree, attempt), attempt.tremble, progress);
            scouts.add(scout);
            for (Pattern pattern : patterns(scout)) search.add(pattern, attempt.blur);
            Optional<Bounds> found =
                    search.mend(Math.clamp(MOST_MENDED / (tree.turns().size() + 1), 10, 100));
            if (found.isPresent() && found.get().isExact()) return found;
        }
        return Optional.empty();
    }

    private static Set<Pattern> patterns(RegretScout scout) {
        Set<Pattern> patterns = new LinkedHashSet<>();
        for (double thin : THIN)
            for (double tremble : new double[] {scout.tremble, 0})
                for (boolean reversed : List.of(false, true)) patterns.add(Pattern.of(scout, thin, tremble, reversed));
        return patterns;
    }

    private static double work(BettingTree tree, int cells, int rounds) {
        double moves =
                tree.turns().stream().mapToInt(turn -> turn.moves().size()).sum();
        return (double) cells * rounds * moves;
    }

    private static int rounds(BettingTree tree, Attempt attempt) {
        double work = work(tree, attempt.cells, attempt.rounds);
        return work <= MOST_WORK ? attempt.rounds : (int) Math.max(200, attempt.rounds * MOST_WORK / work);
    }

    public static Bounds bounds(BettingTree tree, HandStrategy first, HandStrategy second, Progress progress) {
        return new Bounds(
                first, second, Replies.guarantee(first, tree, progress), Replies.guarantee(second, tree, progress));
    }

    /** The scouted behaviour itself, without trembling, rounded to short fractions. */
    public static Bounds scouted(BettingTree tree, Progress progress) {
        Attempt fine = new Attempt(512, 6_000, 0, 0);
        RegretScout scout = RegretScout.run(tree, fine.cells, rounds(tree, fine), fine.tremble, progress);
        return bounds(tree, rounded(scout, 0), rounded(scout, 1), progress);
    }

    public static HandStrategy rounded(RegretScout scout, int player) {
        Map<Integer, HandRule> rules = new TreeMap<>();
        for (Betting.Turn turn : scout.tree().turnsOf(player)) {
            double[][] chances = scout.average[turn.index()];
            List<Rational> cuts = new ArrayList<>(List.of(Rational.ZERO));
            List<List<Rational>> pieces = new ArrayList<>();
            for (int c = 0; c + 1 < scout.edges.length; c++) {
                List<Rational> piece = rounded(chances, c);
                if (!pieces.isEmpty() && pieces.getLast().equals(piece)) cuts.removeLast();
                else pieces.add(piece);
                cuts.add(Rational.ofExactly(scout.edges[c + 1]));
            }
            rules.put(turn.index(), new HandRule(cuts, pieces));
        }
        return new HandStrategy(player, rules);
    }

    /** Short fractions that add up to 1, nothing where the chance is tiny. */
    private static List<Rational> rounded(double[][] chances, int cell) {
        long[] parts = new long[chances.length];
        int largest = 0;
        long sum = 0;
        for (int m = 0; m < parts.length; m++) {
            parts[m] = chances[m][cell] < 0.004 ? 0 : Math.round(chances[m][cell] * GRAIN);
            sum += parts[m];
            if (chances[m][cell] > chances[largest][cell]) largest = m;
        }
        parts[largest] += GRAIN - sum;
        List<Rational> piece = new ArrayList<>();
        for (long part : parts) piece.add(Rational.of(part, GRAIN));
        return piece;
    }
}
