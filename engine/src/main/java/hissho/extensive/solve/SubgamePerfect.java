package hissho.extensive.solve;

import hissho.extensive.Behaviour;
import hissho.extensive.ExtensiveGame;
import hissho.extensive.Information;
import hissho.extensive.StrategicForm;
import hissho.fact.NotAnswered;
import hissho.form.ChanceEvent;
import hissho.form.GameTree;
import hissho.form.GameTreeBuilder;
import hissho.form.InformationSet;
import hissho.form.Outcome;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * One subgame-perfect equilibrium, mixed where it must be (Selten): the smallest subgames are solved first, and each then stands for what
 * it pays.
 *
 * @param profile the behaviour of every player
 * @param payoffs what it pays
 * @param parts how it was found, from the smallest subgames on; nothing where every move is known
 */
public record SubgamePerfect(List<Behaviour> profile, RationalVector payoffs, List<Part> parts) {

    public SubgamePerfect {
        profile = List.copyOf(profile);
        parts = List.copyOf(parts);
    }

    /**
     * What lies between the root of a subgame and the smaller subgames in it, each of which is an end that pays what it is worth.
     *
     * @param root the root in the whole tree
     * @param game this part as a game of its own
     * @param nodes the nodes of the part by their numbers in the whole tree
     * @param profile an equilibrium of the part
     * @param payoffs what it pays
     */
    public record Part(
            int root, ExtensiveGame game, List<Integer> nodes, List<Behaviour> profile, RationalVector payoffs) {

        /** The number in the whole game of a set of this part. */
        public int whole(ExtensiveGame whole, int player, int set) {
            return whole.setOf(nodes.get(game.firstNode(player, set)));
        }
    }

    public static SubgamePerfect of(ExtensiveGame game, Progress progress) {
        if (game.tree().hasPerfectInformation()) {
            BackwardInduction.Plan plan = BackwardInduction.one(game, progress);
            return new SubgamePerfect(pure(game, plan.choices()), plan.payoff(), List.of());
        }
        List<List<RationalVector>> atSets = new ArrayList<>();
        for (int i = 0; i < game.players(); i++)
            atSets.add(new ArrayList<>(Behaviour.uniform(game, i).atSet()));
        Map<Integer, RationalVector> worth = new HashMap<>();
        List<Part> parts = new ArrayList<>();
        List<Integer> roots = new ArrayList<>(PureEquilibria.subgameRoots(game.tree()));
        if (!game.tree().isTerminal(0)) roots.addFirst(0);
        for (int root : roots.reversed()) {
            progress.check();
            Part part = solve(game, root, worth, progress);
            for (int i = 0; i < game.players(); i++)
                for (int set = 0; set < part.game.sets(i); set++)
                    atSets.get(i)
                            .set(
                                    part.whole(game, i, set),
                                    part.profile.get(i).atSet().get(set));
            worth.put(root, part.payoffs);
            parts.add(part);
        }
        List<Behaviour> profile = IntStream.range(0, game.players())
                .mapToObj(i -> new Behaviour(i, atSets.get(i)))
                .toList();
        return new SubgamePerfect(profile, worth.getOrDefault(0, game.paid(0)), parts);
    }

    /** Solves what lies between a root and the subgames below it. */
    private static Part solve(ExtensiveGame game, int root, Map<Integer, RationalVector> worth, Progress progress) {
        List<Integer> nodes = new ArrayList<>();
        ExtensiveGame part = new ExtensiveGame(between(game, root, worth, nodes));
        List<Behaviour> profile = equilibrium(part, progress);
        return new Part(root, part, nodes, profile, Behaviour.expected(part, profile));
    }

    /** The tree below a root, in which each smaller subgame is an end that pays what it is worth; its nodes, by their numbers here. */
    private static GameTree between(
            ExtensiveGame game, int root, Map<Integer, RationalVector> worth, List<Integer> nodes) {
        GameTree tree = game.tree();
        GameTreeBuilder builder = new GameTreeBuilder(tree.players());
        Deque<int[]> open = new ArrayDeque<>();
        open.push(new int[] {root, builder.root()});
        while (!open.isEmpty()) {
            int[] next = open.pop();
            int node = next[0];
            nodes.add(node);
            RationalVector known = node == root ? null : worth.get(node);
            if (known != null || tree.isTerminal(node)) {
                builder.pay(next[1], Integer.toString(node), new Outcome("", known == null ? game.paid(node) : known));
                continue;
            }
            String key = Integer.toString(tree.branchingNumber(node));
            switch (tree.branching(node).orElseThrow()) {
                case InformationSet set -> builder.decide(next[1], key, set);
                case ChanceEvent event -> builder.chance(next[1], key, event);
            }
            for (int move = tree.moves(node) - 1; move >= 0; move--)
                open.push(new int[] {tree.child(node, move), builder.child(next[1], move)});
        }
        return builder.build();
    }

    /** An equilibrium of a tree without subgames: by the moves themselves, in the sequences of two players, or in pure strategies. */
    private static List<Behaviour> equilibrium(ExtensiveGame part, Progress progress) {
        if (part.tree().hasPerfectInformation()) {
            List<int[]> choices = BackwardInduction.one(part, progress).choices();
            return pure(part, choices);
        }
        int[] active =
                IntStream.range(0, part.players()).filter(i -> part.sets(i) > 0).toArray();
        boolean recalled = IntStream.of(active).allMatch(i -> Information.hasPerfectRecall(part, i));
        if (recalled && part.players() == 2 && part.constantSum().isPresent()) {
            SequenceForm solved = SequenceForm.solve(part, progress);
            return List.of(solved.first(), solved.second());
        }
        if (recalled && active.length <= 2 && part.players() > 1) {
            int first = active[0];
            int second = active.length == 2 ? active[1] : (first + 1) % part.players();
            return SequenceEquilibrium.of(part, first, second, progress);
        }
        StrategicForm form = StrategicForm.full(part, progress);
        List<Integer> found = PureEquilibria.ofForm(form.game(), progress);
        if (found.isEmpty()) throw new NotAnswered(Message.of("extensive.no-mixed"));
        int[] chosen = form.game().choices(found.getFirst());
        return pure(
                part,
                IntStream.range(0, chosen.length)
                        .mapToObj(i -> form.strategies().get(i).get(chosen[i]))
                        .toList());
    }

    private static List<Behaviour> pure(ExtensiveGame game, List<int[]> choices) {
        return IntStream.range(0, choices.size())
                .mapToObj(i -> Behaviour.pure(game, i, choices.get(i)))
                .toList();
    }

    /** Where a profile fails to be an equilibrium of a subgame. */
    public record Failure(int root, int player) {}

    /** The first subgame, from the end, that somebody gains by leaving the profile in; nothing where it is subgame perfect. */
    public static java.util.Optional<Failure> failure(ExtensiveGame game, List<Behaviour> profile, Progress progress) {
        List<Integer> roots = new ArrayList<>(PureEquilibria.subgameRoots(game.tree()));
        roots.addFirst(0);
        for (int root : roots.reversed()) {
            progress.check();
            List<Integer> nodes = new ArrayList<>();
            ExtensiveGame part = new ExtensiveGame(between(game, root, Map.of(), nodes));
            List<Behaviour> here = new ArrayList<>();
            for (int i = 0; i < part.players(); i++) {
                List<RationalVector> atSet = new ArrayList<>();
                for (int set = 0; set < part.sets(i); set++)
                    atSet.add(profile.get(i).atSet().get(game.setOf(nodes.get(part.firstNode(i, set)))));
                here.add(new Behaviour(i, atSet));
            }
            RationalVector paid = Behaviour.expected(part, here);
            for (int i = 0; i < part.players(); i++)
                if (part.sets(i) > 0
                        && BestReply.of(part, i, here, progress).value().compareTo(paid.get(i)) > 0)
                    return java.util.Optional.of(new Failure(root, i));
        }
        return java.util.Optional.empty();
    }
}
