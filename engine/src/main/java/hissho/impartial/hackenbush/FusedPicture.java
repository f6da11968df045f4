package hissho.impartial.hackenbush;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What fusing a green picture gives, in the picture's own names: the classes of vertices by their smallest, loops, bridges, values. */
public record FusedPicture(List<Fused> classes, List<Integer> bridges, int value) {

    /** Vertices fused together, the edges that became loops there, and the value of the loops and of everything above. */
    public record Fused(List<Long> vertices, int loops, int value) {}

    static FusedPicture of(Fusion fusion) {
        Picture picture = fusion.picture;
        Map<Integer, List<Long>> members = new HashMap<>();
        for (int i = 0; i < fusion.seen; i++) {
            int vertex = fusion.order[i];
            members.computeIfAbsent(fusion.root[vertex], r -> new ArrayList<>()).add(picture.name(vertex));
        }
        List<Fused> classes = new ArrayList<>();
        members.forEach((root, names) ->
                classes.add(new Fused(names.stream().sorted().toList(), fusion.loops[root], fusion.value[root])));
        classes.sort(Comparator.comparing(c -> c.vertices.getFirst()));
        BitSet present = fusion.present;
        List<Integer> bridges = present.stream()
                .filter(e -> fusion.isGrounded(e) && fusion.isBridge(e))
                .boxed()
                .toList();
        return new FusedPicture(classes, bridges, fusion.value());
    }
}
