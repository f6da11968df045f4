package hissho.duopoly;

import hissho.algebra.BadExpression;
import hissho.algebra.Expression;
import hissho.algebra.Polynomial;
import hissho.algebra.RealRoot;
import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.number.Rational;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** How documents write a market: the demand by its intercept or in pieces, the costs by one number or firm by firm. */
final class MarketReader {

    static final int MOST_FIRMS = 40;
    private static final int MOST_PIECES = 20;
    private static final int MOST_DEGREE = 6;

    static final Field<Rational> A = Field.optional("a", Shape.number());
    static final Field<Rational> C = Field.optional("c", Shape.number());
    static final Field<Rational> C1 = Field.optional("c1", Shape.number());
    static final Field<Rational> C2 = Field.optional("c2", Shape.number());
    static final Field<Rational> UNIT_COST = Field.optional("unitCost", Shape.number());
    static final Field<Rational> FIXED_COST = Field.optional("fixedCost", Shape.number(), Rational.ZERO);
    static final Field<Integer> FIRMS = Field.optional("firms", Shape.whole(1, MOST_FIRMS));
    static final Field<Node> COSTS = Field.optional(
            "costs",
            Shape.listOf(
                            Shape.either(
                                    Shape.fields(
                                            Field.required("unit", Shape.number()),
                                            Field.optional("fixed", Shape.number(), Rational.ZERO)),
                                    Shape.text()),
                            1,
                            MOST_FIRMS)
                    .by(node -> node));
    static final Field<List<Demand.Piece>> PIECES = Field.optional(
            "pricePieces",
            Shape.listOf(
                    Shape.fields(
                                    Field.required("from", Shape.number()),
                                    Field.optional("to", Shape.number()),
                                    Field.required("coefficients", Shape.listOf(Shape.number(), 1, MOST_DEGREE + 1)))
                            .by(MarketReader::piece),
                    1,
                    MOST_PIECES));

    private MarketReader() {}

    private static Demand.Piece piece(Node node) {
        node.only(Set.of("from", "to", "coefficients"));
        return new Demand.Piece(
                node.get("from").rational(),
                node.find("to").map(Node::rational),
                Polynomial.of(node.get("coefficients").list(1, MOST_DEGREE + 1).stream()
                        .map(Node::rational)
                        .toArray(Rational[]::new)));
    }

    /** A market of so many firms, or of as many as the document names. */
    static Market read(Node document, int usual) {
        Demand demand = demand(document);
        Market market = new Market(demand, firms(document, usual));
        Rational least =
                market.firms().stream().map(Firm::unit).min(Rational::compareTo).orElseThrow();
        if (demand.lastPrice().compareTo(least) > 0)
            throw document.bad("duopoly.bad.unbounded", demand.lastPrice(), least);
        if (demand.neverAbove(least).compareTo(Rational.ZERO) <= 0)
            throw document.bad("duopoly.bad.never", demand.price(Rational.ZERO), least);
        return market;
    }

    static Demand demand(Node document) {
        if (!PIECES.isIn(document)) {
            Rational a = A.in(document);
            if (!a.isPositive()) throw document.get("a").bad("duopoly.bad.positive");
            return Demand.linear(a);
        }
        Node place = document.get("pricePieces");
        List<Demand.Piece> pieces = PIECES.in(document);
        if (!pieces.getFirst().from().isZero()) throw place.bad("duopoly.bad.from-zero");
        for (int k = 0; k < pieces.size(); k++) {
            Demand.Piece piece = pieces.get(k);
            boolean last = k == pieces.size() - 1;
            if (piece.to().isEmpty() != last) throw place.bad("duopoly.bad.ends");
            if (last) break;
            Rational end = piece.to().orElseThrow();
            Demand.Piece next = pieces.get(k + 1);
            if (end.compareTo(piece.from()) <= 0 || !next.from().equals(end)) throw place.bad("duopoly.bad.ends");
            if (!next.price().at(end).equals(piece.price().at(end))) throw place.bad("duopoly.bad.jump", end);
        }
        return new Demand(cut(pieces, place));
    }

    /** The pieces up to where the price reaches zero, and zero from there on. */
    private static List<Demand.Piece> cut(List<Demand.Piece> pieces, Node place) {
        List<Demand.Piece> kept = new ArrayList<>();
        for (Demand.Piece piece : pieces) {
            for (Interval part : Interval.parts(piece.price(), piece.from(), piece.to())) {
                if (!piece.price().at(part.inside()).isNegative()) continue;
                RealRoot zero = part.low();
                if (!zero.isRational()) throw place.bad("duopoly.bad.irrational-zero", zero.decimal(6));
                if (zero.compareTo(piece.from()) > 0)
                    kept.add(new Demand.Piece(piece.from(), Optional.of(zero.rational()), piece.price()));
                kept.add(new Demand.Piece(zero.rational(), Optional.empty(), Polynomial.ZERO));
                return kept;
            }
            kept.add(piece);
        }
        if (!kept.getLast().price().isConstant()) throw place.bad("duopoly.bad.rises");
        return kept;
    }

    private static List<Firm> firms(Node document, int usual) {
        Rational fixed = FIXED_COST.in(document);
        if (fixed.isNegative()) throw document.get("fixedCost").bad("duopoly.bad.negative");
        List<Firm> firms = new ArrayList<>();
        if (COSTS.isIn(document)) {
            List<Node> costs = document.get("costs").list(1, MOST_FIRMS);
            List.of(UNIT_COST, FIXED_COST, C, C1, C2).stream()
                    .filter(field -> costs.stream().noneMatch(cost -> names(cost, field.name())))
                    .forEach(field -> refuse(field, document));
            for (Node cost : costs) firms.add(cost.isMap() ? firm(cost) : written(cost, document));
        } else if (C1.isIn(document) || C2.isIn(document)) {
            refuse(C, document);
            refuse(UNIT_COST, document);
            firms.add(new Firm(C1.in(document), fixed));
            firms.add(new Firm(C2.in(document), fixed));
        } else {
            Rational unit = UNIT_COST.find(document).orElseGet(() -> C.in(document));
            firms.addAll(Collections.nCopies(FIRMS.find(document).orElse(usual), new Firm(unit, fixed)));
        }
        int meant = FIRMS.find(document).orElse(firms.size());
        if (firms.size() != meant) throw document.get("firms").bad("duopoly.bad.firms", meant, firms.size());
        for (Firm firm : firms)
            if (firm.unit().isNegative() || firm.fixed().isNegative()) throw document.bad("duopoly.bad.negative-cost");
        return firms;
    }

    /** A cost that is given beside others that count. */
    private static void refuse(Field<Rational> field, Node document) {
        if (field.isIn(document) && !field.saysTheDefault(document))
            throw document.get(field.name()).bad("duopoly.bad.cost-twice");
    }

    /** Whether a cost is a formula with this letter in it. */
    private static boolean names(Node cost, String letter) {
        return !cost.isMap() && cost.text().matches(".*\\b" + letter + "\\b.*");
    }

    private static Firm firm(Node cost) {
        cost.only(Set.of("unit", "fixed"));
        return new Firm(
                cost.get("unit").rational(),
                cost.find("fixed").map(Node::rational).orElse(Rational.ZERO));
    }

    /** A cost written as a formula in one output, as 3y+1 or c1*q. */
    private static Firm written(Node cost, Node document) {
        try {
            Expression formula = Expression.parse(cost.text());
            Map<String, Rational> known = new HashMap<>();
            for (Field<Rational> field : List.of(A, C, C1, C2))
                field.find(document).ifPresent(x -> known.put(field.name(), x));
            List<String> open = formula.variables().stream()
                    .filter(name -> !known.containsKey(name))
                    .toList();
            if (open.size() > 1) throw cost.bad("duopoly.bad.cost", cost.shown());
            List<Rational> values = new ArrayList<>();
            for (int q = 0; q <= 3; q++) {
                for (String name : open) known.put(name, Rational.of(q));
                values.add(formula.at(known));
            }
            Rational unit = values.get(1).minus(values.get(0));
            for (int q = 1; q < 3; q++)
                if (!values.get(q + 1).minus(values.get(q)).equals(unit))
                    throw cost.bad("duopoly.bad.cost", cost.shown());
            return new Firm(unit, values.getFirst());
        } catch (BadExpression | ArithmeticException e) {
            throw cost.bad("duopoly.bad.cost", cost.shown());
        }
    }
}
