package hissho.bargaining;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.algebra.Polynomial;
import hissho.algebra.RationalFunction;
import hissho.algebra.RealRoot;
import hissho.algebra.RootValue;
import hissho.bargaining.FeasibleSet.Found;
import hissho.bargaining.claim.BargainingClaims;
import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.claim.Claim;
import hissho.document.BadDocument;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.form.Bimatrix;
import hissho.kind.Kind;
import hissho.kind.Solved;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.property.Generator;
import hissho.property.Property;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Certificates of cooperative games refuse corrupted answers and say how far they go. */
class BargainingCertificateTest {

    private static final Progress FREE = Progress.none();
    private static final Rational MORE = Rational.of(1, 9);

    private static Point point(long x, long y) {
        return new Point(Rational.of(x), Rational.of(y));
    }

    private static void onlyTheFoundPoint(FeasibleSet set, Point threat) {
        Found found = set.nash(threat);
        assertTrue(NashProof.holds(set, threat, found), () -> set + " from " + threat);
        RealRoot moved = RootValue.of(Polynomial.of(MORE, Rational.ONE), found.x());
        assertFalse(NashProof.holds(set, threat, new Found(moved, found.y(), found.product())));
        assertFalse(NashProof.holds(set, threat, new Found(found.x(), moved, found.product())));
        assertFalse(NashProof.holds(
                set,
                threat,
                new Found(found.x(), found.y(), RootValue.of(Polynomial.of(MORE, Rational.ONE), found.product()))));
    }

    /** Random ellipses and threats inside: tangency is proved, and nothing else passes. */
    @Test
    void ellipsesAreProvedByTangency() {
        Property.holds(150, Generator.listOf(Generator.whole(1, 5), 4, 4), n -> {
            FeasibleSet.Ellipse set = new FeasibleSet.Ellipse(
                    point(2, 1), Rational.of(n.get(0) * n.get(0)), Rational.of(n.get(1) * n.get(1)));
            Point threat = new Point(
                    Rational.of(2).plus(Rational.of((long) n.get(0) * (n.get(2) - 3), 4)),
                    Rational.of(1).plus(Rational.of((long) n.get(1) * (n.get(3) - 3), 4)));
            onlyTheFoundPoint(set, threat);
        });
    }

    @Test
    void curvesAreProvedByTheirTangent() {
        FeasibleSet.Between set = new FeasibleSet.Between(
                RationalFunction.ZERO,
                RationalFunction.of(Polynomial.of(4, 0, -1)),
                RealRoot.of(Rational.of(-2)),
                RealRoot.of(Rational.of(2)));
        for (Point threat : List.of(point(0, 0), point(0, 1), point(-1, 3), point(1, 3), point(2, 0), point(-2, 0)))
            onlyTheFoundPoint(set, threat);
        FeasibleSet.Between cut = new FeasibleSet.Between(
                RationalFunction.ZERO,
                RationalFunction.of(Polynomial.of(4, 0, -1)),
                RealRoot.of(Rational.ZERO),
                RealRoot.of(Rational.of(1)));
        onlyTheFoundPoint(cut, point(0, 0));
        FeasibleSet.Between box = new FeasibleSet.Between(
                RationalFunction.ZERO, RationalFunction.ONE, RealRoot.of(Rational.ZERO), RealRoot.of(Rational.ONE));
        for (Point threat : List.of(point(0, 0), point(1, 0), point(0, 1), point(1, 1))) onlyTheFoundPoint(box, threat);
    }

    /** Polygons down to a segment and a point, with the threat at each of the points. */
    @Test
    void polygonsAreProvedByALine() {
        Property.holds(300, Generator.listOf(Generator.whole(-3, 4), 2, 12), n -> {
            List<Point> points = new java.util.ArrayList<>();
            for (int k = 0; k + 1 < n.size(); k += 2) points.add(point(n.get(k), n.get(k + 1)));
            for (Point threat : points) onlyTheFoundPoint(new FeasibleSet.Polygon(Hull.of(points)), threat);
        });
    }

    private static final Generator<List<Integer>> CELLS = Generator.listOf(Generator.whole(-2, 2), 8, 16);

    private static CooperativeGame game(List<Integer> numbers) {
        int width = numbers.size() / 4;
        return CooperativeGame.of(new Bimatrix(
                RationalMatrix.generate(2, width, (i, j) -> Rational.of(numbers.get(2 * (i * width + j)))),
                RationalMatrix.generate(2, width, (i, j) -> Rational.of(numbers.get(2 * (i * width + j) + 1)))));
    }

    /** The corners found by trying are the solver's, and a list with one left out is refused. */
    @Test
    void aMissingThreatIsNoticed() {
        Property.holds(200, CELLS, numbers -> {
            CooperativeGame game = game(numbers);
            TuSolution s = TuSolution.of(game, Rational.ONE, FREE);
            Certificate right = new TuAnswer(game, s).certificate(FREE);
            assertTrue(right.holds());
            assertInstanceOf(Extent.Everything.class, right.extent());
            assertEquals(
                    new HashSet<>(s.threatsI()),
                    ThreatCorners.of(game.threatMatrix(Rational.ONE), s.delta(), FREE)
                            .orElseThrow());
            if (s.threatsII().size() < 2) return;
            List<RationalVector> fewer = s.threatsII().subList(1, s.threatsII().size());
            assertFalse(new TuAnswer(
                            game,
                            new TuSolution(
                                    s.rate(), s.sigma(), s.delta(), s.threatsI(), fewer, s.complete(), s.split()))
                    .certificate(FREE)
                    .holds());
        });
    }

    @Test
    void largeTablesSayThatTheListWasNotChecked() {
        CooperativeGame game = CooperativeGame.of(new Bimatrix(
                RationalMatrix.generate(9, 9, (i, j) -> Rational.of((i * 7 + j * 5) % 11)),
                RationalMatrix.generate(9, 9, (i, j) -> Rational.of((i * 3 + j * 8) % 13))));
        Certificate certificate = TuAnswer.of(game, FREE).certificate(FREE);
        assertTrue(certificate.holds());
        assertInstanceOf(Extent.Part.class, certificate.extent());
    }

    /** An interval of rates is proved by one pair of threats; a longer, a shorter and a vanished one are refused. */
    @Test
    void otherRatesAreRefused() {
        CooperativeGame game = CooperativeGame.of(new Bimatrix(
                RationalMatrix.of(new long[][] {{4, 0}, {2, 1}}), RationalMatrix.of(new long[][] {{3, 0}, {2, 4}})));
        LambdaTransfer found = LambdaTransfer.of(game, FREE);
        Certificate right = new LambdaAnswer(game, found, FREE).certificate(FREE);
        assertTrue(right.holds());
        assertTrue(right.data().containsKey("throughout"));
        for (List<String> ends :
                List.of(List.of("1/3", "3/4"), List.of("1/2", "1"), List.of("3/5", "3/4"), List.of("1/2", "2/3")))
            assertFalse(new LambdaAnswer(
                            game,
                            new LambdaTransfer(
                                    found.payoff(),
                                    Optional.of(RealRoot.of(Rational.parse(ends.get(0)))),
                                    Optional.of(RealRoot.of(Rational.parse(ends.get(1)))),
                                    false),
                            FREE)
                    .certificate(FREE)
                    .holds());
        assertFalse(new LambdaAnswer(
                        game, new LambdaTransfer(Optional.empty(), Optional.empty(), Optional.empty(), false), FREE)
                .certificate(FREE)
                .holds());
    }

    private static Solved solve(Map<String, Object> document) {
        Kind<?> kind = BargainingKinds.all().stream()
                .filter(each -> each.name().equals(document.get("kind")))
                .findFirst()
                .orElseThrow();
        Map<String, Object> fields = new java.util.LinkedHashMap<>(document);
        fields.remove("kind");
        return Solved.of(kind, Node.root(fields), FREE);
    }

    /** The questions are answered a second way; the second way is not the first one again. */
    @Test
    void questionsAreCheckedASecondWay() {
        Property.holds(200, Generator.listOf(Generator.whole(0, 5), 2, 6), n -> {
            List<Boolean> folded = java.util.stream.IntStream.range(0, n.size())
                    .mapToObj(i -> i > 0 && (n.get(i) + i) % 3 == 0)
                    .toList();
            Certificate pots = solve(InOrder.of("kind", "side-pots", "contributions", n, "folded", folded))
                    .certificate();
            assertTrue(pots.holds());
            assertInstanceOf(Extent.Everything.class, pots.extent());
        });
        Property.holds(200, CELLS, numbers -> {
            CooperativeGame game = game(numbers);
            for (Point quo : List.of(point(0, 0), point(2, -2), point(-2, 2), point(3, 3), game.cell(1, 1))) {
                Refusal asked = new Refusal(game, quo);
                assertTrue(asked.check(FREE).holds());
                assertEquals(
                        asked.answers(FREE).get("paretoUnchanged", Boolean.class),
                        asked.check(FREE).data().get("paretoUnchanged"));
                assertEquals(
                        asked.answers(FREE).get("ntuHullUnchanged", Boolean.class),
                        asked.check(FREE).data().get("ntuHullUnchanged"));
            }
        });
        for (int n = 0; n < 20; n++)
            assertTrue(solve(InOrder.of(
                            "kind",
                            "all-in-endgame",
                            "A",
                            10,
                            "B",
                            1 + n % 12,
                            "p",
                            Rational.of(n, 20).toString()))
                    .certificate()
                    .holds());
        assertTrue(solve(InOrder.of("kind", "all-in-endgame", "A", "A", "B", "B", "p", "p"))
                .certificate()
                .holds());
    }

    /** Without the change of units there is nothing to compare; with it only the right point agrees. */
    @Test
    void anImageNeedsItsUnits() {
        Map<String, Object> document = InOrder.of(
                "kind",
                "nash-bargaining",
                "feasibleSet",
                Map.of("type", "polygon", "vertices", List.of(List.of(5, -2), List.of(5, 2), List.of(11, -2))),
                "threatPoint",
                List.of(5, -2));
        Assertions.assertThrows(
                hissho.fact.NotAnswered.class,
                () -> solve(document).facts().find("isImageOf").orElseThrow().agreesWith(List.of("3/2", "1/2")));
        document.put("rescaling", List.of(List.of(2, 5), List.of(4, -2)));
        var image = solve(document).facts().find("isImageOf").orElseThrow();
        assertTrue(image.agreesWith(List.of("3/2", "1/2")));
        assertFalse(image.agreesWith(List.of("3/2", "1/3")));
        document.put("rescaling", List.of(List.of(0, 5), List.of(4, -2)));
        Assertions.assertThrows(BadDocument.class, () -> solve(document));
    }

    @ParameterizedTest
    @ValueSource(strings = {"feasible-set", "tu-solution", "lambda-transfer"})
    void badTablesAreRefused(String kind) {
        for (Object table : List.of(
                List.of(),
                List.of(List.of()),
                List.of(List.of(List.of(1, 2)), List.of()),
                List.of(List.of(List.of(1, 2), List.of(1, 1)), List.of(List.of(0, 0))),
                List.of(List.of(List.of(1, 2, 3))),
                List.of(List.of(List.of("one", 2)))))
            Assertions.assertThrows(
                    BadDocument.class, () -> solve(InOrder.of("kind", kind, "bimatrix", table)), table::toString);
    }

    @Test
    void emptyAndUnboundedSetsAreRefused() {
        for (Map<String, Object> set : List.<Map<String, Object>>of(
                Map.of("type", "polygon", "vertices", List.of()),
                Map.of("type", "polygon", "vertices", List.of(List.of("x", 1))),
                Map.of("type", "ellipse", "center", List.of(0, 0), "semiAxes", List.of(0, 1)),
                Map.of("type", "ellipse", "center", List.of(0, 0), "semiAxes", List.of(1, "-sqrt(2)")),
                Map.of("type", "region", "upper", List.of(-1), "lower", List.of(0)),
                Map.of("type", "region", "upper", List.of(0, 0, 1), "lower", List.of(-1))))
            Assertions.assertThrows(
                    BadDocument.class,
                    () -> solve(
                            InOrder.of("kind", "nash-bargaining", "feasibleSet", set, "threatPoint", List.of(0, 0))),
                    set::toString);
    }

    /** A threat outside is an answer with its reason, not a failure. */
    @Test
    void aThreatOutsideIsSaid() {
        Solved solved = solve(InOrder.of(
                "kind",
                "nash-bargaining",
                "feasibleSet",
                Map.of("type", "polygon", "vertices", List.of(List.of(0, 0), List.of(0, 1), List.of(3, 0))),
                "threatPoint",
                List.of(3, 3)));
        assertEquals(false, solved.facts().get("valid", Boolean.class));
        assertTrue(solved.certificate().holds());
    }

    @Test
    void everyClaimIsAsKnown() {
        for (Claim claim : BargainingClaims.all()) assertTrue(!claim.id().isBlank());
        assertEquals(3 + 2 * 13, BargainingClaims.all().size());
    }
}
