package hissho.form;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The numbers by which files know what is in a tree: the information sets of each player, the events of chance and the outcomes, each sort
 * apart. A number that was given is kept; where none was, or it belongs to another already, the least free one is taken.
 */
public final class Numbering {

    /** What stands for a number that was not given. */
    static final int NONE = -1;

    private final int[] branchings;
    private final int[] outcomes;
    private final boolean branchingsInOrder;
    private final boolean outcomesInOrder;

    private Numbering(int[] branchings, boolean branchingsInOrder, int[] outcomes, boolean outcomesInOrder) {
        this.branchings = branchings;
        this.branchingsInOrder = branchingsInOrder;
        this.outcomes = outcomes;
        this.outcomesInOrder = outcomesInOrder;
    }

    /** The numbers of these branchings and of so many outcomes, from the given ones. */
    static Numbering of(int players, List<Branching> branchings, int[] given, int[] givenOutcomes) {
        int[] owners = branchings.stream().mapToInt(b -> 1 + owner(b)).toArray();
        Groups scopes = Groups.of(owners, 1 + players);
        int[] numbers = new int[given.length];
        boolean inOrder = true;
        for (int scope = 0; scope <= players; scope++) {
            int[] members = scopes.stream(scope).toArray();
            int[] own = numbers(Arrays.stream(members).map(b -> given[b]).toArray());
            for (int k = 0; k < members.length; k++) numbers[members[k]] = own[k];
            inOrder &= isInOrder(own);
        }
        int[] outcomes = numbers(givenOutcomes);
        return new Numbering(numbers, inOrder, outcomes, isInOrder(outcomes));
    }

    private static int owner(Branching branching) {
        return branching instanceof InformationSet set ? set.player() : -1;
    }

    private static int[] numbers(int[] given) {
        if (isInOrder(given)) return given;
        Set<Integer> taken = new HashSet<>();
        int[] numbers = given.clone();
        for (int k = 0; k < numbers.length; k++) if (numbers[k] >= 0 && !taken.add(numbers[k])) numbers[k] = NONE;
        int free = 1;
        for (int k = 0; k < numbers.length; k++) {
            if (numbers[k] >= 0) continue;
            while (taken.contains(free)) free++;
            numbers[k] = free++;
        }
        return numbers;
    }

    private static boolean isInOrder(int[] numbers) {
        return IntStream.range(0, numbers.length).allMatch(k -> numbers[k] == k + 1);
    }

    /** The number of an information set among those of its player, or of an event among the events. */
    public int branching(int branching) {
        return branchings[branching];
    }

    public int outcome(int outcome) {
        return outcomes[outcome];
    }

    /** Whether the sets of each player and the events are numbered 1, 2, 3, … in the order of the tree. */
    public boolean branchingsInOrder() {
        return branchingsInOrder;
    }

    /** Whether the outcomes are numbered 1, 2, 3, … in the order of the tree. */
    public boolean outcomesInOrder() {
        return outcomesInOrder;
    }
}
