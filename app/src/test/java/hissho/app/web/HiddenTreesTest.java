package hissho.app.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.app.document.Examples;
import hissho.app.document.GameDocument;
import hissho.app.play.Lines;
import hissho.app.play.Match;
import hissho.app.play.Session;
import hissho.document.Node;
import hissho.extensive.Contraction;
import hissho.extensive.Information;
import hissho.form.ChanceEvent;
import hissho.form.GameTree;
import hissho.form.InformationSet;
import hissho.form.format.Efg;
import hissho.kind.Formed;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.play.Move;
import hissho.play.Position;
import hissho.play.Turn;
import hissho.play.Weighted;
import hissho.progress.Progress;
import hissho.words.Language;
import hissho.words.Words;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Every example that is a tree, at every node: what the page gets (scene, log, moves, counts, advice, the length of the sealed game) is the same, byte by byte,
 * at all nodes of an information set, whether they lie at one depth or at several, and whether their player remembers or forgets.
 */
class HiddenTreesTest {

    private static final Words WORDS = Words.in(Language.ENGLISH);
    private static final int MOST_NODES = 3_000;

    private static <G extends Game> Optional<GameTree> tree(Kind<G> kind, GameDocument document) {
        if (!(kind instanceof Formed<?>)) return Optional.empty();
        @SuppressWarnings("unchecked")
        GameTree tree = ((Formed<G>) kind).tree(kind.read(Node.root(document.fields())));
        return Optional.of(Information.repeated(tree).isEmpty() ? tree : Contraction.withoutRepetition(tree));
    }

    @TestFactory
    Stream<DynamicTest> everyTreeHidesWhatItsSetsHide() {
        return Examples.all().stream()
                .filter(example -> tree(example.document().kind(), example.document())
                        .filter(tree -> tree.size() <= MOST_NODES)
                        .isPresent())
                .map(example -> DynamicTest.dynamicTest(
                        example.name(),
                        () -> example.document()
                                .play(Progress.none())
                                .ifPresent(start -> walk(example.document(), start))));
    }

    /** The tree's nodes in its own order beside the positions that the same moves lead to. */
    private static void walk(GameDocument document, Position start) {
        GameTree tree = tree(document.kind(), document).orElseThrow();
        Map<Integer, String> seen = new HashMap<>();
        for (int node = 0; node < tree.size(); node++) {
            if (!(tree.branching(node).orElse(null) instanceof InformationSet set)) continue;
            Match match = new Match(start, set.player(), 1);
            boolean possible = true;
            for (int at = 0; at != node && possible; at = towards(tree, at, node)) {
                int move = tree.moveInto(towards(tree, at, node));
                if (tree.branching(at).orElseThrow() instanceof ChanceEvent event) {
                    possible = event.probabilities().get(move).isPositive();
                    move = event.probabilities().support().indexOf(move);
                }
                if (possible) match.make(moves(match.position()).get(move));
            }
            if (!possible) continue;
            assertTrue(match.personMoves());
            String view = new PlayView(match, WORDS).told("sealed", Progress.none());
            String before = seen.putIfAbsent(tree.branchingNumber(node), view);
            if (before != null) assertEquals(before, view, document.kind().name() + " " + WORDS.say(tree.place(node)));
        }
        assertTrue(!seen.isEmpty());
    }

    /** The next node on the way from one node to another below it. */
    private static int towards(GameTree tree, int above, int below) {
        int at = below;
        while (tree.parent(at) != above) at = tree.parent(at);
        return at;
    }

    private static List<Move> moves(Position position) {
        return position.table().turn() instanceof Turn.Chance(List<Weighted> draws)
                ? draws.stream().map(Weighted::move).toList()
                : position.moves().listed();
    }

    /** Player II does not know whether I moved once or twice. */
    private static final String DEPTHS = """
            EFG 2 R "depths" { "I" "II" }
            p "" 1 1 "first" { "now" "later" } 0
            p "" 2 1 "II" { "l" "r" } 0
            t "" 1 "" { 1 -1 }
            t "" 2 "" { -1 1 }
            p "" 1 2 "second" { "a" "b" } 0
            p "" 2 1 "II" { "l" "r" } 0
            t "" 2 "" { -1 1 }
            t "" 1 "" { 1 -1 }
            p "" 2 1 "II" { "l" "r" } 0
            t "" 3 "" { 0 0 }
            t "" 3 "" { 0 0 }
            """;

    /** At the terminal too a player hears of no move that would give the depth away, until the game is over. */
    @Test
    void theTerminalDoesNotCountMoves() {
        assertEquals(11, Efg.read(DEPTHS).tree().size());
        Position start = GameDocument.of(Map.of("kind", "tree", "efg", DEPTHS))
                .play(Progress.none())
                .orElseThrow();
        Set<String> shown = new HashSet<>();
        Set<List<String>> played = new HashSet<>();
        for (long seed = 1; seed <= 60; seed++) {
            long fixed = seed;
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
            Session.Thinking thinking = new Session.Thinking() {
                @Override
                public <T> T under(Function<Progress, T> work) {
                    return work.apply(Progress.none());
                }
            };
            Session session = new Session(start, 1, () -> fixed, thinking, WORDS, out, 1);
            session.play(new Lines() {
                @Override
                public Optional<String> next(String prompt) {
                    return Optional.empty();
                }
            });
            shown.add(bytes.toString(StandardCharsets.UTF_8));
            Match match = new Match(start, 1, seed);
            while (!match.personMoves()) match.make(match.answer(1, Progress.none()));
            played.add(match.made().stream().map(made -> made.move().notation()).toList());
        }
        assertEquals(3, played.size(), "all three ways there were played");
        assertEquals(1, shown.size(), () -> String.join("\n---\n", shown));
    }
}
