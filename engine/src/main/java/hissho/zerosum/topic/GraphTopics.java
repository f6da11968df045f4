package hissho.zerosum.topic;

import static hissho.zerosum.topic.MatrixTopics.about;

import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.verify.Topic;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.method.Dominance;
import hissho.zerosum.method.Envelope;
import hissho.zerosum.method.IteratedDominance;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** The graphical method: envelopes of games with two rows or two columns, directly or after domination. */
final class GraphTopics {

    private GraphTopics() {}

    static List<Topic> all() {
        return List.of(
                about("graphical-2xn", asked -> graph(asked, true), "plot"),
                about("graphical-mx2", asked -> graph(asked, false), "plot"),
                about("2-by-n-graph", asked -> graph(asked, true), "plot"),
                about("m-by-2-graph", asked -> graph(asked, false), "plot"));
    }

    private static Facts graph(Asked asked, boolean wantedLower) {
        boolean lower = asked.input
                .find("plot")
                .map(plot -> plot.choice("lower-envelope", "upper-envelope").equals("lower-envelope"))
                .orElse(wantedLower);
        Once<IteratedDominance> reduced = new Once<>(() -> reduced(asked.game, lower));
        Once<Envelope> envelope = new Once<>(() -> {
            MatrixGame game = reduced.get().reduced();
            return lower ? Envelope.lower(game) : Envelope.upper(game);
        });
        LineNames lines = lower ? asked.columns : asked.rows;
        String active = lower ? "activeCols" : "activeRows";
        String x = lower ? "p" : "q";
        Facts answers = asked.solved()
                .put(
                        "lines",
                        () -> envelope.get().lines().stream()
                                .map(line -> LearnerTopics.parts("at0", line.at0(), "at1", line.at1()))
                                .toList())
                .put("envelopeVertices", () -> points(envelope.get()))
                .put("kinks", () -> points(envelope.get()))
                .put("segments", segments(lines), () -> segments(envelope.get(), reduced.get(), lines, lower))
                .put("optimum", () -> optimum(envelope.get(), x))
                .put(
                        lower ? "maximum" : "minimum",
                        Compare.accepted(expected -> {
                            List<Node> point = Node.root(expected).list(2, 2);
                            Rational at = point.get(0).rational();
                            return point.get(1).rational().equals(envelope.get().value())
                                    && at.compareTo(envelope.get().from()) >= 0
                                    && at.compareTo(envelope.get().to()) <= 0;
                        }),
                        () -> List.of(envelope.get().from(), envelope.get().value()))
                .put(
                        x + "Interval",
                        () -> List.of(envelope.get().from(), envelope.get().to()))
                .put(
                        active,
                        lines.set(),
                        () -> lines.names(original(envelope.get().active(), reduced.get(), lower)))
                .put(
                        "dominatedCol",
                        Compare.accepted(expected -> dominated(asked.game.reversed(), asked.columns.index(expected))),
                        () -> first(reduced.get(), false, asked.columns))
                .put(
                        "dominatedRow",
                        Compare.accepted(expected -> dominated(asked.game, asked.rows.index(expected))),
                        () -> first(reduced.get(), true, asked.rows))
                .put(
                        "by",
                        Compare.accepted(expected -> DominationTopics.somethingDominated(
                                        asked.game.reversed(), asked.columns, Node.root(expected))
                                || DominationTopics.somethingDominated(asked.game, asked.rows, Node.root(expected))),
                        () -> reduced.get().steps().stream()
                                .findFirst()
                                .map(step -> (step.isRow() ? asked.rows : asked.columns).weights(step.by()))
                                .orElse(null));
        return answers;
    }

    private static boolean dominated(MatrixGame game, int line) {
        return Dominance.find(game, line, Dominance.Mode.MIXED, Progress.none()).isPresent();
    }

    private static Object first(IteratedDominance reduced, boolean row, LineNames names) {
        Optional<Object> found = reduced.steps().stream()
                .filter(step -> step.isRow() == row)
                .map(step -> names.name(step.index()))
                .findFirst();
        return found.orElseThrow(() -> new NotAnswered("no line is removed first"));
    }

    /** The game itself where it has two rows (columns), otherwise what domination leaves of it. */
    private static IteratedDominance reduced(MatrixGame game, boolean lower) {
        if ((lower ? game.height() : game.width()) == 2)
            return new IteratedDominance(
                    game,
                    List.of(),
                    IntStream.range(0, game.height()).boxed().toList(),
                    IntStream.range(0, game.width()).boxed().toList());
        IteratedDominance reduced = IteratedDominance.of(game, Dominance.Mode.MIXED, false, Progress.none());
        if ((lower ? reduced.rows() : reduced.columns()).size() != 2)
            throw new NotAnswered("the game does not reduce to two " + (lower ? "rows" : "columns"));
        return reduced;
    }

    private static List<Integer> original(List<Integer> lines, IteratedDominance reduced, boolean lower) {
        List<Integer> left = lower ? reduced.columns() : reduced.rows();
        return lines.stream().map(left::get).toList();
    }

    private static List<List<Rational>> points(Envelope envelope) {
        return envelope.vertices().stream().map(v -> List.of(v.x(), v.y())).toList();
    }

    private static List<Map<String, Object>> segments(
            Envelope envelope, IteratedDominance reduced, LineNames lines, boolean lower) {
        return envelope.segments().stream()
                .map(segment -> {
                    Map<String, Object> told = new LinkedHashMap<>();
                    told.put("from", segment.from());
                    told.put("to", segment.to());
                    told.put("active", lines.names(original(segment.active(), reduced, lower)));
                    return told;
                })
                .toList();
    }

    private static Compare segments(LineNames lines) {
        return (answered, expected) -> {
            List<Node> ours = Node.root(answered).list();
            List<Node> theirs = Node.root(expected).list();
            if (ours.size() != theirs.size()) return false;
            for (int k = 0; k < ours.size(); k++) {
                Node a = ours.get(k);
                Node b = theirs.get(k);
                if (!number(a, "from").equals(number(b, "from"))
                        || !number(a, "to").equals(number(b, "to"))
                        || !lines.set()
                                .agree(a.get("active").value(), b.get("active").value())) return false;
            }
            return true;
        };
    }

    private static Rational number(Node segment, String key) {
        return Rational.parse(String.valueOf(segment.get(key).value()));
    }

    private static Map<String, Object> optimum(Envelope envelope, String x) {
        Map<String, Object> told = new LinkedHashMap<>();
        if (envelope.from().equals(envelope.to())) told.put(x, envelope.from());
        else told.put(x + "Interval", List.of(envelope.from(), envelope.to()));
        told.put("value", envelope.value());
        return told;
    }
}
