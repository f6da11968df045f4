package hissho.equilibrium.question;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.equilibrium.rounds.TwoPlayerRounds;
import hissho.form.Bimatrix;
import hissho.form.Players;
import hissho.form.StrategicGame;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.play.Position;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.words.Words;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The game of chicken: two drive towards each other; whoever swerves alone is the chicken, and if nobody does they crash. */
public final class ChickenKind implements Kind<BimatrixQuestion> {

    private static final Field<Rational> BOTH = Field.optional("bothChicken", Shape.number(), Rational.ONE);
    private static final Field<Rational> LONE = Field.optional("loneChicken", Shape.number(), Rational.MINUS_ONE);
    private static final Field<Rational> IRON = Field.optional("loneIron", Shape.number(), Rational.of(2));
    private static final Field<Rational> CRASH = Field.optional("crash", Shape.number(), Rational.of(-2));
    private static final List<String> NAMES = List.of("chicken", "iron nerves");

    @Override
    public Listing listing() {
        return new Listing("chicken", "equilibrium", Chapter.EQUILIBRIUM);
    }

    @Override
    public Shape.Fields document() {
        return new Shape.Fields(Stream.concat(
                        Stream.of(BOTH, LONE, IRON, CRASH, TwoPlayers.ROWS, TwoPlayers.COLS),
                        BimatrixKind.ASKED.stream())
                .toList());
    }

    @Override
    public List<String> facts() {
        return BimatrixFacts.KEYS;
    }

    @Override
    public BimatrixQuestion read(Node document) {
        Rational[][] own = {{BOTH.in(document), LONE.in(document)}, {IRON.in(document), CRASH.in(document)}};
        RationalMatrix first = RationalMatrix.generate(2, 2, (i, j) -> own[i][j]);
        StrategicGame game = StrategicGame.of(
                Players.of("I", "II"),
                List.of(names(document, TwoPlayers.ROWS), names(document, TwoPlayers.COLS)),
                new Bimatrix(first, first.transposed()));
        return BimatrixKind.question("chicken", game, document);
    }

    private static List<String> names(Node document, Field<List<String>> field) {
        return field.isIn(document) ? document.get(field.name()).names(2) : NAMES;
    }

    @Override
    public Map<String, Object> named(Words words) {
        List<String> names =
                List.of(words.say("equilibrium.chicken.strategy.1"), words.say("equilibrium.chicken.strategy.2"));
        return Map.of(TwoPlayers.ROWS.name(), names, TwoPlayers.COLS.name(), names);
    }

    @Override
    public Solution solve(BimatrixQuestion question, Progress progress) {
        return new BimatrixAnswer(question, progress);
    }

    @Override
    public Optional<Message> unplayable(BimatrixQuestion question) {
        return Optional.of(Message.of("rounds.not-played"));
    }

    @Override
    public Optional<Position> play(BimatrixQuestion question, Progress progress) {
        return TwoPlayerRounds.of(question.game(), question.opponent(), progress);
    }
}
