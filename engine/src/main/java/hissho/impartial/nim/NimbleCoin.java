package hissho.impartial.nim;

import hissho.document.InOrder;
import hissho.impartial.Choices;
import hissho.impartial.Component;
import hissho.impartial.Drawing;
import hissho.impartial.Family;
import hissho.impartial.GrundyValue;
import hissho.impartial.Option;
import hissho.impartial.Sum;
import hissho.play.Board;
import hissho.play.Part;
import hissho.play.Place;
import hissho.play.Scene;
import hissho.progress.Progress;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A coin of Nimble on a square of the strip 0, 1, 2, …: it moves to any square further left, so it is a Nim pile of that size. */
record NimbleCoin(BigInteger square) implements Component {

    private static final Part COIN = new Part.Spot("coin");

    static Sum sum(List<BigInteger> squares) {
        return new Sum(squares.stream().<Component>map(NimbleCoin::new).toList());
    }

    private NimPile pile() {
        return new NimPile(square);
    }

    @Override
    public GrundyValue value(Progress progress) {
        return pile().value(progress);
    }

    @Override
    public List<Option> options() {
        return pile().options().stream().map(this::slide).toList();
    }

    @Override
    public long optionCount() {
        return pile().optionCount();
    }

    @Override
    public List<Option> optionsTo(GrundyValue target, Progress progress) {
        return pile().optionsTo(target, progress).stream().map(this::slide).toList();
    }

    @Override
    public Optional<BigInteger> nimPile(Progress progress) {
        return Optional.of(square);
    }

    private boolean isNear() {
        return square.compareTo(BigInteger.valueOf(Strip.MOST_WIDTH)) <= 0;
    }

    private static Part target(BigInteger to) {
        return new Part.Named("to" + to, Message.of("impartial.nimble.square", to));
    }

    @Override
    public Choices choices() {
        return isNear()
                ? Choices.of(options())
                : Choices.of(new Choices.Span(
                        List.of(COIN),
                        "",
                        Message.of("impartial.nimble.ask", square),
                        BigInteger.ZERO,
                        square.subtract(BigInteger.ONE),
                        to -> slide(pile().lowered(to))));
    }

    @Override
    public long listedCount() {
        return isNear() ? optionCount() : 0;
    }

    /** What taking chips from the pile is for the coin. */
    private Option slide(Option lowered) {
        BigInteger to = ((NimPile) lowered.after()).size();
        return new Option(
                lowered.notation(),
                new NimbleCoin(to),
                Message.of("impartial.nimble.move", square, to),
                InOrder.of("from", square, "to", List.of(to)),
                List.of(COIN, isNear() ? target(to) : new Part.Amount(to)));
    }

    @Override
    public Message describe() {
        return Message.of("impartial.nimble.coin", square);
    }

    @Override
    public Optional<Family> family() {
        return Optional.of(Strip.NIMBLE);
    }

    @Override
    public String print() {
        return square.toString();
    }

    @Override
    public Map<String, Object> facts() {
        return InOrder.of("game", "nimble", "coin", square);
    }

    @Override
    public Scene scene(Words words) {
        return Strip.drawn(List.of(square), coin -> "coin", words);
    }

    /** The strip of squares with all its coins on it. */
    enum Strip implements Family {
        NIMBLE;

        private static final int MOST_WIDTH = 76;

        @Override
        public Message describe(List<Component> members) {
            return Message.of("impartial.nimble.coins", Family.list(members));
        }

        @Override
        public Message move(int number, Component moved, Option option) {
            return Message.of(
                    "impartial.nimble.move-coin",
                    number,
                    moved.print(),
                    option.after().print());
        }

        @Override
        public Scene scene(List<Component> members, Words words) {
            return drawn(
                    members.stream()
                            .filter(NimbleCoin.class::isInstance)
                            .map(member -> ((NimbleCoin) member).square())
                            .toList(),
                    number -> number + ":coin",
                    words);
        }

        /** Coins are told apart, and the squares they go to are the same for all. */
        @Override
        public Part part(int number, Part part) {
            return part instanceof Part.Named ? part : Family.super.part(number, part);
        }

        /**
         * The numbers of the coins piled up on their squares, in the figure with room for one more above; coins too far out for a
         * strip are listed.
         */
        static Scene drawn(List<BigInteger> squares, IntFunction<String> parts, Words words) {
            BigInteger last = squares.stream().reduce(BigInteger.ONE, BigInteger::max);
            int cell = 1
                    + Math.max(
                            Integer.toString(squares.size()).length(),
                            last.toString().length());
            if (last.bitLength() > 30 || (last.longValueExact() + 1) * cell > MOST_WIDTH)
                return listed(squares, parts, words);
            List<List<String>> stacks = new ArrayList<>();
            for (int square = 0; square <= last.intValueExact(); square++) stacks.add(new ArrayList<>());
            for (int i = 0; i < squares.size(); i++)
                stacks.get(squares.get(i).intValueExact()).add(Integer.toString(i + 1));
            List<String> heads = IntStream.range(0, stacks.size())
                    .mapToObj(Integer::toString)
                    .toList();
            int tall = stacks.stream().mapToInt(List::size).max().orElse(0);
            List<String> lines = new ArrayList<>();
            List<List<Figure.Square>> rows = new ArrayList<>();
            Map<Place, String> places = new LinkedHashMap<>();
            for (int level = tall; level >= 0; level--) {
                int at = level;
                places.putAll(Drawing.row(
                        tall - level,
                        IntStream.range(0, stacks.size())
                                .mapToObj(square -> at < stacks.get(square).size()
                                        ? parts.apply(Integer.parseInt(
                                                stacks.get(square).get(at)))
                                        : "to" + square)
                                .toList()));
                List<String> row = stacks.stream()
                        .map(stack -> at < stack.size() ? stack.get(at) : "")
                        .toList();
                if (level < tall) lines.add(line(row, cell));
                rows.add(row.stream()
                        .map(text -> new Figure.Square(text, Tone.PLAIN))
                        .toList());
            }
            lines.add(line(heads, cell));
            return Scene.of(String.join("\n", lines), new Board(new Figure.Grid(List.of(), heads, rows), places));
        }

        private static String line(List<String> cells, int width) {
            return cells.stream()
                    .map(text -> " ".repeat(width - text.length()) + text)
                    .collect(Collectors.joining())
                    .stripTrailing();
        }

        private static Scene listed(List<BigInteger> squares, IntFunction<String> parts, Words words) {
            List<String> lines = IntStream.range(0, squares.size())
                    .mapToObj(i -> words.say("impartial.nimble.at", i + 1, squares.get(i)))
                    .toList();
            Map<Place, String> places = new LinkedHashMap<>();
            for (int i = 0; i < squares.size(); i++) places.put(new Place.Cell(i, 0), parts.apply(i + 1));
            Figure.Grid grid = new Figure.Grid(
                    List.of(),
                    List.of(),
                    lines.stream()
                            .map(line -> List.of(new Figure.Square(line, Tone.PLAIN)))
                            .toList());
            return Scene.of(String.join("\n", lines), new Board(grid, places));
        }
    }
}
