package hissho.impartial.board;

import hissho.kind.Game;
import hissho.kind.Solution;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;

/** A row of SOS and who is to move. */
record SosGame(String row, boolean firstMoves) implements Game {

    /** The standing of the player to move, and all moves that keep it. */
    Solved solve(Sos solver) {
        char[] squares = row.toCharArray();
        Sos.Standing standing = solver.standing(squares);
        List<Sos.Letter> completing = Sos.completions(squares);
        boolean listed = squares.length <= Sos.LONGEST_SEARCHED || Sos.hasTrap(squares);
        List<Sos.Letter> winning = standing != Sos.Standing.WIN
                ? List.of()
                : listed
                        ? Sos.moves(squares).stream()
                                .filter(m ->
                                        completing.contains(m) || solver.standing(m.on(squares)) == Sos.Standing.LOSS)
                                .toList()
                        : completing;
        List<Sos.Letter> drawing = standing != Sos.Standing.DRAW
                ? List.of()
                : Sos.moves(squares).stream()
                        .filter(m -> solver.standing(m.on(squares)) == Sos.Standing.DRAW)
                        .toList();
        return new Solved(this, standing, winning, drawing, listed);
    }

    record Solved(
            SosGame game, Sos.Standing standing, List<Sos.Letter> winning, List<Sos.Letter> drawing, boolean listed)
            implements Solution {

        /** A fresh search agrees on the position and on every listed move. */
        @Override
        public boolean certified() {
            Sos fresh = new Sos(Progress.none());
            char[] squares = game.row.toCharArray();
            if (!listed) return fresh.standing(squares) == standing;
            if (standing == Sos.Standing.WIN && winning.isEmpty()) return false;
            return winning.stream()
                            .allMatch(m -> Sos.completes(m.on(squares), m.square() - 1)
                                    || fresh.standing(m.on(squares)) == Sos.Standing.LOSS)
                    && drawing.stream().allMatch(m -> fresh.standing(m.on(squares)) == Sos.Standing.DRAW);
        }

        @Override
        public Report tell(Words words) {
            String outcome = SosTopics.outcome(standing, game.firstMoves);
            List<Said> facts = new ArrayList<>();
            facts.add(new Said(
                    "outcome",
                    words.say("impartial.fact.outcome"),
                    outcome,
                    words.say("impartial.sos.outcome." + outcome)));
            facts.add(new Said(
                    "winningMoves",
                    words.say("impartial.fact.winningMoves"),
                    SosTopics.moves(winning),
                    said(winning, words)));
            facts.add(new Said(
                    "drawingMoves",
                    words.say("impartial.fact.drawingMoves"),
                    SosTopics.moves(drawing),
                    said(drawing, words)));
            List<Block> blocks = new ArrayList<>();
            blocks.add(new Block.Paragraph(words.say("impartial.sos.theory")));
            char[] squares = game.row.toCharArray();
            blocks.add(new Block.Paragraph(words.say(
                    "impartial.sos.blanks",
                    Sos.blanks(squares),
                    words.say(
                            Sos.blanks(squares) % 2 == 1
                                    ? "impartial.sos.favoured-mover"
                                    : "impartial.sos.favoured-other"))));
            if (!listed) blocks.add(new Block.Paragraph(words.say("impartial.sos.known")));
            return new Report(
                    "sos",
                    words.say("impartial.sos.of", game.row.length()),
                    words.say("impartial.sos.headline." + outcome),
                    facts,
                    List.of(
                            Section.of(
                                    words.say("impartial.section.position"),
                                    new Block.Picture(
                                            SosPosition.scene(game.row).boards().getFirst().figure(),
                                            words.say("impartial.sos.of", game.row.length()))),
                            new Section(words.say("impartial.section.moves"), blocks)),
                    new Report.Certificate(words.say("impartial.sos.certificate"), certified()));
        }

        private static String said(List<Sos.Letter> moves, Words words) {
            if (moves.isEmpty()) return words.say("impartial.none");
            return String.join(
                    "; ",
                    moves.stream()
                            .limit(40)
                            .map(m -> words.say(
                                    Message.of("impartial.sos.write", String.valueOf(m.letter()), m.square())))
                            .toList());
        }
    }
}
