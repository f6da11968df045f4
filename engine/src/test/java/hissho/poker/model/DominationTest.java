package hissho.poker.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.number.Rational;
import hissho.poker.Betting;
import hissho.poker.HandRule;
import hissho.poker.HandSet;
import hissho.poker.HandStrategy;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Which strategies are dominated, against a search through all strategies on a grid of hands. */
class DominationTest {

    private static final int GRID = 7;

    @Test
    void agreesWithEveryStrategyOnAGrid() {
        SplittableRandom random = new SplittableRandom(17);
        int dominated = 0;
        for (int round = 0; round < 60; round++) {
            Rational beta = Rational.of(1 + random.nextInt(12), 1 + random.nextInt(4));
            Model model = switch (round % 3) {
                case 0 -> new LaRelance(beta);
                case 1 -> new VonNeumann(beta);
                default -> new CheckCall(beta);
            };
            int hands = random.nextInt(1 << GRID);
            HandStrategy given = bets(model, hands);
            Optional<HandStrategy> better = Domination.of(model, given, Progress.none());
            better.ifPresent(one ->
                    assertTrue(Domination.dominates(model.tree(), one, given, Progress.none()), model + " " + hands));
            if (better.isPresent()) dominated++;
            else
                for (int other = 0; other < 1 << GRID; other++)
                    assertFalse(
                            Domination.dominates(model.tree(), bets(model, other), given, Progress.none()),
                            model + " " + hands + " by " + other);
        }
        assertTrue(dominated > 10 && dominated < 55, "dominated: " + dominated);
    }

    @Test
    void theOptimalStrategiesOfTheTheoremsAreAdmissibleAndEvenCallsAreNot() {
        for (int bet = 1; bet < 9; bet++) {
            Rational beta = Rational.of(bet, 2);
            for (Model model : List.of(new LaRelance(beta), new VonNeumann(beta), new CheckCall(beta))) {
                assertEquals(Optional.empty(), Domination.of(model, model.first(), Progress.none()));
                assertEquals(Optional.empty(), Domination.of(model, model.second(), Progress.none()));
            }
            VonNeumann model = new VonNeumann(beta);
            HandStrategy evenly = model.calling(model.evenly());
            assertEquals(Optional.of(model.second()), Domination.of(model, evenly, Progress.none()));
            LaRelance relance = new LaRelance(beta);
            assertEquals(Optional.of(relance.first()), Domination.of(relance, relance.coin(), Progress.none()));
        }
    }

    /** One hand fewer at the top than the theorem's bound allows, and the bound itself. */
    @Test
    void theBoundIsSharp() {
        for (int bet = 1; bet < 9; bet++) {
            VonNeumann model = new VonNeumann(Rational.of(bet));
            Rational weak = Rational.of(1, 5);
            Rational bound = Rational.ONE.minus(Rational.ONE.minus(weak).over(Rational.of(bet + 2)));
            HandStrategy exactly = model.betting(HandSet.of(Rational.ZERO, weak, bound, Rational.ONE));
            assertTrue(Domination.of(model, exactly, Progress.none()).isEmpty());
            Rational higher = bound.plus(Rational.of(1, 1000));
            HandStrategy fewer = model.betting(HandSet.of(Rational.ZERO, weak, higher, Rational.ONE));
            assertTrue(Domination.of(model, fewer, Progress.none()).isPresent());
        }
    }

    /** Pairs of calling thresholds: admissible exactly where some betting of player I makes both best, by masses below, between and above. */
    @Test
    void aPairOfCallingThresholdsIsAdmissibleWhereItIsABestReply() {
        int dominated = 0;
        for (int bet = 1; bet < 5; bet++) {
            Rational beta = Rational.of(bet * bet, 2);
            CheckCall model = new CheckCall(beta);
            for (int i = 0; i <= GRID; i++)
                for (int j = 0; j <= GRID; j++) {
                    Rational c = Rational.of(i, GRID);
                    Rational d = Rational.of(j, GRID);
                    HandStrategy given = calls(model, c, d);
                    Optional<HandStrategy> better = Domination.of(model, given, Progress.none());
                    assertEquals(
                            isBestReply(beta, c, d),
                            better.isEmpty(),
                            () -> "beta " + beta + " c " + c + " d " + d + " " + better);
                    if (better.isEmpty())
                        for (int other = 0; other < 196; other++) {
                            HandStrategy one = calls(model, Rational.of(other / 14, 13), Rational.of(other % 14, 13));
                            assertFalse(Domination.dominates(model.tree(), one, given, Progress.none()));
                        }
                    else dominated++;
                }
        }
        assertTrue(dominated > 50 && dominated < 240, "dominated: " + dominated);
    }

    /** Whether masses of betting hands exist with (β+2) below c = β above c, and as many checking hands below d as above. */
    private static boolean isBestReply(Rational beta, Rational c, Rational d) {
        // masses are broken lines in the whole mass of bets: its bounds, one after the other
        Rational low = Rational.ZERO;
        Rational high = Rational.ONE;
        Rational below = beta.over(beta.plus(1).times(2)); // of the bets, those below c
        Rational twice = d.times(2).minus(1); // bets below d minus bets above d
        // with mass T: below c is below T; above d is (T - twice) / 2; between is the rest, with its sign by the order
        // of c and d
        Rational slope = c.compareTo(d) <= 0 ? Rational.of(1, 2).minus(below) : below.minus(Rational.of(1, 2));
        Rational start = c.compareTo(d) <= 0 ? twice.over(2) : twice.over(2).negated();
        Rational[][] lines = {
            {below, Rational.ZERO, c},
            {Rational.of(1, 2), twice.over(2).negated(), Rational.ONE.minus(d)},
            {slope, start, c.minus(d).absolute()},
            {Rational.of(1, 2), twice.over(2), d},
            {Rational.ONE.minus(below), Rational.ZERO, Rational.ONE.minus(c)},
        };
        for (Rational[] line : lines) {
            // 0 <= slope T + start <= room
            Rational one = line[1].negated().over(line[0]);
            Rational two = line[2].minus(line[1]).over(line[0]);
            low = low.max(one.min(two));
            high = high.min(one.max(two));
        }
        return low.compareTo(high) <= 0;
    }

    private static HandStrategy calls(CheckCall model, Rational c, Rational d) {
        List<Betting.Turn> turns = model.tree().turnsOf(1);
        return new HandStrategy(
                1,
                java.util.Map.of(
                        turns.get(0).index(), HandRule.pure(List.of(c), List.of(0, 1), 2),
                        turns.get(1).index(), HandRule.pure(List.of(d), List.of(0, 1), 2)));
    }

    private static HandStrategy bets(Model model, int hands) {
        List<Rational> ends = new ArrayList<>();
        for (int k = 0; k < GRID; k++)
            if ((hands >> k & 1) != 0) {
                if (!ends.isEmpty() && ends.getLast().equals(Rational.of(k, GRID))) ends.removeLast();
                else ends.add(Rational.of(k, GRID));
                ends.add(Rational.of(k + 1, GRID));
            }
        HandSet set = HandSet.of(ends.toArray(Rational[]::new));
        int bet = model.tree().turns().getFirst().moves().indexOf("bet");
        return Model.betting(model.tree(), set, bet);
    }
}
