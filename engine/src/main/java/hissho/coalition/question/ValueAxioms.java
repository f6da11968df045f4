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
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.Coalitions;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.number.RationalVector;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Shapley's axioms for the Shapley value or the nucleolus on games that somebody gives. */
record ValueAxioms(List<Coalitions> games, boolean nucleolus) implements Inquiry.Asked {

    private static final int MOST_PLAYERS = 10;
    private static final Field<List<Node>> GAMES =
            Field.required("games", Shape.listOf(Shape.deep(), 1, 20)).looksLike("coalitions");
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
                        "addedGames",
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
                .put("additivity", () -> {
                    if (!addsTwo()) throw new NotAnswered(Message.of("value.axioms.no-two"));
                    return axioms.get().additivity();
                })
                .put("addedGames", Compare.SET, () -> Written.pairs(Axioms.addable(games)))
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

    /** Additivity speaks of two games; one alone, added to itself, says nothing about it. */
    private boolean addsTwo() {
        return !Axioms.addable(games).isEmpty();
    }

    @Override
    public boolean tells(String fact) {
        return addsTwo() || !fact.startsWith("add");
    }

    /** Which axioms the rule keeps on these games, and which not. */
    @Override
    public Optional<Message> shortAnswer(Facts answers) {
        List<Object> kept = new ArrayList<>();
        List<Object> broken = new ArrayList<>();
        for (String axiom : List.of("efficiency", "symmetry", "nullPlayer", "additivity"))
            if (addsTwo() || !axiom.equals("additivity"))
                (answers.get(axiom, Boolean.class) ? kept : broken).add(Message.of("value.axiom." + axiom));
        Message rule = Message.of(nucleolus ? "value.axioms.nucleolus" : "value.axioms.shapley");
        String said = broken.isEmpty() ? "kept" : kept.isEmpty() ? "broken" : "both";
        return Optional.of(Message.of("value.value-axioms." + said, rule, kept, broken));
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
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("values", games.stream().map(second).toList());
        data.put("efficiency", again.efficiency());
        if (addsTwo()) data.put("additivity", again.additivity());
        return new Certificate.SecondWay(holds, Extent.everything(), Message.of("value.certificate.axioms"), data);
    }
}
