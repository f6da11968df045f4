package hissho.poker.model;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.number.Rational;
import hissho.poker.HandSet;
import hissho.poker.Steps;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Reads how often player II calls, as a list of {@code {from, to, call}}; hands that are not mentioned fold. */
final class CallingRule {

    private static final Field<Node> FROM = Field.required("from", Hands.ONE);
    private static final Field<Node> TO = Field.required("to", Hands.ONE);
    private static final Field<Node> CALL = Field.required("call", Hands.ONE);

    static final Shape<Node> SHAPE =
            Shape.listOf(Shape.fields(FROM, TO, CALL), 0, 2_000).by(node -> node);

    private CallingRule() {}

    private record Piece(Rational from, Rational to, Rational call) {}

    static Steps read(Node node, Map<String, Rational> letters) {
        List<Piece> pieces = new ArrayList<>();
        for (Node entry : node.list(0, 2_000)) {
            entry.only(java.util.Set.of("from", "to", "call"));
            Rational from = HandSet.hand(FROM.in(entry), letters);
            Rational to = HandSet.hand(TO.in(entry), letters);
            Rational call = HandSet.number(CALL.in(entry), letters);
            if (from.compareTo(to) > 0) throw entry.bad("poker.bad.interval", from, to);
            if (call.isNegative() || call.compareTo(Rational.ONE) > 0)
                throw entry.get("call").bad("poker.bad.chance", call);
            if (from.compareTo(to) < 0) pieces.add(new Piece(from, to, call));
        }
        pieces.sort(Comparator.comparing(Piece::from));
        List<Rational> cuts = new ArrayList<>(List.of(Rational.ZERO));
        List<Rational> values = new ArrayList<>();
        for (Piece piece : pieces) {
            int order = piece.from.compareTo(cuts.getLast());
            if (order < 0) throw node.bad("poker.bad.overlap", piece.from);
            if (order > 0) {
                cuts.add(piece.from);
                values.add(Rational.ZERO);
            }
            cuts.add(piece.to);
            values.add(piece.call);
        }
        if (cuts.getLast().compareTo(Rational.ONE) < 0) {
            cuts.add(Rational.ONE);
            values.add(Rational.ZERO);
        }
        return new Steps(cuts, values);
    }
}
