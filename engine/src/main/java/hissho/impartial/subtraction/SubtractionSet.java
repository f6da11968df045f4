package hissho.impartial.subtraction;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.impartial.rule.RuleExpression;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** What may be taken from a pile at once: a finite set, or one of the infinite ones the textbook names, or a condition. */
public sealed interface SubtractionSet {

    boolean contains(long number);

    /** Its members up to a bound, ascending. */
    LongStream upTo(long bound);

    /** At least as many as {@link #upTo} gives. */
    long countUpTo(long bound);

    /** The set as documents and reports write it. */
    String print();

    record Listed(List<Long> members) implements SubtractionSet {
        public Listed {
            members = List.copyOf(new TreeSet<>(members));
        }

        public int largest() {
            return members.isEmpty() ? 0 : Math.toIntExact(members.getLast());
        }

        /** The members as runs of neighbours, ascending. */
        List<Run> runs() {
            List<Run> runs = new ArrayList<>();
            for (long member : members) {
                Run last = runs.isEmpty() ? null : runs.getLast();
                if (last != null && last.to() + 1 == member) runs.set(runs.size() - 1, new Run(last.from(), member));
                else runs.add(new Run(member, member));
            }
            return runs;
        }

        @Override
        public boolean contains(long number) {
            return Collections.binarySearch(members, number) >= 0;
        }

        @Override
        public LongStream upTo(long bound) {
            return members.stream().mapToLong(m -> m).takeWhile(m -> m <= bound);
        }

        @Override
        public long countUpTo(long bound) {
            return members.size();
        }

        @Override
        public String print() {
            Stream<String> parts = members.size() <= MOST_WRITTEN_OUT
                    ? members.stream().map(Object::toString)
                    : runs().stream().map(Run::print);
            return parts.collect(Collectors.joining(",", "{", "}"));
        }

        /** So many members are written one by one; of more, runs are written by their ends. */
        private static final int MOST_WRITTEN_OUT = 12;
    }

    /** Neighbouring numbers from one to another. */
    record Run(long from, long to) {
        private String print() {
            return to - from < 3
                    ? LongStream.rangeClosed(from, to).mapToObj(Long::toString).collect(Collectors.joining(","))
                    : from + "," + (from + 1) + ",…," + to;
        }
    }

    record PowersOfTwo() implements SubtractionSet {
        @Override
        public boolean contains(long number) {
            return number > 0 && Long.bitCount(number) == 1;
        }

        @Override
        public LongStream upTo(long bound) {
            return LongStream.range(0, 62).map(e -> 1L << e).takeWhile(m -> m <= bound);
        }

        @Override
        public long countUpTo(long bound) {
            return 62;
        }

        @Override
        public String print() {
            return "{1,2,4,8,…}";
        }
    }

    record Squares() implements SubtractionSet {
        @Override
        public boolean contains(long number) {
            long root = BigInteger.valueOf(number).sqrt().longValueExact();
            return number > 0 && root * root == number;
        }

        @Override
        public LongStream upTo(long bound) {
            return LongStream.rangeClosed(
                            1, bound <= 0 ? 0 : BigInteger.valueOf(bound).sqrt().longValueExact())
                    .map(root -> root * root);
        }

        @Override
        public long countUpTo(long bound) {
            return bound <= 0 ? 0 : BigInteger.valueOf(bound).sqrt().longValueExact();
        }

        @Override
        public String print() {
            return "{1,4,9,16,…}";
        }
    }

    /** start, start + step, start + 2 step, and so on for ever. */
    record Arithmetic(long start, long step) implements SubtractionSet {
        @Override
        public boolean contains(long number) {
            return number >= start && (number - start) % step == 0;
        }

        @Override
        public LongStream upTo(long bound) {
            return bound < start
                    ? LongStream.empty()
                    : LongStream.rangeClosed(0, (bound - start) / step).map(i -> start + i * step);
        }

        @Override
        public long countUpTo(long bound) {
            return bound < start ? 0 : (bound - start) / step + 1;
        }

        @Override
        public String print() {
            return "{" + start + "," + (start + step) + "," + (start + 2 * step) + ",…}";
        }
    }

    /** All numbers that satisfy a condition in the rule language on c. */
    record Condition(RuleExpression rule) implements SubtractionSet {
        @Override
        public boolean contains(long number) {
            return number > 0 && rule.holds(Map.of("c", number));
        }

        @Override
        public LongStream upTo(long bound) {
            return LongStream.rangeClosed(1, bound).filter(this::contains);
        }

        @Override
        public long countUpTo(long bound) {
            return bound;
        }

        @Override
        public String print() {
            return "{c : " + rule.text() + "}";
        }
    }

    long LARGEST_MEMBER = 1_000_000;
    Field<Long> MIN = member("min");
    Field<Long> MAX = member("max");
    Field<Long> START = member("start");
    Field<Long> STEP = member("step");
    Field<RuleExpression> RULE = Field.optional("rule", RuleExpression.shape("c"));
    Field<String> SORT =
            Field.required("kind", Shape.choice("powersOfTwo", "squares", "range", "arithmetic", "predicate"));
    Shape<List<Long>> MEMBERS = Shape.listOf(Shape.whole(1, LARGEST_MEMBER), 0, 10_000);

    /** A list of numbers, or one of the infinite sets by {@code kind}. */
    Shape<SubtractionSet> SHAPE = Shape.either(MEMBERS, Shape.fields(SORT, MIN, MAX, START, STEP, RULE))
            .by(SubtractionSet::read);

    /** What may be taken, in a document. */
    Field<SubtractionSet> FIELD = Field.required("subtractionSet", SHAPE).asRule();

    /** Whether the whole pile may be taken too. */
    Field<Boolean> IMPATIENT = Field.optional("impatient", Shape.truth(), false).asRule();

    private static Field<Long> member(String name) {
        return Field.optional(name, Shape.whole(1, LARGEST_MEMBER));
    }

    private static SubtractionSet read(Node node) {
        if (node.isList()) return new Listed(MEMBERS.read(node));
        return switch (SORT.in(node)) {
            case "powersOfTwo" -> new PowersOfTwo();
            case "squares" -> new Squares();
            case "range" -> {
                long least = MIN.in(node);
                if (MAX.in(node) < least)
                    throw node.get("max").bad("core.bad.out-of-range", MAX.in(node), least, LARGEST_MEMBER);
                yield new Listed(
                        LongStream.rangeClosed(least, MAX.in(node)).boxed().toList());
            }
            case "arithmetic" -> new Arithmetic(START.in(node), STEP.in(node));
            default -> new Condition(RULE.in(node));
        };
    }
}
