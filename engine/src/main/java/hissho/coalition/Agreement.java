package hissho.coalition;

import hissho.fact.Compare;
import hissho.form.Players;
import hissho.number.Rational;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** How what somebody says about coalitions is compared with what was found. */
public final class Agreement {

    private Agreement() {}

    /** Pairs of coalitions in any order, each in any order. */
    public static final Compare PAIRS = (answered, expected) -> answered instanceof Collection<?> a
            && expected instanceof Collection<?> e
            && e.stream().allMatch(pair -> pair instanceof Collection<?>)
            && unordered(a).equals(unordered(e));

    private static Set<Set<String>> unordered(Collection<?> pairs) {
        Set<Set<String>> found = new LinkedHashSet<>();
        for (Object pair : pairs)
            if (pair instanceof Collection<?> two) {
                Set<String> names = new LinkedHashSet<>();
                for (Object one : two) names.add(String.valueOf(one));
                found.add(names);
            }
        return found;
    }

    /** A coalition as somebody writes it. */
    public static OptionalLong coalition(CoalitionalGame game, @Nullable Object written) {
        return coalition(game.players(), written);
    }

    private static OptionalLong coalition(Players players, @Nullable Object written) {
        if (written == null) return OptionalLong.empty();
        try {
            return OptionalLong.of(
                    new CoalitionNames(players).read(hissho.document.Node.root(written), written.toString()));
        } catch (hissho.document.BadDocument e) {
            return OptionalLong.empty();
        }
    }

    /** Numbers by coalition of which only some need be given; each must be what the coalition has. */
    public static boolean agree(
            CoalitionalGame game, Map<?, ?> proposed, java.util.function.LongFunction<Rational> numbers) {
        return !proposed.isEmpty()
                && proposed.entrySet().stream().allMatch(entry -> {
                    OptionalLong coalition = coalition(game, entry.getKey());
                    return coalition.isPresent()
                            && number(entry.getValue())
                                    .filter(numbers.apply(coalition.getAsLong())::equals)
                                    .isPresent();
                });
    }

    /** A number as somebody writes it. */
    public static Optional<Rational> number(@Nullable Object written) {
        return written == null || written instanceof Boolean ? Optional.empty() : Rational.read(written.toString());
    }

    /** Numbers as somebody writes them; nothing where one is none. */
    public static Optional<List<Rational>> numbers(@Nullable Object written) {
        if (!(written instanceof Collection<?> many)) return Optional.empty();
        List<Optional<Rational>> read =
                many.stream().<Optional<Rational>>map(Agreement::number).toList();
        return read.stream().allMatch(Optional::isPresent)
                ? Optional.of(read.stream().map(Optional::orElseThrow).toList())
                : Optional.empty();
    }

    /** Coalitions as somebody writes them; nothing where one is none. */
    public static Optional<List<Long>> coalitions(CoalitionalGame game, @Nullable Object written) {
        if (!(written instanceof Collection<?> many)) return Optional.empty();
        List<OptionalLong> read = many.stream().map(one -> coalition(game, one)).toList();
        return read.stream().allMatch(OptionalLong::isPresent)
                ? Optional.of(read.stream().map(OptionalLong::getAsLong).toList())
                : Optional.empty();
    }
}
