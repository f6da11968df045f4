package hissho.appendix;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Coded;
import hissho.fact.Facts;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The map x to Mx + b: by how much it brings points together in each metric, its fixed point, its iterates and the bounds of the
 * contraction theorem's two corollaries (Banach).
 */
record AffineMap(RationalMatrix m, RationalVector b, Optional<Metric> asked, Optional<RationalVector> start, int steps)
        implements Inquiry.Asked {

    private static final int MOST_SIZE = 20;
    private static final Field<RationalMatrix> M =
            Field.required("M", Shape.matrix(MOST_SIZE * MOST_SIZE)).looksLike("matrix");
    private static final Field<List<Rational>> B = Field.required("b", Lotteries.NUMBERS);
    private static final Field<String> METRIC = Field.optional("metric", Shape.choice("euclidean", "l1", "sup"), "sup");
    private static final Field<List<Rational>> X0 = Field.optional("x0", Lotteries.NUMBERS);
    private static final Field<Integer> N = Field.optional("n", Shape.whole(1, 50), 3);

    static Kind<?> kind() {
        return new Inquiry<>(
                new Listing("affine-map", "appendix", Chapter.APPENDIX),
                Shape.fields(M, B, METRIC, X0, N),
                AffineMap::read,
                List.of(
                        "contraction",
                        "contractionFactor",
                        "factor",
                        "fixedPoint",
                        "iterates",
                        "corollary1Bound",
                        "corollary2Bound",
                        "actualError"));
    }

    private static AffineMap read(Node document) {
        RationalMatrix m = M.in(document);
        if (m.height() != m.width()) throw document.get("M").bad("appendix.bad.not-square", m.height(), m.width());
        for (String name : List.of("b", "x0"))
            document.find(name).ifPresent(node -> {
                if (node.list().size() != m.height())
                    throw node.badSize(m.height(), m.height(), node.list().size());
            });
        return new AffineMap(
                m,
                document.get("b").vector(),
                document.find("metric").map(node -> Metric.of(METRIC.in(document))),
                document.find("x0").map(Node::vector),
                N.in(document));
    }

    private Metric metric() {
        return asked.orElse(Metric.SUP);
    }

    private RationalVector image(RationalVector x) {
        return m.times(x).plus(b);
    }

    @Override
    public Facts answers(Progress progress) {
        Map<String, Object> factors = new LinkedHashMap<>();
        for (Metric each : Metric.values()) factor(each).ifPresent(known -> factors.put(each.key(), known));
        Facts facts = new Facts();
        facts.put(
                "contraction",
                () -> asked.map(this::contracts)
                        .orElseGet(() -> Stream.of(Metric.values()).anyMatch(this::contracts)));
        factor(metric()).ifPresent(known -> facts.put("contractionFactor", Norms.ROOTS, () -> known));
        facts.put("factor", () -> factors);
        Optional<RationalVector> fixed = FixedPoints.of(m, b);
        fixed.ifPresent(point -> facts.put("fixedPoint", () -> point));
        start.ifPresent(x0 -> {
            List<RationalVector> iterates = iterates(x0);
            facts.put("iterates", () -> iterates);
            fixed.ifPresent(point -> bounds(facts, x0, point, iterates));
        });
        return facts;
    }

    @Override
    public Optional<Message> shortAnswer(Facts answers) {
        Optional<Metric> by = asked.or(
                () -> Stream.of(Metric.values()).filter(this::contracts).findFirst());
        boolean contracts = by.filter(this::contracts).isPresent();
        if (!contracts)
            return Optional.of(Message.of(
                    asked.isPresent() ? "appendix.affine-map.not-in" : "appendix.affine-map.no",
                    Message.of("appendix.metric." + metric().key())));
        Metric best =
                asked.or(() -> Optional.of(metric()).filter(this::contracts)).orElseGet(by::orElseThrow);
        Object fixed = FixedPoints.of(m, b).<Object>map(point -> point).orElse("–");
        return Optional.of(factor(best)
                .map(c -> Message.of(
                        "appendix.affine-map.yes",
                        Message.of("appendix.metric." + best.key()),
                        c instanceof String text ? Coded.printed(text) : c,
                        fixed))
                .orElse(Message.of(
                        "appendix.affine-map.yes-unknown", Message.of("appendix.metric." + best.key()), fixed)));
    }

    @Override
    public List<Message> steps(Facts answers) {
        List<Message> steps = new ArrayList<>();
        steps.add(Message.of("appendix.affine-map.factors", rowSum(m), rowSum(m.transposed())));
        FixedPoints.of(m, b).ifPresent(point -> steps.add(Message.of("appendix.affine-map.fixed", point)));
        if (start.isPresent() && answers.find("corollary1Bound").isPresent())
            steps.add(Message.of("appendix.corollary1", steps(), answers.get("corollary1Bound", Rational.class)));
        if (start.isPresent() && answers.find("corollary2Bound").isPresent())
            steps.add(Message.of("appendix.corollary2", answers.get("corollary2Bound", Rational.class)));
        return steps;
    }

    private List<RationalVector> iterates(RationalVector x0) {
        List<RationalVector> iterates = new ArrayList<>();
        RationalVector at = x0;
        for (int k = 0; k < steps; k++) {
            at = image(at);
            iterates.add(at);
        }
        return iterates;
    }

    private void bounds(Facts facts, RationalVector x0, RationalVector fixed, List<RationalVector> iterates) {
        if (metric() == Metric.EUCLIDEAN || !(factor(metric()).orElse("") instanceof Rational c)) return;
        RationalVector last = iterates.getLast();
        RationalVector before = iterates.size() > 1 ? iterates.get(iterates.size() - 2) : x0;
        facts.put("corollary1Bound", () -> c.power(steps).times(metric().exact(x0.minus(fixed))));
        if (c.compareTo(Rational.ONE) < 0)
            facts.put("corollary2Bound", () -> c.over(Rational.ONE.minus(c)).times(metric().exact(last.minus(before))));
        facts.put("actualError", () -> metric().exact(last.minus(fixed)));
    }

    /** The least factor by which distances shrink: the largest row sum, the largest column sum, or the largest singular value. */
    private Optional<Object> factor(Metric in) {
        return switch (in) {
            case SUP -> Optional.of(rowSum(m));
            case L1 -> Optional.of(rowSum(m.transposed()));
            case EUCLIDEAN -> FixedPoints.singularValue(m);
        };
    }

    /** Whether distances shrink by a factor below one in this metric; in the Euclidean one also where the factor is not written. */
    private boolean contracts(Metric in) {
        return switch (in) {
            case SUP -> rowSum(m).compareTo(Rational.ONE) < 0;
            case L1 -> rowSum(m.transposed()).compareTo(Rational.ONE) < 0;
            case EUCLIDEAN -> FixedPoints.largestEigenvalue(m).compareTo(Rational.ONE) < 0;
        };
    }

    private static Rational rowSum(RationalMatrix matrix) {
        return matrix.rows().stream().map(Metric.L1::exact).reduce(Rational.ZERO, Rational::max);
    }

    /** The fixed point is put into the map again; factors and iterates are plain arithmetic and are not worked out a second time. */
    @Override
    public Certificate check(Progress progress) {
        Optional<RationalVector> fixed = FixedPoints.of(m, b);
        Map<String, Object> data = new LinkedHashMap<>();
        fixed.ifPresent(point -> data.put("fixedPoint", image(point)));
        return new Certificate.Values(
                fixed.map(point -> image(point).equals(point)).orElse(true),
                new Extent.Part(Message.of("appendix.certificate.map-part")),
                Message.of("appendix.certificate.map"),
                data);
    }
}
