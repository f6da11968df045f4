package hissho.impartial.heap;

import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Misère outcomes of sums of heaps of one game, each multiset of heaps looked at once; heaps without moves are left out. */
public final class MisereHeaps {

    private final HeapGame game;
    private final Progress progress;
    private final Map<List<Integer>, Boolean> previousWins = new HashMap<>();
    private final Map<Integer, List<List<Integer>>> options = new HashMap<>();

    public MisereHeaps(HeapGame game, Progress progress) {
        this.game = game;
        this.progress = progress;
    }

    /** The moves of one heap as lists of what is left, heaps without moves left out, each list once. */
    public List<List<Integer>> options(int heap) {
        List<List<Integer>> known = options.get(heap);
        if (known == null) {
            known = game.followers()
                    .of(heap)
                    .map(parts -> {
                        List<Integer> left = new ArrayList<>();
                        for (long part : parts) if (moves((int) part)) left.add((int) part);
                        return List.copyOf(left);
                    })
                    .distinct()
                    .toList();
            options.put(heap, known);
        }
        return known;
    }

    public boolean moves(int heap) {
        return game.followers().of(heap).findAny().isPresent();
    }

    /** Whether the previous player wins the sum in misère play. */
    public boolean isP(List<Integer> heaps) {
        List<Integer> sorted = new ArrayList<>();
        for (int heap : heaps) if (moves(heap)) sorted.add(heap);
        Collections.sort(sorted);
        return decide(sorted);
    }

    private boolean decide(List<Integer> sorted) {
        Boolean known = previousWins.get(sorted);
        if (known != null) return known;
        progress.check();
        boolean previous = !sorted.isEmpty();
        for (int i = 0; i < sorted.size() && previous; i++) {
            if (i > 0 && sorted.get(i).equals(sorted.get(i - 1))) continue;
            for (List<Integer> left : options(sorted.get(i))) {
                List<Integer> after = new ArrayList<>(sorted);
                after.subList(i, i + 1).clear();
                after.addAll(left);
                Collections.sort(after);
                if (decide(after)) {
                    previous = false;
                    break;
                }
            }
        }
        previousWins.put(List.copyOf(sorted), previous);
        return previous;
    }
}
