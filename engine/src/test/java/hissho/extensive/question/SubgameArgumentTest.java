package hissho.extensive.question;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.extensive.Behaviour;
import hissho.extensive.ExtensiveGame;
import hissho.extensive.RandomTrees;
import hissho.extensive.RandomTrees.Knowledge;
import hissho.extensive.TreeReader;
import hissho.extensive.Trees;
import hissho.extensive.solve.BestReply;
import hissho.extensive.solve.SubgamePerfect;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.property.Property;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Section;
import hissho.words.Language;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The steps of subgame perfection: each subgame after those in it, with an equilibrium of its own, and its payoffs where the next step needs them. */
class SubgameArgumentTest {

    private static final Words WORDS = Words.in(Language.ENGLISH);

    private static TreeAnswer answer(ExtensiveGame game) {
        return new TreeAnswer(TreeQuestion.of("tree", Message.of("extensive.tree"), game), Progress.none());
    }

    /** I may stay out; if I goes in, both choose at once between two things. */
    private static final String BATTLE = """
            {"player":1,"infoset":"I","moves":[{"label":"out","node":{"payoff":[2,2]}},{"label":"in","node":
              {"player":1,"infoset":"I.in","moves":[
                {"label":"a","node":{"player":2,"infoset":"II","moves":[{"label":"a","node":{"payoff":[3,1]}},{"label":"b","node":{"payoff":[0,0]}}]}},
                {"label":"b","node":{"player":2,"infoset":"II","moves":[{"label":"a","node":{"payoff":[0,0]}},{"label":"b","node":{"payoff":[1,3]}}]}}]}}]}
            """;

    @Test
    void theSubgameComesFirstAndItsPayoffsStandInItsPlace() {
        ExtensiveGame game =
                new ExtensiveGame(TreeReader.read(hissho.document.Node.root(Trees.parse(BATTLE)), Optional.empty()));
        TreeAnswer answer = answer(game);
        Report report = answer.tell(WORDS);
        Section argument = report.sections().stream()
                .filter(section -> section.title().equals(WORDS.say("extensive.section.argument")))
                .findFirst()
                .orElseThrow();
        List<Block.Step> steps = argument.blocks().stream()
                .flatMap(
                        block -> block instanceof Block.Steps all ? all.steps().stream() : java.util.stream.Stream.of())
                .toList();
        assertEquals(2, steps.size());
        String paid = WORDS.write(answer.perfect().parts().getFirst().payoffs());
        assertTrue(
                steps.getFirst().text().startsWith("The subgame after in: I: "),
                steps.getFirst().text());
        assertTrue(
                steps.getFirst().text().contains("It pays " + paid),
                steps.getFirst().text());
        assertEquals(2, steps.getFirst().shown().size());
        Rational entering = answer.perfect().parts().getFirst().payoffs().get(0);
        assertTrue(
                steps.getLast().text().contains("I compares out: 2, in: " + entering),
                steps.getLast().text());
    }

    /** Each part holds the payoffs of the parts in it as ends, is played in equilibrium, and the last one pays what the whole does. */
    @Test
    void everyPartIsPlayedInEquilibriumWithTheSmallerOnesInTheirPlaces() {
        for (Knowledge knowledge : List.of(Knowledge.RECALLED, Knowledge.PERFECT))
            Property.holds(200, RandomTrees.of(2, false, knowledge, 24), sample -> {
                ExtensiveGame game = sample.game();
                SubgamePerfect found = answer(game).perfect();
                Map<Integer, RationalVector> worth = new HashMap<>();
                for (SubgamePerfect.Part part : found.parts()) {
                    for (int node = 1; node < part.nodes().size(); node++) {
                        if (!part.game().tree().isTerminal(node)) continue;
                        int whole = part.nodes().get(node);
                        RationalVector expected = game.tree().isTerminal(whole) ? game.paid(whole) : worth.get(whole);
                        assertEquals(expected, part.game().paid(node));
                    }
                    List<Behaviour> profile = new ArrayList<>(part.profile());
                    for (int i = 0; i < 2; i++)
                        assertEquals(
                                part.payoffs().get(i),
                                part.game().sets(i) == 0
                                        ? part.payoffs().get(i)
                                        : BestReply.of(part.game(), i, profile, Progress.none())
                                                .value());
                    worth.put(part.root(), part.payoffs());
                }
                if (!found.parts().isEmpty())
                    assertEquals(found.payoffs(), found.parts().getLast().payoffs());
                answer(game).tell(WORDS);
                answer(game).tell(Words.in(Language.JAPANESE));
            });
    }
}
