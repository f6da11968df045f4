package hissho.coalition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.coalition.power.MinimalCoalitions;
import hissho.coalition.power.PowerIndices;
import hissho.coalition.value.ShapleyValue;
import hissho.document.BadDocument;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.form.Coalitions;
import hissho.form.Players;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The power of simple games, also of those in which more members may hurt, against the definitions. */
class PowerTest {

    @Test
    void theIndexIsTheShapleyValueOfEverySimpleGame() {
        Random random = new Random(7);
        for (int k = 0; k < 300; k++) {
            Coalitions game = any(random);
            assertEquals(
                    ShapleyValue.of(game, Progress.none()),
                    PowerIndices.of(game, Progress.none()).shapleyShubik());
        }
    }

    @Test
    void noMinimalWinningCoalitionHoldsAnotherThatWins() {
        Random random = new Random(8);
        for (int k = 0; k < 300; k++) {
            Coalitions game = any(random);
            List<Long> minimal = new ArrayList<>();
            game.bySize().forEach(s -> {
                boolean below = false;
                for (long t = 1; t < s; t++)
                    below |= (t & s) == t && !game.worth(t).isZero();
                if (!game.worth(s).isZero() && !below) minimal.add(s);
            });
            assertEquals(minimal, MinimalCoalitions.of(game, Progress.none()).coalitions());
        }
    }

    @Test
    void gamesInWhichMembersHurtPassTheirOwnCheck() {
        Random random = new Random(9);
        for (int k = 0; k < 60; k++) {
            int n = 2 + random.nextInt(3);
            List<Object> worths = new ArrayList<>();
            for (int s = 1; s < 1 << n; s++) worths.add(random.nextInt(2));
            CoalitionalGame game = GameReader.read(Node.root(InOrder.of("players", n, "v", worths)));
            var facts = new CoalitionAnswer(game, Asked.NOTHING, Progress.none()).facts();
            assertTrue(
                    CoalitionCertificate.of(game, Asked.NOTHING, facts, Progress.none())
                            .holds(),
                    worths.toString());
        }
    }

    @Test
    void aTieBreakerHasNoDescriptionWithTheSameWeights() {
        CoalitionalGame game = GameReader.read(
                Node.root(InOrder.of("weights", List.of(1, "1/2", 1, "3/2"), "quota", 2, "tieBreaker", 4)));
        assertNull(new CoalitionAnswer(game, Asked.NOTHING, Progress.none())
                .facts()
                .find("sameAs")
                .orElseThrow()
                .value());
    }

    @Test
    void aQuotaThatTheEmptyCoalitionReachesIsRefusedInASweepToo() {
        for (List<Object> weights : List.of(List.<Object>of(1), List.<Object>of(2, 1), List.<Object>of(1, 1, 1))) {
            Node document =
                    Node.root(InOrder.of("weights", weights, "quota", 1, "rule", ">=", "quotas", List.of(0, 1)));
            assertThrows(BadDocument.class, () -> new CoalitionKind().read(document));
        }
    }

    /** Any coalition but the empty one may win. */
    private static Coalitions any(Random random) {
        int n = 1 + random.nextInt(5);
        List<Rational> worths = new ArrayList<>(List.of(Rational.ZERO));
        for (int s = 1; s < 1 << n; s++) worths.add(Rational.of(random.nextInt(2)));
        return Coalitions.ofTable(Players.numbered(n), worths);
    }
}
