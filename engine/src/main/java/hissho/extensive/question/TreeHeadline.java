package hissho.extensive.question;

import hissho.extensive.Behaviour;
import hissho.extensive.ExtensiveGame;
import hissho.extensive.PureStrategies;
import hissho.extensive.solve.Optimum;
import hissho.extensive.solve.RegretMinimisation;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The answer to a tree in one breath: first to what the document asks, then what the game is worth, then how it is played. */
final class TreeHeadline {

    /** Longer headlines are not read. */
    private static final int MOST = 190;

    /** A headline has room for so much of a name. */
    private static final int LONGEST_NAME = 60;

    private final TreeAnswer answer;
    private final ExtensiveGame game;
    private final Words words;

    TreeHeadline(TreeAnswer answer, Words words) {
        this.answer = answer;
        this.game = answer.game(words);
        this.words = words;
    }

    String text() {
        Optional<String> asked = asked();
        String worth = asked.map(first -> joined(first, worth())).orElseGet(this::worth);
        if (asked.isPresent() && worth.codePointCount(0, worth.length()) > MOST) return asked.get();
        return answer.shown()
                .filter(profile -> !answer.isNear())
                .flatMap(this::play)
                .map(play -> joined(worth, play))
                .filter(text -> text.codePointCount(0, text.length()) <= MOST)
                .orElse(worth);
    }

    private String joined(String first, String second) {
        return words.say("extensive.headline.both", first, second);
    }

    /** The answer to a question beside the solution. */
    private Optional<String> asked() {
        Optional<String> own = answer.drawn().verdict().map(words::say);
        if (own.isPresent()) return own;
        Asked asked = answer.question().asked();
        if (asked.beliefs().isPresent()) return truth("sequentialEquilibrium", "sequential");
        if (asked.profile().isPresent()) return truth("isEquilibrium", "profile");
        if (asked.mixed().isPresent()) return truth("representable", "representable");
        return Optional.empty();
    }

    private Optional<String> truth(String key, String named) {
        try {
            return answer.facts()
                    .find(key)
                    .flatMap(fact -> Optional.ofNullable(fact.value()))
                    .map(value -> words.say("extensive.headline." + named + (value.equals(true) ? ".yes" : ".no")));
        } catch (NotAnswered e) {
            return Optional.empty();
        }
    }

    private String worth() {
        try {
            if (answer.isConstantSum() && answer.optimum() instanceof Optimum.Near(RegretMinimisation found)) {
                Rational middle = found.lower().plus(found.upper()).over(2);
                return game.isZeroSum() && middle.isNegative()
                        ? words.say(
                                "extensive.headline.near",
                                middle.negated().toDecimal(6),
                                called(1),
                                found.atLeastForSecond(),
                                found.atMostForSecond())
                        : words.say(
                                "extensive.headline.near",
                                middle.toDecimal(6),
                                first(),
                                found.atLeast(),
                                found.atMost());
            }
            if (answer.isConstantSum()) {
                Rational value = answer.value();
                String worth =
                        game.isZeroSum() && value.isZero() ? words.say("extensive.headline.fair") : favoured(value);
                return behaviourAlone(value).map(less -> joined(worth, less)).orElse(worth);
            }
            if (game.tree().hasPerfectInformation()) return induction();
            int count = answer.equilibria().size();
            return count == 0
                    ? words.say(
                            "extensive.headline.mixed", brief(answer.perfect().payoffs()))
                    : perfectPayoffs()
                            .map(payoffs -> words.say("extensive.headline.perfect", count, brief(payoffs)))
                            .orElseGet(() -> words.say("extensive.headline.pure", count));
        } catch (NotAnswered e) {
            return words.say("extensive.headline.open", game.tree().size(), words.say(e.why()));
        }
    }

    /** What the game is worth, said of whoever it favours. */
    private String favoured(Rational value) {
        return game.isZeroSum() && value.isNegative()
                ? words.say("extensive.headline.value", words.brief(value.negated()), called(1))
                : words.say("extensive.headline.value", words.brief(value), first());
    }

    /** What the first player secures by behaviour alone, where that is known and less than the value. */
    private Optional<String> behaviourAlone(Rational value) {
        return answer.soonSecured()
                .filter(secured -> secured.compareTo(value) < 0)
                .map(secured -> words.say("extensive.headline.behaviour", first(), words.brief(secured)));
    }

    private Optional<RationalVector> perfectPayoffs() {
        try {
            return Optional.of(answer.perfect().payoffs());
        } catch (NotAnswered e) {
            return Optional.empty();
        }
    }

    private String induction() {
        try {
            List<RationalVector> payoffs = answer.induction().payoffs();
            BigInteger count = answer.induction().count();
            if (count.bitLength() <= PureStrategies.MOST_BITS)
                return payoffs.size() == 1
                        ? words.say("extensive.headline.induction", brief(payoffs.getFirst()), count)
                        : words.say("extensive.headline.ties", payoffs.size(), count);
        } catch (NotAnswered e) {
            // more equilibria than anybody counts: one of them is told
        }
        return words.say("extensive.headline.one", brief(answer.perfect().payoffs()));
    }

    /** How everybody plays, where no player has more than three information sets. */
    private Optional<String> play(List<Behaviour> profile) {
        List<String> players = new ArrayList<>();
        for (Behaviour behaviour : profile) {
            int player = behaviour.player();
            if (game.sets(player) == 0) continue;
            Optional<String> everywhere =
                    TreeReport.everywhere(game, behaviour, words).filter(all -> game.sets(player) > 1);
            if (everywhere.isPresent()) {
                players.add(words.say(
                        "extensive.headline.plays",
                        game.player(player),
                        words.say("extensive.headline.everywhere", everywhere.get())));
                continue;
            }
            if (game.sets(player) > 3) return Optional.empty();
            List<String> sets = new ArrayList<>();
            for (int k = 0; k < game.sets(player); k++) {
                int set = k;
                String moves =
                        TreeReport.moves(game, player, set, behaviour.atSet().get(set), words);
                sets.add(
                        game.sets(player) == 1
                                ? moves
                                : answer.knowledge(words)
                                        .clause(player, set)
                                        .map(known -> words.say("extensive.headline.known", moves, known))
                                        .orElseGet(() ->
                                                words.say("extensive.headline.at", moves, game.setName(player, set))));
            }
            players.add(words.say(
                    "extensive.headline.plays",
                    game.player(player),
                    String.join(words.say("extensive.headline.between"), sets)));
        }
        return players.isEmpty()
                ? Optional.empty()
                : Optional.of(players.stream().reduce((a, b) -> joined(a, b)).orElseThrow());
    }

    /** The first player's name, or where it is too long for a headline, its beginning. */
    private String first() {
        return called(0);
    }

    private String called(int player) {
        String name = game.player(player);
        return name.codePointCount(0, name.length()) <= LONGEST_NAME
                ? name
                : name.substring(0, name.offsetByCodePoints(0, LONGEST_NAME)) + "…";
    }

    private String brief(RationalVector payoffs) {
        return payoffs.stream().map(words::brief).collect(Collectors.joining(", ", "(", ")"));
    }
}
