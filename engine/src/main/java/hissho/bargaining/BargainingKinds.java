package hissho.bargaining;

import hissho.kind.AnsweredKind;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Listing;
import java.util.List;

/** The kinds of cooperative games of two players. */
public final class BargainingKinds {

    private BargainingKinds() {}

    public static List<Kind<?>> all() {
        return List.of(
                new AnsweredKind<>(
                        new Listing("feasible-set", "bargaining", Chapter.BARGAINING),
                        CooperativeGame.fields(),
                        CooperativeGame::read,
                        (game, progress) -> FeasibleAnswer.of(game),
                        SetFacts.KEYS),
                new AnsweredKind<>(
                        new Listing("tu-solution", "bargaining", Chapter.BARGAINING),
                        CooperativeGame.fields(CooperativeGame.THREATS, CooperativeGame.THREAT_ROW),
                        CooperativeGame::read,
                        TuAnswer::of,
                        TuAnswer.keys()),
                NashAnswer.kind(),
                new AnsweredKind<>(
                        new Listing("lambda-transfer", "bargaining", Chapter.BARGAINING),
                        CooperativeGame.fields(CooperativeGame.RATES, CooperativeGame.THREAT_POINT),
                        CooperativeGame::read,
                        LambdaAnswer::of,
                        LambdaAnswer.keys()),
                Refusal.kind(),
                AllIn.kind(),
                SidePots.kind());
    }
}
