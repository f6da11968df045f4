package hissho.fact;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FormulaTest {

    @Test
    void formulasAgreeAsFunctionsWhateverTheirLetters() {
        assertTrue(Formula.agree("(a-c)^2/9", "a^2/9 - 2*a*c/9 + c^2/9"));
        assertTrue(Formula.agree("(k + m3)*(k - m3)", "k^2 - m3^2"));
        assertTrue(Formula.agree("q1 = (a-c-q2)/2", "(a-c)/2 - q2/2"));
        assertFalse(Formula.agree("(a-c)^2/9", "(a-c)^2/8"));
        assertFalse(Formula.agree("c1", "c2"));
        assertFalse(Formula.agree("k", "m"));
    }

    @Test
    void whatIsNotAFormulaDoesNotAgree() {
        assertFalse(Formula.agree("(a-c)/2", "(a-c"));
        assertFalse(Formula.agree("(a-c)/2", "half of it"));
        assertFalse(Formula.agree("(a-c)/2", ""));
    }

    @Test
    void listsAndMapsAreComparedInside() {
        assertTrue(Formula.SAME.agree(List.of("a/2", "a+a"), List.of("0.5*a", "2*a")));
        assertFalse(Formula.SAME.agree(List.of("a/2", "a+a"), List.of("2*a", "0.5*a")));
        assertFalse(Formula.SAME.agree(List.of("a/2"), List.of("a/2", "a/2")));
        assertTrue(Formula.SAME.agree(Map.of("x", "a", "y", "b"), Map.of("y", "2*b-b")));
        assertFalse(Formula.SAME.agree(Map.of("x", "a"), Map.of("z", "a")));
        assertFalse(Formula.SAME.agree(List.of("a"), "a"));
    }
}
