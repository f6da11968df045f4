package hissho.form;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.BadDocument;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.property.Property;
import hissho.words.Language;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Game trees: what the arrays say is what a walk by hand finds, and illegal trees are refused with the path of the node. */
class GameTreeTest {

    private static final ChanceEvent COIN =
            new ChanceEvent("coin", List.of("heads", "tails"), RationalVector.of(Rational.HALF, Rational.HALF));
    private static final InformationSet BLIND = new InformationSet(1, "blind", List.of("call", "fold"));
    private static final Outcome ANTE = new Outcome("ante", RationalVector.of(1, -1));
    private static final Outcome WIN = new Outcome("win", RationalVector.of(2, -2));

    private static GameTreeBuilder coin() {
        GameTreeBuilder tree = new GameTreeBuilder(Players.of("I", "II"));
        tree.chance(0, "c", COIN);
        return tree;
    }

    @Test
    void nodesAreNumberedInTheOrderOfTheWalk() {
        GameTreeBuilder grown = coin();
        int tails = grown.child(0, 1);
        grown.decide(tails, "b", BLIND);
        int heads = grown.child(0, 0);
        grown.decide(heads, "b");
        grown.pay(grown.child(tails, 0), "w", WIN);
        grown.pay(heads, "a", ANTE);
        grown.pay(grown.child(heads, 1), "w");
        grown.label(tails, "below");
        GameTree tree = grown.build();

        assertEquals(7, tree.size());
        assertEquals(2, tree.depth());
        assertEquals(List.of(COIN, BLIND), tree.branchings());
        assertEquals(List.of(ANTE, WIN), tree.outcomes());
        assertArrayEquals(new int[] {1, 4}, tree.members(1).toArray());
        assertArrayEquals(new int[] {2, 3, 5, 6}, tree.terminals().toArray());
        assertEquals("below", tree.label(4));
        assertArrayEquals(new int[] {1, 0}, tree.path(5));
        assertEquals(RationalVector.of(3, -3), tree.paid(3));
        assertEquals(RationalVector.of(1, -1), tree.paid(2));
        assertEquals(Optional.of(WIN), tree.outcome(5));
        assertEquals(Optional.empty(), tree.outcome(6));
        assertEquals("after tails › call", Words.in(Language.ENGLISH).say(tree.place(5)));
        assertEquals("at the root", Words.in(Language.ENGLISH).say(tree.place(0)));
        assertFalse(tree.hasPerfectInformation());
    }

    @Test
    void parentsChildrenDepthsAndPathsAgreeWithAWalk() {
        Property.holds(2000, RandomForms::tree, tree -> {
            List<Integer> met = new ArrayList<>();
            walk(tree, 0, new ArrayList<>(), met);
            assertEquals(tree.size(), met.size());
            for (int node = 0; node < met.size(); node++) assertEquals(node, met.get(node));
            for (int b = 0; b < tree.branchings().size(); b++) {
                int branching = b;
                assertArrayEquals(
                        met.stream()
                                .mapToInt(n -> n)
                                .filter(n -> tree.branchingNumber(n) == branching)
                                .toArray(),
                        tree.members(b).toArray());
            }
        });
    }

    private static void walk(GameTree tree, int node, List<Integer> path, List<Integer> met) {
        met.add(node);
        assertEquals(path.size(), tree.depth(node));
        assertArrayEquals(path.stream().mapToInt(n -> n).toArray(), tree.path(node));
        assertEquals(tree.branching(node).map(b -> b.moves().size()).orElse(0), tree.moves(node));
        for (int move = 0; move < tree.moves(node); move++) {
            int child = tree.child(node, move);
            assertEquals(node, tree.parent(child));
            assertEquals(move, tree.moveInto(child));
            path.add(move);
            walk(tree, child, path, met);
            path.removeLast();
        }
    }

    private static void refused(String said, Consumer<GameTreeBuilder> fault) {
        GameTreeBuilder tree = coin();
        tree.decide(1, "b", BLIND);
        tree.pay(1, "a", ANTE);
        BadDocument bad = assertThrows(BadDocument.class, () -> fault.accept(tree));
        assertEquals(said, Words.in(Language.ENGLISH).say(bad.what()));
        assertTrue(Words.in(Language.JAPANESE).knows(bad.what().key()));
    }

    @Test
    void illegalTreesAreRefusedWithThePathOfTheNode() {
        RationalVector thirds = RationalVector.of(Rational.of(1, 3), Rational.of(1, 3));
        refused(
                "after tails: the probabilities add up to 2/3, not to 1",
                tree -> tree.chance(2, "x", new ChanceEvent("", List.of("l", "r"), thirds)));
        refused(
                "after tails: -1 is negative and cannot be a probability",
                tree -> tree.chance(2, "x", new ChanceEvent("", List.of("l", "r"), RationalVector.of(2, -1))));
        refused(
                "after tails: 1 probability is needed, one for each move, but there are 2",
                tree -> tree.chance(2, "x", new ChanceEvent("", List.of("l"), thirds)));
        refused(
                "after tails: the probabilities of the chance event c are not those given before",
                tree -> tree.chance(2, "c", new ChanceEvent(COIN.name(), COIN.moves(), RationalVector.of(1, 0))));
        refused(
                "after tails: the information set b belongs to player 2 and cannot belong to player 1 as well",
                tree -> tree.decide(2, "b", new InformationSet(0, "blind", BLIND.moves())));
        refused(
                "after tails: the nodes of b have 2 moves, but this one has 1",
                tree -> tree.decide(2, "b", new InformationSet(1, "blind", List.of("call"))));
        refused(
                "after tails: move 2 of b is called \"fold\", but here \"raise\"",
                tree -> tree.decide(2, "b", new InformationSet(1, "blind", List.of("call", "raise"))));
        refused(
                "after tails: there is no player 3; the game has 2 players",
                tree -> tree.decide(2, "x", new InformationSet(2, "", List.of("l"))));
        refused(
                "after tails: there must be at least one move",
                tree -> tree.decide(2, "x", new InformationSet(0, "", List.of())));
        refused(
                "after heads › fold: 2 payoffs are needed, one for each player, but there is 1",
                tree -> tree.pay(tree.child(1, 1), "x", new Outcome("", RationalVector.of(1))));
        refused("after tails: the outcome a was described differently before", tree -> tree.pay(2, "a", WIN));
        refused(
                "after tails: the outcome x is used here for the first time, so its name and payoffs are needed",
                tree -> tree.pay(2, "x"));
        refused(
                "after tails: the information set c is used here for the first time, so its name and moves are needed",
                tree -> tree.decide(2, "c"));
        refused(
                "after tails: the chance event b is used here for the first time,"
                        + " so its name, moves and probabilities are needed",
                tree -> tree.chance(2, "b"));
        refused("at the root: this node already has moves", tree -> tree.decide(0, "b"));
        refused("after heads: this node already has an outcome", tree -> tree.pay(1, "a"));
        refused("at the root: there is no move 3; the node has 2 moves", tree -> tree.child(0, 2));
    }

    @Test
    void aLongPathIsShortenedAndAMoveWithoutALabelIsShownByItsNumber() {
        GameTreeBuilder tree = new GameTreeBuilder(Players.of("I"));
        int node = tree.root();
        for (int level = 1; level <= 12; level++) {
            tree.decide(node, "s" + level, new InformationSet(0, "", List.of("no", level == 12 ? "" : "m" + level)));
            node = tree.child(node, 1);
        }
        assertEquals(
                "after m1 › m2 › m3 › m4 › … › m9 › m10 › m11 › #2",
                Words.in(Language.ENGLISH).say(tree.build().place(24)));
    }
}
