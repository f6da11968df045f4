package hissho.card.trick.claim;

import hissho.card.trick.claim.MatrixStatements.Order;
import hissho.card.trick.claim.ValueStatements.Exchange.Where;
import hissho.card.trick.claim.ValueStatements.Exchange;
import hissho.claim.Claim.Verdict;
import hissho.claim.Claim;
import java.util.List;

/** The claims about trick-taking. */
public final class TrickClaims {

    private TrickClaims() {}

    public static List<Claim> all() {
        DealTables tables = new DealTables();
        return List.of(
                DealClaim.of("whist-lead", Verdict.HOLDS, 10, tables, ValueStatements::leadCost)
                        .scoring(n -> 2 * n),
                DealClaim.of("whist-rank", Verdict.HOLDS, 10, tables, new Exchange(Where.SCORING, true, 0, 2, false))
                        .scoring(n -> 2 * n),
                DealClaim.of("two-scoring", Verdict.HOLDS, 10, tables, ValueStatements::twoScoring)
                        .scoring(n -> 2),
                new BlockClaim("more-scoring", Verdict.HOLDS, 8, false, true, tables, BlockClaim::moreScoring),
                DealClaim.of("lead-cost", Verdict.HOLDS, 9, tables, ValueStatements::leadCost),
                DealClaim.of(
                        "lead-cost-printed",
                        Verdict.HOLDS,
                        9,
                        tables,
                        MatrixStatements.underC(ValueStatements::leadCost)),
                new SharpLeadCost(tables),
                DealClaim.of("swap-scoring", Verdict.HOLDS, 9, tables, new Exchange(Where.SCORING, true, 0, 2, false)),
                DealClaim.of(
                        "swap-scoring-printed",
                        Verdict.HOLDS,
                        9,
                        tables,
                        new Exchange(Where.SCORING, true, 0, 2, true)),
                DealClaim.of("swap-plain", Verdict.HOLDS, 9, tables, new Exchange(Where.PLAIN, false, 0, 2, false)),
                DealClaim.of(
                        "swap-plain-printed", Verdict.EMPTY, 9, tables, new Exchange(Where.PLAIN, false, 0, 2, true)),
                DealClaim.of(
                        "swap-plain-sharp", Verdict.HOLDS, 9, tables, new Exchange(Where.PLAIN, false, 0, 1, false)),
                DealClaim.of("swap-border", Verdict.HOLDS, 9, tables, new Exchange(Where.BORDER, true, -1, 1, false)),
                DealClaim.of(
                        "swap-border-printed", Verdict.HOLDS, 9, tables, new Exchange(Where.BORDER, true, -1, 1, true)),
                new MinmaxLemma(),
                DealClaim.of("w-border", Verdict.HOLDS, 8, tables, MatrixStatements.underC(MatrixStatements::border)),
                DealClaim.of("w-border-lowest-left", Verdict.FAILS, 4, tables, (deal, cases) -> {
                    if (deal.k() >= 1 && !deal.lowestScoringIsRights() && deal.plainsApart())
                        MatrixStatements.border(deal, cases);
                }),
                DealClaim.of("w-border-first-half", Verdict.FAILS, 4, tables, (deal, cases) -> {
                    if (deal.lowestScoringIsRights()) MatrixStatements.border(deal, cases);
                }),
                DealClaim.of("w-saddle", Verdict.HOLDS, 8, tables, MatrixStatements.underC((deal, cases) -> {
                    MatrixStatements.saddle(deal, cases);
                    MatrixStatements.saddleFormula(deal, cases);
                })),
                DealClaim.of("w-saddle-formula-any", Verdict.FAILS, 4, tables, MatrixStatements::saddleFormula),
                DealClaim.of("w-saddle-any", Verdict.FAILS, 4, tables, MatrixStatements::saddle),
                DealClaim.of("w-order", Verdict.HOLDS, 8, tables, Order.TRUE),
                DealClaim.of(
                        "w-order-constant",
                        Verdict.HOLDS,
                        8,
                        tables,
                        MatrixStatements.underC(MatrixStatements::constant)),
                DealClaim.of("w-order-printed", Verdict.FAILS, 4, tables, MatrixStatements.underC(Order.PRINTED)),
                DealClaim.of("w-order-any-winner", Verdict.FAILS, 4, tables, Order.ANY_WINNER),
                new BlockClaim("block-anywhere", Verdict.HOLDS, 7, false, false, tables, BlockClaim::anywhere),
                new BlockClaim("hearts", Verdict.HOLDS, 7, true, false, tables, BlockClaim::hearts),
                new BlockClaim("hearts-lead-cost", Verdict.FAILS, 5, true, false, tables, BlockClaim::heartsCost));
    }
}
