package hissho.zerosum.gallery;

import hissho.certificate.Certificate;
import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Facts;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Listing;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.zerosum.named.Family;
import hissho.zerosum.named.NamedGame;
import java.util.ArrayList;
import java.util.List;

/** The values of a family of named games for every size of a range. */
record NamedSeries(List<NamedGame> games) implements Inquiry.Asked {

    private static final Field<String> GAME = Field.required(
            "game", Shape.choice(Families.sized().stream().map(Family::slug).toArray(String[]::new)));
    private static final Field<Node> PARAMS = Field.required(
            "params", Shape.mapOf(Shape.either(Shape.number(), Shape.text())).by(node -> node));

    static final Inquiry<NamedSeries> KIND = new Inquiry<>(
            new Listing("named-series", "named", Chapter.MATRIX),
            Shape.fields(GAME, PARAMS),
            NamedSeries::read,
            List.of("values"));

    NamedSeries {
        games = List.copyOf(games);
    }

    private static NamedSeries read(Node document) {
        Family family = Families.find(GAME.in(document)).orElseThrow();
        return new NamedSeries(GameInput.series(family, PARAMS.in(document)));
    }

    @Override
    public Facts answers(Progress progress) {
        return new Facts().put("values", () -> values(progress));
    }

    private List<Rational> values(Progress progress) {
        List<Rational> values = new ArrayList<>();
        for (NamedGame game : games) {
            progress.done(values.size(), games.size());
            values.add(game.value(progress));
        }
        return values;
    }

    /** Each value once more, with guarantees of both players on the whole matrix, as far as it is small enough to be written down. */
    @Override
    public Certificate check(Progress progress) {
        return FamilyTable.check(games, values(progress), progress);
    }
}
