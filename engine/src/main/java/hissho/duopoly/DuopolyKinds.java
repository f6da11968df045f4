package hissho.duopoly;

import hissho.document.Shape;
import hissho.kind.AnsweredKind;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Listing;
import java.util.List;

/** The kinds of models of duopoly. */
public final class DuopolyKinds {

    private DuopolyKinds() {}

    public static List<Kind<?>> all() {
        return List.of(
                MonopolyAnswer.kind(),
                cournot(),
                EliminationAnswer.kind(),
                BertrandAnswer.kind(),
                DifferentiatedAnswer.kind(),
                StackelbergAnswer.kind(),
                EntryAnswer.kind(),
                ContestAnswer.kind(),
                ComparisonAnswer.kind());
    }

    private static Kind<?> cournot() {
        return new AnsweredKind<>(
                new Listing("cournot", "duopoly", Chapter.DUOPOLY),
                Shape.fields(
                        MarketReader.A,
                        MarketReader.C,
                        MarketReader.C1,
                        MarketReader.C2,
                        MarketReader.UNIT_COST,
                        MarketReader.FIXED_COST,
                        MarketReader.FIRMS,
                        MarketReader.COSTS,
                        MarketReader.PIECES,
                        CournotGame.PROFILES,
                        CournotGame.Q2,
                        CournotGame.GRID,
                        CournotGame.STRATEGIES,
                        CournotGame.MIXED),
                CournotGame::read,
                CournotAnswer::of,
                CournotFacts.ALL);
    }
}
