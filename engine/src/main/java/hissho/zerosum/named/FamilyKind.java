package hissho.zerosum.named;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.play.Position;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.zerosum.countable.CountableAnswer;
import hissho.zerosum.countable.CountableQuestion;
import hissho.zerosum.question.MatrixAnswer;
import hissho.zerosum.question.MatrixFacts;
import hissho.zerosum.question.MatrixKind;
import hissho.zerosum.question.MatrixQuestion;
import hissho.zerosum.rounds.Rounds;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A family of named matrix games as a kind: its document holds the family's parameters, and what may be asked of any matrix game. */
public final class FamilyKind implements Kind<Game> {

    private final Family family;
    private final List<String> facts;

    /** A family whose games can be asked these things beyond what every matrix game can. */
    public FamilyKind(Family family, List<String> furtherFacts) {
        this.family = family;
        this.facts = Stream.concat(MatrixFacts.KEYS.stream(), furtherFacts.stream())
                .distinct()
                .toList();
    }

    @Override
    public Listing listing() {
        return new Listing(family.slug(), "named", Chapter.MATRIX);
    }

    /** A parameter of the family takes the name before a question does. */
    @Override
    public Shape.Fields document() {
        Stream<Field<?>> asked =
                MatrixKind.ASKED.stream().filter(field -> !family.names().contains(field.name()));
        return new Shape.Fields(
                Stream.concat(family.parameters().stream(), asked).toList());
    }

    @Override
    public List<String> facts() {
        return facts;
    }

    @Override
    public Game read(Node document) {
        Game game = family.reader().apply(document);
        if (!(game instanceof NamedGame named)) return game;
        Map<String, @Nullable Object> asked = new LinkedHashMap<>(document.fields());
        asked.keySet().removeAll(family.names());
        MatrixQuestion question = MatrixKind.question(named.matrix(), new Node(document.place(), asked));
        return new NamedQuestion(
                named,
                named.history()
                        .map(pair -> question.withHistory(pair.get(0), pair.get(1)))
                        .orElse(question));
    }

    @Override
    public Solution solve(Game game, Progress progress) {
        return switch (game) {
            case CountableQuestion asked -> CountableAnswer.of(name(), asked, progress);
            case NamedQuestion(NamedGame named, MatrixQuestion question) ->
                NamedAnswer.of(named, MatrixAnswer.of(question, progress));
            default -> throw new IllegalArgumentException("not a game of this kind: " + game);
        };
    }

    @Override
    public Optional<Message> unplayable(Game game) {
        return Optional.of(Message.of(game instanceof NamedQuestion ? "rounds.not-played" : "named.not-played"));
    }

    @Override
    public Optional<Position> play(Game game, Progress progress) {
        return game instanceof NamedQuestion named
                ? Rounds.of(named.game().matrix(), NamedAnswer::called, progress)
                : Optional.empty();
    }

    /** The parameters in the order of the document, as in {@code solve number-hides 5}. */
    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return Positional.document(name(), family.parameters(), words);
    }
}
