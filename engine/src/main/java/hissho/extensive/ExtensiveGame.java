package hissho.extensive;

import hissho.form.ChanceEvent;
import hissho.form.GameTree;
import hissho.form.InformationSet;
import hissho.kind.Game;
import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A game tree with what every solver asks of it: each player's information sets, what is paid and how likely chance leads there, and
 * the sequence of own choices behind each node.
 *
 * <p>The information sets of a player are numbered from 0 in the order of the tree. A player's sequences are numbered too: 0 is the
 * empty one, then come the moves of the first set, of the second, and so on (von Stengel). Names of sets and moves are made unique
 * where the tree's own labels are empty or used twice.
 */
public final class ExtensiveGame implements Game {

    private final GameTree tree;
    private final int[][] sets;
    /** Of each branching its number among the sets of its player; -1 for an event of chance. */
    private final int[] numbers;
    /** Of each branching the sequence that its first move makes, for its player. */
    private final int[] firstSequences;

    private final int[] sequenceCounts;
    private final List<String> playerNames;
    private final String[] names;
    private final List<List<String>> moveNames;
    private final RationalVector[] paid;
    private final Rational[] luck;
    /** Player by player, the last own sequence before each node. */
    private final int[][] before;

    public ExtensiveGame(GameTree tree) {
        this.tree = tree;
        int players = tree.players().count();
        int branchings = tree.branchings().size();
        this.numbers = new int[branchings];
        this.firstSequences = new int[branchings];
        this.sequenceCounts = new int[players];
        Arrays.fill(sequenceCounts, 1);
        List<List<Integer>> own = new ArrayList<>();
        for (int i = 0; i < players; i++) own.add(new ArrayList<>());
        for (int b = 0; b < branchings; b++) {
            numbers[b] = -1;
            if (!(tree.branchings().get(b) instanceof InformationSet set)) continue;
            numbers[b] = own.get(set.player()).size();
            own.get(set.player()).add(b);
            firstSequences[b] = sequenceCounts[set.player()];
            sequenceCounts[set.player()] += set.moves().size();
        }
        this.sets = own.stream()
                .map(list -> list.stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new);
        this.playerNames = Telling.players(tree.players().names());
        this.names = Telling.sets(tree, playerNames, numbers);
        this.moveNames = tree.branchings().stream().map(Telling::moves).toList();
        this.paid = new RationalVector[tree.size()];
        this.luck = new Rational[tree.size()];
        this.before = new int[players][tree.size()];
        walk();
    }

    private void walk() {
        RationalVector nothing = RationalVector.zero(tree.players().count());
        for (int node = 0; node < tree.size(); node++) {
            int parent = tree.parent(node);
            RationalVector so = parent < 0 ? nothing : paid[parent];
            int outcome = tree.outcomeNumber(node);
            paid[node] = outcome < 0 ? so : so.plus(tree.outcomes().get(outcome).payoffs());
            luck[node] = parent < 0 ? Rational.ONE : luck[parent];
            if (parent < 0) continue;
            for (int[] last : before) last[node] = last[parent];
            int branching = tree.branchingNumber(parent);
            switch (tree.branchings().get(branching)) {
                case ChanceEvent event ->
                    luck[node] = luck[parent].times(event.probabilities().get(tree.moveInto(node)));
                case InformationSet set -> before[set.player()][node] = firstSequences[branching] + tree.moveInto(node);
            }
        }
    }

    public GameTree tree() {
        return tree;
    }

    public int players() {
        return sets.length;
    }

    /** What a player is called; by number where the tree's names do not tell. */
    public String player(int player) {
        return playerNames.get(player);
    }

    /** How many information sets a player has. */
    public int sets(int player) {
        return sets[player].length;
    }

    /** The branching behind a player's information set. */
    public int branching(int player, int set) {
        return sets[player][set];
    }

    /** The number of a node's information set among those of its player. */
    public int setOf(int node) {
        return numbers[tree.branchingNumber(node)];
    }

    public String setName(int player, int set) {
        return names[sets[player][set]];
    }

    public List<String> setNames(int player) {
        return IntStream.range(0, sets(player))
                .mapToObj(s -> setName(player, s))
                .toList();
    }

    public int moves(int player, int set) {
        return moveNames.get(sets[player][set]).size();
    }

    public List<String> moveNames(int player, int set) {
        return moveNames.get(sets[player][set]);
    }

    /** The names of the moves at an inner node. */
    public List<String> moveNamesAt(int node) {
        return moveNames.get(tree.branchingNumber(node));
    }

    /** How many sequences a player has, the empty one included. */
    public int sequences(int player) {
        return sequenceCounts[player];
    }

    /** The sequence a player has made by this move of this set. */
    public int sequence(int player, int set, int move) {
        return firstSequences[sets[player][set]] + move;
    }

    /** The last sequence a player has made before a node. */
    public int sequenceBefore(int player, int node) {
        return before[player][node];
    }

    /** The last sequence a player has made before the first node of an information set; the empty one where the set has no node. */
    public int pastOf(int player, int set) {
        return hasNode(player, set) ? before[player][firstNode(player, set)] : 0;
    }

    /**
     * The information sets of a player, those that others lead to before these, if he has perfect recall. The numbers of the sets need not
     * do: in a tree without repetition they are those of the tree it came from.
     */
    public int[] fromTheEnd(int player) {
        long[] byNode = IntStream.range(0, sets(player))
                .mapToLong(set -> ((hasNode(player, set) ? firstNode(player, set) + 1L : 0L) << 32) + set)
                .sorted()
                .toArray();
        return IntStream.range(0, byNode.length)
                .map(k -> (int) byNode[byNode.length - 1 - k])
                .toArray();
    }

    /** Whether a play can come to a set: not where only choices lead to it that contradict each other. */
    public boolean hasNode(int player, int set) {
        return tree.firstMember(sets[player][set]).isPresent();
    }

    /** The first node of a player's information set that has one. */
    public int firstNode(int player, int set) {
        return tree.firstMember(sets[player][set]).orElseThrow();
    }

    /** What everybody has been paid when a node is reached. */
    public RationalVector paid(int node) {
        return paid[node];
    }

    /** How likely chance is to lead to a node if the players do all they can to get there. */
    public Rational luck(int node) {
        return luck[node];
    }

    /** Whose turn it is at a node: a player, or -1 for chance and at the end. */
    public int mover(int node) {
        return tree.branching(node).orElse(null) instanceof InformationSet set ? set.player() : -1;
    }

    public boolean isChance(int node) {
        return tree.branching(node).orElse(null) instanceof ChanceEvent;
    }

    /** The names of the moves that lead to a node. */
    public List<String> path(int node) {
        List<String> path = new ArrayList<>();
        for (int at = node; tree.parent(at) >= 0; at = tree.parent(at))
            path.add(moveNamesAt(tree.parent(at)).get(tree.moveInto(at)));
        return path.reversed();
    }

    /** What all players together receive at every end, where that is always the same. */
    public Optional<Rational> constantSum() {
        Optional<Rational> sum = Optional.empty();
        for (int node = 0; node < tree.size(); node++) {
            if (!tree.isTerminal(node)) continue;
            Rational here = paid[node].sum();
            if (sum.isPresent() && !sum.get().equals(here)) return Optional.empty();
            sum = Optional.of(here);
        }
        return sum;
    }

    public boolean isZeroSum() {
        return players() == 2 && constantSum().filter(Rational::isZero).isPresent();
    }
}
