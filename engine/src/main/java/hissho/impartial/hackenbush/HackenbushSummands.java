package hissho.impartial.hackenbush;

import hissho.document.Field;
import hissho.document.Node;
import hissho.impartial.Component;
import hissho.impartial.ComponentReader;
import java.util.List;
import java.util.Set;

/** Green pictures as summands of a mixed sum: {@code {game: "green-hackenbush", ground: 0, edges: [[0, 1]]}}. */
public final class HackenbushSummands implements ComponentReader {

    @Override
    public Set<String> games() {
        return Set.of("green-hackenbush");
    }

    @Override
    public List<Field<?>> fields() {
        return PictureReader.fields();
    }

    @Override
    public Component read(Node summand) {
        return PictureReader.green(summand);
    }
}
