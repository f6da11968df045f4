package hissho.impartial.board;

import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.impartial.Analysis;
import hissho.impartial.Comparisons;
import hissho.impartial.Convention;
import hissho.impartial.Option;
import hissho.impartial.Outcome;
import hissho.impartial.OutcomeSearched;
import hissho.impartial.Supplement;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Block.Cell;
import hissho.report.Section;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * For Thirty-One: the winning answers to every card.
 *
 * @param played how many cards have been played
 * @param replies for every card that can be played, the cards that win against it
 */
record ThirtyOneSupplement(
        ThirtyOne rules, OutcomeSearched<List<Integer>> game, int played, Map<String, List<Object>> replies)
        implements Supplement {

    @Override
    public Supplement beside(Analysis analysis, Progress progress) {
        Map<String, List<Object>> found = new LinkedHashMap<>();
        for (Option option : game.options())
            found.put(
                    option.notation(),
                    Analysis.of(option.after(), Convention.NORMAL, progress).winning().stream()
                            .map(ThirtyOneSupplement::card)
                            .toList());
        return new ThirtyOneSupplement(rules, game, played, found);
    }

    private static Object card(Option option) {
        return Objects.requireNonNull(option.facts().get("card"));
    }

    /** A move may be told by its card alone. */
    @Override
    public Compare comparingMoves() {
        return Comparisons.setOf(move -> move instanceof Map<?, ?> map ? map.get("card") : move);
    }

    @Override
    public Facts facts(Analysis analysis, Progress progress) {
        List<String> players = List.of("first", "second");
        return new Facts()
                .put("sum", () -> rules.total(game.position()))
                .put("toMove", Compare.EXACT, () -> players.get(played % 2), ThirtyOneSupplement::player)
                .put(
                        "gameWinner",
                        Compare.EXACT,
                        () -> players.get((played + (analysis.outcome() == Outcome.N ? 0 : 1)) % 2),
                        ThirtyOneSupplement::player)
                .put("remaining", () -> {
                    Map<String, Integer> remaining = new LinkedHashMap<>();
                    for (int i = 0; i < game.position().size(); i++)
                        remaining.put(
                                rules.ranks().get(i).toString(), game.position().get(i));
                    return remaining;
                })
                .put("replies", Comparisons.MAP_OF_SETS, () -> replies);
    }

    private static String player(Words words, String player) {
        return words.say("impartial.thirty-one." + player);
    }

    @Override
    public List<Section> more(Analysis analysis, Words words, Progress progress) {
        List<List<Cell>> rows = new ArrayList<>();
        replies.forEach((card, answers) -> rows.add(List.of(
                Cell.of(card), Cell.of(answers.isEmpty() ? words.say("impartial.none") : words.write(answers)))));
        if (rows.isEmpty()) return List.of();
        return List.of(Section.of(
                words.say("impartial.thirty-one.replies"),
                new Block.Table(
                        words.say("impartial.thirty-one.replies"),
                        List.of(words.say("impartial.thirty-one.card"), words.say("impartial.thirty-one.answers")),
                        rows,
                        true)));
    }
}
