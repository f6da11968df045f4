package hissho.impartial.board;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Checks a row of SOS: a short one by playing all of it out, without any word of traps; one that was searched by the theory of traps with
 * a fresh search, which is then said; a long blank one by the plan that proves a win, move by move.
 */
final class SosCertificate {

    /** A row with more blanks has too many positions to be played out; each blank is still blank or one of two letters. */
    private static final int MOST_BLANKS = 10;

    private final SosSolution solution;
    private final char[] row;
    private final Progress progress;
    private final Map<String, Sos.Standing> known = new HashMap<>();

    private SosCertificate(SosSolution solution, Progress progress) {
        this.solution = solution;
        this.row = solution.game().row().toCharArray();
        this.progress = progress;
    }

    static Certificate of(SosSolution solution, Progress progress) {
        return new SosCertificate(solution, progress).make();
    }

    private Certificate make() {
        if (!solution.searched()) return byPlan();
        Optional<Certificate> played = played();
        if (played.isPresent()) return played.get();
        Sos fresh = new Sos(progress);
        return certificate(
                fresh.standing(row),
                move -> Sos.completes(move.on(row), move.square() - 1)
                        ? Sos.Standing.LOSS
                        : fresh.standing(move.on(row)),
                new Extent.Part(Message.of("impartial.sos.certificate-traps")),
                Message.of("impartial.sos.certificate"));
    }

    private interface After {
        /** How the opponent stands after a move. */
        Sos.Standing of(Sos.Letter move);
    }

    private Certificate certificate(Sos.Standing standing, After after, Extent extent, Message says) {
        List<Sos.Letter> winning = new ArrayList<>();
        List<Sos.Letter> drawing = new ArrayList<>();
        for (Sos.Letter move : Sos.moves(row)) {
            Sos.Standing opponent = after.of(move);
            if (opponent == Sos.Standing.LOSS) winning.add(move);
            if (opponent == Sos.Standing.DRAW && standing == Sos.Standing.DRAW) drawing.add(move);
        }
        boolean holds = standing == solution.standing()
                && winning.equals(solution.winning())
                && drawing.equals(solution.drawing())
                && (standing == Sos.Standing.WIN) == !winning.isEmpty();
        return new Certificate.SecondWay(holds, extent, says, data())
                .calling(Map.of("winningMoves", "winning", "drawingMoves", "drawing"));
    }

    private Map<String, Object> data() {
        return InOrder.of(
                "row",
                solution.game().row(),
                "toMove",
                solution.game().firstMoves() ? "first" : "second",
                "outcome",
                solution.outcome(),
                solution.searched() ? "winning" : "someWinning",
                SosSolution.told(solution.winning()),
                "drawing",
                SosSolution.told(solution.drawing()));
    }

    /** The whole game move by move, where it has few enough positions. */
    private Optional<Certificate> played() {
        if (Sos.blanks(row) > MOST_BLANKS) return Optional.empty();
        Sos.Standing standing = play(row.clone());
        Map<Sos.Letter, Sos.Standing> after = new HashMap<>();
        for (Sos.Letter move : Sos.moves(row)) {
            char[] next = move.on(row);
            after.put(move, Sos.completes(next, move.square() - 1) ? Sos.Standing.LOSS : play(next));
        }
        return Optional.of(certificate(
                standing,
                move -> after.getOrDefault(move, Sos.Standing.DRAW),
                Extent.everything(),
                Message.of("impartial.sos.certificate-played", known.size())));
    }

    private Sos.Standing play(char[] squares) {
        String key = new String(squares);
        Sos.Standing before = known.get(key);
        if (before != null) return before;
        progress.check();
        List<Sos.Letter> moves = Sos.moves(squares);
        Sos.Standing best = moves.isEmpty() ? Sos.Standing.DRAW : Sos.Standing.LOSS;
        for (Sos.Letter move : moves) {
            char[] next = move.on(squares);
            Sos.Standing opponent = Sos.completes(next, move.square() - 1) ? Sos.Standing.LOSS : play(next);
            if (opponent == Sos.Standing.LOSS) best = Sos.Standing.WIN;
            else if (opponent == Sos.Standing.DRAW && best == Sos.Standing.LOSS) best = Sos.Standing.DRAW;
            if (best == Sos.Standing.WIN) break;
        }
        known.put(key, best);
        return best;
    }

    /**
     * An odd blank row is won by each listed move, and an even one lost because every first move is answered by such a move: an S with
     * room on both sides becomes a trap on one side or the other.
     */
    private Certificate byPlan() {
        boolean holds;
        if (!Sos.completions(row).isEmpty())
            holds = solution.standing() == Sos.Standing.WIN
                    && solution.winning().equals(Sos.completions(row));
        else if (Sos.blanks(row) % 2 == 1)
            holds = solution.standing() == Sos.Standing.WIN
                    && !solution.winning().isEmpty()
                    && solution.winning().stream()
                            .allMatch(move -> row[move.square() - 1] == '_' && Sos.plansTrap(row, move));
        else
            holds = solution.standing() == Sos.Standing.LOSS
                    && solution.winning().isEmpty()
                    && Sos.moves(row).stream().allMatch(this::isAnswered);
        return new Certificate.Replay(
                holds,
                new Extent.Part(Message.of("impartial.sos.certificate-others")),
                Message.of("impartial.sos.certificate-plan"),
                data());
    }

    /** The move gives something away, or some S wins against it, on a blank row one a quarter into the row from either end. */
    private boolean isAnswered(Sos.Letter move) {
        progress.check();
        char[] after = move.on(row);
        if (!Sos.completions(after).isEmpty() || Sos.hasTrap(after)) return true;
        for (int square : new int[] {
            row.length / 4, row.length / 4 + 1, row.length - row.length / 4, row.length - row.length / 4 - 1
        }) if (after[square - 1] == '_' && Sos.plansTrap(after, new Sos.Letter(square, 'S'))) return true;
        return Sos.plansTrap(after);
    }
}
