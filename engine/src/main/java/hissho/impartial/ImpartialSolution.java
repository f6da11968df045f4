package hissho.impartial;

import hissho.kind.Solution;
import hissho.play.Board;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Fact;
import hissho.report.Report;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;

/** The solved position of any impartial game, and the report that is the same for all of them. */
public record ImpartialSolution(String kind, Message title, Analysis analysis, Supplement supplement)
        implements Solution {

    public static ImpartialSolution of(String kind, Component game, Convention convention, Progress progress) {
        return of(kind, game, convention, Supplement.NONE, progress);
    }

    public static ImpartialSolution of(
            String kind, Component game, Convention convention, Supplement supplement, Progress progress) {
        return new ImpartialSolution(kind, game.describe(), Analysis.of(game, convention, progress), supplement);
    }

    @Override
    public boolean certified() {
        return analysis.certified(Progress.none());
    }

    @Override
    public Report tell(Words words) {
        List<Fact> facts = new ArrayList<>(Argument.facts(analysis, words));
        facts.addAll(supplement.facts(words));
        List<Section> sections = new ArrayList<>();
        sections.add(new Section(words.say("impartial.section.position"), pictures(words)));
        sections.addAll(supplement.theory(words));
        sections.addAll(Argument.sections(analysis, words));
        sections.addAll(supplement.more(words));
        return new Report(
                kind,
                words.say(title),
                Argument.headline(analysis, words),
                facts,
                sections,
                new Report.Certificate(
                        words.say(
                                "impartial.certificate." + analysis.convention().plain()),
                        certified()));
    }

    private List<Block> pictures(Words words) {
        String caption = words.say(analysis.game().describe());
        List<Board> boards = analysis.game().explained(words, Progress.none());
        return boards.stream()
                .<Block>map(board -> new Block.Picture(
                        board.figure(), boards.size() == 1 ? caption : board.title() + ": " + caption))
                .toList();
    }
}
