package hissho.bench;

import hissho.extensive.ExtensiveGame;
import hissho.extensive.named.NamedTrees;
import hissho.extensive.solve.BackwardInduction;
import hissho.extensive.solve.RegretMinimisation;
import hissho.extensive.solve.SequenceForm;
import hissho.form.GameTree;
import hissho.form.format.Efg;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.Locale;
import java.util.Map;

/**
 * Game trees: one-card poker of 13 to 100 ranks exactly by the sequence form, Leduc poker exactly and by regret minimisation to
 * exploitabilities of 1/10 to 1/1000, backward induction over up to ten million nodes that are never stored, and opening .efg files of up to
 * a million nodes.
 * Argument: the most ranks (default 100).
 */
public final class TreeBenchmark {

    private static final int[] RANKS = {13, 25, 50, 75, 100};

    private TreeBenchmark() {}

    public static void main(String[] arguments) {
        int most = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 100;
        System.out.printf("%-34s %10s %14s %10s%n", "game", "nodes", "value", "ms");
        for (int ranks : RANKS)
            if (ranks <= most)
                Measured.growth(
                        "one-card poker exactly, ranks",
                        ranks,
                        exact("one-card poker, " + ranks + " ranks", Map.of("kind", "kuhn-poker", "deck", ranks)));
        exact("Leduc poker", Map.of("kind", "leduc"));
        for (int parts : new int[] {10, 100, 1000}) nearly(parts);
        for (int levels = 5; levels <= 7; levels++) walked(levels);
        for (int levels = 13; levels <= 19; levels += 3) opened(levels);
    }

    private static double line(String game, long nodes, String value, long start) {
        double seconds = (System.nanoTime() - start) / 1e9;
        System.out.printf(Locale.ROOT, "%-34s %10d %14s %10.0f%n", game, nodes, value, seconds * 1e3);
        return seconds;
    }

    private static double exact(String name, Map<String, Object> document) {
        ExtensiveGame game = new ExtensiveGame(NamedTrees.grown(document));
        long start = System.nanoTime();
        SequenceForm solved = SequenceForm.solve(game, Progress.none());
        return line(name + ", exactly", game.tree().size(), solved.value().toDecimal(8), start);
    }

    private static void nearly(int parts) {
        ExtensiveGame game = new ExtensiveGame(NamedTrees.grown(Map.of("kind", "leduc")));
        long start = System.nanoTime();
        RegretMinimisation found = RegretMinimisation.of(game, Rational.of(1, parts), Progress.none());
        double seconds = line(
                "Leduc poker, " + found.rounds() + " rounds to 1/" + parts,
                game.tree().size(),
                found.lower().plus(found.upper()).over(2).toDecimal(8),
                start);
        Measured.growth("Leduc poker by regrets, one over the exploitability", parts, seconds);
    }

    /** A tree of ten branches and seven levels, whose payoffs come from the path. */
    private static final class Paths implements WalkedTree.Cursor {

        private final int levels;
        private final int[] path;
        private int depth;
        private long nodes = 1;

        Paths(int levels) {
            this.levels = levels;
            this.path = new int[levels];
        }

        @Override
        public int moves() {
            return depth == levels ? 0 : 10;
        }

        @Override
        public boolean isFirst() {
            return depth % 2 == 0;
        }

        @Override
        public long payoff() {
            long mixed = 17;
            for (int move : path) mixed = (mixed * 31 + move) * 0x9E3779B97F4A7C15L;
            return Math.floorMod(mixed >> 20, 1000);
        }

        @Override
        public void down(int move) {
            path[depth++] = move;
            nodes++;
        }

        @Override
        public void up() {
            depth--;
        }
    }

    private static void walked(int levels) {
        if (WalkedTree.value(new Paths(4), Progress.none()) != plain(new Paths(4)))
            throw new AssertionError("the walk and the recursion do not agree");
        Paths paths = new Paths(levels);
        long start = System.nanoTime();
        long value = WalkedTree.value(paths, Progress.none());
        double seconds = line("backward induction, not stored", paths.nodes, Long.toString(value), start);
        Measured.growth("backward induction, nodes that are not stored", (double) paths.nodes, seconds);
    }

    /** The same by plain recursion. */
    private static long plain(WalkedTree.Cursor at) {
        int moves = at.moves();
        if (moves == 0) return at.payoff();
        boolean first = at.isFirst();
        long best = first ? Long.MIN_VALUE : Long.MAX_VALUE;
        for (int move = 0; move < moves; move++) {
            at.down(move);
            long value = plain(at);
            at.up();
            best = first ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }

    private static void opened(int levels) {
        StringBuilder text = new StringBuilder("EFG 2 R \"\" { \"A\" \"B\" }\n\"\"\n");
        grow(text, levels, new int[2]);
        long start = System.nanoTime();
        GameTree tree = Efg.read(text.toString()).tree();
        double seconds = line("an .efg of " + (text.length() >> 10) + " kB, opened", tree.size(), "", start);
        Measured.growth("an .efg file opened, nodes", tree.size(), seconds);
        start = System.nanoTime();
        ExtensiveGame game = new ExtensiveGame(tree);
        String paid = BackwardInduction.one(game, Progress.none()).payoff().toString();
        line("and solved by backward induction", tree.size(), paid, start);
    }

    /** A full binary tree, the players in turn. */
    private static void grow(StringBuilder text, int levels, int[] counts) {
        if (levels == 0) {
            int outcome = ++counts[1];
            text.append("t \"\" ")
                    .append(outcome)
                    .append(" \"\" { ")
                    .append(outcome % 19)
                    .append(", ");
            text.append(outcome % 23).append(" }\n");
            return;
        }
        text.append("p \"\" ").append(levels % 2 + 1).append(' ').append(++counts[0]);
        text.append(" \"\" { \"a\" \"b\" } 0\n");
        grow(text, levels - 1, counts);
        grow(text, levels - 1, counts);
    }
}
