package hissho.appendix;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.number.RationalMatrix;
import hissho.progress.Progress;
import java.util.List;
import java.util.Optional;

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
            facts.put("points", Compare.accepted(claim -> false), () -> found.points());
            if (found.axiom().equals("triangle"))
                facts.put("triple", Compare.accepted(this::isDetour), () -> found.points());
        });
        return facts;
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

    private boolean isDetour(Object claim) {
        if (!(claim instanceof List<?> list) || list.size() != 3) return false;
        int[] at = list.stream()
                .mapToInt(entry -> Integer.parseInt(String.valueOf(entry)) - 1)
                .toArray();
        for (int point : at) if (point < 0 || point >= d.height()) return false;
        return isDetour(at[0], at[1], at[2]);
    }
}
