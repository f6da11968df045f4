package hissho.impartial.hackenbush;

import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.play.Position;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Hackenbush with blue, red and green edges. */
final class PartizanKind implements Kind<ColouredPicture> {

    private static final Field<PictureReader.Ends> EDGES = Field.required(
                    "edges", PictureReader.edges(ColouredPicture.MOST_EDGES))
            .looksLike("hackenbush");
    private static final Field<List<Colour>> COLOURS = Field.required(
            "colours",
            Shape.listOf(Shape.choice("blue", "red", "green").as(Colour::of), 0, ColouredPicture.MOST_EDGES));

    @Override
    public Listing listing() {
        return new Listing("hackenbush", "hackenbush", Chapter.IMPARTIAL);
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(EDGES, PictureReader.GROUND, PictureReader.PLACES, COLOURS);
    }

    @Override
    public ColouredPicture read(Node document) {
        Picture picture = PictureReader.picture(document, EDGES);
        List<Colour> colours = COLOURS.in(document);
        if (colours.size() != picture.edges())
            throw document.get("colours").badSize(picture.edges(), picture.edges(), colours.size());
        return new ColouredPicture(picture, colours, PictureReader.layout(document, picture));
    }

    @Override
    public Solution solve(ColouredPicture game, Progress progress) {
        return PartizanSolution.of(game, progress);
    }

    /** Edges with the first letter of their colour, as in {@code 0-1b 1-2r 0-3g}. */
    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        List<String> ends = new ArrayList<>();
        List<String> colours = new ArrayList<>();
        for (String word : words) {
            if (!word.matches(".+[brg]")) return Optional.empty();
            ends.add(word.substring(0, word.length() - 1));
            colours.add(
                    switch (word.charAt(word.length() - 1)) {
                        case 'b' -> "blue";
                        case 'r' -> "red";
                        default -> "green";
                    });
        }
        if (ends.isEmpty()) return Optional.empty();
        return GreenKind.edges(ends).map(edges -> InOrder.of("kind", name(), "edges", edges, "colours", colours));
    }

    @Override
    public Optional<Position> play(ColouredPicture game, Progress progress) {
        return Optional.of(PartizanPosition.start(game));
    }

    @Override
    public List<String> facts() {
        return PartizanSolution.KEYS;
    }
}
