package hissho.impartial.coin;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.document.WholeNumbers;
import hissho.fact.Facts;
import hissho.kind.Tabulation;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Block.Cell;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A row of millions of coins: the nim-sum of its heads, a winning move, and how many heads have each value. */
final class CoinSum implements Tabulation {

    private static final int MOST_HEADS = 20_000_000;
    /** So many heads, the leftmost ones, are valued again from the moves, and so many tried for a winning move, the rightmost ones. */
    private static final int CHECKED = 200;

    private static final int TRIED = 100_000;
    private static final int MOST_ROWS = 200;
    private static final int CHECKED_AT_ONCE = 1 << 16;
    private static final Shape<List<Long>> LABELS = Shape.listOf(CoinRowReader.LABEL, 1, MOST_HEADS);
    private static final Field<long[]> HEADS = Field.required("heads", LABELS.by(CoinSum::numbers));

    @Override
    public String name() {
        return "coin-sum";
    }

    @Override
    public String room() {
        return "coins";
    }

    @Override
    public Shape.Fields parameters() {
        return new Shape.Fields(Stream.concat(CoinGames.fields().stream(), Stream.of(HEADS, CoinRowReader.FIRST_INDEX))
                .toList());
    }

    /** The labels; a list that is kept as numbers is taken as it is. */
    private static long[] numbers(Node node) {
        if (node.value() instanceof WholeNumbers labels
                && labels.width() == 0
                && labels.size() <= MOST_HEADS
                && Arrays.stream(labels.numbers()).allMatch(label -> label >= 0 && label <= 1L << 60))
            return labels.numbers();
        return LABELS.read(node).stream().mapToLong(Long::longValue).toArray();
    }

    @Override
    public Report make(Node parameters, Words words, Progress progress) {
        CoinGame game = CoinGames.read(parameters);
        int first = CoinRowReader.firstIndex(parameters, game);
        long[] places = places(parameters, game, first);
        long sum = 0;
        Map<Long, Integer> counts = new TreeMap<>();
        for (int i = 0; i < places.length; i++) {
            if (i % CHECKED_AT_ONCE == 0) progress.check();
            long value = game.value(places[i]);
            sum ^= value;
            counts.merge(value, 1, Integer::sum);
        }
        long total = sum;
        Optional<List<Long>> move = move(game, places, total, progress)
                .map(coins -> Arrays.stream(coins).mapToObj(p -> p + first).toList());
        Facts facts = new Facts().put("headCount", () -> places.length).put("nimSum", () -> total);
        move.ifPresent(coins -> facts.put("someMove", () -> coins));
        List<List<Cell>> rows = new ArrayList<>();
        counts.entrySet().stream()
                .limit(MOST_ROWS)
                .forEach(entry ->
                        rows.add(List.of(Cell.of(String.valueOf(entry.getKey())), Cell.of(entry.getValue(), words))));
        String about = counts.size() <= MOST_ROWS
                ? words.say("coins.sum.about")
                : words.say("coins.sum.about-first", MOST_ROWS, counts.size());
        return new Report(
                        name(),
                        words.say("coins.sum.title", words.say("coins." + game.name()), places.length),
                        words.say(total == 0 ? "coins.sum.lost" : "coins.sum.won", total),
                        Said.of(words, "coins", facts, "headCount", "nimSum", "someMove"),
                        List.of(Section.of(
                                words.say("coins.sum.section"),
                                new Block.Paragraph(about),
                                new Block.Table(
                                        "",
                                        List.of(words.say("coins.head.value"), words.say("coins.sum.heads")),
                                        rows,
                                        true))))
                .certified(checked(game, places, total, progress), words);
    }

    private static long[] places(Node parameters, CoinGame game, int first) {
        long[] places = HEADS.in(parameters).clone();
        Arrays.sort(places);
        Node heads = parameters.get(HEADS.name());
        if (places[0] < first) throw heads.bad("core.bad.out-of-range", places[0], first, 1L << 60);
        for (int i = 1; i < places.length; i++)
            if (places[i] == places[i - 1]) throw heads.bad("coins.bad.twice", places[i]);
        long last = places[places.length - 1];
        if (last - first > game.lastPlace()) throw heads.bad("coins.bad.far", last, game.lastPlace() + first);
        for (int i = 0; i < places.length; i++) places[i] -= first;
        return places;
    }

    /** The coins of a move after which the nim-sum is zero, if one of the heads that are tried has one. */
    private static Optional<long[]> move(CoinGame game, long[] places, long sum, Progress progress) {
        if (sum == 0) return Optional.empty();
        for (int i = places.length - 1; i >= Math.max(0, places.length - TRIED); i--) {
            progress.check();
            long value = game.value(places[i]);
            // whatever leads to a smaller value is among the companions, and hardly any other value is
            if ((value ^ sum) >= value) continue;
            List<long[]> companions = game.companions(places[i], value ^ sum, 1);
            if (companions.isEmpty()) continue;
            long[] coins = Arrays.copyOf(companions.getFirst(), companions.getFirst().length + 1);
            coins[coins.length - 1] = places[i];
            return Optional.of(coins);
        }
        return Optional.empty();
    }

    /** The leftmost heads valued again as the least number none of their moves leads to. */
    private static Certificate checked(CoinGame game, long[] places, long sum, Progress progress) {
        RederivedHeads heads = new RederivedHeads(game, progress);
        boolean holds = true;
        int checked = 0;
        for (int i = 0; i < Math.min(CHECKED, places.length); i++) {
            Optional<Long> again = heads.value(places[i]);
            if (again.isEmpty()) break;
            checked++;
            holds &= again.get() == game.value(places[i]);
        }
        if (checked == 0) return new Certificate.Unchecked(Message.of("coins.certificate.no-head"));
        return new Certificate.Values(
                holds,
                Extent.sample(checked, places.length),
                Message.of("coins.certificate.table"),
                InOrder.of("game", game.name(), "numbers", CoinGames.numbers(game), "nimSum", sum));
    }
}
