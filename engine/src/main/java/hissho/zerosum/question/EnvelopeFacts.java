package hissho.zerosum.question;

import hissho.document.InOrder;
import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.progress.Once;
import hissho.words.Message;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.method.Dominance;
import hissho.zerosum.method.Envelope;
import hissho.zerosum.method.IteratedDominance;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The graph of a game with two rows or two columns, or of what domination leaves of it: lines, envelope and its best point. */
final class EnvelopeFacts {

    private final Asked asked;
    private final boolean lower;
    private final Supplier<IteratedDominance> reduced;
    private final Supplier<Envelope> envelope;

    private EnvelopeFacts(Asked asked) {
        this.asked = asked;
        this.lower = asked.question.lowerEnvelope().orElse(asked.game.height() <= asked.game.width());
        this.reduced = new Once<>(this::reduced);
        this.envelope = new Once<>(() -> {
            MatrixGame game = reduced.get().reduced();
            return lower ? Envelope.lower(game) : Envelope.upper(game);
        });
    }

    static Facts of(Asked asked) {
        return new EnvelopeFacts(asked).make();
    }

    private Facts make() {
        return new Facts()
                .put(
                        "lines",
                        () -> envelope.get().lines().stream()
                                .map(line -> InOrder.of("at0", line.at0(), "at1", line.at1()))
                                .toList())
                .put(
                        "envelopeVertices",
                        () -> envelope.get().vertices().stream()
                                .map(v -> List.of(v.x(), v.y()))
                                .toList())
                .put("segments", this::sameSegments, this::segments)
                .put("optimum", this::optimum)
                .put(
                        "bestPoint",
                        Compare.accepted(this::isBest),
                        () -> List.of(envelope.get().from(), envelope.get().value()))
                .put(
                        "optimalInterval",
                        () -> List.of(envelope.get().from(), envelope.get().to()))
                .put(
                        "activeLines",
                        lines().set(),
                        () -> lines().names(original(envelope.get().active())));
    }

    private LineNames lines() {
        return lower ? asked.columns : asked.rows;
    }

    /** The game itself where it has two rows (columns), otherwise what domination leaves of it. */
    private IteratedDominance reduced() {
        MatrixGame game = asked.game;
        if ((lower ? game.height() : game.width()) == 2)
            return new IteratedDominance(
                    game,
                    List.of(),
                    IntStream.range(0, game.height()).boxed().toList(),
                    IntStream.range(0, game.width()).boxed().toList());
        IteratedDominance left = IteratedDominance.of(game, Dominance.Mode.MIXED, false, asked.progress);
        if ((lower ? left.rows() : left.columns()).size() != 2)
            throw new NotAnswered(Message.of("matrix.envelope.size", game.height(), game.width()));
        return left;
    }

    private List<Integer> original(List<Integer> lines) {
        List<Integer> left = lower ? reduced.get().columns() : reduced.get().rows();
        return lines.stream().map(left::get).toList();
    }

    private List<Map<String, Object>> segments() {
        return envelope.get().segments().stream()
                .map(segment -> InOrder.of(
                        "from", segment.from(),
                        "to", segment.to(),
                        "active", lines().names(original(segment.active()))))
                .toList();
    }

    private boolean sameSegments(@Nullable Object answered, @Nullable Object expected) {
        List<Node> ours = Node.root(answered).list();
        List<Node> theirs = Node.root(expected).list();
        return ours.size() == theirs.size()
                && IntStream.range(0, ours.size()).allMatch(k -> same(ours.get(k), theirs.get(k)));
    }

    private boolean same(Node ours, Node theirs) {
        return ours.get("from").rational().equals(theirs.get("from").rational())
                && ours.get("to").rational().equals(theirs.get("to").rational())
                && lines().set()
                        .agree(ours.get("active").value(), theirs.get("active").value());
    }

    private Map<String, Object> optimum() {
        String x = lower ? "p" : "q";
        Envelope found = envelope.get();
        return found.from().equals(found.to())
                ? InOrder.of(x, found.from(), "value", found.value())
                : InOrder.of(x + "Interval", List.of(found.from(), found.to()), "value", found.value());
    }

    private boolean isBest(@Nullable Object expected) {
        List<Node> point = Node.root(expected).list(2, 2);
        Rational at = point.get(0).rational();
        return point.get(1).rational().equals(envelope.get().value())
                && at.compareTo(envelope.get().from()) >= 0
                && at.compareTo(envelope.get().to()) <= 0;
    }
}
