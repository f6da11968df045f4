package hissho.poker.model;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.FewWords;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.play.Position;
import hissho.poker.HandPlay;
import hissho.poker.HandSet;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Von Neumann's poker as a kind. */
public final class VonNeumannKind implements Kind<VonNeumannGame> {

    static final String NAME = "von-neumann-poker";

    private static final Field<Bet> BETA =
            Field.optional("beta", Bet.SHAPE, Bet.ANY).asRule();
    private static final Field<Node> BET_SET = Field.optional("betSet", Hands.SET);
    private static final Field<Node> COLUMN = Field.optional("colStrategy", CallingRule.SHAPE);
    private static final Field<Node> THRESHOLD = Field.optional("callThreshold", Hands.ONE);

    @Override
    public Listing listing() {
        return new Listing(NAME, "poker", Chapter.POKER);
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(BETA, BET_SET, COLUMN, THRESHOLD);
    }

    @Override
    public List<String> facts() {
        return VonNeumannFacts.KEYS;
    }

    @Override
    public VonNeumannGame read(Node document) {
        Bet bet = BETA.in(document);
        Optional<VonNeumann> model = bet.size()
                .or(() -> bet.best() ? Optional.of(VonNeumann.bestBet()) : Optional.empty())
                .map(VonNeumann::new);
        Hands.needNumber(document, model.isPresent(), BET_SET, COLUMN, THRESHOLD);
        if (COLUMN.isIn(document) && THRESHOLD.isIn(document))
            throw document.get("callThreshold").bad("poker.bad.two-strategies");
        return new VonNeumannGame(
                model,
                model.flatMap(game -> BET_SET.find(document).map(node -> HandSet.read(node, game.known()))),
                model.flatMap(game -> COLUMN.find(document).map(node -> CallingRule.read(node, game.known()))),
                model.flatMap(game -> THRESHOLD.find(document).map(node -> HandSet.hand(node, game.known()))),
                bet.surd());
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return FewWords.of(this, words);
    }

    @Override
    public Solution solve(VonNeumannGame game, Progress progress) {
        return game.model()
                .<Solution>map(model -> new ModelSolution(
                        NAME, model, VonNeumannFacts.of(game, progress), VonNeumannFacts.told(game), progress))
                .orElseGet(() -> GeneralSolution.vonNeumann().at(game.surd()));
    }

    @Override
    public Optional<Message> unplayable(VonNeumannGame game) {
        return Optional.of(Message.of("poker.not-played"));
    }

    @Override
    public Optional<Position> play(VonNeumannGame game, Progress progress) {
        return game.model().map(model -> HandPlay.start(model.tree(), model.first(), model.second()));
    }
}
