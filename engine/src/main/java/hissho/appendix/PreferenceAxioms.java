package hissho.appendix;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
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
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Independence (A1) and continuity (A2) for preferences over lotteries that have a name. A failure is shown by an example found on a grid
 * of lotteries; that an axiom holds is known for these preferences, and the grid agrees.
 */
record PreferenceAxioms(String preference, int prizes, RationalVector utility) implements Inquiry.Asked {

    private static final Field<String> PREFERENCE =
            Field.required("preference", Shape.choice("expected-utility", "spread", "lexicographic"));
    private static final Field<Integer> PRIZES = Field.optional("prizes", Shape.whole(2, 4), 3);
    private static final Field<List<Rational>> UTILITY = Field.optional("utility", Lotteries.NUMBERS);
    private static final int GRID = 4;
    private static final int FINER = 5;

    static Kind<?> kind() {
        return new Inquiry<>(
                new Listing("preference-axioms", "appendix", Chapter.APPENDIX),
                Shape.fields(PREFERENCE, PRIZES, UTILITY),
                PreferenceAxioms::read,
                List.of("A1", "A2", "A1Violation", "A2Violation"));
    }

    private static PreferenceAxioms read(Node document) {
        int prizes = PRIZES.in(document);
        String preference = PREFERENCE.in(document);
        Optional<Node> given = preference.equals("expected-utility") ? document.find("utility") : Optional.empty();
        RationalVector utility = given.map(Node::vector).orElseGet(() -> RationalVector.generate(prizes, Rational::of));
        if (utility.size() != prizes) throw given.orElse(document).badSize(prizes, prizes, utility.size());
        return new PreferenceAxioms(preference, prizes, utility);
    }

    /** Worse before better. */
    private Comparator<RationalVector> order() {
        return switch (preference) {
            case "expected-utility" -> Comparator.comparing(utility::dot);
            case "spread" -> Comparator.comparing(p -> p.get(prizes - 1).times(Rational.ONE.minus(p.get(prizes - 1))));
            default ->
                (p, q) -> {
                    for (int i = prizes - 1; i > 0; i--)
                        if (!p.get(i).equals(q.get(i))) return p.get(i).compareTo(q.get(i));
                    return 0;
                };
        };
    }

    @Override
    public Facts answers(Progress progress) {
        Optional<Map<String, Object>> independence = independence(progress);
        Optional<Map<String, Object>> continuity = continuity();
        Facts facts = new Facts().put("A1", () -> independence.isEmpty()).put("A2", () -> continuity.isEmpty());
        independence.ifPresent(found -> facts.put("A1Violation", Compare.accepted(this::changesPlaces), () -> found));
        continuity.ifPresent(found -> facts.put("A2Violation", () -> found));
        return facts;
    }

    @Override
    public Optional<Message> shortAnswer(Facts answers) {
        boolean independent = answers.get("A1", Boolean.class);
        boolean continuous = answers.get("A2", Boolean.class);
        return Optional.of(Message.of("appendix.preference-axioms." + (independent ? "holds" : "fails")
                + (continuous ? "-holds" : "-fails")));
    }

    @Override
    public List<Message> steps(Facts answers) {
        List<Message> steps = new ArrayList<>();
        if (preference.equals("expected-utility")) steps.add(Message.of("appendix.preference-axioms.utility", utility));
        answers.find("A1Violation").ifPresent(fact -> steps.add(independence((Map<?, ?>) fact.value())));
        answers.find("A2Violation")
                .ifPresent(fact -> steps.add(Message.of(
                        "appendix.preference-axioms.continuity",
                        part(fact.value(), "p1"),
                        part(fact.value(), "p2"),
                        part(fact.value(), "q"))));
        return steps;
    }

    private static RationalVector part(@Nullable Object violation, String name) {
        return (RationalVector) Objects.requireNonNull(((Map<?, ?>) Objects.requireNonNull(violation)).get(name));
    }

    private Message independence(@Nullable Map<?, ?> found) {
        RationalVector p = part(found, "p1");
        RationalVector q = part(found, "p2");
        RationalVector r = part(found, "q");
        RationalVector first = Mixture.of(Rational.HALF, p, r);
        RationalVector second = Mixture.of(Rational.HALF, q, r);
        return Message.of(
                "appendix.preference-axioms.independence",
                p,
                q,
                Message.of("appendix.order." + Integer.signum(order().compare(p, q))),
                r,
                first,
                second,
                Message.of("appendix.order." + Integer.signum(order().compare(first, second))));
    }

    /** Two lotteries that change places when both are mixed with a third. */
    private Optional<Map<String, Object>> independence(Progress progress) {
        return moved(grid(GRID), Rational.HALF, progress);
    }

    private Optional<Map<String, Object>> moved(List<RationalVector> grid, Rational lambda, Progress progress) {
        Comparator<RationalVector> order = order();
        for (RationalVector p : grid)
            for (RationalVector q : grid)
                for (RationalVector r : grid) {
                    progress.check();
                    int before = Integer.signum(order.compare(p, q));
                    int after = Integer.signum(order.compare(Mixture.of(lambda, p, r), Mixture.of(lambda, q, r)));
                    if (before != after) return Optional.of(InOrder.of("p1", p, "p2", q, "q", r, "lambda", lambda));
                }
        return Optional.empty();
    }

    /** Examples by the definitions of the axioms; what holds on a finer grid and with another mixture than were searched. */
    @Override
    public Certificate check(Progress progress) {
        Optional<Map<String, Object>> first = independence(progress);
        Optional<Map<String, Object>> second = continuity();
        Rational third = Rational.of(1, 3);
        boolean holds = first.map(
                        found -> changePlaces(part(found, "p1"), part(found, "p2"), part(found, "q"), Rational.HALF))
                .orElseGet(() -> moved(grid(FINER), third, progress).isEmpty());
        holds &= second.map(this::jumps).orElse(true);
        Map<String, Object> data = InOrder.of("A1", first.isEmpty(), "A2", second.isEmpty());
        first.ifPresent(found -> data.put("A1Violation", found));
        second.ifPresent(found -> data.put("A2Violation", found));
        return new Certificate.SecondWay(
                holds,
                new Extent.Part(Message.of("appendix.certificate.axioms-part")),
                Message.of("appendix.certificate.axioms"),
                data);
    }

    /** Whether p1 is worse than p2 and yet every small chance of q in its place makes it better. */
    private boolean jumps(Map<String, Object> found) {
        RationalVector p = part(found, "p1");
        RationalVector better = part(found, "p2");
        RationalVector q = part(found, "q");
        Comparator<RationalVector> order = order();
        boolean jumps = order.compare(p, better) < 0;
        for (int k = 1; k <= 60; k++) jumps &= order.compare(Mixture.of(Rational.HALF.power(k), q, p), better) > 0;
        return jumps;
    }

    /** Whether the two lotteries somebody names change places when mixed with the third as said. */
    private boolean changesPlaces(@Nullable Object claim) {
        Node named = Node.root(claim);
        RationalVector p = named.get("p1").vector();
        RationalVector q = named.get("p2").vector();
        RationalVector r = named.get("q").vector();
        return changePlaces(p, q, r, named.get("lambda").rational());
    }

    private boolean changePlaces(RationalVector p, RationalVector q, RationalVector r, Rational lambda) {
        if (!lambda.isPositive() || lambda.compareTo(Rational.ONE) > 0) return false;
        if (Stream.of(p, q, r).anyMatch(each -> each.size() != prizes || !each.isDistribution())) return false;
        Comparator<RationalVector> order = order();
        return Integer.signum(order.compare(p, q))
                != Integer.signum(order.compare(Mixture.of(lambda, p, r), Mixture.of(lambda, q, r)));
    }

    /** Of these preferences only the lexicographic ones are not continuous: any chance of the best prize outweighs the rest. */
    private Optional<Map<String, Object>> continuity() {
        if (!preference.equals("lexicographic") || prizes < 3) return Optional.empty();
        return Optional.of(InOrder.of(
                "p1", RationalVector.unit(prizes, 0),
                "p2", RationalVector.unit(prizes, 1),
                "q", RationalVector.unit(prizes, prizes - 1)));
    }

    private List<RationalVector> grid(int mesh) {
        List<RationalVector> grid = new ArrayList<>();
        fill(new int[prizes], 0, mesh, mesh, grid);
        return grid;
    }

    private static void fill(int[] parts, int at, int left, int mesh, List<RationalVector> grid) {
        if (at == parts.length - 1) {
            parts[at] = left;
            grid.add(RationalVector.generate(parts.length, i -> Rational.of(parts[i], mesh)));
            return;
        }
        for (int part = 0; part <= left; part++) {
            parts[at] = part;
            fill(parts, at + 1, left - part, mesh, grid);
        }
    }
}
