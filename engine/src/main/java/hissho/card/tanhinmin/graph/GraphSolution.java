package hissho.card.tanhinmin.graph;

import hissho.kind.Solution;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.words.Message;
import hissho.words.Words;
import java.util.List;
import java.util.Optional;

/**
 * The value of a position of the graph game, the value of every move, a shortest win against a longest defence where the position is
 * small enough, and the cycle behind a zugzwang.
 *
 * @param kind the catalogue name the report speaks for
 * @param notes what there is to say about how the cards became a graph
 */
public record GraphSolution(
        String kind,
        Values values,
        int value,
        List<Values.Valued> moves,
        Optional<List<Lengths.Step>> line,
        Optional<Zugzwang> zugzwang,
        List<Message> notes)
        implements Solution {

    public GraphSolution {
        moves = List.copyOf(moves);
        notes = List.copyOf(notes);
    }

    public static GraphSolution of(String kind, GraphGame game, List<Message> notes, Progress progress) {
        Values values = Values.of(game, progress);
        int value = values.value();
        Optional<Zugzwang> zugzwang =
                value == 0 && game.emptyTable() ? Zugzwang.causeOf(game, progress) : Optional.empty();
        return new GraphSolution(
                kind,
                values,
                value,
                values.moves(),
                value == 0 ? Optional.empty() : Lengths.line(game),
                zugzwang,
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
    public boolean certified() {
        int most = moves.stream().mapToInt(Values.Valued::value).max().orElse(-1);
        return most == value && lineWins() && Replay.keepsPromise(values, value);
    }

    /** Whether the line is made of legal moves and ends with the winner's last card. */
    private boolean lineWins() {
        if (line.isEmpty()) return true;
        GraphGame at = game();
        for (int i = 0; i < line.get().size(); i++) {
            int card = line.get().get(i).card();
            boolean last = i == line.get().size() - 1;
            if (card == GraphGame.EMPTY) {
                if (last || !at.mayPass()) return false;
                at = at.turned();
            } else {
                if (!Bits.has(at.playable(), card) || at.finishes(card) != last) return false;
                if (last) return (line.get().get(i).side() == 0) == (value == 1);
                at = at.played(card);
            }
        }
        return false;
    }

    @Override
    public Report tell(Words words) {
        return new GraphReport(this, words).report();
    }
}
