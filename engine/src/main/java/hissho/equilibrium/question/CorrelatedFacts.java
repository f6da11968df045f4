package hissho.equilibrium.question;

import hissho.document.InOrder;
import hissho.document.Node;
import hissho.equilibrium.Correlated;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.StrategicGame;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Correlated equilibria: the best for an aim, and all corners of their polytope where the game is small. */
final class CorrelatedFacts {

    static final int MOST_PROFILES = 400;
    private static final int MOST_CORNER_PROFILES = 12;
    private static final int MOST_CORNERS = 5_000;

    static final List<String> KEYS =
            List.of("correlated", "correlatedPayoff", "correlatedAim", "correlatedCorners", "correlatedCornerCount");

    private CorrelatedFacts() {}

    static Facts of(BimatrixAnswer answer) {
        return of(answer.game, answer.question.aim(), answer.progress);
    }

    static Facts of(StrategicGame game, RationalVector aim, Progress progress) {
        Once<Correlated> polytope = new Once<>(() -> {
            if (game.profiles() > MOST_PROFILES)
                throw new NotAnswered(Message.of("equilibrium.unknown.correlated", game.profiles(), MOST_PROFILES));
            return Correlated.of(game);
        });
        Once<RationalVector> best = new Once<>(() -> polytope.get().best(aim, progress));
        Once<List<RationalVector>> corners = new Once<>(() -> {
            if (game.profiles() > MOST_CORNER_PROFILES)
                throw new NotAnswered(Message.of("equilibrium.unknown.corners", game.profiles(), MOST_CORNER_PROFILES));
            return polytope.get()
                    .corners(MOST_CORNERS, progress)
                    .orElseThrow(() -> new NotAnswered(Message.of("equilibrium.unknown.many-corners", MOST_CORNERS)));
        });
        return new Facts()
                .put(
                        "correlated",
                        Compare.accepted(theirs -> {
                            RationalVector weights = weights(game, Node.root(theirs));
                            return polytope.get().holds(weights)
                                    && polytope.get()
                                            .pays(weights)
                                            .dot(aim)
                                            .equals(polytope.get()
                                                    .pays(best.get())
                                                    .dot(aim));
                        }),
                        () -> cells(game, best.get()))
                .put(
                        "correlatedPayoff",
                        Compare.accepted(theirs -> {
                            RationalVector paid = Node.root(theirs).vector();
                            return paid.size() == aim.size()
                                    && paid.dot(aim)
                                            .equals(polytope.get()
                                                    .pays(best.get())
                                                    .dot(aim))
                                    && polytope.get().canPay(paid, progress);
                        }),
                        () -> polytope.get().pays(best.get()),
                        NearNumbers::inLine)
                .put("correlatedAim", () -> polytope.get().pays(best.get()).dot(aim))
                .put(
                        "correlatedCorners",
                        Compare.SET,
                        () -> corners.get().stream()
                                .map(corner -> InOrder.of(
                                        "weights",
                                        cells(game, corner),
                                        "payoff",
                                        polytope.get().pays(corner)))
                                .toList())
                .put("correlatedCornerCount", () -> corners.get().size());
    }

    /** The profiles with positive probability. */
    private static List<Map<String, Object>> cells(StrategicGame game, RationalVector weights) {
        List<Map<String, Object>> cells = new ArrayList<>();
        for (int p : weights.support().stream()
                .sorted((x, y) -> java.util.Arrays.compare(game.choices(x), game.choices(y)))
                .toList()) cells.add(InOrder.of("cell", PureFacts.cell(game, p), "weight", weights.get(p)));
        return cells;
    }

    private static RationalVector weights(StrategicGame game, Node theirs) {
        Rational[] all = new Rational[game.profiles()];
        java.util.Arrays.fill(all, Rational.ZERO);
        for (Node cell : theirs.list()) {
            List<Node> at = cell.get("cell").list();
            int[] choices = new int[at.size()];
            for (int i = 0; i < choices.length; i++) choices[i] = at.get(i).whole(1, game.size(i)) - 1;
            int profile = game.profile(choices);
            all[profile] = all[profile].plus(cell.get("weight").rational());
        }
        return RationalVector.of(all);
    }
}
