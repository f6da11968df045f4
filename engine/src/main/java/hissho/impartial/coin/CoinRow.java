package hissho.impartial.coin;

import hissho.impartial.Choices;
import hissho.impartial.Component;
import hissho.impartial.Drawing;
import hissho.impartial.GrundyValue;
import hissho.impartial.Option;
import hissho.play.Board;
import hissho.play.Part;
import hissho.play.Scene;
import hissho.progress.Progress;
import hissho.progress.Room;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/**
 * A row of coins under the rules of a coin-turning game: the places of its heads, ascending, and how many coins there are. The first
 * index is the label of the leftmost coin.
 */
public record CoinRow(CoinGame game, List<Long> heads, long length, int firstIndex) implements Component {

    /** More winning moves than this are counted, not listed. */
    static final int MOST_LISTED = 20_000;

    /** What a head takes in the row that is left by a move. */
    private static final int HEAD_BYTES = 8;

    /** With more moves than this only some of every head are listed for players, and the others can be written. */
    static final int MOST_CHOSEN = 2_000;

    static final int MOST_EACH = 20;

    private static final int WIDEST_DRAWN = 200;
    private static final int LONGEST_WRITTEN = 100_000;

    public CoinRow {
        heads = List.copyOf(heads);
        if (!heads.isEmpty() && heads.getLast() >= length) throw new IllegalArgumentException("a head beyond the row");
    }

    /** The row written as H and T, leftmost coin first. */
    public static CoinRow of(CoinGame game, String coins, int firstIndex) {
        return new CoinRow(game, headsOf(coins), coins.length(), firstIndex);
    }

    static List<Long> headsOf(String coins) {
        return LongStream.range(0, coins.length())
                .filter(i -> coins.charAt((int) i) == 'H')
                .boxed()
                .toList();
    }

    public List<Long> headValues() {
        return heads.stream().map(game::value).toList();
    }

    /** The nim-sum of the heads' values. */
    public long sum() {
        return headValues().stream().reduce(0L, (a, b) -> a ^ b);
    }

    @Override
    public GrundyValue value(Progress progress) {
        return GrundyValue.of(sum());
    }

    /** How many moves lead to this value. */
    public BigInteger movesTo(long target) {
        long change = sum() ^ target;
        return heads.stream()
                .map(head -> game.ways(head, game.value(head) ^ change))
                .reduce(BigInteger.ZERO, BigInteger::add);
    }

    @Override
    public Optional<BigInteger> countTo(GrundyValue target) {
        return target.finite().filter(n -> n.bitLength() < Long.SIZE).map(n -> movesTo(n.longValue()));
    }

    @Override
    public long optionCount() {
        BigInteger count = heads.stream().map(game::ways).reduce(BigInteger.ZERO, BigInteger::add);
        return count.bitLength() < Long.SIZE ? count.longValue() : Long.MAX_VALUE;
    }

    /** How many coins a move turns at most. */
    long longestMove() {
        return heads.isEmpty() ? 0 : game.longestMove(heads.getLast());
    }

    @Override
    public List<Option> options() {
        List<Option> options = new ArrayList<>();
        for (long head : heads)
            for (long[] companions : game.companions(head)) options.add(option(Turnings.with(companions, head)));
        return options;
    }

    /** All moves, or where they are many some of every head, and any that is written. */
    @Override
    public Choices choices() {
        if (optionCount() <= MOST_CHOSEN) return Choices.of(options());
        List<Option> listed = new ArrayList<>();
        for (long head : heads)
            for (long value : game.companionValues(head).keySet()) {
                int room = Math.min(MOST_EACH, MOST_CHOSEN - listed.size());
                if (room > 0)
                    for (long[] companions : game.companions(head, value, room))
                        listed.add(option(Turnings.with(companions, head)));
            }
        return Choices.some(
                BigInteger.valueOf(optionCount()),
                listed,
                typed -> CoinLabels.read(typed)
                        .map(labels -> places(labels, firstIndex))
                        .filter(coins -> coins[0] >= 0 && legal(coins))
                        .map(this::option));
    }

    static long[] places(List<Long> labels, int firstIndex) {
        return labels.stream().mapToLong(label -> label - firstIndex).toArray();
    }

    /** The head's value plus what its companions bring must become the target together with all the others. */
    @Override
    public List<Option> optionsTo(GrundyValue target, Progress progress) {
        if (target.finite().isEmpty() || target.finite().get().bitLength() >= Long.SIZE) return List.of();
        long change = sum() ^ target.finite().get().longValue();
        List<Option> options = new ArrayList<>();
        for (long head : heads)
            for (long[] companions : game.companions(head, game.value(head) ^ change, MOST_LISTED - options.size())) {
                progress.check();
                Room.ask((long) options.size() * heads.size() * HEAD_BYTES);
                options.add(option(Turnings.with(companions, head)));
            }
        return options;
    }

    private Option option(long[] coins) {
        List<Long> labels = Turnings.labels(coins, firstIndex);
        return new Option(
                CoinLabels.typed(labels),
                turned(coins),
                Message.of(coins.length == 1 ? "coins.turn-one" : "coins.turn", CoinLabels.shortened(labels)),
                Map.of("turn", labels),
                labels.stream().map(this::part).toList());
    }

    private Part part(long label) {
        String id = Long.toString(label);
        boolean shown = length <= WIDEST_DRAWN || heads.contains(label - firstIndex);
        return shown ? new Part.Spot(id) : new Part.Named(id, Message.of("coins.place", label));
    }

    /** Whether turning these places is a move here. */
    public boolean legal(long[] coins) {
        return coins.length > 0
                && coins[coins.length - 1] < length
                && game.legal(coins)
                && heads.contains(coins[coins.length - 1]);
    }

    public CoinRow turned(long[] coins) {
        TreeSet<Long> after = new TreeSet<>(heads);
        for (long coin : coins) if (!after.remove(coin)) after.add(coin);
        return new CoinRow(game, List.copyOf(after), length, firstIndex);
    }

    /** The longest play from here: the heads can be played out one after the other from the left. */
    public BigInteger longestPlay() {
        return heads.stream().map(h -> game.longestPlay(h.intValue())).reduce(BigInteger.ZERO, BigInteger::add);
    }

    /** The coins as H and T where the row is short enough, otherwise the labels of the heads. */
    @Override
    public String print() {
        if (length > WIDEST_DRAWN)
            return heads.stream().map(h -> String.valueOf(h + firstIndex)).collect(Collectors.joining(",", "{", "}"));
        return coins();
    }

    /** The coins as H and T; of a row too long to be written so, the labels of the heads. */
    String coins() {
        if (length > LONGEST_WRITTEN) return print();
        StringBuilder row = new StringBuilder("T".repeat(Math.toIntExact(length)));
        for (long head : heads) row.setCharAt((int) head, 'H');
        return row.toString();
    }

    @Override
    public Map<String, Object> facts() {
        return Map.of("coins", print());
    }

    @Override
    public Map<Tone, Message> legend() {
        return Map.of(Tone.ACCENT, Message.of("coins.legend.heads"));
    }

    @Override
    public Optional<Message> worths(Progress progress) {
        return CoinLabels.worths(headValues(), sum());
    }

    @Override
    public Message describe() {
        return Message.of("coins.row", Message.of("coins." + game.name()), print());
    }

    @Override
    public Scene scene(Words words) {
        boolean all = length <= WIDEST_DRAWN;
        List<Long> shown = all ? LongStream.range(0, length).boxed().toList() : heads;
        List<Figure.Square> squares = shown.stream()
                .map(p -> heads.contains(p) ? new Figure.Square("H", Tone.ACCENT) : new Figure.Square("T", Tone.MUTED))
                .toList();
        List<String> labels =
                shown.stream().map(p -> String.valueOf(p + firstIndex)).toList();
        Figure coins = new Figure.Coins(new Figure.Grid(List.of(), labels, List.of(squares)));
        return Scene.of(all ? ruled(labels) : print(), new Board(coins, Drawing.row(0, labels)));
    }

    /** The row with the labels below it. */
    private String ruled(List<String> labels) {
        int width = labels.stream().mapToInt(String::length).max().orElse(1) + 1;
        StringBuilder coins = new StringBuilder();
        StringBuilder numbers = new StringBuilder();
        for (int i = 0; i < labels.size(); i++) {
            coins.append(" ".repeat(width - 1)).append(heads.contains((long) i) ? 'H' : 'T');
            numbers.append(" ".repeat(width - labels.get(i).length())).append(labels.get(i));
        }
        return coins + "\n" + numbers;
    }
}
