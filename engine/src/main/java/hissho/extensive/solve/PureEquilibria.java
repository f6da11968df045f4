package hissho.extensive.solve;

import hissho.extensive.Contraction;
import hissho.extensive.ExtensiveGame;
import hissho.extensive.StrategicForm;
import hissho.form.GameTree;
import hissho.form.InformationSet;
import hissho.form.StrategicGame;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** All equilibria in pure strategies of a tree, through its full strategic form, and which of them are subgame perfect (Selten). */
public final class PureEquilibria {

    /**
     * A pure equilibrium.
     *
     * @param profile the index of each player's strategy in the full strategic form
     * @param choices each player's move at each of his sets
     * @param failing the first node whose subgame is not played in equilibrium; -1 where it is subgame perfect
     * @param deviator the player who gains in that subgame
     */
    public record Equilibrium(
            List<Integer> profile, List<int[]> choices, RationalVector payoff, int failing, int deviator) {
        public boolean isSubgamePerfect() {
            return failing < 0;
        }
    }

    private PureEquilibria() {}

    public static List<Equilibrium> of(ExtensiveGame game, StrategicForm form, Progress progress) {
        List<Subgame> subgames = subgames(game, progress);
        List<Equilibrium> found = new ArrayList<>();
        for (int profile : ofForm(form.game(), progress)) {
            int[] choices = form.game().choices(profile);
            List<int[]> moves = IntStream.range(0, choices.length)
                    .mapToObj(i -> form.strategies().get(i).get(choices[i]))
                    .toList();
            int failing = -1;
            int deviator = -1;
            for (Subgame subgame : subgames) {
                deviator = subgame.deviator(moves);
                if (deviator < 0) continue;
                failing = subgame.root;
                break;
            }
            found.add(new Equilibrium(
                    Arrays.stream(choices).boxed().toList(), moves, form.game().payoffsAt(profile), failing, deviator));
        }
        return found;
    }

    /** The pure profiles from which nobody gains by leaving alone. */
    public static List<Integer> ofForm(StrategicGame game, Progress progress) {
        List<Integer> found = new ArrayList<>();
        for (int profile = 0; profile < game.profiles(); profile++) {
            progress.check();
            if (deviator(game, profile) < 0) found.add(profile);
        }
        return found;
    }

    private static int deviator(StrategicGame game, int profile) {
        int[] choices = game.choices(profile);
        for (int i = 0; i < choices.length; i++) {
            Rational kept = game.payoffAt(i, profile);
            int[] other = choices.clone();
            for (int s = 0; s < game.size(i); s++) {
                other[i] = s;
                if (game.payoff(i, other).compareTo(kept) > 0) return i;
            }
        }
        return -1;
    }

    /** The nodes, other than the root, at which a subgame begins: no information set reaches out of what lies below. */
    public static List<Integer> subgameRoots(GameTree tree) {
        int[] last = new int[tree.size()];
        for (int node = tree.size() - 1; node >= 0; node--) {
            last[node] = Math.max(last[node], node);
            if (tree.parent(node) >= 0) last[tree.parent(node)] = Math.max(last[tree.parent(node)], last[node]);
        }
        int[] least = new int[tree.size()];
        int[] most = new int[tree.size()];
        for (int node = tree.size() - 1; node >= 0; node--) {
            boolean sets = !tree.isTerminal(node) && tree.branching(node).orElseThrow() instanceof InformationSet;
            int[] members = sets ? tree.members(tree.branchingNumber(node)).toArray() : new int[] {node};
            least[node] = members[0];
            most[node] = members[members.length - 1];
            for (int move = 0; move < tree.moves(node); move++) {
                least[node] = Math.min(least[node], least[tree.child(node, move)]);
                most[node] = Math.max(most[node], most[tree.child(node, move)]);
            }
        }
        return IntStream.range(1, tree.size())
                .filter(node -> !tree.isTerminal(node) && least[node] >= node && most[node] <= last[node])
                .filter(node -> !(tree.branching(node).orElseThrow() instanceof InformationSet)
                        || tree.members(tree.branchingNumber(node)).count() == 1)
                .boxed()
                .toList();
    }

    private static List<Subgame> subgames(ExtensiveGame game, Progress progress) {
        return subgameRoots(game.tree()).reversed().stream()
                .map(root -> Subgame.at(game, root, progress))
                .toList();
    }

    /**
     * A subgame in strategic form.
     *
     * @param sets for each player and each of his sets here, its number in the whole game
     */
    private record Subgame(int root, StrategicForm form, List<int[]> sets, Map<List<Integer>, Integer> index) {

        static Subgame at(ExtensiveGame whole, int root, Progress progress) {
            ExtensiveGame part = new ExtensiveGame(Contraction.below(whole.tree(), root));
            StrategicForm form = StrategicForm.full(part, progress);
            List<int[]> sets = new ArrayList<>();
            for (int i = 0; i < part.players(); i++) {
                int player = i;
                sets.add(IntStream.range(0, part.sets(i))
                        .map(s -> whole.setOf(root + part.firstNode(player, s)))
                        .toArray());
            }
            Map<List<Integer>, Integer> index = new HashMap<>();
            for (int i = 0; i < part.players(); i++)
                for (int s = 0; s < form.strategies().get(i).size(); s++)
                    index.put(key(i, form.strategies().get(i).get(s)), s);
            return new Subgame(root, form, sets, index);
        }

        private static List<Integer> key(int player, int[] choice) {
            List<Integer> key = new ArrayList<>(List.of(player));
            for (int move : choice) key.add(move);
            return key;
        }

        /** A player who gains by leaving this profile of the whole game in this subgame; -1 for nobody. */
        int deviator(List<int[]> moves) {
            int[] here = new int[moves.size()];
            for (int i = 0; i < here.length; i++) {
                int[] whole = moves.get(i);
                here[i] = index.getOrDefault(
                        key(i, Arrays.stream(sets.get(i)).map(s -> whole[s]).toArray()), 0);
            }
            return PureEquilibria.deviator(form.game(), form.game().profile(here));
        }
    }
}
