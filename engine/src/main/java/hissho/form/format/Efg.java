package hissho.form.format;

import hissho.document.BadDocument;
import hissho.form.ChanceEvent;
import hissho.form.GameTreeBuilder;
import hissho.form.InformationSet;
import hissho.form.Outcome;
import hissho.form.Players;
import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;

/**
 * Gambit's .efg format for game trees: the nodes stand in the order of a walk from the root, each with what happens there. Information sets
 * (numbered for each player apart), events and outcomes are described where they first appear.
 */
public final class Efg {

    /** The letters that begin a node: of chance, of a player, terminal. */
    private static final String NODES = "c, p, t";

    private final GambitWords words;
    private final List<List<String>> probabilities = new ArrayList<>();
    private final List<List<String>> payoffs = new ArrayList<>();

    private Efg(String text) {
        this.words = new GambitWords(text);
    }

    public static TreeFile read(String text) {
        return new Efg(text).file();
    }

    /** The title of a file, of which only the first words are looked at. */
    public static String title(String text) {
        return new Efg(text).title();
    }

    private String title() {
        return words.title("EFG", "2", "1");
    }

    public static String write(TreeFile file) {
        return new EfgWriter(file).text();
    }

    private TreeFile file() {
        String title = title();
        int line = words.line();
        List<String> names = words.names();
        if (names.isEmpty()) throw GambitWords.bad(line, "form.bad.no-players");
        String comment = words.seesName() ? words.name() : "";
        if (words.seesEnd()) throw GambitWords.bad(words.line(), "form.bad.no-nodes");
        GameTreeBuilder tree = new GameTreeBuilder(new Players(names));
        nodes(tree);
        words.end("form.bad.after-nodes");
        return new TreeFile(title, comment, tree.build(), spelling());
    }

    /** Nodes are read in the order of the tree, and so sets, events and outcomes are met in it. */
    private TreeFile.Spelling spelling() {
        boolean ours = Stream.concat(probabilities.stream(), payoffs.stream()).allMatch(List::isEmpty);
        return ours ? TreeFile.Spelling.OURS : new TreeFile.Spelling(probabilities, payoffs);
    }

    /** Every node that waits needs a word, so that a file cannot ask for more nodes than it has room for. */
    private void nodes(GameTreeBuilder tree) {
        Deque<Integer> open = new ArrayDeque<>();
        open.push(tree.root());
        while (!open.isEmpty()) {
            int node = open.pop();
            int line = words.line();
            try {
                node(tree, node);
            } catch (BadDocument bad) {
                throw bad.place().isEmpty() ? GambitWords.at(line, bad.what()) : bad;
            }
            if (open.size() + tree.moves(node) > words.left()) throw words.endsBefore(NODES);
            for (int move = tree.moves(node) - 1; move >= 0; move--) open.push(tree.child(node, move));
        }
    }

    /** What was described before may be named again with all of its description, with a part of it or by its number alone. */
    private void node(GameTreeBuilder tree, int node) {
        if (words.take("c")) {
            tree.label(node, words.name());
            int number = words.whole(0, Integer.MAX_VALUE);
            String key = Integer.toString(number);
            String name = words.seesName() ? words.name() : "";
            if (words.describes()) event(tree, node, key, name);
            else tree.chance(node, key);
            tree.numberBranching(node, number);
        } else if (words.take("p")) {
            tree.label(node, words.name());
            int player = words.whole(1, Integer.MAX_VALUE);
            int number = words.whole(0, Integer.MAX_VALUE);
            String key = "(" + player + "," + number + ")";
            String name = words.seesName() ? words.name() : "";
            if (words.describes()) tree.decide(node, key, new InformationSet(player - 1, name, words.names()));
            else tree.decide(node, key);
            tree.numberBranching(node, number);
        } else if (words.take("t")) tree.label(node, words.name());
        else throw words.unexpected(NODES);
        if (probabilities.size() < tree.branchings()) probabilities.add(List.of());
        outcome(tree, node);
    }

    /** Probabilities that programs have rounded, such as 0.333333 three times, are made to sum to one again, as they did before. */
    private void event(GameTreeBuilder tree, int node, String key, String name) {
        List<String> moves = new ArrayList<>();
        Written.Growing numbers = new Written.Growing();
        Rational rounding = Rational.ZERO;
        words.expect("{");
        while (!words.take("}")) {
            moves.add(words.name());
            rounding = rounding.plus(words.rounding());
            numbers.add(words);
        }
        Written written = numbers.written();
        RationalVector given = RationalVector.of(written.numbers());
        Rational missing = Rational.ONE.minus(given.sum());
        boolean rounded = !missing.isZero() && missing.absolute().compareTo(rounding) <= 0;
        tree.chance(node, key, new ChanceEvent(name, moves, rounded ? given.map(p -> p.over(given.sum())) : given));
        if (probabilities.size() < tree.branchings()) probabilities.add(written.spelling());
    }

    /** The number zero stands for no outcome, whatever it is called. */
    private void outcome(GameTreeBuilder tree, int node) {
        int number = words.whole(0, Integer.MAX_VALUE);
        if (number == 0) {
            if (words.seesName()) words.name();
            if (!words.sees("{")) return;
            int line = words.line();
            if (words.numbers().numbers().stream().anyMatch(x -> !x.isZero()))
                throw GambitWords.bad(line, "form.bad.null-outcome");
            return;
        }
        String key = Integer.toString(number);
        String name = words.seesName() ? words.name() : "";
        if (words.describes()) {
            Written written = words.numbers();
            tree.pay(node, key, new Outcome(name, RationalVector.of(written.numbers())));
            if (payoffs.size() < tree.outcomes()) payoffs.add(written.spelling());
        } else tree.pay(node, key);
        tree.numberOutcome(node, number);
    }
}
