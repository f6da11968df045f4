package hissho.coalition;

import hissho.fact.Coded;
import hissho.fact.Fact;
import hissho.form.Subsets;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Writes facts about coalitions for people: coalitions and players by name, where programs read the numbers of their members. */
final class CoalitionText {

    /** Facts whose texts are coalitions, or lists and maps of them. */
    private static final Set<String> COALITIONS = Set.of(
            "balancedWeights",
            "leastCoreWeights",
            "levels",
            "minimalWinning",
            "maximalLosing",
            "disjointWinning",
            "tradeCertificate",
            "unstableCoalitions",
            "objectingCoalitions",
            "objectionsToShapley",
            "deficits",
            "emptySubgame",
            "alwaysTight");

    /** Facts whose numbers are players. */
    private static final Set<String> PLAYERS =
            Set.of("vetoPlayers", "dictator", "dummies", "dummyPlayers", "nullPlayers");

    private CoalitionText() {}

    static String of(CoalitionalGame game, Fact<?> fact, Words words) {
        Object value = fact.value();
        if (COALITIONS.contains(fact.key())) return Coded.of(fact.key()).apply(words, coalitions(game, value));
        if (PLAYERS.contains(fact.key())) return Coded.of(fact.key()).apply(words, players(game, value));
        return fact.text(words);
    }

    /** A coalition, as facts write it, by the names of its members. */
    static String named(CoalitionalGame game, Object written) {
        OptionalLong coalition = Agreement.coalition(game, written);
        return coalition.isEmpty()
                ? String.valueOf(written)
                : Subsets.members(coalition.getAsLong())
                        .mapToObj(game.players()::name)
                        .collect(Collectors.joining(", ", "{", "}"));
    }

    private static @Nullable Object coalitions(CoalitionalGame game, @Nullable Object value) {
        return switch (value) {
            case String text -> named(game, text);
            case List<?> many -> {
                List<@Nullable Object> named = new ArrayList<>();
                for (Object one : many) named.add(coalitions(game, one));
                yield named;
            }
            case Map<?, ?> parts -> {
                Map<Object, @Nullable Object> named = new LinkedHashMap<>();
                parts.forEach((key, part) -> named.put(
                        key instanceof String text && Character.isDigit(text.isEmpty() ? ' ' : text.charAt(0))
                                ? named(game, text)
                                : key,
                        coalitions(game, part)));
                yield named;
            }
            case null, default -> value;
        };
    }

    private static @Nullable Object players(CoalitionalGame game, @Nullable Object value) {
        return switch (value) {
            case Integer number
            when number >= 1 && number <= game.count() -> game.players().name(number - 1);
            case List<?> many -> {
                List<@Nullable Object> named = new ArrayList<>();
                for (Object one : many) named.add(players(game, one));
                yield named;
            }
            case null, default -> value;
        };
    }
}
