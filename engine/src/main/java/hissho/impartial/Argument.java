package hissho.impartial;

import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Block.Cell;
import hissho.report.Block.Step;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The argument for the outcome of an impartial game as a teacher gives it: values, binary columns, the moves that win. */
public final class Argument {

    private static final int MOST_STEPS = 40;
    private static final int MOST_OPTIONS = 40;
    private static final int MOST_MEX_TABLES = 6;

    private Argument() {}

    /** The short answer. */
    static String headline(Analysis analysis, Words words) {
        BigInteger moves = analysis.winningCount();
        if (analysis.winning().isEmpty() && moves.signum() > 0)
            return words.say("impartial.headline.win-unlisted", moves);
        return switch (analysis.outcome()) {
            case N ->
                moves.signum() == 0
                        ? words.say(
                                analysis.game().optionCount() > 0
                                        ? "impartial.headline.win-unknown"
                                        : "impartial.headline.ended-misere")
                        : analysis.counted().isEmpty()
                                ? words.say(
                                        "impartial.headline.win-some",
                                        analysis.winning().getFirst().words())
                                : moves.equals(BigInteger.ONE)
                                        ? words.say(
                                                "impartial.headline.win-only",
                                                analysis.winning().getFirst().words())
                                        : words.say(
                                                "impartial.headline.win",
                                                moves,
                                                analysis.winning().getFirst().words());
            case P ->
                words.say(analysis.game().optionCount() == 0 ? "impartial.headline.ended" : "impartial.headline.loss");
            case DRAW -> words.say("impartial.headline.draw", analysis.drawing().size());
        };
    }

    /** Why a position stands as it does, in a few sentences for the players. */
    static List<Message> why(Analysis analysis, Progress progress) {
        List<Message> why = new ArrayList<>();
        Component only =
                analysis.components().size() == 1 ? analysis.components().getFirst() : analysis.game();
        only.because(analysis.convention(), progress).ifPresent(why::add);
        if (analysis.value().isEmpty()) {
            if (analysis.convention() == Convention.MISERE)
                asNim(analysis, progress).ifPresent(why::add);
            String key = analysis.convention() == Convention.MISERE ? "misere-" : "outcome-";
            why.add(Message.of("impartial.why." + key + analysis.outcome().plain()));
            return why;
        }
        GrundyValue value = analysis.value().orElseThrow();
        List<Component> components = analysis.components();
        if (components.size() > 1) {
            List<String> values =
                    components.stream().map(c -> c.value(progress).toString()).toList();
            why.add(Message.of("impartial.why.values", values, value.toString()));
        } else why.add(only.worths(progress).orElseGet(() -> Message.of("impartial.why.value", value.toString())));
        why.add(Message.of("impartial.why." + analysis.outcome().plain()));
        return why;
    }

    /** Bouton's rule for misère play, where every component counts as a Nim pile in it. */
    private static Optional<Message> asNim(Analysis analysis, Progress progress) {
        List<BigInteger> piles = new ArrayList<>();
        for (Component component : analysis.components()) {
            Optional<BigInteger> pile = component.nimPile(progress);
            if (pile.isEmpty()) return Optional.empty();
            if (pile.get().signum() > 0) piles.add(pile.get());
        }
        BigInteger sum = piles.stream().reduce(BigInteger.ZERO, BigInteger::xor);
        return Optional.of(
                piles.stream().anyMatch(pile -> pile.compareTo(BigInteger.ONE) > 0)
                        ? Message.of("impartial.why.misere-nim", piles, sum)
                        : Message.of("impartial.why.misere-ones", piles.size()));
    }

    /** The argument for people. */
    static List<Section> sections(Analysis analysis, Words words, Progress progress) {
        List<Section> sections = new ArrayList<>();
        if (analysis.value().isPresent()) sections.add(values(analysis, words, progress));
        sections.add(conclusion(analysis, words, progress));
        if (analysis.value().isPresent()) mexSets(analysis, words, progress).ifPresent(sections::add);
        if (analysis.convention() == Convention.MISERE && !(analysis.game() instanceof OutcomeGame))
            genera(analysis, words, progress).ifPresent(sections::add);
        return sections;
    }

    private static Section values(Analysis analysis, Words words, Progress progress) {
        List<Component> components = analysis.components();
        List<GrundyValue> values =
                components.stream().map(c -> c.value(progress)).toList();
        List<Block> blocks = new ArrayList<>();
        GrundyValue sum = analysis.value().orElseThrow();
        if (components.size() == 1) {
            blocks.add(new Block.Paragraph(words.say("impartial.argument.single", sum.toString())));
            return new Section(words.say("impartial.section.values"), blocks);
        }
        blocks.add(new Block.Paragraph(words.say("impartial.argument.sum")));
        List<String> head = new ArrayList<>(List.of(
                words.say("impartial.head.component"),
                words.say("impartial.head.position"),
                words.say("impartial.head.value")));
        int bits = values.stream()
                .mapToInt(v -> v.finite().map(BigInteger::bitLength).orElse(-1))
                .reduce(0, (a, b) -> a < 0 || b < 0 ? -1 : Math.max(a, b));
        boolean columns = bits > 0 && bits <= 64;
        for (int bit = bits - 1; columns && bit >= 0; bit--)
            head.add(BigInteger.ONE.shiftLeft(bit).toString());
        List<List<Cell>> rows = new ArrayList<>();
        for (int i = 0; i < components.size(); i++)
            rows.add(row(
                    Integer.toString(i + 1),
                    analysis.game().family().isPresent()
                            ? components.get(i).print()
                            : words.say(components.get(i).describe()),
                    values.get(i),
                    columns ? bits : 0,
                    Tone.PLAIN));
        rows.add(row("", words.say("impartial.head.sum"), sum, columns ? bits : 0, Tone.ACCENT));
        blocks.add(new Block.Table(words.say("impartial.table.columns"), head, rows, true));
        return new Section(words.say("impartial.section.values"), blocks);
    }

    private static List<Cell> row(String number, String print, GrundyValue value, int bits, Tone tone) {
        List<Cell> cells = new ArrayList<>();
        cells.add(Cell.of(number));
        cells.add(Cell.of(print));
        cells.add(new Cell(value.plain(), value.toString(), tone));
        for (int bit = bits - 1; bit >= 0; bit--) {
            boolean one = value.finite().orElse(BigInteger.ZERO).testBit(bit);
            cells.add(Cell.of(one ? "1" : "0", one ? tone : Tone.MUTED));
        }
        return cells;
    }

    private static Section conclusion(Analysis analysis, Words words, Progress progress) {
        String key = analysis.convention() == Convention.MISERE
                ? "misere-"
                : analysis.value().isEmpty() && analysis.game().optionCount() > 0 ? "outcome-" : "";
        List<Block> blocks = new ArrayList<>();
        String ended = analysis.game().optionCount() == 0 ? "ended-" : "";
        blocks.add(new Block.Paragraph(words.say(
                "impartial.argument." + ended + key + analysis.outcome().plain() + some(analysis))));
        List<Option> shown = analysis.outcome() == Outcome.DRAW ? analysis.drawing() : analysis.winning();
        List<Step> steps = new ArrayList<>();
        for (Option option : shown.stream().limit(MOST_STEPS).toList())
            steps.add(Step.of(said(analysis, option, words, progress)));
        if (!steps.isEmpty()) blocks.add(new Block.Steps(steps));
        Optional<BigInteger> all =
                analysis.outcome() == Outcome.DRAW ? Optional.of(BigInteger.valueOf(shown.size())) : analysis.counted();
        all.map(count -> count.subtract(BigInteger.valueOf(steps.size())))
                .filter(more -> more.signum() > 0)
                .ifPresent(more -> blocks.add(new Block.Paragraph(words.say("impartial.argument.more", more))));
        return new Section(words.say("impartial.section.moves"), blocks);
    }

    /** What is said of the moves listed where they are not known to be all. */
    private static String some(Analysis analysis) {
        if (analysis.outcome() == Outcome.N
                && analysis.winning().isEmpty()
                && analysis.game().optionCount() > 0) return "-unknown";
        return analysis.outcome() == Outcome.N && !analysis.listsAll() ? "-some" : "";
    }

    /** A move with what it does to the values. */
    private static String said(Analysis analysis, Option option, Words words, Progress progress) {
        String move = words.say(option.words());
        if (analysis.value().isEmpty() || !(option.facts().get("component") instanceof Integer index)) return move;
        Component moved = analysis.components().get(index);
        GrundyValue before = moved.value(progress);
        GrundyValue after = option.after()
                .value(progress)
                .plus(analysis.value().orElseThrow())
                .plus(before);
        String key = before.finite().isPresent()
                        && after.finite().isPresent()
                        && after.finite().get().compareTo(before.finite().get()) > 0
                ? "impartial.argument.raises"
                : "impartial.argument.lowers";
        return words.say(key, move, before.toString(), after.toString());
    }

    /** The genus of every component that is small enough, and whether all are tame. */
    private static Optional<Section> genera(Analysis analysis, Words words, Progress progress) {
        List<List<Cell>> rows = new ArrayList<>();
        boolean tame = true;
        for (Component component : analysis.components()) {
            Optional<Genus> genus = Genus.of(component, progress);
            tame &= genus.map(Genus::isTame).orElse(component.nimPile(progress).isPresent());
            genus.ifPresent(g -> rows.add(List.of(
                    Cell.of(component.print()),
                    Cell.of(g.toString()),
                    Cell.of(words.say(g.isTame() ? "core.yes" : "core.no")))));
        }
        if (rows.isEmpty()) return Optional.empty();
        return Optional.of(Section.of(
                words.say("impartial.section.genus"),
                new Block.Paragraph(words.say(tame ? "impartial.genus.tame" : "impartial.genus.wild")),
                new Block.Table(
                        words.say("impartial.section.genus"),
                        List.of(
                                words.say("impartial.head.position"),
                                words.say("impartial.genus.head"),
                                words.say("impartial.genus.is-tame")),
                        rows,
                        true)));
    }

    /** For every kind of component that is small enough: what its options are worth, and the least number missing. */
    private static Optional<Section> mexSets(Analysis analysis, Words words, Progress progress) {
        Map<String, Component> small = new LinkedHashMap<>();
        for (Component component : analysis.components())
            if (component.optionCount() > 0 && component.optionCount() <= MOST_OPTIONS)
                small.putIfAbsent(component.print(), component);
        if (small.isEmpty()) return Optional.empty();
        List<Step> steps = new ArrayList<>();
        for (Component component :
                small.values().stream().limit(MOST_MEX_TABLES).toList()) {
            List<List<Cell>> rows = new ArrayList<>();
            for (Option option : component.options()) {
                GrundyValue value = option.after().value(progress);
                rows.add(List.of(
                        Cell.of(words.say(option.words())), new Cell(value.plain(), value.toString(), Tone.PLAIN)));
            }
            steps.add(Step.of(
                    words.say(
                            "impartial.argument.mex",
                            component.describe(),
                            component.value(progress).toString()),
                    new Block.Table(
                            "",
                            List.of(words.say("impartial.head.move"), words.say("impartial.head.value")),
                            rows,
                            false)));
        }
        return Optional.of(Section.of(words.say("impartial.section.mex"), new Block.Steps(steps)));
    }
}
