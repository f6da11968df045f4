package hissho.extensive;

import static org.junit.jupiter.api.Assertions.assertFalse;

import hissho.extensive.RandomTrees.Knowledge;
import hissho.extensive.question.TreeAnswer;
import hissho.extensive.question.TreeQuestion;
import hissho.fact.NotAnswered;
import hissho.progress.Progress;
import hissho.property.Property;
import hissho.words.Language;
import hissho.words.Message;
import hissho.words.Words;
import org.junit.jupiter.api.Test;

/** Trees of one to four players, whatever these know: every fact is answered or said why not, and the report is told in both languages. */
class EveryFactTest {

    @Test
    void everythingIsAnsweredOrSaidWhyNot() {
        for (int players = 1; players <= 4; players++)
            for (Knowledge knowledge : Knowledge.values())
                Property.holds(25, RandomTrees.of(players, false, knowledge, 14), sample -> {
                    if (StrategicForm.size(sample.game()).bitLength() > 9) return;
                    asked(sample.game());
                });
        for (Knowledge knowledge : Knowledge.values())
            Property.holds(25, RandomTrees.of(2, true, knowledge, 14), sample -> {
                if (StrategicForm.size(sample.game()).bitLength() <= 9) asked(sample.game());
            });
    }

    private static void asked(ExtensiveGame game) {
        TreeAnswer answer =
                new TreeAnswer(TreeQuestion.of("tree", Message.of("extensive.tree"), game), Progress.none());
        for (String key : answer.facts().keys()) {
            try {
                answer.facts().find(key).orElseThrow().value();
            } catch (NotAnswered e) {
                assertFalse(e.why().key().isBlank());
            }
        }
        for (Language language : Language.values())
            assertFalse(answer.tell(Words.in(language)).sections().isEmpty());
    }
}
