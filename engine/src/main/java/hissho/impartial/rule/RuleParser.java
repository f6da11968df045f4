package hissho.impartial.rule;

import hissho.impartial.rule.RuleExpression.Term;
import hissho.impartial.subtraction.SubtractionSet;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Recursive descent over the rule language; each method reads one level of binding, loosest first. */
final class RuleParser {

    /** Something else was expected at this place. */
    static final class Unexpected extends RuntimeException {
        final int at;

        Unexpected(int at) {
            super("unexpected at " + at);
            this.at = at;
        }
    }

    private static final int DEEPEST = 60;

    private final String text;
    private final List<String> names;
    private int at = 0;
    private int depth = 0;

    RuleParser(String text, List<String> names) {
        this.text = text;
        this.names = names;
    }

    Term whole() {
        Term term = or();
        skip();
        if (at < text.length()) throw new Unexpected(at);
        return term;
    }

    private Term or() {
        Term left = and();
        while (word("or")) {
            Term first = left;
            Term second = and();
            left = n -> first.value(n) != 0 || second.value(n) != 0 ? 1 : 0;
        }
        return left;
    }

    private Term and() {
        Term left = not();
        while (word("and")) {
            Term first = left;
            Term second = not();
            left = n -> first.value(n) != 0 && second.value(n) != 0 ? 1 : 0;
        }
        return left;
    }

    private Term not() {
        if (!word("not")) return comparison();
        Term inner = deeper();
        depth--;
        return n -> inner.value(n) == 0 ? 1 : 0;
    }

    private Term deeper() {
        if (++depth > DEEPEST) throw new Unexpected(at);
        return not();
    }

    private Term comparison() {
        Term a = sum();
        for (String sign : List.of("<=", ">=", "!=", "==", "=", "<", ">"))
            if (sign(sign)) {
                Term b = sum();
                return switch (sign) {
                    case "<=" -> n -> a.value(n) <= b.value(n) ? 1 : 0;
                    case ">=" -> n -> a.value(n) >= b.value(n) ? 1 : 0;
                    case "<" -> n -> a.value(n) < b.value(n) ? 1 : 0;
                    case ">" -> n -> a.value(n) > b.value(n) ? 1 : 0;
                    case "!=" -> n -> a.value(n) != b.value(n) ? 1 : 0;
                    default -> n -> a.value(n) == b.value(n) ? 1 : 0;
                };
            }
        return a;
    }

    private Term sum() {
        Term left = product();
        while (true) {
            Term a = left;
            if (sign("+")) {
                Term b = product();
                left = n -> a.value(n) + b.value(n);
            } else if (sign("-")) {
                Term b = product();
                left = n -> a.value(n) - b.value(n);
            } else return left;
        }
    }

    private Term product() {
        Term left = atom();
        while (true) {
            Term a = left;
            if (sign("*")) {
                Term b = atom();
                left = n -> a.value(n) * b.value(n);
            } else if (sign("/")) {
                Term b = atom();
                left = n -> b.value(n) == 0 ? 0 : Math.floorDiv(a.value(n), b.value(n));
            } else if (sign("%")) {
                Term b = atom();
                left = n -> b.value(n) == 0 ? 0 : Math.floorMod(a.value(n), b.value(n));
            } else return left;
        }
    }

    private Term atom() {
        skip();
        if (++depth > DEEPEST) throw new Unexpected(at);
        try {
            if (sign("(")) {
                Term inner = or();
                expect(")");
                return inner;
            }
            if (at < text.length() && Character.isDigit(text.charAt(at))) return number();
            return named();
        } finally {
            depth--;
        }
    }

    private Term number() {
        int start = at;
        while (at < text.length() && Character.isDigit(text.charAt(at))) at++;
        if (at - start > 18) throw new Unexpected(start);
        long number = Long.parseLong(text.substring(start, at));
        return n -> number;
    }

    private Term named() {
        int start = at;
        while (at < text.length() && Character.isLetterOrDigit(text.charAt(at))) at++;
        String name = text.substring(start, at);
        if (names.contains(name)) return n -> n.getOrDefault(name, 0L);
        if (name.equals("true")) return n -> 1;
        if (name.equals("false")) return n -> 0;
        if (!sign("(")) throw new Unexpected(start);
        List<Term> given = new ArrayList<>(List.of(or()));
        while (sign(",")) given.add(or());
        expect(")");
        return function(name, given, start);
    }

    private static Term function(String name, List<Term> given, int start) {
        Term a = given.getFirst();
        if (given.size() == 2) {
            Term b = given.get(1);
            return switch (name) {
                case "gcd" ->
                    n -> BigInteger.valueOf(a.value(n))
                            .gcd(BigInteger.valueOf(b.value(n)))
                            .longValue();
                case "min" -> n -> Math.min(a.value(n), b.value(n));
                case "max" -> n -> Math.max(a.value(n), b.value(n));
                default -> throw new Unexpected(start);
            };
        }
        if (given.size() != 1) throw new Unexpected(start);
        return switch (name) {
            case "even" -> n -> a.value(n) % 2 == 0 ? 1 : 0;
            case "odd" -> n -> a.value(n) % 2 != 0 ? 1 : 0;
            case "power2" -> n -> a.value(n) > 0 && Long.bitCount(a.value(n)) == 1 ? 1 : 0;
            case "square" ->
                n -> a.value(n) >= 0 && new SubtractionSet.Squares().contains(Math.max(1, a.value(n))) ? 1 : 0;
            case "prime" -> n -> a.value(n) > 1 && isPrime(a.value(n)) ? 1 : 0;
            default -> throw new Unexpected(start);
        };
    }

    private static boolean isPrime(long number) {
        for (long d = 2; d * d <= number; d++) if (number % d == 0) return false;
        return true;
    }

    private void skip() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) at++;
    }

    private boolean sign(String sign) {
        skip();
        if (!text.startsWith(sign, at)) return false;
        at += sign.length();
        return true;
    }

    private boolean word(String word) {
        skip();
        int end = at + word.length();
        if (!text.startsWith(word, at) || (end < text.length() && Character.isLetterOrDigit(text.charAt(end))))
            return false;
        at = end;
        return true;
    }

    private void expect(String sign) {
        if (!sign(sign)) throw new Unexpected(at);
    }
}
