package hissho.impartial.nimber;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.certificate.Extent;
import hissho.document.Node;
import hissho.kind.Solution;
import hissho.progress.Progress;
import hissho.property.Corruption;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Products by the rules of Fermat powers are those of the tower, and answers made wrong are refused. */
class NimCertificatesTest {

    @Test
    void fermatProductsAreThoseOfTheTower() {
        FermatProducts products = new FermatProducts();
        for (int a = 0; a < 64; a++)
            for (int b = 0; b < 64; b++)
                assertEquals(
                        BigInteger.valueOf(LongNimber.plainProduct(a, b, 8)),
                        products.product(BigInteger.valueOf(a), BigInteger.valueOf(b)));
        Random random = new Random(7);
        for (int i = 0; i < 60; i++) {
            BigInteger a = new BigInteger(1 + random.nextInt(150), random);
            BigInteger b = new BigInteger(1 + random.nextInt(150), random);
            assertEquals(new Nimber(a).times(new Nimber(b)).value(), products.product(a, b), a + " " + b);
        }
    }

    private static Solution solve(Map<String, Object> document) {
        NimArithmeticKind kind = new NimArithmeticKind();
        return kind.solve(kind.read(Node.root(document)), Progress.none());
    }

    private static <R extends Record & Solution> void refused(R solution, String... covered) {
        assertTrue(solution.certificate(Progress.none()).holds(), solution.toString());
        assertTrue(solution.certificate(Progress.none()).extent() instanceof Extent.Everything, solution.toString());
        for (Corruption.Corrupted<R> wrong : Corruption.of(solution, covered))
            assertFalse(wrong.copy().certificate(Progress.none()).holds(), solution + " " + wrong.place());
    }

    @Test
    void corruptedAnswersAreRefused() {
        for (String expression : List.of("24*17", "15/14", "3*(5+6)", "sqrt(8)", "4^15", "7^1000", "9+4"))
            refused((ComputedNimber) solve(Map.of("expression", expression)), "value");
        refused((SolvedQuadratic) solve(Map.of("quadratic", List.of(1, 3, 7))), "roots");
        refused((SolvedQuadratic) solve(Map.of("quadratic", List.of(2, 0, 5))), "roots");
        refused((NimbersTogether) solve(Map.of("row", 6, "from", 0, "to", 20)), "values");
        refused((NimbersTogether) solve(Map.of("operation", "inverse", "from", 1, "to", 40)), "values");
        for (String limit : List.of("1", "2", "3", "4", "8", "16", "64", "256", "65536", "4294967296", "4294967295"))
            refused((ClosureAnswer) solve(Map.of("limit", limit)), "closed");
    }

    @Test
    void limitsBeyondTheCheckSaySo() {
        BigInteger limit = BigInteger.ONE.shiftLeft(1024);
        ClosureAnswer answer = (ClosureAnswer) solve(Map.of("limit", limit.toString()));
        assertTrue(answer.closed());
        assertTrue(answer.certificate(Progress.none()).extent() instanceof Extent.Part);
    }

    @Test
    void rootsAndQuotientsAreCountedToBeUnique() {
        for (Map<String, Object> document : List.<Map<String, Object>>of(
                Map.of("operation", "sqrt", "a", 200),
                Map.of("operation", "divide", "a", 15, "b", 14),
                Map.of("operation", "inverse", "from", 1, "to", 30)))
            assertEquals(true, solve(document).facts().get("unique", Boolean.class));
        assertFalse(LinearMap.isOneToOne(x -> x.squared().plus(x), Nimber.of(15)));
    }

    /** A power of two is the ordinary product of its Fermat powers, each taken once. */
    @Test
    void aPowerOfTwoIsTheProductOfItsFermatPowers() {
        for (int exponent = 0; exponent < 40; exponent++) {
            BigInteger product = BigInteger.ONE;
            for (Nimber factor : PowerProduct.fermatFactors(Nimber.powerOfTwo(exponent)))
                product = product.multiply(factor.value());
            assertEquals(BigInteger.TWO.pow(exponent), product);
        }
    }
}
