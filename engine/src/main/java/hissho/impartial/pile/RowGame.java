package hissho.impartial.pile;

import hissho.impartial.Component;
import hissho.impartial.Drawing;
import hissho.impartial.GrundyValue;
import hissho.impartial.MisereSearch;
import hissho.impartial.Option;
import hissho.impartial.Outcome;
import hissho.impartial.Sum;
import hissho.impartial.heap.Heap;
import hissho.impartial.heap.HeapGame;
import hissho.impartial.octal.OctalGames;
import hissho.play.Part;
import hissho.play.Scene;
import hissho.progress.Progress;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A row of places, some of them gone, whose runs of remaining places are heaps: Kayles with its pins, and Dawson's chess played by
 * marking squares. Places count from 1.
 *
 * @param style what the places are and what a move does to them
 * @param length how many places the row has
 * @param gone the places where a pin is down, or a mark stands or forbids one
 * @param marks the marked squares, to be drawn
 */
public record RowGame(Style style, HeapGame heaps, int length, BitSet gone, BitSet marks) implements Component {

    /** Pins are knocked down singly or two neighbours at a time; squares are marked, which closes their neighbours too. */
    public enum Style {
        PINS,
        MARKS
    }

    static RowGame pins(int pins, List<Integer> missing) {
        BitSet gone = new BitSet();
        missing.forEach(gone::set);
        return new RowGame(Style.PINS, OctalGames.named("kayles"), pins, gone, gone);
    }

    static RowGame squares(int squares, List<Integer> marks) {
        BitSet gone = new BitSet();
        BitSet marked = new BitSet();
        for (int mark : marks) {
            marked.set(mark);
            gone.set(Math.max(1, mark - 1), Math.min(squares, mark + 1) + 1);
        }
        return new RowGame(Style.MARKS, OctalGames.named("dawson-chess"), squares, gone, marked);
    }

    /** The lengths of the runs of places still there, from the left. */
    public List<Long> runs() {
        List<Long> runs = new ArrayList<>();
        long run = 0;
        for (int place = 1; place <= length + 1; place++)
            if (place <= length && !gone.get(place)) run++;
            else if (run > 0) {
                runs.add(run);
                run = 0;
            }
        return runs;
    }

    /** The runs as a sum of heaps. */
    public Sum heapSum() {
        return Heap.sum(heaps, runs());
    }

    @Override
    public GrundyValue value(Progress progress) {
        return heapSum().value(progress);
    }

    @Override
    public Optional<Message> worths(Progress progress) {
        Sum sum = heapSum();
        return Optional.of(Message.of(
                        "impartial.why.runs",
                        runs(),
                        sum.values(progress).stream().map(GrundyValue::toString).toList(),
                        sum.value(progress).toString()))
                .filter(said -> runs().size() > 1);
    }

    @Override
    public List<Option> options() {
        List<Option> options = new ArrayList<>();
        for (int place = 1; place <= length; place++) {
            if (gone.get(place)) continue;
            options.add(style == Style.PINS ? knock(place, place) : mark(place));
            if (style == Style.PINS && place < length && !gone.get(place + 1)) options.add(knock(place, place + 1));
        }
        return options;
    }

    @Override
    public Outcome misere(Progress progress) {
        return heapSum().misere(progress);
    }

    @Override
    public List<Option> misereWinning(Progress progress) {
        MisereSearch search = new MisereSearch(progress);
        return options().stream()
                .filter(option -> search.outcome(((RowGame) option.after()).heapSum()) == Outcome.P)
                .toList();
    }

    @Override
    public Object key() {
        return heapSum().key();
    }

    private Option knock(int first, int last) {
        BitSet after = (BitSet) gone.clone();
        after.set(first, last + 1);
        boolean two = last > first;
        return new Option(
                two ? first + "," + last : Integer.toString(first),
                new RowGame(style, heaps, length, after, after),
                two ? Message.of("impartial.kayles.two", first, last) : Message.of("impartial.kayles.one", first),
                Map.of("pins", two ? List.of(first, last) : List.of(first)),
                IntStream.rangeClosed(first, last)
                        .<Part>mapToObj(place -> new Part.Spot(Integer.toString(place)))
                        .toList());
    }

    private Option mark(int square) {
        BitSet after = (BitSet) gone.clone();
        after.set(Math.max(1, square - 1), Math.min(length, square + 1) + 1);
        BitSet marked = (BitSet) marks.clone();
        marked.set(square);
        return Option.spot(
                Integer.toString(square),
                new RowGame(style, heaps, length, after, marked),
                Message.of("impartial.dawson-chess.mark", square),
                Map.of("square", square));
    }

    @Override
    public Message describe() {
        return Message.of(style == Style.PINS ? "impartial.kayles.row" : "impartial.dawson-chess.row", length, print());
    }

    @Override
    public String print() {
        return IntStream.rangeClosed(1, length)
                .mapToObj(place -> gone.get(place)
                        ? marks.get(place) && style == Style.MARKS ? "X" : "."
                        : style == Style.PINS ? "|" : "_")
                .collect(Collectors.joining());
    }

    @Override
    public Map<Tone, Message> legend() {
        return Map.of(Tone.MUTED, Message.of(style == Style.PINS ? "impartial.legend.down" : "impartial.legend.taken"));
    }

    @Override
    public Scene scene(Words words) {
        List<Figure.Square> squares = IntStream.rangeClosed(1, length)
                .mapToObj(place -> gone.get(place)
                        ? new Figure.Square(marks.get(place) && style == Style.MARKS ? "X" : "", Tone.MUTED)
                        : new Figure.Square(style == Style.PINS ? "|" : "", Tone.PLAIN))
                .toList();
        List<String> heads =
                IntStream.rangeClosed(1, length).mapToObj(Integer::toString).toList();
        return Scene.of(print() + "\n" + ruler(), Drawing.strip(heads, squares, heads));
    }

    /** The numbers 1, 5, 10, 15, … below their places. */
    private String ruler() {
        StringBuilder ruler = new StringBuilder();
        for (int place = 1; place <= length; place++)
            if (place == 1 || place % 5 == 0)
                ruler.append(" ".repeat(place - 1 - ruler.length())).append(place);
        return ruler.toString();
    }
}
