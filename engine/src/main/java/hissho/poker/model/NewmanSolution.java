package hissho.poker.model;

import hissho.algebra.RationalFunction;
import hissho.algebra.RealRoot;
import hissho.certificate.Certificate;
import hissho.document.InOrder;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.poker.Bounds;
import hissho.poker.Decimals;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Newman's model: its rules as functions of the bet, the bet of a hand, and the identities behind them. */
record NewmanSolution(NewmanGame game) implements Solution {

    static final List<String> FACTS = List.of(
            "value",
            "favors",
            "checkZone",
            "valueBetHand",
            "bluffHand",
            "callIfAbove",
            "action",
            "betSize",
            "betBetween",
            "betEquation",
            "decimals",
            "bluffPayoff",
            "densityRatio",
            "densityFormula");

    private static final int MOST_RATIOS = 6;
    private static final Rational BILLIONTH = Rational.of(1, 1_000_000_000L);

    @Override
    public Facts facts() {
        Facts facts = new Facts()
                .put("value", () -> Newman.VALUE)
                .put("favors", () -> Bounds.favors(Newman.VALUE))
                .put("checkZone", () -> List.of(Newman.LOW, Newman.HIGH));
        rule(facts, "valueBetHand", Newman.STRONG);
        rule(facts, "bluffHand", Newman.WEAK);
        rule(facts, "callIfAbove", Newman.CALL);
        facts.put("bluffPayoff", () -> Newman.bluffPayoff().at(Rational.ONE).orElseThrow())
                .put(
                        "densityRatio",
                        () -> game.betas().stream()
                                .map(beta -> Newman.densityRatio().at(beta).orElseThrow())
                                .toList())
                .put(
                        "densityFormula",
                        InBeta.same(Newman.densityRatio(), Map.of()),
                        () -> Newman.densityRatio().write("beta"));
        game.hand().ifPresent(hand -> hand(facts, hand));
        if (game.hand().isEmpty())
            facts.put("decimals", Decimals.USUAL, () -> InOrder.of("value", Newman.VALUE.toDecimal(10)));
        return facts;
    }

    private void rule(Facts facts, String key, RationalFunction rule) {
        if (game.beta().isPresent())
            facts.put(key, () -> rule.at(game.beta().get()).orElseThrow());
        else if (game.surd().isPresent())
            facts.<@Nullable Object>put(
                    key,
                    (own, expected) -> SurdSolution.read(own).equals(SurdSolution.read(expected)),
                    () -> SurdSolution.at(rule, game.surd().get()).toString(),
                    (words, number) -> SurdSolution.pretty(words.write(number)));
        else facts.put(key, InBeta.same(rule, Map.of()), () -> rule.write("beta"));
    }

    private static void hand(Facts facts, Rational hand) {
        facts.put("action", () -> Newman.action(hand).name().toLowerCase(Locale.ROOT))
                .put("betSize", near(hand), () -> {
                    RealRoot bet = bet(hand);
                    return bet.isRational() ? bet.rational() : bet.write("beta");
                })
                .put("betBetween", () -> {
                    RealRoot bet = bet(hand);
                    bet.doubleValue();
                    return List.of(bet.low(), bet.high());
                })
                .put(
                        "betEquation",
                        InBeta.holds(Map.of()),
                        () -> bet(hand).polynomial().primitive().write("beta") + "=0")
                .put(
                        "decimals",
                        Decimals.USUAL,
                        () -> InOrder.of(
                                "beta",
                                Rational.ofExactly(bet(hand).doubleValue()).toDecimal(12),
                                "value",
                                Newman.VALUE.toDecimal(10)));
    }

    /** The exact bet; where it is irrational a decimal agrees that is right to nine places. */
    private static Compare near(Rational hand) {
        return (answered, proposed) -> {
            if (Compare.EXACT.agree(answered, proposed)) return true;
            RealRoot bet = bet(hand);
            return !bet.isRational() && Compare.near(BILLIONTH).agree(Rational.ofExactly(bet.doubleValue()), proposed);
        };
    }

    private static RealRoot bet(Rational hand) {
        return Newman.bet(hand).orElseThrow(() -> new NotAnswered(Message.of("poker.newman.infinite")));
    }

    @Override
    public Certificate certificate(Progress progress) {
        return NewmanCertificate.of(game, progress);
    }

    @Override
    public Report tell(Words words) {
        List<String> told = new ArrayList<>(
                List.of("value", "checkZone", "valueBetHand", "bluffHand", "callIfAbove", "bluffPayoff"));
        boolean finite = game.hand().flatMap(Newman::bet).isPresent();
        if (game.hand().isPresent()) told.add("action");
        if (finite) told.addAll(List.of("betSize", "decimals"));
        if (!game.betas().isEmpty()) told.add("densityRatio");
        return new Report(
                NewmanKind.NAME,
                words.say("poker.newman-poker"),
                headline(words),
                Said.of(words, "poker", facts(), told.toArray(String[]::new)),
                List.of(
                        PokerTelling.rules(words, NewmanKind.NAME),
                        Section.of(
                                words.say("poker.section.bets"),
                                NewmanFigures.bets(words, game.hand().filter(x -> finite)),
                                NewmanFigures.calls(words, game.beta())),
                        PokerTelling.argument(words, NewmanKind.NAME),
                        new Section(words.say("poker.section.regions"), BetRegions.newman(words, game.beta())),
                        PokerTelling.tree(words, NewmanKind.NAME)));
    }

    /** Who makes a bet and who calls it, how bluffs stand to value bets at some sizes, or all of it in formulas. */
    private String rules(Words words) {
        if (game.beta().isPresent() || game.surd().isPresent()) {
            Facts facts = facts();
            return words.say(
                    "poker.newman-poker.bet",
                    SurdSolution.pretty(words.write(game.beta()
                            .<Object>map(beta -> beta)
                            .orElseGet(() -> game.surd().orElseThrow().toString()))),
                    told(words, facts, "valueBetHand"),
                    told(words, facts, "bluffHand"),
                    told(words, facts, "callIfAbove"));
        }
        if (game.betas().isEmpty()) return words.say("poker.newman-poker.headline");
        String ratios = game.betas().stream()
                .limit(MOST_RATIOS)
                .map(beta -> words.say(
                        "poker.newman-poker.ratio",
                        words.write(beta),
                        words.write(Newman.densityRatio().at(beta).orElseThrow())))
                .collect(Collectors.joining(words.say("poker.between")));
        return words.say("poker.newman-poker.ratios", game.betas().size() > MOST_RATIOS ? ratios + ", …" : ratios);
    }

    private static String told(Words words, Facts facts, String key) {
        return facts.find(key).map(fact -> fact.text(words)).orElseThrow();
    }

    private String headline(Words words) {
        if (game.hand().isEmpty()) return rules(words);
        Rational hand = game.hand().get();
        String name = Newman.action(hand).name().toLowerCase(Locale.ROOT);
        return Newman.bet(hand)
                .map(bet -> words.say(
                        "poker.newman-poker." + name,
                        words.write(hand),
                        bet.isRational() ? words.write(bet.rational()) : bet.decimal(6)))
                .orElseGet(() -> words.say("poker.newman.infinite"));
    }
}
