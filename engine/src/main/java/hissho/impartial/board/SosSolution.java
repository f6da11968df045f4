package hissho.impartial.board;

import hissho.certificate.Certificate;
import hissho.document.InOrder;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.impartial.ImpartialSolution;
import hissho.kind.Solution;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * A solved row of SOS: how the player to move stands, and the moves that keep it.
 *
 * @param winning all winning moves where the row was searched, otherwise those the theory proves to win
 * @param drawing all moves that hold the draw
 * @param searched whether every move was looked at
 */
record SosSolution(
        SosKind.Row game, Sos.Standing standing, List<Sos.Letter> winning, List<Sos.Letter> drawing, boolean searched)
        implements Solution {

    /** A longer row is not drawn. */
    private static final int MOST_DRAWN = 1_000;

    static final List<String> KEYS = List.of("outcome", "winningMoves", "drawingMoves", "someWinningMoves");

    private static final int MOST_TOLD = 40;
    private static final int MOST_PLANNED = 2_000;

    static SosSolution of(SosKind.Row game, Progress progress) {
        Sos solver = new Sos(progress);
        char[] squares = game.row().toCharArray();
        Sos.Standing standing = solver.standing(squares);
        List<Sos.Letter> completing = Sos.completions(squares);
        boolean searched = squares.length <= Sos.LONGEST_SEARCHED
                || Sos.blanks(squares) <= Sos.LONGEST_SEARCHED
                || Sos.hasTrap(squares);
        List<Sos.Letter> winning = new ArrayList<>();
        List<Sos.Letter> drawing = new ArrayList<>();
        if (!searched) winning.addAll(completing.isEmpty() ? planned(squares, progress) : completing);
        else
            for (Sos.Letter move : Sos.moves(squares)) {
                progress.check();
                if (completing.contains(move)) winning.add(move);
                else {
                    Sos.Standing after = solver.standing(move.on(squares));
                    if (standing == Sos.Standing.WIN && after == Sos.Standing.LOSS) winning.add(move);
                    if (standing == Sos.Standing.DRAW && after == Sos.Standing.DRAW) drawing.add(move);
                }
            }
        return new SosSolution(game, standing, List.copyOf(winning), List.copyOf(drawing), searched);
    }

    /** The moves that the plan proves to win: all of them on rows that are not too long, otherwise the one in the middle. */
    private static List<Sos.Letter> planned(char[] squares, Progress progress) {
        List<Sos.Letter> planned = new ArrayList<>();
        boolean all = squares.length <= MOST_PLANNED;
        int middle = (squares.length + 1) / 2;
        for (int square = all ? 1 : middle; square <= (all ? squares.length : middle); square++) {
            progress.check();
            Sos.Letter move = new Sos.Letter(square, 'S');
            if (squares[square - 1] == '_' && Sos.plansTrap(squares, move)) planned.add(move);
        }
        return planned;
    }

    static String outcome(Sos.Standing standing, boolean firstMoves) {
        return standing == Sos.Standing.DRAW
                ? "draw"
                : (standing == Sos.Standing.WIN) == firstMoves ? "first" : "second";
    }

    static List<Map<String, Object>> told(List<Sos.Letter> letters) {
        return letters.stream()
                .map(m -> InOrder.of("square", m.square(), "letter", String.valueOf(m.letter())))
                .toList();
    }

    String outcome() {
        return outcome(standing, game.firstMoves());
    }

    @Override
    public Facts facts() {
        return new Facts()
                .put("outcome", Compare.EXACT, this::outcome, (words, o) -> words.say("impartial.sos.outcome." + o))
                .put("winningMoves", Compare.SET, all(winning), (words, m) -> written(winning, words))
                .put("drawingMoves", Compare.SET, all(drawing), (words, m) -> written(drawing, words))
                .put("someWinningMoves", Compare.SET, () -> told(winning), (words, m) -> written(winning, words));
    }

    /** A list of all moves of a sort can be given only where every move was looked at. */
    private Supplier<List<Map<String, Object>>> all(List<Sos.Letter> moves) {
        return () -> {
            if (!searched) throw new NotAnswered(Message.of("impartial.sos.not-searched", Sos.LONGEST_SEARCHED));
            return told(moves);
        };
    }

    private static String written(List<Sos.Letter> moves, Words words) {
        if (moves.isEmpty()) return words.say("impartial.none");
        List<String> told = moves.stream()
                .limit(MOST_TOLD)
                .map(m -> words.say(Message.of("impartial.sos.write", String.valueOf(m.letter()), m.square())))
                .toList();
        return String.join("; ", told) + (moves.size() > MOST_TOLD ? "; …" : "");
    }

    @Override
    public Certificate certificate(Progress progress) {
        return SosCertificate.of(this, progress);
    }

    @Override
    public Report tell(Words words) {
        char[] squares = game.row().toCharArray();
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Paragraph(words.say("impartial.sos.theory")));
        blocks.add(new Block.Paragraph(words.say(
                "impartial.sos.blanks",
                Sos.blanks(squares),
                words.say(
                        Sos.blanks(squares) % 2 == 1
                                ? "impartial.sos.favoured-mover"
                                : "impartial.sos.favoured-other"))));
        if (!searched)
            blocks.add(new Block.Paragraph(words.say(
                    winning.isEmpty() ? "impartial.sos.known-second" : "impartial.sos.known", Sos.LONGEST_SEARCHED)));
        String[] told = searched
                ? new String[] {"outcome", "winningMoves", "drawingMoves"}
                : winning.isEmpty() ? new String[] {"outcome"} : new String[] {"outcome", "someWinningMoves"};
        List<Section> sections = new ArrayList<>();
        if (squares.length <= MOST_DRAWN) sections.add(position(words));
        sections.add(new Section(words.say("impartial.section.moves"), blocks));
        return new Report(
                "sos",
                ImpartialSolution.capital(
                        words.say("impartial.sos.of", game.row().length())),
                headline(words),
                Said.of(words, "impartial", facts(), told),
                sections);
    }

    private String headline(Words words) {
        String key = "impartial.sos.headline." + outcome();
        if (winning.isEmpty()) return words.say(key);
        return words.say(
                key + (searched && winning.size() == 1 ? "-only" : "-some"), written(winning.subList(0, 1), words));
    }

    private Section position(Words words) {
        return Section.of(
                words.say("impartial.section.position"),
                new Block.Picture(
                                SosPosition.scene(game.row())
                                        .boards()
                                        .getFirst()
                                        .figure(),
                                words.say("impartial.sos.of", game.row().length()))
                        .marking(Tone.ACCENT, words.say("impartial.legend.filled")));
    }
}
