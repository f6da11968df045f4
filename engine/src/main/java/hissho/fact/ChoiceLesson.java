package hissho.fact;

import hissho.words.Words;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What each of a few choices leads to: a card to lead, a way to go on. Whoever names one that is not best hears it.
 *
 * @param all the choices there are
 * @param best whether a choice is one of the best
 * @param name what it is called in an answer
 * @param leadsTo what one that is not best leads to, beside one that is
 */
public record ChoiceLesson<T>(
        Supplier<List<T>> all, Predicate<T> best, Function<T, String> name, BiFunction<Words, T, String> leadsTo)
        implements Teacher {

    private static final int MOST_SHOWN = 60;

    @Override
    public List<String> choices(Words words) {
        List<T> few = all.get();
        return few.size() > MOST_SHOWN
                ? List.of()
                : few.stream().map(name).distinct().toList();
    }

    @Override
    public Optional<String> about(@Nullable Object proposed, Words words) {
        List<String> named = (proposed instanceof Collection<?> many ? many.stream() : Stream.ofNullable(proposed))
                .map(String::valueOf)
                .filter(one -> !one.isBlank())
                .toList();
        return named.stream()
                .filter(one -> found(one).isEmpty())
                .findFirst()
                .map(one -> noChoice(one, words))
                .or(() -> named.stream()
                        .flatMap(one -> found(one).stream())
                        .filter(choice -> !best.test(choice))
                        .findFirst()
                        .map(choice -> leadsTo.apply(words, choice)));
    }

    private String noChoice(String said, Words words) {
        List<String> few = choices(words);
        return few.isEmpty()
                ? words.say("core.lesson.impossible", said)
                : words.say("core.lesson.no-choice", said, String.join(", ", few));
    }

    private Optional<T> found(String said) {
        return all.get().stream()
                .filter(choice -> Teacher.isSame(said, name.apply(choice)))
                .findFirst();
    }
}
