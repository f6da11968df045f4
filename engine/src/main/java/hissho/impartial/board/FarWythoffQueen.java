package hissho.impartial.board;

import hissho.document.InOrder;
import hissho.impartial.Choices;
import hissho.impartial.Convention;
import hissho.impartial.Option;
import hissho.impartial.Outcome;
import hissho.impartial.OutcomeGame;
import hissho.play.Part;
import hissho.progress.Progress;
import hissho.words.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Wythoff's queen anywhere on the board: outcome and winning moves by exact arithmetic, without a table. */
record FarWythoffQueen(BigInteger x, BigInteger y) implements OutcomeGame {

    private static final int MOST_LISTED = 1_000_000;

    /** Misère play differs on small squares only: there (0,1), (1,0) and (2,2) are P instead of (0,0), (1,2) and (2,1). */
    @Override
    public Outcome outcome(Convention convention, Progress progress) {
        if (convention == Convention.NORMAL) return Wythoff.isP(x, y) ? Outcome.P : Outcome.N;
        if (x.max(y).compareTo(BigInteger.TWO) > 0) return Wythoff.isP(x, y) ? Outcome.P : Outcome.N;
        int sum = x.add(y).intValueExact();
        boolean p = sum == 1 || (x.equals(BigInteger.TWO) && y.equals(BigInteger.TWO));
        return p ? Outcome.P : Outcome.N;
    }

    @Override
    public List<Option> winning(Convention convention, Progress progress) {
        List<List<BigInteger>> squares = new ArrayList<>(Wythoff.winningMoves(x, y));
        if (convention == Convention.MISERE) {
            BigInteger one = BigInteger.ONE;
            BigInteger two = BigInteger.TWO;
            squares.addAll(List.of(List.of(BigInteger.ZERO, one), List.of(one, BigInteger.ZERO), List.of(two, two)));
            squares.removeIf(to -> !reaches(to)
                    || new FarWythoffQueen(to.get(0), to.get(1)).outcome(convention, progress) != Outcome.P);
        }
        return squares.stream().distinct().map(to -> to(to.get(0), to.get(1))).toList();
    }

    private boolean reaches(List<BigInteger> to) {
        BigInteger left = x.subtract(to.get(0));
        BigInteger down = y.subtract(to.get(1));
        return left.signum() >= 0
                && down.signum() >= 0
                && left.signum() + down.signum() > 0
                && (left.signum() == 0 || down.signum() == 0 || left.equals(down));
    }

    @Override
    public List<Option> options() {
        if (optionCount() > MOST_LISTED) throw new UnsupportedOperationException("too many moves to list");
        List<Option> options = new ArrayList<>();
        for (BigInteger to = x.subtract(BigInteger.ONE); to.signum() >= 0; to = to.subtract(BigInteger.ONE))
            options.add(to(to, y));
        for (BigInteger to = y.subtract(BigInteger.ONE); to.signum() >= 0; to = to.subtract(BigInteger.ONE))
            options.add(to(x, to));
        for (BigInteger down = BigInteger.ONE; down.compareTo(x.min(y)) <= 0; down = down.add(BigInteger.ONE))
            options.add(to(x.subtract(down), y.subtract(down)));
        return options;
    }

    @Override
    public long optionCount() {
        BigInteger count = x.add(y).add(x.min(y));
        return count.bitLength() < 63 ? count.longValueExact() : Long.MAX_VALUE;
    }

    /** Left, down, and both, each by a number. */
    @Override
    public Choices choices() {
        List<Choices.Span> spans = new ArrayList<>();
        BigInteger less = x.min(y);
        if (x.signum() > 0) spans.add(span("left", "", BigInteger.ZERO, x, column -> to(column, y)));
        if (y.signum() > 0) spans.add(span("down", x + ",", BigInteger.ZERO, y, row -> to(x, row)));
        if (less.signum() > 0)
            spans.add(span(
                    "both",
                    "",
                    x.subtract(less),
                    x,
                    column -> to(column, y.subtract(x).add(column))));
        return new Choices(List.of(), spans);
    }

    private static Choices.Span span(
            String way, String stem, BigInteger from, BigInteger end, Function<BigInteger, Option> to) {
        return new Choices.Span(
                List.of(way(way)),
                stem,
                Message.of(way.equals("down") ? "impartial.wythoff.ask-row" : "impartial.wythoff.ask-column"),
                from,
                end.subtract(BigInteger.ONE),
                to);
    }

    private static Part way(String way) {
        return new Part.Named(way, Message.of("impartial.wythoff." + way));
    }

    @Override
    public long listedCount() {
        return 0;
    }

    private Option to(BigInteger column, BigInteger row) {
        Option option = WythoffQueen.moveTo(column, row, new FarWythoffQueen(column, row));
        if (row.equals(y)) return option.with(way("left"), new Part.Amount(column));
        if (column.equals(x)) return option.with(way("down"), new Part.Amount(row));
        return option.with(way("both"), new Part.Amount(column));
    }

    /** The pair of the golden ratio with this square's difference. */
    @Override
    public Optional<Message> because(Convention convention, Progress progress) {
        return convention == Convention.NORMAL ? Optional.of(Wythoff.because(x, y)) : Optional.empty();
    }

    @Override
    public Message describe() {
        return Message.of("impartial.wythoff.of", x, y);
    }

    @Override
    public String print() {
        return "(" + x + ", " + y + ")";
    }

    @Override
    public Map<String, Object> facts() {
        return InOrder.of("x", x, "y", y);
    }
}
