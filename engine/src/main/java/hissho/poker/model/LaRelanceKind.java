package hissho.poker.model;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.FewWords;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.play.Position;
import hissho.poker.HandPlay;
import hissho.poker.HandSet;
import hissho.poker.HandStrategy;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Borel's La Relance as a kind. */
public final class LaRelanceKind implements Kind<LaRelanceGame> {

    static final String NAME = "la-relance";

    private static final Field<Bet> BETA =
            Field.optional("beta", Bet.SHAPE, Bet.ANY).asRule();
    private static final Field<Node> BET_SET = Field.optional("betSet", Hands.SET);
    private static final Field<String> STRATEGY =
            Field.optional("strategy", Shape.choice("fold-worst", "fold-best-below-b", "coin"));
    private static final Field<Node> THRESHOLD = Field.optional("callThreshold", Hands.ONE);
    private static final Field<Node> THRESHOLDS = Field.optional("thresholds", Hands.MANY);

    @Override
    public Listing listing() {
        return new Listing(NAME, "poker", Chapter.POKER);
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(BETA, BET_SET, STRATEGY, THRESHOLD, THRESHOLDS);
    }

    @Override
    public List<String> facts() {
        return LaRelanceFacts.KEYS;
    }

    @Override
    public LaRelanceGame read(Node document) {
        Bet bet = BETA.in(document);
        if (bet.best()) throw document.get("beta").bad("poker.bad.no-best");
        Optional<LaRelance> model = bet.size().map(LaRelance::new);
        Hands.needNumber(document, model.isPresent(), BET_SET, STRATEGY, THRESHOLD, THRESHOLDS);
        if (model.isEmpty())
            return new LaRelanceGame(
                    model, Optional.empty(), Optional.empty(), Optional.empty(), List.of(), bet.surd());
        LaRelance game = model.get();
        if (BET_SET.isIn(document) && STRATEGY.isIn(document))
            throw document.get("strategy").bad("poker.bad.two-strategies");
        Optional<HandSet> bets = BET_SET.find(document).map(node -> HandSet.read(node, game.known()));
        Optional<HandStrategy> asked = bets.map(game::betting)
                .or(() -> STRATEGY.find(document).map(name -> switch (name) {
                    case "fold-worst" -> game.foldWorst();
                    case "coin" -> game.coin();
                    default -> game.foldBestBelowB();
                }));
        Optional<Rational> threshold = THRESHOLD.find(document).map(node -> HandSet.hand(node, game.known()));
        List<Rational> thresholds = THRESHOLDS
                .find(document)
                .map(node -> node.list().stream()
                        .map(each -> HandSet.hand(each, game.known()))
                        .toList())
                .orElse(List.of());
        return new LaRelanceGame(model, asked, bets, threshold, thresholds, Optional.empty());
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return FewWords.of(this, words);
    }

    @Override
    public Solution solve(LaRelanceGame game, Progress progress) {
        return game.model()
                .<Solution>map(model -> new ModelSolution(
                        NAME, model, LaRelanceFacts.of(game, progress), LaRelanceFacts.told(game), progress))
                .orElseGet(() -> GeneralSolution.laRelance().at(game.surd()));
    }

    @Override
    public Optional<Message> unplayable(LaRelanceGame game) {
        return Optional.of(Message.of("poker.not-played"));
    }

    @Override
    public Optional<Position> play(LaRelanceGame game, Progress progress) {
        return game.model().map(model -> HandPlay.start(model.tree(), model.first(), model.second()));
    }
}
