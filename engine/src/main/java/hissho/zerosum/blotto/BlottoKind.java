package hissho.zerosum.blotto;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.zerosum.rounds.Rounds;
import hissho.play.Position;
import hissho.zerosum.blotto.BlottoSolution.Weighted;
import hissho.zerosum.named.Positional;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Colonel Blotto of any size, and mixtures of classes to be judged. */
public final class BlottoKind implements Kind<BlottoKind.Asked> {

    private static final Field<Map<String, Rational>> ROW_WEIGHTS =
            Field.optional("rowOrbitWeights", Shape.mapOf(Shape.number()));
    private static final Field<Map<String, Rational>> COLUMN_WEIGHTS =
            Field.optional("colOrbitWeights", Shape.mapOf(Shape.number()));

    /** A game, and mixtures of classes that somebody proposes. */
    public record Asked(Blotto game, Optional<List<Weighted>> row, Optional<List<Weighted>> column) implements Game {}

    @Override
    public Listing listing() {
        return new Listing("colonel-blotto", "blotto", Chapter.MATRIX);
    }

    @Override
    public Shape.Fields document() {
        return new Shape.Fields(
                Stream.concat(Blotto.FAMILY.parameters().stream(), Stream.of(ROW_WEIGHTS, COLUMN_WEIGHTS))
                        .toList());
    }

    @Override
    public List<String> facts() {
        return BlottoFacts.KEYS;
    }

    @Override
    public Asked read(Node document) {
        Blotto game = Blotto.read(document);
        return new Asked(
                game,
                mixture(ROW_WEIGHTS, document, game.blotto(), game.posts()),
                mixture(COLUMN_WEIGHTS, document, game.kije(), game.posts()));
    }

    /** The weights of classes, each named by any of its allocations. */
    private static Optional<List<Weighted>> mixture(
            Field<Map<String, Rational>> field, Node document, int regiments, int posts) {
        return field.find(document).map(weights -> {
            List<Weighted> mixture = new ArrayList<>();
            weights.forEach((name, weight) -> mixture.add(new Weighted(
                    Allocation.read(name)
                            .filter(a -> a.total() == regiments && a.posts() == posts)
                            .orElseThrow(() ->
                                    document.get(field.name()).bad("named.bad.allocation", name, regiments, posts))
                            .sorted(),
                    weight)));
            return mixture;
        });
    }

    @Override
    public Optional<Position> play(Asked asked, Progress progress) {
        return asked.game().isSmall() ? Rounds.of(asked.game().matrix(), progress) : Optional.empty();
    }

    @Override
    public Solution solve(Asked asked, Progress progress) {
        return BlottoAnswer.of(asked, progress);
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return Positional.document(name(), Blotto.FAMILY.parameters(), words);
    }
}
