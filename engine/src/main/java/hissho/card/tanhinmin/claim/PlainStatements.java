package hissho.card.tanhinmin.claim;

import hissho.card.tanhinmin.claim.Deals.Deal;
import hissho.card.tanhinmin.plain.EightCut;
import hissho.card.tanhinmin.plain.Hand;
import hissho.card.tanhinmin.plain.LinearRule;
import hissho.card.tanhinmin.plain.MoversRule;
import hissho.card.tanhinmin.plain.StrategyPlays;
import hissho.card.tanhinmin.plain.TwoRanks;
import hissho.claim.Claim;
import hissho.claim.Claim.Verdict;
import hissho.claim.Finding;
import hissho.words.Message;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Statements on the plain game, each checked by full search from the definition. */
final class PlainStatements {

    private PlainStatements() {}

    static List<Claim> all() {
        return List.of(
                onDeals("tanhinmin-linear-rule", PlainStatements::linearRule),
                onDeals("tanhinmin-winning-move", PlainStatements::winningMove),
                onDeals("tanhinmin-monotone", PlainStatements::monotone),
                onDeals("tanhinmin-no-zugzwang", PlainStatements::noZugzwang),
                new StatementClaim(
                        "tanhinmin-eight-cut",
                        Verdict.HOLDS,
                        2,
                        5,
                        size -> Math.multiplyExact(Deals.count(size), Deals.ranks(size)),
                        PlainStatements::eightCut),
                twoRanks("tanhinmin-two-ranks-printed", Verdict.FAILS, TwoRanks::printed),
                twoRanks("tanhinmin-two-ranks", Verdict.HOLDS, TwoRanks::corrected),
                new StatementClaim(
                        "tanhinmin-two-ranks-strategy",
                        Verdict.HOLDS,
                        2,
                        10,
                        size -> Deals.multisets(4, size),
                        PlainStatements::twoRanksStrategy),
                new StatementClaim(
                        "tanhinmin-identical",
                        Verdict.HOLDS,
                        1,
                        5,
                        size -> Deals.multisets(Math.min(size, 6), size),
                        PlainStatements::identical));
    }

    /** Checks a deal. */
    private interface OnDeal {
        Finding check(Deal deal, ByDefinition search);
    }

    private static Claim onDeals(String id, OnDeal statement) {
        return new StatementClaim(id, Verdict.HOLDS, 2, 6, Deals::count, (size, number) -> {
            Deal deal = Deals.deal(size, number);
            return deal.playable() ? statement.check(deal, new ByDefinition(0)) : Finding.unmet();
        });
    }

    private static Finding linearRule(Deal deal, ByDefinition search) {
        boolean wins = search.value(deal.mover(), deal.other(), deal.table()) == 1;
        if (LinearRule.moverWins(deal.mover(), deal.other(), deal.table()) == wins) return Finding.holds();
        return new Finding.Refuted(
                deal.document(), Message.of(wins ? "tanhinmin.claim.what.wins" : "tanhinmin.claim.what.loses"));
    }

    private static Finding winningMove(Deal deal, ByDefinition search) {
        if (search.value(deal.mover(), deal.other(), deal.table()) != 1) return Finding.unmet();
        MoversRule rule = MoversRule.of(deal.mover(), deal.other(), deal.table());
        int value = rule.isPass()
                ? search.ofPassing(deal.mover(), deal.other(), deal.table())
                : search.ofCard(deal.mover(), deal.other(), rule.card());
        if (value == 1) return Finding.holds();
        return new Finding.Refuted(deal.document(), Message.of("tanhinmin.claim.what.rule-loses", rule.card()));
    }

    private static Finding monotone(Deal deal, ByDefinition search) {
        int value = search.value(deal.mover(), deal.other(), deal.table());
        int higherTable = search.value(deal.mover(), deal.other(), deal.table() + 1);
        if (higherTable > value)
            return new Finding.Refuted(
                    deal.document(), Message.of("tanhinmin.claim.what.table-helps", deal.table() + 1));
        for (int card : deal.mover().ranksAbove(0)) {
            Hand better = deal.mover().without(card).plus(card + 1);
            if (search.value(better, deal.other(), deal.table()) < value)
                return new Finding.Refuted(
                        deal.document(), Message.of("tanhinmin.claim.what.higher-hurts", card, card + 1));
        }
        for (int card : deal.other().ranksAbove(0)) {
            Hand better = deal.other().without(card).plus(card + 1);
            if (search.value(deal.mover(), better, deal.table()) > value)
                return new Finding.Refuted(
                        deal.document(), Message.of("tanhinmin.claim.what.opposing-helps", card, card + 1));
        }
        return Finding.holds();
    }

    private static Finding noZugzwang(Deal deal, ByDefinition search) {
        if (deal.table() > 0) return Finding.unmet();
        int playing = search.ofPlaying(deal.mover(), deal.other(), 0);
        if (playing >= search.ofPassing(deal.mover(), deal.other(), 0)) return Finding.holds();
        return new Finding.Refuted(deal.document(), Message.of("tanhinmin.claim.what.pass-gains"));
    }

    private static Finding eightCut(int size, long number) {
        int cutting = 1 + (int) (number % Deals.ranks(size));
        Deal deal = Deals.deal(size, number / Deals.ranks(size));
        if (!deal.playable() || deal.table() == cutting) return Finding.unmet();
        boolean wins = new ByDefinition(cutting).value(deal.mover(), deal.other(), deal.table()) == 1;
        if (new EightCut(cutting).moverWins(deal.mover(), deal.other(), deal.table()) == wins) return Finding.holds();
        Map<String, Object> document = new LinkedHashMap<>(deal.document());
        document.put("eightCut", cutting);
        return new Finding.Refuted(
                document, Message.of(wins ? "tanhinmin.claim.what.wins" : "tanhinmin.claim.what.loses"));
    }

    /** Kinds of cards are the mover's ones and twos and the other's: a multiset of four kinds. */
    private static Deal twoRanksDeal(int size, long number) {
        int[] counts = new int[4];
        for (int kind : Deals.multiset(4, size, number)) counts[kind]++;
        int[] ranks = {1, 2};
        return new Deal(
                Hand.ofCounts(ranks, new int[] {counts[0], counts[1]}),
                Hand.ofCounts(ranks, new int[] {counts[2], counts[3]}),
                0);
    }

    private static Claim twoRanks(String id, Verdict known, Predicate<TwoRanks> says) {
        return new StatementClaim(id, known, 2, 10, size -> Deals.multisets(4, size), (size, number) -> {
            Deal deal = twoRanksDeal(size, number);
            if (!deal.playable()) return Finding.unmet();
            boolean wins = new ByDefinition(0).value(deal.mover(), deal.other(), 0) == 1;
            if (says.test(TwoRanks.of(deal.mover(), deal.other(), 1, 2)) == wins) return Finding.holds();
            return new Finding.Refuted(
                    deal.document(), Message.of(wins ? "tanhinmin.claim.what.wins" : "tanhinmin.claim.what.loses"));
        });
    }

    private static Finding twoRanksStrategy(int size, long number) {
        Deal deal = twoRanksDeal(size, number);
        if (!deal.playable() || new ByDefinition(0).value(deal.mover(), deal.other(), 0) != 1) return Finding.unmet();
        StrategyPlays plays = new StrategyPlays((own, opposing, table) -> TwoRanks.strategy(own, table));
        if (plays.winsAll(deal.mover(), deal.other())) return Finding.holds();
        return new Finding.Refuted(deal.document(), Message.of("tanhinmin.claim.what.strategy-loses"));
    }

    private static Finding identical(int size, long number) {
        Hand hand = Hand.of(Deals.multiset(Math.min(size, 6), size, number).stream()
                .map(kind -> kind + 1)
                .toList());
        if (new ByDefinition(0).value(hand, hand, 0) == 1) return Finding.holds();
        return new Finding.Refuted(new Deal(hand, hand, 0).document(), Message.of("tanhinmin.claim.what.loses"));
    }
}
