package hissho.claim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.catalogue.Catalogue;
import hissho.document.Node;
import hissho.kind.Kind;
import hissho.progress.Progress;
import hissho.words.Language;
import hissho.words.Words;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** Runs claims to a small size: each gives the verdict that is known, is stated in both languages, and its counterexample can be opened. */
public final class ClaimVerdicts {

    private static final int FEW = 64;

    private ClaimVerdicts() {}

    public static Stream<DynamicTest> of(List<Claim> claims) {
        return claims.stream().map(claim -> DynamicTest.dynamicTest(claim.id(), () -> check(claim)));
    }

    private static void check(Claim claim) {
        for (Language language : Language.values()) {
            Words words = Words.in(language);
            String key = claim.room() + ".claim." + claim.id();
            assertTrue(words.knows(key) && words.knows(key + ".source"), () -> language + " lacks " + key);
        }
        Tally tally = Tally.NOTHING;
        for (int size = claim.smallestSize();
                size <= claim.defaultSize()
                        && size <= claim.smallestSize() + 8
                        && tally.first().isEmpty();
                size++) {
            long few =
                    claim.known() == Claim.Verdict.FAILS ? claim.instances(size) : Math.min(FEW, claim.instances(size));
            tally = tally.plus(claim.check(size, claim.instances(size) - few, claim.instances(size), Progress.none()));
        }
        assertTrue(tally.checked() > 0, "nothing meets the hypothesis");
        assertEquals(
                claim.known() == Claim.Verdict.FAILS,
                tally.first().isPresent(),
                tally.first().toString());
        tally.first().ifPresent(example -> open(example.document()));
    }

    private static void open(Map<String, Object> document) {
        Kind<?> kind = Catalogue.kind((String) document.get("kind")).orElseThrow();
        Map<String, Object> fields = new HashMap<>(document);
        fields.remove("kind");
        kind.read(Node.root(fields));
    }
}
