package hissho.card.tanhinmin.graph;

import hissho.fact.ChoiceLesson;
import hissho.fact.Teacher;
import hissho.words.Words;
import java.util.List;
import java.util.function.Function;

/** What a play is worth that somebody takes for a better one: who wins after it, and what would be best. */
public final class ValuedLesson {

    private ValuedLesson() {}

    /** Moves are right that are worth this; they are called by their codes, a pass by its word. */
    public static Teacher of(List<Values.Valued> moves, int worth, Function<Values.Valued, String> code) {
        return new ChoiceLesson<>(() -> moves, move -> move.value() == worth, code, (words, move) -> {
            String after = words.say("tanhinmin.lesson.after" + move.value(), named(move, code, words));
            return moves.stream()
                    .filter(other -> other.value() == worth)
                    .findFirst()
                    .map(good -> words.say("tanhinmin.lesson.good" + worth, named(good, code, words)))
                    .map(good -> words.say("core.lesson.both", after, good))
                    .orElseGet(() -> words.say("core.lesson.both", after, words.say("tanhinmin.lesson.none")));
        });
    }

    private static String named(Values.Valued move, Function<Values.Valued, String> code, Words words) {
        return move.isPass() ? words.say("tanhinmin.pass") : code.apply(move);
    }
}
