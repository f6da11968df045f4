package hissho.impartial;

import hissho.document.BadDocument;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Misère outcomes of a game whose play may return. Every position without a move gets one more move to a new end: then the player who
 * cannot move loses, as in normal play, and analysis backwards from the end tells won, lost and drawn positions apart.
 */
public final class MisereRounds {

    private static final int MOST_POSITIONS = 200_000;

    private final Map<Object, Integer> numbers = new HashMap<>();
    private final Retrograde analysis;

    private MisereRounds(Map<Object, Integer> numbers, Retrograde analysis) {
        this.numbers.putAll(numbers);
        this.analysis = analysis;
    }

    /** Looks at every position that can be reached from the given one. */
    static MisereRounds from(Component start, Progress progress) {
        Map<Object, Integer> numbers = new HashMap<>(Map.of(start.key(), 0));
        List<Component> found = new ArrayList<>(List.of(start));
        List<int[]> followers = new ArrayList<>();
        for (int next = 0; next < found.size(); next++) {
            progress.check();
            List<Integer> after = new ArrayList<>();
            for (Component follower : found.get(next).followers()) {
                if (numbers.putIfAbsent(follower.key(), found.size()) == null) found.add(follower);
                after.add(numbers.getOrDefault(follower.key(), 0));
            }
            if (found.size() > MOST_POSITIONS)
                throw new BadDocument("", Message.of("impartial.bad.misere-large", MOST_POSITIONS));
            followers.add(after.stream().mapToInt(Integer::intValue).distinct().toArray());
        }
        return new MisereRounds(numbers, analysed(followers, progress));
    }

    /** Analysis of positions by the numbers of their followers, each end having one more move. */
    public static Retrograde analysed(List<int[]> followers, Progress progress) {
        int[] end = {followers.size()};
        List<int[]> all = new ArrayList<>();
        for (int[] after : followers) all.add(after.length == 0 ? end : after);
        all.add(new int[0]);
        return Retrograde.of(all.size(), all::get, progress);
    }

    Outcome outcome(Component reached) {
        return analysis.outcome(numbers.getOrDefault(reached.key(), 0));
    }

    /** Moves to the end, the winner hurrying and the loser delaying; the move to the new end is not one. */
    int remoteness(Component reached) {
        return analysis.remoteness(numbers.getOrDefault(reached.key(), 0)) - 1;
    }
}
