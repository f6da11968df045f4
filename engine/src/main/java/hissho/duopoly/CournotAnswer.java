package hissho.duopoly;

import hissho.algebra.Polynomial;
import hissho.algebra.RationalFunction;
import hissho.algebra.RealRoot;
import hissho.algebra.RootValue;
import hissho.certificate.Certificate;
import hissho.fact.Facts;
import hissho.kind.Answer;
import hissho.kind.Verdict;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The equilibria of a quantity competition.
 *
 * @param equilibria outputs of the firms, one list for each equilibrium
 * @param zeroProfitFrom where the price settles at everybody's unit cost: any outputs form an equilibrium in which the others of
 *     every firm make at least so much
 */
record CournotAnswer(CournotGame game, List<List<RealRoot>> equilibria, Optional<RealRoot> zeroProfitFrom)
        implements Answer {

    CournotAnswer {
        equilibria = equilibria.stream().map(List::copyOf).toList();
    }

    static CournotAnswer of(CournotGame game, Progress progress) {
        Market market = game.market();
        return new CournotAnswer(game, Cournot.equilibria(market, progress), zeroProfit(market));
    }

    static Optional<RealRoot> zeroProfit(Market market) {
        Rational unit = market.firms().getFirst().unit();
        if (!market.hasEqualUnits()
                || market.size() < 2
                || !market.demand().lastPrice().equals(unit)) return Optional.empty();
        RealRoot since = market.demand().neverAbove(unit);
        Rational flat = market.demand().pieces().getLast().from();
        return Optional.of(since.compareTo(flat) >= 0 ? since : RealRoot.of(flat));
    }

    /** The equilibrium the textbook means: the first in which somebody sells; nothing where only zero profits are left. */
    Optional<List<RealRoot>> first() {
        return equilibria.stream().findFirst();
    }

    RealRoot total(List<RealRoot> outputs) {
        if (outputs.stream().allMatch(RealRoot::isRational))
            return RealRoot.of(
                    Market.total(outputs.stream().map(RealRoot::rational).toList()));
        if (game.market().isSymmetric())
            return RootValue.of(Polynomial.of(Rational.ZERO, Rational.of(outputs.size())), outputs.getFirst());
        return Cournot.total(game.market(), outputs);
    }

    RealRoot price(List<RealRoot> outputs) {
        return game.market().demand().price(total(outputs));
    }

    List<RealRoot> profits(List<RealRoot> outputs) {
        Market market = game.market();
        if (outputs.stream().allMatch(RealRoot::isRational))
            return market.profits(outputs.stream().map(RealRoot::rational).toList()).stream()
                    .map(RealRoot::of)
                    .toList();
        if (!market.isSymmetric()) {
            RealRoot total = total(outputs);
            return earned(market, outputs, total).stream()
                    .map(each -> RootValue.of(each, total))
                    .toList();
        }
        List<RealRoot> profits = new ArrayList<>();
        RealRoot each = outputs.getFirst();
        RealRoot total = total(outputs);
        for (Demand.Piece piece : market.demand().pieces())
            if (piece.holds(total)) {
                Polynomial whole = piece.price().at(Polynomial.of(Rational.ZERO, Rational.of(outputs.size())));
                Firm firm = market.firms().getFirst();
                RealRoot profit = RootValue.of(
                        whole.minus(Polynomial.constant(firm.unit()))
                                .times(Polynomial.X)
                                .minus(Polynomial.constant(firm.fixed())),
                        each);
                for (int i = 0; i < outputs.size(); i++) profits.add(profit);
                return profits;
            }
        throw new IllegalStateException("no price for " + total);
    }

    /** Profits as functions of the total: a firm that sells makes (c - P)/P', by its first-order condition. */
    private static List<RationalFunction> earned(Market market, List<RealRoot> outputs, RealRoot total) {
        Polynomial price = market.demand().pieces().stream()
                .filter(piece -> piece.holds(total))
                .findFirst()
                .orElseThrow()
                .price();
        List<RationalFunction> profits = new ArrayList<>();
        for (int i = 0; i < outputs.size(); i++) {
            Firm firm = market.firms().get(i);
            Polynomial margin = price.minus(Polynomial.constant(firm.unit()));
            RationalFunction sold = outputs.get(i).compareTo(Rational.ZERO) == 0
                    ? RationalFunction.ZERO
                    : RationalFunction.of(margin.times(margin).negated(), price.derivative());
            profits.add(sold.minus(RationalFunction.constant(firm.fixed())));
        }
        return profits;
    }

    /** What all firms earn together. */
    RealRoot totalProfit(List<RealRoot> outputs) {
        Market market = game.market();
        List<RealRoot> profits = profits(outputs);
        if (profits.stream().allMatch(RealRoot::isRational))
            return RealRoot.of(
                    Market.total(profits.stream().map(RealRoot::rational).toList()));
        if (market.isSymmetric())
            return RootValue.of(Polynomial.of(Rational.ZERO, Rational.of(outputs.size())), profits.getFirst());
        RealRoot total = total(outputs);
        return RootValue.of(
                earned(market, outputs, total).stream().reduce(RationalFunction.ZERO, RationalFunction::plus), total);
    }

    boolean unique() {
        return equilibria.size() == 1
                && !game.market().mayTradeForNothing()
                && Kinks.shared(game.market()).stream().noneMatch(equilibria::contains);
    }

    boolean interior() {
        return first().map(q -> q.stream().allMatch(x -> x.compareTo(Rational.ZERO) > 0))
                .orElse(false);
    }

    @Override
    public Facts facts(Progress progress) {
        return CournotFacts.of(this, progress);
    }

    @Override
    public Certificate certificate(Progress progress) {
        return CournotCertificate.of(this, progress);
    }

    @Override
    public Message title() {
        return Message.of("duopoly.cournot.title", game.market().size());
    }

    @Override
    public Optional<Message> verdict(Facts facts) {
        return Verdict.of(facts, "isEquilibrium", "duopoly.verdict.")
                .or(() -> CournotFacts.replied(
                        game.rivals(),
                        rest -> BestReply.of(game.market(), 0, rest).quantity(),
                        "duopoly.verdict.reply"));
    }

    @Override
    public Message headline() {
        if (first().isEmpty()) return Message.of("duopoly.cournot.none");
        List<RealRoot> q = first().get();
        Object outputs = joined(q);
        String price = price(q).brief();
        List<String> earned =
                profits(q).stream().map(RealRoot::brief).distinct().toList();
        if (q.size() == 1 && unique())
            return Message.of(
                    "duopoly.monopoly.headline",
                    outputs,
                    price,
                    profits(q).getFirst().brief());
        boolean alike = q.size() > 1 && q.stream().distinct().count() == 1 && earned.size() == 1;
        String more = zeroProfitFrom.isPresent() || !unique() ? "-more" : "";
        return alike
                ? Message.of("duopoly.cournot.alike" + more, q.getFirst().brief(), price, earned.getFirst())
                : Message.of("duopoly.cournot.headline" + more, outputs, price, joined(profits(q)));
    }

    /** The firms' numbers one by one, or said once where the firms share one. */
    static Object joined(List<RealRoot> roots) {
        List<String> numbers = roots.stream().map(RealRoot::brief).toList();
        boolean alike = numbers.size() > 1 && numbers.stream().distinct().count() == 1;
        if (alike) return Message.of("duopoly.each", numbers.getFirst());
        if (numbers.size() == 2) return Message.of("duopoly.both", numbers.getFirst(), numbers.getLast());
        return String.join(", ", numbers);
    }

    @Override
    public List<String> told() {
        Set<String> out = new HashSet<>(CournotFacts.JUDGED);
        out.remove("isEquilibrium");
        if (zeroProfitFrom.isEmpty()) out.add("zeroProfitFrom");
        if (game.market().size() != 2) out.add("reaction");
        out.addAll(
                game.market().isSymmetric()
                        ? List.of("collusiveQ", "collusiveTotalProfit")
                        : List.of("collusiveQEach", "collusiveProfitEach"));
        if (equilibria.size() == 1) out.add("equilibria");
        return CournotFacts.TOLD.stream().filter(key -> !out.contains(key)).toList();
    }

    @Override
    public List<Section> sections(Words words) {
        return CournotFigures.of(this, words);
    }

    @Override
    public List<Section> sections(Facts facts, Words words) {
        return Formulas.after(
                ProfileTable.before(sections(words), game.profiles(), facts, CournotFacts.JUDGED, words),
                facts,
                CournotFormulas.holds(game.market()),
                words);
    }
}
