package hissho.app.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hissho.app.document.Documents;
import hissho.app.document.GameDocument;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.fact.Fact;
import hissho.progress.Progress;
import hissho.topic.Topic;
import hissho.topic.Topics;
import hissho.words.Language;
import hissho.words.Words;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A number inside the key of an answer is part of the question: other numbers are other questions. */
class NumbersInKeysTest {

    private static final String ENDGAME =
            "{'bimatrix':[[[11,89],[10,90]],[[2,98],[10,0]]],'p':['8/9','1/9'],'q':[1,0]}";
    private static final String CENTIPEDE =
            "{'centipede':{'pairs':3,'IDown':'(k,k)','IIDown':'(k-1,k+2)','finalAcross':[4,4]},'belief':['1/4','1/4','1/4','1/4']}";
    private static final String TWO_CELLS = "{'bimatrix':[[[1,1],[0,1]]]}";
    private static final String CLAIMS =
            "{'family':'bankruptcy','claims':[10,20,30],'names':['Ann','B2','C'],'estates':[15,45]}";

    @Test
    void theThresholdIsTheOneInTheKey() {
        assertEquals("[1/99, 1/9]", asked("profile-payoff", ENDGAME, "IIMustCallAndIGetsMoreThan10Iff"));
        assertEquals("[1/99, 2/9]", asked("profile-payoff", ENDGAME, "IIMustCallAndIGetsMoreThan9Iff"));
        assertEquals("[1/99, 1]", asked("profile-payoff", ENDGAME, "IIMustCallAndIGetsMoreThan0Iff"));
    }

    @Test
    void theIndexIsTheOneInTheKey() {
        assertEquals("never stops", asked("best-response", CENTIPEDE, "index4Means"));
        assertEquals("stops at move 2", asked("best-response", CENTIPEDE, "index2Means"));
    }

    @Test
    void theThreatPointIsTheOneInTheKey() {
        assertEquals("[1, 1]", asked("lambda-transfer", TWO_CELLS, "nashSolutionThreat01"));
        assertEquals("[1, 1]", asked("lambda-transfer", TWO_CELLS, "nashSolutionThreat11"));
    }

    @Test
    void claimantsMayHaveAnyName() {
        String pro = "{proRata=5/2, shapley=10/3, nucleolus=5}";
        assertEquals(pro, asked("bankruptcy", CLAIMS, "AnnAt15"));
        assertEquals("{proRata=15, shapley=85/6, nucleolus=15}", asked("bankruptcy", CLAIMS, "B2At45"));
        Fact<?> fact = document("bankruptcy", CLAIMS)
                .solve(Progress.none())
                .facts()
                .find("AnnAt15")
                .orElseThrow();
        assertEquals(
                "share of the claimant named at an estate of: Ann, 15",
                fact.label(Words.in(Language.ENGLISH), "value"));
    }

    @Test
    void limitsOfTheCoinChallengeAreDerived() {
        Map<String, Object> limits = InOrder.of(
                "limitX", "2-sqrt(3)",
                "limitValue", "7-4*sqrt(3)",
                "limitWinProbability", "4-2*sqrt(3)",
                "kOneThreshold", "k=1 iff p<=(3-sqrt(5))/2");
        limits.forEach((key, limit) -> assertEquals(limit, asked("coin-challenge", "{'p':'p'}", key)));
    }

    private static GameDocument document(String topic, String input) {
        Map<String, ?> fields = Node.root(new Documents().parse(input.replace('\'', '"'), "input.json"))
                .fields();
        return GameDocument.of(meant(topic, fields).document(fields));
    }

    private static Topic meant(String name, Map<String, ?> fields) {
        return Topics.named(name).stream()
                .filter(topic -> topic.fits(fields, Set.of()))
                .findFirst()
                .orElseGet(() -> Topic.of(name, name));
    }

    private static String asked(String topic, String input, String key) {
        Map<String, ?> fields = Node.root(new Documents().parse(input.replace('\'', '"'), "input.json"))
                .fields();
        return String.valueOf(document(topic, input)
                .solve(Progress.none())
                .facts()
                .get(meant(topic, fields).factOf(key), Object.class));
    }
}
