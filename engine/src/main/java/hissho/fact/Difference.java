package hissho.fact;

import hissho.number.Rational;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What is wrong with somebody else's value, as far as the two values show it: too large, rounded, the other sign, another order, an entry too few. A list is
 * told as a set where the comparison does not mind its order.
 *
 * @param same whether one value agrees with the other, as the fact compares
 * @param single whether the value found is the only right one
 * @param whole the value found as it is written
 * @param written how an entry of it is written
 */
record Difference(
        BiPredicate<@Nullable Object, @Nullable Object> same,
        boolean single,
        String whole,
        Function<Object, String> written,
        Words words) {

    private static final int MOST_NAMED = 6;
    private static final int MOST_ENTRIES_TRIED = 400;

    String between(@Nullable Object found, @Nullable Object theirs) {
        Object ours = Compare.plain(found);
        if (ours == null) return words.say("core.lesson.none");
        if (ours instanceof Boolean) return truth(theirs);
        Optional<Rational> number = Compare.number(ours);
        if (number.isPresent() && !(ours instanceof String)) return number(number.get(), theirs);
        if (ours instanceof List<?> list) return list(list, listed(theirs));
        if (ours instanceof Map<?, ?> map) return map(map, theirs);
        return answer();
    }

    /** The right answer, or one of them. */
    private String answer() {
        return words.say(single ? "core.lesson.answer" : "core.lesson.one-answer", whole);
    }

    private String truth(@Nullable Object theirs) {
        return theirs instanceof Boolean ? answer() : words.say("core.lesson.yes-or-no", shown(theirs));
    }

    private String number(Rational ours, @Nullable Object theirs) {
        Optional<Rational> said = Compare.number(theirs);
        if (said.isEmpty()) return words.say("core.lesson.not-a-number", shown(theirs));
        if (!single) return answer();
        return numbers(ours, said.get(), shown(theirs));
    }

    private String numbers(Rational ours, Rational said, String shown) {
        if (Compare.isCoarseRounding(ours, shown)) return words.say("core.lesson.rounded", shown, words.brief(ours));
        if (said.equals(ours.negated())) return words.say("core.lesson.sign", shown, words.brief(ours));
        Rational gap = said.minus(ours);
        return words.say(
                gap.isPositive() ? "core.lesson.large" : "core.lesson.small",
                shown,
                words.brief(gap.absolute()),
                words.brief(ours));
    }

    private String list(List<?> ours, List<?> theirs) {
        if (ours.isEmpty()) return words.say("core.lesson.none");
        boolean numbers = ours.stream().allMatch(one -> Compare.number(one).isPresent());
        if (numbers && theirs.stream().anyMatch(one -> Compare.number(one).isEmpty()))
            return words.say("core.lesson.not-numbers", ours.size());
        if (numbers && isOrdered(ours)) return ordered(ours, theirs);
        return isOrdered(ours) ? sequence(ours, theirs) : set(ours, theirs);
    }

    /** Whether the order of the entries counts; where other values are right as well, agreeing the other way round does not show that it does not. */
    private boolean isOrdered(List<?> ours) {
        return !single || ours.size() == 1 || !agree(ours, ours.reversed()) || ours.equals(ours.reversed());
    }

    private boolean agree(@Nullable Object ours, @Nullable Object theirs) {
        try {
            return same.test(ours, theirs);
        } catch (RuntimeException unreadable) {
            return false;
        }
    }

    /** Numbers one after the other: too few, no distribution where one was asked for, another order, or the first that is wrong. */
    private String ordered(List<?> ours, List<?> theirs) {
        List<Rational> right =
                ours.stream().map(Compare::number).flatMap(Optional::stream).toList();
        List<Rational> said =
                theirs.stream().map(Compare::number).flatMap(Optional::stream).toList();
        if (right.size() != said.size())
            return both(words.say("core.lesson.length", right.size(), said.size()), answer());
        if (isDistribution(right) && !isDistribution(said)) return noDistribution(said);
        if (!single) return answer();
        if (right.stream().sorted().toList().equals(said.stream().sorted().toList()))
            return words.say("core.lesson.order", whole);
        if (right.stream().map(Rational::negated).toList().equals(said)) return words.say("core.lesson.signs", whole);
        List<Integer> wrong = IntStream.range(0, right.size())
                .filter(i ->
                        !agree(right.get(i), theirs.get(i)) && !right.get(i).equals(said.get(i)))
                .boxed()
                .toList();
        if (wrong.isEmpty()) return answer();
        if (wrong.stream().allMatch(i -> Compare.isCoarseRounding(right.get(i), shown(theirs.get(i)))))
            return words.say("core.lesson.rounded-list", whole);
        int first = wrong.getFirst();
        String entry =
                words.say("core.lesson.entry", first + 1, words.brief(right.get(first)), shown(theirs.get(first)));
        int good = right.size() - wrong.size();
        return good == 0 ? entry : both(entry, words.say("core.lesson.so-many-right", good, right.size()));
    }

    private static boolean isDistribution(List<Rational> numbers) {
        return numbers.size() > 1
                && numbers.stream().noneMatch(Rational::isNegative)
                && numbers.stream().reduce(Rational.ZERO, Rational::plus).equals(Rational.ONE);
    }

    private String noDistribution(List<Rational> said) {
        Optional<Rational> negative = said.stream().filter(Rational::isNegative).findFirst();
        return negative.isPresent()
                ? words.say("core.lesson.negative", words.brief(negative.get()))
                : words.say("core.lesson.sum", words.brief(said.stream().reduce(Rational.ZERO, Rational::plus)));
    }

    private String sequence(List<?> ours, List<?> theirs) {
        if (!single) return answer();
        if (ours.size() != theirs.size())
            return both(words.say("core.lesson.length", ours.size(), theirs.size()), answer());
        for (int i = 0; i < ours.size(); i++)
            if (ours.get(i) != null && !isOne(ours.get(i), theirs.get(i)))
                return words.say("core.lesson.entry", i + 1, written.apply(ours.get(i)), shown(theirs.get(i)));
        return answer();
    }

    private String set(List<?> ours, List<?> theirs) {
        if (theirs.isEmpty() || ours.size() > MOST_ENTRIES_TRIED) return answer();
        List<Object> extra = new ArrayList<>();
        List<Object> missing = new ArrayList<>();
        for (Object one : theirs) if (one != null && ours.stream().noneMatch(our -> isOne(our, one))) extra.add(one);
        for (Object our : ours) if (theirs.stream().noneMatch(one -> isOne(our, one))) missing.add(our);
        List<String> said = new ArrayList<>();
        if (!extra.isEmpty())
            said.add(words.say(
                    "core.lesson.extra", named(extra.stream().map(this::shown).toList()), extra.size()));
        int right = ours.size() - missing.size();
        if (right > 0 && !missing.isEmpty()) said.add(words.say("core.lesson.part", right, ours.size()));
        if (!missing.isEmpty())
            said.add(words.say(
                    "core.lesson.missing",
                    named(missing.stream().map(one -> written.apply(one)).toList()),
                    missing.size()));
        return said.stream().reduce(this::both).orElseGet(this::answer);
    }

    private String both(String one, String other) {
        return words.say("core.lesson.both", one, other);
    }

    private boolean isOne(@Nullable Object our, @Nullable Object theirs) {
        return our != null && (our.equals(theirs) || agree(List.of(our), single(theirs)));
    }

    private String named(List<String> entries) {
        String first = String.join("; ", entries.subList(0, Math.min(MOST_NAMED, entries.size())));
        return entries.size() <= MOST_NAMED ? first : words.say("core.and-more", first, entries.size() - MOST_NAMED);
    }

    private String map(Map<?, ?> ours, @Nullable Object theirs) {
        if (!(theirs instanceof Map<?, ?> said) || !single) return answer();
        for (Map.Entry<?, ?> entry : ours.entrySet()) {
            if (!said.containsKey(entry.getKey())) continue;
            Object mine = said.get(entry.getKey());
            if (!Compare.EXACT.agree(entry.getValue(), mine))
                return words.say(
                        "core.lesson.named", words.write(entry.getKey()), words.write(entry.getValue()), shown(mine));
        }
        List<String> unknown = said.keySet().stream()
                .filter(key -> !ours.containsKey(key))
                .map(this::shown)
                .toList();
        return unknown.isEmpty() ? answer() : words.say("core.lesson.extra", named(unknown), unknown.size());
    }

    private static List<?> listed(@Nullable Object theirs) {
        return theirs instanceof Collection<?> many ? new ArrayList<>(many) : single(theirs);
    }

    private static List<@Nullable Object> single(@Nullable Object one) {
        List<@Nullable Object> list = new ArrayList<>();
        list.add(one);
        return list;
    }

    /** A value as somebody gave it. */
    private String shown(@Nullable Object value) {
        return value instanceof Collection<?> many ? "(" + words.write(many) + ")" : words.write(value);
    }
}
