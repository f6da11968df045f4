package hissho.extensive;

import hissho.fact.NotAnswered;
import hissho.progress.Progress;
import hissho.words.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The pure strategies of a player: a move for each information set, or, in the reduced form, for those sets only that the strategy
 * itself does not exclude. Each is a list of moves by set, with {@link #OPEN} where the reduced form leaves one open.
 */
public final class PureStrategies {

    /** Longer counts are not written out. */
    public static final int MOST_BITS = 200;

    /** No move is fixed here, because the strategy never gets here. */
    public static final int OPEN = -1;

    /** More are never listed. */
    public static final int MOST = 250_000;

    private PureStrategies() {}

    /** How many there are: the product of the numbers of moves. */
    public static BigInteger count(ExtensiveGame game, int player) {
        Map<Integer, Integer> sets = new TreeMap<>();
        for (int set = 0; set < game.sets(player); set++) sets.merge(game.moves(player, set), 1, Integer::sum);
        BigInteger count = BigInteger.ONE;
        for (Map.Entry<Integer, Integer> alike : sets.entrySet())
            count = count.multiply(BigInteger.valueOf(alike.getKey()).pow(alike.getValue()));
        return count;
    }

    /** How many there are when those count as one that differ only where they themselves never get. */
    public static BigInteger reducedCount(ExtensiveGame game, int player, Progress progress) {
        if (!Information.hasPerfectRecall(game, player))
            return BigInteger.valueOf(reduced(game, player, progress).size());
        BigInteger[] below = new BigInteger[game.sequences(player)];
        Arrays.fill(below, BigInteger.ONE);
        for (int set : game.fromTheEnd(player)) {
            if (!game.hasNode(player, set)) continue;
            BigInteger sum = BigInteger.ZERO;
            for (int move = 0; move < game.moves(player, set); move++)
                sum = sum.add(below[game.sequence(player, set, move)]);
            int past = game.pastOf(player, set);
            below[past] = below[past].multiply(sum);
        }
        return below[0];
    }

    /** All of them, the move at the last set changing fastest. */
    public static List<int[]> all(ExtensiveGame game, int player, Progress progress) {
        BigInteger count = count(game, player);
        refuseBeyond(count, MOST);
        List<int[]> all = new ArrayList<>(count.intValueExact());
        int[] choice = new int[game.sets(player)];
        while (true) {
            progress.check();
            all.add(choice.clone());
            int set = choice.length - 1;
            while (set >= 0 && ++choice[set] == game.moves(player, set)) choice[set--] = 0;
            if (set < 0) return all;
        }
    }

    /**
     * The reduced ones. A set is open as long as no node of it can be reached by the moves fixed so far; the first that can be is
     * given each of its moves in turn.
     */
    public static List<int[]> reduced(ExtensiveGame game, int player, Progress progress) {
        List<List<int[]>> needs = needs(game, player);
        List<int[]> done = new ArrayList<>();
        List<int[]> waiting = new ArrayList<>();
        int[] none = new int[game.sets(player)];
        Arrays.fill(none, OPEN);
        waiting.add(none);
        while (!waiting.isEmpty()) {
            progress.check();
            int[] choice = waiting.removeLast();
            int set = 0;
            while (set < choice.length && (choice[set] != OPEN || !canReach(needs.get(set), choice))) set++;
            if (set == choice.length) {
                done.add(choice);
                refuseBeyond(BigInteger.valueOf(done.size()), MOST);
                continue;
            }
            for (int move = game.moves(player, set) - 1; move >= 0; move--) {
                int[] more = choice.clone();
                more[set] = move;
                waiting.add(more);
            }
        }
        done.sort(Arrays::compare);
        return done;
    }

    /** For each set and each of its nodes, the own moves on the way there as set and move in turn. */
    private static List<List<int[]>> needs(ExtensiveGame game, int player) {
        List<List<int[]>> needs = new ArrayList<>();
        for (int set = 0; set < game.sets(player); set++)
            needs.add(game.tree()
                    .members(game.branching(player, set))
                    .mapToObj(node -> ownMoves(game, player, node))
                    .toList());
        return needs;
    }

    /** The own moves on the way to a node, last first, as set and move in turn. */
    public static int[] ownMoves(ExtensiveGame game, int player, int node) {
        List<Integer> moves = new ArrayList<>();
        for (int at = node; game.tree().parent(at) >= 0; at = game.tree().parent(at)) {
            int parent = game.tree().parent(at);
            if (game.mover(parent) != player) continue;
            moves.add(game.setOf(parent));
            moves.add(game.tree().moveInto(at));
        }
        return moves.stream().mapToInt(Integer::intValue).toArray();
    }

    private static boolean canReach(List<int[]> nodes, int[] choice) {
        return nodes.stream().anyMatch(own -> allows(choice, own));
    }

    /** Whether a strategy makes all these own moves. */
    public static boolean allows(int[] choice, int[] own) {
        for (int k = 0; k < own.length; k += 2) if (choice[own[k]] != own[k + 1]) return false;
        return true;
    }

    /** The moves of a strategy in brackets; those left open are a star. */
    public static String label(ExtensiveGame game, int player, int[] choice) {
        return IntStream.range(0, choice.length)
                .mapToObj(set -> move(game, player, choice, set))
                .collect(Collectors.joining(",", "(", ")"));
    }

    /** The moves of a strategy one after the other; where there are several, without what all moves of a set begin with. */
    public static String shortLabel(ExtensiveGame game, int player, int[] choice) {
        if (choice.length == 1) return move(game, player, choice, 0);
        return IntStream.range(0, choice.length)
                .mapToObj(set -> move(game, player, choice, set).substring(shared(game, player, choice, set)))
                .collect(Collectors.joining());
    }

    /** How many letters all moves of a set begin with, short of a whole move. */
    private static int shared(ExtensiveGame game, int player, int[] choice, int set) {
        List<String> moves = game.moveNames(player, set);
        if (choice[set] == OPEN || moves.size() == 1) return 0;
        String first = moves.getFirst();
        int shared = 0;
        while (isShared(moves, first, shared)) shared++;
        return shared;
    }

    private static boolean isShared(List<String> moves, String first, int at) {
        return moves.stream()
                .allMatch(move -> move.length() > at + 1 && first.length() > at && move.charAt(at) == first.charAt(at));
    }

    private static String move(ExtensiveGame game, int player, int[] choice, int set) {
        return choice[set] == OPEN ? "*" : game.moveNames(player, set).get(choice[set]);
    }

    public static void refuseBeyond(BigInteger count, long most) {
        if (count.compareTo(BigInteger.valueOf(most)) > 0)
            throw new NotAnswered(Message.of("extensive.too-large", readable(count), most));
    }

    /** The count, or where nobody would read it to the end, its size. */
    private static Object readable(BigInteger count) {
        return count.bitLength() <= MOST_BITS
                ? count
                : "≈ 10^" + Math.round(Math.floor(count.bitLength() * Math.log10(2)));
    }
}
