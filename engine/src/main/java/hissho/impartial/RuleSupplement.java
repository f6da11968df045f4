package hissho.impartial;

import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.kind.Verdict;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.util.List;
import java.util.Optional;

/**
 * What a game whose theory belongs to normal play says in misère play: its rule, and facts that no convention changes.
 *
 * @param heading the title of the section with the rule
 */
public record RuleSupplement(
        String room, Message heading, Message rule, Compare comparingMoves, Facts known, List<String> said)
        implements Supplement {

    @Override
    public Facts facts(Analysis analysis, Progress progress) {
        return known;
    }

    @Override
    public List<String> told(Analysis analysis, Progress progress) {
        return said;
    }

    @Override
    public Optional<Message> verdict() {
        return Verdict.of(known, "legal", room + ".verdict.");
    }

    @Override
    public List<Section> theory(Analysis analysis, Words words, Progress progress) {
        return List.of(Section.of(words.say(heading), new Block.Paragraph(words.say(rule))));
    }
}
