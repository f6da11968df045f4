package hissho.impartial.limits;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.impartial.heap.Piles;
import hissho.impartial.nim.NimPile;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.words.Message;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/** Sums of Fibonacci numbers no two of which are neighbours: the parts of one number, or how many such sums the numbers of a range have. */
public sealed interface ZeckendorfQuestion extends Inquiry.Asked {

    Field<BigInteger> NUMBER = Field.optional("n", NimPile.SIZE);
    Field<Long> FROM = Field.optional("from", Shape.whole(1, Piles.MOST_CHIPS), 1L);
    Field<Long> TO = Field.optional("to", Shape.whole(1, Piles.MOST_CHIPS));
    long LONGEST = 100_000;

    static Kind<?> kind() {
        return new Inquiry<ZeckendorfQuestion>(
                new Listing("zeckendorf", "impartial", Chapter.IMPARTIAL),
                Shape.fields(NUMBER, FROM, TO),
                ZeckendorfQuestion::read,
                List.of("parts", "representations", "unique", "nonExample", "representationsEach"));
    }

    private static ZeckendorfQuestion read(Node document) {
        if (!TO.isIn(document)) {
            BigInteger number = NUMBER.in(document);
            if (number.signum() == 0) throw document.get("n").bad("core.bad.out-of-range", 0, 1, "2^4096");
            return new One(number);
        }
        long from = FROM.in(document);
        long to = TO.in(document);
        if (to < from || to - from > LONGEST)
            throw document.get("to").bad("core.bad.out-of-range", to, from, from + LONGEST);
        return new Range(from, to);
    }

    /** One number. */
    record One(BigInteger number) implements ZeckendorfQuestion {
        private static final int MOST_NAMED = 8;

        @Override
        public Facts answers(Progress progress) {
            return new Facts()
                    .put("parts", () -> Zeckendorf.parts(number))
                    .put("representations", () -> Zeckendorf.representations(number))
                    .put("unique", () -> Zeckendorf.representations(number).equals(BigInteger.ONE))
                    .put("nonExample", Compare.accepted(this::isNone), () -> List.of(number, BigInteger.ZERO));
        }

        /** The number and its parts, the middle ones left out where there are many. */
        @Override
        public Optional<Message> shortAnswer(Facts answers) {
            List<BigInteger> parts = Zeckendorf.parts(number);
            List<String> shown = new ArrayList<>(parts.stream()
                    .limit(parts.size() > MOST_NAMED ? MOST_NAMED / 2 : MOST_NAMED)
                    .map(BigInteger::toString)
                    .toList());
            if (parts.size() > MOST_NAMED)
                shown.addAll(List.of("…", parts.getLast().toString()));
            return Optional.of(Message.of("impartial.zeckendorf.answer-parts", number, String.join(" + ", shown)));
        }

        /** That some numbers are not the representation is an answer to a question, nothing to tell unasked. */
        @Override
        public boolean tells(String fact) {
            return !fact.equals("nonExample");
        }

        /** Whether these numbers are not the representation. */
        private boolean isNone(@Nullable Object proposed) {
            return proposed instanceof List<?> parts
                    && !Zeckendorf.represents(
                            parts.stream()
                                    .map(part -> new BigInteger(String.valueOf(part)))
                                    .toList(),
                            number);
        }

        /** The parts are Fibonacci numbers, no two neighbours, and add up. */
        @Override
        public Certificate check(Progress progress) {
            List<BigInteger> parts = Zeckendorf.parts(number);
            List<BigInteger> fibonacci = Zeckendorf.upTo(number);
            boolean holds =
                    parts.stream().reduce(BigInteger.ZERO, BigInteger::add).equals(number);
            for (int i = 0; i < parts.size(); i++) {
                int place = fibonacci.indexOf(parts.get(i));
                holds &= place >= 0 && (i == 0 || fibonacci.indexOf(parts.get(i - 1)) - place >= 2);
            }
            return new Certificate.SecondWay(
                    holds,
                    Extent.everything(),
                    Message.of("impartial.zeckendorf.certificate"),
                    InOrder.of("number", number, "parts", parts));
        }
    }

    /** All numbers of a range. */
    record Range(long from, long to) implements ZeckendorfQuestion {
        private static final int MOST_SHOWN = 60;
        private static final long MOST_SUMMED = 1_000_000;

        @Override
        public Optional<Message> shortAnswer(Facts answers) {
            return Optional.of(Message.of(
                    "impartial.zeckendorf.answer-range", from, to, answers.get("representationsEach", Object.class)));
        }

        /** The sums themselves, the first of them where there are many. */
        @Override
        public List<Block.Table> tables(Words words, Progress progress) {
            long last = Math.min(to, from + MOST_SHOWN - 1);
            return List.of(new Block.Table(
                    words.say("impartial.zeckendorf.table", from, last),
                    List.of("n", words.say("impartial.fact.parts")),
                    LongStream.rangeClosed(from, last)
                            .mapToObj(n -> List.of(Block.Cell.of((Object) n, words), sum(n)))
                            .toList(),
                    true));
        }

        private static Block.Cell sum(long number) {
            return Block.Cell.of(Zeckendorf.parts(BigInteger.valueOf(number)).stream()
                    .map(BigInteger::toString)
                    .collect(Collectors.joining(" + ")));
        }

        /** All sums of Fibonacci numbers without neighbours are formed, and every number of the range is counted among them. */
        @Override
        public Certificate check(Progress progress) {
            if (to > MOST_SUMMED) return new Certificate.Unchecked(Message.of("impartial.certificate.too-large"));
            int[] counts = new int[(int) (to - from) + 1];
            List<BigInteger> fibonacci = Zeckendorf.upTo(BigInteger.valueOf(to));
            count(
                    fibonacci.stream()
                            .mapToLong(BigInteger::longValueExact)
                            .sorted()
                            .toArray(),
                    fibonacci.size(),
                    0,
                    counts);
            int[] found = Arrays.stream(counts).distinct().toArray();
            Object each =
                    found.length == 1 ? found[0] : Arrays.stream(found).boxed().toList();
            return new Certificate.SecondWay(
                    Compare.EXACT.agree(answers(progress).get("representationsEach", Object.class), each),
                    Extent.everything(),
                    Message.of("impartial.zeckendorf.certificate-range", counts.length),
                    InOrder.of("from", from, "to", to, "representationsEach", each));
        }

        private void count(long[] fibonacci, int below, long sum, int[] counts) {
            if (sum >= from) counts[(int) (sum - from)]++;
            for (int next = 0; next < below && sum + fibonacci[next] <= to; next++)
                count(fibonacci, Math.max(0, next - 1), sum + fibonacci[next], counts);
        }

        @Override
        public Facts answers(Progress progress) {
            return new Facts().put("representationsEach", () -> {
                List<BigInteger> counts = LongStream.rangeClosed(from, to)
                        .peek(n -> progress.check())
                        .mapToObj(n -> Zeckendorf.representations(BigInteger.valueOf(n)))
                        .distinct()
                        .toList();
                return counts.size() == 1 ? counts.getFirst() : counts;
            });
        }
    }
}
