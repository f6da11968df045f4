package hissho.stochastic.guess;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A line of the table of Guess it!: one hand has a size, the other is any number. Formulas are known where the opponent has no card
 * (1), where the mover has none (1/(n+1)), and for the mixtures where the mover has one: the opponent then calls as often as the mover wins.
 */
record GuessLine(Optional<Integer> own, Optional<Integer> other) implements Inquiry.Asked {

    /** How many values a sentence holds. */
    private static final int SHOWN = 11;

    private static final Field<Optional<Integer>> OWN = hand("m");
    private static final Field<Optional<Integer>> OTHER = hand("n");

    private static Field<Optional<Integer>> hand(String letter) {
        return Field.required(
                letter,
                Shape.either(Shape.whole(0, GuessRange.LARGEST), Shape.choice(letter))
                        .by(node -> node.value() instanceof String text && text.equals(letter)
                                ? Optional.empty()
                                : Optional.of(node.whole(0, GuessRange.LARGEST))));
    }

    static Kind<?> kind() {
        return new Inquiry<>(
                new Listing("guess-it-line", "stochastic", Chapter.RECURSIVE),
                Shape.fields(OWN, OTHER),
                GuessLine::read,
                List.of("values", "value", "bluffProbability", "callProbability"));
    }

    private static GuessLine read(Node node) {
        GuessLine line = new GuessLine(OWN.in(node), OTHER.in(node));
        if (line.own.isPresent() == line.other.isPresent()) throw node.bad("stochastic.bad.one-letter");
        return line;
    }

    private GuessIt at(int size) {
        return new GuessIt(own.orElse(size), other.orElse(size));
    }

    private List<GuessIt> line() {
        return IntStream.rangeClosed(0, GuessRange.LARGEST).mapToObj(this::at).toList();
    }

    @Override
    public Facts answers(Progress progress) {
        GuessTable table = GuessTable.of(line(), progress);
        Facts facts = new Facts().put("values", GuessLine::asFarAsAsked, () -> values(table), (words, values) -> {
            Map<String, Object> shown = new LinkedHashMap<>();
            values.entrySet().stream().limit(SHOWN).forEach(e -> shown.put(e.getKey(), words.brief(e.getValue())));
            return words.write(shown) + (values.size() > SHOWN ? ", …" : "");
        });
        if (other.equals(Optional.of(0)) || own.equals(Optional.of(0)))
            facts.put("value", () -> formula(table::value, progress));
        if (own.equals(Optional.of(1)))
            facts.put("bluffProbability", () -> formula(at -> table.stage(at).bluff(), progress))
                    .put("callProbability", () -> {
                        if (open().allMatch(at -> table.stage(at).call().equals(table.value(at)))) return "V[1,n]";
                        throw new NotAnswered(Message.of("core.not-answered", "callProbability"));
                    });
        return facts;
    }

    /** The positions of the line where there is something to ask for, or all where there is none. */
    private Stream<GuessIt> open() {
        boolean some = line().stream().anyMatch(GuessIt::isOpen);
        return line().stream().filter(at -> at.isOpen() || !some);
    }

    /** The formula c or 1/(n+c) that every position of the line obeys. */
    private String formula(Function<GuessIt, Rational> value, Progress progress) {
        List<GuessIt> line = open().toList();
        Rational first = value.apply(line.getFirst());
        Rational shift = first.inverse().minus(size(line.getFirst()));
        boolean same = true;
        boolean falls = true;
        for (GuessIt at : line) {
            progress.check();
            same &= value.apply(at).equals(first);
            falls &= value.apply(at).times(shift.plus(size(at))).equals(Rational.ONE);
        }
        if (same) return first.toString();
        if (falls && shift.isWhole()) return "1/(n+" + shift + ")";
        throw new NotAnswered(Message.of("core.not-answered", "value"));
    }

    private int size(GuessIt at) {
        return own.isPresent() ? at.other() : at.own();
    }

    private Map<String, Rational> values(GuessTable table) {
        Map<String, Rational> values = new LinkedHashMap<>();
        for (int size = 0; size <= GuessRange.LARGEST; size++)
            values.put(Integer.toString(size), table.value(at(size)));
        return values;
    }

    /** Somebody else may have gone less far. */
    private static boolean asFarAsAsked(@Nullable Object answered, @Nullable Object expected) {
        return answered instanceof Map<?, ?> a
                && expected instanceof Map<?, ?> e
                && e.keySet().stream().allMatch(k -> a.containsKey(k) && Compare.EXACT.agree(a.get(k), e.get(k)));
    }

    /** The values are proved position by position; the formulas follow from the boundary and the stage, and are compared with the table. */
    @Override
    public Certificate check(Progress progress) {
        GuessTable table = GuessTable.of(line(), progress);
        boolean holds = true;
        for (GuessIt each : table.values().keySet()) {
            progress.check();
            holds &= GuessCertificate.holds(table, each);
        }
        for (GuessIt at : line()) {
            if (at.own() == 1 && at.isOpen())
                holds &= table.stage(at).bluff().equals(Rational.of(1, at.other() + 2L))
                        && table.stage(at).call().equals(table.value(at));
        }
        return new Certificate.ClosedForm(
                "guess-it",
                holds,
                new Extent.Part(Message.of("stochastic.guess.line.part", GuessRange.LARGEST)),
                Message.of("stochastic.guess.line.certificate", GuessRange.LARGEST),
                InOrder.of("to", GuessRange.LARGEST));
    }
}
