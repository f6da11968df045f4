package hissho.poker.model;

import hissho.fact.Facts;
import hissho.number.Rational;
import hissho.poker.HandStrategy;
import hissho.poker.Replies;
import hissho.progress.Progress;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * What is said of a proposed strategy: whether it is optimal, what it costs, whether it is a mistake, whether it is admissible. Where both
 * players' strategies are proposed, each player's answers have the player's name behind their keys.
 *
 * @param whose what stands behind the keys: nothing, or the player's name
 */
record Proposal(HandStrategy strategy, String whose) {

    private static final List<String> QUESTIONS = List.of("optimal", "isAdmissible", "mistake", "cost");

    /** The keys of a proposal of either player, alone and beside the other's. */
    static final List<String> KEYS = Stream.of("", "I", "II")
            .flatMap(whose ->
                    Stream.concat(QUESTIONS.stream(), Stream.of("dominatedBy")).map(key -> key + whose))
            .toList();

    static Proposal of(HandStrategy strategy, boolean alone) {
        return new Proposal(strategy, alone ? "" : strategy.player() == 0 ? "I" : "II");
    }

    List<String> told() {
        return QUESTIONS.stream().map(key -> key + whose).toList();
    }

    /** Puts the answers, from what the strategy guarantees and what player I earns when it meets an optimal strategy of the opponent. */
    void tell(
            Facts facts, Model model, Supplier<Rational> guarantee, Supplier<Rational> fromOptimal, Progress progress) {
        judge(facts, model, guarantee)
                .put("mistake" + whose, () -> fromOptimal.get().compareTo(model.value()) * sign() < 0);
        Domination.tell(facts, whose, model, strategy, progress);
    }

    /** Puts whether it is optimal and what it costs, from what it guarantees. */
    Facts judge(Facts facts, Model model, Supplier<Rational> guarantee) {
        return facts.put("optimal" + whose, () -> guarantee.get().equals(model.value()))
                .put("cost" + whose, () -> model.value().minus(guarantee.get()).times(sign()));
    }

    private int sign() {
        return strategy.player() == 0 ? 1 : -1;
    }

    /** What a strategy is sure of. */
    static Rational guarantee(Model model, HandStrategy strategy, Progress progress) {
        return Replies.guarantee(strategy, model.tree(), progress);
    }
}
