package hissho.certificate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import hissho.words.Message;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A proof says of facts what its data hold under their names, what they call otherwise and what it reads off them; its manner and data stay. */
class CoveringTest {

    private static final Certificate PLAIN = new Certificate.Values(
            true, Extent.everything(), Message.of("core.none"), Map.of("outcome", "N", "nimSum", 3));

    @Test
    void aFactIsFoundUnderItsNameUnderAnotherAndWhereItWasReadOff() {
        Certificate proof =
                PLAIN.calling(Map.of("class", "outcome", "sg", "value")).covering(Map.of("winner", "first"));
        assertEquals(Map.of("outcome", "N", "nimSum", 3, "class", "N", "winner", "first"), proof.covers());
        assertEquals(PLAIN.data(), proof.data());
        assertEquals("values", proof.manner());
    }

    @Test
    void whatIsReadOffComesBeforeWhatHappensToHaveTheSameName() {
        assertEquals(4, PLAIN.covering(Map.of("nimSum", 4)).covers().get("nimSum"));
    }

    @Test
    void aProofThatFailsBesidesFailsThoughItCovers() {
        Certificate proof = PLAIN.calling(Map.of("class", "outcome")).and(false);
        assertFalse(proof.holds());
        assertEquals("N", proof.covers().get("class"));
    }

    @Test
    void whatIsNotCheckedIsSaidAlthoughTheRestHolds() {
        Message unchecked = Message.of("core.none");
        Certificate proof =
                PLAIN.partly(unchecked).calling(Map.of("class", "outcome")).and(true);
        assertEquals(new Extent.Part(unchecked), proof.extent());
        assertEquals("N", proof.covers().get("class"));
    }
}
