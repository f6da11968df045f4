package hissho.duopoly;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.algebra.RealRoot;
import hissho.certificate.Extent;
import hissho.document.BadDocument;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.kind.Kind;
import hissho.kind.Solved;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.property.Generator;
import hissho.property.Property;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Certificates of duopolies refuse corrupted answers and say how far they go; documents that make no sense are refused. */
class DuopolyCertificateTest {

    private static final Progress FREE = Progress.none();

    /** Every regime, output and profit but the right one is refused. */
    @Test
    void entryIsRefusedWhereAnythingIsWrong() {
        Property.holds(200, Generator.listOf(Generator.whole(0, 40), 2, 2), numbers -> {
            Entry game = new Entry(
                    Rational.of(6 + numbers.getFirst()),
                    Rational.ONE,
                    Rational.of(numbers.getLast(), 2),
                    Optional.empty(),
                    Optional.empty(),
                    true);
            EntryAnswer right = EntryAnswer.of(game);
            assertTrue(right.certificate(FREE).holds());
            RealRoot other = RealRoot.of(Rational.of(7, 3));
            for (Entry.Regime regime : Entry.Regime.values())
                if (regime != right.regime()) refused(right, regime, right.q1(), right.q2(), right.incumbentProfit());
            refused(right, right.regime(), other, right.q2(), right.incumbentProfit());
            refused(right, right.regime(), right.q1(), right.q2().plus(1), right.incumbentProfit());
            refused(right, right.regime(), right.q1(), right.q2(), other);
        });
    }

    private static void refused(EntryAnswer right, Entry.Regime regime, RealRoot q1, Rational q2, RealRoot profit) {
        assertFalse(new EntryAnswer(right.game(), regime, q1, q2, profit, right.entrantProfit())
                .certificate(FREE)
                .holds());
    }

    @Test
    void boundsAreRefusedWhereOneIsWrongOrMissing() {
        Property.holds(200, Generator.listOf(Generator.whole(0, 12), 4, 4), n -> {
            Rational low = Rational.of(Math.min(n.get(0), n.get(1)), 12);
            Rational high = Rational.of(Math.max(n.get(0), n.get(1)), 12);
            var game = new EliminationAnswer.Asked(2 + n.get(2) % 3, low, high, 1 + n.get(3));
            EliminationAnswer right = EliminationAnswer.of(game);
            assertTrue(right.certificate(FREE).holds(), () -> right.bounds().toString());
            if (right.bounds().isEmpty()) return;
            List<EliminationAnswer.Bound> moved = new ArrayList<>(right.bounds());
            moved.set(
                    0,
                    new EliminationAnswer.Bound(
                            moved.getFirst().upper(), moved.getFirst().at().plus(Rational.of(1, 97))));
            assertFalse(new EliminationAnswer(game, moved).certificate(FREE).holds());
            List<EliminationAnswer.Bound> fewer =
                    right.bounds().subList(0, right.bounds().size() - 1);
            assertFalse(new EliminationAnswer(game, fewer).certificate(FREE).holds());
        });
    }

    private static Solved solve(Object... fields) {
        Map<String, Object> document = InOrder.of(fields);
        Kind<?> kind = DuopolyKinds.all().stream()
                .filter(each -> each.name().equals(document.get("kind")))
                .findFirst()
                .orElseThrow();
        return Solved.of(kind, Node.root(document), FREE);
    }

    /** Uniqueness is a theorem for linear demand; elsewhere the extent says that it was not checked. */
    @Test
    void completenessIsClaimedForLinearDemandOnly() {
        assertInstanceOf(
                Extent.Everything.class,
                solve("kind", "cournot", "a", 13, "c", 1).certificate().extent());
        Solved curved = solve(
                "kind",
                "cournot",
                "pricePieces",
                List.of(
                        InOrder.of("from", 0, "to", 10, "coefficients", List.of(26, -5, "1/4")),
                        InOrder.of("from", 10, "coefficients", List.of(1))),
                "unitCost",
                1);
        assertTrue(curved.certificate().holds());
        assertInstanceOf(Extent.Part.class, curved.certificate().extent());
    }

    /** Two firms that produce for nothing can flood the market: the equilibrium with sales is not the only one. */
    @Test
    void floodingTheMarketIsAnEquilibriumToo() {
        Solved solved = solve(
                "kind",
                "cournot",
                "a",
                10,
                "costs",
                List.of(
                        InOrder.of("unit", 0, "fixed", 0),
                        InOrder.of("unit", 0, "fixed", 0),
                        InOrder.of("unit", 1, "fixed", 0)));
        assertEquals(false, solved.facts().get("unique", Boolean.class));
        assertInstanceOf(Extent.Part.class, solved.certificate().extent());
    }

    @Test
    void contestsInLettersAreTried() {
        Solved letters = solve("kind", "contest", "V", "V", "c1", "c1", "c2", "c2");
        assertTrue(letters.certificate().holds());
        assertInstanceOf(Extent.Part.class, letters.certificate().extent());
        ContestAnswer.Contest game = new ContestAnswer.Contest(
                Optional.of(Rational.ONE),
                Optional.of(Rational.ONE),
                Optional.of(Rational.of(2)),
                Optional.empty(),
                List.of(Rational.ZERO, Rational.ZERO));
        assertFalse(new ContestAnswer(game, Optional.of(List.of(Rational.of(1, 9), Rational.of(2, 9))))
                .certificate(FREE)
                .holds());
    }

    /** Demand that never meets the cost, costs below zero, strings and half a table. */
    @Test
    void whatMakesNoSenseIsRefused() {
        bad("kind", "monopoly", "a", 1, "c", 2);
        bad("kind", "cournot", "a", 1, "c", 2);
        bad("kind", "cournot", "a", "much", "c", 2);
        bad("kind", "cournot", "a", 10, "c", -1);
        bad("kind", "cournot", "a", 10, "c", 1, "firms", 0);
        bad("kind", "stackelberg", "a", 1, "c", 1);
        bad("kind", "bertrand", "a", 1, "c", 2);
        bad("kind", "bertrand-differentiated", "a", 10, "b", 3, "c", 2);
        bad("kind", "entry-deterrence", "a", 1, "c", 1, "fixedCost", 1);
        bad("kind", "entry-deterrence", "a", 9, "c", 1, "fixedCost", -1);
        bad("kind", "contest", "V", 0, "c1", 1, "c2", 1);
        bad("kind", "contest", "V", "W", "c1", 1, "c2", 1);
        bad("kind", "cournot-elimination", "startInterval", List.of("1/2", "1/4"));
        bad("kind", "duopoly-models", "a", 1, "c", 2);
    }

    private static void bad(Object... fields) {
        BadDocument refused = assertThrows(
                BadDocument.class, () -> solve(fields), () -> List.of(fields).toString());
        assertFalse(refused.toString().isBlank());
    }
}
