package hissho.impartial.board;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.impartial.Tuples;
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
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** What a learner asks about Wythoff's queen: values along a row, the lost squares of a board, the pairs by their numbers. */
sealed interface WythoffQuestion extends Inquiry.Asked {

    Shape<Integer> LABEL = Shape.whole(0, WythoffTable.LARGEST);
    Field<Integer> ROW = Field.optional("row", LABEL);
    Field<Integer> X_FROM = Field.optional("xFrom", LABEL, 0);
    Field<Integer> X_TO = Field.optional("xTo", LABEL);
    Field<Integer> SIZE = Field.optional("size", Shape.whole(0, 20_000));
    Field<Integer> COUNT = Field.optional("count", Shape.whole(0, 100_000));
    Field<BigInteger> K = Field.optional("k", WythoffKind.LARGE);

    static Kind<WythoffQuestion> kind() {
        return new Inquiry<>(
                new Listing("wythoff-pairs", "impartial", Chapter.IMPARTIAL),
                Shape.fields(K, COUNT, SIZE, ROW, X_FROM, X_TO),
                WythoffQuestion::read,
                List.of("pair", "pPairs", "pPositions", "sgValues"));
    }

    private static WythoffQuestion read(Node document) {
        if (ROW.isIn(document)) {
            int from = X_FROM.in(document);
            int to = X_TO.in(document);
            if (to < from) throw document.get("xTo").bad("core.bad.out-of-range", to, from, WythoffTable.LARGEST);
            return new Values(ROW.in(document), from, to);
        }
        if (SIZE.isIn(document)) return new Lost(SIZE.in(document));
        if (COUNT.isIn(document)) return new Pairs(COUNT.in(document));
        return new Pair(K.in(document));
    }

    /** The pairs up to a number, each beginning with the least number that is in no pair before it. */
    private static List<List<BigInteger>> pairs(int count, Progress progress) {
        Set<Integer> used = new HashSet<>();
        List<List<BigInteger>> pairs = new ArrayList<>();
        int least = 0;
        for (int k = 0; k < count; k++) {
            progress.check();
            while (used.contains(least)) least++;
            used.add(least);
            used.add(least + k);
            pairs.add(List.of(BigInteger.valueOf(least), BigInteger.valueOf(least + (long) k)));
        }
        return pairs;
    }

    /** The values of some squares of a row. */
    record Values(int row, int from, int to) implements WythoffQuestion {
        private static final int MOST_CHECKED = 300;

        private List<Integer> values(Progress progress) {
            WythoffTable table = new WythoffTable();
            return IntStream.rangeClosed(from, to)
                    .mapToObj(x -> table.value(x, row, progress))
                    .toList();
        }

        @Override
        public Facts answers(Progress progress) {
            return new Facts().put("sgValues", () -> values(progress));
        }

        @Override
        public String answerKey() {
            return "answer-values";
        }

        @Override
        public Certificate check(Progress progress) {
            if (Math.max(row, to) > MOST_CHECKED)
                return new Certificate.Unchecked(Message.of("impartial.certificate.too-large"));
            List<List<Integer>> again = WythoffTabulation.byMex(Math.max(row, to) + 1, progress);
            return new Certificate.Values(
                    values(progress).equals(again.get(row).subList(from, to + 1)),
                    Extent.everything(),
                    Message.of("impartial.wythoff.certificate-mex"),
                    InOrder.of("row", row, "xFrom", from, "sgValues", values(progress)));
        }
    }

    /** The lost squares of a board. */
    record Lost(int size) implements WythoffQuestion {
        private List<List<BigInteger>> squares() {
            List<List<BigInteger>> squares = new ArrayList<>();
            for (long k = 0; ; k++) {
                List<BigInteger> pair = Wythoff.pair(BigInteger.valueOf(k));
                if (pair.get(1).compareTo(BigInteger.valueOf(size)) >= 0) return squares;
                squares.add(pair);
                if (k > 0) squares.add(pair.reversed());
            }
        }

        @Override
        public Facts answers(Progress progress) {
            return new Facts().put("pPositions", Compare.SET, this::squares, Tuples::write);
        }

        @Override
        public String answerKey() {
            return "answer-lost";
        }

        @Override
        public Certificate check(Progress progress) {
            List<List<BigInteger>> again = new ArrayList<>();
            for (List<BigInteger> pair : pairs(size, progress))
                if (pair.get(1).compareTo(BigInteger.valueOf(size)) < 0) {
                    again.add(pair);
                    if (!pair.get(0).equals(pair.get(1))) again.add(pair.reversed());
                }
            return new Certificate.SecondWay(
                    again.equals(squares()),
                    Extent.everything(),
                    Message.of("impartial.wythoff.certificate-pairs"),
                    InOrder.of("size", size, "pPositions", again));
        }
    }

    /** The first pairs. */
    record Pairs(int count) implements WythoffQuestion {
        private static final int MOST_TOLD = 200;

        private List<List<BigInteger>> pairs() {
            return IntStream.range(0, count)
                    .mapToObj(k -> Wythoff.pair(BigInteger.valueOf(k)))
                    .toList();
        }

        @Override
        public Facts answers(Progress progress) {
            return new Facts().put("pPairs", Compare.EXACT, this::pairs, Tuples::write);
        }

        @Override
        public List<Block.Table> tables(Words words, Progress progress) {
            List<List<Block.Cell>> rows = new ArrayList<>();
            for (List<BigInteger> pair : pairs().subList(0, Math.min(count, MOST_TOLD)))
                rows.add(List.of(
                        Block.Cell.of(String.valueOf(rows.size())),
                        Block.Cell.of(pair.getFirst(), words),
                        Block.Cell.of(pair.getLast(), words)));
            return List.of(new Block.Table(
                    words.say("impartial.wythoff.pairs"), List.of("k", "⌊kφ⌋", "⌊kφ⌋ + k"), rows, true));
        }

        @Override
        public String answerKey() {
            return "answer-pairs";
        }

        @Override
        public Certificate check(Progress progress) {
            return new Certificate.SecondWay(
                    WythoffQuestion.pairs(count, progress).equals(pairs()),
                    Extent.everything(),
                    Message.of("impartial.wythoff.certificate-pairs"),
                    InOrder.of("pPairs", pairs()));
        }
    }

    /** The pair of one number. */
    record Pair(BigInteger k) implements WythoffQuestion {
        @Override
        public Facts answers(Progress progress) {
            return new Facts().put("pair", () -> Wythoff.pair(k));
        }

        @Override
        public Optional<Message> shortAnswer(Facts answers) {
            List<BigInteger> pair = Wythoff.pair(k);
            return Optional.of(Message.of("impartial.wythoff-pairs.answer-pair", k, pair.getFirst(), pair.getLast()));
        }

        /** The smaller number a satisfies a ≤ kφ < a + 1, which is an inequality between squares. */
        @Override
        public Certificate check(Progress progress) {
            List<BigInteger> pair = Wythoff.pair(k);
            BigInteger low = pair.get(0).shiftLeft(1).subtract(k);
            BigInteger high = low.add(BigInteger.TWO);
            BigInteger bound = k.multiply(k).multiply(BigInteger.valueOf(5));
            return new Certificate.SecondWay(
                    low.signum() >= 0
                            && low.multiply(low).compareTo(bound) <= 0
                            && high.multiply(high).compareTo(bound) > 0
                            && pair.get(1).equals(pair.get(0).add(k)),
                    Extent.everything(),
                    Message.of("impartial.wythoff.certificate-golden"),
                    InOrder.of("k", k, "pair", pair));
        }
    }
}
