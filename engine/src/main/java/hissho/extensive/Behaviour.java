package hissho.extensive;

import hissho.document.InOrder;
import hissho.document.Node;
import hissho.form.ChanceEvent;
import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/** A behaviour strategy of one player: at each of his information sets probabilities for the moves, independent of all else. */
public record Behaviour(int player, List<RationalVector> atSet) {

    public Behaviour {
        atSet = List.copyOf(atSet);
        for (RationalVector weights : atSet)
            if (!weights.isDistribution()) throw new IllegalArgumentException("not probabilities: " + weights);
    }

    /** Every move as likely as every other. */
    public static Behaviour uniform(ExtensiveGame game, int player) {
        List<RationalVector> atSet = new ArrayList<>();
        for (int set = 0; set < game.sets(player); set++) {
            int moves = game.moves(player, set);
            atSet.add(RationalVector.generate(moves, m -> Rational.of(1, moves)));
        }
        return new Behaviour(player, atSet);
    }

    /** A pure strategy; where it leaves a move open, the first. */
    public static Behaviour pure(ExtensiveGame game, int player, int[] choice) {
        List<RationalVector> atSet = new ArrayList<>();
        for (int set = 0; set < game.sets(player); set++)
            atSet.add(RationalVector.unit(game.moves(player, set), Math.max(0, choice[set])));
        return new Behaviour(player, atSet);
    }

    /** Reads a map from sets to moves to probabilities; a move that is not named has none. */
    public static Behaviour read(ExtensiveGame game, int player, Node node) {
        node.only(new LinkedHashSet<>(game.setNames(player)));
        return readFrom(game, player, node);
    }

    /** Reads a player's part of a map that may hold those of others too. */
    public static Behaviour readFrom(ExtensiveGame game, int player, Node node) {
        List<RationalVector> atSet = new ArrayList<>();
        for (int set = 0; set < game.sets(player); set++) {
            Node weights = node.get(game.setName(player, set));
            List<String> moves = game.moveNames(player, set);
            weights.only(new LinkedHashSet<>(moves));
            RationalVector probabilities = RationalVector.generate(
                    moves.size(),
                    m -> weights.find(moves.get(m)).map(Node::rational).orElse(Rational.ZERO));
            weights.probabilities(probabilities);
            atSet.add(probabilities);
        }
        return new Behaviour(player, atSet);
    }

    public Rational get(int set, int move) {
        return atSet.get(set).get(move);
    }

    /** By the names of sets and moves. */
    public Map<String, Object> named(ExtensiveGame game) {
        Map<String, Object> sets = new LinkedHashMap<>();
        for (int set = 0; set < atSet.size(); set++) {
            Map<String, Object> moves = InOrder.of();
            for (int m = 0; m < atSet.get(set).size(); m++)
                moves.put(game.moveNames(player, set).get(m), get(set, m));
            sets.put(game.setName(player, set), moves);
        }
        return sets;
    }

    /** How likely a player who plays so is to make all the own moves that lead to each node. */
    public Rational[] reach(ExtensiveGame game) {
        Rational[] reach = new Rational[game.tree().size()];
        reach[0] = Rational.ONE;
        for (int node = 1; node < reach.length; node++) {
            int parent = game.tree().parent(node);
            reach[node] = game.mover(parent) == player
                    ? reach[parent].times(get(game.setOf(parent), game.tree().moveInto(node)))
                    : reach[parent];
        }
        return reach;
    }

    /** What everybody expects at a node of chance, when they expect this after each move. */
    public static RationalVector average(ExtensiveGame game, int node, List<RationalVector> below) {
        RationalVector weights = ((ChanceEvent) game.tree().branching(node).orElseThrow()).probabilities();
        RationalVector sum = RationalVector.zero(game.players());
        for (int move = 0; move < below.size(); move++)
            sum = sum.plus(below.get(move).times(weights.get(move)));
        return sum;
    }

    /** What everybody expects when all players play so. */
    public static RationalVector expected(ExtensiveGame game, List<Behaviour> profile) {
        List<Rational[]> reach = profile.stream().map(b -> b.reach(game)).toList();
        RationalVector sum = RationalVector.zero(game.players());
        for (int end : game.tree().terminals().toArray()) {
            Rational likely = game.luck(end);
            for (Rational[] one : reach) likely = likely.times(one[end]);
            if (!likely.isZero()) sum = sum.plus(game.paid(end).times(likely));
        }
        return sum;
    }
}
