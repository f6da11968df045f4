package hissho.impartial.hackenbush;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.impartial.Convention;
import hissho.impartial.Rederivation;
import hissho.impartial.RederivedTable;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** What a learner asks about green pictures on the way to solving one: components by value, the colon principle, cycles. */
sealed interface GreenQuestion extends Inquiry.Asked {

    Shape<BigInteger> SIZE = Shape.whole(0L, Long.MAX_VALUE).by(node -> {
        BigInteger number = node.whole();
        if (number.signum() < 0) throw node.bad("core.bad.out-of-range", number, 0, "∞");
        return number;
    });

    static List<Kind<?>> kinds() {
        return List.of(
                inquiry("green-components", Shape.fields(Components.VALUES), Components::read, "sg", "class", "target"),
                inquiry(
                        "colon-principle",
                        Shape.fields(
                                Branched.BRANCHES, Branched.TRUNK, Glued.BASE, Glued.AT, Glued.FIRST, Glued.SECOND),
                        document -> Branched.BRANCHES.isIn(document) ? Branched.read(document) : Glued.read(document),
                        "length",
                        "stalk",
                        "firstValue",
                        "secondValue",
                        "withFirst",
                        "withSecond",
                        "sumValue",
                        "sumClass"),
                inquiry("fusion-principle", Shape.fields(Cycles.FROM, Cycles.TO), Cycles::read, "sgByLength"));
    }

    private static Kind<GreenQuestion> inquiry(
            String name,
            Shape.Fields document,
            java.util.function.Function<Node, GreenQuestion> reader,
            String... facts) {
        return new Inquiry<>(new Listing(name, "hackenbush", Chapter.IMPARTIAL), document, reader, List.of(facts));
    }

    /** Components of which only the values are known. */
    record Components(List<BigInteger> values) implements GreenQuestion {
        static final Field<List<BigInteger>> VALUES = Field.required("componentSg", Shape.listOf(SIZE, 0, 10_000));

        static GreenQuestion read(Node document) {
            return new Components(VALUES.in(document));
        }

        /** A component that can be cut down so that nothing is left in the sum. */
        private record Lowering(int component, BigInteger from, BigInteger to) {
            Map<String, Object> asData() {
                return InOrder.of("component", component, "from", from, "to", to);
            }

            String told(Words words) {
                return words.say("hackenbush.green-components.lowering", component + 1, from, to);
            }
        }

        private List<Lowering> lowering(BigInteger sum) {
            List<Lowering> lowering = new ArrayList<>();
            for (int i = 0; i < values.size(); i++) {
                BigInteger to = values.get(i).xor(sum);
                if (to.compareTo(values.get(i)) < 0) lowering.add(new Lowering(i, values.get(i), to));
            }
            return lowering;
        }

        @Override
        public Facts answers(Progress progress) {
            BigInteger sum = values.stream().reduce(BigInteger.ZERO, BigInteger::xor);
            Facts facts = new Facts()
                    .put("sg", () -> sum)
                    .<String>put(
                            "class",
                            Compare.EXACT,
                            () -> sum.signum() == 0 ? "P" : "N",
                            (words, c) -> words.say("impartial.class." + c));
            List<Lowering> lowering = lowering(sum);
            return lowering.size() == 1
                    ? facts.put(
                            "target",
                            Compare.EXACT,
                            lowering.getFirst()::asData,
                            (words, _) -> lowering.getFirst().told(words))
                    : facts;
        }

        @Override
        public Optional<Message> shortAnswer(Facts answers) {
            BigInteger sum = values.stream().reduce(BigInteger.ZERO, BigInteger::xor);
            return Optional.of(lowering(sum).stream()
                    .findFirst()
                    .map(l -> Message.of(
                            "hackenbush.green-components.answer-win", sum, l.component() + 1, l.from(), l.to()))
                    .orElseGet(() -> Message.of("hackenbush.green-components.answer-loss")));
        }

        /** The ones in every column of base 2 are counted; what is left odd is the sum, and lowering the target makes all even. */
        @Override
        public Certificate check(Progress progress) {
            BigInteger sum = values.stream().reduce(BigInteger.ZERO, BigInteger::xor);
            int bits = values.stream().mapToInt(BigInteger::bitLength).max().orElse(0);
            boolean holds = true;
            for (int bit = 0; bit < bits; bit++) {
                progress.check();
                int column = bit;
                long ones = values.stream().filter(v -> v.testBit(column)).count();
                holds &= sum.testBit(bit) == (ones % 2 == 1);
            }
            return new Certificate.SecondWay(
                            holds && (sum.signum() == 0) == lowering(sum).isEmpty(),
                            Extent.everything(),
                            Message.of("hackenbush.certificate.columns"),
                            InOrder.of(
                                    "componentSg",
                                    values,
                                    "value",
                                    sum,
                                    "lowering",
                                    lowering(sum).stream().map(Lowering::asData).toList()))
                    .calling(Map.of("sg", "value"));
        }
    }

    /** Stalks that meet at the top of a trunk. */
    record Branched(List<BigInteger> branches, BigInteger trunk) implements GreenQuestion {
        private static final int MOST_PLAYED = 16;
        static final Field<List<BigInteger>> BRANCHES = Field.optional("branches", Shape.listOf(SIZE, 0, 10_000));
        static final Field<BigInteger> TRUNK = Field.optional("trunk", SIZE, BigInteger.ZERO);

        static GreenQuestion read(Node document) {
            return new Branched(BRANCHES.in(document), TRUNK.in(document));
        }

        @Override
        public String answerKey() {
            return trunk.signum() == 0 ? "answer-branch" : "answer-branches";
        }

        private BigInteger length() {
            return branches.stream().reduce(BigInteger.ZERO, BigInteger::xor);
        }

        @Override
        public Facts answers(Progress progress) {
            return new Facts().put("length", this::length).put("stalk", () -> trunk.add(length()));
        }

        /** A small picture is played out: it is worth as much as the stalk. */
        @Override
        public Certificate check(Progress progress) {
            BigInteger total = branches.stream().reduce(trunk, BigInteger::add);
            if (total.compareTo(BigInteger.valueOf(MOST_PLAYED)) > 0)
                return new Certificate.Unchecked(Message.of("hackenbush.certificate.green-large", MOST_PLAYED));
            Optional<Integer> worth = new Rederivation(Convention.NORMAL, progress).worth(picture());
            return worth.<Certificate>map(value -> new Certificate.SecondWay(
                            trunk.add(length()).equals(BigInteger.valueOf(value)),
                            Extent.everything(),
                            Message.of("hackenbush.certificate.played"),
                            InOrder.of("branches", branches, "trunk", trunk, "stalk", value)))
                    .orElseGet(() ->
                            new Certificate.Unchecked(Message.of("hackenbush.certificate.green-large", MOST_PLAYED)));
        }

        private GreenPicture picture() {
            List<Long> from = new ArrayList<>();
            long top = 0;
            for (int i = 0; i < trunk.intValueExact(); i++) {
                from.add(top);
                top = from.size();
            }
            for (BigInteger branch : branches)
                for (int i = 0; i < branch.intValueExact(); i++) from.add(i == 0 ? top : (long) from.size());
            return GreenPicture.of(Picture.of(
                    0,
                    from.stream().mapToLong(Long::longValue).toArray(),
                    LongStream.rangeClosed(1, from.size()).toArray()));
        }
    }

    /** Two pieces, each glued to the same vertex of a picture in turn. */
    record Glued(Picture base, Picture withFirst, Picture withSecond, Picture first, Picture second)
            implements GreenQuestion {
        private static final int MOST_EDGES = 1_000_000;
        private static final Field<PictureReader.Ends> EDGES = Field.required("edges", PictureReader.edges(MOST_EDGES));
        static final Field<Picture> BASE = Field.optional(
                "base",
                Shape.fields(EDGES, PictureReader.GROUND)
                        .as(node -> EDGES.in(node).picture(PictureReader.GROUND.in(node))));
        static final Field<Long> AT = Field.optional("at", PictureReader.VERTEX);
        static final Field<PictureReader.Ends> FIRST = Field.optional("first", PictureReader.edges(MOST_EDGES));
        static final Field<PictureReader.Ends> SECOND = Field.optional("second", PictureReader.edges(MOST_EDGES));

        static GreenQuestion read(Node document) {
            Picture base = BASE.in(document);
            Picture first = FIRST.in(document).picture(0);
            Picture second = SECOND.in(document).picture(0);
            long at = AT.in(document);
            return new Glued(base, base.glued(at, first), base.glued(at, second), first, second);
        }

        private static int worth(Picture picture) {
            return GreenPicture.of(picture).worth();
        }

        @Override
        public Facts answers(Progress progress) {
            return new Facts()
                    .put("firstValue", () -> worth(first))
                    .put("secondValue", () -> worth(second))
                    .put("withFirst", () -> worth(withFirst))
                    .put("withSecond", () -> worth(withSecond))
                    .put("sumValue", () -> worth(withFirst) ^ worth(withSecond))
                    .put("sumClass", () -> worth(withFirst) == worth(withSecond) ? "P" : "N");
        }

        @Override
        public String answerKey() {
            return worth(withFirst) == worth(withSecond) ? "answer-same" : "answer-other";
        }

        /** All four pictures are played out from the rules where they are small. */
        @Override
        public Certificate check(Progress progress) {
            Map<String, Picture> pictures = new LinkedHashMap<>();
            pictures.put("firstValue", first);
            pictures.put("secondValue", second);
            pictures.put("withFirst", withFirst);
            pictures.put("withSecond", withSecond);
            return RederivedTable.of(
                    pictures.entrySet().stream()
                            .map(p -> new RederivedTable.Entry(
                                    p.getKey(), GreenPicture.of(p.getValue()), worth(p.getValue())))
                            .toList(),
                    Convention.NORMAL,
                    progress);
        }
    }

    /** Cycles of several lengths through the ground. */
    record Cycles(int from, int to) implements GreenQuestion {
        private static final int LONGEST = 5_000;
        static final Field<Integer> FROM = Field.required("from", Shape.whole(1, LONGEST));
        static final Field<Integer> TO = Field.required("to", Shape.whole(1, LONGEST));

        static GreenQuestion read(Node document) {
            int from = FROM.in(document);
            int to = TO.in(document);
            if (to < from) throw document.get("to").bad("core.bad.out-of-range", to, from, LONGEST);
            return new Cycles(from, to);
        }

        private static RederivedTable.Entry entry(int length, Progress progress) {
            progress.check();
            GreenPicture cycle = cycle(length);
            return new RederivedTable.Entry(String.valueOf(length), cycle, cycle.worth());
        }

        private static GreenPicture cycle(int length) {
            return GreenPicture.of(Picture.of(
                    0,
                    LongStream.range(0, length).toArray(),
                    LongStream.range(0, length).map(i -> (i + 1) % length).toArray()));
        }

        @Override
        public Facts answers(Progress progress) {
            return new Facts().put("sgByLength", () -> {
                Map<String, Integer> values = new LinkedHashMap<>();
                for (int length = from; length <= to; length++) {
                    progress.check();
                    values.put(String.valueOf(length), cycle(length).worth());
                }
                return values;
            });
        }

        @Override
        public Certificate check(Progress progress) {
            return RederivedTable.of(
                            IntStream.rangeClosed(from, to)
                                    .mapToObj(length -> entry(length, progress))
                                    .toList(),
                            Convention.NORMAL,
                            progress)
                    .calling(Map.of("sgByLength", "table"));
        }
    }
}
