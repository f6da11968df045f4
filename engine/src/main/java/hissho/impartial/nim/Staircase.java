package hissho.impartial.nim;

import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Shape;
import hissho.impartial.Choices;
import hissho.impartial.Component;
import hissho.impartial.Convention;
import hissho.impartial.Drawing;
import hissho.impartial.GrundyValue;
import hissho.impartial.Option;
import hissho.impartial.heap.Piles;
import hissho.play.Part;
import hissho.play.Scene;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Staircase Nim: coins on steps 1, 2, …; a move takes any positive number of coins one step down, and coins on the ground are out. The
 * value is the nim-sum of the odd steps: a move from an even step can be undone by taking the same coins one step further (Sprague).
 */
public record Staircase(List<Long> steps) implements Component {

    /** The coins on steps 1, 2, …, as documents hold them. */
    public static final Field<List<Long>> STEPS = Field.required(
                    "steps", Shape.listOf(Shape.whole(0, Piles.MOST_CHIPS / 1000), 1, Piles.MOST_PILES))
            .looksLike("piles");

    public Staircase {
        steps = List.copyOf(steps);
    }

    private long on(int step) {
        return steps.get(step - 1);
    }

    long oddSum() {
        long sum = 0;
        for (int step = 1; step <= steps.size(); step += 2) sum ^= on(step);
        return sum;
    }

    @Override
    public GrundyValue value(Progress progress) {
        return GrundyValue.of(oddSum());
    }

    @Override
    public Optional<Message> because(Convention convention, Progress progress) {
        List<Long> odd = IntStream.range(0, steps.size())
                .filter(i -> i % 2 == 0)
                .mapToObj(steps::get)
                .toList();
        return convention == Convention.NORMAL
                ? Optional.of(Message.of("impartial.staircase-nim.because", odd, oddSum()))
                : Optional.empty();
    }

    @Override
    public List<Option> options() {
        List<Option> options = new ArrayList<>();
        for (int step = 1; step <= steps.size(); step++)
            for (long coins = 1; coins <= on(step); coins++) options.add(move(step, coins));
        return options;
    }

    @Override
    public long optionCount() {
        return steps.stream().mapToLong(s -> s).reduce(0, (a, b) -> a + b < 0 ? Long.MAX_VALUE : a + b);
    }

    /** One move at most per step reaches a value: it lowers an odd step, or fills one from above, to the right size. */
    @Override
    public List<Option> optionsTo(GrundyValue target, Progress progress) {
        List<Option> options = new ArrayList<>();
        if (target.finite().isEmpty() || target.finite().get().bitLength() > 62) return options;
        long change = oddSum() ^ target.finite().get().longValueExact();
        for (int step = 1; step <= steps.size(); step++) {
            long coins = step % 2 == 1 ? on(step) - (on(step) ^ change) : (on(step - 1) ^ change) - on(step - 1);
            if (coins > 0 && coins <= on(step)) options.add(move(step, coins));
        }
        return options;
    }

    @Override
    public Choices choices() {
        List<Option> listed = new ArrayList<>();
        List<Choices.Span> spans = new ArrayList<>();
        for (int step = 1; step <= steps.size(); step++) {
            int from = step;
            if (isDrawn(step)) for (long coins = 1; coins <= on(step); coins++) listed.add(move(step, coins));
            else if (on(step) > 0)
                spans.add(Choices.Span.of(
                        new Part.Spot(step + ":pile"),
                        step + ":",
                        Message.of("impartial.staircase-nim.ask", step, on(step)),
                        1,
                        on(step),
                        coins -> move(from, coins)));
        }
        return new Choices(listed, spans);
    }

    @Override
    public long listedCount() {
        return IntStream.rangeClosed(1, steps.size())
                .filter(this::isDrawn)
                .mapToLong(this::on)
                .sum();
    }

    private boolean isDrawn(int step) {
        return Drawing.isDrawn(BigInteger.valueOf(on(step)));
    }

    private Option move(int step, long coins) {
        List<Long> after = new ArrayList<>(steps);
        after.set(step - 1, on(step) - coins);
        if (step > 1) after.set(step - 2, on(step - 1) + coins);
        return new Option(
                step + ":" + coins,
                new Staircase(after),
                Message.of("impartial.staircase-nim.move", coins, step, step - 1),
                InOrder.of("step", step, "coins", coins),
                isDrawn(step)
                        ? List.of(new Part.Spot(step + ":" + (on(step) - coins)))
                        : List.of(new Part.Spot(step + ":pile"), new Part.Amount(BigInteger.valueOf(coins))));
    }

    @Override
    public Message describe() {
        return Message.of("impartial.staircase-nim.of", print());
    }

    @Override
    public String print() {
        return steps.stream().map(Object::toString).collect(Collectors.joining(", "));
    }

    @Override
    public Map<String, Object> facts() {
        return InOrder.of("steps", steps);
    }

    @Override
    public Scene scene(Words words) {
        Scene piles = Drawing.together(steps.stream()
                .map(BigInteger::valueOf)
                .map(size -> Scene.of(size.toString(), Drawing.pile(size)))
                .toList());
        return new Scene(piles.text().replace("\n", "   "), List.of(), piles.boards());
    }
}
