package hissho.impartial.hackenbush;

import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.play.Position;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.verify.Topic;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Hackenbush with blue, red and green edges. */
final class PartizanKind implements Kind<ColouredPicture> {

    private static final String[] COLOURS = {"blue", "red", "green"};

    @Override
    public Listing listing() {
        return new Listing("hackenbush", "hackenbush", Chapter.IMPARTIAL);
    }

    @Override
    public Shape.Fields document() {
        List<Field<?>> fields = new ArrayList<>(PictureReader.fields());
        fields.removeIf(field -> field.name().equals("stalks"));
        fields.add(Field.required("colours", Shape.listOf(Shape.choice(COLOURS), 0, ColouredPicture.MOST_EDGES)));
        return new Shape.Fields(fields);
    }

    @Override
    public ColouredPicture read(Node document) {
        document.get("edges");
        Picture picture = PictureReader.picture(document, ColouredPicture.MOST_EDGES);
        List<Colour> colours = document.get("colours").list(picture.edges(), picture.edges()).stream()
                .map(node -> Colour.of(node.choice(COLOURS)))
                .toList();
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
    public Optional<Position> play(ColouredPicture game) {
        return Optional.of(PartizanPosition.start(game));
    }

    @Override
    public List<Topic> topics() {
        return List.of(new Topic("partizan-hackenbush", Set.of("ground", "edges", "colours"), input -> {
            ColouredPicture game = read(input);
            Supplier<PartizanSolution> solution = new Once<>(() -> PartizanSolution.of(game, Progress.none()));
            return new Facts()
                    .put("outcome", () -> solution.get().outcome())
                    .put("winnerIfIStarts", () -> solution.get().first().isEmpty() ? "II" : "I")
                    .put("winnerIfIIStarts", () -> solution.get().second().isEmpty() ? "I" : "II")
                    .put("winningCutsI", Compare.SET, () -> solution.get().first())
                    .put("winningCutsII", Compare.SET, () -> solution.get().second());
        }));
    }
}
