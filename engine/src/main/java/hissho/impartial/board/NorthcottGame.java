package hissho.impartial.board;

import hissho.impartial.Outcome;
import hissho.kind.Game;
import hissho.kind.Solution;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Block.Step;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;

/** A board of Northcott's game to be solved. */
record NorthcottGame(Northcott board) implements Game {

    /** The nim-sum of the gaps decides; small boards are searched as well. */
    record Solved(Northcott board) implements Solution {

        /** On small boards a full search of the loopy game agrees; otherwise every winning move leaves nim-sum zero. */
        @Override
        public boolean certified() {
            if (isSmall()) {
                Northcott.Searched searched = board.search(Progress.none());
                Outcome outcome = searched.analysis().outcome(searched.number());
                return outcome == (board.nimSum() == 0 ? Outcome.P : Outcome.N);
            }
            return (board.nimSum() == 0) == board.winning().isEmpty()
                    && board.winning().stream()
                            .allMatch(slide -> board.after(slide).nimSum() == 0);
        }

        private boolean isSmall() {
            return Northcott.positions(board.rows(), board.width()) <= Northcott.MOST_SEARCHED / 8;
        }

        @Override
        public Report tell(Words words) {
            boolean wins = board.nimSum() != 0;
            List<Said> facts = new ArrayList<>();
            facts.add(new Said(
                    "class",
                    words.say("impartial.fact.class"),
                    wins ? "N" : "P",
                    words.say(wins ? "impartial.class.N" : "impartial.class.P")));
            facts.add(Said.of(words, "gaps", "impartial.northcott.gaps", board.gaps()));
            facts.add(Said.of(words, "nimSum", "impartial.head.sum", board.nimSum()));
            List<Step> steps = board.winning().stream()
                    .map(slide -> Step.of(words.say(slide.describe())))
                    .toList();
            facts.add(new Said(
                    "winningMoves",
                    words.say("impartial.fact.winningMoves"),
                    NorthcottTopics.moves(board),
                    steps.isEmpty()
                            ? words.say("impartial.none")
                            : String.join("; ", steps.stream().map(Step::text).toList())));
            facts.add(Said.of(words, "moveCount", "impartial.fact.moveCount", steps.size()));
            if (isSmall())
                facts.add(Said.of(
                        words, "longestDefence", "impartial.northcott.longest", NorthcottTopics.longestDefence(board)));
            List<Block> blocks = new ArrayList<>();
            blocks.add(new Block.Paragraph(words.say("impartial.northcott.theory")));
            if (!steps.isEmpty()) blocks.add(new Block.Steps(steps));
            return new Report(
                    "northcott",
                    words.say(
                            "impartial.northcott.of",
                            board.rows(),
                            board.width(),
                            words.say(board.whiteMoves() ? "impartial.northcott.white" : "impartial.northcott.black")),
                    words.say(
                            wins ? "impartial.northcott.headline-win" : "impartial.northcott.headline-loss",
                            board.nimSum()),
                    facts,
                    List.of(
                            Section.of(
                                    words.say("impartial.section.position"),
                                    new Block.Picture(
                                            NorthcottPosition.scene(board).boards().getFirst().figure(),
                                            words.say("impartial.northcott.gaps-are", board.gaps()))),
                            new Section(words.say("impartial.section.moves"), blocks)),
                    new Report.Certificate(
                            words.say(
                                    isSmall()
                                            ? "impartial.northcott.certificate-searched"
                                            : "impartial.northcott.certificate"),
                            certified()));
        }
    }
}
