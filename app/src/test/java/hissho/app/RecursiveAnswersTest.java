package hissho.app;

import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.app.document.Examples;
import hissho.app.document.GameDocument;
import hissho.app.render.Renderers;
import hissho.app.render.Style;
import hissho.progress.Progress;
import hissho.words.Language;
import hissho.words.Words;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What recursive games and poker are told in: whole sentences, closed forms, closed intervals, rules, and the tree of the betting. */
class RecursiveAnswersTest {

    @Test
    void answersAreWholeSentencesWithTheNumbersPeopleWrite() throws IOException {
        says("stochastic/dare", "Both choose at the same time: pass or dare.", "its solution here is v = √7-2.");
        says("stochastic/match-point", "20/27", "Player I serves");
        says(
                "stochastic/inspection",
                "player I inspects with probability 2/5, and player II acts with probability 1/5");
        says("stochastic/value-map", "[0, 2]", "0 for v ≤ 0; v for 0 ≤ v ≤ 2; 2 for v ≥ 2");
        says("stochastic/recursive-only-nearly", "(1-ε/2, ε/2)");
        says("stochastic/games-as-components", "the best pure reply in the whole game");
        says(
                "stochastic/guess-it-range",
                "For 1 to 8 cards against 1 to 8: no guess beats a question; it is as good with 1 against 1.");
        says("stochastic/assumed-saddle", "the assumption contradicts itself");
        says("poker/tree-raise", "└─ bet: II", "± is won by the player with the higher hand");
        says("poker/von-neumann-any-bet", "a = β/(β²+5β+4)", "call: ±(β+1)");
    }

    private static void says(String example, String... sentences) throws IOException {
        Words words = Words.in(Language.ENGLISH);
        GameDocument document = Examples.all().stream()
                .filter(each -> each.name().equals(example))
                .findFirst()
                .orElseThrow()
                .document();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Renderers.named("text")
                .orElseThrow()
                .render(document.tell(document.solve(Progress.none()), List.of(), words), out, Style.plain(words));
        var certificate =
                words.say(document.solve(Progress.none()).certificate().says());
        String told = (out.toString(StandardCharsets.UTF_8) + " " + certificate).replaceAll("\\s+", " ");
        for (String sentence : sentences) assertTrue(told.contains(sentence), example + " does not say: " + sentence);
    }
}
