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

    private static Optional<GainingGroup> found(StrategicGame game, int profile, int group, Progress progress) {
        int[] start = game.choices(profile);
        for (int other = 0; other < game.profiles(); other++) {
            progress.check();
            int[] choices = game.choices(other);
            int to = other;
            boolean gains = IntStream.range(0, start.length)
                    .allMatch(i -> (group >> i & 1) == 0
                            ? choices[i] == start[i]
                            : game.payoffAt(i, to).compareTo(game.payoffAt(i, profile)) > 0);
            if (gains)
                return Optional.of(new GainingGroup(
                        IntStream.range(0, start.length)
                                .filter(i -> (group >> i & 1) == 1)
                                .boxed()
                                .toList(),
                        IntStream.of(choices).boxed().toList()));
        }
        return Optional.empty();
    }
}
