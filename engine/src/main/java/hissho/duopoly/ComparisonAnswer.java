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
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The models of duopoly side by side for one demand a - Q and one unit cost c. */
record ComparisonAnswer(Asked game, Map<String, Outcome> outcomes) implements Answer {

    record Asked(Rational a, Rational c, List<String> models) implements Game {}

    record Outcome(List<Rational> q, Rational price, List<Rational> profit) {
        Rational total() {
            return Market.total(q);
        }

        Map<String, Object> facts() {
            return InOrder.of("q", q, "profit", profit, "totalQ", total(), "price", price);
        }
    }

    static final List<String> MODELS = List.of("monopoly", "collusion", "cournot", "stackelberg", "bertrand");
    private static final Map<String, String> TOTALS = Map.of(
            "monopoly",
            "(a-c)/2",
            "collusion",
            "(a-c)/2",
            "cournot",
            "2*(a-c)/3",
            "stackelberg",
            "3*(a-c)/4",
            "bertrand",
            "a-c");

    private static final Field<Rational> A = Field.required("a", Shape.number());
    private static final Field<Rational> C = Field.required("c", Shape.number());
    private static final Field<List<String>> CHOSEN =
            Field.optional("models", Shape.listOf(Shape.choice(MODELS.toArray(String[]::new)), 1, 5), MODELS);

    static Kind<?> kind() {
        return new AnsweredKind<>(
                new Listing("duopoly-models", "duopoly", Chapter.DUOPOLY),
                Shape.fields(A, C, CHOSEN),
                ComparisonAnswer::read,
                (game, progress) -> of(game),
                List.of("outcomes", "consumerPrefers", "leaderGains", "followerLoses", "totalQ", "instance"));
    }

    private static Asked read(Node document) {
        Rational a = A.in(document);
        Rational c = C.in(document);
        if (c.isNegative()) throw document.get("c").bad("duopoly.bad.negative");
        if (a.compareTo(c) <= 0) throw document.bad("duopoly.bad.never", a, c);
        return new Asked(a, c, CHOSEN.in(document).stream().distinct().toList());
    }

    static ComparisonAnswer of(Asked game) {
        Map<String, Outcome> outcomes = new LinkedHashMap<>();
        for (String model : game.models()) outcomes.put(model, outcome(model, game));
        return new ComparisonAnswer(game, outcomes);
    }

    private static Outcome outcome(String model, Asked game) {
        Rational d = game.a().minus(game.c());
        List<Rational> q = switch (model) {
            case "monopoly" -> List.of(d.over(2));
            case "collusion" -> List.of(d.over(4), d.over(4));
            case "cournot" -> List.of(d.over(3), d.over(3));
            case "stackelberg" -> List.of(d.over(2), d.over(4));
            default -> List.of(d.over(2), d.over(2));
        };
        Rational price = game.a().minus(Market.total(q));
        return new Outcome(
                q, price, q.stream().map(x -> price.minus(game.c()).times(x)).toList());
    }

    private Outcome get(String model) {
        return outcome(model, game);
    }

    @Override
    public Facts facts(Progress progress) {
        Facts facts = new Facts();
        Compare some = (answered, expected) -> expected instanceof Map<?, ?> asked
                && asked.entrySet().stream().allMatch(entry -> {
                    Outcome mine = outcomes.get(entry.getKey().toString());
                    return mine != null
                            && entry.getValue() instanceof Map<?, ?> said
                            && said.entrySet().stream()
                                    .allMatch(one -> agrees(mine, one.getKey().toString(), one.getValue()));
                });
        facts.put("outcomes", some, this::byModel).put("instance", some, this::byModel);
        facts.put("consumerPrefers", this::cheapest)
                .put(
                        "leaderGains",
                        () -> get("stackelberg")
                                        .profit()
                                        .getFirst()
                                        .compareTo(get("cournot").profit().getFirst())
                                > 0)
                .put(
                        "followerLoses",
                        () -> get("stackelberg")
                                        .profit()
                                        .getLast()
                                        .compareTo(get("cournot").profit().getLast())
                                < 0)
                .put(
                        "totalQ",
                        Formula.SAME,
                        () -> game.models().stream().map(TOTALS::get).toList());
        return facts;
    }

    private Map<String, Object> byModel() {
        Map<String, Object> all = new LinkedHashMap<>();
        outcomes.forEach((model, outcome) -> all.put(model, outcome.facts()));
        return all;
    }

    /** A model with one firm says its output and profit as numbers or as lists. */
    private static boolean agrees(Outcome outcome, String key, Object said) {
        Object mine = outcome.facts().get(key);
        Object one = mine instanceof List<?> list && list.size() == 1 ? list.getFirst() : mine;
        return Compare.EXACT.agree(mine, said) || Compare.EXACT.agree(one, said);
    }

    private String cheapest() {
        return outcomes.entrySet().stream()
                .min((x, y) -> x.getValue().price().compareTo(y.getValue().price()))
                .orElseThrow()
                .getKey();
    }

    /** Each model is solved again by its own solver. */
    @Override
    public Certificate certificate(Progress progress) {
        boolean holds = List.copyOf(outcomes.keySet()).equals(game.models());
        Firm firm = new Firm(game.c(), Rational.ZERO);
        Market two = new Market(Demand.linear(game.a()), List.of(firm, firm));
        for (Map.Entry<String, Outcome> entry : outcomes.entrySet()) {
            Outcome said = entry.getValue();
            holds &= said.price().equals(game.a().minus(said.total()))
                    && said.profit()
                            .equals(said.q().stream()
                                    .map(x -> said.price().minus(game.c()).times(x))
                                    .toList());
            holds &= switch (entry.getKey()) {
                case "monopoly" ->
                    Monopoly.of(two).quantity().equals(hissho.algebra.RealRoot.of(said.total()))
                            && said.q().size() == 1;
                case "collusion" ->
                    Monopoly.of(two).quantity().equals(hissho.algebra.RealRoot.of(said.total()))
                            && said.q().getFirst().equals(said.q().getLast());
                case "cournot" -> CournotCertificate.nobodyGains(two, said.q(), progress);
                case "stackelberg" -> {
                    Stackelberg model = new Stackelberg(game.a(), firm, firm);
                    yield said.q().equals(List.of(model.best(), model.reply(model.best())));
                }
                default ->
                    said.price().equals(game.c())
                            && said.q().getFirst().equals(said.q().getLast());
            };
        }
        return new Certificate.SecondWay(
                        holds, Extent.everything(), Message.of("duopoly.certificate.comparison"), byModel())
                .holding(compared());
    }

    /** What follows from outputs and margins: where most is sold, and what leading and following change. */
    private Map<String, Object> compared() {
        Map<String, Object> compared = new LinkedHashMap<>();
        Map.Entry<String, Outcome> most = outcomes.entrySet().iterator().next();
        for (Map.Entry<String, Outcome> each : outcomes.entrySet())
            if (each.getValue().total().compareTo(most.getValue().total()) > 0) most = each;
        compared.put("consumerPrefers", most.getKey());
        Outcome first = outcomes.get("stackelberg");
        Outcome both = outcomes.get("cournot");
        if (first != null && both != null) {
            compared.put("leaderGains", earned(first, 0).compareTo(earned(both, 0)) > 0);
            compared.put("followerLoses", earned(first, 1).compareTo(earned(both, 1)) < 0);
        }
        return compared;
    }

    private Rational earned(Outcome outcome, int firm) {
        return game.a().minus(outcome.total()).minus(game.c()).times(outcome.q().get(firm));
    }

    @Override
    public Message title() {
        return Message.of("duopoly.duopoly-models.title");
    }

    @Override
    public Message headline() {
        Outcome best = java.util.Objects.requireNonNull(outcomes.get(cheapest()));
        return Message.of("duopoly.duopoly-models.headline", Message.of("duopoly.model." + cheapest()), best.price());
    }

    @Override
    public List<String> told() {
        return List.of("consumerPrefers", "leaderGains", "followerLoses");
    }

    @Override
    public List<Section> sections(Words words) {
        List<List<Block.Cell>> rows = new ArrayList<>();
        List<Figure.Group> groups = new ArrayList<>();
        outcomes.forEach((model, outcome) -> {
            String name = words.say("duopoly.model." + model);
            rows.add(List.of(
                    Block.Cell.of(name),
                    Block.Cell.of(outcome.q(), words),
                    Block.Cell.of(outcome.total(), words),
                    Block.Cell.of(outcome.price(), words),
                    Block.Cell.of(outcome.profit(), words)));
            List<Figure.Bar> bars = new ArrayList<>();
            for (int i = 0; i < outcome.profit().size(); i++)
                bars.add(new Figure.Bar(
                        words.say("duopoly.firm", i + 1),
                        outcome.profit().get(i).doubleValue(),
                        words.write(outcome.profit().get(i)),
                        i == 0 ? Tone.FIRST : Tone.SECOND));
            groups.add(new Figure.Group(name, bars));
        });
        return List.of(Section.of(
                words.say("duopoly.section.comparison"),
                new Block.Table(
                        "",
                        List.of(
                                words.say("duopoly.column.model"),
                                words.say("duopoly.column.quantity"),
                                words.say("duopoly.column.total"),
                                words.say("duopoly.column.price"),
                                words.say("duopoly.column.profit")),
                        rows,
                        true),
                new Block.Picture(
                        new Figure.Bars(words.say("duopoly.column.profit"), groups),
                        words.say("duopoly.duopoly-models.figure"))));
    }
}
