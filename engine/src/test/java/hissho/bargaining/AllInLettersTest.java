package hissho.bargaining;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.fact.Formula;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The payoffs of the all-in endgame in letters are polynomials without brackets, and those of the rules. */
class AllInLettersTest {

    private static final List<List<List<String>>> RULES = List.of(
            List.of(List.of("p(A+B)", "-p*B+(1-p)A", "0"), List.of("p*A", "(1-p)A", "0")),
            List.of(List.of("p(A+B)-(1-p)B", "-p*B+(1-p)(A+B)", "0"), List.of("p*A", "0", "(1-p)A")));

    @Test
    void lettersAreMultipliedOut() {
        for (int i = 0; i < 2; i++)
            for (int j = 0; j < 2; j++)
                for (int k = 0; k < 3; k++) {
                    String written = AllInFacts.LETTERS.get(i).get(j).get(k);
                    assertFalse(written.contains("("), written);
                    assertTrue(Formula.agree(RULES.get(i).get(j).get(k), written), written);
                }
    }
}
