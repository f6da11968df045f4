package hissho.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hissho.app.document.Examples;
import hissho.app.work.Work;
import hissho.kind.Chapter;
import hissho.kind.Solved;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Section;
import hissho.words.Language;
import hissho.words.Words;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the later chapters say is written for people: no notation of programs in sentences, and a title in either language. */
class NotationTest {

    private static final Set<Chapter> CHAPTERS =
            Set.of(Chapter.EQUILIBRIUM, Chapter.DUOPOLY, Chapter.BARGAINING, Chapter.COALITION, Chapter.APPENDIX);

    /** Signs that only a program reads: comparisons of two letters, stars and carets between letters, roots by name, lists of nothing. */
    private static final Pattern CODE = Pattern.compile(
            "[<>]=|sqrt\\(|[\\w)]\\*[\\w(]|[\\w)]\\^\\d|\\(\\)|\\bnull\\b(?!-player)|,\\s*,|:\\s*[,;.]");

    private static final Pattern JAPANESE = Pattern.compile("[\\p{IsHiragana}\\p{IsKatakana}\\p{IsHan}]");

    @Test
    void noSentenceSpeaksToPrograms() {
        List<String> faults = new ArrayList<>();
        for (Examples.Example example : Examples.all()) {
            if (!CHAPTERS.contains(example.document().kind().listing().chapter())) continue;
            Work.within(Duration.ofMinutes(1), progress -> {
                Solved solved = example.document().solve(progress);
                for (Language language : Language.values()) {
                    Report report = example.document().tell(solved, List.of(), Words.in(language));
                    Stream.concat(
                                    Stream.of(report.headline()),
                                    report.sections().stream().flatMap(NotationTest::sentences))
                            .filter(sentence -> CODE.matcher(sentence).find())
                            .forEach(sentence -> faults.add(example.name() + " " + language.code() + ": " + sentence));
                    report.answer().stream()
                            .filter(said ->
                                    said.text().contains("()") || said.text().contains(", ,"))
                            .forEach(said -> faults.add(
                                    example.name() + " " + language.code() + " " + said.key() + ": " + said.text()));
                    if (language == Language.JAPANESE
                            && !JAPANESE.matcher(report.title()).find())
                        faults.add(example.name() + " has no Japanese title: " + report.title());
                }
                return 0;
            });
        }
        assertEquals("", String.join("\n", faults));
    }

    private static Stream<String> sentences(Section section) {
        return Stream.concat(
                Stream.of(section.title()), section.blocks().stream().flatMap(NotationTest::sentences));
    }

    private static Stream<String> sentences(Block block) {
        return switch (block) {
            case Block.Paragraph paragraph -> Stream.of(paragraph.text());
            case Block.Steps steps ->
                steps.steps().stream()
                        .flatMap(step -> Stream.concat(
                                Stream.of(step.text()), step.shown().stream().flatMap(NotationTest::sentences)));
            case Block.Picture picture -> Stream.of(picture.caption());
            case Block.Table table -> Stream.of(table.title());
            case Block.Formula _, Block.Facts _ -> Stream.empty();
        };
    }
}
