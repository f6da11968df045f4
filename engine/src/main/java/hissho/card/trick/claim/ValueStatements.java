package hissho.card.trick.claim;

import hissho.card.trick.TwoScoring;

/** The statements about values: what leading costs, and what a neighbouring exchange is worth. */
final class ValueStatements {

    private static final boolean[] LEADERS = {true, false};

    private ValueStatements() {}

    /** V^1 at most V^0 at most V^1 + 2. */
    static void leadCost(ScoredDeal deal, Cases cases) {
        int cost = deal.value(false) - deal.value(true);
        cases.expect(cost >= 0 && cost <= 2, "trick.wrong.lead-cost", deal.value(true), deal.value(false));
    }

    static void twoScoring(ScoredDeal deal, Cases cases) {
        for (boolean leftLeads : LEADERS) {
            int closed = TwoScoring.value(deal.deal(), leftLeads);
            cases.expect(closed == deal.value(leftLeads), "trick.wrong.two-scoring", closed, deal.value(leftLeads));
        }
    }

    /** Which neighbouring places an exchange statement is about, and which gains it allows. */
    record Exchange(Where where, boolean leftGetsHigher, int least, int most, boolean underC)
            implements DealClaim.Statement {

        enum Where {
            SCORING,
            PLAIN,
            BORDER
        }

        @Override
        public void check(ScoredDeal deal, Cases cases) {
            if (underC && !deal.conditionC()) return;
            int from = where == Where.SCORING ? 0 : where == Where.PLAIN ? deal.k() : deal.k() - 1;
            int to = where == Where.SCORING ? deal.k() - 1 : where == Where.PLAIN ? 2 * deal.n() - 1 : deal.k();
            for (int place = Math.max(0, from); place < Math.min(to, 2 * deal.n() - 1); place++) {
                if (deal.isLeft(place) == leftGetsHigher || deal.isLeft(place + 1) != leftGetsHigher) continue;
                for (boolean leftLeads : LEADERS) {
                    int gain = deal.gain(place, leftLeads);
                    int higher = deal.rank(place);
                    cases.expect(
                            gain >= least && gain <= most,
                            leftLeads ? "trick.wrong.exchange.left" : "trick.wrong.exchange.right",
                            leftGetsHigher ? higher - 1 : higher,
                            leftGetsHigher ? higher : higher - 1,
                            gain);
                }
            }
        }
    }
}
