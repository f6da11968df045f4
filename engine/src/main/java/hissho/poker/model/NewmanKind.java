package hissho.poker.model;

import hissho.algebra.Algebraic;
import hissho.algebra.SurdReader;
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
import hissho.poker.HandSet;
import hissho.progress.Progress;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Newman's poker, with bets of any size, as a kind. */
public final class NewmanKind implements Kind<NewmanGame> {

    static final String NAME = "newman-poker";

    private static final Shape<Optional<Algebraic>> BET =
            Shape.either(Shape.number(), Shape.text()).by(NewmanKind::bet);
    private static final Field<Optional<Algebraic>> BETA = Field.optional("beta", BET, Optional.empty());
    private static final Field<Node> HAND = Field.optional("x", Hands.ONE);
    private static final Field<List<Rational>> BETAS =
            Field.optional("betas", Shape.listOf(Shape.number().by(NewmanKind::size), 0, 1_000), List.of());

    private static Optional<Algebraic> bet(Node node) {
        String text = node.text().strip();
        if (text.equals("beta") || text.equals("β")) return Optional.empty();
        Algebraic size = SurdReader.read(text).orElseGet(() -> Algebraic.of(size(node)));
        if (size.isNegative()) throw node.bad("poker.bad.negative-bet", node.shown());
        return Optional.of(size);
    }

    private static Rational size(Node node) {
        Rational size = node.rational();
        if (size.isNegative()) throw node.bad("poker.bad.negative-bet", node.shown());
        return size;
    }

    @Override
    public Listing listing() {
        return new Listing(NAME, "poker", Chapter.POKER);
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(BETA, HAND, BETAS);
    }

    @Override
    public List<String> facts() {
        return NewmanSolution.FACTS;
    }

    @Override
    public NewmanGame read(Node document) {
        Optional<Algebraic> bet = BETA.in(document);
        return new NewmanGame(
                bet.filter(Algebraic::isRational).map(Algebraic::rational),
                bet.filter(size -> !size.isRational()),
                HAND.find(document).map(node -> HandSet.hand(node, Map.of())),
                BETAS.in(document));
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return FewWords.of(this, words);
    }

    @Override
    public Solution solve(NewmanGame game, Progress progress) {
        return new NewmanSolution(game);
    }

    @Override
    public Optional<Position> play(NewmanGame game, Progress progress) {
        return Optional.of(NewmanPlay.start());
    }
}
