package hissho.app.play;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.app.document.Documents;
import hissho.app.document.Examples;
import hissho.app.document.Examples.Example;
import hissho.document.Node;
import hissho.kind.Chapter;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.play.Choice;
import hissho.play.Move;
import hissho.play.Moves;
import hissho.play.Part;
import hissho.play.Position;
import hissho.play.Scene;
import hissho.play.Standing;
import hissho.play.Turn;
import hissho.progress.Progress;
import hissho.report.Figure;
import hissho.report.Said;
import hissho.words.Language;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every example that can be played: play begins with the document itself, and every legal move is on the board or has a name. */
class EveryExampleIsPlayedTest {

    private static final int MOST_MOVES = 30;
    private static final Words WORDS = Words.in(Language.ENGLISH);

    private static Stream<Example> playable() {
        return Examples.all().stream()
                .filter(example -> example.document().play(Progress.none()).isPresent());
    }

    @TestFactory
    Stream<DynamicTest> theFirstAdviceSaysWhatTheSolutionSays() {
        return playable()
                // in a tree and with a hand the first mover has seen what chance did, and tells what that is worth
                .filter(example -> !Set.of(Chapter.EXTENSIVE, Chapter.POKER)
                        .contains(example.document().kind().chapter()))
                .map(example -> DynamicTest.dynamicTest(example.name(), () -> {
                    Match match =
                            new Match(example.document().play(Progress.none()).orElseThrow(), 0, 1);
                    while (!(match.position().table().turn() instanceof Turn.Of))
                        match.make(match.answer(0, Progress.none()));
                    Position start = match.position();
                    Map<String, Object> facts =
                            example.document().solve(Progress.none()).tell(WORDS, List.of()).answer().stream()
                                    .filter(said -> said.value() != null)
                                    .collect(Collectors.toMap(
                                            Said::key, said -> requireNonNull(said.value()), (a, b) -> a));
                    var advice = start.advice(Progress.none());
                    if (example.document().kind().chapter() == Chapter.RECURSIVE
                            && facts.get("values") instanceof Map<?, ?> values) {
                        standsNear(example, values, advice.standing());
                        return;
                    }
                    // a question about a system of games is not its value; the system is played all the same
                    if (example.text().contains("\"query\"")) return;
                    Standing expected =
                            expected(example, facts, ((Turn.Of) start.table().turn()).player());
                    assertEquals(expected, advice.standing(), facts.toString());
                    if (facts.containsKey("moveCount") && advice.choice() instanceof Choice.Best(List<Move> best))
                        assertEquals(
                                facts.get("moveCount").toString(),
                                Long.toString(counted(example.document().kind().name(), start, best)));
                }));
    }

    /** In a system of games the first mover is told the value of the game that play begins with, which may be irrational, to nine places. */
    private static void standsNear(Example example, Map<?, ?> values, Standing standing) {
        Map<?, ?> decimals = example.document().solve(Progress.none()).facts().get("decimals", Map.class);
        Node document = Node.root(new Documents().parse(example.text(), Documents.Syntax.JSON));
        Object first = document.has("start")
                ? document.get("start").text()
                : values.keySet().iterator().next();
        double value = Double.parseDouble(String.valueOf(decimals.get(first)));
        assertEquals(value, ((Standing.Worth) standing).value().doubleValue(), 1e-8);
    }

    /** How many winning moves the best moves of play stand for, where the solution counts them otherwise. */
    private static long counted(String kind, Position start, List<Move> best) {
        return switch (kind) {
            // in play equal piles are told apart
            case "moore-nim" ->
                best.stream()
                        .map(move -> lowered(start, start.after(move)))
                        .distinct()
                        .count();
            // in play the winner does not retreat, which would win as well, but later
            case "northcott" -> {
                List<Move> winning = start.moves().listed().stream()
                        .filter(move ->
                                start.after(move).advice(Progress.none()).standing() == Standing.Sure.LOSS)
                        .toList();
                assertEquals(
                        winning.stream()
                                .filter(move -> gaps(start.after(move)) < gaps(start))
                                .toList(),
                        best);
                yield winning.size();
            }
            default -> best.size();
        };
    }

    /** Which piles became smaller and how, whichever of equal piles they are. */
    private static List<String> lowered(Position before, Position after) {
        List<BigInteger> from = sizes(before);
        List<BigInteger> to = sizes(after);
        return IntStream.range(0, from.size())
                .filter(i -> !from.get(i).equals(to.get(i)))
                .mapToObj(i -> from.get(i) + "→" + to.get(i))
                .sorted()
                .toList();
    }

    private static List<BigInteger> sizes(Position position) {
        Figure.Piles piles =
                (Figure.Piles) position.seenBy(0, WORDS).boards().getFirst().figure();
        return piles.piles().stream().map(Figure.Pile::size).toList();
    }

    /** How many empty squares lie between the men of all rows. */
    private static int gaps(Position position) {
        Figure.Grid board =
                (Figure.Grid) position.seenBy(0, WORDS).boards().getFirst().figure();
        return board.rows().stream()
                .map(row -> row.stream().map(Figure.Square::text).toList())
                .mapToInt(row -> Math.abs(row.indexOf("○") - row.indexOf("●")) - 1)
                .sum();
    }

    /** How the document's game stands, by whichever of its facts says so. */
    private static Standing expected(Example example, Map<String, Object> facts, int mover) {
        if (facts.get("class") instanceof String letter) return outcome(letter);
        Node document = Node.root(new Documents().parse(example.text(), Documents.Syntax.JSON));
        if (facts.get("outcomes") instanceof Map<?, ?> outcomes)
            return outcome(String.valueOf(outcomes.get(document.get("start").text())));
        if (facts.get("winner") instanceof String winner)
            return winner.equals("draw") ? Standing.Sure.DRAW : sure(winner.equals("left") == (mover == 0) ? 1 : -1);
        if (facts.get("winnerIfIStarts") instanceof String winner) return sure(winner.equals("I") ? 1 : -1);
        if (facts.get("moverWins") instanceof Boolean wins) return sure(wins ? 1 : -1);
        if (facts.get("outcome") instanceof String outcome)
            return outcome.equals("draw") ? Standing.Sure.DRAW : sure(outcome.equals("first") ? 1 : -1);
        if (facts.get("value") instanceof Integer value) return sure(value);
        if (facts.get("value") instanceof Rational value) return new Standing.Worth(value);
        if (facts.containsKey("safety") && facts.containsKey("pse"))
            return new Standing.Worth(equilibriumPays(example, mover));
        List<?> result = (List<?>) facts.get("result");
        List<Integer> points = result.stream().map(each -> (Integer) each).toList();
        if (points.size() > 2) return new Standing.Worth(Rational.of(points.get(mover)));
        if (document.has("contract")) {
            int side = document.get("contract").get("side").whole(1, 2) - 1;
            boolean kept =
                    points.get(side) >= document.get("contract").get("points").whole(0, 1_000);
            return sure(kept == (side == mover) ? 1 : -1);
        }
        return sure(Integer.signum(points.get(mover) - points.get(1 - mover)));
    }

    /** What the mover expects at the equilibrium the oracle plays: the one at the end of the first path of Lemke and Howson. */
    private static Rational equilibriumPays(Example example, int mover) {
        Map<?, ?> equilibrium =
                example.document().solve(Progress.none()).facts().get("pathEquilibrium", Map.class);
        return ((RationalVector) requireNonNull(equilibrium.get("payoff"))).get(mover);
    }

    private static Standing outcome(String letter) {
        return letter.equals("N") ? Standing.Sure.WIN : letter.equals("P") ? Standing.Sure.LOSS : Standing.Sure.DRAW;
    }

    private static Standing sure(int sign) {
        return sign > 0 ? Standing.Sure.WIN : sign < 0 ? Standing.Sure.LOSS : Standing.Sure.DRAW;
    }

    @TestFactory
    Stream<DynamicTest> randomPlayNeverFailsAndEveryPartHasItsPlace() {
        return playable()
                .map(example -> DynamicTest.dynamicTest(example.name(), () -> {
                    for (long seed = 1; seed <= 2; seed++) {
                        Match match = new Match(
                                example.document().play(Progress.none()).orElseThrow(), 0, seed);
                        for (int i = 0; i < MOST_MOVES && !match.over(); i++) {
                            check(match.position());
                            match.make(match.answer(1, Progress.none()));
                        }
                        check(match.position());
                    }
                }));
    }

    private static void check(Position position) {
        boolean turn = position.table().turn() instanceof Turn.Of;
        Moves legal = position.moves();
        assertEquals(turn, !legal.isEmpty());
        List<Move> moves = new ArrayList<>(legal.listed());
        legal.ranges().forEach(range -> moves.add(range.move().apply(range.to())));
        Set<Set<String>> made = new HashSet<>();
        Set<String> notations = new HashSet<>();
        for (Move move : moves) {
            Set<String> ids = move.parts().stream().map(Part::id).collect(Collectors.toSet());
            assertEquals(move.parts().size(), ids.size(), () -> move + " has a part twice");
            assertTrue(made.add(ids), () -> move + " is made of the parts of another move");
            assertTrue(notations.add(move.notation()), () -> move + " is written like another");
        }
        for (Move move : moves.subList(0, Math.min(moves.size(), 10)))
            assertEquals(move, legal.named(move.notation()).orElseThrow());
        for (Move move : moves.reversed().subList(0, Math.min(moves.size(), 10)))
            assertEquals(move, legal.named(move.notation()).orElseThrow());
        for (int player = 0; player < position.table().players().size(); player++) {
            Scene scene = position.seenBy(player, WORDS);
            assertFalse(scene.text().contains("‹"), scene.text());
            if (!(position.table().turn() instanceof Turn.Of(int mover)) || mover != player) continue;
            Set<String> places = scene.boards().stream()
                    .flatMap(board -> board.places().values().stream())
                    .collect(Collectors.toSet());
            for (Move move : moves)
                for (Part part : move.parts())
                    if (part instanceof Part.Spot(String id)) assertTrue(places.contains(id), () -> id + " of " + move);
        }
    }
}
