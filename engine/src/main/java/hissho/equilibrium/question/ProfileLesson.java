package hissho.equilibrium.question;

import hissho.document.InOrder;
import hissho.equilibrium.Deviations;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.Teacher;
import hissho.form.Mixed;
import hissho.form.Profile;
import hissho.form.StrategicGame;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.words.Words;
import hissho.zerosum.method.DecimalReading;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What is wrong with mixed strategies that somebody takes for an equilibrium: who gains by which strategy alone, or that they are one but rounded or not
 * among those asked for. A profile is written as {@code p, q}, as {@code profile}, or as a list of lists.
 */
record ProfileLesson(StrategicGame game, Supplier<?> asked) implements Teacher {

    /** Lists of equilibria, in any order; the payoffs beside them may be left out. */
    static final Compare LISTS = (ours, theirs) -> Compare.SET.agree(ours, theirs)
            || (ours instanceof Collection<?> many
                    && Compare.SET.agree(many.stream().map(ProfileLesson::bare).toList(), theirs));

    /** The fact of this key, taught. */
    static void teach(Facts facts, StrategicGame game, String... keys) {
        for (String key : keys)
            facts.find(key).ifPresent(fact -> facts.teach(key, new ProfileLesson(game, fact::value)));
    }

    private static Object bare(Object equilibrium) {
        if (!(equilibrium instanceof Map<?, ?> whole)) return equilibrium;
        Map<String, Object> bare = InOrder.of();
        for (String key : List.of("p", "q", "profile")) {
            Object own = whole.get(key);
            if (own != null) bare.put(key, own);
        }
        return bare;
    }

    /** Strategies as somebody wrote them, the payoffs that were written beside them, and the strategies meant where they are rounded. */
    private record Said(List<RationalVector> weights, Optional<RationalVector> paid) {}

    @Override
    public Optional<String> about(@Nullable Object proposed, Words words) {
        return profiles(proposed)
                .flatMap(said -> lesson(said, words, false).stream())
                .findFirst()
                .or(() -> profiles(proposed)
                        .flatMap(said -> lesson(said, words, true).stream())
                        .findFirst());
    }

    /** What is wrong with one profile; that it is an equilibrium is only worth saying where nothing worse is said of another. */
    private Optional<String> lesson(Said said, Words words, boolean equilibria) {
        for (int i = 0; i < game.players().count(); i++) {
            Optional<String> none = noStrategy(i, said.weights().get(i), words);
            if (none.isPresent()) return none;
        }
        Profile meant = new Profile(said.weights().stream()
                .map(ProfileLesson::meant)
                .map(Mixed::new)
                .toList());
        Deviations deviations = Deviations.from(game, meant);
        Optional<Integer> gaining = IntStream.range(0, game.players().count())
                .filter(i -> deviations.gains().get(i).isPositive())
                .boxed()
                .findFirst();
        if (gaining.isPresent()) return Optional.of(gains(gaining.get(), deviations, words));
        List<RationalVector> exact =
                meant.strategies().stream().map(Mixed::weights).toList();
        if (!exact.equals(said.weights()))
            return Optional.of(words.say("core.lesson.rounded-list", shown(exact, words)));
        if (said.paid().filter(paid -> !paid.equals(deviations.payoffs())).isPresent())
            return Optional.of(words.say(
                    "equilibrium.lesson.pays",
                    shown(exact, words),
                    words.write(deviations.payoffs()),
                    words.write(said.paid().get())));
        boolean listed = profiles(asked.get()).anyMatch(one -> one.weights().equals(said.weights()));
        return equilibria && !listed
                ? Optional.of(words.say("equilibrium.lesson.not-extreme", shown(exact, words)))
                : Optional.empty();
    }

    private String gains(int player, Deviations deviations, Words words) {
        int best = deviations.best(player).getFirst();
        return words.say(
                "equilibrium.lesson.gains",
                game.players().spoken(player, words),
                new StrategyNames(game, words).of(player, best),
                deviations.pure().get(player).get(best),
                deviations.payoffs().get(player));
    }

    private Optional<String> noStrategy(int player, RationalVector weights, Words words) {
        String name = game.players().spoken(player, words);
        if (weights.size() != game.size(player))
            return Optional.of(words.say("equilibrium.lesson.size", name, game.size(player), weights.size()));
        for (Rational weight : weights)
            if (weight.isNegative())
                return Optional.of(words.say("core.lesson.at", name, words.say("core.lesson.negative", weight)));
        return meant(weights).isDistribution()
                ? Optional.empty()
                : Optional.of(words.say("core.lesson.at", name, words.say("core.lesson.sum", weights.sum())));
    }

    /** The fractions behind rounded decimals; weights that are exact are meant as they are. */
    private static RationalVector meant(RationalVector weights) {
        return DecimalReading.meant(weights, List.of(), any -> true).orElse(weights);
    }

    private static String shown(List<RationalVector> profile, Words words) {
        return profile.stream().map(words::write).collect(Collectors.joining(" / "));
    }

    // ---- the profiles somebody wrote

    private Stream<Said> profiles(@Nullable Object proposed) {
        if (proposed instanceof Map<?, ?> one) return said(one).stream();
        if (!(proposed instanceof Collection<?> many)) return Stream.empty();
        Optional<Said> alone = strategies(many, Optional.empty());
        return alone.isPresent()
                ? alone.stream()
                : many.stream().flatMap(each -> switch (each) {
                    case Map<?, ?> one -> said(one).stream();
                    case Collection<?> lists -> strategies(lists, Optional.empty()).stream();
                    case null, default -> Stream.empty();
                });
    }

    private Optional<Said> said(Map<?, ?> profile) {
        Optional<RationalVector> paid = profile.get("payoff") instanceof Collection<?> payoffs
                ? vector(payoffs)
                : profile.get("payoffs") instanceof Collection<?> payoffs ? vector(payoffs) : Optional.empty();
        if (profile.get("profile") instanceof Collection<?> lists) return strategies(lists, paid);
        Object first = profile.get("p");
        Object second = profile.get("q");
        return first == null || second == null ? Optional.empty() : strategies(List.of(first, second), paid);
    }

    private Optional<Said> strategies(Collection<?> lists, Optional<RationalVector> paid) {
        if (lists.size() != game.players().count()) return Optional.empty();
        List<RationalVector> weights = new ArrayList<>();
        for (Object list : lists) {
            Optional<RationalVector> own = list instanceof RationalVector v
                    ? Optional.of(v)
                    : list instanceof Collection<?> numbers ? vector(numbers) : Optional.empty();
            if (own.isEmpty()) return Optional.empty();
            weights.add(own.get());
        }
        return Optional.of(new Said(weights, paid));
    }

    private static Optional<RationalVector> vector(Collection<?> numbers) {
        List<Rational> read = new ArrayList<>();
        for (Object number : numbers) {
            Optional<Rational> one = Rational.read(String.valueOf(number));
            if (one.isEmpty()) return Optional.empty();
            read.add(one.get());
        }
        return read.isEmpty() ? Optional.empty() : Optional.of(RationalVector.of(read));
    }
}
