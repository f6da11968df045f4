package hissho.equilibrium;

import hissho.form.StrategicGame;
import hissho.progress.Progress;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The smallest group whose members all gain by moving jointly from a pure profile.
 *
 * @param members the players, from 0
 * @param choices where the group leads the game
 */
public record GainingGroup(List<Integer> members, List<Integer> choices) {

    public static Optional<GainingGroup> from(StrategicGame game, int profile, Progress progress) {
        int n = game.players().count();
        for (int size = 1; size <= n; size++) {
            for (int group = 0; group < 1 << n; group++) {
                if (Integer.bitCount(group) != size) continue;
                Optional<GainingGroup> found = found(game, profile, group, progress);
                if (found.isPresent()) return found;
            }
        }
        return Optional.empty();
    }

    /** The first profile to which the group can lead the game that pays all its members more: only their own choices vary. */
    private static Optional<GainingGroup> found(StrategicGame game, int profile, int group, Progress progress) {
        int[] choices = game.choices(profile);
        List<Integer> members = IntStream.range(0, choices.length)
                .filter(i -> (group >> i & 1) == 1)
                .boxed()
                .toList();
        for (int i : members) choices[i] = 0;
        do {
            progress.check();
            int to = game.profile(choices);
            if (members.stream().allMatch(i -> game.payoffAt(i, to).compareTo(game.payoffAt(i, profile)) > 0))
                return Optional.of(
                        new GainingGroup(members, IntStream.of(choices).boxed().toList()));
        } while (advance(game, members, choices));
        return Optional.empty();
    }

    /** The members' next choices, the first member's running fastest; false after the last. */
    private static boolean advance(StrategicGame game, List<Integer> members, int[] choices) {
        for (int i : members) {
            if (++choices[i] < game.size(i)) return true;
            choices[i] = 0;
        }
        return false;
    }
}
