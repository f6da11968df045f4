package hissho.stochastic.guess;

import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.kind.Tabulation;
import hissho.play.Position;
import hissho.progress.Progress;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Isaacs' game Guess it! as a kind: the classic deal is five cards each out of eleven. */
final class GuessKind implements Kind<GuessIt> {

    private static final int CLASSIC = 5;
    private static final Field<Integer> OWN = Field.optional("m", Shape.whole(0, GuessBounds.LARGEST), CLASSIC);
    private static final Field<Integer> OTHER = Field.optional("n", Shape.whole(0, GuessBounds.LARGEST), CLASSIC);

    @Override
    public Listing listing() {
        return new Listing("guess-it", "stochastic", Chapter.RECURSIVE);
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(OWN, OTHER);
    }

    @Override
    public List<String> facts() {
        return GuessSolution.FACTS;
    }

    @Override
    public GuessIt read(Node document) {
        return new GuessIt(OWN.in(document), OTHER.in(document));
    }

    @Override
    public Solution solve(GuessIt game, Progress progress) {
        int largest = Math.max(GuessReport.USUAL_TABLE, Math.max(game.own(), game.other()));
        return GuessTable.exact(game, GuessReport.USUAL_TABLE, progress)
                .<Solution>map(table -> new GuessSolution(game, table))
                .orElseGet(() -> new GuessNear(game, GuessBounds.upTo(largest, progress)));
    }

    /** The two hands, as in {@code play guess-it 5 5}; none for the classic deal. */
    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return switch (words.size()) {
            case 0 -> Optional.of(InOrder.of("kind", name()));
            case 2 -> Optional.of(InOrder.of("kind", name(), "m", words.get(0), "n", words.get(1)));
            default -> Optional.empty();
        };
    }

    @Override
    public Optional<Position> play(GuessIt game, Progress progress) {
        return Optional.of(GuessPlay.start(game));
    }

    @Override
    public List<Tabulation> tables() {
        return List.of(new GuessTabulation());
    }
}
