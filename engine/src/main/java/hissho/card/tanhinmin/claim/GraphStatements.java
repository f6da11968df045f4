package hissho.card.tanhinmin.claim;

import hissho.card.tanhinmin.claim.Digraphs.Dealt;
import hissho.card.tanhinmin.graph.Bits;
import hissho.card.tanhinmin.graph.CardGraph;
import hissho.card.tanhinmin.graph.Cycles;
import hissho.claim.Claim;
import hissho.claim.Claim.Verdict;
import hissho.claim.Count;
import hissho.claim.Finding;
import hissho.words.Message;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Statements on the graph game, printed and corrected, each checked by full search on every position of a size. */
final class GraphStatements {

    private GraphStatements() {}

    static List<Claim> all() {
        return List.of(
                claim("graph-table", Verdict.HOLDS, 5, GraphStatements::table),
                claim("graph-table-printed", Verdict.FAILS, 4, GraphStatements::tablePrinted),
                claim("graph-table-g", Verdict.FAILS, 4, GraphStatements::tableInVariantG),
                claim("graph-exchange", Verdict.HOLDS, 5, GraphStatements::exchange),
                claim("graph-exchange-above-only", Verdict.FAILS, 4, GraphStatements::exchangeAboveOnly),
                claim("graph-exchange-below-only", Verdict.FAILS, 4, GraphStatements::exchangeBelowOnly),
                claim("graph-no-zugzwang", Verdict.HOLDS, 5, GraphStatements::noZugzwang),
                claim("graph-no-zugzwang-with-cycles", Verdict.FAILS, 4, GraphStatements::noZugzwangWithCycles),
                claim("graph-own-card", Verdict.HOLDS, 5, GraphStatements::ownCard),
                claim("graph-own-card-on-table", Verdict.FAILS, 4, GraphStatements::ownCardOnTable),
                claim("graph-opposing-card", Verdict.HOLDS, 5, GraphStatements::opposingCard),
                claim("graph-unplayable-card", Verdict.HOLDS, 5, GraphStatements::unplayableCard),
                claim("graph-unplayable-card-printed", Verdict.FAILS, 4, GraphStatements::unplayableCardPrinted),
                claim("graph-smallest-zugzwang", Verdict.HOLDS, 4, GraphStatements::smallestZugzwang),
                new StatementClaim(
                        "graph-identical",
                        Verdict.FAILS,
                        2,
                        6,
                        cards -> cards % 2 == 0 ? Count.subsets((cards / 2) * (cards / 2 - 1L)) : 0,
                        GraphStatements::identical));
    }

    private interface OnPosition {
        Finding check(Dealt dealt);
    }

    private static Claim claim(String id, Verdict known, int defaultSize, OnPosition statement) {
        return new StatementClaim(
                id,
                known,
                2,
                defaultSize,
                Digraphs::count,
                (size, number) -> statement.check(Digraphs.deal(size, number)));
    }

    private static Finding refuted(Map<String, Object> document, String what, Object... arguments) {
        return new Finding.Refuted(document, Message.of("tanhinmin.claim.what." + what, arguments));
    }

    // ---- the table card

    private static Finding table(Dealt dealt) {
        GraphByDefinition values = dealt.values(true);
        for (long playable = 0; playable <= dealt.mover(); playable++) {
            int value = values.onTable(playable);
            if (values.onEmptyTable() < value)
                return refuted(dealt.document(playable), "empty-table-hurts", value, values.onEmptyTable());
            for (int card : Bits.list(dealt.mover() & ~playable)) {
                int more = values.onTable(playable | Bits.bit(card));
                if (more < value) return refuted(dealt.document(playable), "more-answers-hurt", card, value, more);
            }
        }
        return Finding.holds();
    }

    private static Finding tablePrinted(Dealt dealt) {
        GraphByDefinition values = dealt.values(true);
        for (long playable = 0; playable <= dealt.mover(); playable++)
            for (int card : Bits.list(dealt.mover() & ~playable)) {
                int more = values.onTable(playable | Bits.bit(card));
                int fewer = values.onTable(playable);
                if (fewer < more)
                    return refuted(dealt.document(playable | Bits.bit(card)), "fewer-answers-hurt", card, more, fewer);
            }
        return Finding.holds();
    }

    private static Finding tableInVariantG(Dealt dealt) {
        GraphByDefinition values = dealt.values(false);
        for (long playable = 0; playable <= dealt.mover(); playable++) {
            int value = values.onTable(playable);
            if (values.onEmptyTable() < value) {
                Map<String, Object> document = new LinkedHashMap<>(dealt.document(playable));
                document.put("emptyPass", false);
                return refuted(document, "empty-table-hurts", value, values.onEmptyTable());
            }
        }
        return Finding.holds();
    }

    // ---- exchanging cards

    /** What happens to the mover's value when an edge is put in or taken out. */
    private interface Toggle {
        boolean allowed(Dealt dealt, int from, int to, int before, int after);
    }

    private static Finding toggling(Dealt dealt, Toggle toggle) {
        int before = dealt.values(true).onEmptyTable();
        for (int a : Bits.list(dealt.mover() | dealt.other()))
            for (int b : Bits.list(Bits.has(dealt.mover(), a) ? dealt.other() : dealt.mover())) {
                int after = dealt.toggled(a, b).values(true).onEmptyTable();
                if (!toggle.allowed(dealt, a, b, before, after))
                    return refuted(dealt.document(), "exchange", a, b, before, after);
            }
        return Finding.holds();
    }

    /** An own card stronger above has an answer fewer, stronger below a use more; for the opponent's it is the other way round. */
    private static Finding exchange(Dealt dealt) {
        return toggling(dealt, (at, from, to, before, after) -> {
            boolean answerToMover = Bits.has(at.mover(), from);
            boolean gone = at.graph().edge(from, to);
            return answerToMover == gone ? after >= before : after <= before;
        });
    }

    /** Own cards for cards with no more answers, whatever they can be played on: a use may be lost. */
    private static Finding exchangeAboveOnly(Dealt dealt) {
        return toggling(
                dealt,
                (at, from, to, before, after) ->
                        Bits.has(at.mover(), from) || !at.graph().edge(from, to) || after >= before);
    }

    /** Own cards for cards with no fewer uses, whatever their answers: an answer may be added. */
    private static Finding exchangeBelowOnly(Dealt dealt) {
        return toggling(
                dealt,
                (at, from, to, before, after) ->
                        !Bits.has(at.mover(), from) || at.graph().edge(from, to) || after >= before);
    }

    // ---- zugzwang

    private static Finding noZugzwang(Dealt dealt) {
        return Cycles.exists(dealt.game()) ? Finding.unmet() : decided(dealt);
    }

    private static Finding noZugzwangWithCycles(Dealt dealt) {
        return decided(dealt);
    }

    private static Finding decided(Dealt dealt) {
        GraphByDefinition values = dealt.values(true);
        int value = values.onEmptyTable();
        if (value == 0) return refuted(dealt.document(), "zugzwang");
        if (value != dealt.values(false).onEmptyTable()) return refuted(dealt.document(), "variant-differs");
        if (values.ofPassingOnEmptyTable() > values.ofLeading()) return refuted(dealt.document(), "pass-gains");
        return Finding.holds();
    }

    /** A zugzwang has at least four cards; one of four is two pairs of cards that can be played on each other. */
    private static Finding smallestZugzwang(Dealt dealt) {
        if (dealt.cards() > 4 || !dealt.isZugzwang()) return Finding.unmet();
        boolean pairs = Bits.size(dealt.mover()) == 2 && Bits.size(dealt.other()) == 2;
        for (int card : Bits.list(dealt.mover() | dealt.other()))
            pairs &= Bits.size(dealt.graph().children(card)) == 1
                    && dealt.graph().children(card) == dealt.graph().parents(card);
        return pairs ? Finding.holds() : refuted(dealt.document(), "zugzwang");
    }

    private static Finding identical(int cards, long number) {
        int held = cards / 2;
        long[] children = new long[cards];
        long pattern = number;
        for (int i = 0; i < held; i++)
            for (int j = 0; j < held; j++) {
                if (i == j) continue;
                if ((pattern & 1) != 0) {
                    children[i] |= Bits.bit(held + j);
                    children[held + i] |= Bits.bit(j);
                }
                pattern >>= 1;
            }
        long mover = Bits.bit(held) - 1;
        Dealt dealt = new Dealt(CardGraph.numbered(children), mover, Bits.bit(cards) - 1 & ~mover);
        int value = dealt.values(true).onEmptyTable();
        return value == 1 ? Finding.holds() : refuted(dealt.document(), "first-does-not-win", value);
    }

    // ---- one card more

    private static Finding ownCard(Dealt dealt) {
        return ownCard(dealt, false);
    }

    private static Finding ownCardOnTable(Dealt dealt) {
        return ownCard(dealt, true);
    }

    /** The mover's first card, which can be played on no opposing card, added to the rest of his hand. */
    private static Finding ownCard(Dealt dealt, boolean playableOnTable) {
        if (Bits.size(dealt.mover()) < 2 || (dealt.graph().parents(0) & dealt.other()) != 0) return Finding.unmet();
        Dealt without = dealt.without(0);
        for (boolean emptyPass : new boolean[] {false, true}) {
            GraphByDefinition more = dealt.values(emptyPass);
            GraphByDefinition fewer = without.values(emptyPass);
            for (long playable = 0; playable <= dealt.mover(); playable++) {
                if (Bits.has(playable, 0) && !playableOnTable) continue;
                int with = more.onTable(playable);
                int base = fewer.onTable(playable & ~1L);
                if (with > base) return refuted(dealt.document(playable), "own-card-helps", 0, base, with);
            }
        }
        return Finding.holds();
    }

    /** The other's last card, which can be played on no card of the mover's, added to the rest of his hand. */
    private static Finding opposingCard(Dealt dealt) {
        int last = dealt.cards() - 1;
        if (Bits.size(dealt.other()) < 2 || (dealt.graph().parents(last) & dealt.mover()) != 0) return Finding.unmet();
        Dealt without = dealt.without(last);
        for (boolean emptyPass : new boolean[] {false, true}) {
            GraphByDefinition more = dealt.values(emptyPass);
            GraphByDefinition fewer = without.values(emptyPass);
            if (more.onEmptyTable() < fewer.onEmptyTable())
                return refuted(
                        dealt.document(), "opposing-card-hurts", last, fewer.onEmptyTable(), more.onEmptyTable());
            for (long playable = 0; playable <= dealt.mover(); playable++)
                if (more.onTable(playable) < fewer.onTable(playable))
                    return refuted(
                            dealt.document(playable),
                            "opposing-card-hurts",
                            last,
                            fewer.onTable(playable),
                            more.onTable(playable));
        }
        return Finding.holds();
    }

    // ---- a card that can be played on no other

    private static Finding unplayableCard(Dealt dealt) {
        if (Cycles.exists(dealt.game())) return Finding.unmet();
        for (int card : Bits.list(dealt.mover() | dealt.other()))
            if (dealt.graph().parents(card) == 0) return Finding.holds();
        return refuted(dealt.document(), "none-unplayable");
    }

    private static Finding unplayableCardPrinted(Dealt dealt) {
        if (Cycles.exists(dealt.game())) return Finding.unmet();
        for (int card : Bits.list(dealt.mover() | dealt.other()))
            if (dealt.graph().children(card) == 0 && dealt.graph().parents(card) != 0)
                return refuted(dealt.document(), "unanswerable-playable", card);
        return Finding.holds();
    }
}
