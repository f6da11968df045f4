package hissho.equilibrium.question;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.equilibrium.rounds.Style;
import hissho.form.Players;
import hissho.form.Profile;
import hissho.form.StrategicGame;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Firms that each choose one of a few quantities: the price is what demand leaves, and never negative. A table, and not Cournot's continuous game: its equilibria can be more. */
public final class QuantityKind implements Kind<StrategicQuestion> {

    private static final int MOST_PROFILES = 100_000;

    private static final Field<Rational> A = Field.required("a", Shape.number());
    private static final Field<Rational> C = Field.optional("c", Shape.number(), Rational.ZERO);
    private static final Field<Integer> FIRMS = Field.optional("firms", Shape.whole(1, 10), 2);
    private static final Field<List<Rational>> STRATEGIES =
            Field.required("strategies", Shape.listOf(Shape.number(), 1, 1_000));
    private static final Field<List<Node>> MIXED =
            Field.optional("mixed", Shape.listOf(Shape.listOf(Shape.number()).by(node -> node)));

    @Override
    public Listing listing() {
        return new Listing("quantity-game", "equilibrium", Chapter.EQUILIBRIUM);
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(A, C, FIRMS, STRATEGIES, MIXED);
    }

    @Override
    public List<String> facts() {
        return StrategicFacts.KEYS;
    }

    @Override
    public StrategicQuestion read(Node document) {
        Rational a = A.in(document);
        Rational c = C.in(document);
        int firms = FIRMS.in(document);
        List<Rational> amounts = STRATEGIES.in(document);
        for (Node node : document.get("strategies").list())
            if (node.rational().isNegative()) throw node.bad("equilibrium.bad.quantity", node.rational());
        if (Math.pow(amounts.size(), firms) > MOST_PROFILES)
            throw document.get("strategies")
                    .bad("equilibrium.bad.many-profiles", Math.round(Math.pow(amounts.size(), firms)), MOST_PROFILES);
        List<String> names = amounts.stream().map(Rational::toString).toList();
        StrategicGame game = StrategicGame.generate(
                new Players(IntStream.rangeClosed(1, firms)
                        .mapToObj(Integer::toString)
                        .toList()),
                Collections.nCopies(firms, names),
                (i, choices) -> {
                    Rational total = Rational.ZERO;
                    for (int k : choices) total = total.plus(amounts.get(k));
                    return a.minus(total).max(Rational.ZERO).minus(c).times(amounts.get(choices[i]));
                });
        Optional<Profile> mixed = document.find("mixed").map(node -> StrategicKind.profile(game, node));
        return new StrategicQuestion(
                "quantity-game",
                game,
                mixed,
                List.of(),
                RationalVector.generate(firms, i -> Rational.ONE),
                amounts,
                400,
                Style.EQUILIBRIUM);
    }

    @Override
    public Solution solve(StrategicQuestion question, Progress progress) {
        return new StrategicAnswer(question, progress);
    }
}
