package hissho.card.tanhinmin.graph;

import hissho.card.tanhinmin.rules.Rederivation;
import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.kind.Solution;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.words.Message;
import hissho.words.Words;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The value of a position of the graph game, the value of every move, a shortest win against a longest defence where the position is
 * small enough, and the cycle behind a zugzwang.
 *
 * @param kind the catalogue name the report speaks for
 * @param searched how many plays were looked into for the values of the moves
 * @param notes what there is to say about how the cards became a graph
 */
public record GraphSolution(
        String kind,
        Values values,
        int value,
        List<Values.Valued> moves,
        Optional<List<Lengths.Step>> line,
        Optional<Zugzwang> zugzwang,
        long searched,
        List<Message> notes)
        implements Solution {

    /** What it can say, in the order it is told. */
    public static final List<String> KEYS =
            List.of("value", "zugzwang", "winningMoves", "bestMoves", "length", "cycle", "searched");

    public GraphSolution {
        moves = List.copyOf(moves);
        notes = List.copyOf(notes);
    }

    public static GraphSolution of(String kind, GraphGame game, List<Message> notes, Progress progress) {
        Values values = Values.of(game, progress);
        int value = values.value();
        List<Values.Valued> moves = values.moves();
        long searched = values.visited();
        Optional<Zugzwang> zugzwang =
                value == 0 && game.emptyTable() ? Zugzwang.causeOf(game, progress) : Optional.empty();
        return new GraphSolution(
                kind,
                values,
                value,
                moves,
                value == 0 ? Optional.empty() : Lengths.line(game, game.rules().cutting(), progress),
                zugzwang,
                searched,
                notes);
    }

    public GraphGame game() {
        return values.game();
    }

    /** The moves that are worth what the position is worth. */
    public List<Values.Valued> best() {
        return moves.stream().filter(move -> move.value() == value).toList();
    }

    @Override
    public Facts facts() {
        Facts facts = new Facts()
                .put("value", () -> value)
                .put("zugzwang", values::isZugzwang)
                .put("winningMoves", Compare.SET, () -> named(1))
                .put("bestMoves", Compare.SET, () -> named(value))
                .teach("winningMoves", ValuedLesson.of(moves, 1, this::name))
                .teach("bestMoves", ValuedLesson.of(moves, value, this::name));
        line.ifPresent(steps -> facts.put("length", steps::size));
        return facts.put("cycle", () -> Cycles.exists(game()))
                .put("searched", () -> searched)
                .remarks("searched");
    }

    private List<String> named(int worth) {
        return moves.stream()
                .filter(move -> move.value() == worth)
                .map(this::name)
                .distinct()
                .toList();
    }

    private String name(Values.Valued move) {
        return move.isPass() ? "pass" : game().graph().label(move.card());
    }

    // ---- the certificate

    /** From the rules alone where there are few moments, else by playing the favoured side out. */
    @Override
    public Certificate certificate(Progress progress) {
        int most = moves.stream().mapToInt(Values.Valued::value).max().orElse(-1);
        boolean holds = most == value && lineWins() && cycleHolds();
        Rederivation rules = new Rederivation(progress);
        Optional<SortedMap<Integer, Integer>> again = rules.moves(GraphMoment.of(game()));
        if (again.isPresent())
            return new Certificate.Values(
                            holds
                                    && movesHold(again.get())
                                    && lineIsBest(rules, again.get())
                                    && zugzwangHolds(progress),
                            Extent.everything(),
                            Message.of("tanhinmin.graph.certificate.rules", rules.moments()),
                            data())
                    .holding(InOrder.of("zugzwang", zugzwangAgain(again.get(), progress), "cycle", cycleAgain()))
                    .covering(covers());
        Replay.Found replay = Replay.of(values, value, progress);
        return new Certificate.Replay(
                        holds && replay.kept(),
                        new Extent.Part(Message.of("tanhinmin.graph.certificate.moves-solver")),
                        Message.of(
                                replay.everyReply()
                                        ? "tanhinmin.graph.certificate.every-reply"
                                        : "tanhinmin.graph.certificate",
                                replay.met()),
                        data())
                .holding(InOrder.of("cycle", cycleAgain()))
                .covering(covers());
    }

    /** Leading loses for both: the other's moves are worked out from the rules too. */
    private boolean zugzwangAgain(Map<Integer, Integer> again, Progress progress) {
        return game().emptyTable()
                && game().rules().emptyPass()
                && leadingLoses(again)
                && new Rederivation(progress)
                        .moves(GraphMoment.of(game().turned()))
                        .filter(GraphSolution::leadingLoses)
                        .isPresent();
    }

    private static boolean leadingLoses(Map<Integer, Integer> again) {
        return again.entrySet().stream().allMatch(each -> each.getKey() == Rederivation.PASS || each.getValue() < 0);
    }

    /** Whether a card can be reached from itself, from hand to hand. */
    private boolean cycleAgain() {
        for (int start : Bits.list(game().mover())) {
            long reached = 0;
            for (long at = Bits.bit(start); at != 0; ) {
                long next = 0;
                for (int card : Bits.list(at))
                    next |= game().graph().children(card)
                            & (Bits.has(game().mover(), card) ? game().other() : game().mover());
                if (Bits.has(next, start)) return true;
                at = next & ~reached;
                reached |= next;
            }
        }
        return false;
    }

    private boolean movesHold(Map<Integer, Integer> again) {
        Map<Integer, Integer> said = new TreeMap<>();
        for (Values.Valued move : moves) said.put(move.card(), move.value());
        Map<Integer, Integer> found = new TreeMap<>();
        again.forEach((move, length) -> found.put(move, Integer.signum(length)));
        return said.equals(found) && said.size() == moves.size();
    }

    private boolean lineIsBest(Rederivation rules, Map<Integer, Integer> again) {
        if (line.isEmpty()) return true;
        return line.get().size() == Math.abs(Rederivation.best(again))
                && rules.followsBest(
                        GraphMoment.of(game()),
                        line.get().stream().map(Lengths.Step::card).toList());
    }

    /** The cards of the cycle can each be played on the one before, from hand to hand. */
    private boolean cycleHolds() {
        if (zugzwang.isEmpty()) return true;
        List<Integer> cycle = zugzwang.get().cycle();
        for (int i = 0; i < cycle.size(); i++) {
            int card = cycle.get(i);
            int next = cycle.get((i + 1) % cycle.size());
            boolean across =
                    Bits.has(game().mover(), card) ? Bits.has(game().other(), next) : Bits.has(game().mover(), next);
            if (!across || !game().graph().edge(card, next)) return false;
        }
        return value == 0 && game().emptyTable();
    }

    /** Without the edges of the cycle the position is worth what is said. */
    private boolean zugzwangHolds(Progress progress) {
        if (zugzwang.isEmpty() || !Zugzwang.workedOut(game())) return true;
        GraphGame without =
                game().with(game().graph().without(Cycles.edges(zugzwang.get().cycle())));
        return new Rederivation(progress)
                .moves(GraphMoment.of(without))
                .map(found -> Integer.signum(Rederivation.best(found))
                        == zugzwang.get().valueWithout())
                .orElse(true);
    }

    private Map<String, Object> data() {
        Map<String, Object> worths = InOrder.of();
        moves.forEach(move -> worths.put(name(move), move.value()));
        Map<String, Object> data = InOrder.of("value", value, "moves", worths);
        line.ifPresent(steps -> data.put(
                "line",
                steps.stream()
                        .map(step -> step.card() == GraphGame.EMPTY
                                ? "pass"
                                : game().graph().label(step.card()))
                        .toList()));
        zugzwang.ifPresent(cause -> data.put(
                "causingCycle",
                cause.cycle().stream().map(game().graph()::label).toList()));
        return data;
    }

    private Map<String, Object> covers() {
        Map<String, Object> covers = InOrder.of("winningMoves", named(1), "bestMoves", named(value));
        line.ifPresent(steps -> covers.put("length", steps.size()));
        return covers;
    }

    /** Whether the line is made of legal moves and ends with the winner's last card. */
    private boolean lineWins() {
        if (line.isEmpty()) return true;
        GraphGame at = game();
        int side = 0;
        for (int i = 0; i < line.get().size(); i++) {
            int card = line.get().get(i).card();
            boolean last = i == line.get().size() - 1;
            if (line.get().get(i).side() != side) return false;
            if (card == GraphGame.EMPTY) {
                if (last || !at.mayPass()) return false;
                at = at.turned();
                side = 1 - side;
            } else {
                if (!Bits.has(at.playable(), card) || at.finishes(card) != last) return false;
                if (last) return (side == 0) == (value == 1);
                side = at.cuts(card) ? side : 1 - side;
                at = at.cuts(card) ? at.led(card) : at.played(card);
            }
        }
        return false;
    }

    @Override
    public Report tell(Words words) {
        return new GraphReport(this, words).report();
    }
}
