package hissho.impartial;

import hissho.fact.Compare;
import hissho.fact.Teacher;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.words.Words;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What a move leads to that somebody takes for a winning one: the value it leaves, and the reply that beats it. */
record MoveLesson(Analysis analysis, Compare compare, Progress progress) implements Teacher {

    private static final int MOST_MOVES = 2_000;
    private static final int MOST_SHOWN = 60;

    @Override
    public List<String> choices(Words words) {
        if (analysis.game().optionCount() > MOST_SHOWN) return List.of();
        return analysis.game().options().stream()
                .map(option -> words.say(option.words()))
                .distinct()
                .toList();
    }

    @Override
    public Optional<String> about(@Nullable Object proposed, Words words) {
        if (analysis.game().optionCount() > Math.min(MOST_MOVES, analysis.game().mostFollowed()))
            return Optional.empty();
        return told(proposed)
                .flatMap(move -> found(move, words).stream())
                .filter(option -> !analysis.winning().contains(option))
                .findFirst()
                .map(option ->
                        words.say("core.lesson.both", words.say(lesson(option, words)), words.say(winning(words))));
    }

    /** The moves that somebody names, one by one; words with commas in them were perhaps one move. */
    private static Stream<Object> told(@Nullable Object proposed) {
        if (!(proposed instanceof Collection<?> many)) return Stream.ofNullable(proposed);
        boolean spoken = many.stream().allMatch(String.class::isInstance);
        Stream<Object> each = many.stream().filter(Objects::nonNull).map(one -> one);
        return spoken
                ? Stream.concat(Stream.of(many.stream().map(Object::toString).collect(Collectors.joining(", "))), each)
                : each;
    }

    private Optional<Option> found(Object move, Words words) {
        return analysis.game().options().stream()
                .filter(option -> move instanceof String typed
                        ? Teacher.isSame(typed, words.say(option.words()))
                        : isSame(option, move))
                .findFirst();
    }

    private boolean isSame(Option option, Object move) {
        try {
            return compare.agree(List.of(option.facts()), List.of(move));
        } catch (ClassCastException | IllegalArgumentException unreadable) {
            return false;
        }
    }

    private Message lesson(Option option, Words words) {
        Analysis then = Analysis.of(option.after(), analysis.convention(), progress);
        String move = words.say(option.words());
        if (then.outcome() == Outcome.DRAW) return Message.of("impartial.lesson.draw", move);
        if (then.winning().isEmpty()) return Message.of("impartial.lesson.ended", move);
        String reply = words.say(then.winning().getFirst().words());
        return then.value()
                .map(value -> Message.of("impartial.lesson.value", move, value, reply))
                .orElseGet(() -> Message.of("impartial.lesson.reply", move, reply));
    }

    private Message winning(Words words) {
        return analysis.winning().isEmpty()
                ? Message.of("impartial.lesson.none")
                : Message.of(
                        analysis.winning().size() == 1 && analysis.listsAll()
                                ? "impartial.lesson.only"
                                : "impartial.lesson.one",
                        words.say(analysis.winning().getFirst().words()));
    }
}
