package hissho.impartial.hackenbush;

import hissho.words.Message;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A green picture reduced to bamboo stalks step by step: first every cycle is fused and its loops become single edges, of which equal
 * ones vanish in pairs; then, from the top down, stalks that meet in a vertex are replaced by one as long as their nim-sum.
 */
final class Reduction {

    /** A picture of the reduction and what was done to reach it. */
    record Stage(Picture picture, Message what) {}

    private static final int MOST_STAGES = 12;

    private final Map<Long, List<Long>> above = new HashMap<>();
    private long nextName;

    private Reduction() {}

    static List<Stage> of(Fusion fusion) {
        Reduction reduction = new Reduction();
        List<Stage> stages = new ArrayList<>();
        long ground = fusion.picture.name(0);
        if (reduction.fuse(fusion))
            stages.add(new Stage(reduction.picture(ground), Message.of("hackenbush.step.fused")));
        while (stages.size() < MOST_STAGES) {
            List<Long> fork = reduction.highestFork(ground);
            if (fork.isEmpty()) break;
            stages.add(reduction.merge(ground, fork.getFirst()));
        }
        return stages;
    }

    /** Builds the tree of classes; tells whether anything was fused. */
    private boolean fuse(Fusion fusion) {
        Picture picture = fusion.picture;
        for (int v = 0; v < picture.vertices(); v++) nextName = Math.max(nextName, picture.name(v) + 1);
        boolean fused = false;
        for (int i = 0; i < fusion.seen; i++) {
            int vertex = fusion.order[i];
            if (fusion.root[vertex] != vertex) continue;
            if (i > 0) add(picture.name(fusion.root[fusion.parent(vertex)]), picture.name(vertex));
            fused |= fusion.loops[vertex] > 0;
            if (fusion.loops[vertex] % 2 == 1) add(picture.name(vertex), nextName++);
        }
        return fused;
    }

    private void add(long lower, long upper) {
        above.computeIfAbsent(lower, l -> new ArrayList<>()).add(upper);
    }

    private List<Long> above(long vertex) {
        return above.getOrDefault(vertex, List.of());
    }

    /** A fork, other than the ground, with nothing but stalks above it; none where only stalks are left. */
    private List<Long> highestFork(long ground) {
        List<Long> stack = new ArrayList<>(List.of(ground));
        long found = -1;
        for (int i = 0; i < stack.size(); i++) {
            long vertex = stack.get(i);
            if (vertex != ground && above(vertex).size() > 1) found = vertex;
            stack.addAll(above(vertex));
        }
        return found < 0 ? List.of() : List.of(found);
    }

    private Stage merge(long ground, long fork) {
        List<Integer> lengths = new ArrayList<>();
        int sum = 0;
        for (long branch : above(fork)) {
            int length = 1;
            for (long at = branch; !above(at).isEmpty(); at = above(at).getFirst()) length++;
            lengths.add(length);
            sum ^= length;
        }
        above.remove(fork);
        long at = fork;
        for (int i = 0; i < sum; i++) {
            add(at, nextName);
            at = nextName++;
        }
        String nimSum = lengths.stream().map(String::valueOf).collect(Collectors.joining(" ⊕ "));
        return new Stage(picture(ground), Message.of("hackenbush.step.merged", fork, lengths, nimSum, sum));
    }

    private Picture picture(long ground) {
        List<Long> from = new ArrayList<>();
        List<Long> to = new ArrayList<>();
        List<Long> stack = new ArrayList<>(List.of(ground));
        for (int i = 0; i < stack.size(); i++)
            for (long upper : above(stack.get(i))) {
                from.add(stack.get(i));
                to.add(upper);
                stack.add(upper);
            }
        return Picture.of(
                ground,
                from.stream().mapToLong(Long::longValue).toArray(),
                to.stream().mapToLong(Long::longValue).toArray());
    }
}
