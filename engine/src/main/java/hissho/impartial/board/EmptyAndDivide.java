package hissho.impartial.board;

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
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Empty and Divide: one box is emptied and the content of the other divided between both, neither staying empty. It is a P-position
 * exactly if both boxes are odd: two odd numbers are never the parts of an odd one, and an even number has odd parts.
 */
record EmptyAndDivide(long first, long second) implements OutcomeGame {

    static final long MOST = 4_000_000_000_000_000_000L;
    static final int MOST_LISTED = 100_000;

    /** The largest box for which misère play is decided. */
    static final int MOST_MISERE = 400;

    @Override
    public Outcome outcome(Convention convention, Progress progress) {
        if (convention == Convention.MISERE) return misereP() ? Outcome.P : Outcome.N;
        return first % 2 == 1 && second % 2 == 1 ? Outcome.P : Outcome.N;
    }

    /** In misère play the end (1,1) is N, so what only leads there, (1,2), (2,1) and (2,2), is P; by search beyond. */
    private boolean misereP() {
        return MisereBoxes.ALL.isP((int) first, (int) second);
    }

    @Override
    public List<Option> winning(Convention convention, Progress progress) {
        if (convention == Convention.MISERE) return OutcomeGame.super.winning(convention, progress);
        List<Option> options = new ArrayList<>();
        for (boolean emptyFirst : new boolean[] {true, false}) {
            long content = emptyFirst ? second : first;
            if (content % 2 == 0)
                for (long a = 1; a < content && options.size() < MOST_LISTED; a += 2)
                    options.add(move(emptyFirst, a, content - a));
        }
        return options;
    }

    @Override
    public Optional<BigInteger> winningCount(Convention convention) {
        return convention == Convention.NORMAL ? Optional.of(BigInteger.valueOf(winningCount())) : Optional.empty();
    }

    /** How many moves win in normal play, listed or not: every division of an even content into odd parts. */
    long winningCount() {
        return (first % 2 == 0 ? first / 2 : 0) + (second % 2 == 0 ? second / 2 : 0);
    }

    @Override
    public List<Option> options() {
        List<Option> options = new ArrayList<>();
        for (boolean emptyFirst : new boolean[] {true, false}) {
            long content = emptyFirst ? second : first;
            for (long a = 1; a < content; a++) options.add(move(emptyFirst, a, content - a));
        }
        return options;
    }

    @Override
    public long optionCount() {
        return first - 1 + second - 1;
    }

    @Override
    public Choices choices() {
        List<Option> listed = new ArrayList<>();
        List<Choices.Span> spans = new ArrayList<>();
        for (boolean emptyFirst : new boolean[] {true, false}) {
            long content = emptyFirst ? second : first;
            if (content < 2) continue;
            if (isDrawn(content)) for (long a = 1; a < content; a++) listed.add(move(emptyFirst, a, content - a));
            else
                spans.add(Choices.Span.of(
                        divided(emptyFirst),
                        emptyFirst ? "1:" : "2:",
                        Message.of(
                                emptyFirst
                                        ? "impartial.empty-and-divide.ask-first"
                                        : "impartial.empty-and-divide.ask-second",
                                content),
                        1,
                        content - 1,
                        a -> move(emptyFirst, a, content - a)));
        }
        return new Choices(listed, spans);
    }

    @Override
    public long listedCount() {
        return (isDrawn(first) ? first : 0) + (isDrawn(second) ? second : 0);
    }

    private static boolean isDrawn(long content) {
        return Drawing.isDrawn(BigInteger.valueOf(content));
    }

    /** The box whose content is divided. */
    private static Part divided(boolean emptyFirst) {
        return new Part.Spot(emptyFirst ? "2:pile" : "1:pile");
    }

    private List<Part> parts(boolean emptyFirst, long a) {
        if (isDrawn(emptyFirst ? second : first)) return List.of(new Part.Spot((emptyFirst ? "2:" : "1:") + a));
        return List.of(divided(emptyFirst), new Part.Amount(BigInteger.valueOf(a)));
    }

    private Option move(boolean emptyFirst, long a, long b) {
        return new Option(
                (emptyFirst ? "1:" : "2:") + a + "+" + b,
                new EmptyAndDivide(a, b),
                Message.of(emptyFirst ? "impartial.empty-and-divide.first" : "impartial.empty-and-divide.second", a, b),
                InOrder.of("empty", emptyFirst ? "first" : "second", "into", List.of(a, b)),
                parts(emptyFirst, a));
    }

    @Override
    public Optional<Message> because(Convention convention, Progress progress) {
        return convention == Convention.NORMAL
                ? Optional.of(Message.of(
                        first % 2 == 1 && second % 2 == 1
                                ? "impartial.empty-and-divide.both-odd"
                                : "impartial.empty-and-divide.not-both-odd"))
                : Optional.empty();
    }

    @Override
    public Message describe() {
        return Message.of("impartial.empty-and-divide.of", first, second);
    }

    @Override
    public String print() {
        return "(" + first + ", " + second + ")";
    }

    @Override
    public Map<String, Object> facts() {
        return InOrder.of("m", first, "n", second);
    }

    @Override
    public Scene scene(Words words) {
        Scene boxes = Drawing.together(Stream.of(first, second)
                .map(BigInteger::valueOf)
                .map(size -> Scene.of(Drawing.chips(size), Drawing.pile(size)))
                .toList());
        return new Scene(print(), List.of(), boxes.boards());
    }

    /** Outcomes of misère play for all small boxes. */
    private static final class MisereBoxes {
        static final MisereBoxes ALL = new MisereBoxes(MOST_MISERE);

        private final boolean[][] p;

        MisereBoxes(int size) {
            p = new boolean[size + 1][size + 1];
            boolean[] reachesP = new boolean[size + 1];
            // dividing a content leads only to boxes smaller than it, so boxes are decided by the larger one
            for (int larger = 1; larger <= size; larger++) {
                for (int a = 1; a < larger; a++) if (p[a][larger - a]) reachesP[larger] = true;
                for (int smaller = 1; smaller <= larger; smaller++) {
                    boolean wins = larger == 1 || reachesP[larger] || reachesP[smaller];
                    p[larger][smaller] = !wins;
                    p[smaller][larger] = !wins;
                }
            }
        }

        boolean isP(int a, int b) {
            return p[a][b];
        }
    }
}
