package hissho.card.memory.win;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.card.memory.MemoryState;
import hissho.card.memory.draw.UnequalDraw;
import hissho.card.memory.forgetting.Forgetting;
import hissho.card.memory.simulation.Simulation;
import hissho.document.Node;
import hissho.number.Rational;
import hissho.play.Move;
import hissho.play.Playing;
import hissho.play.Position;
import hissho.play.Standing;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.words.Language;
import hissho.words.Words;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Playing with real cards: the oracle's games agree with the theory, and every game ends. */
@Tag("slow")
class MemoryPlayTest {

    private static final WinTable TABLE = WinTable.upTo(8, MemoryRules.STANDARD, Progress.none());

    private static Position start(Map<String, Object> document) {
        MemoryKind kind = new MemoryKind();
        return kind.play(kind.read(Node.root(document)), Progress.none()).orElseThrow();
    }

    private static final List<Map<String, Object>> STARTS = List.of(
            Map.of("pairs", 5),
            Map.of("pairs", 5, "known", 3, "lead", -1),
            Map.of("pairs", 4, "known", 2, "passing", false),
            Map.of("pairs", 4, "known", 2, "alwaysTwo", true),
            Map.of("pairs", 5, "known", 2, "draw", "mover"),
            Map.of("pairs", 5, "known", 2, "lead", 1, "draw", "opponent"),
            Map.of("pairs", 5, "known", 2, "turned", "new"),
            Map.of("pairs", 5, "known", 2, "turned", "match"));

    @Test
    void oraclesAndRandomPlayersPlayToTheEnd() {
        for (Map<String, Object> document : STARTS)
            for (int seed = 0; seed < 40; seed++) {
                SplittableRandom random = new SplittableRandom(seed);
                Position position = start(document);
                for (int moves = 0; Playing.ending(position).isEmpty(); moves++) {
                    assertTrue(moves < 5_000, "the game goes on for ever");
                    Playing.check(position);
                    boolean oracle = Playing.mover(position) == seed % 2;
                    List<Move> best = oracle ? Playing.best(position) : List.of();
                    assertTrue(position.moves().listed().containsAll(best));
                    position = position.after(
                            oracle ? best.get(random.nextInt(best.size())) : Playing.any(position, random));
                }
            }
    }

    /** What the oracle says at the start is what the table says, whatever the rules. */
    @Test
    void theFirstAdviceIsTheValueOfTheDocument() {
        MemoryKind kind = new MemoryKind();
        for (Map<String, Object> document : STARTS) {
            Report report =
                    kind.solve(kind.read(Node.root(document)), Progress.none()).tell(Words.in(Language.ENGLISH));
            Object value = report.answer().stream()
                    .filter(fact -> fact.key().equals("value"))
                    .findFirst()
                    .orElseThrow()
                    .value();
            assertEquals(new Standing.Worth((Rational) value), Playing.standing(start(document)), document.toString());
        }
    }

    /** Looking one card ahead from the table gives the table again, in every state and from both sides. */
    @Test
    void cardByCardIsWorthWhatTheTurnIsWorth() {
        for (boolean passing : new boolean[] {true, false})
            for (boolean always : new boolean[] {true, false})
                for (MemoryRules.Draw draw : MemoryRules.Draw.values()) {
                    MemoryRules rules = new MemoryRules(passing, always, draw);
                    WinTable table = WinTable.upTo(6, rules, Progress.none());
                    for (int n = 1; n <= 6; n++)
                        for (int k = 0; k <= n; k++)
                            for (int s = -n; s <= n; s++) {
                                MemoryTurn turn = new MemoryTurn(rules, n, k, 0, s, false);
                                Rational best = turn.firstCards().stream()
                                        .map(card -> turn.worth(table, card))
                                        .max(Rational::compareTo)
                                        .orElseThrow();
                                assertEquals(
                                        table.value(new MemoryState(n, k, s)),
                                        best,
                                        rules + " " + n + " " + k + " " + s);
                            }
                }
    }

    /** The mean of many games between oracles lies near the value of the start. */
    @Test
    void oracleGamesAgreeWithTheTable() {
        double points = 0;
        int games = 4000;
        for (int seed = 0; seed < games; seed++) {
            SplittableRandom random = new SplittableRandom(1000 + seed);
            Position position = start(Map.of("pairs", 4));
            while (Playing.ending(position).isEmpty()) {
                Move move = Playing.any(position, random);
                if (Playing.mover(position) >= 0) {
                    List<Move> best = Playing.best(position);
                    move = best.get(random.nextInt(best.size()));
                }
                position = position.after(move);
            }
            points += Playing.winner(position).map(w -> w == 0 ? 1.0 : 0).orElse(0.5);
        }
        double exact = TABLE.value(new MemoryState(4, 0, 0)).doubleValue();
        assertEquals(exact, points / games, 4 * 0.5 / Math.sqrt(games));
    }

    /** A pair that could be taken may be left lying. */
    @Test
    void aSurePairNeedNotBeTaken() {
        Position match = start(Map.of("pairs", 5, "known", 2, "turned", "match"));
        assertEquals(9, match.moves().listed().size());
        assertEquals(
                List.of("1"), Playing.best(match).stream().map(Move::notation).toList());
    }

    @Test
    void whereEverythingIsKnownLeadAndScoreAreTheDocuments() {
        Position start = start(Map.of("pairs", 2, "known", 1, "lead", 3));
        String text = start.seenBy(1, Words.in(Language.ENGLISH)).text();
        assertTrue(text.contains("first 3, second 0, 2 pairs left"), text);
        assertTrue(text.contains("shown: 1 = 1"), text);
    }

    @Test
    void simulationAgreesWithTheTable() {
        Simulation.Policy best = state -> Math.abs(state.lead()) > state.pairs() ? 2 : TABLE.strategy(state);
        for (int pairs = 2; pairs <= 8; pairs++) {
            Simulation.Setup setup = new Simulation.Setup(pairs, List.of(best, best), 0);
            Simulation.Result result = Simulation.run(setup, 20_000, 7, Progress.none());
            double exact = TABLE.value(new MemoryState(pairs, 0, 0)).doubleValue();
            assertEquals(
                    exact,
                    result.points().getFirst().mean(),
                    2.5 * result.points().getFirst().halfWidth());
        }
    }

    @Test
    void doublesStayWithinTheirBound() {
        WinTable exact = WinTable.upTo(30, MemoryRules.STANDARD, Progress.none());
        FloatLayer[] before = new FloatLayer[1];
        FloatLayer.forEach(30, 2, Progress.none(), layer -> {
            int n = layer.pairs();
            for (int k = 0; k < n; k++)
                for (int s = -n; s <= n; s++) {
                    MemoryState state = new MemoryState(n, k, s);
                    double error = exact.value(state)
                            .minus(Rational.ofExactly(layer.value(k, s)))
                            .absolute()
                            .doubleValue();
                    assertTrue(error <= layer.errorBound(k), state + " " + error);
                    int strategy = before[0] == null ? FloatLayer.UNDECIDED : layer.strategy(k, s, before[0]);
                    if (strategy != FloatLayer.UNDECIDED)
                        assertEquals(exact.strategy(state), strategy, state.toString());
                }
            before[0] = layer;
        });
    }

    @Test
    void forgettingIsProvedAndTendsToTheTwoExtremes() {
        Forgetting some = Forgetting.upTo(3, Rational.of(1, 3), Progress.none());
        for (int n = 1; n <= 3; n++)
            for (int k = 0; k < n; k++)
                for (int s = -n; s <= n; s++) {
                    MemoryState state = new MemoryState(n, k, s);
                    assertEquals(
                            some.value(state),
                            some.strategies(state).values().stream()
                                    .max(Rational::compareTo)
                                    .orElseThrow(),
                            state.toString());
                }
        Forgetting hardly = Forgetting.upTo(3, Rational.of(1, 1_000_000), Progress.none());
        Forgetting everything = Forgetting.upTo(3, Rational.ONE, Progress.none());
        MemoryState start = new MemoryState(3, 0, 0);
        assertEquals(TABLE.value(start).doubleValue(), hardly.value(start).doubleValue(), 1e-3);
        assertTrue(
                everything.value(start).compareTo(Rational.HALF) > 0, "with no memory the first move is an advantage");
    }

    @Test
    void aDrawWorthAThirdHasNoSingleValue() {
        MemoryState state = new MemoryState(4, 3, 0);
        UnequalDraw opens = UnequalDraw.upTo(4, Rational.of(1, 3), UnequalDraw.Level.MOVER_OPENS, Progress.none());
        UnequalDraw waits = UnequalDraw.upTo(4, Rational.of(1, 3), UnequalDraw.Level.MOVER_WAITS, Progress.none());
        assertTrue(opens.isAmbiguous(state));
        assertEquals(opens.value(state).mover(), waits.value(state).opponent());
        UnequalDraw half = UnequalDraw.upTo(6, Rational.HALF, UnequalDraw.Level.MOVER_OPENS, Progress.none());
        for (int n = 1; n <= 6; n++)
            for (int k = 0; k <= n; k++)
                for (int s = -n; s <= n; s++)
                    assertEquals(
                            TABLE.value(new MemoryState(n, k, s)),
                            half.value(new MemoryState(n, k, s)).mover(),
                            "with half a point the game is the ordinary one");
    }

    /** Where nobody may turn known cards to no purpose, a turn begins with a card of a pair that is known, or with a new one where there is none. */
    @Test
    void whoMayNotPassTakesWhatIsKnown() {
        int forced = 0;
        for (int seed = 0; seed < 60; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Position position = start(Map.of("pairs", 5, "known", 2, "passing", false));
            while (Playing.ending(position).isEmpty()) {
                if (position instanceof MemoryPlay at
                        && at.turned().isEmpty()
                        && at.opening().isEmpty()) {
                    List<String> lying = IntStream.range(0, at.places())
                            .filter(place -> !at.taken().contains(place))
                            .mapToObj(Integer::toString)
                            .toList();
                    List<String> pairs = lying.stream()
                            .filter(place -> lying.stream()
                                    .anyMatch(other -> !other.equals(place)
                                            && at.seen().containsKey(Integer.valueOf(place))
                                            && at.seen()
                                                    .get(Integer.valueOf(place))
                                                    .equals(at.seen().get(Integer.valueOf(other)))))
                            .toList();
                    List<String> fresh = lying.stream()
                            .filter(place -> !at.seen().containsKey(Integer.valueOf(place)))
                            .toList();
                    List<String> allowed = pairs.isEmpty() ? fresh : pairs;
                    assertEquals(
                            allowed.stream()
                                    .map(place -> Integer.toString(Integer.parseInt(place) + 1))
                                    .toList(),
                            at.moves().listed().stream().map(Move::notation).toList());
                    if (!pairs.isEmpty()) forced++;
                }
                position = position.after(Playing.any(position, random));
            }
        }
        assertTrue(forced > 30, forced + " turns were forced");
    }
}
