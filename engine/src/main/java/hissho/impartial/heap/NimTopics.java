package hissho.impartial.heap;

import hissho.document.InOrder;
import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.impartial.Analysis;
import hissho.impartial.Comparisons;
import hissho.impartial.Convention;
import hissho.impartial.Option;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.verify.Topic;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/** The questions about Nim and its relatives: sums, Nimble, staircases, Moore's Nim, limited takes. */
final class NimTopics {

    static final BigInteger MOST = BigInteger.ONE.shiftLeft(4096);

    private NimTopics() {}

    static List<Topic> all() {
        return List.of(
                new Topic("nim", Set.of("piles", "play", "game"), NimTopics::nim),
                new Topic("misere-nim", Set.of("piles", "play", "game"), NimTopics::nim),
                new Topic("nim-sum", Set.of("values", "target"), NimTopics::sum),
                new Topic("mex", Set.of("values"), NimTopics::mex),
                new Topic("nimble", Set.of("coins", "maxCoinsPerTurn", "game", "play"), NimTopics::nimble),
                new Topic("staircase-nim", Set.of("steps", "game", "play"), NimTopics::staircase),
                new Topic("moore-nim", Set.of("piles", "k", "play", "game"), NimTopics::moore),
                new Topic("zeckendorf", Set.of("n", "from", "to"), NimTopics::zeckendorf),
                new Topic(
                        "dynamic-subtraction",
                        Set.of("factor", "pile", "maxTake", "from", "to", "game", "play"),
                        NimTopics::dynamic),
                new Topic(
                        "fibonacci-nim",
                        Set.of("factor", "pile", "maxTake", "from", "to", "game", "play"),
                        NimTopics::dynamic));
    }

    /** Whole numbers of any reasonable size. */
    static List<BigInteger> numbers(Node list) {
        return list.list(0, Heaps.MOST_PILES).stream().map(NimTopics::number).toList();
    }

    static BigInteger number(Node node) {
        BigInteger number = node.whole();
        if (number.signum() < 0 || number.compareTo(MOST) > 0)
            throw node.bad("core.bad.out-of-range", node.shown(), 0, "2^4096");
        return number;
    }

    private static Facts nim(Node input) {
        List<BigInteger> piles = numbers(input.get("piles"));
        return Heaps.position(NimPile.sum(piles), Convention.of(input), option -> {
                    int pile = (Integer) Objects.requireNonNull(option.facts().get("component"));
                    BigInteger from = piles.get(pile);
                    BigInteger to =
                            ((List<?>) Objects.requireNonNull(option.facts().get("to"))).getFirst()
                                            instanceof BigInteger b
                                    ? b
                                    : from;
                    return InOrder.of("pile", pile, "from", from, "to", to, "remove", from.subtract(to));
                })
                .put("nimSum", () -> xor(piles))
                .put("sg", () -> xor(piles));
    }

    private static BigInteger xor(List<BigInteger> values) {
        return values.stream().reduce(BigInteger.ZERO, BigInteger::xor);
    }

    private static Facts sum(Node input) {
        List<Node> entries = input.get("values").list(0, Heaps.MOST_PILES);
        List<BigInteger> known = entries.stream()
                .filter(n -> !(n.value() instanceof String text && text.equals("x")))
                .map(NimTopics::number)
                .toList();
        boolean unknown = known.size() < entries.size();
        if (entries.size() - known.size() > 1) throw new NotAnswered("more than one unknown");
        if (unknown && !input.has("target")) throw new NotAnswered("an unknown without a target");
        Supplier<BigInteger> x = () -> {
            if (!unknown) throw new NotAnswered("no unknown");
            return xor(known).xor(number(input.get("target")));
        };
        return new Facts()
                .put("nimSum", () -> unknown ? number(input.get("target")) : xor(known))
                .put("sumBinary", () -> (unknown ? number(input.get("target")) : xor(known)).toString(2))
                .put(
                        "binary",
                        asText(),
                        () -> known.stream().map(v -> v.toString(2)).toList())
                .put("x", x)
                .put(
                        "xBinary",
                        (a, e) -> Objects.equals(String.valueOf(a), String.valueOf(e)),
                        () -> x.get().toString(2))
                .put("partialSums", () -> {
                    List<BigInteger> sums = new ArrayList<>();
                    BigInteger sum = BigInteger.ZERO;
                    for (int i = 0; i < known.size(); i++) {
                        sum = sum.xor(known.get(i));
                        if (i > 0) sums.add(sum);
                    }
                    return sums;
                });
    }

    private static Compare asText() {
        return (answered, expected) -> answered instanceof List<?> a
                && expected instanceof List<?> e
                && a.stream()
                        .map(String::valueOf)
                        .toList()
                        .equals(e.stream().map(String::valueOf).toList());
    }

    private static Facts mex(Node input) {
        Set<BigInteger> values = new HashSet<>(numbers(input.get("values")));
        return new Facts().put("mex", () -> {
            BigInteger mex = BigInteger.ZERO;
            while (values.contains(mex)) mex = mex.add(BigInteger.ONE);
            return mex;
        });
    }

    private static Facts nimble(Node input) {
        List<BigInteger> coins = numbers(input.get("coins"));
        int most = input.find("maxCoinsPerTurn").map(n -> n.whole(1, 20)).orElse(1);
        if (most > 1)
            return mooreAnswers(new MooreNim(coins, most), Convention.of(input)).put("piles", () -> coins);
        Supplier<Analysis> analysis =
                new Once<>(() -> Analysis.of(NimPile.sum(coins), Convention.of(input), Progress.none()));
        return Heaps.position(NimPile.sum(coins), Convention.of(input), option -> {
                    Object to = ((List<?>) Objects.requireNonNull(option.facts().get("to"))).getFirst();
                    return InOrder.of(
                            "from", Objects.requireNonNull(option.facts().get("from")), "to", to);
                })
                .put("nimSum", () -> xor(coins))
                .put("movesCountingEachCoin", () -> analysis.get().winning().size())
                .put("piles", () -> coins);
    }

    private static Facts staircase(Node input) {
        Staircase stairs = new Staircase(input.get("steps").list(0, Heaps.MOST_PILES).stream()
                .map(n -> n.wholeLong(0, Heaps.MOST_CHIPS))
                .toList());
        return Heaps.position(stairs, Convention.of(input), Option::facts)
                .put("sgOfOddSteps", stairs::oddSum)
                .put("nimSum", stairs::oddSum);
    }

    private static Facts moore(Node input) {
        return mooreAnswers(
                new MooreNim(numbers(input.get("piles")), input.get("k").whole(1, 20)), Convention.of(input));
    }

    private static Facts mooreAnswers(MooreNim game, Convention convention) {
        return Heaps.position(
                        game,
                        convention,
                        option -> Objects.requireNonNull(option.facts().get("lowered")))
                .put("columnSumsMod", game::columns)
                .put("modulus", () -> game.k() + 1)
                .put(
                        "winningMoves",
                        Comparisons.setOf(NimTopics::sortedMove),
                        () -> Analysis.of(game, convention, Progress.none()).winning().stream()
                                .map(o -> o.facts().get("lowered"))
                                .distinct()
                                .toList())
                .put(
                        "winningMove",
                        Compare.accepted(move -> wins(game, convention, move)),
                        () -> Analysis.of(game, convention, Progress.none()).winning().stream()
                                .map(o -> o.facts().get("lowered"))
                                .findFirst()
                                .orElse(null));
    }

    private static @Nullable Object sortedMove(@Nullable Object move) {
        return move instanceof List<?> pairs
                ? pairs.stream().map(Object::toString).sorted().toList()
                : move;
    }

    /** Whether a proposed move lowers piles that are there and leaves a P-position. */
    private static boolean wins(MooreNim game, Convention convention, @Nullable Object move) {
        if (!(move instanceof List<?> pairs) || pairs.isEmpty() || pairs.size() > game.k()) return false;
        List<BigInteger> after = new ArrayList<>(game.piles());
        List<BigInteger> lowered = new ArrayList<>();
        for (Object pair : pairs) {
            if (!(pair instanceof List<?> two) || two.size() != 2) return false;
            BigInteger from = new BigInteger(String.valueOf(two.get(0)));
            BigInteger to = new BigInteger(String.valueOf(two.get(1)));
            if (to.signum() < 0 || to.compareTo(from) >= 0 || !after.remove(from)) return false;
            lowered.add(to);
        }
        after.addAll(lowered);
        return new MooreNim(after, game.k()).outcome(convention, Progress.none()) == hissho.impartial.Outcome.P;
    }

    private static Facts zeckendorf(Node input) {
        Facts answers = new Facts();
        if (input.has("n")) {
            BigInteger n = number(input.get("n"));
            if (n.signum() == 0) throw input.get("n").bad("core.bad.out-of-range", 0, 1, "2^4096");
            answers.put("parts", () -> Zeckendorf.parts(n))
                    .put("unique", () -> Zeckendorf.representations(n).equals(BigInteger.ONE))
                    .put(
                            "nonExample",
                            Compare.accepted(parts -> parts instanceof List<?> list
                                    && !Zeckendorf.represents(
                                            list.stream()
                                                    .map(p -> new BigInteger(String.valueOf(p)))
                                                    .toList(),
                                            n)),
                            () -> List.of(n, BigInteger.ZERO));
        }
        if (input.has("to")) {
            long from = input.get("from").wholeLong(1, Heaps.MOST_CHIPS);
            long to = input.get("to").wholeLong(from, from + 100_000);
            answers.put("representationsEach", () -> {
                List<BigInteger> counts = LongStream.rangeClosed(from, to)
                        .mapToObj(n -> Zeckendorf.representations(BigInteger.valueOf(n)))
                        .distinct()
                        .toList();
                return counts.size() == 1 ? counts.getFirst() : counts;
            });
        }
        return answers;
    }

    private static Facts dynamic(Node input) {
        long factor = input.find("factor").map(n -> n.wholeLong(1, 1_000_000)).orElse(2L);
        TakeLimits limits = TakeLimits.factor(factor);
        Convention convention = Convention.of(input);
        Facts answers = new Facts();
        if (input.has("pile")) {
            long pile = input.get("pile").wholeLong(0, Heaps.MOST_CHIPS);
            long most = input.find("maxTake")
                    .map(n -> n.wholeLong(0, Heaps.MOST_CHIPS))
                    .orElse(Math.max(0, pile - 1));
            answers.putAll(Heaps.position(
                    new DynamicSubtraction(limits, pile, most),
                    convention,
                    option -> Objects.requireNonNull(option.facts().get("take"))));
        }
        if (input.has("to")) {
            long from = input.find("from")
                    .map(n -> n.wholeLong(0, Heaps.MOST_CHIPS))
                    .orElse(1L);
            long to = input.get("to").wholeLong(from, from + 100_000);
            answers.put(
                    "secondPlayerWins",
                    Compare.SET,
                    () -> LongStream.rangeClosed(Math.max(1, from), to)
                            .filter(n -> !limits.wins(n, n - 1, convention, Progress.none()))
                            .boxed()
                            .toList());
            answers.put("pForMaxTake", Comparisons.MAP_OF_SETS, () -> {
                Map<String, List<Long>> table = new LinkedHashMap<>();
                for (long n = from; n <= to; n++) {
                    long pile = n;
                    table.put(
                            Long.toString(n),
                            LongStream.rangeClosed(1, n)
                                    .filter(m -> !limits.wins(pile, m, convention, Progress.none()))
                                    .boxed()
                                    .toList());
                }
                return table;
            });
        }
        return answers;
    }
}
