package hissho.impartial.claim;

import hissho.claim.ClaimVerdicts;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** Every claim of this room, run to a small size, gives the verdict that is known. */
@Tag("slow")
class ImpartialClaimsTest {

    @TestFactory
    Stream<DynamicTest> verdicts() {
        return ClaimVerdicts.of(ImpartialClaims.all());
    }
}
