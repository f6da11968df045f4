package hissho.poker;

import hissho.number.Rational;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The public tree of a betting game: whose turn it is, the moves, and what is paid to player I or compared at the end. */
public final class TreeFigure {

    /** A tree with more nodes is folded. */
    private static final int MOST = 60;

    private TreeFigure() {}

    public static Block of(Words words, BettingTree tree) {
        return of(words, tree, words::write);
    }

    /** The tree with its sums written in this way. */
    public static Block of(Words words, BettingTree tree, Function<Rational, String> sum) {
        List<Figure.Node> nodes = new ArrayList<>();
        add(words, tree.root(), -1, Figure.Branch.NONE, sum, nodes);
        return new Block.Picture(
                new Figure.Tree(BettingTree.PLAYERS, nodes, List.of()).folded(MOST), words.say("poker.caption.tree"));
    }

    private static void add(
            Words words,
            Betting at,
            int parent,
            Figure.Branch branch,
            Function<Rational, String> sum,
            List<Figure.Node> nodes) {
        int own = nodes.size();
        switch (at) {
            case Betting.Paid(Rational paid) ->
                nodes.add(end(parent, branch, (paid.isPositive() ? "+" : "") + sum.apply(paid)));
            case Betting.Showdown(Rational stake) -> nodes.add(end(parent, branch, "±" + sum.apply(stake)));
            case Betting.Turn turn -> {
                nodes.add(new Figure.Node(parent, branch, new Figure.Turn.Player(turn.player()), "", 0));
                for (int k = 0; k < turn.moves().size(); k++)
                    add(
                            words,
                            turn.next().get(k),
                            own,
                            new Figure.Branch(MoveNames.said(turn.moves().get(k), words), "", false),
                            sum,
                            nodes);
            }
        }
    }

    private static Figure.Node end(int parent, Figure.Branch branch, String payoff) {
        return new Figure.Node(parent, branch, new Figure.Turn.End(List.of(payoff)), "", 0);
    }
}
