package hissho.appendix;

import hissho.certificate.Certificate;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Whether a table of distances is a metric: nothing from a point to itself, something to others, the same both ways, no detour shorter. */
record MetricCheck(RationalMatrix d) implements Inquiry.Asked {

    private static final Field<RationalMatrix> DISTANCES = Field.required("distances", Shape.matrix(40_000));

    static Kind<?> kind() {
        return new Inquiry<>(
                new Listing("metric-check", "appendix", Chapter.APPENDIX),
                Shape.fields(DISTANCES),
                MetricCheck::read,
                List.of("metric", "violated", "points", "triple"));
    }

    private static MetricCheck read(Node document) {
        RationalMatrix d = DISTANCES.in(document);
        if (d.height() != d.width())
            throw document.get("distances").bad("appendix.bad.not-square", d.height(), d.width());
        return new MetricCheck(d);
    }

    /** An axiom that fails, and the points at which it does. */
    private record Failure(String axiom, List<Integer> points) {}

    @Override
    public Facts answers(Progress progress) {
        Optional<Failure> failure = failure(progress);
        Facts facts = new Facts().put("metric", failure::isEmpty);
        failure.ifPresent(found -> {
            facts.put("violated", () -> found.axiom());
            facts.put("points", Compare.accepted(claim -> fails(found.axiom(), claim)), () -> found.points());
            if (found.axiom().equals("triangle"))
                facts.put("triple", Compare.accepted(this::isDetour), () -> found.points());
        });
        return facts;
    }

    @Override
    public Optional<Message> shortAnswer(Facts answers) {
        return Optional.of(answers.find("violated")
                .map(fact -> Message.of("appendix.metric-check." + fact.value()))
                .orElse(Message.of("appendix.metric-check.yes")));
    }

    @Override
    public List<Message> steps(Facts answers) {
        if (answers.find("points").isEmpty()) return List.of();
        List<?> points = answers.get("points", List.class);
        int x = (Integer) points.getFirst();
        int y = (Integer) points.getLast();
        Rational direct = d.get(x - 1, y - 1);
        if (points.size() < 3)
            return List.of(Message.of("appendix.metric-check.step", x, y, direct, d.get(y - 1, x - 1)));
        int by = (Integer) points.get(1);
        Rational there = d.get(x - 1, by - 1);
        Rational on = d.get(by - 1, y - 1);
        return List.of(Message.of("appendix.metric-check.detour", x, y, direct, by, there, on, there.plus(on)));
    }

    private Optional<Failure> failure(Progress progress) {
        int n = d.height();
        for (int i = 0; i < n; i++) if (!d.get(i, i).isZero()) return failed("zero-distance", i, i);
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) {
                if (d.get(i, j).isNegative() || (i != j && d.get(i, j).isZero())) return failed("positivity", i, j);
                if (!d.get(i, j).equals(d.get(j, i))) return failed("symmetry", i, j);
            }
        for (int x = 0; x < n; x++)
            for (int z = 0; z < n; z++)
                for (int y = 0; y < n; y++) {
                    progress.check();
                    if (isDetour(x, z, y)) return failed("triangle", x, z, y);
                }
        return Optional.empty();
    }

    private static Optional<Failure> failed(String axiom, int... points) {
        return Optional.of(new Failure(
                axiom, java.util.Arrays.stream(points).map(p -> p + 1).boxed().toList()));
    }

    private boolean isDetour(int x, int z, int y) {
        return d.get(x, y).compareTo(d.get(x, z).plus(d.get(z, y))) > 0;
    }

    private boolean isDetour(@Nullable Object claim) {
        return fails("triangle", claim);
    }

    /** Whether the axiom fails at the points somebody names, whichever of those where it does. */
    private boolean fails(String axiom, @Nullable Object claim) {
        List<Node> points = Node.root(claim).list();
        if (points.size() != (axiom.equals("triangle") ? 3 : 2)) return false;
        int[] at = points.stream()
                .mapToInt(point -> point.whole(1, d.height()) - 1)
                .toArray();
        Rational distance = d.get(at[0], at[1]);
        return switch (axiom) {
            case "zero-distance" -> at[0] == at[1] && !distance.isZero();
            case "positivity" -> distance.isNegative() || (at[0] != at[1] && distance.isZero());
            case "symmetry" -> !distance.equals(d.get(at[1], at[0]));
            default -> isDetour(at[0], at[1], at[2]);
        };
    }

    @Override
    public Certificate check(Progress progress) {
        int n = d.height();
        List<List<Rational>> shortest = new ArrayList<>();
        for (int i = 0; i < n; i++) shortest.add(new ArrayList<>(d.row(i).toList()));
        boolean metric = d.equals(d.transposed());
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) metric &= d.get(i, j).signum() == (i == j ? 0 : 1);
        for (int k = 0; metric && k < n; k++)
            for (int i = 0; i < n; i++) {
                progress.check();
                for (int j = 0; j < n; j++) {
                    Rational way = shortest.get(i).get(k).plus(shortest.get(k).get(j));
                    if (way.compareTo(shortest.get(i).get(j)) < 0)
                        shortest.get(i).set(j, way);
                }
            }
        for (int i = 0; metric && i < n; i++)
            metric = shortest.get(i).equals(d.row(i).toList());
        return Inquiry.partlyAgain(InOrder.of("metric", metric));
    }
}
