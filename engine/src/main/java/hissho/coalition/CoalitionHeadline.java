package hissho.coalition;

import hissho.fact.Fact;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.Players;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The short answer about a coalitional game: first to what was asked or to what such a game is about (an allocation, a vote, an estate, shared
 * costs), then the core and the Shapley value as far as the line has room.
 */
final class CoalitionHeadline {

    /** So many players, or coalitions that object, are named. */
    private static final int MOST_NAMED = 6;

    private static final int MOST_OBJECTING = 4;
    private static final int MOST_LETTERS = 190;

    private final CoalitionalGame game;
    private final Asked asked;
    private final Facts facts;
    private final Words words;
    private boolean late;

    CoalitionHeadline(CoalitionalGame game, Asked asked, Facts facts, Words words) {
        this.game = game;
        this.asked = asked;
        this.facts = facts;
        this.words = words;
    }

    String text() {
        List<String> parts = new ArrayList<>();
        asked.x().flatMap(this::objections).ifPresent(parts::add);
        Optional<String> own = own();
        own.ifPresent(parts::add);
        core().ifPresent(parts::add);
        if (own.isEmpty())
            find("shapley", RationalVector.class)
                    .flatMap(this::shares)
                    .map(shares -> words.say("coalition.headline.shapley", shares))
                    .ifPresent(parts::add);
        if (parts.isEmpty())
            return words.say(late ? "coalition.headline.late" : "coalition.headline.players", game.count());
        String text = parts.getFirst();
        for (String part : parts.subList(1, parts.size())) {
            String longer = words.say("coalition.headline.both", text, part);
            if (longer.length() <= MOST_LETTERS) text = longer;
        }
        return text;
    }

    /** Whether an allocation that was given is in the core, and who objects if it is not. */
    private Optional<String> objections(RationalVector x) {
        return find("inCore", Boolean.class).map(inCore -> {
            if (inCore) return words.say("coalition.objections.none", x);
            if (!x.sum().equals(game.total())) return words.say("coalition.objections.total", x, x.sum(), game.total());
            List<String> objecting = find("unstableCoalitions", List.class).stream()
                    .flatMap(List<?>::stream)
                    .map(each -> CoalitionText.named(game, each))
                    .toList();
            String named = String.join(
                    words.say("coalition.list"), objecting.subList(0, Math.min(MOST_OBJECTING, objecting.size())));
            return objecting.size() > MOST_OBJECTING
                    ? words.say("coalition.headline.objecting-more", x, named, objecting.size() - MOST_OBJECTING)
                    : words.say("coalition.headline.objecting", x, named, objecting.size());
        });
    }

    /** What a game of this sort is about. */
    private Optional<String> own() {
        Optional<String> weightless = find("weighted", Boolean.class)
                .filter(weighted -> !weighted)
                .map(no -> words.say("coalition.headline.weightless"));
        Optional<String> power = find("shapleyShubik", RationalVector.class)
                .flatMap(this::shares)
                .map(shares -> words.say("coalition.headline.index", shares))
                .or(this::extremes);
        if (weightless.isPresent() && power.isPresent())
            return Optional.of(words.say("coalition.headline.both", weightless.get(), power.get()));
        if (power.isPresent()) return power;
        return division().or(this::costs);
    }

    private Optional<String> division() {
        return find("talmud", RationalVector.class)
                .flatMap(this::shares)
                .flatMap(talmud -> find("randomArrival", RationalVector.class)
                        .flatMap(this::shares)
                        .map(arrival -> words.say("coalition.headline.division", talmud, arrival)));
    }

    private Optional<String> costs() {
        return find("costShares", RationalVector.class)
                .flatMap(this::shares)
                .map(shares -> words.say("coalition.headline.costs", shares));
    }

    private Optional<String> core() {
        return find("coreEmpty", Boolean.class).map(empty -> {
            if (empty) return words.say("coalition.headline.empty");
            return facts.find("coreVertices")
                    .filter(Fact::known)
                    .flatMap(fact -> find("coreVertices", List.class))
                    .map(vertices -> vertices.size() == 1
                            ? words.say("coalition.headline.point", point(vertices.getFirst()))
                            : words.say("coalition.headline.vertices", vertices.size()))
                    .orElseGet(() -> words.say("coalition.headline.core"));
        });
    }

    private String point(Object vertex) {
        return vertex instanceof RationalVector x ? shares(x).orElseGet(() -> words.write(x)) : words.write(vertex);
    }

    /** Of many voters the strongest and the weakest. */
    private Optional<String> extremes() {
        return find("heaviestIndex", Rational.class)
                .flatMap(most -> find("lightestIndex", Rational.class)
                        .map(least -> words.say("coalition.headline.power", words.brief(most), words.brief(least))));
    }

    /** Who gets what: by name, as a list where players are only numbered, and those who get the same together where there are many; nothing where that is too long to read. */
    private Optional<String> shares(RationalVector x) {
        boolean numbered =
                game.players().names().equals(Players.numbered(game.count()).names());
        List<String> parts = new ArrayList<>();
        if (x.size() <= MOST_NAMED) {
            for (int i = 0; i < x.size(); i++)
                parts.add(
                        numbered
                                ? words.brief(x.get(i))
                                : words.say("coalition.share", game.players().name(i), words.brief(x.get(i))));
            return Optional.of(
                    numbered ? "(" + String.join(", ", parts) + ")" : String.join(words.say("coalition.list"), parts));
        }
        Map<Rational, List<Integer>> alike = new LinkedHashMap<>();
        for (int i = 0; i < x.size(); i++)
            alike.computeIfAbsent(x.get(i), share -> new ArrayList<>()).add(i);
        if (alike.size() > 3) return Optional.empty();
        alike.forEach((share, who) -> parts.add(words.say("coalition.share.group", group(who), words.brief(share))));
        return Optional.of(String.join(words.say("coalition.list"), parts));
    }

    private String group(List<Integer> who) {
        return who.size() > 2
                ? words.say("coalition.share.many", who.size())
                : String.join(
                        words.say("coalition.share.and"),
                        who.stream().map(game.players()::name).toList());
    }

    private <T> Optional<T> find(String key, Class<T> type) {
        try {
            return facts.find(key)
                    .flatMap(fact -> Optional.ofNullable(fact.value()))
                    .filter(type::isInstance)
                    .map(type::cast);
        } catch (Progress.Stopped e) {
            late = true;
            return Optional.empty();
        } catch (NotAnswered e) {
            return Optional.empty();
        }
    }
}
