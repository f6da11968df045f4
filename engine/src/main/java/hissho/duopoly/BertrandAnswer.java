package hissho.duopoly;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.Formula;
import hissho.kind.Answer;
import hissho.kind.AnsweredKind;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Verdict;
import hissho.number.Rational;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Bertrand's answer: both firms ask the unit cost, and no other prices are in equilibrium. Whoever asks more than cost is undercut
 * by a little, whoever asks less loses money.
 */
record BertrandAnswer(Bertrand game, List<Rational> prices) implements Answer {

    private static final int MOST_GRID = 1000;

    private static final Field<Rational> A = Field.required("a", Shape.number());
    private static final Field<Rational> C = Field.required("c", Shape.number());
    private static final Field<List<Rational>> GRID =
            Field.optional("priceGrid", Shape.listOf(Shape.number(), 1, MOST_GRID), List.of());

    static Kind<?> kind() {
        return new AnsweredKind<>(
                new Listing("bertrand", "duopoly", Chapter.DUOPOLY),
                Shape.fields(A, C, CournotGame.PROFILES, GRID),
                BertrandAnswer::read,
                (game, progress) -> of(game),
                List.of(
                        "p",
                        "profit",
                        "totalQ",
                        "safety",
                        "unique",
                        "isEquilibrium",
                        "profits",
                        "quantities",
                        "price",
                        "profitEach",
                        "deviationSupremum",
                        "attained",
                        "attainedAt",
                        "deviator",
                        "psePrices",
                        "discretised",
                        "formula",
                        "condition",
                        "instance"));
    }

    static Bertrand read(Node document) {
        Rational a = A.in(document);
        Rational c = C.in(document);
        if (c.isNegative()) throw document.get("c").bad("duopoly.bad.negative");
        if (a.compareTo(c) <= 0) throw document.bad("duopoly.bad.never", a, c);
        List<List<Rational>> profiles = CournotGame.PROFILES.in(document);
        for (List<Rational> profile : profiles) {
            if (profile.size() != 2) throw document.get("profiles").bad("duopoly.bad.profile", 2, profile.size());
            CournotGame.notNegative(profile, document.get("profiles"));
        }
        List<Rational> grid = GRID.in(document).stream().distinct().sorted().toList();
        if (!grid.isEmpty()) CournotGame.notNegative(grid, document.get("priceGrid"));
        return new Bertrand(a, c, profiles, grid);
    }

    static BertrandAnswer of(Bertrand game) {
        return new BertrandAnswer(game, List.of(game.c(), game.c()));
    }

    @Override
    public Facts facts(Progress progress) {
        Facts facts = new Facts()
                .put("p", () -> prices)
                .put("price", () -> game.marketPrice(prices))
                .put("profit", () -> game.profits(prices))
                .put("totalQ", () -> game.demand(prices.getFirst()))
                .put("safety", () -> List.of(game.safety(), game.safety()))
                .put("unique", game::hasOneEquilibrium);
        if (!game.profiles().isEmpty()) {
            facts.put("isEquilibrium", each(game::isEquilibrium));
            facts.put("profits", each(game::profits))
                    .put("quantities", each(game::sold))
                    .put("price", each(game::marketPrice));
            facts.put("profitEach", each(prices -> {
                List<Rational> both = game.profits(prices);
                return both.getFirst().equals(both.getLast()) ? both.getFirst() : both;
            }));
            facts.put("deviationSupremum", each(prices -> game.deviation(prices).profit()));
            facts.put("attained", each(prices -> game.deviation(prices).attained()));
            facts.put("attainedAt", each(prices -> game.deviation(prices).at().orElse(null)));
            facts.put("deviator", each(prices -> game.deviator(prices) + 1));
        }
        if (!game.grid().isEmpty()) {
            Once<List<List<Rational>>> found = new Once<>(() -> onGrid(progress));
            facts.put("psePrices", Compare.SET, found).put("discretised", () -> true);
        }
        facts.put(
                        "formula",
                        Formula.SAME,
                        () -> InOrder.of(
                                "p",
                                List.of("c", "c"),
                                "profit",
                                List.of("0", "0"),
                                "safety",
                                List.of("0", "0"),
                                "price",
                                "c",
                                "totalQ",
                                "a-c",
                                "monopolyPrice",
                                "(a+c)/2"))
                .put("condition", () -> "0<=c<a");
        CournotFacts.instance(facts, Map.of(), List.of("p", "profit", "safety", "totalQ"));
        return facts;
    }

    private Supplier<List<@Nullable Object>> each(Function<List<Rational>, @Nullable Object> look) {
        return () -> {
            List<@Nullable Object> all = new ArrayList<>();
            for (List<Rational> profile : game.profiles()) all.add(look.apply(profile));
            return all;
        };
    }

    /** All pure equilibria where only the prices of the grid may be asked. */
    private List<List<Rational>> onGrid(Progress progress) {
        Map<Rational, Rational> best = new HashMap<>();
        for (Rational other : game.grid()) {
            progress.check();
            best.put(
                    other,
                    game.grid().stream()
                            .map(own -> game.profit(own, other))
                            .max(Rational::compareTo)
                            .orElseThrow());
        }
        List<List<Rational>> found = new ArrayList<>();
        for (Rational first : game.grid()) {
            progress.check();
            for (Rational second : game.grid())
                if (game.profit(first, second).equals(best.get(second))
                        && game.profit(second, first).equals(best.get(first))) found.add(List.of(first, second));
        }
        return found;
    }

    /** Nobody gains at these prices; above cost a slight cut gains, below cost the cheaper firm loses. */
    @Override
    public Certificate certificate(Progress progress) {
        boolean holds = prices.size() == 2
                && game.isEquilibrium(prices)
                && prices.stream().allMatch(game.c()::equals)
                && game.a().compareTo(game.c()) > 0;
        return new Certificate.ClosedForm(
                "bertrand",
                holds,
                Extent.everything(),
                Message.of("duopoly.certificate.bertrand", game.c()),
                InOrder.of("p", prices, "profit", game.profits(prices)));
    }

    @Override
    public Message title() {
        return Message.of("duopoly.bertrand.title");
    }

    @Override
    public Optional<Message> verdict(Facts facts) {
        return Verdict.of(facts, "isEquilibrium", "duopoly.verdict.");
    }

    @Override
    public Message headline() {
        return Message.of("duopoly.bertrand.headline", prices.getFirst());
    }

    @Override
    public List<String> told() {
        return List.of("p", "profit", "safety", "unique", "isEquilibrium", "psePrices", "discretised");
    }

    private static final List<String> JUDGED =
            List.of("isEquilibrium", "profits", "deviationSupremum", "attained", "attainedAt");

    @Override
    public List<Section> sections(Words words) {
        return List.of(Section.of(
                words.say("duopoly.section.why"),
                new Block.Paragraph(words.say("duopoly.bertrand.why", game.c(), game.monopolyPrice())),
                new Block.Picture(BertrandFigures.deviation(game, words), BertrandFigures.caption(game, words))));
    }

    @Override
    public List<Section> sections(Facts facts, Words words) {
        return Formulas.after(
                ProfileTable.before(sections(words), game.profiles(), facts, JUDGED, words),
                facts,
                /* holdHere= */ true,
                words);
    }
}
