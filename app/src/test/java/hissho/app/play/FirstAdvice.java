package hissho.app.play;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.algebra.Algebraic;
import hissho.algebra.SurdReader;
import hissho.app.document.GameDocument;
import hissho.document.Node;
import hissho.kind.Chapter;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.play.Choice;
import hissho.play.Move;
import hissho.play.Position;
import hissho.play.Standing;
import hissho.play.Turn;
import hissho.play.Weighted;
import hissho.progress.Progress;
import hissho.report.Figure;
import hissho.report.Said;
import hissho.stochastic.system.question.SystemPlay;
import hissho.stochastic.system.solve.Arena;
import hissho.stochastic.system.solve.Iteration;
import hissho.words.Language;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Play begins with the document itself: the first advice says of the game what its solution says. */
public final class FirstAdvice {

    private static final Words WORDS = Words.in(Language.ENGLISH);

    /** The facts that say how a game stands; an answer without them is a table, or bounds. */
    private static final Set<String> SAYING = Set.of(
            "class",
            "outcomes",
            "winner",
            "winnerIfIStarts",
            "moverWins",
            "outcome",
            "value",
            "safety",
            "result",
            "perfectPayoffs");

    private FirstAdvice() {}

    /** Fails where a document that can be played is worth something else in play than in its solution. */
    public static void agrees(GameDocument document, Progress progress) {
        agrees(document, true, progress);
    }

    /** The same; without a depth that the movers know, what they are told is not averaged over chance. */
    static void agrees(GameDocument document, boolean withoutDepth, Progress progress) {
        Position deal = document.play(progress).orElseThrow();
        Map<String, Object> facts = told(document, progress);
        Chapter chapter = document.kind().chapter();
        if (chapter == Chapter.POKER && deal.table().turn() instanceof Turn.Deal(var _, var written)) {
            if (document.kind().name().equals("newman-poker")) nearlyWorthOnAverage(deal, written, facts, progress);
            else worthOnAverage(deal, written, facts, progress);
            return;
        }
        if (chapter == Chapter.EXTENSIVE && deal.table().turn() instanceof Turn.Chance) {
            if (!withoutDepth) worthOnAverage(deal, facts, progress);
            return;
        }
        Match match = new Match(deal, 0, 1);
        while (!(match.position().table().turn() instanceof Turn.Of)) {
            if (match.over()) return;
            match.make(match.answer(0, progress));
        }
        Position start = match.position();
        var advice = start.advice(progress);
        if (chapter == Chapter.RECURSIVE && facts.get("values") instanceof Map<?, ?> values) {
            standsAt(document, values, start, advice.standing());
            return;
        }
        if (facts.keySet().stream().noneMatch(SAYING::contains)) return;
        if (advice.standing() instanceof Standing.InRound)
            return; // what a round pays against a foreseen choice is no value
        Standing expected = expected(document, facts, ((Turn.Of) start.table().turn()).player(), progress);
        if (facts.get("value") instanceof Rational)
            assertFalse(advice.standing() instanceof Standing.InEquilibrium, "a game with a value is worth it");
        // where the value is a chance to win, a sure win is the chance 1
        if (chapter == Chapter.RECURSIVE && advice.standing() == Standing.Sure.WIN)
            assertEquals(expected, new Standing.Worth(Rational.ONE), facts.toString());
        else assertEquals(expected, worth(advice.standing()), facts.toString());
        // several coins of one square are one to the solution and several in play
        if (document.fields().containsKey("maxCoinsPerTurn") || advice.standing() == Standing.Sure.LOSS) return;
        if (!(advice.choice() instanceof Choice.Best(List<Move> best))) return;
        if (advice.standing() == Standing.Sure.DRAW) {
            if (facts.get("drawingMoves") instanceof List<?> drawing) assertEquals(drawing.size(), best.size());
        } else if (facts.containsKey("moveCount"))
            assertEquals(
                    facts.get("moveCount").toString(),
                    Long.toString(counted(document.kind().name(), start, best, progress)));
    }

    /** What the solution tells; a question about a system of games is not its value, so that the system is solved without it. */
    private static Map<String, Object> told(GameDocument document, Progress progress) {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>(document.fields());
        fields.remove("query");
        return GameDocument.of(document.kind(), fields).solve(progress).tell(WORDS, List.of()).answer().stream()
                .filter(said -> said.value() != null)
                .collect(Collectors.toMap(Said::key, said -> requireNonNull(said.value()), (a, b) -> a));
    }

    /** What an equilibrium pays counts as what the player may expect. */
    private static Standing worth(Standing standing) {
        return standing instanceof Standing.InEquilibrium(Rational value) ? new Standing.Worth(value) : standing;
    }

    private static void worthOnAverage(Position deal, Map<String, Object> facts, Progress progress) {
        if (facts.get("value") instanceof Rational value) assertEquals(value, toFirst(deal, progress));
        else if (facts.get("perfectPayoffs") instanceof RationalVector payoffs)
            assertEquals(payoffs.get(0), toFirst(deal, progress));
        else assertTrue(facts.containsKey("exploitability"), facts.toString());
    }

    /** With hands from [0,1] the first mover has seen one, and is told what it is worth: the integral over the hands is the value, exactly. */
    private static void worthOnAverage(
            Position deal, Function<String, Optional<Move>> written, Map<String, Object> facts, Progress progress) {
        BrokenLine worth = BrokenLine.through(IntStream.rangeClosed(1, BrokenLine.STEPS)
                .mapToObj(hand ->
                        toFirst(deal.after(written.apply(hand + " " + hand).orElseThrow()), progress))
                .toList());
        Rational integral = worth.integral();
        Rational low = (Rational) facts.getOrDefault("lower", facts.get("value"));
        Rational high = (Rational) facts.getOrDefault("upper", facts.get("value"));
        assertTrue(low.compareTo(integral) <= 0 && integral.compareTo(high) <= 0, integral + " " + facts);
    }

    /**
     * With bets of any size what a hand is worth is a curve. It never falls as the hand grows, so that the average over equal steps misses the value
     * by no more than a step of its whole rise, and of the pot at both ends.
     */
    private static void nearlyWorthOnAverage(
            Position deal, Function<String, Optional<Move>> written, Map<String, Object> facts, Progress progress) {
        List<Rational> worth = IntStream.rangeClosed(1, BrokenLine.STEPS)
                .mapToObj(hand ->
                        toFirst(deal.after(written.apply(hand + " " + hand).orElseThrow()), progress))
                .toList();
        for (int k = 1; k < worth.size(); k++)
            assertTrue(worth.get(k - 1).compareTo(worth.get(k)) <= 0, "a better hand is worth less at " + k);
        Rational average = worth.stream().reduce(Rational.ZERO, Rational::plus).over(BrokenLine.STEPS);
        Rational rise = worth.getLast().minus(worth.getFirst()).plus(Rational.of(2));
        Rational missed =
                average.minus((Rational) requireNonNull(facts.get("value"))).absolute();
        assertTrue(missed.times(BrokenLine.STEPS).compareTo(rise) <= 0, average + " " + facts);
    }

    /** What is told of the game to player I: where chance begins, the first movers have seen what it did, and the value is the average over its draws. */
    private static Rational toFirst(Position position, Progress progress) {
        return switch (position.table().turn()) {
            case Turn.Chance(List<Weighted> draws) ->
                draws.stream()
                        .map(draw ->
                                toFirst(position.after(draw.move()), progress).times(draw.weight()))
                        .reduce(Rational.ZERO, Rational::plus);
            case Turn.Of(int player) -> {
                Rational worth =
                        ((Standing.Worth) worth(position.advice(progress).standing())).value();
                yield player == 0 ? worth : worth.negated();
            }
            case Turn.Over(var ending) -> ending.payoffs().getFirst();
            case Turn.Deal _ -> throw new AssertionError("a deal inside a tree");
        };
    }

    /** In a system of games the first mover is told the value of the game that play begins with: exactly, or to nine places where it is irrational. */
    private static void standsAt(GameDocument document, Map<?, ?> values, Position start, Standing standing) {
        Node fields = Node.root(document.fields());
        Object first = fields.has("start")
                ? fields.get("start").text()
                : values.keySet().iterator().next();
        Rational movers = ((Standing.Worth) standing).value();
        Rational told = ((Turn.Of) start.table().turn()).player() == 0 ? movers : movers.negated();
        if (start instanceof SystemPlay play
                && countsAsEndless(play).filter(told::equals).isPresent()) return;
        if (values.get(first) instanceof Rational exact) {
            assertEquals(exact, told);
            return;
        }
        String written = String.valueOf(values.get(first)); // with roots, or twelve digits and the equation
        Algebraic exact = SurdReader.read(written, Map.of())
                .or(() -> Rational.read(written.replaceFirst("… .*", "")).map(Algebraic::of))
                .orElseThrow();
        Algebraic half = Algebraic.of(Rational.of(1, 2_000_000_000L));
        assertTrue(exact.minus(Algebraic.of(told)).absolute().compareTo(half) <= 0, exact + " and " + told);
    }

    /** What a game that could go on for ever is worth to player I when it counts as endless after the last stage, to 64 bits. */
    private static Optional<Rational> countsAsEndless(SystemPlay play) {
        if (play.guide().horizon().isEmpty()) return Optional.empty();
        Arena arena = play.guide().arena();
        Rational infinite = play.guide().infinite().orElseThrow();
        BigInteger scale = BigInteger.ONE.shiftLeft(64);
        List<Rational> now =
                IntStream.range(0, arena.size()).mapToObj(k -> infinite).toList();
        for (int n = 0; n < SystemPlay.LAST_STAGE; n++)
            now = Iteration.step(arena, now, Progress.none()).stream()
                    .map(x -> x.denominator().bitLength() <= 64
                            ? x
                            : Rational.of(
                                    x.times(Rational.of(scale))
                                            .plus(Rational.HALF)
                                            .floor(),
                                    scale))
                    .toList();
        return Optional.of(now.get(play.state()));
    }

    /** How many winning moves the best moves of play stand for, where the solution counts them otherwise. */
    private static long counted(String kind, Position start, List<Move> best, Progress progress) {
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
                        .filter(move -> lost(start.after(move), progress))
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

    /** Whether the player to move has no move, or loses against best play. */
    private static boolean lost(Position position, Progress progress) {
        return position.table().turn() instanceof Turn.Over
                || position.advice(progress).standing() == Standing.Sure.LOSS;
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
    private static Standing expected(GameDocument document, Map<String, Object> facts, int mover, Progress progress) {
        if (facts.get("class") instanceof String letter) return outcome(letter);
        Node fields = Node.root(document.fields());
        if (facts.get("outcomes") instanceof Map<?, ?> outcomes)
            return outcome(String.valueOf(outcomes.get(fields.get("start").text())));
        if (facts.get("winner") instanceof String winner)
            return winner.equals("draw") ? Standing.Sure.DRAW : sure(winner.equals("left") == (mover == 0) ? 1 : -1);
        if (facts.get("winnerIfIStarts") instanceof String winner) return sure(winner.equals("I") ? 1 : -1);
        if (facts.get("moverWins") instanceof Boolean wins) return sure(wins ? 1 : -1);
        if (facts.get("outcome") instanceof String outcome) {
            String own = mover == 0 ? "first" : "second";
            return outcome.equals("draw") ? Standing.Sure.DRAW : sure(outcome.equals(own) ? 1 : -1);
        }
        if (facts.get("value") instanceof Integer value) return sure(value);
        if (facts.get("value") instanceof Rational value)
            return new Standing.Worth(mover == 0 ? value : value.negated());
        if (facts.get("perfectPayoffs") instanceof RationalVector payoffs)
            return new Standing.Worth(payoffs.get(mover));
        if (facts.containsKey("safety") && facts.containsKey("pse"))
            return new Standing.Worth(equilibriumPays(document, mover, progress));
        List<?> result = (List<?>) facts.get("result");
        List<Integer> points = result.stream().map(each -> (Integer) each).toList();
        if (points.size() > 2) return new Standing.Worth(Rational.of(points.get(mover)));
        if (fields.has("contract")) {
            int side = fields.get("contract").get("side").whole(1, 2) - 1;
            boolean kept =
                    points.get(side) >= fields.get("contract").get("points").whole(0, 1_000);
            return sure(kept == (side == mover) ? 1 : -1);
        }
        int more = Integer.signum(points.get(mover) - points.get(1 - mover));
        boolean avoided =
                fields.find("aim").filter(aim -> aim.text().equals("avoid")).isPresent();
        return sure(avoided ? -more : more);
    }

    /** What the mover expects at the equilibrium the oracle plays: the one at the end of the first path of Lemke and Howson. */
    private static Rational equilibriumPays(GameDocument document, int mover, Progress progress) {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>(document.fields());
        fields.remove("label"); // asks for another path, which the oracle does not play
        Map<?, ?> equilibrium =
                GameDocument.of(document.kind(), fields).solve(progress).facts().get("pathEquilibrium", Map.class);
        return ((RationalVector) requireNonNull(equilibrium.get("payoff"))).get(mover);
    }

    private static Standing outcome(String letter) {
        return letter.equals("N") ? Standing.Sure.WIN : letter.equals("P") ? Standing.Sure.LOSS : Standing.Sure.DRAW;
    }

    private static Standing sure(int sign) {
        return sign > 0 ? Standing.Sure.WIN : sign < 0 ? Standing.Sure.LOSS : Standing.Sure.DRAW;
    }
}
