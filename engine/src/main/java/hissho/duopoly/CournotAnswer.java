package hissho.duopoly;

import hissho.algebra.RealRoot;
import hissho.algebra.RootValue;
import hissho.certificate.Certificate;
import hissho.fact.Facts;
import hissho.kind.Answer;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

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
            return RootValue.of(
                    hissho.algebra.Polynomial.of(Rational.ZERO, Rational.of(outputs.size())), outputs.getFirst());
        return RealRoot.of(Market.total(outputs.stream().map(Cournot::near).toList()));
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
        if (!market.isSymmetric())
            return market.profits(outputs.stream().map(Cournot::near).toList()).stream()
                    .map(RealRoot::of)
                    .toList();
        List<RealRoot> profits = new ArrayList<>();
        RealRoot each = outputs.getFirst();
        RealRoot total = total(outputs);
        for (Demand.Piece piece : market.demand().pieces())
            if (piece.holds(total)) {
                hissho.algebra.Polynomial whole =
                        piece.price().at(hissho.algebra.Polynomial.of(Rational.ZERO, Rational.of(outputs.size())));
                Firm firm = market.firms().getFirst();
                RealRoot profit = RootValue.of(
                        whole.minus(hissho.algebra.Polynomial.constant(firm.unit()))
                                .times(hissho.algebra.Polynomial.X)
                                .minus(hissho.algebra.Polynomial.constant(firm.fixed())),
                        each);
                for (int i = 0; i < outputs.size(); i++) profits.add(profit);
                return profits;
            }
        throw new IllegalStateException("no price for " + total);
    }

    boolean unique() {
        return equilibria.size() == 1
                && !game.market().mayAllSellForNothing()
                && Kinks.candidates(game.market()).stream().noneMatch(equilibria::contains);
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
    public Message headline() {
        if (first().isEmpty()) return Message.of("duopoly.cournot.none");
        List<RealRoot> q = first().get();
        String outputs = joined(q);
        String price = price(q).write("x");
        Message main = Message.of("duopoly.cournot.headline", outputs, price, joined(profits(q)));
        return zeroProfitFrom.isPresent() || equilibria.size() > 1
                ? Message.of("duopoly.cournot.headline-more", outputs, price, joined(profits(q)))
                : main;
    }

    static String joined(List<RealRoot> roots) {
        return roots.stream().map(root -> root.write("x")).distinct().count() == 1 && roots.size() > 4
                ? roots.size() + " × " + roots.getFirst().write("x")
                : String.join(", ", roots.stream().map(root -> root.write("x")).toList());
    }

    @Override
    public List<String> told() {
        return CournotFacts.TOLD;
    }

    @Override
    public List<Section> sections(Words words) {
        return CournotFigures.of(this, words);
    }

    List<Integer> firms() {
        return IntStream.range(0, game.market().size()).boxed().toList();
    }
}
