package hissho.extensive.question;

import hissho.extensive.Behaviour;
import hissho.extensive.ExtensiveGame;
import hissho.form.ChanceEvent;
import hissho.form.GameTree;
import hissho.form.InformationSet;
import hissho.number.Rational;
import hissho.report.Figure;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Kuhn's drawing of a tree: whose turn it is, what cannot be told apart, what is paid, and how it is played best. */
public final class TreeFigure {

    /** More nodes than this are folded. */
    static final int MOST = 80;

    private TreeFigure() {}

    public static Figure.Tree of(ExtensiveGame game, Optional<List<Behaviour>> play, Words words) {
        return of(game, node -> branch(game, node, play, words), words);
    }

    /** The tree with all ways marked that lead to one of these nodes. */
    static Figure.Tree seen(ExtensiveGame game, List<Integer> possible, Words words) {
        Set<Integer> marked = new HashSet<>();
        for (int node : possible)
            for (int at = node; at >= 0 && marked.add(at); ) at = game.tree().parent(at);
        return of(
                game,
                node -> {
                    Figure.Branch plain = branch(game, node, Optional.empty(), words);
                    return new Figure.Branch(plain.move(), plain.probability(), marked.contains(node));
                },
                words);
    }

    private static Figure.Tree of(ExtensiveGame game, IntFunction<Figure.Branch> branch, Words words) {
        GameTree tree = game.tree();
        boolean zeroSum = game.isZeroSum();
        List<Figure.Node> nodes = new ArrayList<>();
        for (int node = 0; node < tree.size(); node++)
            nodes.add(new Figure.Node(
                    tree.parent(node), branch.apply(node), turn(game, node, zeroSum, words), tree.label(node), 0));
        List<Figure.InformationSet> sets = new ArrayList<>();
        for (int player = 0; player < game.players(); player++)
            for (int set = 0; set < game.sets(player); set++)
                sets.add(new Figure.InformationSet(
                        game.setName(player, set),
                        tree.members(game.branching(player, set)).boxed().toList()));
        List<String> players =
                IntStream.range(0, game.players()).mapToObj(game::player).toList();
        return new Figure.Tree(players, nodes, sets).folded(MOST);
    }

    private static Figure.Branch branch(ExtensiveGame game, int node, Optional<List<Behaviour>> play, Words words) {
        int parent = game.tree().parent(node);
        if (parent < 0) return Figure.Branch.NONE;
        int move = game.tree().moveInto(node);
        String label = game.tree().branching(parent).orElseThrow().moves().get(move);
        if (game.tree().branching(parent).orElseThrow() instanceof ChanceEvent event) {
            Rational probability = event.probabilities().get(move);
            return new Figure.Branch(label, words.brief(probability), play.isPresent() && probability.isPositive());
        }
        if (play.isEmpty()) return new Figure.Branch(label, "", false);
        Rational probability = play.get().get(game.mover(parent)).get(game.setOf(parent), move);
        boolean mixes = probability.isPositive() && !probability.equals(Rational.ONE);
        return new Figure.Branch(label, mixes ? words.brief(probability) : "", probability.isPositive());
    }

    private static Figure.Turn turn(ExtensiveGame game, int node, boolean zeroSum, Words words) {
        if (game.tree().isTerminal(node)) {
            List<String> payoffs = game.paid(node).stream().map(words::brief).toList();
            return new Figure.Turn.End(zeroSum ? payoffs.subList(0, 1) : payoffs);
        }
        return game.tree().branching(node).orElseThrow() instanceof InformationSet set
                ? new Figure.Turn.Player(set.player())
                : new Figure.Turn.Chance();
    }
}
