package hissho.extensive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.Node;
import hissho.extensive.named.NamedTrees;
import hissho.extensive.question.TreeAnswer;
import hissho.extensive.question.TreeQuestion;
import hissho.extensive.solve.BehaviourValue;
import hissho.form.format.Efg;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.property.Property;
import hissho.words.Language;
import hissho.words.Message;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What is known at information sets, in words; and what both players can secure by behaviour alone. */
class KnownTest {

    private static final Words WORDS = Words.in(Language.ENGLISH);

    private static String at(ExtensiveGame game, Optional<Dealt> cards, String set) {
        Knowledge known = new Knowledge(game, cards, WORDS);
        for (int i = 0; i < game.players(); i++)
            if (game.setNames(i).contains(set))
                return known.at(i, game.setNames(i).indexOf(set)).orElse("");
        throw new AssertionError(set);
    }

    private static ExtensiveGame named(String kind) {
        return new ExtensiveGame(NamedTrees.grown(Map.of("kind", kind)));
    }

    private static ExtensiveGame tree(String written) {
        return new ExtensiveGame(TreeReader.read(Node.root(Trees.parse(written)), Optional.empty()));
    }

    @Test
    void cardsAndWhatWasDoneAreTold() {
        ExtensiveGame kuhn = named("kuhn-poker");
        Optional<Dealt> pair = Optional.of(Dealt::pair);
        assertEquals("holding 2", at(kuhn, pair, "I.2"));
        assertEquals("holding 1, after check › bet", at(kuhn, pair, "I.1.check-bet"));
        ExtensiveGame endgame = named("basic-endgame");
        Optional<Dealt> single = Optional.of(Dealt::single);
        assertEquals("holding losing card", at(endgame, single, "I.lose"));
        assertEquals("after bet", at(endgame, single, "II.1"));
    }

    @Test
    void whatAnythingMayHaveBeenIsNotTold() {
        ExtensiveGame coin = named("coin-announcement");
        assertEquals("after heads", at(coin, Optional.empty(), "I:heads"));
        assertEquals("after sayH", at(coin, Optional.empty(), "II:heardH"));
        ExtensiveGame guesses = named("two-guesses");
        assertEquals("at the start", at(guesses, Optional.empty(), "II.1"));
        assertEquals("knowing nothing", at(guesses, Optional.empty(), "I.1"));
        assertEquals("after choosing 1", at(guesses, Optional.empty(), "I.after1"));
    }

    @Test
    void waysThatAreNotAlikeAreToldOneByOne() {
        ExtensiveGame game = tree("""
                {"player": 1, "infoset": "A", "moves": [
                  {"label": "f", "node": {"player": 2, "infoset": "B", "moves": [
                    {"label": "a", "node": {"payoff": [1]}},
                    {"label": "b", "node": {"player": 1, "infoset": "C", "moves": [
                      {"label": "c", "node": {"payoff": [-1]}}, {"label": "d", "node": {"payoff": [0]}}]}}]}},
                  {"label": "g", "node": {"player": 2, "infoset": "B", "moves": [
                    {"label": "a", "node": {"player": 1, "infoset": "C", "moves": [
                      {"label": "c", "node": {"payoff": [0]}}, {"label": "d", "node": {"payoff": [-1]}}]}},
                    {"label": "b", "node": {"payoff": [2]}}]}}]}""");
        assertEquals("knowing nothing", at(game, Optional.empty(), "B"));
        assertEquals("after f › b or g › a", at(game, Optional.empty(), "C"));
    }

    /** The game of the player who forgets the first move, with the players exchanged. */
    @Test
    void anOpponentWhoForgetsConcedesMoreThanTheValue() {
        String forgets = """
                {"player": 2, "infoset": "A", "moves": [
                  {"label": "f", "node": {"player": 1, "infoset": "B", "moves": [
                    {"label": "a", "node": {"payoff": [-1]}},
                    {"label": "b", "node": {"player": 2, "infoset": "C", "moves": [
                      {"label": "c", "node": {"payoff": [1]}}, {"label": "d", "node": {"payoff": [0]}}]}}]}},
                  {"label": "g", "node": {"player": 1, "infoset": "B", "moves": [
                    {"label": "a", "node": {"player": 2, "infoset": "C", "moves": [
                      {"label": "c", "node": {"payoff": [0]}}, {"label": "d", "node": {"payoff": [1]}}]}},
                    {"label": "b", "node": {"payoff": [-2]}}]}}]}""";
        TreeAnswer answer =
                new TreeAnswer(TreeQuestion.of("tree", Message.of("extensive.tree"), tree(forgets)), Progress.none());
        assertEquals(
                Rational.parse("-2/3"),
                answer.facts().find("value").orElseThrow().value());
        assertEquals(
                Rational.parse("-2/3"),
                answer.facts().find("lower").orElseThrow().value());
        assertEquals(
                Rational.parse("-1/2"),
                answer.facts().find("upper").orElseThrow().value());
        assertEquals(false, answer.facts().find("hasValue").orElseThrow().value());
        assertEquals(
                List.of(Rational.parse("-1/2"), Rational.parse("-1/2")),
                answer.facts().find("upperBounds").orElseThrow().value());
    }

    /** Against every behaviour of the opponent on a grid the player gets at least what the opponent is said to concede. */
    @Test
    void nobodyConcedesLessThanIsSaid() {
        Property.holds(300, RandomTrees.of(2, true, RandomTrees.Knowledge.FORGETFUL, 12), sample -> {
            ExtensiveGame game = sample.game();
            if (StrategicForm.size(game).bitLength() > 8
                    || !Information.repeated(game.tree()).isEmpty()) return;
            TreeAnswer answer =
                    new TreeAnswer(TreeQuestion.of("tree", Message.of("extensive.tree"), game), Progress.none());
            @SuppressWarnings("unchecked")
            List<Rational> lower = (List<Rational>)
                    answer.facts().find("lowerBounds").orElseThrow().value();
            @SuppressWarnings("unchecked")
            List<Rational> upper = (List<Rational>)
                    answer.facts().find("upperBounds").orElseThrow().value();
            assertTrue(lower.getFirst().compareTo(lower.getLast()) <= 0);
            assertTrue(upper.getFirst().compareTo(upper.getLast()) <= 0);
            assertTrue(lower.getLast().compareTo(answer.value()) <= 0);
            assertTrue(upper.getLast().compareTo(answer.value()) >= 0);
            List<int[]> replies = PureStrategies.reduced(game, 0, Progress.none());
            Behaviour even = Behaviour.uniform(game, 1);
            Rational most =
                    BehaviourValue.against(game, even, replies).minimum().negated();
            assertTrue(most.compareTo(upper.getFirst()) >= 0);
        });
    }

    @Test
    void strategiesAreCountedAsTheProductOfTheirMoves() {
        Property.holds(500, RandomTrees.of(3, false, RandomTrees.Knowledge.FORGETFUL, 40), sample -> {
            ExtensiveGame game = sample.game();
            for (int i = 0; i < game.players(); i++) {
                int player = i;
                assertEquals(
                        IntStream.range(0, game.sets(i))
                                .mapToObj(set -> BigInteger.valueOf(game.moves(player, set)))
                                .reduce(BigInteger.ONE, BigInteger::multiply),
                        PureStrategies.count(game, i));
            }
        });
    }

    @Test
    void theTitleOfAFileIsReadAlone() {
        assertEquals("a \"b\"", Efg.title("EFG 2 R \"a \\\"b\\\"\" { \"I\" } p nonsense"));
    }
}
