package hissho.card.trick.claim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.card.trick.TrickKind;
import hissho.claim.Claim;
import hissho.claim.Counterexample;
import hissho.claim.Tally;
import hissho.document.Node;
import hissho.progress.Progress;
import hissho.words.Language;
import hissho.words.Words;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TrickClaimsTest {

    private static final List<Claim> CLAIMS = TrickClaims.all();

    /** Size by size, in two pieces each, up to the first counterexample. */
    private static Tally run(Claim claim, int size) {
        Tally all = Tally.NOTHING;
        for (int n = claim.smallestSize(); n <= size && all.first().isEmpty(); n++) {
            long middle = claim.instances(n) / 3;
            all = all.plus(claim.check(n, 0, middle, Progress.none()));
            all = all.plus(claim.check(n, middle, claim.instances(n), Progress.none()));
        }
        return all;
    }

    private static Claim claim(String id) {
        return CLAIMS.stream().filter(c -> c.id().equals(id)).findFirst().orElseThrow();
    }

    @Test
    void everyClaimHasItsKnownVerdictAndItsWords() {
        for (Claim claim : CLAIMS) {
            Tally tally = run(claim, Math.min(claim.defaultSize(), 5));
            Claim.Verdict found = tally.first().isPresent()
                    ? Claim.Verdict.FAILS
                    : tally.checked() == 0 ? Claim.Verdict.EMPTY : Claim.Verdict.HOLDS;
            assertEquals(claim.known(), found, claim.id() + " " + tally.first());
            for (Language language : Language.values()) {
                Words words = Words.in(language);
                assertTrue(words.knows("trick.claim." + claim.id()), claim.id());
                assertTrue(words.knows("trick.claim." + claim.id() + ".source"), claim.id());
                tally.first().ifPresent(c -> assertFalse(words.say(c.what()).contains("‹"), claim.id()));
            }
            tally.first().ifPresent(c -> new TrickKind().read(Node.root(c.document())));
        }
    }

    @Test
    void theSmallestCounterexamplesAreThePublishedOnes() {
        smallest("w-border-lowest-left", List.of(3, 1), 2);
        smallest("w-border-first-half", List.of(5, 3, 1), 3);
        smallest("w-saddle-formula-any", List.of(3, 1), 2);
        smallest("w-saddle-any", List.of(7, 5, 4, 2), 2);
        smallest("w-order-printed", List.of(3, 1), 3);
        smallest("w-order-any-winner", List.of(5, 3, 1), 2);
    }

    private static void smallest(String id, List<Integer> left, int scoring) {
        Optional<Counterexample> first = run(claim(id), 4).first();
        Map<String, Object> document = first.orElseThrow().document();
        assertEquals(left, document.get("left"), id);
        assertEquals(scoring, document.get("scoring"), id);
    }
}
