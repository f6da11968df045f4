package hissho.coalition.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.coalition.CoalitionalGame;
import hissho.coalition.family.Airport;
import hissho.coalition.family.Bankruptcy;
import hissho.coalition.family.Chain;
import hissho.coalition.family.Family;
import hissho.coalition.family.FixedTree;
import hissho.coalition.family.LandlordPeasants;
import hissho.coalition.family.ObjectSale;
import hissho.coalition.family.WeightedVoting;
import hissho.coalition.nucleolus.RandomGames;
import hissho.coalition.power.PowerIndices;
import hissho.coalition.power.Votes;
import hissho.form.Coalitions;
import hissho.form.Players;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.property.Property;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Three ways to the Shapley value, its axioms, the families' formulas and the dynamic program of votes. */
class ShapleyTest {

    @Test
    void ordersFormulaAndDividendsAgree() {
        Property.holds(100, RandomGames.tables(5), table -> {
            Coalitions game = RandomGames.game(table);
            RationalVector value = ShapleyValue.of(game, Progress.none());
            assertEquals(value, ArrivalOrders.average(ArrivalOrders.rows(game, Progress.none())));
            assertEquals(value, Dividends.of(game, Progress.none()).shapley());
            assertEquals(
                    value,
                    RationalVector.generate(
                            value.size(), i -> ShapleyTerms.of(game, i).sum()));
            Coalitions large = Coalitions.ofRule(
                    game.players(),
                    s -> game.worth(s).times(Rational.of(2).power(90)).over(3));
            assertEquals(value.times(Rational.of(2).power(90).over(3)), ShapleyValue.of(large, Progress.none()));
        });
    }

    /** Two games that have nothing to do with each other, each with players who are alike or add nothing now and then. */
    @Test
    void theValueOfASumIsTheSumOfTheValues() {
        Property.holds(
                150,
                (random, size) -> {
                    List<Integer> table = RandomGames.tables(5).next(random, size);
                    List<Integer> other = new ArrayList<>(List.of(0));
                    for (int s = 1; s < table.size(); s++) other.add(random.nextInt(-9, 30));
                    return List.of(table, other);
                },
                two -> {
                    Coalitions first = RandomGames.game(two.get(0));
                    Coalitions second = RandomGames.game(two.get(1));
                    RationalVector sum =
                            ShapleyValue.of(first, Progress.none()).plus(ShapleyValue.of(second, Progress.none()));
                    List<Rational> added = IntStream.range(0, two.get(0).size())
                            .mapToObj(s ->
                                    Rational.of(two.get(0).get(s) + two.get(1).get(s)))
                            .toList();
                    assertEquals(sum, ShapleyValue.of(Coalitions.ofTable(first.players(), added), Progress.none()));
                    assertTrue(Axioms.check(List.of(first, second), g -> ShapleyValue.of(g, Progress.none()))
                            .additivity());
                });
    }

    @Test
    void theFormulasOfFamiliesAgreeWithAllCoalitions() {
        Property.holds(
                150,
                (random, size) -> {
                    List<Rational> numbers = IntStream.range(0, random.nextInt(1, 7))
                            .mapToObj(i -> Rational.of(random.nextInt(0, 10)))
                            .toList();
                    List<Rational> rising = new ArrayList<>(List.of(Rational.ZERO));
                    for (Rational step : numbers) rising.add(rising.getLast().plus(step));
                    Rational total = rising.getLast();
                    List<Integer> parents = new ArrayList<>();
                    for (int i = 0; i < numbers.size(); i++) parents.add(random.nextInt(-1, i));
                    Family family = switch (random.nextInt(7)) {
                        case 0 -> new Airport(numbers);
                        case 1 -> new Chain(rising);
                        case 2 -> new LandlordPeasants(rising);
                        case 3 -> new ObjectSale("one-seller-m-buyers", Rational.of(random.nextInt(0, 5)), numbers);
                        case 4 -> new Bankruptcy(total.times(Rational.of(random.nextInt(0, 6), 5)), numbers);
                        case 5 -> new FixedTree(parents, numbers);
                        default ->
                            new WeightedVoting(
                                    List.of(new WeightedVoting.Rule(
                                            numbers, Rational.of(random.nextInt(0, 1 + total.intValueExact())), true)),
                                    random.nextBoolean() ? OptionalInt.of(0) : OptionalInt.empty());
                    };
                    return family;
                },
                family -> {
                    Coalitions form = Coalitions.ofRule(
                            Players.numbered(family.players()), coalition -> family.worth(coalition, Progress.none()));
                    ShapleyOfFamily.structured(CoalitionalGame.of(family), Progress.none())
                            .ifPresent(own -> assertEquals(ShapleyValue.of(form, Progress.none()), own));
                });
    }

    @Test
    void countingSwingsByWeightAgreesWithLookingAtAllCoalitions() {
        Property.holds(
                100,
                (random, size) -> IntStream.range(0, random.nextInt(2, 9))
                        .mapToObj(i -> random.nextInt(0, 8))
                        .toList(),
                weights -> {
                    int total = weights.stream().mapToInt(Integer::intValue).sum();
                    for (int quota = 1; quota <= total; quota++) {
                        Votes votes = Votes.of(
                                weights.stream().map(Rational::of).toList(),
                                Rational.of(quota),
                                false,
                                OptionalInt.empty());
                        Coalitions form = Coalitions.ofRule(
                                Players.numbered(weights.size()), s -> votes.wins(s) ? Rational.ONE : Rational.ZERO);
                        assertEquals(PowerIndices.of(form, Progress.none()), PowerIndices.of(votes, Progress.none()));
                    }
                });
    }

    /** Counts of coalitions by size and weight in whole numbers, voter by voter. */
    @Test
    void manyVotersAreCountedAsInWholeNumbers() {
        Property.holds(
                6,
                (random, size) -> IntStream.range(0, random.nextInt(60, 110))
                        .mapToObj(i -> random.nextInt(0, random.nextInt(1, 40) + 1))
                        .toList(),
                weights -> {
                    int total = weights.stream().mapToInt(Integer::intValue).sum();
                    for (int quota : new int[] {1, total / 3 + 1, total / 2 + 1, total * 3 / 4 + 1}) {
                        Votes votes = Votes.of(
                                weights.stream().map(Rational::of).toList(),
                                Rational.of(quota),
                                false,
                                OptionalInt.empty());
                        PowerIndices power = PowerIndices.of(votes, Progress.none());
                        for (int i = 0; i < 3; i++)
                            assertEquals(
                                    swings(weights, i, quota), power.swings().get(i));
                        assertEquals(
                                quota <= total ? Rational.ONE : Rational.ZERO,
                                power.shapleyShubik().sum());
                    }
                });
    }

    private static BigInteger swings(List<Integer> weights, int voter, int quota) {
        BigInteger[] byWeight = new BigInteger[quota];
        Arrays.fill(byWeight, BigInteger.ZERO);
        byWeight[0] = BigInteger.ONE;
        for (int i = 0; i < weights.size(); i++)
            if (i != voter)
                for (int w = quota - 1; w >= weights.get(i); w--)
                    byWeight[w] = byWeight[w].add(byWeight[w - weights.get(i)]);
        BigInteger swings = BigInteger.ZERO;
        for (int w = Math.max(0, quota - weights.get(voter)); w < quota; w++) swings = swings.add(byWeight[w]);
        return swings;
    }
}
