package hissho.extensive.solve;

import hissho.extensive.Behaviour;
import hissho.extensive.ExtensiveGame;
import hissho.extensive.PureStrategies;
import hissho.fact.NotAnswered;
import hissho.form.ChanceEvent;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Backward induction on a tree with perfect information, with all ties (Zermelo, Kuhn): for each node what its subgame-perfect
 * equilibria pay, and how many there are.
 *
 * <p>Where a player is indifferent, both moves lead on; what he does then matters to those who moved before him. So a node may have
 * several payoffs. In a zero-sum game all equilibria of a node pay the same, its value.
 */
public final class BackwardInduction {

    /** A node with more different equilibrium payoffs than this is not worked out. */
    static final int MOST_PAYOFFS = 2_000;

    /** How long the counts of equilibria at all nodes may be together. */
    private static final long MOST_BITS = 1L << 30;

    /** A pure profile with a move for each decision node, as sets by player, and what it pays. */
    public record Plan(List<int[]> choices, RationalVector payoff) {

        /** The move at a node that is somebody's. */
        public int chosen(ExtensiveGame game, int node) {
            return choices.get(game.mover(node))[game.setOf(node)];
        }

        /** What it pays from each node on, added up from the end by the rules alone. */
        public List<RationalVector> worth(ExtensiveGame game, Progress progress) {
            RationalVector[] worth = new RationalVector[game.tree().size()];
            for (int node = worth.length - 1; node >= 0; node--) {
                progress.check();
                int at = node;
                if (game.tree().isTerminal(node)) worth[node] = game.paid(node);
                else if (game.isChance(node))
                    worth[node] = Behaviour.average(
                            game,
                            node,
                            IntStream.range(0, game.tree().moves(node))
                                    .mapToObj(move -> worth[game.tree().child(at, move)])
                                    .toList());
                else worth[node] = worth[game.tree().child(node, chosen(game, node))];
            }
            return List.of(worth);
        }
    }

    private final ExtensiveGame game;
    /** Node by node, how many equilibria of its subgame pay so much. */
    private final List<Map<RationalVector, BigInteger>> payoffs;

    private BackwardInduction(ExtensiveGame game, List<Map<RationalVector, BigInteger>> payoffs) {
        this.game = game;
        this.payoffs = payoffs;
    }

    public static BackwardInduction of(ExtensiveGame game, Progress progress) {
        if (!game.tree().hasPerfectInformation())
            throw new NotAnswered(Message.of("extensive.not-perfect-information"));
        int size = game.tree().size();
        @SuppressWarnings({"unchecked", "rawtypes"})
        Map<RationalVector, BigInteger>[] payoffs = new Map[size];
        long bits = 0;
        for (int node = size - 1; node >= 0; node--) {
            progress.check();
            payoffs[node] = game.tree().isTerminal(node)
                    ? Map.of(game.paid(node), BigInteger.ONE)
                    : game.isChance(node) ? average(game, node, payoffs) : choice(game, node, payoffs);
            if (payoffs[node].size() > MOST_PAYOFFS)
                throw new NotAnswered(Message.of("extensive.too-many-payoffs", MOST_PAYOFFS));
            for (BigInteger count : payoffs[node].values()) bits += count.bitLength();
            if (bits > MOST_BITS) throw new NotAnswered(Message.of("extensive.too-many-equilibria"));
        }
        return new BackwardInduction(game, List.of(payoffs));
    }

    /** Each equilibrium of the node is one of every subgame below: their payoffs are averaged in all combinations. */
    private static Map<RationalVector, BigInteger> average(
            ExtensiveGame game, int node, Map<RationalVector, BigInteger>[] payoffs) {
        RationalVector weights = ((ChanceEvent) game.tree().branching(node).orElseThrow()).probabilities();
        Map<RationalVector, BigInteger> sums = Map.of(RationalVector.zero(game.players()), BigInteger.ONE);
        for (int move = 0; move < weights.size(); move++) {
            Map<RationalVector, BigInteger> more = new LinkedHashMap<>();
            Rational weight = weights.get(move);
            for (var sum : sums.entrySet())
                for (var below : payoffs[game.tree().child(node, move)].entrySet())
                    more.merge(
                            sum.getKey().plus(below.getKey().times(weight)),
                            sum.getValue().multiply(below.getValue()),
                            BigInteger::add);
            if (more.size() > MOST_PAYOFFS)
                throw new NotAnswered(Message.of("extensive.too-many-payoffs", MOST_PAYOFFS));
            sums = more;
        }
        return sums;
    }

    /** A move is played in equilibrium when none of the others, as its subgame is played, pays the mover more. */
    private static Map<RationalVector, BigInteger> choice(
            ExtensiveGame game, int node, Map<RationalVector, BigInteger>[] payoffs) {
        int mover = game.mover(node);
        Map<RationalVector, BigInteger> found = new LinkedHashMap<>();
        for (int move = 0; move < game.tree().moves(node); move++)
            for (var chosen : payoffs[game.tree().child(node, move)].entrySet()) {
                BigInteger count = chosen.getValue();
                for (int other = 0; other < game.tree().moves(node) && count.signum() > 0; other++)
                    if (other != move)
                        count = count.multiply(notAbove(
                                payoffs[game.tree().child(node, other)],
                                mover,
                                chosen.getKey().get(mover)));
                if (count.signum() > 0) found.merge(chosen.getKey(), count, BigInteger::add);
            }
        return found;
    }

    private static BigInteger notAbove(Map<RationalVector, BigInteger> payoffs, int mover, Rational most) {
        BigInteger sum = BigInteger.ZERO;
        for (var payoff : payoffs.entrySet())
            if (payoff.getKey().get(mover).compareTo(most) <= 0) sum = sum.add(payoff.getValue());
        return sum;
    }

    /** What the equilibria of the subgame at a node pay. */
    public List<RationalVector> payoffs(int node) {
        return List.copyOf(payoffs.get(node).keySet());
    }

    public List<RationalVector> payoffs() {
        return payoffs(0);
    }

    /** How many pure subgame-perfect equilibria there are; at a set that no play comes to, every move is one. */
    public BigInteger count() {
        BigInteger count = payoffs.getFirst().values().stream().reduce(BigInteger.ZERO, BigInteger::add);
        for (int i = 0; i < game.players(); i++)
            for (int set = 0; set < game.sets(i); set++)
                if (!game.hasNode(i, set)) count = count.multiply(BigInteger.valueOf(game.moves(i, set)));
        return count;
    }

    /** The moves at a node that some equilibrium of its subgame plays. */
    public List<Integer> moves(int node) {
        int mover = game.mover(node);
        List<Integer> best = new ArrayList<>();
        for (int move = 0; move < game.tree().moves(node); move++) {
            int child = game.tree().child(node, move);
            Rational most = payoffs(child).stream()
                    .map(p -> p.get(mover))
                    .max(Rational::compareTo)
                    .orElseThrow();
            boolean plays = true;
            for (int other = 0; other < game.tree().moves(node); other++)
                plays &= notAbove(payoffs.get(game.tree().child(node, other)), mover, most)
                                .signum()
                        > 0;
            if (plays) best.add(move);
        }
        return best;
    }

    /** An equilibrium of the subgame at a node: the move there and an equilibrium of every subgame below. */
    private record Part(int node, int move, List<Part> below, RationalVector payoff) {}

    /** All pure subgame-perfect equilibria, refused where there are more than so many. */
    public List<Plan> plans(int most, Progress progress) {
        PureStrategies.refuseBeyond(count(), most);
        List<List<Part>> parts = new ArrayList<>();
        for (int node = 0; node < game.tree().size(); node++) parts.add(List.of());
        for (int node = game.tree().size() - 1; node >= 0; node--) {
            progress.check();
            parts.set(node, parts(node, parts));
            for (int move = 0; move < game.tree().moves(node); move++)
                parts.set(game.tree().child(node, move), List.of());
        }
        return parts.getFirst().stream()
                .map(this::plan)
                .flatMap(plan -> completed(plan).stream())
                .toList();
    }

    /** The plan with every choice of moves at the sets that no play comes to. */
    private List<Plan> completed(Plan plan) {
        List<Plan> all = List.of(plan);
        for (int i = 0; i < game.players(); i++)
            for (int set = 0; set < game.sets(i); set++) {
                if (game.hasNode(i, set)) continue;
                List<Plan> more = new ArrayList<>();
                for (Plan so : all)
                    for (int move = 0; move < game.moves(i, set); move++) {
                        List<int[]> choices = new ArrayList<>(so.choices);
                        choices.set(i, so.choices.get(i).clone());
                        choices.get(i)[set] = move;
                        more.add(new Plan(choices, so.payoff));
                    }
                all = more;
            }
        return all;
    }

    private List<Part> parts(int node, List<List<Part>> parts) {
        if (game.tree().isTerminal(node)) return List.of(new Part(node, 0, List.of(), game.paid(node)));
        List<List<Part>> combinations = List.of(List.of());
        for (int move = 0; move < game.tree().moves(node); move++) {
            List<List<Part>> more = new ArrayList<>();
            for (List<Part> so : combinations)
                for (Part part : parts.get(game.tree().child(node, move))) {
                    List<Part> longer = new ArrayList<>(so);
                    longer.add(part);
                    more.add(longer);
                }
            combinations = more;
        }
        List<Part> found = new ArrayList<>();
        for (List<Part> below : combinations) {
            if (game.isChance(node)) {
                RationalVector payoff = Behaviour.average(
                        game, node, below.stream().map(Part::payoff).toList());
                found.add(new Part(node, 0, below, payoff));
                continue;
            }
            int mover = game.mover(node);
            Rational best = below.stream()
                    .map(p -> p.payoff.get(mover))
                    .max(Rational::compareTo)
                    .orElseThrow();
            for (int move = 0; move < below.size(); move++)
                if (below.get(move).payoff.get(mover).equals(best))
                    found.add(new Part(node, move, below, below.get(move).payoff));
        }
        return found;
    }

    private Plan plan(Part root) {
        List<int[]> choices = new ArrayList<>();
        for (int i = 0; i < game.players(); i++) choices.add(new int[game.sets(i)]);
        List<Part> open = new ArrayList<>(List.of(root));
        while (!open.isEmpty()) {
            Part part = open.removeLast();
            if (game.mover(part.node) >= 0) choices.get(game.mover(part.node))[game.setOf(part.node)] = part.move;
            open.addAll(part.below);
        }
        return new Plan(choices, root.payoff);
    }

    /** One equilibrium, however many there are: at each node the first best move against what was chosen below. */
    public static Plan one(ExtensiveGame game, Progress progress) {
        if (!game.tree().hasPerfectInformation())
            throw new NotAnswered(Message.of("extensive.not-perfect-information"));
        RationalVector[] worth = new RationalVector[game.tree().size()];
        List<int[]> choices = new ArrayList<>();
        for (int i = 0; i < game.players(); i++) choices.add(new int[game.sets(i)]);
        for (int node = worth.length - 1; node >= 0; node--) {
            progress.check();
            if (game.tree().isTerminal(node)) {
                worth[node] = game.paid(node);
            } else if (game.isChance(node)) {
                int at = node;
                worth[node] = Behaviour.average(
                        game,
                        node,
                        IntStream.range(0, game.tree().moves(node))
                                .mapToObj(move -> worth[game.tree().child(at, move)])
                                .toList());
            } else {
                int mover = game.mover(node);
                int best = 0;
                for (int move = 1; move < game.tree().moves(node); move++)
                    if (worth[game.tree().child(node, move)]
                                    .get(mover)
                                    .compareTo(worth[game.tree().child(node, best)].get(mover))
                            > 0) best = move;
                choices.get(mover)[game.setOf(node)] = best;
                worth[node] = worth[game.tree().child(node, best)];
            }
        }
        return new Plan(choices, worth[0]);
    }
}
