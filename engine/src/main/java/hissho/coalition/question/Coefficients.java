package hissho.coalition.question;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.coalition.value.Sensitivity;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.words.Message;
import java.math.BigInteger;
import java.util.List;

/** How the Shapley value depends on the worth of one coalition: its coefficients for members and for outsiders. */
record Coefficients(int players, int size) implements Inquiry.Asked {

    private static final Field<Integer> PLAYERS = Field.required("players", Shape.whole(1, 1_000));
    private static final Field<Integer> SIZE = Field.required("TSize", Shape.whole(1, 1_000));

    static Kind<?> kind() {
        return new Inquiry<>(
                new Listing("shapley-coefficients", "value", Chapter.COALITION),
                Shape.fields(PLAYERS, SIZE),
                Coefficients::read,
                List.of("member", "outsider", "formulaMember", "formulaOutsider"));
    }

    private static Coefficients read(Node document) {
        int players = PLAYERS.in(document);
        return new Coefficients(players, document.get("TSize").whole(1, players));
    }

    @Override
    public Facts answers(Progress progress) {
        Rational member = Sensitivity.member(players, size);
        Facts facts = new Facts().put("member", () -> member);
        if (size < players) facts.put("outsider", () -> Sensitivity.outsider(players, size));
        return facts.put("formulaMember", formula(0), () -> "(t-1)!(n-t)!/n!")
                .put("formulaOutsider", formula(1), () -> "-t!(n-t-1)!/n!");
    }

    /** A formula in t and n is right if it has the right value for all small t and n. */
    private static Compare formula(int outside) {
        return Compare.accepted(claim -> {
            if (!(claim instanceof String text)) return false;
            for (int n = 2; n <= 9; n++)
                for (int t = 1; t + outside <= n; t++) {
                    Rational right = outside == 0 ? Sensitivity.member(n, t) : Sensitivity.outsider(n, t);
                    if (!Arithmetic.value(text, java.util.Map.of("n", Rational.of(n), "t", Rational.of(t)))
                            .equals(right)) return false;
                }
            return true;
        });
    }

    /** Of all orders, those in which the coalition comes first with the player at its end, or just before him. */
    @Override
    public Certificate check(Progress progress) {
        BigInteger orders = BigInteger.ONE; // n! / ((t-1)! (n-t)!) = t C(n, t)
        for (int k = 0; k < size; k++)
            orders = orders.multiply(BigInteger.valueOf(players - k)).divide(BigInteger.valueOf(k + 1));
        Rational member = Rational.of(BigInteger.ONE, orders.multiply(BigInteger.valueOf(size)));
        return new Certificate.SecondWay(
                true, Extent.everything(), Message.of("value.certificate.coefficients"), InOrder.of("member", member));
    }
}
