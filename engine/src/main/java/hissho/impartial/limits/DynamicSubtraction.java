package hissho.impartial.limits;

import hissho.document.InOrder;
import hissho.impartial.Choices;
import hissho.impartial.Convention;
import hissho.impartial.Drawing;
import hissho.impartial.Option;
import hissho.impartial.Outcome;
import hissho.impartial.OutcomeGame;
import hissho.play.Part;
import hissho.play.Scene;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;

/**
 * One pile where a take is limited by the take before: at most a factor times as much, or by any other limit.
 *
 * <p>A state is N exactly if the limit allows the least winning take of the pile. For factor 1 that is the lowest set bit, for factor 2
 * (Fibonacci Nim) the smallest Zeckendorf part, otherwise it is tabulated.
 */
public record DynamicSubtraction(TakeLimits limits, long pile, long maxTake) implements OutcomeGame {

    @Override
    public Outcome outcome(Convention convention, Progress progress) {
        return limits.wins(pile, Math.min(maxTake, pile), convention, progress) ? Outcome.N : Outcome.P;
    }

    /** The smallest part of the pile, in powers of two or in Fibonacci numbers, beside what may be taken. */
    @Override
    public Optional<Message> because(Convention convention, Progress progress) {
        if (convention == Convention.MISERE
                || pile == 0
                || limits.factor().filter(f -> f <= 2).isEmpty()) return Optional.empty();
        BigInteger whole = BigInteger.valueOf(pile);
        boolean fibonacci = limits.factor().get() == 2;
        BigInteger least =
                fibonacci ? Zeckendorf.parts(whole).getLast() : BigInteger.ONE.shiftLeft(whole.getLowestSetBit());
        return Optional.of(Message.of(
                fibonacci ? "impartial.dynamic-subtraction.because2" : "impartial.dynamic-subtraction.because1",
                pile,
                least,
                Math.min(maxTake, pile)));
    }

    @Override
    public List<Option> winning(Convention convention, Progress progress) {
        return limits.winningTakes(pile, Math.min(maxTake, pile), convention, progress).stream()
                .map(this::take)
                .toList();
    }

    @Override
    public List<Option> options() {
        return LongStream.rangeClosed(1, Math.min(maxTake, pile))
                .mapToObj(this::take)
                .toList();
    }

    @Override
    public long optionCount() {
        return Math.min(maxTake, pile);
    }

    @Override
    public Choices choices() {
        return isDrawn() || pile == 0
                ? Choices.of(options())
                : Choices.of(Choices.Span.of(
                        new Part.Spot("pile"),
                        "",
                        Message.of("impartial.heap.ask-taken", pile),
                        1,
                        Math.min(maxTake, pile),
                        this::take));
    }

    @Override
    public long listedCount() {
        return isDrawn() ? optionCount() : 0;
    }

    private boolean isDrawn() {
        return Drawing.isDrawn(BigInteger.valueOf(pile));
    }

    private Option take(long taken) {
        return new Option(
                Long.toString(taken),
                new DynamicSubtraction(limits, pile - taken, limits.after(taken)),
                Message.of("impartial.heap.take", taken, pile - taken),
                InOrder.of("take", taken),
                isDrawn()
                        ? List.of(new Part.Spot(Long.toString(pile - taken)))
                        : List.of(new Part.Spot("pile"), new Part.Amount(BigInteger.valueOf(taken))));
    }

    @Override
    public Message describe() {
        return Message.of("impartial.dynamic-subtraction.of", pile, Math.min(maxTake, pile), limits.text());
    }

    @Override
    public String print() {
        return pile + " (≤" + Math.min(maxTake, pile) + ")";
    }

    @Override
    public Map<String, Object> facts() {
        return InOrder.of("pile", pile, "maxTake", maxTake);
    }

    @Override
    public Scene scene(Words words) {
        String text = words.say("impartial.dynamic-subtraction.scene", pile, Math.min(maxTake, pile));
        return new Scene(text, List.of(text), List.of(Drawing.pile(BigInteger.valueOf(pile))));
    }
}
