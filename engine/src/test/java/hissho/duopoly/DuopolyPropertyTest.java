package hissho.duopoly;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.algebra.Polynomial;
import hissho.algebra.RealRoot;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.property.Generator;
import hissho.property.Property;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Models of duopoly against a search over a grid of outputs, and certificates against corrupted answers. */
class DuopolyPropertyTest {

    private static final Progress FREE = Progress.none();

    private static Market market(List<Integer> numbers) {
        Rational a = Rational.of(10 + numbers.getFirst());
        return new Market(
                Demand.linear(a),
                numbers.stream()
                        .skip(1)
                        .map(c -> new Firm(Rational.of(c + 1), Rational.of(c % 3)))
                        .toList());
    }

    /** Linear demand has one equilibrium, and no output of a fine grid earns any firm more. */
    @Test
    void nobodyGainsOnAGrid() {
        Property.holds(300, Generator.listOf(Generator.whole(0, 9), 2, 5), numbers -> {
            Market market = market(numbers);
            List<List<RealRoot>> found = Cournot.equilibria(market, FREE);
            assertEquals(1, found.size());
            List<Rational> q = found.getFirst().stream().map(RealRoot::rational).toList();
            List<Rational> profits = market.profits(q);
            for (int i = 0; i < q.size(); i++)
                for (int k = 0; k <= 80; k++) {
                    List<Rational> other = new java.util.ArrayList<>(q);
                    other.set(i, Rational.of(k, 4));
                    assertTrue(market.profits(other).get(i).compareTo(profits.get(i)) <= 0);
                }
        });
    }

    /** Where both firms are paid the whole market for no effort, making none is an equilibrium too, and the other is not called the only one. */
    @Test
    void aPaidRestIsAnotherEquilibrium() {
        List<Rational> none = List.of(Rational.ZERO, Rational.ZERO);
        Property.holds(100, Generator.listOf(Generator.whole(0, 4), 5, 5), numbers -> {
            List<Rational> n = numbers.stream().map(k -> Rational.of(k + 1)).toList();
            ContestAnswer.Contest game = new ContestAnswer.Contest(
                    Optional.of(n.get(0)),
                    Optional.of(n.get(1)),
                    Optional.of(n.get(2)),
                    Optional.empty(),
                    n.subList(3, 5));
            boolean rest = true;
            for (int firm = 0; firm < 2; firm++)
                for (int k = 1; k <= 200; k++) {
                    List<Rational> tried = firm == 0
                            ? List.of(Rational.of(1, 1L << Math.min(k, 50)), Rational.ZERO)
                            : List.of(Rational.ZERO, Rational.of(1, 1L << Math.min(k, 50)));
                    rest &= game.profit(firm, tried).compareTo(game.profit(firm, none)) <= 0;
                }
            assertEquals(!rest, ContestAnswer.of(game).facts(FREE).get("unique", Boolean.class));
        });
    }

    private static Demand.Piece piece(int from, int to, Rational... coefficients) {
        return new Demand.Piece(
                Rational.of(from),
                to < 0 ? Optional.empty() : Optional.of(Rational.of(to)),
                Polynomial.of(coefficients));
    }

    private static Market pieced(List<Demand.Piece> pieces, Rational... units) {
        return new Market(
                new Demand(pieces),
                java.util.Arrays.stream(units)
                        .map(c -> new Firm(c, Rational.ONE))
                        .toList());
    }

    private static CournotAnswer answer(Market market) {
        return CournotAnswer.of(
                new CournotGame(market, List.of(), List.of(), true, List.of(), List.of(), List.of()), FREE);
    }

    /** Where the price stays at the unit cost for a while and then falls, firms can trade for nothing there: a grid finds it, and the other equilibrium is not called the only one. */
    @Test
    void aPriceThatStaysAtTheCostForAWhile() {
        Property.holds(40, Generator.listOf(Generator.whole(1, 6), 3, 3), numbers -> {
            int falls = numbers.get(0);
            int stays = numbers.get(1);
            int end = falls + stays;
            Market market = pieced(
                    List.of(
                            piece(0, falls, Rational.of(falls + 1), Rational.MINUS_ONE),
                            piece(falls, end, Rational.ONE),
                            piece(end, end + 1, Rational.of(end + 1), Rational.MINUS_ONE),
                            piece(end + 1, -1, Rational.ZERO)),
                    java.util.Collections.nCopies(numbers.get(2) % 2 + 2, Rational.ONE)
                            .toArray(Rational[]::new));
            int firms = market.size();
            boolean found = false;
            for (int k = 0; k <= firms * end; k++) {
                List<Rational> each = java.util.Collections.nCopies(firms, Rational.of(k, firms));
                found |= k > falls && CournotCertificate.nobodyGains(market, each, FREE);
            }
            CournotAnswer answer = answer(market);
            assertEquals(!found, answer.unique());
            assertTrue(answer.certificate(FREE).holds());
        });
    }

    /** What a unit of money is changes no output: the equilibria of a curved demand are the same in very small and very large money. */
    @Test
    void unitsOfMoneyChangeNoOutput() {
        Property.holds(30, Generator.listOf(Generator.whole(0, 9), 3, 3), numbers -> {
            List<List<List<RealRoot>>> found = new java.util.ArrayList<>();
            for (int power : List.of(-40, 0, 60)) {
                Rational unit = power < 0
                        ? Rational.of(java.math.BigInteger.ONE, java.math.BigInteger.TEN.pow(-power))
                        : Rational.of(java.math.BigInteger.TEN.pow(power));
                Market market = pieced(
                        List.of(
                                piece(0, 4, unit.times(16), Rational.ZERO, unit.negated()),
                                piece(4, -1, Rational.ZERO)),
                        numbers.stream().map(c -> unit.times(c + 1)).toArray(Rational[]::new));
                CournotAnswer answer = answer(market);
                assertTrue(answer.certificate(FREE).holds());
                found.add(answer.equilibria());
            }
            assertEquals(1, found.stream().distinct().count());
        });
    }

    /** Nor does the unit of the good: outputs are only counted in it, however small or large. */
    @Test
    void unitsOfTheGoodScaleOutputs() {
        for (int power : List.of(-30, 0, 30)) {
            Rational unit = power < 0
                    ? Rational.of(java.math.BigInteger.ONE, java.math.BigInteger.TEN.pow(-power))
                    : Rational.of(java.math.BigInteger.TEN.pow(power));
            Rational curve = Rational.MINUS_ONE.over(unit.times(unit));
            CournotAnswer answer = answer(new Market(
                    new Demand(List.of(
                            new Demand.Piece(
                                    Rational.ZERO,
                                    Optional.of(unit.times(4)),
                                    Polynomial.of(Rational.of(16), Rational.ZERO, curve)),
                            new Demand.Piece(unit.times(4), Optional.empty(), Polynomial.ZERO))),
                    List.of(new Firm(Rational.ONE, Rational.ZERO), new Firm(Rational.of(2), Rational.ZERO))));
            assertTrue(answer.certificate(FREE).holds());
            assertEquals(1, answer.equilibria().size());
            assertEquals(
                    Rational.of(35, 4),
                    answer.price(answer.first().orElseThrow()).rational());
        }
    }

    /** All profits together are exact where each output is irrational. */
    @Test
    void profitsTogetherAreExact() {
        CournotAnswer answer = answer(pieced(
                List.of(piece(0, 4, Rational.of(16), Rational.ZERO, Rational.MINUS_ONE), piece(4, -1, Rational.ZERO)),
                Rational.ONE,
                Rational.of(2)));
        // (961√29 + 729√29)/464, and two fixed costs of 1
        assertEquals(
                "(-464+845√29)/232",
                answer.totalProfit(answer.first().orElseThrow()).write("x"));
    }

    /** A price that rises before it falls has its equilibrium where it turns. */
    @Test
    void aPriceThatRisesFirst() {
        CournotAnswer answer = answer(pieced(
                List.of(piece(0, 5, Rational.ONE, Rational.ONE), piece(5, -1, Rational.of(31), Rational.of(-5))),
                Rational.ONE,
                Rational.ONE));
        assertEquals(
                List.of(Rational.of(5, 2), Rational.of(5, 2)),
                answer.first().orElseThrow().stream().map(RealRoot::rational).toList());
        assertFalse(answer.unique());
        assertTrue(answer.certificate(FREE).holds());
    }

    /** Whatever the firms make, they never earn more together than in collusion, and there they do earn that much. */
    @Test
    void nothingEarnsMoreTogether() {
        Property.holds(200, Generator.listOf(Generator.whole(0, 9), 3, 4), numbers -> {
            Market market = market(numbers);
            Collusion collusion = Collusion.of(market);
            List<Rational> agreed =
                    collusion.quantities().stream().map(RealRoot::rational).toList();
            Rational most = collusion.totalProfit().rational();
            assertEquals(most, Market.total(market.profits(agreed)));
            int n = market.size();
            int steps = n == 2 ? 40 : 14;
            for (int k = 0; k < Math.pow(steps, n); k++) {
                List<Rational> made = new java.util.ArrayList<>();
                for (int i = 0, rest = k; i < n; i++, rest /= steps) made.add(Rational.of(rest % steps, 2));
                assertTrue(Market.total(market.profits(made)).compareTo(most) <= 0, () -> made + " " + market);
            }
            if (!market.hasEqualUnits())
                org.junit.jupiter.api.Assertions.assertThrows(hissho.fact.NotAnswered.class, collusion::quantityEach);
        });
    }

    /** The leader's output is at least as good as any on a grid, whichever firm is cheaper. */
    @Test
    void theLeaderDoesBest() {
        Property.holds(300, Generator.listOf(Generator.whole(0, 9), 3, 3), numbers -> {
            Market market = market(numbers);
            Stackelberg model = new Stackelberg(
                    market.demand().intercept().orElseThrow(),
                    market.firms().get(0),
                    market.firms().get(1));
            Rational best = model.leaderProfit(model.best());
            for (int k = 0; k <= 100; k++)
                assertTrue(model.leaderProfit(Rational.of(k, 5)).compareTo(best) <= 0);
        });
    }

    /** The commitment of an incumbent is at least as good as any on a grid, the entrant answering by its own rule. */
    @Test
    void theIncumbentDoesBest() {
        Property.holds(300, Generator.listOf(Generator.whole(0, 30), 2, 2), numbers -> {
            Entry game = new Entry(
                    Rational.of(8 + numbers.getFirst()),
                    Rational.ONE,
                    Rational.of(numbers.getLast()),
                    Optional.empty(),
                    Optional.empty(),
                    true);
            EntryAnswer answer = EntryAnswer.of(game);
            assertTrue(answer.certificate(FREE).holds());
            for (int k = 0; k <= 150; k++) {
                Rational q = Rational.of(k, 4);
                assertTrue(answer.incumbentProfit().compareTo(game.incumbent(q, game.reply(q))) >= 0, "q1 = " + q);
            }
        });
    }

    /** The output that keeps the entrant out is never negative, and the entrant breaks even there unless the fixed cost alone is too high. */
    @Test
    void theDeterringOutputIsAnOutput() {
        Property.holds(300, Generator.listOf(Generator.whole(0, 30), 2, 2), numbers -> {
            Rational root = Rational.of(numbers.getLast(), 2);
            Entry game = new Entry(
                    Rational.of(2 + numbers.getFirst()),
                    Rational.ONE,
                    root.times(root),
                    Optional.empty(),
                    Optional.empty(),
                    true);
            Rational least = game.deterringOutput().rational();
            assertTrue(least.signum() >= 0);
            assertEquals(game.canBreakEven(), game.entering(least).isZero());
        });
    }

    /** An entrant that comes in for nothing moves the border: the answer is reached just where the entrant really stays out. */
    @Test
    void anIndifferentEntrantIsBelieved() {
        Property.holds(300, Generator.listOf(Generator.whole(0, 12), 3, 3), numbers -> {
            Rational d = Rational.of(4 + 4 * numbers.get(0));
            Rational root = numbers.get(1) > 9 ? d.over(4) : Rational.of(numbers.get(1));
            boolean staysOut = numbers.get(2) % 2 == 0;
            Entry game =
                    new Entry(d.plus(1), Rational.ONE, root.times(root), Optional.empty(), Optional.empty(), staysOut);
            EntryAnswer answer = EntryAnswer.of(game);
            assertTrue(answer.certificate(FREE).holds());
            Rational q = answer.q1().rational();
            boolean reached = answer.incumbentProfit().equals(RealRoot.of(game.incumbent(q, game.reply(q))));
            assertEquals(reached, game.isAttained());
            if (reached) assertEquals(answer.q2(), game.reply(q));
            else assertEquals(Rational.ZERO, game.reply(q.plus(Rational.of(1, 1000))));
            for (int k = 0; k <= 60; k++) {
                Rational other = Rational.of(k, 2);
                int profit = game.incumbent(other, game.reply(other)).compareTo(game.incumbent(q, answer.q2()));
                assertTrue(reached ? profit <= 0 : profit < 0, "q1 = " + other);
            }
        });
    }

    /** The best output beside another's is nothing where the fixed cost would not be covered. */
    @Test
    void theBestDeviationPaysItsFixedCost() {
        Property.holds(300, Generator.listOf(Generator.whole(0, 20), 3, 3), numbers -> {
            Entry game = new Entry(
                    Rational.of(6 + numbers.get(0)),
                    Rational.ONE,
                    Rational.of(numbers.get(1)),
                    Optional.empty(),
                    Optional.empty(),
                    numbers.get(2) % 2 == 0);
            Rational other = Rational.of(numbers.get(2), 2);
            Rational best = game.best(other);
            Rational profit = best.isZero() ? Rational.ZERO : game.incumbent(best, other);
            assertTrue(profit.signum() >= 0);
            for (int k = 1; k <= 60; k++)
                assertTrue(game.incumbent(Rational.of(k, 4), other).compareTo(profit) <= 0);
        });
    }

    @Test
    void certificatesRefuseWhatIsNoEquilibrium() {
        Property.holds(100, Generator.listOf(Generator.whole(0, 9), 3, 3), numbers -> {
            CournotGame game =
                    new CournotGame(market(numbers), List.of(), List.of(), false, List.of(), List.of(), List.of());
            CournotAnswer answer = CournotAnswer.of(game, FREE);
            assertTrue(answer.certificate(FREE).holds());
            List<RealRoot> q = answer.equilibria().getFirst();
            List<RealRoot> other = List.of(RealRoot.of(q.get(0).rational().plus(Rational.of(1, 7))), q.get(1));
            assertFalse(new CournotAnswer(game, List.of(other), Optional.empty())
                    .certificate(FREE)
                    .holds());
            assertFalse(new CournotAnswer(game, List.of(), Optional.empty())
                    .certificate(FREE)
                    .holds());
        });
    }

    @Test
    void priceModelsRefuseOtherPrices() {
        Bertrand game = new Bertrand(Rational.of(13), Rational.ONE, List.of(), List.of());
        assertTrue(BertrandAnswer.of(game).certificate(FREE).holds());
        assertFalse(new BertrandAnswer(game, List.of(Rational.of(2), Rational.of(2)))
                .certificate(FREE)
                .holds());
        Differentiated goods = new Differentiated(
                Rational.of(10), Rational.HALF, Rational.of(2), true, 1, List.of(), List.of(), false);
        DifferentiatedAnswer right = DifferentiatedAnswer.of(goods);
        assertTrue(right.certificate(FREE).holds());
        List<Rational> other = List.of(Rational.of(8), Rational.of(8));
        assertFalse(new DifferentiatedAnswer(goods, other, goods.profits(other))
                .certificate(FREE)
                .holds());
    }
}
