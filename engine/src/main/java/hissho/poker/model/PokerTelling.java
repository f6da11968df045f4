package hissho.poker.model;

import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.poker.BettingTree;
import hissho.poker.TreeFigure;
import hissho.report.Block;
import hissho.report.Section;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What is said of a model in words: its rules, its argument step by step, and first of all whether a proposed strategy is optimal. */
final class PokerTelling {

    private PokerTelling() {}

    /** A bet that no sum without a bet is like, so that it can be told apart in the tree of a model. */
    private static final Rational LETTER = Rational.of(97);

    /** The rules of a model. */
    static Section rules(Words words, String kind) {
        return Section.of(
                words.say("core.section.rules"),
                new Block.Paragraph(words.say("poker.hands")),
                new Block.Paragraph(words.say("poker." + kind + ".rules")));
    }

    /** The tree of a model, with the bet as a letter. */
    static Section tree(Words words, String kind) {
        BettingTree tree = switch (kind) {
            case LaRelanceKind.NAME -> new LaRelance(LETTER).tree();
            case CheckCallKind.NAME -> new CheckCall(LETTER).tree();
            default -> new VonNeumann(LETTER).tree();
        };
        return Section.of(
                words.say("poker.section.tree"),
                TreeFigure.of(words, tree, sum -> sum.equals(LETTER.plus(1)) ? "(β+1)" : words.write(sum)));
    }

    /** Why its thresholds are where they are, in the account where the antes are a prize of 2. */
    static Section argument(Words words, String kind) {
        List<Block.Step> steps = new ArrayList<>();
        for (String step = "poker." + kind + ".step.1";
                words.knows(step);
                step = "poker." + kind + ".step." + (steps.size() + 1)) steps.add(Block.Step.of(words.say(step)));
        return Section.of(
                words.say("core.section.argument"),
                new Block.Paragraph(words.say("poker.indifference")),
                new Block.Steps(steps));
    }

    /** The answer to what the document proposes, before the solution; which of several strategies is best is an answer of its own. */
    static String headline(Words words, Facts facts, List<String> told, String solution) {
        List<String> parts = new ArrayList<>();
        proposal(words, facts, told, "optimal", "cost", "").ifPresent(parts::add);
        proposal(words, facts, told, "optimalI", "costI", ".first").ifPresent(parts::add);
        proposal(words, facts, told, "optimalII", "costII", ".second").ifPresent(parts::add);
        parts.add(best(words, facts, told).orElse(solution));
        return parts.stream()
                .reduce((first, second) -> words.say("poker.both", first, second))
                .orElse(solution);
    }

    private static Optional<String> proposal(
            Words words, Facts facts, List<String> told, String optimal, String cost, String whose) {
        try {
            if (!told.contains(cost)) return Optional.empty();
            Optional<Rational> lost = facts.find(cost)
                    .flatMap(fact -> Optional.ofNullable(fact.value()))
                    .filter(Rational.class::isInstance)
                    .map(Rational.class::cast);
            boolean best = told.contains(optimal)
                    && facts.find(optimal)
                            .flatMap(fact -> Optional.ofNullable(fact.value()))
                            .filter(Boolean.TRUE::equals)
                            .isPresent();
            return lost.map(amount -> best
                    ? words.say("poker.proposal" + whose + ".optimal")
                    : words.say("poker.proposal" + whose + ".costs", words.brief(amount)));
        } catch (NotAnswered e) {
            return Optional.empty();
        }
    }

    /** Which of three optimal strategies is the best, where callers to compare them by are asked about. */
    private static Optional<String> best(Words words, Facts facts, List<String> told) {
        try {
            if (!told.contains("admissible")
                    || !facts.get("admissible", String.class).equals("fold-worst")) return Optional.empty();
            List<Rational> worst = payoffs(facts, "foldWorst");
            List<Rational> high = payoffs(facts, "foldBestBelowB");
            List<Rational> coin = payoffs(facts, "coin");
            int more = 0;
            int same = 0;
            for (int k = 0; k < worst.size(); k++) {
                int first = worst.get(k).compareTo(high.get(k));
                int second = worst.get(k).compareTo(coin.get(k));
                if (first > 0 && second > 0) more++;
                if (first == 0 && second == 0) same++;
            }
            int all = worst.size();
            String how = more + same < all ? "" : same == all ? ".same" : more == all ? ".every" : ".some";
            return Optional.of(words.say("poker.la-relance.best" + how, more, all));
        } catch (NotAnswered e) {
            return Optional.empty();
        }
    }

    private static List<Rational> payoffs(Facts facts, String name) {
        return facts.find(name)
                .flatMap(fact -> Optional.ofNullable(fact.value()))
                .filter(List.class::isInstance)
                .map(list -> ((List<?>) list).stream().map(Rational.class::cast).toList())
                .orElse(List.of());
    }
}
