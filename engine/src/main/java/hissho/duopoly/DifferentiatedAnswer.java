package hissho.duopoly;

import hissho.algebra.Polynomial;
import hissho.algebra.RealRoot;
import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Facts;
import hissho.fact.Formula;
import hissho.kind.Answer;
import hissho.kind.AnsweredKind;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Verdict;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** The prices of two firms with differentiated goods, at once or one after the other, with both compared. */
record DifferentiatedAnswer(Differentiated game, List<Rational> p, List<Rational> profit) implements Answer {

    private static final Field<Rational> A = Field.required("a", Shape.number());
    private static final Field<Rational> B = Field.required("b", Shape.number());
    private static final Field<Rational> C = Field.required("c", Shape.number());
    private static final Field<String> TIMING = Field.optional("timing", Shape.choice("simultaneous", "sequential"));
    private static final Field<Integer> LEADER = Field.optional("leader", Shape.whole(1, 2), 1);
    private static final Field<Node> P2 = Field.optional(
            "p2",
            Shape.either(Shape.number(), Shape.listOf(Shape.number(), 1, 200)).by(node -> node));

    static Kind<?> kind() {
        return new AnsweredKind<>(
                new Listing("bertrand-differentiated", "duopoly", Chapter.DUOPOLY),
                Shape.fields(A, B, C, TIMING, LEADER, CournotGame.PROFILES, P2),
                DifferentiatedAnswer::read,
                (game, progress) -> of(game),
                List.of(
                        "p",
                        "q",
                        "qEach",
                        "profit",
                        "profitEach",
                        "simultaneousP",
                        "simultaneousProfit",
                        "isEquilibrium",
                        "profits",
                        "quantities",
                        "bestReply",
                        "replyProfit",
                        "bothGain",
                        "followerEarnsMore",
                        "formula",
                        "condition",
                        "instance"));
    }

    private static Differentiated read(Node document) {
        Rational a = A.in(document);
        Rational b = B.in(document);
        Rational c = C.in(document);
        if (b.isNegative() || b.compareTo(Rational.ONE) > 0)
            throw document.get("b").bad("duopoly.bad.b", b);
        if (c.isNegative()) throw document.get("c").bad("duopoly.bad.negative");
        if (a.minus(c).plus(b.times(c)).signum() <= 0) throw document.bad("duopoly.bad.nobody-buys", a, b, c);
        List<List<Rational>> profiles = CournotGame.PROFILES.in(document);
        for (List<Rational> profile : profiles) {
            if (profile.size() != 2) throw document.get("profiles").bad("duopoly.bad.profile", 2, profile.size());
            CournotGame.notNegative(profile, document.get("profiles"));
        }
        Optional<Node> rival = P2.find(document);
        return new Differentiated(
                a,
                b,
                c,
                TIMING.find(document).map("sequential"::equals).orElse(LEADER.isIn(document)),
                LEADER.in(document),
                profiles,
                rival.map(CournotGame::numbers).orElse(List.of()),
                rival.filter(node -> !node.isList()).isPresent());
    }

    static DifferentiatedAnswer of(Differentiated game) {
        List<Rational> p = game.sequential() ? game.announced() : List.of(game.simultaneous(), game.simultaneous());
        return new DifferentiatedAnswer(game, p, game.profits(p));
    }

    @Override
    public Facts facts(Progress progress) {
        Rational both = game.simultaneous();
        Facts facts = new Facts()
                .put("p", () -> p)
                .put("q", () -> game.quantities(p))
                .put("qEach", () -> each(game.quantities(p)))
                .put("profit", () -> profit)
                .put("profitEach", () -> each(profit))
                .put("simultaneousP", () -> both)
                .put("simultaneousProfit", () -> game.profit(both, both));
        if (game.sequential())
            facts.put("bothGain", () -> profit.stream().allMatch(x -> x.compareTo(game.profit(both, both)) > 0))
                    .put(
                            "followerEarnsMore",
                            () -> profit.get(2 - game.leader()).compareTo(profit.get(game.leader() - 1)) > 0);
        if (!game.profiles().isEmpty())
            facts.put("isEquilibrium", all(game::isEquilibrium))
                    .put("profits", all(game::profits))
                    .put("quantities", all(game::quantities));
        if (!game.rivals().isEmpty())
            facts.put("bestReply", replies(game::reply))
                    .put("replyProfit", replies(other -> game.profit(game.reply(other), other)));
        facts.put("formula", Formula.SAME, this::formulas).put("condition", () -> "0<=b<=1, a+b*c>c");
        CournotFacts.instance(
                facts,
                Map.of("p1", "p", "p2", "p"),
                List.of("p", "q", "profit", "qEach", "profitEach", "simultaneousP", "simultaneousProfit"));
        return facts;
    }

    private static Object each(List<Rational> values) {
        return values.getFirst().equals(values.getLast()) ? values.getFirst() : values;
    }

    private Supplier<List<Object>> all(Function<List<Rational>, Object> look) {
        return () -> game.profiles().stream().map(look).toList();
    }

    private Supplier<Object> replies(Function<Rational, Rational> look) {
        return () -> game.single()
                ? look.apply(game.rivals().getFirst())
                : game.rivals().stream().map(look).toList();
    }

    private Map<String, Object> formulas() {
        Map<String, Object> formulas = InOrder.of("reaction1", "(a+c+b*p2)/2", "reaction2", "(a+c+b*p1)/2");
        if (!game.sequential()) {
            formulas.putAll(InOrder.of(
                    "p",
                    List.of("(a+c)/(2-b)", "(a+c)/(2-b)"),
                    "qEach",
                    "(a-c+b*c)/(2-b)",
                    "profitEach",
                    "((a-c+b*c)/(2-b))^2",
                    "profit",
                    List.of("((a-c+b*c)/(2-b))^2", "((a-c+b*c)/(2-b))^2")));
            return formulas;
        }
        List<String> prices = List.of("((a+c)*(2+b)-b^2*c)/(2*(2-b^2))", "((a+c)*(4+2*b-b^2)-b^3*c)/(4*(2-b^2))");
        List<String> profits = List.of("(b+2)^2*(a-c+b*c)^2/(8*(2-b^2))", "(4+2*b-b^2)^2*(a-c+b*c)^2/(16*(2-b^2)^2)");
        int first = game.leader() - 1;
        formulas.putAll(InOrder.of(
                "p1",
                prices.get(first),
                "p2",
                prices.get(1 - first),
                "profit1",
                profits.get(first),
                "profit2",
                profits.get(1 - first),
                "p",
                List.of(prices.get(first), prices.get(1 - first)),
                "profit",
                List.of(profits.get(first), profits.get(1 - first)),
                "simultaneousP",
                "(a+c)/(2-b)",
                "simultaneousProfit",
                "((a-c+b*c)/(2-b))^2"));
        return formulas;
    }

    /** The follower, or each firm, answers best; the leader's profit along the reaction is a concave parabola below its own. */
    @Override
    public Certificate certificate(Progress progress) {
        boolean holds = p.size() == 2 && profit.equals(game.profits(p));
        if (holds && !game.sequential())
            holds = game.reply(p.get(1)).equals(p.get(0))
                    && game.reply(p.get(0)).equals(p.get(1));
        if (holds && game.sequential()) {
            Rational first = p.get(game.leader() - 1);
            Polynomial reply =
                    Polynomial.of(game.a().plus(game.c()).over(2), game.b().over(2));
            Polynomial sold = Polynomial.of(game.a(), Rational.MINUS_ONE).plus(reply.times(game.b()));
            Polynomial gains = Polynomial.of(game.c().negated(), Rational.ONE).times(sold);
            holds = game.reply(first).equals(p.get(2 - game.leader()))
                    && gains.at(first).equals(profit.get(game.leader() - 1))
                    && Interval.notNegative(
                            Polynomial.constant(gains.at(first)).minus(gains), Rational.ZERO, Optional.empty());
        }
        return new Certificate.BestReplies(
                holds,
                Extent.everything(),
                Message.of(game.sequential() ? "duopoly.certificate.leader" : "duopoly.certificate.differentiated"),
                InOrder.of("p", p, "profit", profit));
    }

    @Override
    public Message title() {
        return Message.of("duopoly.bertrand-differentiated.title");
    }

    @Override
    public Optional<Message> verdict(Facts facts) {
        return Verdict.of(facts, "isEquilibrium", "duopoly.verdict.")
                .or(() -> CournotFacts.replied(
                        game.rivals(), rival -> RealRoot.of(game.reply(rival)), "duopoly.verdict.reply-price"));
    }

    @Override
    public Message headline() {
        return game.sequential()
                ? Message.of(
                        "duopoly.bertrand-differentiated.sequential",
                        game.leader(),
                        p.get(game.leader() - 1),
                        p.get(2 - game.leader()),
                        profit.get(game.leader() - 1),
                        profit.get(2 - game.leader()))
                : Message.of("duopoly.bertrand-differentiated.headline", p.getFirst(), profit.getFirst());
    }

    @Override
    public List<String> told() {
        return List.of(
                "p",
                "q",
                "profit",
                "simultaneousP",
                "simultaneousProfit",
                "bothGain",
                "followerEarnsMore",
                "isEquilibrium",
                "bestReply",
                "replyProfit");
    }

    @Override
    public List<Section> sections(Words words) {
        Rational both = game.simultaneous();
        Rational half = game.a().plus(game.c()).over(2);
        String share = Lines.times(game.b().over(2), "p");
        List<Block> blocks = new ArrayList<>(List.of(new Block.Paragraph(words.say(
                game.b().isZero() ? "duopoly.bertrand-differentiated.why-apart" : "duopoly.bertrand-differentiated.why",
                Lines.times(game.b(), "p2"),
                half,
                share.isEmpty() ? "" : " + " + share + "2",
                game.a(),
                game.c()))));
        if (game.sequential())
            blocks.add(new Block.Paragraph(words.say("duopoly.bertrand-differentiated.leading", game.leader())));
        blocks.add(new Block.Picture(
                BertrandFigures.reactions(game, List.of(both, both), game.announced(), words),
                words.say("duopoly.bertrand-differentiated.figure")));
        return List.of(new Section(words.say("duopoly.section.plane"), blocks));
    }

    @Override
    public List<Section> sections(Facts facts, Words words) {
        return Formulas.after(
                ProfileTable.before(sections(words), game.profiles(), facts, JUDGED, words),
                facts,
                /* holdHere= */ true,
                words);
    }

    private static final List<String> JUDGED = List.of("isEquilibrium", "profits", "quantities");
}
