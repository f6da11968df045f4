package hissho.bench;

import hissho.document.InOrder;
import hissho.document.Node;
import hissho.kind.Kind;
import hissho.kind.Solved;
import hissho.number.Rational;
import hissho.poker.PokerKinds;
import hissho.progress.Progress;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * Betting trees with more and more actions: von Neumann's poker with the bets 1, 2, 4 ..., and pot-limit poker with more and more raises.
 * Solving and certifying are timed together. Arguments: the most bet sizes (default 12), the most raises (default 6).
 */
public final class BettingTreeBenchmark {

    private BettingTreeBenchmark() {}

    public static void main(String[] arguments) {
        int sizes = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 12;
        int raises = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 6;
        solve(Map.of("tree", bets(2))); // the compiler warms up
        System.out.printf("%-12s %6s %8s %14s %14s %10s%n", "tree", "turns", "proved", "lower", "upper", "ms");
        for (int k = 1; k <= sizes; k++) line("bets " + k, bets(k));
        for (int k = 0; k <= raises; k++) line("raises " + k, raised(1, 3, 1, k));
    }

    private static void line(String name, Map<String, Object> tree) {
        long start = System.nanoTime();
        Solved solved = solve(Map.of("tree", tree));
        if (!solved.certificate().holds()) throw new AssertionError("not certified: " + name);
        double time = (System.nanoTime() - start) / 1e6;
        int turns = solved.facts().get("turns", Integer.class);
        Measured.growth(name.substring(0, name.indexOf(' ')) + ", turns", turns, time / 1e3);
        System.out.printf(
                Locale.ROOT,
                "%-12s %6d %8s %14.8f %14.8f %10.1f%n",
                name,
                turns,
                solved.facts().get("proved", Boolean.class),
                solved.facts().get("lower", Rational.class).doubleValue(),
                solved.facts().get("upper", Rational.class).doubleValue(),
                time);
    }

    private static Solved solve(Map<String, Object> document) {
        Kind<?> kind = PokerKinds.all().stream()
                .filter(each -> each.name().equals("betting-tree"))
                .findFirst()
                .orElseThrow();
        return Solved.of(kind, Node.root(document), Progress.none());
    }

    private static Map<String, Object> bets(int sizes) {
        Map<String, Object> moves = new LinkedHashMap<>();
        moves.put("check", "+-1");
        for (int k = 0; k < sizes; k++)
            moves.put("bet " + (1 << k), Map.of("II", InOrder.of("fold", "+1", "call", "+-" + ((1 << k) + 1))));
        return Map.of("I", moves);
    }

    /** A player who owes a bet folds, calls or raises by the pot; each has put in so much. */
    private static Map<String, Object> raised(long own, long other, int player, int left) {
        Map<String, Object> moves = InOrder.of("fold", (player == 0 ? "-" : "+") + own, "call", "+-" + other);
        if (left > 0) moves.put("raise", raised(other, 3 * other, 1 - player, left - 1));
        return Map.of(player == 0 ? "I" : "II", moves);
    }
}
