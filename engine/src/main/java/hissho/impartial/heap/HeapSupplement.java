package hissho.impartial.heap;

import hissho.impartial.Convention;
import hissho.impartial.GrundyValue;
import hissho.impartial.Supplement;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a heap game adds to the report: its rule, the theorem or certified period behind the values, and what was not listed. */
record HeapSupplement(HeapGame game, List<Long> sizes, Convention convention) implements Supplement {

    private static final int LOOK_FOR_PERIOD = 20_000;
    private static final int MOST_SHOWN = 60;

    HeapSupplement(HeapGame game, List<Long> sizes) {
        this(game, sizes, Convention.NORMAL);
    }

    @Override
    public List<Said> facts(Words words) {
        List<Said> facts = new ArrayList<>();
        facts.add(new Said("rule", words.say("impartial.fact.rule"), game.rule(), game.rule()));
        period().ifPresent(period -> {
            facts.add(Said.of(words, "period", "impartial.fact.period", period.period()));
            facts.add(Said.of(words, "periodicFrom", "impartial.fact.periodicFrom", period.from()));
        });
        return facts;
    }

    @Override
    public List<Section> theory(Words words) {
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Paragraph(words.say("impartial." + game.name() + ".about")));
        if (game.values().hasFormula() && words.knows("impartial." + game.name() + ".formula"))
            blocks.add(new Block.Paragraph(words.say("impartial." + game.name() + ".formula")));
        period().ifPresent(period -> blocks.addAll(certificate(period, words)));
        if (convention == Convention.MISERE && game.isNimInMisere())
            blocks.add(new Block.Paragraph(words.say(
                    "impartial.heap.misere-nim", sizes.stream().map(game::value).toList())));
        if (sizes.stream().anyMatch(n -> !new Heap(game, n).isListed()) && !isComplete())
            blocks.add(new Block.Paragraph(words.say("impartial.heap.sampled")));
        return List.of(new Section(words.say("impartial.section.rule"), blocks));
    }

    /** Whether the winning moves shown are all there are, though some heap has more moves than are listed. */
    private boolean isComplete() {
        long sum = sizes.stream().mapToLong(game::value).reduce(0, (a, b) -> a ^ b);
        return sizes.stream()
                .map(n -> new Heap(game, n))
                .allMatch(heap -> heap.isComplete(
                        heap.optionsTo(GrundyValue.of(sum ^ game.value(heap.size())), Progress.none())));
    }

    private Optional<Period> period() {
        Optional<Period> known = game.values().knownPeriod();
        return known.isPresent() ? known : game.values().period(LOOK_FOR_PERIOD, Progress.none());
    }

    private List<Block> certificate(Period period, Words words) {
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Paragraph(
                words.say("impartial.heap.period", period.period(), period.from(), period.window())));
        if (period.period() <= MOST_SHOWN)
            blocks.add(new Block.Paragraph(
                    words.say("impartial.heap.period-values", period.periodValues(n -> (int) game.value(n)))));
        List<Integer> exceptions = period.from() <= 5_000 ? period.exceptions(n -> (int) game.value(n)) : List.of();
        if (!exceptions.isEmpty() && exceptions.size() <= MOST_SHOWN)
            blocks.add(new Block.Paragraph(words.say("impartial.heap.exceptions", exceptions)));
        return blocks;
    }
}
