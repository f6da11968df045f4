package hissho.card.memory.claim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.card.memory.larger.LargerKind;
import hissho.card.memory.win.MemoryKind;
import hissho.claim.Claim;
import hissho.claim.Tally;
import hissho.document.Node;
import hissho.progress.Progress;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every claim about the Memory game, run to a small size, gives the verdict that is known. */
class MemoryClaimsTest {

    @TestFactory
    Stream<DynamicTest> verdicts() {
        List<Claim> claims = MemoryClaims.all();
        return claims.stream()
                .map(claim -> DynamicTest.dynamicTest(claim.id(), () -> {
                    int to = Math.max(claim.smallestSize() + 2, Math.min(claim.defaultSize(), 24));
                    Tally tally = Tally.NOTHING;
                    for (int size = claim.smallestSize();
                            size <= to && tally.first().isEmpty();
                            size++) tally = tally.plus(claim.check(size, 0, claim.instances(size), Progress.none()));
                    assertTrue(tally.checked() > 0);
                    assertEquals(
                            claim.known() == Claim.Verdict.FAILS,
                            tally.first().isPresent(),
                            () -> claim.id() + " found something else");
                    if (tally.first().isEmpty()) return;
                    var document = tally.first().get().document();
                    if (document.get("kind").equals("memory")) new MemoryKind().read(Node.root(document));
                    else new LargerKind().read(Node.root(document));
                }));
    }
}
