package hissho.impartial.tartan;

import hissho.impartial.coin.BoardGame;
import hissho.impartial.coin.CoinGame;
import hissho.impartial.coin.Patch;
import hissho.impartial.nimber.LongNimber;
import hissho.words.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The product of two coin-turning games: turn M1 x M2 for a move M1 of the row game and a move M2 of the column game.
 *
 * <p>By the tartan theorem a single head at (x, y) has the nim product of the two values. Turning M1 x M2 changes the value of the
 * position by (v1+u1)*(v2+u2), where u1 and u2 are the values of the coins that M1 and M2 turn beside their last; so for each u1 the
 * u2 that makes a wanted change is found by one division, however many moves there are.
 */
public final class Tartan implements BoardGame {

    private final String name;
    private final CoinGame rowGame;
    private final CoinGame columnGame;
    private final Map<Long, Map<Long, BigInteger>> rowValues = new ConcurrentHashMap<>();
    private final Map<Long, Map<Long, BigInteger>> columnValues = new ConcurrentHashMap<>();

    public Tartan(String name, CoinGame rowGame, CoinGame columnGame) {
        this.name = name;
        this.rowGame = rowGame;
        this.columnGame = columnGame;
    }

    public static Tartan of(CoinGame rowGame, CoinGame columnGame) {
        return new Tartan("tartan", rowGame, columnGame);
    }

    public CoinGame rowGame() {
        return rowGame;
    }

    public CoinGame columnGame() {
        return columnGame;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Message title() {
        return name.equals("tartan")
                ? Message.of(
                        "coins.tartan.of",
                        Message.of("coins." + rowGame.name()),
                        Message.of("coins." + columnGame.name()))
                : Message.of("coins." + name);
    }

    @Override
    public long value(long row, long column) {
        return LongNimber.product(rowGame.value(row), columnGame.value(column));
    }

    private Map<Long, BigInteger> rowValues(long row) {
        return rowValues.computeIfAbsent(row, r -> new TreeMap<>(rowGame.companionValues(r)));
    }

    private Map<Long, BigInteger> columnValues(long column) {
        return columnValues.computeIfAbsent(column, c -> new TreeMap<>(columnGame.companionValues(c)));
    }

    @Override
    public BigInteger ways(long row, long column) {
        return rowGame.ways(row).multiply(columnGame.ways(column));
    }

    /** A pair of values to which the row's and the column's move lead, so that together they make the wanted change. */
    public record Pair(long first, long second) {}

    /** The pairs of companion values whose moves change the position by this amount, and that can be played. */
    public List<Pair> pairs(long row, long column, long change) {
        long v1 = rowGame.value(row);
        long v2 = columnGame.value(column);
        Map<Long, BigInteger> seconds = columnValues(column);
        List<Pair> pairs = new ArrayList<>();
        for (long u1 : rowValues(row).keySet()) {
            long u2 = v2 ^ LongNimber.product(change, LongNimber.inverse(v1 ^ u1));
            if (seconds.containsKey(u2)) pairs.add(new Pair(u1, u2));
        }
        return pairs;
    }

    @Override
    public BigInteger ways(long row, long column, long change) {
        return pairs(row, column, change).stream()
                .map(p -> ways(rowValues(row), p.first).multiply(ways(columnValues(column), p.second)))
                .reduce(BigInteger.ZERO, BigInteger::add);
    }

    private static BigInteger ways(Map<Long, BigInteger> values, long value) {
        return values.getOrDefault(value, BigInteger.ZERO);
    }

    @Override
    public List<Patch> patches(long row, long column, long change, int limit) {
        List<Patch> patches = new ArrayList<>();
        for (Pair pair : pairs(row, column, change)) {
            if (patches.size() >= limit) break;
            addProducts(patches, row, column, pair, limit);
        }
        return patches;
    }

    private void addProducts(List<Patch> patches, long row, long column, Pair pair, int limit) {
        List<long[]> columns = moves(columnGame, column, pair.second, limit);
        for (long[] rows : moves(rowGame, row, pair.first, limit))
            for (long[] chosen : columns) {
                if (patches.size() >= limit) return;
                patches.add(new Patch(rows, chosen));
            }
    }

    /** The moves of a row's head that leave companions of this value: each with the head at its end. */
    static List<long[]> moves(CoinGame game, long place, long value, int limit) {
        return withHead(game.companions(place, value, limit), place);
    }

    private static List<long[]> withHead(List<long[]> companions, long place) {
        return companions.stream()
                .map(others -> {
                    long[] coins = Arrays.copyOf(others, others.length + 1);
                    coins[others.length] = place;
                    return coins;
                })
                .toList();
    }

    @Override
    public List<Patch> patches(long row, long column) {
        List<Patch> patches = new ArrayList<>();
        List<long[]> columns = withHead(columnGame.companions(column), column);
        for (long[] rows : withHead(rowGame.companions(row), row))
            for (long[] chosen : columns) patches.add(new Patch(rows, chosen));
        return patches;
    }

    @Override
    public Set<Long> optionValues(long row, long column) {
        long v1 = rowGame.value(row);
        long v2 = columnGame.value(column);
        Set<Long> values = new TreeSet<>();
        for (long u1 : rowValues(row).keySet())
            for (long u2 : columnValues(column).keySet()) values.add(TartanSteps.after(v1, v2, u1, u2));
        return values;
    }

    @Override
    public boolean legal(Patch patch) {
        return patch.isProductOf(rowGame, columnGame);
    }
}
