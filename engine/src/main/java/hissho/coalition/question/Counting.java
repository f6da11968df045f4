package hissho.coalition.question;

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
import java.util.List;
import java.util.Map;

/** A number written with factorials and binomials, as counts of orders and coalitions are. */
record Counting(Rational value) implements Inquiry.Asked {

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
            return new Counting(Arithmetic.value(formula.text(), Map.of()));
        } catch (IllegalArgumentException | ArithmeticException e) {
            throw formula.bad("value.bad.formula", String.valueOf(e.getMessage()));
        }
    }

    @Override
    public Facts answers(Progress progress) {
        return new Facts().put("value", () -> value);
    }
}
