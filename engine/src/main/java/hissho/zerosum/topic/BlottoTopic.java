package hissho.zerosum.topic;

import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.number.Rational;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.verify.Topic;
import hissho.zerosum.blotto.Allocation;
import hissho.zerosum.blotto.Blotto;
import hissho.zerosum.blotto.BlottoSolution;
import hissho.zerosum.blotto.BlottoSolution.Weighted;
import hissho.zerosum.blotto.DoubleOracle;
import hissho.zerosum.named.GameInput;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Colonel Blotto: build, reduce, solve, lift. */
final class BlottoTopic {

    private BlottoTopic() {}

    static List<Topic> all() {
        return List.of(new Topic(
                "blotto",
                Set.of("matrix", "rowLabels", "colLabels", "game", "params", "rowOrbitWeights", "colOrbitWeights"),
                BlottoTopic::answer));
    }

    private static Facts answer(Node input) {
        if (!input.has("game")) return new Asked(input).solved();
        Blotto game = (Blotto) GameInput.named(input);
        Once<BlottoSolution> oracle = new Once<>(() -> DoubleOracle.solve(game, Progress.none()));
        Facts answers = game.isSmall() || input.has("matrix") ? new Asked(input).solved() : new Facts();
        answers.put("value", () -> oracle.get().value())
                .put("favors", () -> SolutionAnswers.favors(oracle.get().value()))
                .put("matrix", () -> game.matrix().payoffs())
                .put("rowLabels", () -> game.matrix().rows())
                .put("colLabels", () -> game.matrix().columns())
                .put("size", game::size)
                .put(
                        "reducedSize",
                        () -> List.of(
                                Allocation.classes(game.blotto(), game.posts()).size(),
                                Allocation.classes(game.kije(), game.posts()).size()));
        Optional<List<Weighted>> row =
                input.find("rowOrbitWeights").map(node -> mixture(node, game.blotto(), game.posts()));
        Optional<List<Weighted>> column =
                input.find("colOrbitWeights").map(node -> mixture(node, game.kije(), game.posts()));
        row.ifPresent(
                mixture -> answers.put("rowEach", Compare.WEIGHTS, () -> each(mixture, game.blotto(), game.posts())));
        column.ifPresent(
                mixture -> answers.put("colEach", Compare.WEIGHTS, () -> each(mixture, game.kije(), game.posts())));
        if (row.isPresent() || column.isPresent())
            answers.put("optimal", () -> optimal(game, oracle.get().value(), row, column));
        return answers;
    }

    private static List<Weighted> mixture(Node node, int regiments, int posts) {
        List<Weighted> mixture = new ArrayList<>();
        for (String name : node.fields().keySet()) {
            Optional<Allocation> allocation =
                    Allocation.read(name).filter(a -> a.total() == regiments && a.posts() == posts);
            if (allocation.isEmpty()) throw node.bad("named.bad.allocation", name, regiments, posts);
            mixture.add(new Weighted(allocation.get().sorted(), node.get(name).rational()));
        }
        return mixture;
    }

    /** The probability of every single allocation, by class. */
    private static Map<String, Rational> each(List<Weighted> mixture, int regiments, int posts) {
        Map<String, Rational> each = new LinkedHashMap<>();
        for (Allocation one : Allocation.classes(regiments, posts)) each.put(one.toString(), Rational.ZERO);
        for (Weighted one : mixture) each.merge(one.allocation().toString(), one.each(), Rational::plus);
        return each;
    }

    private static boolean optimal(
            Blotto game, Rational value, Optional<List<Weighted>> row, Optional<List<Weighted>> column) {
        return row.map(m -> isDistribution(m) && DoubleOracle.secured(game, m).equals(value))
                        .orElse(true)
                && column.map(m -> isDistribution(m)
                                && DoubleOracle.conceded(game, m).equals(value))
                        .orElse(true);
    }

    private static boolean isDistribution(List<Weighted> mixture) {
        return mixture.stream().noneMatch(w -> w.weight().isNegative())
                && mixture.stream()
                        .map(Weighted::weight)
                        .reduce(Rational.ZERO, Rational::plus)
                        .equals(Rational.ONE);
    }
}
