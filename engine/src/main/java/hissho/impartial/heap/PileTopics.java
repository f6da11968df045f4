package hissho.impartial.heap;

import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.impartial.Comparisons;
import hissho.impartial.Convention;
import hissho.impartial.Option;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.verify.Topic;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** The questions about games of one rule on piles: tables, positions, followers, periods, rows of pins and squares. */
final class PileTopics {

    private static final Set<String> INPUTS = Set.of(
            "game",
            "from",
            "to",
            "play",
            "piles",
            "regions",
            "pile",
            "splitsOnly",
            "octal",
            "games",
            "pins",
            "missing",
            "squares",
            "marks");

    private PileTopics() {}

    static List<Topic> all() {
        return Stream.concat(HeapGames.NAMES.stream(), Stream.of("take-and-break"))
                .map(name -> new Topic(name, INPUTS, input -> answers(name, input)))
                .toList();
    }

    private static Facts answers(String topic, Node input) {
        if (input.has("games")) return codes(input);
        if (input.find("game").map(Node::text).orElse("").equals("dawson-pawns")) return DawsonPawns.answers(input);
        if (input.has("pins")) return RowTopics.kayles(input);
        if (input.has("squares")) return RowTopics.dawson(input);
        HeapGame game = game(topic, input);
        if (input.has("piles") || input.has("regions")) return piles(game, input);
        if (input.has("pile")) return pile(game, input);
        if (input.has("to")) return table(topic, game, input);
        return period(game);
    }

    private static HeapGame game(String topic, Node input) {
        if (input.has("octal")) return HeapGames.octal(code(input.get("octal")));
        String name = topic.equals("take-and-break") ? input.get("game").text() : topic;
        if (!HeapGames.NAMES.contains(name) && !HeapGames.CODES.containsKey(name))
            throw new NotAnswered("game " + name);
        return HeapGames.named(name);
    }

    static TakeAndBreakCode code(Node node) {
        return TakeAndBreakCode.read(node.text()).orElseThrow(() -> node.bad("impartial.bad.code", node.shown()));
    }

    private static Facts codes(Node input) {
        return new Facts().put("codes", () -> {
            Map<String, String> codes = new LinkedHashMap<>();
            for (String name : input.get("games").texts()) {
                String code = HeapGames.CODES.get(name);
                if (code == null) throw new NotAnswered("no octal code of " + name);
                codes.put(name, code);
            }
            return codes;
        });
    }

    private static Facts piles(HeapGame game, Node input) {
        List<Long> sizes = Heaps.piles(input, input.has("regions") ? "regions" : "piles", game.least());
        Facts answers = Heaps.position(Heap.sum(game, sizes), Convention.of(input), Option::facts);
        Supplier<?> moves = answers.find("winningMoves").orElseThrow()::value;
        return answers.put("winningMoves", Comparisons.PARTS, moves);
    }

    private static Facts pile(HeapGame game, Node input) {
        long size = input.get("pile").wholeLong(game.least(), Heaps.MOST_CHIPS);
        Supplier<List<long[]>> followers = new Once<>(
                () -> game.followers().of(size).limit(Heap.MOST_LISTED).toList());
        Supplier<List<long[]>> splits = new Once<>(() -> followers.get().stream()
                .filter(parts -> parts.length == 2 && parts[0] + parts[1] == size)
                .sorted(Arrays::compare)
                .toList());
        Facts answers = Heaps.position(new Heap(game, size), Convention.of(input), Option::facts);
        return answers.put(
                        "followers",
                        Comparisons.PARTS,
                        () -> followers.get().stream().map(PileTopics::left).toList())
                .put(
                        "followerSg",
                        Compare.MULTISET,
                        () -> followers.get().stream()
                                .map(parts -> sum(game, parts))
                                .toList())
                .put("splits", () -> splits.get().stream().map(PileTopics::left).toList())
                .put(
                        "splitSg",
                        () -> splits.get().stream()
                                .map(parts -> sum(game, parts))
                                .toList())
                .put("dimPlus", Compare.SET, () -> Divisors.of(size).boxed().toList())
                .put(
                        "aliquot",
                        Compare.SET,
                        () -> Divisors.of(size).filter(d -> d < size).boxed().toList());
    }

    private static List<Long> left(long[] parts) {
        return parts.length == 0 ? List.of(0L) : LongStream.of(parts).boxed().toList();
    }

    private static long sum(HeapGame game, long[] parts) {
        return LongStream.of(parts).map(game::value).reduce(0, (a, b) -> a ^ b);
    }

    private static Facts table(String topic, HeapGame game, Node input) {
        long from =
                input.find("from").map(n -> n.wholeLong(0, Heaps.MOST_CHIPS)).orElse(game.least());
        long to = input.get("to").wholeLong(from, Math.min(Heaps.MOST_CHIPS, from + Heaps.MOST_TABLE));
        Convention convention = Convention.of(input);
        MisereHeaps search = new MisereHeaps(game, Progress.none());
        Supplier<String> classes = new Once<>(() -> LongStream.rangeClosed(from, to)
                .mapToObj(n -> convention == Convention.NORMAL
                        ? game.value(n) == 0 ? "P" : "N"
                        : search.isP(List.of((int) n)) ? "P" : "N")
                .reduce("", String::concat));
        return new Facts()
                .put(
                        "sgValues",
                        () -> LongStream.rangeClosed(from, to)
                                .map(game::value)
                                .boxed()
                                .toList())
                .put(
                        "terminals",
                        Compare.SET,
                        () -> LongStream.rangeClosed(from, to)
                                .filter(n -> game.followers().of(n).findAny().isEmpty())
                                .boxed()
                                .toList())
                .put("classes", classes)
                .put(
                        "pPositions",
                        Compare.SET,
                        () -> IntStream.range(0, classes.get().length())
                                .filter(i -> classes.get().charAt(i) == 'P')
                                .mapToObj(i -> from + i)
                                .toList())
                .put(
                        "equivalentTo",
                        Compare.accepted(
                                name -> name instanceof String other && sameValues(topic, game, other, from, to)),
                        () -> equivalent(topic, game, from, to));
    }

    private static boolean sameValues(String topic, HeapGame game, String other, long from, long to) {
        if (other.equals(topic)) return false;
        HeapGame second =
                HeapGames.NAMES.contains(other) || HeapGames.CODES.containsKey(other) ? HeapGames.named(other) : null;
        return second != null
                && LongStream.rangeClosed(Math.max(from, second.least()), to)
                        .allMatch(n -> game.value(n) == second.value(n));
    }

    private static List<String> equivalent(String topic, HeapGame game, long from, long to) {
        return Stream.concat(HeapGames.NAMES.stream(), Stream.of("nim"))
                .filter(other -> sameValues(topic, game, other, from, to))
                .toList();
    }

    private static Facts period(HeapGame game) {
        Supplier<Period> period = new Once<>(() -> Heaps.period(game));
        Supplier<List<Integer>> exceptions = new Once<>(() -> period.get().exceptions(n -> (int) game.value(n)));
        return new Facts()
                .put("period", () -> period.get().period())
                .put("periodicFrom", () -> period.get().from())
                .put("preperiod", () -> period.get().from())
                .put("periodValues", () -> period.get().periodValues(n -> (int) game.value(n)))
                .put("exceptions", Compare.SET, exceptions)
                .put("exceptionCount", () -> exceptions.get().size())
                .put(
                        "lastException",
                        () -> exceptions.get().isEmpty()
                                ? null
                                : exceptions.get().getLast());
    }
}
