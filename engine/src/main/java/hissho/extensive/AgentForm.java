package hissho.extensive;

import hissho.form.ChanceEvent;
import hissho.form.GameTree;
import hissho.form.GameTreeBuilder;
import hissho.form.InformationSet;
import hissho.form.Outcome;
import hissho.form.Players;
import hissho.number.RationalVector;
import java.util.ArrayList;
import java.util.List;

/**
 * The agent form of a tree (Selten): every information set is played by an agent of its own, who is paid what the player is paid. Each
 * agent has one set, so that the pure strategies of the agents are the moves.
 */
public final class AgentForm {

    private AgentForm() {}

    /** The tree with an agent for each information set, called like the set, in the order of players and sets. */
    public static GameTree of(ExtensiveGame game) {
        GameTree tree = game.tree();
        List<String> names = new ArrayList<>();
        List<Integer> owners = new ArrayList<>();
        int[] firstAgent = new int[game.players()];
        for (int player = 0; player < game.players(); player++) {
            firstAgent[player] = names.size();
            for (int set = 0; set < game.sets(player); set++) {
                names.add(game.setName(player, set));
                owners.add(player);
            }
        }
        if (names.isEmpty()) return tree;
        GameTreeBuilder builder = new GameTreeBuilder(new Players(names));
        expect(game, builder);
        int[] copies = new int[tree.size()];
        for (int node = 0; node < tree.size(); node++) {
            int copy = node == 0 ? builder.root() : builder.child(copies[tree.parent(node)], tree.moveInto(node));
            copies[node] = copy;
            builder.label(copy, tree.label(node));
            tree.outcome(node).ifPresent(outcome -> {
                RationalVector paid = RationalVector.of(owners.stream()
                        .map(owner -> outcome.payoffs().get(owner))
                        .toList());
                builder.pay(copy, Integer.toString(copy), new Outcome(outcome.name(), paid));
            });
            if (tree.isTerminal(node)) continue;
            String key = Integer.toString(tree.branchingNumber(node));
            switch (tree.branching(node).orElseThrow()) {
                case ChanceEvent event -> builder.chance(copy, key, event);
                case InformationSet set ->
                    builder.decide(
                            copy,
                            key,
                            new InformationSet(firstAgent[set.player()] + game.setOf(node), set.name(), set.moves()));
            }
        }
        return builder.build();
    }

    /** An agent keeps its set also where no play comes to it. */
    private static void expect(ExtensiveGame game, GameTreeBuilder builder) {
        int agent = 0;
        for (int player = 0; player < game.players(); player++)
            for (int set = 0; set < game.sets(player); set++) {
                int branching = game.branching(player, set);
                InformationSet own = (InformationSet) game.tree().branchings().get(branching);
                builder.expect(Integer.toString(branching), new InformationSet(agent++, own.name(), own.moves()));
            }
    }
}
