package hissho.coalition;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.progress.Progress;
import java.util.List;
import java.util.stream.Stream;

/** Any coalitional game with transferable utility, with what is asked about it. */
public final class CoalitionKind implements Kind<CoalitionQuestion> {

    private static final Shape.Fields DOCUMENT = new Shape.Fields(Stream.of(
                    GameReader.FIELDS.stream(),
                    AskedReader.FIELDS.stream(),
                    Aspects.all().stream().flatMap(aspect -> aspect.fields().stream()))
            .<Field<?>>flatMap(fields -> fields)
            .toList());

    @Override
    public Listing listing() {
        return new Listing("coalitional-game", "coalition", Chapter.COALITION);
    }

    @Override
    public Shape.Fields document() {
        return DOCUMENT;
    }

    @Override
    public List<String> facts() {
        return Aspects.all().stream()
                .flatMap(aspect -> aspect.keys().stream())
                .distinct()
                .toList();
    }

    @Override
    public CoalitionQuestion read(Node document) {
        CoalitionalGame game = GameReader.read(document);
        Asked asked = AskedReader.read(document, game);
        for (Aspect aspect : Aspects.all()) aspect.read(game, asked);
        return new CoalitionQuestion(game, asked);
    }

    @Override
    public Solution solve(CoalitionQuestion question, Progress progress) {
        return new CoalitionAnswer(question.game().under(progress), question.asked(), progress);
    }
}
