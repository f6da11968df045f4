package hissho.stochastic.named;

import hissho.algebra.Algebraic;
import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.stochastic.system.Written;
import hissho.words.Message;
import hissho.words.Words;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A solved sequence of games: the shifted solution where there is one, and what cutting it off gives. */
record SequenceSolution(Sequence sequence, Optional<Shift> shift, Map<Integer, Sequence.Cut> cut) implements Solution {

    static final List<String> FACTS = List.of(
            "values", "value", "row", "col", "limit", "decimals", "growth", "convergenceFactor", "independentOfQ");

    private static final int SHOWN = 12;

    static SequenceSolution of(Sequence sequence, Progress progress) {
        int start = sequence.n().orElse(0);
        List<Integer> ends = sequence.truncated().orElse(List.of(start + 1, start + SHOWN));
        Map<Integer, Sequence.Cut> cut = new LinkedHashMap<>();
        for (int end = ends.get(0); end <= ends.get(1); end++) cut.put(end, sequence.cutAt(end, progress));
        return new SequenceSolution(sequence, Shift.of(sequence, progress), cut);
    }

    private Shift shifted() {
        return shift.orElseThrow(() -> new NotAnswered(Message.of("system.sequence.unknown")));
    }

    private int start() {
        return sequence.n().orElse(0);
    }

    @Override
    public Facts facts() {
        List<Map<String, Algebraic>> points = IntStream.of(0, 1, 5, 12)
                .mapToObj(n -> Map.of("n", Algebraic.of(n)))
                .toList();
        return new Facts()
                .put("values", Written::same, this::values)
                .put(
                        "value",
                        Formulas.at(points),
                        () -> sequence.n().isEmpty()
                                ? shifted().formula()
                                : Written.plain(shifted().value(start())))
                .put("row", Written::same, () -> side(true))
                .put("col", Written::same, () -> side(false))
                .put("limit", Written::same, () -> Written.plain(shifted().value(start())))
                .put("decimals", Compare.near(Rational.of(1, 100_000_000)), this::decimals)
                .put("growth", () -> shifted().growth())
                .put(
                        "convergenceFactor",
                        Written::same,
                        () -> Written.plain(shifted().convergence(sequence)))
                .put("independentOfQ", () -> shifted().game().unique());
    }

    private Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        if (sequence.truncated().isPresent()) {
            cut.values().stream().filter(found -> !found.exact()).findAny().ifPresent(_ -> {
                throw new NotAnswered(Message.of("system.sequence.rounded"));
            });
            return exact();
        }
        values.put("G", Written.plain(shifted().value(start())));
        return values;
    }

    private Object side(boolean rows) {
        if (!shifted().isHeld(sequence, rows))
            throw new NotAnswered(Message.of("system.sequence.nearly." + (rows ? "I" : "II")));
        List<Algebraic> mixture =
                rows ? shifted().game().row() : shifted().game().column();
        return sequence.n().isEmpty() ? Written.plain(mixture) : InOrder.of("G", Written.plain(mixture));
    }

    private Map<String, Object> decimals() {
        Map<String, Object> values = new LinkedHashMap<>();
        if (sequence.truncated().isPresent())
            cut.forEach((end, found) -> values.put(
                    Integer.toString(end), new BigDecimal(found.value().toDecimal(12))));
        else values.put("G", shifted().value(start()).decimal(12));
        return values;
    }

    /** The shifted value solves every game of the sequence with the next put in, and cutting off comes near it from anywhere. */
    @Override
    public Certificate certificate(Progress progress) {
        boolean holds = cut.entrySet().stream()
                .allMatch(each -> sequence.cutAt(each.getKey(), progress).equals(each.getValue()));
        if (shift.isEmpty())
            return new Certificate.Values(
                    holds,
                    Extent.everything(),
                    Message.of("system.sequence.certificate.cut"),
                    InOrder.of("values", exact()));
        Shift found = shift.get();
        String ground = found.ground().name().toLowerCase(java.util.Locale.ROOT);
        holds &= found.holds(sequence, progress);
        return new Certificate.ClosedForm(
                "shift",
                holds,
                new Extent.Part(Message.of("system.sequence.part." + ground)),
                Message.of("system.sequence.certificate." + ground, Written.pretty(found.formula())),
                InOrder.of(
                        "growth",
                        found.growth(),
                        "constant",
                        Written.plain(found.game().value()),
                        "row",
                        Written.plain(found.game().row()),
                        "column",
                        Written.plain(found.game().column())));
    }

    /** The values that are exact, by where the sequence is cut off. */
    private Map<String, Object> exact() {
        Map<String, Object> values = new LinkedHashMap<>();
        cut.forEach((end, found) -> {
            if (found.exact()) values.put(Integer.toString(end), found.value());
        });
        return values;
    }

    @Override
    public Report tell(Words words) {
        List<Section> sections = new ArrayList<>();
        sections.add(new SequenceArgument(sequence, shift, words).section());
        sections.add(Section.of(words.say("system.sequence.section.cut"), table(words), picture(words)));
        String headline = shift.map(s -> words.say("system.sequence.headline", Written.pretty(s.formula())))
                .orElseGet(() -> words.say("system.sequence.headline.cut"));
        String[] told = shift.isPresent()
                ? Stream.of("value", "row", "col", "growth", "convergenceFactor", "independentOfQ")
                        .filter(key -> !key.equals("row") || shifted().isHeld(sequence, true))
                        .filter(key -> !key.equals("col") || shifted().isHeld(sequence, false))
                        .toArray(String[]::new)
                : sequence.truncated().isPresent() && exact().size() == cut.size()
                        ? new String[] {"values"}
                        : sequence.truncated().isPresent() ? new String[] {"decimals"} : new String[] {};
        return new Report(
                "sequence", words.say("system.sequence"), headline, Said.of(words, "system", facts(), told), sections);
    }

    private Block table(Words words) {
        List<List<Block.Cell>> rows = new ArrayList<>();
        cut.forEach((end, found) -> rows.add(List.of(
                Block.Cell.of(Integer.toString(end)),
                found.exact()
                        ? new Block.Cell(found.value(), words.brief(found.value()), Tone.PLAIN)
                        : Block.Cell.of("…"),
                Block.Cell.of(found.value().toDecimal(8)))));
        return new Block.Table(
                words.say("system.sequence.table"),
                List.of("N", words.say("system.sequence.value"), words.say("system.sequence.decimal")),
                rows,
                true);
    }

    private Block picture(Words words) {
        List<Figure.Point> points = new ArrayList<>();
        cut.forEach(
                (end, found) -> points.add(new Figure.Point(end, found.value().doubleValue())));
        double low = points.stream().mapToDouble(Figure.Point::y).min().orElse(0);
        double high = Math.max(
                points.stream().mapToDouble(Figure.Point::y).max().orElse(1),
                shift.map(s -> s.value(start()).doubleValue()).orElse(low));
        double margin = Math.max(0.1, (high - low) / 10);
        double first = points.getFirst().x();
        double last = Math.max(first + 1, points.getLast().x());
        List<Figure.Curve> curves = new ArrayList<>();
        curves.add(new Figure.Curve(words.say("system.sequence.curve"), points, Tone.FIRST, true));
        shift.ifPresent(s -> curves.add(new Figure.Curve(
                words.say("system.sequence.limit"),
                List.of(
                        new Figure.Point(first, s.value(start()).doubleValue()),
                        new Figure.Point(last, s.value(start()).doubleValue())),
                Tone.ACCENT,
                false)));
        return new Block.Picture(
                new Figure.Plot(
                        new Figure.Axis("N", first, last),
                        new Figure.Axis(words.say("system.sequence.value"), low - margin, high + margin),
                        curves,
                        List.of(),
                        List.of()),
                words.say("system.sequence.caption"));
    }
}
