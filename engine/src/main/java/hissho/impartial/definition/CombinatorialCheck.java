package hissho.impartial.definition;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.kind.Solution;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.report.Said;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Which conditions of the definition of a combinatorial game a game does not meet, and whether it is impartial. */
record CombinatorialCheck(Properties game, List<String> failing, boolean impartial) implements Solution {

    static Solution of(Properties game) {
        List<String> failing = Properties.CONDITIONS.stream()
                .filter(condition -> !game.meets(condition))
                .toList();
        return new CombinatorialCheck(game, failing, game.sameMovesForBoth());
    }

    @Override
    public Facts facts() {
        return new Facts()
                .put("combinatorial", failing::isEmpty)
                .put("impartial", () -> impartial)
                .<List<String>>put(
                        "failing",
                        Compare.SET,
                        () -> failing,
                        (words, names) -> names.isEmpty() ? words.say("impartial.none") : said(words));
    }

    private String said(Words words) {
        return failing.stream()
                .map(condition -> words.say("impartial.condition." + condition))
                .collect(Collectors.joining("; "));
    }

    /** Property by property, with the conditions written out once more. */
    @Override
    public Certificate certificate(Progress progress) {
        List<String> expected = new ArrayList<>();
        if (game.players() != 2) expected.add("two-players");
        if (!game.alternateMoves()) expected.add("alternate-moves");
        if (game.chanceMoves()) expected.add("no-chance");
        if (game.hiddenInformation()) expected.add("no-hidden-information");
        if (game.simultaneousMoves()) expected.add("no-simultaneous-moves");
        if (game.drawAtTerminal()) expected.add("no-draw");
        if (!game.alwaysEnds()) expected.add("ending-condition");
        return new Certificate.SecondWay(
                failing.equals(expected) && impartial == game.sameMovesForBoth(),
                Extent.everything(),
                Message.of("impartial.definition.certificate"),
                InOrder.of("failing", failing, "impartial", impartial));
    }

    @Override
    public Report tell(Words words) {
        String key = !failing.isEmpty() ? "not" : impartial ? "impartial-yes" : "partizan-yes";
        return new Report(
                "combinatorial-game-check",
                game.name()
                        .map(name -> words.say("impartial.combinatorial-game-check.named", name))
                        .orElseGet(() -> words.say("impartial.combinatorial-game-check")),
                words.say("impartial.combinatorial-game-check.headline-" + key, said(words)),
                Said.of(words, "impartial", facts(), "combinatorial", "impartial", "failing"),
                DefinitionKinds.why(
                        words,
                        failing.isEmpty()
                                ? words.say("impartial.combinatorial-game-check.all")
                                : words.say("impartial.combinatorial-game-check.because", said(words))));
    }
}
