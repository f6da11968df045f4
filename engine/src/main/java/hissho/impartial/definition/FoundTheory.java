package hissho.impartial.definition;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.kind.Chapter;
import hissho.kind.Solution;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.report.Said;
import hissho.words.Message;
import hissho.words.Words;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** The theory that applies to a described game. */
record FoundTheory(Described game, Theory theory) implements Solution {

    static Solution of(Described game) {
        return new FoundTheory(game, Theory.of(game));
    }

    @Override
    public Facts facts() {
        return new Facts()
                .<String>put(
                        "theory",
                        Compare.EXACT,
                        theory::plain,
                        (words, plain) -> words.say("impartial.theory." + plain))
                .<List<String>>put(
                        "chapters",
                        Compare.SET,
                        () -> theory.chapters().stream().map(Chapter::name).toList(),
                        (words, names) -> names.stream()
                                .map(name -> words.say("core.chapter." + name))
                                .collect(Collectors.joining(", ")));
    }

    /** Every theory is asked by itself whether the game belongs to it; only this one says yes. */
    @Override
    public Certificate certificate(Progress progress) {
        List<Theory> fitting =
                Arrays.stream(Theory.values()).filter(one -> one.fits(game)).toList();
        return new Certificate.SecondWay(
                fitting.equals(List.of(theory)),
                Extent.everything(),
                Message.of("impartial.theory-finder.certificate"),
                InOrder.of("theory", theory.plain()));
    }

    @Override
    public Report tell(Words words) {
        String name = words.say("impartial.theory." + theory.plain());
        return new Report(
                "theory-finder",
                words.say("impartial.theory-finder"),
                words.say("impartial.theory-finder.headline", name),
                Said.of(
                        words,
                        "impartial",
                        facts(),
                        theory.chapters().isEmpty() ? new String[] {"theory"} : new String[] {"theory", "chapters"}),
                DefinitionKinds.why(words, words.say("impartial.theory." + theory.plain() + ".why")));
    }
}
