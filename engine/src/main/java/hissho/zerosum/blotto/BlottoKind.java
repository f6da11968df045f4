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
import hissho.number.RationalVector;
import hissho.play.Position;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.zerosum.blotto.BlottoSolution.Weighted;
import hissho.zerosum.named.Positional;
import hissho.zerosum.question.LineNames;
import hissho.zerosum.rounds.Rounds;
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

    private static final Shape<Node> WEIGHTS = Shape.either(Shape.listOf(Shape.number()), Shape.mapOf(Shape.number()));
    private static final Field<Node> P = Field.optional("p", WEIGHTS);
    private static final Field<Node> Q = Field.optional("q", WEIGHTS);

    /**
     * A game, and mixtures of classes that somebody proposes.
     *
     * @param p a strategy of Blotto over all allocations
     */
    public record Asked(
            Blotto game,
            Optional<List<Weighted>> row,
            Optional<List<Weighted>> column,
            Optional<RationalVector> p,
            Optional<RationalVector> q)
            implements Game {

        /** Whether some strategy is to be judged. */
        boolean isProposal() {
            return row.isPresent() || column.isPresent() || p.isPresent() || q.isPresent();
        }
    }

    @Override
    public Listing listing() {
        return new Listing("colonel-blotto", "blotto", Chapter.MATRIX);
    }

    @Override
    public Shape.Fields document() {
        return new Shape.Fields(
                Stream.concat(Blotto.FAMILY.parameters().stream(), Stream.of(ROW_WEIGHTS, COLUMN_WEIGHTS, P, Q))
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
                mixture(COLUMN_WEIGHTS, document, game.kije(), game.posts()),
                strategy(P, document, game, game.blotto()),
                strategy(Q, document, game, game.kije()));
    }

    /** A strategy over single allocations: all probabilities in the order of the matrix, or those that are not zero by name. */
    private static Optional<RationalVector> strategy(Field<Node> field, Node document, Blotto game, int regiments) {
        return field.find(document).map(node -> {
            if (!game.isSmall()) throw node.bad("named.bad.blotto-too-large", game.size(), Blotto.MOST_ENTRIES);
            LineNames names = new LineNames(Allocation.names(regiments, game.posts()), true);
            RationalVector weights = node.isMap() ? names.weights(node) : node.vector();
            if (weights.size() != names.labels().size())
                throw node.badSize(names.labels().size(), names.labels().size(), weights.size());
            return weights;
        });
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
    public Optional<Message> unplayable(Asked asked) {
        return Optional.of(Message.of("rounds.not-played"));
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
