package hissho.stochastic.named;

import hissho.algebra.Algebraic;
import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Facts;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.play.Position;
import hissho.progress.Progress;
import hissho.stochastic.system.question.SystemKind;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The inspection game (Dresher 1962): II acts in exactly one of n periods, I can inspect secretly in m of them; acting while inspected costs
 * II 1. The stage matrix is (1, V[m-1,n-1]; 0, V[m,n-1]), and by induction the value is m/n: inspect with probability m/n, act with 1/n.
 */
record Inspection(Optional<Integer> inspections, Optional<Integer> periods) implements PlayedInquiry.Asked {

    private static final int LARGEST = 1_000_000;
    private static final int CHECKED = 40_000;
    private static final int MOST_PLAYED = 400;
    private static final Field<Optional<Integer>> M = Formulas.wholeOr("m", 0, LARGEST);
    private static final Field<Optional<Integer>> N = Formulas.wholeOr("n", 1, LARGEST);

    static Kind<?> kind() {
        return new PlayedInquiry<>(new Inquiry<>(
                new Listing("inspection", "system", Chapter.RECURSIVE),
                Shape.fields(M, N),
                (Node node) -> new Inspection(M.in(node), N.in(node)),
                List.of("value", "row", "col", "stageMatrix", "recursion", "boundary")));
    }

    private static Rational value(int m, int n) {
        return m >= n ? Rational.ONE : Rational.of(m, n);
    }

    private static RationalMatrix stage(int m, int n) {
        return RationalMatrix.of(List.of(
                RationalVector.of(Rational.ONE, value(m - 1, n - 1)),
                RationalVector.of(Rational.ZERO, value(m, n - 1))));
    }

    @Override
    public Facts answers(Progress progress) {
        Facts facts =
                inspections.isPresent() && periods.isPresent() ? numbers(inspections.get(), periods.get()) : letters();
        return facts.put("recursion", Formulas.at(List.of()), () -> "V[m,n]=V[m,n-1]/(1-V[m-1,n-1]+V[m,n-1])")
                .put(
                        "boundary",
                        Formulas.at(List.of()),
                        () -> "V[m,n]=1 for 1<=n<=m; V[0,n]=0 for n>=1",
                        (words, boundary) -> words.say("system.inspection.boundary"));
    }

    @Override
    public Optional<Message> shortAnswer(Facts answers) {
        return Formulas.mixed("system.inspection.answer-mixed", answers);
    }

    private static Facts numbers(int m, int n) {
        Facts facts = new Facts().put("value", () -> value(m, n));
        if (m == 0 || n == 1) return facts; // nothing to decide
        return facts.put(
                        "row",
                        (own, expected) -> isOptimal(m, n, true, expected),
                        () -> RationalVector.of(value(m, n), Rational.ONE.minus(value(m, n))))
                .put(
                        "col",
                        (own, expected) -> isOptimal(m, n, false, expected),
                        () -> RationalVector.of(Rational.of(1, n), Rational.of(n - 1L, n)))
                .put("stageMatrix", () -> stage(m, n));
    }

    private static boolean isOptimal(int m, int n, boolean rows, @org.jspecify.annotations.Nullable Object expected) {
        Optional<List<Algebraic>> given = hissho.stochastic.system.Written.readList(expected, Map.of());
        if (given.isEmpty() || given.get().size() != 2 || !given.get().stream().allMatch(Algebraic::isRational))
            return false;
        RationalVector mixture =
                RationalVector.of(given.get().stream().map(Algebraic::rational).toList());
        Rational value = value(m, n);
        return mixture.isDistribution()
                && (rows
                        ? stage(m, n).leftTimes(mixture).stream().allMatch(x -> x.compareTo(value) >= 0)
                        : stage(m, n).times(mixture).stream().allMatch(x -> x.compareTo(value) <= 0));
    }

    private Facts letters() {
        String m = inspections.map(Object::toString).orElse("m");
        String n = periods.map(Object::toString).orElse("n");
        List<Map<String, Algebraic>> points = new ArrayList<>();
        for (int a = 1; a <= 4; a++)
            for (int b = 5; b <= 9; b++) points.add(Map.of("m", Algebraic.of(a), "n", Algebraic.of(b)));
        String fewer = inspections.map(k -> Integer.toString(k - 1)).orElse("m-1");
        String less = periods.map(k -> Integer.toString(k - 1)).orElse("n-1");
        return new Facts()
                .put("value", Formulas.at(points), () -> m + "/" + n)
                .put("row", Formulas.at(points), () -> List.of(m + "/" + n, "(" + n + "-" + m + ")/" + n))
                .put("col", Formulas.at(points), () -> List.of("1/" + n, "(" + n + "-1)/" + n))
                .put(
                        "stageMatrix",
                        Formulas.at(List.of()),
                        () -> List.of(
                                List.of("1", "V[" + fewer + "," + less + "]"),
                                List.of("0", "V[" + m + "," + less + "]")));
    }

    @Override
    public Optional<Position> position(Progress progress) {
        if (inspections.isEmpty() || periods.isEmpty()) return Optional.empty();
        int m = inspections.get();
        int n = periods.get();
        if (m == 0 || m >= n || (long) m * n > MOST_PLAYED) return Optional.empty();
        return SystemKind.position(Unrolled.inspection(m, n), progress);
    }

    @Override
    public Message unplayable() {
        if (inspections.isEmpty() || periods.isEmpty()) return Message.of("system.inquiry.not-played");
        int m = inspections.get();
        if (m == 0 || m >= periods.get())
            return Message.of("system.inspection.unplayable." + (m == 0 ? "none" : "all"));
        return Message.of("system.inspection.unplayable.large", MOST_PLAYED);
    }

    /** The closed form satisfies the recursion: every stage up to the one asked about, where they are not too many. */
    @Override
    public Certificate check(Progress progress) {
        int m = inspections.orElse(20);
        int n = periods.orElse(40);
        boolean all = (long) m * n <= CHECKED;
        boolean holds = true;
        for (int a = all ? 1 : Math.max(1, m); a <= m; a++)
            for (int b = all ? 2 : Math.max(2, n); b <= n; b++) {
                progress.check();
                RationalVector row = RationalVector.of(value(a, b), Rational.ONE.minus(value(a, b)));
                RationalVector column = RationalVector.of(Rational.of(1, b), Rational.of(b - 1L, b));
                holds &= Certificate.Guarantees.check(
                                stage(a, b),
                                value(a, b),
                                List.of(row),
                                List.of(column),
                                Extent.everything(),
                                Message.of("core.yes"))
                        .holds();
            }
        boolean numbers = inspections.isPresent() && periods.isPresent();
        return new Certificate.ClosedForm(
                "inspection",
                holds,
                numbers && all ? Extent.everything() : new Extent.Part(Message.of("system.inspection.part", m, n)),
                Message.of("system.inspection.certificate", m, n),
                numbers ? checked(m, n) : InOrder.of("to", n));
    }

    /** The stage that is asked about, as it was checked. */
    private static Map<String, Object> checked(int m, int n) {
        Map<String, Object> data = InOrder.of("value", value(m, n));
        if (m == 0 || n == 1) return data;
        data.put("row", RationalVector.of(value(m, n), Rational.ONE.minus(value(m, n))));
        data.put("col", RationalVector.of(Rational.of(1, n), Rational.of(n - 1L, n)));
        data.put("stageMatrix", stage(m, n));
        return data;
    }
}
