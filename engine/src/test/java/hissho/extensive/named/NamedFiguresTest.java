package hissho.extensive.named;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.catalogue.Catalogue;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.extensive.ExtensiveGame;
import hissho.extensive.StrategicForm;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.property.Property;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Language;
import hissho.words.Words;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolver;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The curves of Basic Endgame and the row of the centipede, point by point against the strategic form and against play. */
class NamedFiguresTest {

    private static final Words WORDS = Words.in(Language.ENGLISH);
    private static final double CLOSE = 1e-9;

    /** What I gets in Basic Endgame who always bets a winner and a loser this often, against one who calls this often. */
    private static double paid(double p, double b, double bluff, double call) {
        double betted = call * (b + 1);
        double winner = betted + (1 - call);
        double loser = bluff * (-betted + (1 - call)) - (1 - bluff);
        return p * winner + (1 - p) * loser;
    }

    private static double guaranteed(double p, double b, double bluff) {
        return Math.min(paid(p, b, bluff, 0), paid(p, b, bluff, 1));
    }

    private static double conceded(double p, double b, double call) {
        double most = Double.NEGATIVE_INFINITY;
        double winner = Math.max(call * (b + 1) + 1 - call, 1);
        for (double bluff : new double[] {0, 1})
            most = Math.max(most, p * winner + (1 - p) * (bluff * (1 - call - call * (b + 1)) - (1 - bluff)));
        return most;
    }

    private static List<Figure.Plot> plots(Rational p, Rational b) {
        return EndgameCurves.section(new BasicEndgame(p, b), WORDS).blocks().stream()
                .map(block -> (Figure.Plot) ((Block.Picture) block).figure())
                .toList();
    }

    private static List<Figure.Point> points(Figure.Plot plot) {
        List<Figure.Point> points = new ArrayList<>();
        plot.curves().forEach(curve -> points.addAll(curve.points()));
        plot.dots().forEach(dot -> points.add(dot.at()));
        return points;
    }

    @Test
    void theCurvesOfBasicEndgameAreOptimalEverywhere() {
        Property.holds(
                200,
                (random, _) -> List.of(
                        Rational.of(random.nextInt(0, 41), 40),
                        Rational.of(random.nextInt(1, 60), random.nextInt(1, 8))),
                given -> {
                    Rational p = given.get(0);
                    double b = given.get(1).doubleValue();
                    List<Figure.Plot> plots = plots(p, given.get(1));
                    assertEquals(3, plots.size());
                    for (Figure.Point at : points(plots.get(1)))
                        assertTrue(
                                guaranteed(at.x(), b, at.y()) >= value(plots.get(0), at.x(), b) - CLOSE,
                                () -> "bluffing at " + at);
                    for (Figure.Point at : points(plots.get(0)))
                        assertEquals(Math.min(1, 4 * at.x() * (1 + b) / (2 + b) - 1), at.y(), CLOSE);
                    for (Figure.Point at : points(plots.get(2)))
                        assertEquals(
                                Math.min(1, 4 * p.doubleValue() * (1 + at.x()) / (2 + at.x()) - 1),
                                conceded(p.doubleValue(), at.x(), at.y()),
                                CLOSE,
                                () -> "calling at " + at);
                });
    }

    /** The height of the curve of values between its points: it is straight up to the threshold and flat beyond. */
    private static double value(Figure.Plot plot, double p, double b) {
        return points(plot).stream()
                .filter(at -> Math.abs(at.x() - p) < CLOSE)
                .mapToDouble(Figure.Point::y)
                .findFirst()
                .orElse(Math.min(1, 4 * p * (1 + b) / (2 + b) - 1));
    }

    /** The formula that the curves are held against is itself the value of the tree. */
    @Test
    void theValueOfTheCurveIsTheValueOfTheStrategicForm() {
        for (int k = 0; k <= 8; k++)
            for (int bet = 1; bet <= 4; bet++) {
                BasicEndgame game = new BasicEndgame(Rational.of(k, 8), Rational.of(bet));
                StrategicForm form = StrategicForm.full(new ExtensiveGame(game.tree()), Progress.none());
                MatrixGame matrix = new MatrixGame(
                        form.game().zeroSumMatrix().orElseThrow(),
                        form.game().strategies(0),
                        form.game().strategies(1));
                Rational value = MatrixSolver.solve(matrix, Progress.none()).value();
                assertEquals(value, game.value());
            }
    }

    @Test
    void theCentipedeIsARowWithALegForEachMove() {
        for (int pairs = 1; pairs <= CentipedeFigure.MOST_PAIRS; pairs++) {
            Figure.Graph row = row(pairs);
            assertEquals(4 * pairs + 1, row.vertices().size());
            assertEquals(4 * pairs, row.edges().size());
            // whoever is to move gets more at once than if the other ends the game next, so backward induction always
            // goes down
            for (Figure.Edge edge : row.edges())
                assertEquals(edge.to().startsWith("d") ? Tone.ACCENT : Tone.PLAIN, edge.tone(), edge::toString);
            Map<String, Figure.Vertex> byName = new HashMap<>();
            row.vertices().forEach(vertex -> byName.put(vertex.id(), vertex));
            for (Figure.Vertex vertex : row.vertices())
                assertEquals(vertex.id().startsWith("d"), vertex.y() > 0, vertex.id());
            for (int k = 0; k < 2 * pairs; k++) {
                double x = byName.get("n" + k).x();
                assertEquals(x, byName.get("d" + k).x(), 0, "the leg stands under its node");
                assertTrue(x < byName.get("n" + (k + 1)).x(), "the row goes to the right");
            }
        }
        // of a longer one both ends are drawn, with a gap between them that every way goes through
        Figure.Graph cut = row(99);
        assertEquals(
                List.of("…"),
                cut.vertices().stream()
                        .map(Figure.Vertex::label)
                        .filter("…"::equals)
                        .toList());
        assertTrue(cut.vertices().size()
                < row(CentipedeFigure.MOST_PAIRS).vertices().size());
        Set<String> names = new HashSet<>();
        cut.vertices().forEach(vertex -> assertTrue(names.add(vertex.id()), vertex.id()));
        for (Figure.Edge edge : cut.edges()) assertTrue(names.contains(edge.from()) && names.contains(edge.to()));
    }

    private static Figure.Graph row(int pairs) {
        return (Figure.Graph) pictures(Map.of("pairs", pairs)).stream()
                .filter(Figure.Graph.class::isInstance)
                .findFirst()
                .orElseThrow();
    }

    private static List<Figure> pictures(Map<String, Object> fields) {
        Kind<?> kind = NamedTrees.all().stream()
                .filter(each -> each.name().equals("centipede"))
                .findFirst()
                .orElseThrow();
        List<Figure> figures = new ArrayList<>();
        for (Section section : told(kind, fields))
            for (Block block : section.blocks())
                if (block instanceof Block.Picture picture) figures.add(picture.figure());
        return figures;
    }

    private static <G extends Game> List<Section> told(Kind<G> kind, Map<String, Object> fields) {
        Map<String, Object> document = InOrder.of();
        document.putAll(fields);
        return kind.solve(kind.read(Node.root(document)), Progress.none())
                .tell(WORDS)
                .sections();
    }

    @Test
    void whatTheIndicesOfACentipedeMean() {
        Kind<?> kind = Catalogue.kind("centipede").orElseThrow();
        Facts facts = solved(kind, Map.of("pairs", 3, "belief", "uniform")).facts();
        assertEquals("stops at move 1", facts.get("indexMeans1", String.class));
        assertEquals("stops at move 3", facts.get("indexMeans3", String.class));
        assertEquals("never stops", facts.get("indexMeans4", String.class));
        for (String outside : List.of("indexMeans0", "indexMeans5"))
            assertThrows(NotAnswered.class, () -> facts.get(outside, String.class));
    }

    private static <G extends Game> Solution solved(Kind<G> kind, Map<String, Object> document) {
        return kind.solve(kind.read(Node.root(document)), Progress.none());
    }
}
