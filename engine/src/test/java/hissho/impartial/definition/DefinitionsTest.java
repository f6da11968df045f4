package hissho.impartial.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.kind.Chapter;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.property.Corruption;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Exactly one theory fits every description, and wrong classifications are refused. */
class DefinitionsTest {

    @Test
    void everyDescriptionBelongsToExactlyOneTheory() {
        for (int players = 0; players <= 4; players++)
            for (String form : List.of("", "strategic", "extensive", "coalitional"))
                for (int bits = 0; bits < 64; bits++) {
                    Described game = new Described(
                            players,
                            form,
                            (bits & 1) != 0,
                            (bits & 2) != 0,
                            (bits & 4) != 0,
                            (bits & 8) != 0,
                            (bits & 16) != 0,
                            (bits & 32) != 0);
                    assertEquals(
                            List.of(Theory.of(game)),
                            Arrays.stream(Theory.values())
                                    .filter(theory -> theory.fits(game))
                                    .toList(),
                            game.toString());
                }
    }

    /** Every chapter of the catalogue belongs to a theory, and only what is not a game leads to none. */
    @Test
    void theoriesLeadToAllChapters() {
        EnumSet<Chapter> reached = EnumSet.noneOf(Chapter.class);
        for (Theory theory : Theory.values()) {
            assertEquals(theory == Theory.ZERO_PLAYER, theory.chapters().isEmpty(), theory.plain());
            reached.addAll(theory.chapters());
        }
        assertEquals(EnumSet.allOf(Chapter.class), reached);
    }

    @Test
    void corruptedClassificationsAreRefused() {
        FoundTheory found =
                (FoundTheory) FoundTheory.of(new Described(2, "extensive", false, true, false, true, false, false));
        assertTrue(found.certificate(Progress.none()).holds());
        for (Corruption.Corrupted<FoundTheory> wrong : Corruption.of(found, "theory"))
            assertFalse(wrong.copy().certificate(Progress.none()).holds(), wrong.place());

        CombinatorialCheck check = (CombinatorialCheck)
                CombinatorialCheck.of(new Properties(Optional.empty(), 3, true, true, false, false, true, true, false));
        assertTrue(check.certificate(Progress.none()).holds());
        for (Corruption.Corrupted<CombinatorialCheck> wrong : Corruption.of(check, "failing", "impartial"))
            assertFalse(wrong.copy().certificate(Progress.none()).holds(), wrong.place());

        ZeroSumCheck sums = (ZeroSumCheck) ZeroSumCheck.of(new PayoffTable(List.of(
                new PayoffTable.Outcome(List.of(1, 1), List.of(Rational.of(2), Rational.of(-2))),
                new PayoffTable.Outcome(List.of(1, 2), List.of(Rational.of(2), Rational.of(1))))));
        assertEquals(List.of(List.of(1, 2)), sums.offending());
        assertTrue(sums.certificate(Progress.none()).holds());
        for (Corruption.Corrupted<ZeroSumCheck> wrong : Corruption.of(sums, "offending"))
            assertFalse(wrong.copy().certificate(Progress.none()).holds(), wrong.place());
    }
}
