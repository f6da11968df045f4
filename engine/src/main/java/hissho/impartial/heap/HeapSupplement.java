package hissho.impartial.heap;

import hissho.certificate.Certificate;
import hissho.document.InOrder;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.impartial.Analysis;
import hissho.impartial.AnalysisCertificate;
import hissho.impartial.AnalysisFacts;
import hissho.impartial.Comparisons;
import hissho.impartial.Convention;
import hissho.impartial.Supplement;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** What a heap game adds: its rule, the theorem or certified period behind the values, and all that can be asked of one pile. */
public record HeapSupplement(HeapGame game, List<Long> sizes, Convention convention) implements Supplement {

    /** The keys of its facts; those about one pile are answered where there is one pile. */
    public static final List<String> KEYS = List.of(
            "rule", "period", "periodicFrom", "removals", "takes", "followers", "followerSg", "splits", "splitSg");

    private static final int LOOK_FOR_PERIOD = 20_000;
    private static final int MOST_SHOWN = 60;
    private static final int MOST_INDUCED = 40;

    @Override
    public Compare comparingMoves() {
        return Comparisons.PARTS;
    }

    @Override
    public Facts facts(Analysis analysis, Progress progress) {
        Supplier<Period> period = new Once<>(() -> period(progress)
                .orElseThrow(() -> new NotAnswered(Message.of("impartial.bad.no-period", LOOK_FOR_PERIOD))));
        Supplier<List<long[]>> followers = new Once<>(this::followersOfOne);
        Supplier<List<long[]>> splits = new Once<>(() -> followers.get().stream()
                .filter(parts -> parts.length == 2 && parts[0] + parts[1] == size())
                .sorted(Arrays::compare)
                .toList());
        return new Facts()
                .put("rule", game::rule)
                .remarks("rule")
                .put("period", () -> period.get().period())
                .put("periodicFrom", () -> period.get().from())
                .put("removals", Compare.SET, () -> removals(analysis))
                .put(
                        "takes",
                        Compare.SET,
                        () -> followers.get().stream()
                                .map(parts -> size() - LongStream.of(parts).sum())
                                .distinct()
                                .toList())
                .put("followers", Comparisons.PARTS, () -> left(followers.get()))
                .put("followerSg", Compare.MULTISET, () -> values(followers.get(), progress))
                .put("splits", () -> left(splits.get()))
                .put("splitSg", () -> values(splits.get(), progress));
    }

    private long size() {
        if (sizes.size() != 1) throw new NotAnswered(Message.of("impartial.bad.one-pile", sizes.size()));
        return sizes.getFirst();
    }

    private List<long[]> followersOfOne() {
        if (!new Heap(game, size()).isListed())
            throw new NotAnswered(Message.of("impartial.bad.moves-not-listed", Heap.MOST_LISTED));
        return game.followers().of(size()).toList();
    }

    /** The winning moves of one pile that is not split: how much to take, and what is left. */
    private List<Object> removals(Analysis analysis) {
        long pile = size();
        return AnalysisFacts.all(analysis, option -> {
            List<?> to = option.facts().get("to") instanceof List<?> parts ? parts : List.of();
            if (to.size() != 1 || !(to.getFirst() instanceof Long rest))
                throw new NotAnswered(Message.of("impartial.bad.split-move"));
            return InOrder.of("remove", pile - rest, "leave", rest);
        });
    }

    private static List<List<Long>> left(List<long[]> followers) {
        return followers.stream()
                .map(parts -> parts.length == 0
                        ? List.of(0L)
                        : LongStream.of(parts).boxed().toList())
                .toList();
    }

    private List<Long> values(List<long[]> followers, Progress progress) {
        return followers.stream()
                .map(parts -> LongStream.of(parts)
                        .map(part -> game.value(part, progress))
                        .reduce(0, (a, b) -> a ^ b))
                .toList();
    }

    @Override
    public List<String> told(Analysis analysis, Progress progress) {
        return convention == Convention.NORMAL && period(progress).isPresent()
                ? List.of("rule", "period", "periodicFrom")
                : List.of("rule");
    }

    @Override
    public Optional<Certificate> certificate(Analysis analysis, Progress progress) {
        if (convention != Convention.NORMAL) return Optional.empty();
        return HeapCertificate.byDefinition(analysis, game, sizes, progress)
                .or(() -> AnalysisCertificate.orTheory(
                        analysis, progress, () -> HeapCertificate.of(analysis, game, sizes, progress)))
                .map(proof -> withPeriod(proof, progress));
    }

    /** A period that is told besides is looked at once more, by the definition over the whole window it rests on; where that is too long, it is said so. */
    private Certificate withPeriod(Certificate proof, Progress progress) {
        Optional<Period> period = period(progress);
        if (period.isEmpty() || proof.covers().containsKey("period")) return proof;
        return PeriodCheck.of(game, period.get(), progress)
                .map(proof::and)
                .orElseGet(() -> proof.partly(Message.of("impartial.pile-values.period-unchecked")));
    }

    @Override
    public List<Section> theory(Analysis analysis, Words words, Progress progress) {
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Paragraph(words.say("impartial." + game.name() + ".about")));
        if (game.values().hasFormula() && words.knows("impartial." + game.name() + ".formula"))
            blocks.add(new Block.Paragraph(words.say("impartial." + game.name() + ".formula")));
        if (convention == Convention.NORMAL)
            period(progress).ifPresent(period -> {
                blocks.addAll(told(game, period, words, progress));
                leave(period, words, progress).ifPresent(blocks::add);
            });
        if (convention == Convention.MISERE && game.isNimInMisere())
            blocks.add(new Block.Paragraph(words.say(
                    "impartial.heap.misere-nim",
                    sizes.stream().map(size -> game.value(size, progress)).toList())));
        return List.of(new Section(words.say("impartial.section.rule"), blocks));
    }

    /** Backward induction from the smallest pile to the given one, where it is short enough to be followed. */
    @Override
    public List<Section> more(Analysis analysis, Words words, Progress progress) {
        if (sizes.size() != 1
                || sizes.getFirst() > MOST_INDUCED
                || game.followers().splits()) return List.of();
        int least = (int) game.least();
        return Labelling.of(game, convention, least, sizes.getFirst().intValue())
                .told(i -> Integer.toString(least + i), words);
    }

    /** What to leave, by the remainders whose value is zero, as one learns it from 21 chips. */
    private Optional<Block> leave(Period period, Words words, Progress progress) {
        if (sizes.size() != 1 || period.from() != 0 || period.period() > MOST_SHOWN || period.period() < 2)
            return Optional.empty();
        List<Integer> values = period.periodValues(n -> (int) game.value(n, progress));
        List<Integer> lost = IntStream.range(0, values.size())
                .filter(r -> values.get(r) == 0)
                .boxed()
                .toList();
        return Optional.of(new Block.Paragraph(words.say(
                "impartial.heap.leave",
                period.period(),
                lost,
                sizes.getFirst(),
                sizes.getFirst() % period.period(),
                lost.size())));
    }

    private Optional<Period> period(Progress progress) {
        Optional<Period> known = game.values().knownPeriod();
        return known.isPresent() ? known : game.values().period(LOOK_FOR_PERIOD, progress);
    }

    /** A certified period in words: why it goes on for ever, one period of values, and the exceptions. */
    public static List<Block> told(HeapGame game, Period period, Words words, Progress progress) {
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Paragraph(
                words.say("impartial.heap.period", period.period(), period.from(), period.window())));
        if (period.period() <= MOST_SHOWN)
            blocks.add(new Block.Paragraph(words.say(
                    "impartial.heap.period-values", period.periodValues(n -> (int) game.value(n, progress)))));
        List<Integer> exceptions =
                period.from() <= 5_000 ? period.exceptions(n -> (int) game.value(n, progress)) : List.of();
        if (!exceptions.isEmpty() && exceptions.size() <= MOST_SHOWN)
            blocks.add(new Block.Paragraph(words.say("impartial.heap.exceptions", exceptions)));
        return blocks;
    }

    /** A period as certificates hold it. */
    public static Map<String, Object> plain(Period period) {
        return InOrder.of("period", period.period(), "from", period.from(), "window", period.window());
    }
}
