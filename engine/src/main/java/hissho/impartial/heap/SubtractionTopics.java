package hissho.impartial.heap;

import hissho.document.InOrder;
import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.impartial.Analysis;
import hissho.impartial.Comparisons;
import hissho.impartial.Convention;
import hissho.impartial.Outcome;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.verify.Topic;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/** The questions about subtraction games: one pile, tables, periods, and the labelling algorithm. */
final class SubtractionTopics {

    private static final int SHOWN = 32;
    private static final long NEAR = 20_000;

    private SubtractionTopics() {}

    static List<Topic> all() {
        return List.of(
                new Topic(
                        "subtraction-game",
                        Set.of("subtractionSet", "pile", "from", "to", "play", "game"),
                        SubtractionTopics::subtraction),
                new Topic(
                        "impatient-subtraction",
                        Set.of("subtractionSet", "pile", "from", "to", "play", "impatient", "game"),
                        input -> answers(input, HeapGames.impatient(SubtractionSet.read(input.get("subtractionSet"))))),
                new Topic(
                        "pn-classification",
                        Set.of("subtractionSet", "from", "to", "play", "game"),
                        SubtractionTopics::labelling));
    }

    private static Facts subtraction(Node input) {
        SubtractionSet set = SubtractionSet.read(input.get("subtractionSet"));
        Facts answers = answers(input, HeapGames.subtraction(set));
        return set instanceof SubtractionSet.Listed(List<Long> takes) && Convention.of(input) == Convention.MISERE
                ? answers.putAll(farMisere(input, takes))
                : answers;
    }

    /** A pile beyond the tables in misère play: its classes and those of its options repeat with the certified period. */
    private static Facts farMisere(Node input, List<Long> takes) {
        long pile =
                input.find("pile").map(n -> n.wholeLong(0, Heaps.MOST_CHIPS)).orElse(0L);
        long most = takes.stream().mapToLong(Long::longValue).max().orElse(0);
        if (pile <= NEAR || most > NEAR) return new Facts();
        HeapGame game = HeapGames.subtraction(new SubtractionSet.Listed(takes));
        OneHeapClasses classes = new OneHeapClasses(game, Convention.MISERE);
        Once<Long> near = new Once<>(() -> {
            Period period = classes.period();
            long base = period.from() + most;
            return base + Math.floorMod(pile - base, (long) period.period());
        });
        Once<List<Map<String, Object>>> moves = new Once<>(() -> takes.stream()
                .distinct()
                .filter(take -> classes.isP(Math.toIntExact(near.get() - take)))
                .map(take -> InOrder.of("remove", take, "leave", pile - take))
                .toList());
        return new Facts()
                .put("class", () -> classes.isP(Math.toIntExact(near.get())) ? "P" : "N")
                .put("winner", () -> classes.isP(Math.toIntExact(near.get())) ? "second" : "first")
                .put("winningMoves", Compare.SET, moves)
                .put("moveCount", () -> moves.get().size());
    }

    private static Facts answers(Node input, HeapGame game) {
        Convention convention = Convention.of(input);
        Facts answers = new Facts();
        if (input.has("pile")) {
            Heap heap = new Heap(game, input.get("pile").wholeLong(0, Heaps.MOST_CHIPS));
            answers.putAll(Heaps.position(heap, convention, option -> {
                long from = heap.size();
                long left = ((Heap) option.after()).size();
                return InOrder.of("remove", from - left, "leave", left);
            }));
        }
        int from = input.find("from").map(n -> n.whole(0, Heaps.MOST_TABLE)).orElse(0);
        OneHeapClasses classes = new OneHeapClasses(game, convention);
        if (input.has("to")) {
            int to = input.get("to").whole(from, Heaps.MOST_TABLE);
            answers.put("classes", () -> classes.text(from, to));
            answers.put(
                    "pPositions",
                    Compare.SET,
                    () -> IntStream.rangeClosed(from, to)
                            .filter(classes::isP)
                            .boxed()
                            .toList());
            answers.put(
                    "terminals",
                    Compare.SET,
                    () -> IntStream.rangeClosed(from, to)
                            .filter(n -> game.followers().of(n).findAny().isEmpty())
                            .boxed()
                            .toList());
        } else {
            answers.put(
                    "classes",
                    (shown, expected) -> expected instanceof String text
                            && classes.text(0, text.length() - 1).equals(text),
                    () -> classes.text(0, SHOWN));
            answers.put(
                    "pPositions",
                    (shown, expected) ->
                            expected instanceof List<?> list && Compare.SET.agree(classes.smallest(list.size()), list),
                    () -> classes.smallest(8));
        }
        answers.put(
                "sgValues",
                Comparisons.prefix(i -> game.value(from + (long) i)),
                () -> LongStream.range(
                                from,
                                from
                                        + input.find("to")
                                                .map(n -> n.whole(0, Heaps.MOST_TABLE) - from + 1)
                                                .orElse(SHOWN))
                        .map(game::value)
                        .boxed()
                        .toList());
        return answers.putAll(periods(game, classes));
    }

    /** Asked for together with a pattern, the period is that of the classes, otherwise that of the values. */
    private static Facts periods(HeapGame game, OneHeapClasses classes) {
        AtomicBoolean patternAsked = new AtomicBoolean();
        return new Facts()
                .put("pattern", () -> {
                    patternAsked.set(true);
                    Period period = classes.period();
                    return classes.text(0, period.period() - 1);
                })
                .put("pResidues", residues(), () -> {
                    Period period = classes.period();
                    List<Integer> residues = new ArrayList<>();
                    for (int i = 0; i < period.period(); i++) {
                        int n = period.representative(
                                (long) Math.ceilDiv(period.from(), period.period()) * period.period() + i);
                        if (classes.isP(n)) residues.add(i);
                    }
                    return InOrder.of("modulus", period.period(), "residues", residues);
                })
                .put(
                        "period",
                        either(patternAsked),
                        () -> InOrder.of("values", valuePeriod(game).period(), "classes", classPeriodOr(classes, true)))
                .put(
                        "preperiod",
                        either(patternAsked),
                        () -> InOrder.of("values", valuePeriod(game).from(), "classes", classPeriodOr(classes, false)))
                .put("residueValues", () -> valuePeriod(game).periodValues(n -> (int) game.value(n)));
    }

    private static Object classPeriodOr(OneHeapClasses classes, boolean length) {
        Period period = classes.period();
        return length ? period.period() : period.from();
    }

    private static Compare either(AtomicBoolean patternAsked) {
        return (answered, expected) -> answered instanceof Map<?, ?> both
                && Compare.EXACT.agree(both.get(patternAsked.get() ? "classes" : "values"), expected);
    }

    private static Compare residues() {
        return (answered, expected) -> answered instanceof Map<?, ?> a
                && expected instanceof Map<?, ?> e
                && Compare.EXACT.agree(a.get("modulus"), e.get("modulus"))
                && Compare.SET.agree(a.get("residues"), e.get("residues"));
    }

    private static Period valuePeriod(HeapGame game) {
        return Heaps.period(game);
    }

    private static Facts labelling(Node input) {
        HeapGame game = HeapGames.subtraction(SubtractionSet.read(input.get("subtractionSet")));
        Convention convention = Convention.of(input);
        int from = input.get("from").whole(0, Heaps.MOST_TABLE);
        int to = input.get("to").whole(from, 10_000);
        return new Facts()
                .put(
                        "rounds",
                        (answered, expected) -> sameRounds(answered, expected),
                        () -> Labelling.rounds(game, convention, from, to))
                .put("winningRemovals", Comparisons.MAP_OF_SETS, () -> {
                    Map<String, List<Long>> table = new LinkedHashMap<>();
                    for (long n = from; n <= to; n++) {
                        Analysis analysis = Analysis.of(new Heap(game, n), convention, Progress.none());
                        long pile = n;
                        if (analysis.outcome() == Outcome.N
                                && !analysis.winning().isEmpty())
                            table.put(
                                    Long.toString(n),
                                    analysis.winning().stream()
                                            .map(o -> pile - ((Heap) o.after()).size())
                                            .toList());
                    }
                    return table;
                });
    }

    private static boolean sameRounds(@Nullable Object answered, @Nullable Object expected) {
        if (!(answered instanceof List<?> a) || !(expected instanceof List<?> e) || a.size() != e.size()) return false;
        for (int i = 0; i < a.size(); i++) if (!Comparisons.MAP_OF_SETS.agree(a.get(i), e.get(i))) return false;
        return true;
    }
}
