package hissho.equilibrium.question;

import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.Profile;
import hissho.form.StrategicGame;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.words.Message;
import java.util.List;
import java.util.stream.IntStream;

/** The game repeated a known number of times: where it has one equilibrium, backward induction plays it in every round, whatever was played before. */
final class RepeatedFacts {

    static final List<String> KEYS =
            List.of("stagePlay", "perRound", "total", "cooperativeProfile", "cooperativeTotal", "folkRegion");

    private RepeatedFacts() {}

    static Facts of(BimatrixAnswer answer) {
        Rational rounds = Rational.of(answer.question.rounds());
        return new Facts()
                .put(
                        "stagePlay",
                        Compare.EXACT,
                        () -> stage(answer).isPure() ? cell(stage(answer)) : null,
                        PureFacts.writtenCell(answer.game))
                .put("perRound", () -> answer.paid(stage(answer)))
                .put("total", () -> answer.paid(stage(answer)).times(rounds))
                .put(
                        "cooperativeProfile",
                        Compare.EXACT,
                        () -> PureFacts.cell(answer.game, cooperative(answer.game)),
                        PureFacts.writtenCell(answer.game))
                .put(
                        "cooperativeTotal",
                        () -> answer.game.payoffsAt(cooperative(answer.game)).times(rounds))
                .put("folkRegion", () -> FolkRegion.corners(answer));
    }

    private static Profile stage(BimatrixAnswer answer) {
        if (!answer.all().isUnique()) throw new NotAnswered(Message.of("equilibrium.unknown.stage"));
        return answer.all().extreme().getFirst();
    }

    private static List<Integer> cell(Profile pure) {
        return pure.strategies().stream().map(s -> s.support().getFirst() + 1).toList();
    }

    /** The cell with the largest sum; of several the one that is most equal. */
    private static int cooperative(StrategicGame game) {
        return IntStream.range(0, game.profiles())
                .boxed()
                .max((a, b) -> {
                    int order =
                            game.payoffsAt(a).sum().compareTo(game.payoffsAt(b).sum());
                    return order != 0 ? order : spread(game, b).compareTo(spread(game, a));
                })
                .orElseThrow();
    }

    private static Rational spread(StrategicGame game, int profile) {
        RationalVector paid = game.payoffsAt(profile);
        return paid.get(0).minus(paid.get(1)).absolute();
    }
}
