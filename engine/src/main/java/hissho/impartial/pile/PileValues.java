package hissho.impartial.pile;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.impartial.Analysis;
import hissho.impartial.Comparisons;
import hissho.impartial.Convention;
import hissho.impartial.Outcome;
import hissho.impartial.Rederivation;
import hissho.impartial.heap.FollowersTable;
import hissho.impartial.heap.Heap;
import hissho.impartial.heap.HeapClasses;
import hissho.impartial.heap.HeapGame;
import hissho.impartial.heap.HeapSupplement;
import hissho.impartial.heap.Labelling;
import hissho.impartial.heap.Period;
import hissho.impartial.heap.PeriodCheck;
import hissho.kind.Solution;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/**
 * The values of single piles of a game over a range, with the period where one is certified, and what follows from them.
 *
 * @param to the last pile, or a first stretch of piles where none was named
 * @param values the value of every pile of the range
 * @param period the certified period of the values, looked for among the first piles only
 */
record PileValues(
        PileValuesKind.Range range, long to, List<Long> values, Optional<Period> period, int width, Progress progress)
        implements Solution {

    static final List<String> KEYS = List.of(
            "rule",
            "sgValues",
            "classes",
            "pPositions",
            "terminals",
            "period",
            "periodicFrom",
            "periodValues",
            "exceptions",
            "exceptionCount",
            "lastException",
            "pattern",
            "pResidues",
            "classPeriod",
            "classPeriodicFrom",
            "rounds",
            "winningRemovals",
            "equivalentTo");

    private static final int SHOWN = 32;
    private static final int LOOK_FOR_PERIOD = 20_000;
    private static final int LOOK_LONG_FOR_PERIOD = 400_000;
    private static final int MOST_LABELLED = 10_000;

    static PileValues of(PileValuesKind.Range range, Progress progress) {
        return of(range, Optional.empty(), progress);
    }

    /** The same, with so many values on a line. */
    static PileValues of(PileValuesKind.Range range, Optional<Integer> wide, Progress progress) {
        HeapGame game = range.game();
        long to = range.to().orElse(range.from() + SHOWN - 1);
        Optional<Period> period = game.values().period(LOOK_FOR_PERIOD, progress);
        List<Long> values = new ArrayList<>();
        for (long pile = range.from(); pile <= to; pile++) values.add(game.value(pile, progress));
        int width = wide.orElse(
                period.map(Period::period).filter(p -> p >= 4 && p <= 36).orElse(10));
        return new PileValues(range, to, values, period, width, progress);
    }

    PileValues {
        values = List.copyOf(values);
    }

    HeapGame game() {
        return range.game();
    }

    long value(long pile) {
        return game().value(pile, progress);
    }

    // ---- facts

    @Override
    public Facts facts() {
        Supplier<HeapClasses> classes = new Once<>(() -> new HeapClasses(game(), range.convention(), progress));
        Supplier<Period> found = new Once<>(() -> period.or(
                        () -> game().values().period(LOOK_LONG_FOR_PERIOD, progress))
                .orElseThrow(() -> new NotAnswered(Message.of("impartial.bad.no-period", LOOK_LONG_FOR_PERIOD))));
        Supplier<List<Integer>> exceptions = new Once<>(() -> found.get().exceptions(n -> (int) value(n)));
        Facts facts = new Facts().put("rule", () -> game().rule()).remarks("rule");
        inRange(facts, classes);
        return facts.put(
                        "terminals",
                        Compare.SET,
                        () -> LongStream.rangeClosed(range.from(), to)
                                .filter(n -> game().followers().of(n).findAny().isEmpty())
                                .boxed()
                                .toList())
                .put("period", () -> found.get().period())
                .put("periodicFrom", () -> found.get().from())
                .put("periodValues", () -> found.get().periodValues(n -> (int) value(n)))
                .put("exceptions", Compare.SET, exceptions)
                .put("exceptionCount", () -> exceptions.get().size())
                .put("lastException", () -> {
                    if (exceptions.get().isEmpty()) throw new NotAnswered(Message.of("impartial.bad.no-exception"));
                    return exceptions.get().getLast();
                })
                .put("pattern", () -> classes.get().text(0, pure(classes.get()).period() - 1))
                .put("pResidues", PileValues::sameResidues, () -> residues(classes.get()))
                .put("classPeriod", () -> classes.get().period().period())
                .put("classPeriodicFrom", () -> classes.get().period().from())
                .put("rounds", PileValues::sameRounds, this::rounds)
                .put("winningRemovals", Comparisons.MAP_OF_SETS, this::winningRemovals)
                .put(
                        "equivalentTo",
                        Compare.accepted(name -> name instanceof String other && sameValues(other)),
                        () -> Arrays.stream(HeapRule.NAMES)
                                .filter(this::sameValues)
                                .toList());
    }

    /** Values and classes over the range; where no last pile was named, an answer may be as long or short as it likes. */
    private void inRange(Facts facts, Supplier<HeapClasses> classes) {
        if (range.to().isPresent()) {
            facts.put("sgValues", () -> values)
                    .put("classes", () -> classes.get().text(range.from(), to))
                    .put("pPositions", Compare.SET, () -> lost(classes.get()));
            return;
        }
        facts.put("sgValues", Comparisons.prefix(i -> value(range.from() + i)), () -> values)
                .put(
                        "classes",
                        (shown, expected) -> expected instanceof String text
                                && classes.get()
                                        .text(range.from(), range.from() + text.length() - 1)
                                        .equals(text),
                        () -> classes.get().text(range.from(), to))
                .put(
                        "pPositions",
                        (shown, expected) -> expected instanceof List<?> list
                                && Compare.SET.agree(classes.get().smallest(list.size()), list),
                        // where piles split, misère play is searched, and the next lost pile may be out of reach
                        () -> isMisere() && range.game().followers().splits()
                                ? lost(classes.get())
                                : classes.get().smallest(8));
    }

    /** The P-positions of the range. */
    private List<Long> lost(HeapClasses classes) {
        return LongStream.rangeClosed(range.from(), to)
                .filter(classes::isP)
                .boxed()
                .toList();
    }

    /** The period of the classes, where they repeat from the first pile on. */
    private static Period pure(HeapClasses classes) {
        Period period = classes.period();
        if (period.from() > 0) throw new NotAnswered(Message.of("impartial.bad.not-pure", period.from()));
        return period;
    }

    private static Map<String, Object> residues(HeapClasses classes) {
        Period period = pure(classes);
        List<Integer> residues = new ArrayList<>();
        for (int i = 0; i < period.period(); i++) if (classes.isP(i)) residues.add(i);
        return InOrder.of("modulus", period.period(), "residues", residues);
    }

    private static boolean sameResidues(@Nullable Object answered, @Nullable Object expected) {
        return answered instanceof Map<?, ?> a
                && expected instanceof Map<?, ?> e
                && Compare.EXACT.agree(a.get("modulus"), e.get("modulus"))
                && Compare.SET.agree(a.get("residues"), e.get("residues"));
    }

    private List<Map<String, Object>> rounds() {
        return Labelling.rounds(game(), range.convention(), labelled(range.from()), labelled(to));
    }

    private int labelled(long pile) {
        if (pile > MOST_LABELLED || game().followers().splits())
            throw new NotAnswered(Message.of("impartial.bad.not-labelled", MOST_LABELLED));
        return (int) pile;
    }

    private static boolean sameRounds(@Nullable Object answered, @Nullable Object expected) {
        if (!(answered instanceof List<?> a) || !(expected instanceof List<?> e) || a.size() != e.size()) return false;
        for (int i = 0; i < a.size(); i++) if (!Comparisons.MAP_OF_SETS.agree(a.get(i), e.get(i))) return false;
        return true;
    }

    private Map<String, List<Long>> winningRemovals() {
        Map<String, List<Long>> table = new LinkedHashMap<>();
        for (long n = labelled(range.from()); n <= labelled(to); n++) {
            Analysis analysis = Analysis.of(new Heap(game(), n), range.convention(), progress);
            long pile = n;
            if (analysis.outcome() == Outcome.N && !analysis.winning().isEmpty())
                table.put(
                        Long.toString(n),
                        analysis.winning().stream()
                                .map(o -> pile - ((Heap) o.after()).size())
                                .toList());
        }
        return table;
    }

    /** Whether another game of a name has the same values over the range. */
    private boolean sameValues(String name) {
        if (name.equals(game().name()) || !Arrays.asList(HeapRule.NAMES).contains(name)) return false;
        HeapGame other = PileGames.named(name);
        for (int i = 0; i < values.size(); i++) {
            long pile = range.from() + i;
            if (pile >= other.least() && other.value(pile, progress) != values.get(i)) return false;
        }
        return true;
    }

    // ---- certificate

    /** Every pile by the definition as far as that is quick; beyond it by the period, if its window lies within. */
    @Override
    public Certificate certificate(Progress watch) {
        if (isMisere()) return misere(watch);
        FollowersTable table = new FollowersTable(game().followers());
        long need = Math.max(to, period.map(p -> (long) p.window() + p.period()).orElse(0L));
        int size = PeriodCheck.extent(game(), need);
        table.extend(size, watch);
        boolean proved = period.filter(p -> (long) p.window() + p.period() <= size)
                .filter(p -> PeriodCheck.holds(game(), p, table))
                .isPresent();
        boolean refuted = !proved
                && period.filter(p -> (long) p.window() + p.period() <= size).isPresent();
        boolean holds = !refuted && values.size() == to - range.from() + 1;
        long checked = 0;
        for (int i = 0; i < values.size(); i++) {
            long pile = range.from() + i;
            long at = pile >= size && proved ? period.orElseThrow().representative(pile) : pile;
            if (at >= size) continue;
            checked++;
            holds &= values.get(i) == table.value((int) at);
        }
        boolean open = period.isPresent() && !proved;
        Extent extent = checked == values.size() && open
                ? new Extent.Part(Message.of("impartial.pile-values.period-unchecked"))
                : Extent.sample(checked, values.size());
        Map<String, Object> data = InOrder.of("from", range.from(), "to", to, "values", values);
        period.ifPresent(p -> data.put("period", HeapSupplement.plain(p)));
        Certificate proof = new Certificate.Values(holds, extent, Message.of("impartial.table.certificate"), data)
                .calling(Map.of("sgValues", "values"));
        return period.map(p -> proof.covering(Map.of("period", p.period(), "periodicFrom", p.from())))
                .orElse(proof);
    }

    /** The classes of misère play once more from the rules, as far as that is quick. */
    private Certificate misere(Progress watch) {
        HeapClasses classes = new HeapClasses(game(), range.convention(), progress);
        Rederivation rules = new Rederivation(range.convention(), watch);
        boolean holds = true;
        int checked = 0;
        for (long n = range.from(); n <= to; n++) {
            Optional<Outcome> again = rules.outcome(new Heap(game(), n));
            if (again.isEmpty()) break;
            checked++;
            holds &= classes.isP(n) == (again.get() == Outcome.P);
        }
        if (checked == 0) return new Certificate.Unchecked(Message.of("impartial.certificate.too-large"));
        return new Certificate.Values(
                holds,
                Extent.sample(checked, to - range.from() + 1),
                Message.of("impartial.pile-values.misere-checked", rules.positions()),
                InOrder.of("from", range.from(), "to", to, "classes", classes.text(range.from(), to)));
    }

    @Override
    public Report tell(Words words) {
        if (isMisere()) return table("pile-values", words, List.of("rule", "classes", "pPositions"));
        List<String> keys = new ArrayList<>(List.of("rule", "sgValues"));
        if (period.isPresent()) keys.addAll(List.of("period", "periodicFrom"));
        return table("pile-values", words, keys);
    }

    boolean isMisere() {
        return range.convention() == Convention.MISERE;
    }

    /** The table of the values, with these facts. */
    Report table(String kind, Words words, List<String> keys) {
        return new PileReport(this, words).table(kind, keys);
    }
}
