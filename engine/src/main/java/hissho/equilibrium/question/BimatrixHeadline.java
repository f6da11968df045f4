package hissho.equilibrium.question;

import hissho.equilibrium.AllEquilibria;
import hissho.equilibrium.Deviations;
import hissho.form.Mixed;
import hissho.form.Profile;
import hissho.form.StrategicGame;
import hissho.number.RationalVector;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The short answer to a question about a game of two players: to what was asked, where something was, and else which equilibria there are. */
final class BimatrixHeadline {

    /** So many pure equilibria are named, in a sentence of at most so many letters. */
    private static final int MOST_NAMED = 3;

    private static final int MOST_LETTERS = 180;

    private final BimatrixAnswer answer;
    private final Words words;
    private final StrategyNames names;

    BimatrixHeadline(BimatrixAnswer answer, Words words) {
        this.answer = answer;
        this.words = words;
        this.names = new StrategyNames(answer.game, words);
    }

    String text() {
        BimatrixQuestion question = answer.question;
        if (question.profile().isPresent()) return verdict(words, answer.game, answer.deviations());
        if (question.beliefOn().isPresent() && answer.game.size(1) == 2) {
            String belief = words.say(
                    "equilibrium.headline.belief",
                    names.of(1, question.beliefOn().get()),
                    ProposalFacts.ranges(answer, names));
            if (belief.length() <= MOST_LETTERS) return belief;
        }
        if (question.q().isPresent()) return reply(0, "bestRows", "rowPayoffs");
        if (question.p().isPresent()) return reply(1, "bestCols", "colPayoffs");
        if (question.rounds() > 1 && answer.listsAll() && answer.all().isUnique()) return repeated();
        return solution();
    }

    /** The answer to whether a given profile is an equilibrium: with its payoffs if it is, with the best way out if it is not. */
    static String verdict(Words words, StrategicGame game, Deviations at) {
        if (at.isEquilibrium()) return words.say("equilibrium.headline.is", paid(words, game, at.payoffs()));
        int who = IntStream.range(0, game.players().count())
                .filter(i -> at.gains().get(i).equals(at.gains().maximum()))
                .findFirst()
                .orElseThrow();
        return words.say(
                "equilibrium.headline.is-not",
                who(words, game, who),
                words.brief(at.gains().get(who)),
                new StrategyNames(game, words).of(who, at.best(who).getFirst()));
    }

    /** Who gets what, by name. */
    static String paid(Words words, StrategicGame game, RationalVector payoffs) {
        return String.join(
                words.say("equilibrium.list"),
                IntStream.range(0, payoffs.size())
                        .mapToObj(i -> words.say("equilibrium.paid", who(words, game, i), words.brief(payoffs.get(i))))
                        .toList());
    }

    /** A player by name; one who is only counted is called a player, so that no two numbers stand side by side. */
    private static String who(Words words, StrategicGame game, int player) {
        String name = game.players().name(player);
        return name.chars().allMatch(Character::isDigit) ? words.say("equilibrium.many.player", name) : name;
    }

    private String reply(int player, String best, String payoffs) {
        List<?> replies = answer.facts().get(best, List.class);
        RationalVector paid = answer.facts().get(payoffs, RationalVector.class);
        List<String> named = replies.stream()
                .map(number -> names.of(player, ((Number) number).intValue() - 1))
                .toList();
        return words.say(
                "equilibrium.headline.reply",
                who(words, answer.game, player),
                String.join(words.say("equilibrium.list"), named.size() > MOST_NAMED ? cut(named) : named),
                words.brief(paid.maximum()));
    }

    private List<String> cut(List<String> named) {
        List<String> few = new ArrayList<>(named.subList(0, MOST_NAMED));
        few.add(words.say("equilibrium.more", named.size() - MOST_NAMED));
        return few;
    }

    private String repeated() {
        Profile stage = answer.all().extreme().getFirst();
        RationalVector total = answer.facts().get("total", RationalVector.class);
        return words.say(
                "equilibrium.headline.repeated",
                answer.question.rounds(),
                against(stage),
                paid(words, answer.game, total));
    }

    private String against(Profile pair) {
        return words.say("equilibrium.against", names.called(0, pair.get(0)), names.called(1, pair.get(1)));
    }

    private String solution() {
        String first = who(words, answer.game, 0);
        String second = who(words, answer.game, 1);
        int pure = answer.pure().profiles().size();
        if (!answer.listsAll()) {
            if (answer.one().isEmpty()) return words.say("equilibrium.headline.some-time", answer.knownCount(), pure);
            RationalVector paid = answer.paid(answer.one().get().equilibrium());
            return words.say(
                    "equilibrium.headline.some",
                    answer.knownCount(),
                    pure,
                    first,
                    words.brief(paid.get(0)),
                    second,
                    words.brief(paid.get(1)));
        }
        AllEquilibria all = answer.all();
        if (all.isUnique()) {
            Profile pair = all.extreme().getFirst();
            RationalVector paid = answer.paid(pair);
            return words.say(
                    pair.isPure() ? "equilibrium.headline.pure" : "equilibrium.headline.unique",
                    names.played(0, pair.get(0)),
                    names.played(1, pair.get(1)),
                    first,
                    words.brief(paid.get(0)),
                    second,
                    words.brief(paid.get(1)));
        }
        int extreme = all.extreme().size();
        int components = all.components().size();
        boolean finite = all.continua().isEmpty();
        if (pure > 0 && pure <= MOST_NAMED) {
            String named = finite
                    ? words.say(
                            "equilibrium.headline.named" + (pure == extreme ? "-pure" : ""), extreme, pure, pureOnes())
                    : words.say("equilibrium.headline.infinite-named", extreme, components, pure, pureOnes());
            if (named.length() <= MOST_LETTERS) return named;
        }
        String none = pure == 0 ? "-mixed" : "";
        return finite
                ? words.say("equilibrium.headline.finite" + (pure == extreme ? "-pure" : none), extreme, pure)
                : words.say("equilibrium.headline.infinite" + none, extreme, components, pure);
    }

    private String pureOnes() {
        return String.join(
                words.say("equilibrium.headline.and"),
                PureFacts.ordered(answer.pure()).stream().map(this::pureOne).toList());
    }

    private String pureOne(int profile) {
        int[] cell = PureFacts.cell(answer.game, profile).stream()
                .mapToInt(number -> number - 1)
                .toArray();
        return words.say(
                "equilibrium.headline.one",
                against(Profile.of(Mixed.pure(answer.game.size(0), cell[0]), Mixed.pure(answer.game.size(1), cell[1]))),
                answer.game.payoffsAt(profile));
    }
}
