package hissho.algebra;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.number.Rational;
import hissho.property.Generator;
import hissho.property.Property;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Polynomials, their roots and written formulas. */
class AlgebraTest {

    private static final Generator<List<Integer>> COEFFICIENTS = Generator.listOf(Generator.whole(-6, 6), 1, 6);

    @Test
    void rootsOfAProductAreTheRootsOfTheFactors() {
        Property.holds(200, Generator.listOf(Generator.whole(-5, 5), 1, 5), roots -> {
            Polynomial product = Polynomial.of(2, 0, 1); // no real root
            for (int root : roots) product = product.times(Polynomial.of(-root, 3));
            List<Rational> found =
                    product.realRoots().stream().map(RealRoot::rational).toList();
            List<Rational> expected =
                    new TreeSet<>(roots).stream().map(r -> Rational.of(r, 3)).toList();
            assertEquals(expected, found);
        });
    }

    @Test
    void rootsAreRisingAndChangeNothingBetween() {
        Property.holds(300, COEFFICIENTS, coefficients -> {
            Polynomial p = polynomial(coefficients);
            List<RealRoot> roots = p.realRoots();
            for (RealRoot root : roots) assertEquals(0, root.signOf(p));
            for (int k = 1; k < roots.size(); k++) {
                assertTrue(roots.get(k - 1).compareTo(roots.get(k)) < 0);
                Rational between = RealRoot.between(roots.get(k - 1), roots.get(k));
                assertTrue(
                        roots.get(k - 1).compareTo(between) < 0 && roots.get(k).compareTo(between) > 0);
            }
            List<Rational> grid = new ArrayList<>();
            for (int x = -200; x <= 200; x++) grid.add(Rational.of(x, 20));
            for (int k = 1; k < grid.size(); k++) {
                Rational a = grid.get(k - 1);
                Rational b = grid.get(k);
                if (p.at(a).signum() * p.at(b).signum() < 0)
                    assertTrue(roots.stream().anyMatch(r -> r.compareTo(a) > 0 && r.compareTo(b) < 0));
            }
        });
    }

    @Test
    void quadraticsWithLongCoefficientsHaveTheirRoots() {
        Property.holds(60, Generator.listOf(Generator.whole(-9, 9), 6, 6), c -> {
            Rational far = Rational.of(BigInteger.TEN.pow(300));
            Polynomial p = Polynomial.of(
                    far.times(c.get(0)).plus(c.get(1)),
                    far.times(c.get(2)).plus(c.get(3)),
                    far.times(c.get(4)).plus(c.get(5)));
            if (p.degree() != 2) return;
            Rational a = p.coefficient(2);
            Rational b = p.coefficient(1);
            int discriminant =
                    b.times(b).minus(a.times(p.coefficient(0)).times(4)).signum();
            List<RealRoot> roots = p.realRoots();
            assertEquals(discriminant + 1, roots.size());
            for (RealRoot root : roots) {
                assertEquals(0, root.signOf(p));
                assertEquals(0, root.signOf(p.times(Polynomial.of(7, 1))));
                assertTrue(root.near(5).subtract(root.near(20)).abs().doubleValue() < 1e-4);
            }
            if (roots.size() == 2) {
                Rational vertex = b.over(a.times(-2));
                assertTrue(roots.get(0).compareTo(vertex) < 0 && roots.get(1).compareTo(vertex) > 0);
            }
        });
    }

    @Test
    void functionsFormAField() {
        Property.holds(200, Generator.listOf(COEFFICIENTS, 4, 4), four -> {
            List<Polynomial> p = four.stream().map(AlgebraTest::polynomial).toList();
            if (p.get(1).isZero() || p.get(3).isZero()) return;
            RationalFunction f = RationalFunction.of(p.get(0), p.get(1));
            RationalFunction g = RationalFunction.of(p.get(2), p.get(3));
            assertEquals(f, f.plus(g).minus(g));
            if (!g.isZero()) assertEquals(f, f.times(g).over(g));
            Expression written = Expression.parse(f.write("t"));
            assertEquals(f, written.rational("t").orElseThrow(), f.write("t"));
        });
    }

    @Test
    void aRootBesideARootIsFoundOnce() {
        assertEquals(
                "[0, -1+√2]",
                Polynomial.of(0, -1, 2, 1).realRoots().stream().skip(1).toList().toString());
    }

    @Test
    void surdsAreWrittenAsSurds() {
        List<RealRoot> golden = Polynomial.of(-1, -1, 1).realRoots();
        assertEquals("(1-√5)/2", golden.get(0).toString());
        assertEquals("(1+√5)/2", golden.get(1).toString());
        assertEquals("√2", Polynomial.of(-2, 0, 1).realRoots().get(1).toString());
        assertEquals("-√2/2", Polynomial.of(-1, 0, 2).realRoots().get(0).toString());
        assertTrue(Polynomial.of(-2, 0, 0, 1).realRoots().getFirst().toString().startsWith("1.259921"));
        assertEquals(
                golden.get(1),
                Polynomial.of(-1, -1, 1).times(Polynomial.of(-7, 1)).realRoots().get(1));
    }

    @Test
    void formulasAreRead() {
        assertEquals(Rational.parse("3/2"), Expression.parse("2t/(t+1)").at(Map.of("t", Rational.of(3))));
        assertEquals(Rational.of(-8), Expression.parse("-2^3").at(Map.of()));
        assertEquals(Rational.parse("1/8"), Expression.parse("2^-(i+1)").at(Map.of("i", Rational.of(2))));
        assertEquals(
                Rational.of(-1), Expression.parse("sign(i-j)").at(Map.of("i", Rational.of(1), "j", Rational.of(4))));
        assertEquals(
                Rational.of(5),
                Expression.parse("if(i < 3*j, 5, -5)").at(Map.of("i", Rational.of(2), "j", Rational.ONE)));
        assertEquals(
                "(2t-1)/(t^2+1)",
                Expression.parse("(2t-1)/(1+t^2)").rational("t").orElseThrow().write("t"));
        assertEquals(
                4,
                assertThrows(BadExpression.class, () -> Expression.parse("2+(")).position());
        assertThrows(BadExpression.class, () -> Expression.parse("min(1)"));
        assertThrows(BadExpression.class, () -> Expression.parse("(".repeat(300)));
    }

    private static Polynomial polynomial(List<Integer> coefficients) {
        return Polynomial.of(coefficients.stream().mapToLong(Integer::longValue).toArray());
    }

    @Test
    void signsAndBoundsAreThoseOfThePolynomial() {
        Property.holds(200, Generator.listOf(Generator.whole(-9, 9), 2, 8), numbers -> {
            Polynomial p = Polynomial.of(IntStream.range(0, numbers.size())
                    .mapToObj(k -> Rational.of(numbers.get(k), 1 + k % 3))
                    .toArray(Rational[]::new));
            for (String x : List.of("0", "1", "-2", "3/2", "-7/5", "1000001/1000"))
                assertEquals(p.at(Rational.parse(x)).signum(), p.signAt(Rational.parse(x)), p + " at " + x);
            if (p.isConstant()) return;
            Rational bound = p.rootBound();
            List<RealRoot> roots = p.realRoots();
            for (RealRoot root : roots)
                assertTrue(root.compareTo(bound) <= 0 && root.compareTo(bound.negated()) >= 0, p + " and " + bound);
            assertEquals(roots, p.isolatedRoots(), p.toString());
        });
    }

    /** Descartes' rule parts as many roots as Sturm's sequence counts, also of polynomials of high degree with roots that lie close together. */
    @Test
    void asManyRootsArePartedAsSturmCounts() {
        Generator<List<Integer>> long20 = Generator.listOf(Generator.whole(-99, 99), 8, 20);
        Property.holds(150, long20, coefficients -> {
            Polynomial p = polynomial(coefficients);
            Polynomial close = p.times(Polynomial.of(-1, 1000))
                    .times(Polynomial.of(-1, 1001))
                    .times(Polynomial.of(-2, 0, 1));
            for (Polynomial each : List.of(p, close, close.times(close))) {
                if (each.isConstant()) continue;
                Polynomial free = each.squareFree();
                Rational bound = free.rootBound();
                assertEquals(
                        sturm(free, bound.negated()) - sturm(free, bound),
                        each.realRoots().size());
            }
        });
    }

    /** The changes of sign in Sturm's sequence at a number. */
    private static int sturm(Polynomial squareFree, Rational x) {
        Polynomial a = squareFree;
        Polynomial b = squareFree.derivative();
        int changes = 0;
        int last = a.signAt(x);
        while (!b.isZero()) {
            int sign = b.signAt(x);
            if (sign != 0 && last != 0 && sign != last) changes++;
            if (sign != 0) last = sign;
            Polynomial rest = a.over(b).remainder().negated().primitive();
            a = b;
            b = rest;
        }
        return changes;
    }

    /** A common factor is found although residues are asked first. */
    @Test
    void commonFactorsAreNotLost() {
        Generator<List<Integer>> five = Generator.listOf(Generator.whole(-6, 6), 2, 5);
        Property.holds(200, Generator.listOf(five, 3, 3), all -> {
            Polynomial common = polynomial(all.get(0)).times(Polynomial.of(1, 0, 3));
            Polynomial first = common.times(polynomial(all.get(1)).plus(Polynomial.of(0, 0, 0, 0, 0, 0, 1)));
            Polynomial second = common.times(polynomial(all.get(2)).plus(Polynomial.of(0, 0, 0, 0, 0, 0, 0, 1)));
            if (common.isZero()) return;
            assertTrue(Polynomial.gcd(first, second)
                    .over(common.monic())
                    .remainder()
                    .isZero());
        });
    }

    /** Numbers put into a formula change nothing but the letters they stand for. */
    @Test
    void filledFormulasHaveTheSameValues() {
        List<String> formulas = List.of(
                "p*A+p*A*B/(A+2*B)",
                "2*p*B/((1-p)(A+2*B))",
                "c^2*B/(A+B)^2-3",
                "(A-B)/(A+B)-A/(2*A+B)",
                "A-p*A-p*B",
                "-(A-2)(p-1/2)",
                "(A-A)*B+1");
        Property.holds(200, Generator.listOf(Generator.whole(1, 9), 5, 5), numbers -> {
            Map<String, Rational> values = Map.of(
                    "A", Rational.of(numbers.get(0)),
                    "B", Rational.of(numbers.get(1), 2),
                    "p", Rational.of(numbers.get(2), 11),
                    "c", Rational.of(-numbers.get(3)));
            for (int known = 0; known < 16; known++) {
                Map<String, Rational> given = new HashMap<>();
                List<String> letters = List.of("A", "B", "p", "c");
                for (int k = 0; k < 4; k++)
                    if ((known >> k & 1) == 1)
                        given.put(letters.get(k), Objects.requireNonNull(values.get(letters.get(k))));
                for (String formula : formulas) {
                    Expression filled = Expression.parse(FilledFormula.write(formula, given));
                    assertEquals(Expression.parse(formula).at(values), filled.at(values), formula + " " + given);
                    for (String letter : given.keySet())
                        assertFalse(filled.variables().contains(letter), formula);
                }
            }
        });
    }

    /** The value of a function at a root is near what floating point gives, whatever its degree. */
    @Test
    void valuesAtRootsAreNearTheirDecimals() {
        Generator<List<Integer>> both = Generator.listOf(Generator.whole(-6, 6), 9, 9);
        Property.holds(100, both, numbers -> {
            Polynomial p = polynomial(numbers.subList(0, 6)).plus(Polynomial.of(0, 0, 0, 0, 0, 0, 1));
            Polynomial cubic = polynomial(numbers.subList(5, 9)).times(Rational.of(1, 7));
            Polynomial line = polynomial(numbers.subList(7, 9));
            for (RealRoot root : p.realRoots())
                for (Polynomial function : List.of(cubic, line)) {
                    root.near(40);
                    double expected = function.at(root.high()).doubleValue();
                    assertEquals(expected, RootValue.of(function, root).doubleValue(), 1e-9 * (1 + Math.abs(expected)));
                }
        });
    }
}
