package hissho.duopoly;

import hissho.algebra.Polynomial;
import hissho.algebra.RealRoot;
import hissho.algebra.RootValue;
import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.BadDocument;
import hissho.document.InOrder;
import hissho.fact.Facts;
import hissho.fact.Roots;
import hissho.kind.Answer;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;

/** What a quantity leader and its follower make where the demand is not the textbook's straight line. */
record LeadershipAnswer(StackelbergAnswer.Asked game, Leadership.Pair best) implements Answer {

    static LeadershipAnswer of(StackelbergAnswer.Asked game, Progress progress) {
        Leadership model = model(game);
        if (!model.falls()) throw new BadDocument("pricePieces", Message.of("duopoly.bad.price-rises"));
        return new LeadershipAnswer(
                game,
                model.best(progress)
                        .orElseThrow(() -> new BadDocument("pricePieces", Message.of("duopoly.bad.answer-jumps"))));
    }

    private static Leadership model(StackelbergAnswer.Asked game) {
        return new Leadership(game.market(), game.leader());
    }

    private List<RealRoot> inOrder(RealRoot leader, RealRoot follower) {
        return game.leader() == 1 ? List.of(leader, follower) : List.of(follower, leader);
    }

    private RealRoot reply(Rational first) {
        return BestReply.of(game.market(), 2 - game.leader(), first).quantity();
    }

    private RealRoot leaderProfit(Rational first) {
        Firm firm = model(game).leading();
        RealRoot price = game.market().demand().price(RootValue.of(Polynomial.of(first, Rational.ONE), reply(first)));
        return RootValue.of(Polynomial.of(firm.unit().negated().times(first).minus(firm.fixed()), first), price);
    }

    @Override
    public Facts facts(Progress progress) {
        Facts facts = new Facts();
        Roots.put(facts, "q", () -> inOrder(best.first(), best.second()));
        Roots.put(facts, "price", best::price);
        Roots.put(facts, "profit", () -> inOrder(best.profit(), best.followerProfit()));
        Roots.put(facts, "totalQ", best::total);
        Roots.put(facts, "bestQ1", best::first);
        if (!game.outputs().isEmpty()) {
            Roots.put(facts, "q2", each(this::reply));
            Roots.put(facts, "leaderProfit", each(this::leaderProfit));
        }
        return facts;
    }

    private Supplier<Object> each(Function<Rational, RealRoot> look) {
        return () -> game.single()
                ? look.apply(game.outputs().getFirst())
                : game.outputs().stream().map(look).toList();
    }

    /** The follower answers best, and no branch of its answers pays the leader more. */
    @Override
    public Certificate certificate(Progress progress) {
        Leadership model = model(game);
        boolean exact = best.first().isRational() && best.second().isRational();
        Rational total = Cournot.near(best.first()).plus(Cournot.near(best.second()));
        Rational slack = exact ? Rational.ZERO : game.market().slack(total);
        Rational price = game.market().demand().price(total);
        Rational own = price.minus(model.leading().unit())
                .times(Cournot.near(best.first()))
                .minus(model.leading().fixed());
        boolean holds = best.first().compareTo(Rational.ZERO) >= 0
                && best.second().compareTo(Rational.ZERO) >= 0
                && near(
                        best.price(),
                        price,
                        exact ? Rational.ZERO : game.market().slack(Rational.ONE))
                && near(best.total(), total, exact ? Rational.ZERO : total.times(Cournot.NEAR))
                && near(best.profit(), own, slack)
                && near(
                        best.followerProfit(),
                        price.minus(model.following().unit())
                                .times(Cournot.near(best.second()))
                                .minus(model.following().fixed()),
                        slack)
                && model.answersBest(best)
                && model.isMost(own.plus(slack), progress);
        return new Certificate.BestReplies(
                holds,
                exact ? Extent.everything() : new Extent.Part(Message.of("duopoly.certificate.near")),
                Message.of("duopoly.certificate.leader"),
                InOrder.of(
                        "q",
                        Objects.requireNonNull(Roots.plain(inOrder(best.first(), best.second()))),
                        "price",
                        Objects.requireNonNull(Roots.plain(best.price())),
                        "profit",
                        Objects.requireNonNull(Roots.plain(inOrder(best.profit(), best.followerProfit())))));
    }

    private static boolean near(RealRoot said, Rational found, Rational slack) {
        return said.compareTo(found.minus(slack)) >= 0 && said.compareTo(found.plus(slack)) <= 0;
    }

    @Override
    public Message title() {
        return Message.of("duopoly.stackelberg.title");
    }

    @Override
    public Message headline() {
        return Message.of(
                "duopoly.stackelberg.headline",
                game.leader(),
                brief(best.first()),
                brief(best.second()),
                brief(best.price()),
                brief(best.profit()),
                brief(best.followerProfit()));
    }

    /** A number exactly where that is short, else its decimals. */
    private static String brief(RealRoot root) {
        String exact = root.write("x");
        return exact.length() <= 20 ? exact : root.decimal(6);
    }

    @Override
    public List<String> told() {
        return List.of("q", "price", "profit", "totalQ", "q2", "leaderProfit");
    }

    @Override
    public List<Section> sections(Words words) {
        Figure.Point dot =
                new Figure.Point(best.first().doubleValue(), best.profit().doubleValue());
        double to = Math.max(2 * dot.x(), 1);
        return List.of(Section.of(
                words.say("duopoly.section.profit"),
                new Block.Paragraph(words.say("duopoly.stackelberg.why-curved", 3 - game.leader())),
                new LeaderFigure(game.leader(), to, dot, brief(best.first()))
                        .of(x -> leaderProfit(x).doubleValue(), words)));
    }
}
