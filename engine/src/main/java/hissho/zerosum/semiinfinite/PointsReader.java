package hissho.zerosum.semiinfinite;

import hissho.algebra.BadExpression;
import hissho.algebra.Expression;
import hissho.algebra.RationalFunction;
import hissho.algebra.RealRoot;
import hissho.document.BadDocument;
import hissho.document.Node;
import hissho.number.Rational;
import hissho.zerosum.countable.Infimum;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads strategies written as pairs of formulas with their range: "(j, 6/j), j=1,2,...", "(y^2,(1-y)^2), 0<=y<=1",
 * "(2,0) and (1/j, 1), j=1,2,...".
 */
final class PointsReader {

    private static final int MOST_LISTED = 2_000;
    private static final String NUMBER = "(-?\\d+(?:/\\d+|\\.\\d+)?)";
    private static final Pattern FROM =
            Pattern.compile("(\\p{L}\\w*)\\s*(?:=\\s*(\\d+)\\s*,\\s*\\d+\\s*,\\s*(?:\\.{2,3}|…)|(?:>=|≥)\\s*(\\d+))");
    private static final Pattern LISTED =
            Pattern.compile("(\\p{L}\\w*)\\s*=\\s*(\\d+)\\s*(?:,\\s*\\d+\\s*)*,?\\s*(?:\\.{2,3}|…)\\s*,?\\s*(\\d+)");
    private static final Pattern BETWEEN =
            Pattern.compile(NUMBER + "\\s*(<=|≤|<)\\s*(\\p{L}\\w*)\\s*(<=|≤|<)\\s*" + NUMBER);

    private final Node place;
    private final String text;
    private int at;

    private PointsReader(Node place) {
        this.place = place;
        this.text = place.text();
    }

    /** The strategies a text describes. */
    static List<Points> read(Node text) {
        return new PointsReader(text).all();
    }

    private List<Points> all() {
        List<Points> points = new ArrayList<>();
        List<List<Expression>> waiting = new ArrayList<>();
        while (true) {
            skip(" \t,;、");
            if (text.startsWith("and", at)) at += 3;
            skip(" \t,;、");
            if (at >= text.length()) break;
            if (text.charAt(at) == '(') waiting.add(pair());
            else points.addAll(ranged(waiting));
        }
        for (List<Expression> pair : waiting) points.add(single(pair));
        if (points.isEmpty()) throw bad();
        return points;
    }

    /** A pair in brackets, split at its comma of depth one. */
    private List<Expression> pair() {
        int depth = 0;
        int comma = -1;
        int start = at;
        for (; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == '(') depth++;
            if (c == ')' && --depth == 0) break;
            if (c == ',' && depth == 1) {
                if (comma >= 0) throw bad();
                comma = at;
            }
        }
        if (depth != 0 || comma < 0) throw bad();
        List<Expression> pair =
                List.of(formula(text.substring(start + 1, comma)), formula(text.substring(comma + 1, at)));
        at++;
        return pair;
    }

    private Expression formula(String part) {
        try {
            return Expression.parse(part);
        } catch (BadExpression e) {
            throw place.bad("parametric.bad.formula", part.strip(), e.position());
        }
    }

    /** The range that follows some pairs: it belongs to those that use its variable, the others are single strategies. */
    private List<Points> ranged(List<List<Expression>> pairs) {
        String rest = text.substring(at);
        List<Points> points = new ArrayList<>();
        Matcher listed = LISTED.matcher(rest);
        Matcher from = FROM.matcher(rest);
        Matcher between = BETWEEN.matcher(rest);
        if (listed.lookingAt()) {
            at += listed.end();
            int first = Integer.parseInt(listed.group(2));
            int last = Integer.parseInt(listed.group(3));
            if (last - first > MOST_LISTED) throw bad();
            for (List<Expression> pair : pairs)
                if (!uses(pair, listed.group(1))) points.add(single(pair));
                else for (int n = first; n <= last; n++) points.add(at(pair, listed.group(1), n));
        } else if (from.lookingAt()) {
            at += from.end();
            BigInteger first = new BigInteger(from.group(2) != null ? from.group(2) : from.group(3));
            for (List<Expression> pair : pairs)
                points.add(uses(pair, from.group(1)) ? sequence(pair, from.group(1), first) : single(pair));
        } else if (between.lookingAt()) {
            at += between.end();
            Rational low = Rational.read(between.group(1)).orElseThrow(this::bad);
            Rational high = Rational.read(between.group(5)).orElseThrow(this::bad);
            boolean lowOpen = between.group(2).equals("<");
            boolean highOpen = between.group(4).equals("<");
            for (List<Expression> pair : pairs)
                points.add(
                        uses(pair, between.group(3))
                                ? curve(pair, between.group(3), low, high, lowOpen, highOpen)
                                : single(pair));
        } else throw bad();
        pairs.clear();
        return points;
    }

    private static boolean uses(List<Expression> pair, String variable) {
        return pair.stream().anyMatch(e -> e.variables().contains(variable));
    }

    private Points single(List<Expression> pair) {
        if (pair.stream().anyMatch(e -> !e.variables().equals(Set.of())))
            throw place.bad("semiinfinite.bad.no-range", text);
        return new Points.Single(value(pair.get(0), Map.of()), value(pair.get(1), Map.of()));
    }

    private Points at(List<Expression> pair, String variable, int n) {
        Map<String, Rational> values = Map.of(variable, Rational.of(n));
        return new Points.Single(value(pair.get(0), values), value(pair.get(1), values));
    }

    private Rational value(Expression e, Map<String, Rational> values) {
        try {
            return e.at(values);
        } catch (ArithmeticException x) {
            throw place.bad("semiinfinite.bad.undefined", text);
        }
    }

    private Points sequence(List<Expression> pair, String variable, BigInteger from) {
        RationalFunction x = function(pair.get(0), variable);
        RationalFunction z = function(pair.get(1), variable);
        if (Infimum.hasWholeRoot(x.denominator(), from) || Infimum.hasWholeRoot(z.denominator(), from))
            throw place.bad("semiinfinite.bad.undefined", text);
        return new Points.Sequence(x, z, variable, from);
    }

    private Points curve(
            List<Expression> pair, String variable, Rational low, Rational high, boolean lowOpen, boolean highOpen) {
        if (low.compareTo(high) >= 0) throw place.bad("semiinfinite.bad.range", text);
        RationalFunction x = function(pair.get(0), variable);
        RationalFunction z = function(pair.get(1), variable);
        for (RealRoot pole : x.denominator().times(z.denominator()).realRoots()) {
            boolean leftOut = (lowOpen && pole.compareTo(low) == 0) || (highOpen && pole.compareTo(high) == 0);
            if (pole.compareTo(low) >= 0 && pole.compareTo(high) <= 0 && !leftOut)
                throw place.bad("semiinfinite.bad.undefined", text);
        }
        return new Points.Curve(x, z, variable, low, high, lowOpen, highOpen);
    }

    private RationalFunction function(Expression e, String variable) {
        Optional<RationalFunction> f = e.rational(variable);
        return f.orElseThrow(() -> place.bad("semiinfinite.bad.not-rational", text));
    }

    private void skip(String characters) {
        while (at < text.length() && characters.indexOf(text.charAt(at)) >= 0) at++;
    }

    private BadDocument bad() {
        return place.bad("semiinfinite.bad.points", place.shown());
    }
}
