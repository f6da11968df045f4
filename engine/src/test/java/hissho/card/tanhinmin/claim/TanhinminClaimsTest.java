package hissho.card.tanhinmin.claim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.catalogue.Catalogue;
import hissho.claim.Claim;
import hissho.claim.Counterexample;
import hissho.claim.Tally;
import hissho.document.Node;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.progress.Progress;
import hissho.words.Language;
import hissho.words.Words;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every claim comes to its known verdict, and every counterexample is a document that can be solved. */
@Tag("slow")
class TanhinminClaimsTest {

    /** Large enough to mean something, small enough for a test. */
    private static final Map<String, Integer> SIZES = Map.of(
            "tanhinmin-linear-rule", 5,
            "tanhinmin-winning-move", 5,
            "tanhinmin-monotone", 4,
            "tanhinmin-eight-cut", 4,
            "tanhinmin-two-ranks-strategy", 8,
            "tanhinmin-identical", 4,
            "graph-exchange", 4,
            "tanhinmin-w", 5);

    static List<Claim> claims() {
        return Stream.concat(TanhinminClaims.plain().stream(), TanhinminClaims.graph().stream())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("claims")
    void comesToItsKnownVerdict(Claim claim) {
        int last = SIZES.getOrDefault(claim.id(), claim.defaultSize());
        Tally tally = Tally.NOTHING;
        for (int size = claim.smallestSize(); size <= last && tally.first().isEmpty(); size++)
            tally = tally.plus(claim.check(size, 0, claim.instances(size), Progress.none()));
        assertTrue(tally.checked() > 0, claim.id());
        assertEquals(claim.known() == Claim.Verdict.FAILS, tally.first().isPresent(), claim.id());
        tally.first().ifPresent(TanhinminClaimsTest::solves);
    }

    private static void solves(Counterexample example) {
        Kind<?> kind = Catalogue.kind((String) example.document().get("kind")).orElseThrow();
        assertTrue(solved(kind, example.document()), example.document().toString());
    }

    private static <G extends Game> boolean solved(Kind<G> kind, Map<String, Object> document) {
        return kind.solve(kind.read(Node.root(document)), Progress.none())
                .certificate(Progress.none())
                .holds();
    }

    @ParameterizedTest
    @MethodSource("claims")
    void isStatedInBothLanguages(Claim claim) {
        for (Language language : Language.values()) {
            Words words = Words.in(language);
            assertTrue(words.knows("tanhinmin.claim." + claim.id()), claim.id());
            assertTrue(words.knows("tanhinmin.claim." + claim.id() + ".source"), claim.id());
        }
    }
}
