package hissho.extensive;

import hissho.form.Branching;
import hissho.form.GameTree;
import hissho.form.InformationSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Names that tell things apart: their own labels where these do, and numbers where labels are empty or used twice. */
final class Telling {

    private Telling() {}

    /** What each player is called: by number where the tree's names do not tell. */
    static List<String> players(List<String> names) {
        return numbered(names, (_, number) -> Integer.toString(number));
    }

    /** What each move is called: by label and number where the labels do not tell. */
    static List<String> moves(Branching branching) {
        return numbered(branching.moves(), (label, number) -> label + "#" + number);
    }

    /** A name for each information set that tells it from all others: its own where that does, else player and number. */
    static String[] sets(GameTree tree, List<String> players, int[] numbers) {
        Map<String, Integer> uses = new HashMap<>();
        for (Branching branching : tree.branchings())
            if (branching instanceof InformationSet) uses.merge(branching.name(), 1, Integer::sum);
        Set<String> taken = new HashSet<>(uses.keySet());
        String[] names = new String[numbers.length];
        for (int b = 0; b < names.length; b++) {
            Branching branching = tree.branchings().get(b);
            boolean telling = !branching.name().isBlank() && uses.getOrDefault(branching.name(), 1) == 1;
            names[b] = telling || !(branching instanceof InformationSet set)
                    ? branching.name()
                    : free(players.get(set.player()) + ":" + (numbers[b] + 1), taken);
        }
        return names;
    }

    private interface Numbered {
        String of(String label, int number);
    }

    private static List<String> numbered(List<String> labels, Numbered name) {
        Map<String, Integer> uses = new HashMap<>();
        for (String label : labels) uses.merge(label, 1, Integer::sum);
        Set<String> taken = new HashSet<>(labels);
        List<String> names = new ArrayList<>();
        for (String label : labels) {
            boolean telling = !label.isBlank() && uses.getOrDefault(label, 0) == 1;
            names.add(telling ? label : free(name.of(label, names.size() + 1), taken));
        }
        return List.copyOf(names);
    }

    /** The name, with as many more marks as it needs to be nobody else's, which is taken from now on. */
    private static String free(String wanted, Collection<String> taken) {
        String name = wanted;
        while (!taken.add(name)) name += "#";
        return name;
    }
}
