package hissho.equilibrium.question;

import hissho.document.InOrder;
import hissho.equilibrium.Degeneracy;
import hissho.equilibrium.LemkeHowson;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.words.Message;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Where the paths of Lemke and Howson lead from every label, how long they are, and whether the game is degenerate. */
final class PathFacts {

    private static final int MOST_LABELS = 60;

    static final List<String> KEYS = List.of(
            "nondegenerate", "byLabel", "pivots", "path", "pathEquilibrium", "reachedByPaths", "notReachedByPaths");

    private PathFacts() {}

    static Facts of(BimatrixAnswer answer) {
        return new Facts()
                .put(
                        "nondegenerate",
                        () -> Degeneracy.isNondegenerate(answer.matrices, answer.progress)
                                .orElseThrow(() -> new NotAnswered(
                                        Message.of("equilibrium.unknown.degenerate", Degeneracy.MOST_STRATEGIES))))
                .put("byLabel", () -> byLabel(answer, path -> EquilibriumFacts.equilibrium(answer, path.equilibrium())))
                .put("pivots", () -> byLabel(answer, path -> path.path().size()))
                .put(
                        "path",
                        () -> answer.path().path().stream()
                                .map(step -> InOrder.of(
                                        "player",
                                        step.player() + 1,
                                        "drops",
                                        step.entering() + 1,
                                        "picksUp",
                                        step.leaving() + 1))
                                .toList())
                .put(
                        "pathEquilibrium",
                        () -> EquilibriumFacts.equilibrium(answer, answer.path().equilibrium()))
                .put(
                        "reachedByPaths",
                        Compare.SET,
                        () -> reached(answer).stream()
                                .map(pair -> EquilibriumFacts.equilibrium(answer, pair))
                                .toList())
                .put("notReachedByPaths", Compare.SET, () -> {
                    Set<hissho.form.Profile> reached = reached(answer);
                    return answer.all().extreme().stream()
                            .filter(pair -> !reached.contains(pair))
                            .map(pair -> EquilibriumFacts.equilibrium(answer, pair))
                            .toList();
                });
    }

    private static Set<hissho.form.Profile> reached(BimatrixAnswer answer) {
        return paths(answer).stream().map(LemkeHowson::equilibrium).collect(Collectors.toSet());
    }

    /** The path from every label. */
    static List<LemkeHowson> paths(BimatrixAnswer answer) {
        int labels = answer.game.size(0) + answer.game.size(1);
        if (labels > MOST_LABELS) throw new NotAnswered(Message.of("equilibrium.unknown.labels", labels, MOST_LABELS));
        return IntStream.range(0, labels)
                .mapToObj(label -> LemkeHowson.from(answer.matrices, label, answer.progress))
                .toList();
    }

    private static Map<String, Object> byLabel(BimatrixAnswer answer, Function<LemkeHowson, Object> value) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (LemkeHowson path : paths(answer)) map.put(Integer.toString(path.label() + 1), value.apply(path));
        return map;
    }
}
