package hissho.duopoly;

import hissho.algebra.Polynomial;
import hissho.algebra.RealRoot;
import hissho.algebra.RootValue;
import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Facts;
import hissho.fact.Formula;
import hissho.fact.NotAnswered;
import hissho.fact.Roots;
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
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One firm alone: the output with the largest profit over all pieces of the demand, whether it chooses the quantity or the price. */
record MonopolyAnswer(Market market, boolean setsPrice, RealRoot q, RealRoot price, RealRoot profit) implements Answer {

    /** A market with one firm, and whether this firm names its price instead of its output. */
    record Alone(Market market, boolean setsPrice) implements Game {}

    private static final Field<String> CHOOSES =
            Field.optional("chooses", Shape.choice("quantity", "price"), "quantity");

    static Kind<?> kind() {
        return new AnsweredKind<>(
                new Listing("monopoly", "duopoly", Chapter.DUOPOLY),
                Shape.fields(
                        MarketReader.A,
                        MarketReader.C,
                        MarketReader.UNIT_COST,
                        MarketReader.FIXED_COST,
                        MarketReader.PIECES,
                        CHOOSES),
                MonopolyAnswer::read,
                (alone, progress) -> of(alone),
                List.of("q", "price", "profit", "stationary", "formula", "condition", "instance"));
    }

    private static Alone read(Node document) {
        boolean setsPrice = CHOOSES.in(document).equals("price");
        return new Alone(MarketReader.read(document, 1), setsPrice);
    }

    static MonopolyAnswer of(Alone alone) {
        Monopoly best = Monopoly.of(alone.market(), 0);
        return new MonopolyAnswer(alone.market(), alone.setsPrice(), best.quantity(), best.price(), best.profit());
    }

    @Override
    public Facts facts(Progress progress) {
        Facts facts = new Facts();
        Roots.put(facts, "q", () -> q);
        Roots.put(facts, "price", () -> price);
        Roots.put(facts, "profit", () -> profit);
        Roots.put(facts, "stationary", this::stationary);
        facts.put(
                "formula",
                Formula.SAME,
                () -> formulas().orElseThrow(() -> new NotAnswered(Message.of("duopoly.no-formula"))));
        facts.put("condition", () -> {
            if (formulas().isEmpty()) throw new NotAnswered(Message.of("duopoly.no-formula"));
            return "0<=c<a";
        });
        CournotFacts.instance(facts, Map.of(), List.of("q", "price", "profit"));
        return facts;
    }

    private Optional<Map<String, Object>> formulas() {
        String less = market.firms().getFirst().fixed().isPositive() ? "-F" : "";
        return market.demand()
                .intercept()
                .map(a -> InOrder.of("q", "(a-c)/2", "price", "(a+c)/2", "profit", "(a-c)^2/4" + less));
    }

    /** All points where the derivative of the profit is zero on its piece, with the profit there. */
    private List<Object> stationary() {
        List<Object> found = new ArrayList<>();
        for (Demand.Piece piece : market.demand().pieces()) {
            Polynomial profits = market.profit(0, piece, Rational.ZERO);
            if (profits.derivative().isZero()) continue;
            for (RealRoot root : profits.derivative().realRoots())
                if (piece.holds(root)) found.add(InOrder.of("q", root, "profit", RootValue.of(profits, root)));
        }
        return found;
    }

    @Override
    public Certificate certificate(Progress progress) {
        boolean holds =
                q.compareTo(Rational.ZERO) >= 0 && price.equals(market.demand().price(q));
        for (Demand.Piece piece : market.demand().pieces()) {
            progress.check();
            Polynomial profits = market.profit(0, piece, Rational.ZERO);
            if (piece.holds(q)) holds &= RootValue.of(profits, q).equals(profit);
            if (profit.isRational())
                holds &= Interval.notNegative(
                        Polynomial.constant(profit.rational()).minus(profits), piece.from(), piece.to());
        }
        holds &= profit.isRational()
                || BestReply.of(market, 0, Rational.ZERO).profit().equals(profit);
        return new Certificate.BestReplies(
                holds,
                Extent.everything(),
                Message.of("duopoly.certificate.monopoly"),
                InOrder.of(
                        "q", java.util.Objects.requireNonNull(Roots.plain(q)),
                        "profit", java.util.Objects.requireNonNull(Roots.plain(profit)),
                        "price", java.util.Objects.requireNonNull(Roots.plain(price))));
    }

    @Override
    public Message title() {
        return Message.of("duopoly.monopoly.title");
    }

    @Override
    public Message headline() {
        return Message.of(
                setsPrice ? "duopoly.monopoly.headline.price" : "duopoly.monopoly.headline",
                q.brief(),
                price.brief(),
                profit.brief());
    }

    @Override
    public List<String> told() {
        return setsPrice
                ? List.of("price", "q", "profit", "stationary")
                : List.of("q", "price", "profit", "stationary");
    }

    @Override
    public List<Section> sections(Facts facts, Words words) {
        return Formulas.after(sections(words), facts, /* holdHere= */ true, words);
    }

    @Override
    public List<Section> sections(Words words) {
        double to = Math.max(2.2 * q.doubleValue(), 1e-9);
        Rational fixed = market.firms().getFirst().fixed();
        Figure.Curve profits = new Figure.Curve(
                words.say("duopoly.column.profit"),
                Plane.curve(
                        0,
                        to,
                        x -> market.profits(List.of(Rational.ofExactly(x)))
                                .getFirst()
                                .doubleValue()),
                Tone.FIRST,
                true);
        double most = profit.doubleValue();
        double least =
                profits.points().stream().mapToDouble(Figure.Point::y).min().orElse(-fixed.doubleValue());
        double bottom = Math.min(0, least);
        double top = Math.max(0, most) + 0.1 * (Math.max(0, most) - bottom);
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Paragraph(words.say("duopoly.monopoly.why")));
        if (profit.compareTo(Rational.ZERO) < 0) blocks.add(new Block.Paragraph(words.say("duopoly.loss")));
        blocks.add(new Block.Picture(
                new Figure.Plot(
                        new Figure.Axis(words.say("duopoly.axis.quantity"), 0, to),
                        new Figure.Axis(words.say("duopoly.column.profit"), bottom, top),
                        List.of(profits),
                        List.of(new Figure.Dot(new Figure.Point(q.doubleValue(), most), q.brief(), Tone.ACCENT)),
                        List.of()),
                words.say("duopoly.monopoly.figure")));
        return List.of(new Section(words.say("duopoly.section.profit"), blocks));
    }
}
