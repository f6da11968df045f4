package hissho.coalition.question;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.coalition.GameReader;
import hissho.coalition.nucleolus.Nucleolus;
import hissho.coalition.value.Axioms;
import hissho.coalition.value.Dividends;
import hissho.coalition.value.ShapleyValue;
import hissho.coalition.value.Written;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.form.Coalitions;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.number.RationalVector;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.List;
import java.util.function.Function;

/** Shapley's axioms for the Shapley value or the nucleolus on games that somebody gives. */
record ValueAxioms(List<Coalitions> games, boolean nucleolus) implements Inquiry.Asked {

    private static final int MOST_PLAYERS = 10;
    private static final Field<List<Node>> GAMES = Field.required("games", Shape.listOf(Shape.deep(), 1, 20));
    private static final Field<String> SOLUTION =
            Field.optional("solution", Shape.choice("shapley", "nucleolus"), "shapley");

    static Kind<?> kind() {
        return new Inquiry<>(
                new Listing("value-axioms", "value", Chapter.COALITION),
                Shape.fields(GAMES, SOLUTION),
                ValueAxioms::read,
                List.of(
                        "efficiency",
                        "symmetry",
                        "nullPlayer",
                        "additivity",
                        "values",
                        "symmetricPairs",
                        "nullPlayers"));
    }

    private static ValueAxioms read(Node document) {
        List<Coalitions> games = GAMES.in(document).stream()
                .map(node -> GameReader.read(node).coalitions(MOST_PLAYERS))
                .toList();
        return new ValueAxioms(games, SOLUTION.in(document).equals("nucleolus"));
    }

    private Function<Coalitions, RationalVector> rule(Progress progress) {
        return nucleolus
                ? game -> Nucleolus.efficient(game, progress).point()
                : game -> ShapleyValue.of(game, progress);
    }

    @Override
    public Facts answers(Progress progress) {
        Once<Axioms> axioms = new Once<>(() -> Axioms.check(games, rule(progress)));
        return new Facts()
                .put("efficiency", () -> axioms.get().efficiency())
                .put("symmetry", () -> axioms.get().symmetry())
                .put("nullPlayer", () -> axioms.get().nullPlayer())
                .put("additivity", () -> axioms.get().additivity())
                .put("values", () -> games.stream().map(rule(progress)).toList())
                .put(
                        "symmetricPairs",
                        Written.each(Compare.SET::agree),
                        () -> games.stream()
                                .map(game -> Written.pairs(Axioms.interchangeable(game)))
                                .toList())
                .put(
                        "nullPlayers",
                        Written.each(Compare.SET::agree),
                        () -> games.stream()
                                .map(game -> Written.players(Axioms.nullPlayers(game)))
                                .toList());
    }

    @Override
    public Certificate check(Progress progress) {
        if (nucleolus) return new Certificate.Unchecked(Message.of("core.certificate.arithmetic"));
        Function<Coalitions, RationalVector> second =
                game -> Dividends.of(game, progress).shapley();
        Axioms again = Axioms.check(games, second);
        boolean holds = games.stream()
                        .allMatch(
                                game -> second.apply(game).equals(rule(progress).apply(game)))
                && again.equals(Axioms.check(games, rule(progress)));
        return new Certificate.SecondWay(
                holds,
                Extent.everything(),
                Message.of("value.certificate.axioms"),
                InOrder.of(
                        "values",
                        games.stream().map(second).toList(),
                        "efficiency",
                        again.efficiency(),
                        "additivity",
                        again.additivity()));
    }
}
