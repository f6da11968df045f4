package hissho.duopoly;

import hissho.algebra.Polynomial;
import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Coded;
import hissho.fact.Facts;
import hissho.fact.Formula;
import hissho.fact.NotAnswered;
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
import hissho.words.Message;
import hissho.words.Words;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** What a quantity leader and its follower make. */
record StackelbergAnswer(Asked game, List<Rational> q, Rational price, List<Rational> profit) implements Answer {

    /** A market of two firms, one of which moves first, and outputs of the leader to be looked at. */
    record Asked(Market market, int leader, List<Rational> outputs, boolean single) implements Game {
        Stackelberg model() {
            Firm first = market.firms().get(leader - 1);
            Firm second = market.firms().get(2 - leader);
            return new Stackelberg(market.demand().intercept().orElseThrow(), first, second);
        }
    }

    private static final Field<Integer> LEADER = Field.optional("leader", Shape.whole(1, 2), 1);
    private static final Field<Node> OUTPUTS = Field.optional(
            "q1",
            Shape.either(Shape.number(), Shape.listOf(Shape.number(), 1, 200)).by(node -> node));

    static Kind<?> kind() {
        return new AnsweredKind<>(
                new Listing("stackelberg", "duopoly", Chapter.DUOPOLY),
                Shape.fields(
                        MarketReader.A,
                        MarketReader.C,
                        MarketReader.C1,
                        MarketReader.C2,
                        MarketReader.COSTS,
                        MarketReader.UNIT_COST,
                        MarketReader.PIECES,
                        MarketReader.FIXED_COST,
                        LEADER,
                        OUTPUTS),
                StackelbergAnswer::read,
                (game, progress) ->
                        game.market().demand().intercept().isPresent() ? of(game) : LeadershipAnswer.of(game, progress),
                List.of(
                        "q",
                        "price",
                        "profit",
                        "totalQ",
                        "bestQ1",
                        "q2",
                        "leaderProfit",
                        "leaderFormula",
                        "formula",
                        "condition",
                        "instance"));
    }

    private static Asked read(Node document) {
        Market market = MarketReader.read(document, 2);
        if (market.size() != 2) throw document.bad("duopoly.bad.two-firms");
        Optional<Node> outputs = OUTPUTS.find(document);
        List<Rational> numbers = outputs.map(CournotGame::numbers).orElse(List.of());
        outputs.ifPresent(node -> CournotGame.notNegative(numbers, node));
        return new Asked(
                market,
                LEADER.in(document),
                numbers,
                outputs.filter(node -> !node.isList()).isPresent());
    }

    static StackelbergAnswer of(Asked game) {
        Stackelberg model = game.model();
        Rational best = model.best();
        return new StackelbergAnswer(
                game,
                inOrder(game, best, model.reply(best)),
                model.price(best),
                inOrder(game, model.leaderProfit(best), model.followerProfit(best)));
    }

    private static List<Rational> inOrder(Asked game, Rational leader, Rational follower) {
        return game.leader() == 1 ? List.of(leader, follower) : List.of(follower, leader);
    }

    @Override
    public Facts facts(Progress progress) {
        Stackelberg model = game.model();
        Facts facts = new Facts()
                .put("q", () -> q)
                .put("price", () -> price)
                .put("profit", () -> profit)
                .put("totalQ", () -> Market.total(q))
                .put("bestQ1", () -> q.get(game.leader() - 1));
        if (!game.outputs().isEmpty())
            facts.put("q2", each(model::reply)).put("leaderProfit", each(model::leaderProfit));
        facts.put("leaderFormula", Formula.SAME, this::leaderFormula);
        facts.put(
                        "formula",
                        Formula.SAME,
                        () -> formulas().orElseThrow(() -> new NotAnswered(Message.of("duopoly.no-formula"))))
                .put("condition", this::condition);
        CournotFacts.instance(facts, Map.of(), List.of("q", "price", "profit", "totalQ"));
        return facts;
    }

    private Supplier<Object> each(Function<Rational, Rational> look) {
        return () -> game.single()
                ? look.apply(game.outputs().getFirst())
                : game.outputs().stream().map(look).toList();
    }

    /** What follows the one output that was asked about, said first. */
    @Override
    public Optional<Message> verdict(Facts facts) {
        if (game.outputs().size() != 1) return Optional.empty();
        Rational first = game.outputs().getFirst();
        Stackelberg model = game.model();
        return Optional.of(Message.of(
                "duopoly.stackelberg.verdict", first, model.reply(first), model.leaderProfit(first), game.leader()));
    }

    /** What the letters of the formula stand for. */
    private String letters(Words words) {
        List<Firm> firms = game.market().firms();
        StringBuilder all = new StringBuilder("a = " + words.write(game.model().a()));
        if (game.market().hasEqualUnits())
            all.append(", c = ").append(words.write(firms.getFirst().unit()));
        else
            for (int i = 0; i < firms.size(); i++)
                all.append(", c" + (i + 1) + " = ")
                        .append(words.write(firms.get(i).unit()));
        Rational fixed = firms.getFirst().fixed();
        if (fixed.isPositive()) all.append(", F = ").append(words.write(fixed));
        return all.toString();
    }

    private String leaderFormula() {
        String own = "q" + game.leader();
        String less = game.market().firms().getFirst().fixed().isPositive() ? "-F" : "";
        return game.market().hasEqualUnits()
                ? "-" + own + "^2/2+(a-c)*" + own + "/2" + less
                : "-" + own + "^2/2+(a-2*c" + game.leader() + "+c" + (3 - game.leader()) + ")*" + own + "/2" + less;
    }

    /** For which parameters the formulas hold: both sell, and the leader does not do better by keeping the follower out. */
    private String condition() {
        if (formulas().isEmpty()) throw new NotAnswered(Message.of("duopoly.no-formula"));
        if (game.market().hasEqualUnits()) return "0<=c<a";
        String l = "c" + game.leader();
        String f = "c" + (3 - game.leader());
        return "2*" + l + "<=a+" + f + ", 3*" + f + "<=a+2*" + l + ", " + l + "<a";
    }

    private boolean holds() {
        Rational a = game.model().a();
        Rational l = game.model().leader().unit();
        Rational f = game.model().follower().unit();
        return l.times(2).compareTo(a.plus(f)) <= 0
                && f.times(3).compareTo(a.plus(l.times(2))) <= 0
                && l.compareTo(a) < 0;
    }

    private Map<String, Object> unequal() {
        String less = game.market().firms().getFirst().fixed().isPositive() ? "-F" : "";
        String l = "c" + game.leader();
        String f = "c" + (3 - game.leader());
        List<String> outputs = List.of("(a-2*" + l + "+" + f + ")/2", "(a+2*" + l + "-3*" + f + ")/4");
        List<String> profits =
                List.of("(a-2*" + l + "+" + f + ")^2/8" + less, "(a+2*" + l + "-3*" + f + ")^2/16" + less);
        int first = game.leader() - 1;
        return InOrder.of(
                "reaction" + (3 - game.leader()),
                "(a-" + f + "-q" + game.leader() + ")/2",
                "q",
                List.of(outputs.get(first), outputs.get(1 - first)),
                "price",
                "(a+2*" + l + "+" + f + ")/4",
                "profit",
                List.of(profits.get(first), profits.get(1 - first)),
                "totalQ",
                "(3*a-2*" + l + "-" + f + ")/4");
    }

    private Optional<Map<String, Object>> formulas() {
        if (game.market().firms().stream().map(Firm::fixed).distinct().count() > 1) return Optional.empty();
        if (!game.market().hasEqualUnits()) return Optional.of(unequal());
        String less = game.market().firms().getFirst().fixed().isPositive() ? "-F" : "";
        List<String> outputs = List.of("(a-c)/2", "(a-c)/4");
        List<String> profits = List.of("(a-c)^2/8" + less, "(a-c)^2/16" + less);
        int l = game.leader() - 1;
        return Optional.of(InOrder.of(
                "reaction" + (3 - game.leader()),
                "(a-c-q" + game.leader() + ")/2",
                "q",
                List.of(outputs.get(l), outputs.get(1 - l)),
                "price",
                "(a+3*c)/4",
                "profit",
                List.of(profits.get(l), profits.get(1 - l)),
                "totalQ",
                "3*(a-c)/4",
                "leaderProfit",
                leaderFormula()));
    }

    /** The follower answers best, and the leader's profit less that of any other output is nowhere negative on either side of a-c. */
    @Override
    public Certificate certificate(Progress progress) {
        Stackelberg model = game.model();
        boolean holds = q.size() == 2 && profit.size() == 2 && q.stream().noneMatch(Rational::isNegative);
        if (holds) {
            Rational first = q.get(game.leader() - 1);
            Rational second = q.get(2 - game.leader());
            Rational a = model.a();
            Rational out = model.marks().get(1);
            Rational own = profit.get(game.leader() - 1);
            Polynomial sold = Polynomial.of(a.plus(model.follower().unit()).over(2), Rational.of(-1, 2));
            Polynomial margin = Polynomial.of(model.leader().unit().negated());
            Polynomial beside = sold.plus(margin)
                    .times(Polynomial.X)
                    .minus(Polynomial.constant(model.leader().fixed()));
            Polynomial alone = Polynomial.of(a, Rational.MINUS_ONE)
                    .plus(margin)
                    .times(Polynomial.X)
                    .minus(Polynomial.constant(model.leader().fixed()));
            holds = price.equals(a.minus(first).minus(second).max(Rational.ZERO))
                    && second.equals(a.minus(model.follower().unit())
                            .minus(first)
                            .max(Rational.ZERO)
                            .over(2))
                    && own.equals(price.minus(model.leader().unit())
                            .times(first)
                            .minus(model.leader().fixed()))
                    && profit.get(2 - game.leader())
                            .equals(price.minus(model.follower().unit())
                                    .times(second)
                                    .minus(model.follower().fixed()))
                    && Interval.notNegative(Polynomial.constant(own).minus(beside), Rational.ZERO, Optional.of(out))
                    && Interval.notNegative(Polynomial.constant(own).minus(alone), out, Optional.of(a.max(out)));
        }
        return new Certificate.BestReplies(
                holds,
                Extent.everything(),
                Message.of("duopoly.certificate.leader"),
                InOrder.of(
                        "q", q,
                        "price", price,
                        "profit", profit,
                        "totalQ", q.stream().reduce(Rational.ZERO, Rational::plus)));
    }

    @Override
    public Message title() {
        return Message.of("duopoly.stackelberg.title");
    }

    @Override
    public Message headline() {
        int l = game.leader() - 1;
        return Message.of(
                "duopoly.stackelberg.headline",
                game.leader(),
                q.get(l),
                q.get(1 - l),
                price,
                profit.get(l),
                profit.get(1 - l));
    }

    @Override
    public List<String> told() {
        return List.of("q", "price", "profit", "totalQ", "q2", "leaderProfit");
    }

    @Override
    public List<Section> sections(Facts facts, Words words) {
        return Formulas.after(sections(words), facts, holds(), words);
    }

    @Override
    public List<Section> sections(Words words) {
        Stackelberg model = game.model();
        Rational best = q.get(game.leader() - 1);
        Figure.Point dot = new Figure.Point(
                best.doubleValue(), profit.get(game.leader() - 1).doubleValue());
        return List.of(Section.of(
                words.say("duopoly.section.profit"),
                new Block.Paragraph(words.say(
                        "duopoly.stackelberg.why", 3 - game.leader(), Coded.printed(leaderFormula()), letters(words))),
                new LeaderFigure(game.leader(), model.a().doubleValue(), dot, words.write(best))
                        .of(x -> model.leaderProfit(x).doubleValue(), words)));
    }
}
