package hissho.coalition.question;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Facts;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A number written with factorials and binomials, as counts of orders and coalitions are. */
record Counting(String formula, Rational value) implements Inquiry.Asked {

    private static final Field<String> FORMULA = Field.required("formula", Shape.text());

    static Kind<?> kind() {
        return new Inquiry<>(
                new Listing("counting", "value", Chapter.COALITION),
                Shape.fields(FORMULA),
                Counting::read,
                List.of("value"));
    }

    private static Counting read(Node document) {
        Node formula = document.get("formula");
        try {
            return new Counting(formula.text(), Arithmetic.value(formula.text(), Map.of()));
        } catch (IllegalArgumentException | ArithmeticException e) {
            throw formula.bad("value.bad.formula", String.valueOf(e.getMessage()));
        }
    }

    @Override
    public Facts answers(Progress progress) {
        return new Facts().put("value", () -> value);
    }

    /** The formula is read a second time and worked out modulo two large primes; where both remainders agree, the value is put beside it. */
    @Override
    public Certificate check(Progress progress) {
        boolean agrees = Stream.of(ModularFormula.FIRST, ModularFormula.SECOND)
                .allMatch(prime -> ModularFormula.agrees(formula, value, prime));
        return new Certificate.SecondWay(
                agrees,
                new Extent.Part(Message.of("value.certificate.counting-part")),
                Message.of("value.certificate.counting"),
                Map.of("value", value));
    }
}
