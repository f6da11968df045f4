package hissho.bargaining;

import hissho.algebra.BadExpression;
import hissho.algebra.Expression;
import hissho.algebra.Polynomial;
import hissho.algebra.Radical;
import hissho.algebra.RationalFunction;
import hissho.algebra.RealRoot;
import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.number.Rational;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How documents write a feasible set: a polygon, an ellipse, or what lies between two curves. */
final class FeasibleReader {

    private static final Shape<?> CURVE = Shape.either(Shape.listOf(Shape.number(), 1, 13), Shape.text());

    static final Field<Node> SET = Field.optional(
            "feasibleSet",
            Shape.fields(
                            Field.required("type", Shape.choice("polygon", "ellipse", "region")),
                            Field.optional("vertices", Shape.listOf(CooperativeGame.CELL, 1, 500)),
                            Field.optional("center", CooperativeGame.CELL),
                            Field.optional("semiAxes", Shape.listOf(Shape.either(Shape.number(), Shape.text()), 2, 2)),
                            Field.optional("lower", CURVE),
                            Field.optional("upper", CURVE),
                            Field.optional("from", Shape.number()),
                            Field.optional("to", Shape.number()),
                            Field.optional("equation", Shape.text()))
                    .by(node -> node));

    /** A region as one says it: between two curves. */
    private static final Pattern BETWEEN = Pattern.compile("\\s*(.+?)\\s*(?:<=?|≤)\\s*y\\s*(?:<=?|≤)\\s*(.+?)\\s*");

    private FeasibleReader() {}

    static FeasibleSet read(Node node, Point threat) {
        node.only(Set.of("type", "vertices", "center", "semiAxes", "lower", "upper", "from", "to", "equation"));
        return switch (node.get("type").choice("polygon", "ellipse", "region")) {
            case "polygon" ->
                new FeasibleSet.Polygon(Hull.of(node.get("vertices").list(1, 500).stream()
                        .map(Point::read)
                        .toList()));
            case "ellipse" -> ellipse(node);
            default -> region(node, threat);
        };
    }

    private static FeasibleSet ellipse(Node node) {
        List<Node> axes = node.get("semiAxes").list(2, 2);
        return new FeasibleSet.Ellipse(Point.read(node.get("center")), square(axes.get(0)), square(axes.get(1)));
    }

    /** The square of a semiaxis, written as a number or as 2*sqrt(2). */
    private static Rational square(Node node) {
        try {
            Radical axis = Radical.parse(node.text());
            return axis.square()
                    .filter(square -> square.isPositive() && axis.at(Map.of()).signum() > 0)
                    .orElseThrow(() -> node.bad("bargaining.bad.axis", node.shown()));
        } catch (BadExpression | ArithmeticException e) {
            throw node.bad("bargaining.bad.axis", node.shown());
        }
    }

    /** The region around the threat: the curves meet on both sides, or the sides are given. */
    private static FeasibleSet region(Node node, Point threat) {
        Optional<Matcher> between = node.find("equation")
                .filter(_ -> !node.has("lower") && !node.has("upper"))
                .map(equation -> BETWEEN.matcher(equation.text()))
                .filter(Matcher::matches);
        RationalFunction lower =
                curve(between.map(curves -> written(node, curves.group(1))).orElseGet(() -> node.get("lower")));
        RationalFunction upper =
                curve(between.map(curves -> written(node, curves.group(2))).orElseGet(() -> node.get("upper")));
        RationalFunction height = upper.minus(lower);
        RealRoot from = null;
        RealRoot to = null;
        if (node.has("from")) from = RealRoot.of(node.get("from").rational());
        if (node.has("to")) to = RealRoot.of(node.get("to").rational());
        for (RealRoot root :
                height.isZero() ? List.<RealRoot>of() : height.numerator().realRoots()) {
            boolean left =
                    root.compareTo(threat.x()) < 0 || (root.compareTo(threat.x()) == 0 && rises(height, threat.x()));
            if (left && (from == null || root.compareTo(from) > 0)) from = root;
            if (!left && (to == null || root.compareTo(to) < 0)) to = root;
        }
        if (from == null || to == null || from.compareTo(to) >= 0) throw node.bad("bargaining.bad.unbounded");
        if (height.at(RealRoot.between(from, to))
                .filter(high -> high.signum() < 0)
                .isPresent()) throw node.bad("bargaining.bad.empty");
        FeasibleSet.Between set = new FeasibleSet.Between(lower, upper, from, to);
        if (!bends(upper, set, -1)) throw node.get("upper").bad("bargaining.bad.concave");
        if (!bends(lower, set, 1)) throw node.get("lower").bad("bargaining.bad.convex");
        return set;
    }

    private static Node written(Node set, String curve) {
        return new Node(set.get("equation").place(), curve);
    }

    private static boolean rises(RationalFunction height, Rational x) {
        return height.derivative().at(x).map(slope -> slope.isPositive()).orElse(false);
    }

    private static RationalFunction curve(Node node) {
        if (node.isList())
            return RationalFunction.of(
                    Polynomial.of(node.list(1, 13).stream().map(Node::rational).toArray(Rational[]::new)));
        try {
            return Expression.parse(node.text())
                    .rational("x")
                    .orElseThrow(() -> node.bad("bargaining.bad.curve", node.shown()));
        } catch (BadExpression e) {
            throw node.bad("bargaining.bad.curve", node.shown());
        }
    }

    /** Whether a curve without a pole in between bends one way throughout. */
    private static boolean bends(RationalFunction curve, FeasibleSet.Between set, int sign) {
        for (RealRoot pole : curve.denominator().isConstant()
                ? List.<RealRoot>of()
                : curve.denominator().realRoots())
            if (pole.compareTo(set.from()) >= 0 && pole.compareTo(set.to()) <= 0) return false;
        RationalFunction second = curve.derivative().derivative();
        if (second.isZero()) return true;
        List<RealRoot> marks = new java.util.ArrayList<>(List.of(set.from()));
        for (RealRoot root : second.numerator().realRoots())
            if (root.compareTo(set.from()) > 0 && root.compareTo(set.to()) < 0) marks.add(root);
        marks.add(set.to());
        for (int k = 0; k + 1 < marks.size(); k++)
            if (second.at(RealRoot.between(marks.get(k), marks.get(k + 1)))
                                    .orElseThrow()
                                    .signum()
                            * sign
                    < 0) return false;
        return true;
    }
}
