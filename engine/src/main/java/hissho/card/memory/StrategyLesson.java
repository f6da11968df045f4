package hissho.card.memory;

import hissho.fact.ChoiceLesson;
import hissho.fact.Teacher;
import hissho.number.Rational;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** What a way of playing the turn is worth that is not best: to pass, to open one card, to open two. */
public final class StrategyLesson {

    private StrategyLesson() {}

    /** Strategies by their numbers with what each is worth. */
    public static Teacher of(Map<Integer, Rational> strategies) {
        return new ChoiceLesson<>(
                () -> strategies.keySet().stream().sorted().toList(),
                strategy -> best(strategies).contains(strategy),
                String::valueOf,
                (words, strategy) -> words.say(
                        "memory.lesson.strategy",
                        strategy,
                        Objects.requireNonNull(strategies.get(strategy)),
                        best(strategies).getFirst(),
                        most(strategies)));
    }

    private static List<Integer> best(Map<Integer, Rational> strategies) {
        Rational most = most(strategies);
        return strategies.entrySet().stream()
                .filter(each -> each.getValue().equals(most))
                .map(Map.Entry::getKey)
                .sorted()
                .toList();
    }

    private static Rational most(Map<Integer, Rational> strategies) {
        return strategies.values().stream().max(Rational::compareTo).orElseThrow();
    }
}
