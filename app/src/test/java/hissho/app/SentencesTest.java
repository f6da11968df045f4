package hissho.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hissho.app.document.Examples;
import hissho.app.render.Renderers;
import hissho.app.render.Style;
import hissho.app.work.Work;
import hissho.kind.Inquiry;
import hissho.kind.Solved;
import hissho.report.Block;
import hissho.report.Report;
import hissho.words.Language;
import hissho.words.Words;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the reports of all examples say in both languages reads as a person would write it: short headlines, no gaps, no codes, no wrong plurals, no legend that says nothing. */
class SentencesTest {

    private static final Pattern ENGLISH = Pattern.compile("‹[a-z.]|\\{\\d+\\||\\b[a-z]+[A-Z][A-Za-z]*\\b"
            + "|(?<![Tt]here )(?<!be )\\bis no [a-z]+\\b|\\bso many\\b"
            + "|\\bplayer\\b.*\\b(?:he|she|him|his|her|hers)\\b|\\beach of the [01] |\\b1 (?:equilibria|nodes|players|moves|cards)\\b"
            + "|(?<!\\.)\\.\\.(?!\\.)|,,| ,(?! )|(?<![\\d.])\\d{20}");

    /** Codes, gaps, four or more English words in a row in a Japanese sentence, numbers nobody can read. */
    private static final Pattern JAPANESE = Pattern.compile("‹[a-z.]|\\{\\d+\\||\\b[a-z]+[A-Z][A-Za-z]*\\b"
            + "|(?:\\b[a-z]{2,}\\b ){3,}\\b[a-z]{2,}\\b|。。|(?<![\\d.])\\d{20}");

    /** A legend with what a tone means in general, where it should say what it means in this figure. */
    private static final Pattern MERE_LEGEND = Pattern.compile(
            "(^|   )([▲▼●○◆·*!]|\\[ ]) (first player|second player|good|bad|marked|set aside|先手|後手|良い|悪い|注目|除外)(   |$)");

    private static final Pattern KANA_OR_KANJI = Pattern.compile("[\\p{IsHiragana}\\p{IsKatakana}\\p{IsHan}]");

    @Test
    void sentencesOfAllExamples() {
        List<String> bad = new ArrayList<>();
        for (Examples.Example example : Examples.all())
            Work.within(Duration.ofMinutes(1), progress -> {
                Solved solved = example.document().solve(progress);
                for (Language language : Language.values()) {
                    Words words = Words.in(language);
                    Report report = example.document().tell(solved, List.of(), words);
                    try {
                        if (example.document().kind() instanceof Inquiry<?>)
                            Headline.checkSentence(report.headline(), language);
                        else Headline.check(report.headline(), language);
                    } catch (AssertionError e) {
                        bad.add(example.name() + ": " + e.getMessage());
                    }
                    if (language == Language.JAPANESE
                            && !KANA_OR_KANJI.matcher(report.title()).find())
                        bad.add(example.name() + " has no Japanese title: " + report.title());
                    Stream.concat(
                                    sentences(report),
                                    Stream.of(words.say(solved.certificate().says())))
                            .forEach(text -> {
                                Matcher found = (language == Language.ENGLISH ? ENGLISH : JAPANESE).matcher(text);
                                if (found.find())
                                    bad.add(example.name() + " " + language + " \"" + found.group() + "\": " + text);
                            });
                    for (String line : rendered(report, words).lines().toList())
                        if (MERE_LEGEND.matcher(line).find())
                            bad.add(example.name() + " " + language + " has a legend that says nothing: " + line);
                }
                return 0;
            });
        assertEquals("", String.join("\n", bad));
    }

    private static String rendered(Report report, Words words) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            Renderers.named("text").orElseThrow().render(report, out, Style.plain(words));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toString(StandardCharsets.UTF_8);
    }

    private static Stream<String> sentences(Report report) {
        return Stream.concat(
                Stream.of(report.headline()),
                report.sections().stream()
                        .flatMap(section -> Stream.concat(
                                Stream.of(section.title()),
                                section.blocks().stream().flatMap(SentencesTest::said))));
    }

    private static Stream<String> said(Block block) {
        return switch (block) {
            case Block.Paragraph paragraph -> Stream.of(paragraph.text());
            case Block.Picture picture -> Stream.of(picture.caption());
            case Block.Table table -> Stream.of(table.title());
            case Block.Steps steps ->
                steps.steps().stream()
                        .flatMap(step -> Stream.concat(
                                Stream.of(step.text()), step.shown().stream().flatMap(SentencesTest::said)));
            default -> Stream.empty();
        };
    }
}
