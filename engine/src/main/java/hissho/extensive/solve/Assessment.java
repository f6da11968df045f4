package hissho.extensive.solve;

import hissho.document.Node;
import hissho.extensive.Behaviour;
import hissho.extensive.ExtensiveGame;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A profile of behaviour strategies together with beliefs (Kreps and Wilson): at each information set, how likely its player thinks each of
 * its nodes.
 *
 * @param profile the behaviour of every player
 * @param beliefs for each player and each of his sets the probabilities of its nodes, in the order of the tree
 */
public record Assessment(List<Behaviour> profile, List<List<RationalVector>> beliefs) {

    public Assessment {
        profile = List.copyOf(profile);
        beliefs = beliefs.stream().map(List::copyOf).toList();
    }

    /** Reads a map from the sets of all players to moves to probabilities. */
    public static List<Behaviour> readProfile(ExtensiveGame game, Node node) {
        node.only(names(game));
        List<Behaviour> profile = new ArrayList<>();
        for (int i = 0; i < game.players(); i++) profile.add(Behaviour.readFrom(game, i, node));
        return profile;
    }

    private static Set<String> names(ExtensiveGame game) {
        Set<String> names = new LinkedHashSet<>();
        for (int i = 0; i < game.players(); i++) names.addAll(game.setNames(i));
        return names;
    }

    /** Reads beliefs as a map from sets to probabilities; a set of one node need not be named. */
    public static List<List<RationalVector>> readBeliefs(ExtensiveGame game, Node node) {
        node.only(names(game));
        List<List<RationalVector>> all = new ArrayList<>();
        for (int i = 0; i < game.players(); i++) {
            List<RationalVector> own = new ArrayList<>();
            for (int set = 0; set < game.sets(i); set++) {
                int size = members(game, i, set).length;
                Optional<Node> given = node.find(game.setName(i, set));
                if (given.isEmpty() && size == 1) {
                    own.add(RationalVector.of(1));
                    continue;
                }
                Node written = node.get(game.setName(i, set));
                RationalVector belief = written.vector();
                if (belief.size() != size) throw written.badSize(size, size, belief.size());
                written.probabilities(belief);
                own.add(belief);
            }
            all.add(own);
        }
        return all;
    }

    public static int[] members(ExtensiveGame game, int player, int set) {
        return game.tree().members(game.branching(player, set)).toArray();
    }

    /** How likely each node is when everybody plays so. */
    private static Rational[] reach(ExtensiveGame game, List<Behaviour> profile) {
        Rational[] reach = new Rational[game.tree().size()];
        for (int node = 0; node < reach.length; node++) reach[node] = game.luck(node);
        for (Behaviour behaviour : profile) {
            Rational[] own = behaviour.reach(game);
            for (int node = 0; node < reach.length; node++)
                if (!reach[node].isZero()) reach[node] = reach[node].times(own[node]);
        }
        return reach;
    }

    /** What Bayes' rule makes each player believe at the sets that are reached. */
    public static Map<String, RationalVector> bayes(ExtensiveGame game, List<Behaviour> profile) {
        Rational[] reach = reach(game, profile);
        Map<String, RationalVector> beliefs = new LinkedHashMap<>();
        for (int i = 0; i < game.players(); i++)
            for (int set = 0; set < game.sets(i); set++) {
                int[] nodes = members(game, i, set);
                RationalVector weights = RationalVector.generate(nodes.length, k -> reach[nodes[k]]);
                Rational sum = weights.sum();
                if (!sum.isZero()) beliefs.put(game.setName(i, set), weights.map(w -> w.over(sum)));
            }
        return beliefs;
    }

    /** A better move at a set, given what its player believes there. */
    public record Better(int player, int set, int move, Rational gain) {}

    /**
     * The first set at which its player gains by another move, when he believes what he is said to believe and everybody goes on as
     * said. With perfect recall nobody then gains by changing several moves either.
     */
    public Optional<Better> better(ExtensiveGame game, Progress progress) {
        RationalVector[] worth = new RationalVector[game.tree().size()];
        for (int node = worth.length - 1; node >= 0; node--) {
            progress.check();
            if (game.tree().isTerminal(node)) {
                worth[node] = game.paid(node);
                continue;
            }
            List<RationalVector> below = new ArrayList<>();
            for (int move = 0; move < game.tree().moves(node); move++)
                below.add(worth[game.tree().child(node, move)]);
            if (game.isChance(node)) {
                worth[node] = Behaviour.average(game, node, below);
                continue;
            }
            RationalVector weights = profile.get(game.mover(node)).atSet().get(game.setOf(node));
            RationalVector sum = RationalVector.zero(game.players());
            for (int move : weights.support()) sum = sum.plus(below.get(move).times(weights.get(move)));
            worth[node] = sum;
        }
        for (int i = 0; i < game.players(); i++)
            for (int set = 0; set < game.sets(i); set++) {
                int[] nodes = members(game, i, set);
                RationalVector belief = beliefs.get(i).get(set);
                Rational stays = Rational.ZERO;
                for (int k = 0; k < nodes.length; k++)
                    stays = stays.plus(belief.get(k).times(worth[nodes[k]].get(i)));
                for (int move = 0; move < game.moves(i, set); move++) {
                    Rational moved = Rational.ZERO;
                    for (int k = 0; k < nodes.length; k++)
                        moved = moved.plus(belief.get(k).times(worth[game.tree().child(nodes[k], move)].get(i)));
                    if (moved.compareTo(stays) > 0) return Optional.of(new Better(i, set, move, moved.minus(stays)));
                }
            }
        return Optional.empty();
    }
}
