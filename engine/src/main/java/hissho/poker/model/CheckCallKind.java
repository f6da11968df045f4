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

/** Check-or-call poker as a kind. */
public final class CheckCallKind implements Kind<CheckCallGame> {

    static final String NAME = "check-call-poker";

    private static final Field<Bet> BETA =
            Field.optional("beta", Bet.SHAPE, Bet.ANY).asRule();
    private static final Field<Node> BET_SET = Field.optional("betSet", Hands.SET);
    private static final Field<Node> A = Field.optional("a", Hands.ONE);
    private static final Field<Node> B = Field.optional("b", Hands.ONE);
    private static final Field<Node> C = Field.optional("c", Hands.ONE);
    private static final Field<Node> D = Field.optional("d", Hands.ONE);

    @Override
    public Listing listing() {
        return new Listing(NAME, "poker", Chapter.POKER);
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(BETA, BET_SET, A, B, C, D);
    }

    @Override
    public List<String> facts() {
        return CheckCallFacts.KEYS;
    }

    @Override
    public CheckCallGame read(Node document) {
        Bet bet = BETA.in(document);
        if (bet.best()) throw document.get("beta").bad("poker.bad.no-best");
        Optional<CheckCall> model = bet.size().map(CheckCall::new);
        Hands.needNumber(document, model.isPresent(), BET_SET, A, B, C, D);
        together(document, A, B);
        together(document, C, D);
        if (BET_SET.isIn(document) && A.isIn(document)) throw document.get("a").bad("poker.bad.two-strategies");
        return new CheckCallGame(
                model,
                model.flatMap(game -> first(game, document)),
                model.flatMap(game -> hand(C, document, game)
                        .map(c -> game.calling(c, hand(D, document, game).orElseThrow()))),
                bet.surd());
    }

    /** A threshold without its partner is no strategy. */
    private static void together(Node document, Field<?> one, Field<?> other) {
        if (one.isIn(document) == other.isIn(document)) return;
        Field<?> there = one.isIn(document) ? one : other;
        Field<?> missing = one.isIn(document) ? other : one;
        throw document.get(there.name()).bad("poker.bad.partner", there.name(), missing.name());
    }

    private static Optional<HandStrategy> first(CheckCall game, Node document) {
        Optional<HandSet> bets = BET_SET.find(document).map(node -> HandSet.read(node, game.known()));
        return bets.or(() -> hand(A, document, game).map(a -> {
                    Rational b = hand(B, document, game).orElseThrow();
                    if (a.compareTo(b) > 0) throw document.get("a").bad("poker.bad.interval", a, b);
                    return HandSet.of(Rational.ZERO, a, b, Rational.ONE);
                }))
                .map(game::betting);
    }

    private static Optional<Rational> hand(Field<Node> field, Node document, CheckCall game) {
        return field.find(document).map(node -> HandSet.hand(node, game.known()));
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return FewWords.of(this, words);
    }

    @Override
    public Solution solve(CheckCallGame game, Progress progress) {
        return game.model()
                .<Solution>map(model -> new ModelSolution(
                        NAME, model, CheckCallFacts.of(game, progress), CheckCallFacts.told(game), progress))
                .orElseGet(() -> GeneralSolution.checkCall().at(game.surd()));
    }

    @Override
    public Optional<Message> unplayable(CheckCallGame game) {
        return Optional.of(Message.of("poker.not-played"));
    }

    @Override
    public Optional<Position> play(CheckCallGame game, Progress progress) {
        return game.model().map(model -> HandPlay.start(model.tree(), model.first(), model.second()));
    }
}
