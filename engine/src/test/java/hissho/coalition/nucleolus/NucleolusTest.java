package hissho.coalition.nucleolus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.coalition.CoalitionalGame;
import hissho.coalition.family.Airport;
import hissho.coalition.family.Assignment;
import hissho.coalition.family.Bankruptcy;
import hissho.coalition.family.Chain;
import hissho.coalition.family.Family;
import hissho.coalition.family.FixedTree;
import hissho.coalition.family.LandlordPeasants;
import hissho.coalition.family.WeightedVoting;
import hissho.form.Coalitions;
import hissho.form.Players;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.property.Generator;
import hissho.property.Property;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The nucleolus against its definition, Kohlberg's criterion on every game, and the families' algorithms against the general one. */
class NucleolusTest {

    @Test
    void isTheOneOfTheDefinitionAndPassesKohlbergsCriterion() {
        Property.holds(150, RandomGames.tables(4), table -> {
            Coalitions game = RandomGames.game(table);
            RationalVector point = Nucleolus.efficient(game, Progress.none()).point();
            Kohlberg kohlberg = Kohlberg.of(game, point, false, Progress.none());
            assertTrue(kohlberg.holds());
            for (int i = 0; i < point.size(); i++) {
                RationalVector other = point.plus(RationalVector.unit(point.size(), i))
                        .minus(RationalVector.unit(point.size(), (i + 1) % point.size()));
                Kohlberg refuted = Kohlberg.of(game, other, false, Progress.none());
                assertFalse(refuted.holds());
                RationalVector better = other.plus(refuted.gain().orElseThrow().times(Rational.of(1, 1_000_000)));
                assertTrue(Excess.compare(Excess.sorted(game, better), Excess.sorted(game, other)) < 0);
            }
            assertEquals(slow(game, false), point);
        });
    }

    @Test
    void amongImputationsIsTheOneOfTheDefinition() {
        Property.holds(150, RandomGames.tables(4), table -> {
            Coalitions game = RandomGames.game(table);
            if (!Nucleolus.hasImputations(game)) return;
            RationalVector point =
                    Nucleolus.ofImputations(game, Progress.none()).point();
            assertTrue(Kohlberg.of(game, point, true, Progress.none()).holds());
            for (int i = 0; i < point.size(); i++) assertTrue(point.get(i).compareTo(game.worth(1L << i)) >= 0);
        });
    }

    /** Random search cannot do better, and the definition's own programs agree. */
    private static RationalVector slow(Coalitions game, boolean imputations) {
        return SlowNucleolus.of(game, imputations);
    }

    @Test
    void largerGamesPassKohlbergsCriterion() {
        Property.holds(40, RandomGames.tables(8), table -> {
            Coalitions game = RandomGames.game(table);
            RationalVector point = Nucleolus.efficient(game, Progress.none()).point();
            assertTrue(Kohlberg.of(game, point, false, Progress.none()).holds());
        });
    }

    @Test
    void theFamiliesOwnAlgorithmsAgreeWithTheGeneralOne() {
        Property.holds(200, families(), family -> {
            Coalitions form = Coalitions.ofRule(
                    Players.numbered(family.players()), coalition -> family.worth(coalition, Progress.none()));
            RationalVector general = Nucleolus.efficient(form, Progress.none()).point();
            NucleolusOfFamily.structured(CoalitionalGame.of(family), Progress.none())
                    .ifPresent(own -> assertEquals(general, own));
        });
    }

    private static Generator<Family> families() {
        return (random, size) -> switch (random.nextInt(7)) {
            case 0 -> {
                List<Rational> claims = numbers(random, random.nextInt(1, 7), 12);
                Rational total = claims.stream().reduce(Rational.ZERO, Rational::plus);
                yield new Bankruptcy(total.times(Rational.of(random.nextInt(0, 13), 12)), claims);
            }
            case 1 -> new Airport(numbers(random, random.nextInt(1, 8), 12));
            case 2 -> {
                List<Rational> f = new ArrayList<>(List.of(Rational.ZERO));
                for (int k = random.nextInt(1, 7); k > 0; k--) f.add(f.getLast().plus(random.nextInt(0, 6)));
                yield new LandlordPeasants(f);
            }
            case 3 -> {
                int sellers = random.nextInt(1, 5);
                int buyers = random.nextInt(1, 5);
                int[] entries = IntStream.range(0, sellers * buyers)
                        .map(i -> random.nextInt(-3, 9))
                        .toArray();
                yield new Assignment(
                        RationalMatrix.generate(sellers, buyers, (i, j) -> Rational.of(entries[i * buyers + j])));
            }
            case 4 -> {
                List<Rational> a = new ArrayList<>(List.of(Rational.of(random.nextInt(0, 4))));
                for (int k = random.nextInt(0, 7); k > 0; k--) a.add(a.getLast().plus(random.nextInt(0, 4)));
                yield new Chain(a);
            }
            case 5 -> {
                List<Rational> weights = numbers(random, random.nextInt(2, 8), 9);
                int total = weights.stream().mapToInt(Rational::intValueExact).sum();
                yield WeightedVoting.of(weights, Rational.of(random.nextInt(0, Math.max(1, total))), true);
            }
            default -> {
                int n = random.nextInt(1, 8);
                List<Integer> parents = new ArrayList<>();
                for (int i = 0; i < n; i++) parents.add(random.nextInt(-1, i));
                yield new FixedTree(parents, numbers(random, n, 9));
            }
        };
    }

    private static List<Rational> numbers(RandomGenerator random, int count, int most) {
        return IntStream.range(0, count)
                .mapToObj(i -> Rational.of(random.nextInt(0, most + 1)))
                .toList();
    }

    @Test
    void treesInAnyOrderArePaidAsTheChainOfProgramsSays() {
        Property.holds(25, trees(), tree -> {
            RationalVector slow =
                    Nucleolus.of(TreeOracle.of(tree), false, Progress.none()).point();
            assertEquals(slow, TreeNucleolus.costShares(tree, Progress.none()).negated());
        });
    }

    /** Trees of up to 18 players, some of whose edges cost nothing, with numbers that do not follow the tree. */
    private static Generator<FixedTree> trees() {
        return (random, size) -> {
            int n = random.nextInt(8, 19);
            int[] names = IntStream.range(0, n).toArray();
            for (int i = n - 1; i > 0; i--) {
                int other = random.nextInt(i + 1);
                int name = names[i];
                names[i] = names[other];
                names[other] = name;
            }
            Integer[] parents = new Integer[n];
            for (int i = 0; i < n; i++) {
                int above = random.nextInt(Math.max(-1, i - 1 - size), i);
                parents[names[i]] = above < 0 ? -1 : names[above];
            }
            return new FixedTree(List.of(parents), numbers(random, n, size));
        };
    }

    @Test
    void surplusesAndObjectionsKnowTheNucleolus() {
        Property.holds(40, RandomGames.tables(4), table -> {
            Coalitions game = RandomGames.game(table);
            RationalVector point = Nucleolus.efficient(game, Progress.none()).point();
            assertTrue(Surplus.of(game, point, Progress.none()).inPrekernel());
            if (!Nucleolus.hasImputations(game)) return;
            RationalVector imputation =
                    Nucleolus.ofImputations(game, Progress.none()).point();
            assertTrue(Surplus.of(game, imputation, Progress.none()).inKernel(game, imputation));
            assertTrue(Objection.find(game, imputation, Progress.none()).isEmpty());
        });
    }

    @Test
    void theThreePersonMajorityHasTheStableSetOfVonNeumannAndMorgenstern() {
        Coalitions game =
                Coalitions.ofRule(Players.numbered(3), s -> Long.bitCount(s) > 1 ? Rational.ONE : Rational.ZERO);
        Rational half = Rational.HALF;
        Rational no = Rational.ZERO;
        List<RationalVector> set = List.of(
                RationalVector.of(half, half, no),
                RationalVector.of(half, no, half),
                RationalVector.of(no, half, half));
        assertTrue(StableSet.of(game, set, Progress.none()).stable());
        assertFalse(StableSet.of(game, set.subList(0, 2), Progress.none()).stable());
        Rational third = Rational.of(1, 3);
        assertFalse(StableSet.of(game, List.of(RationalVector.of(third, third, third)), Progress.none())
                .stable());
    }

    @Test
    void whatSomebodyFindsIsJudgedByWhatItShows() {
        int[] found = new int[2];
        Property.holds(60, RandomGames.tables(4), table -> {
            Coalitions game = RandomGames.game(table);
            if (!Nucleolus.hasImputations(game)) return;
            int n = game.players().count();
            Rational rest = game.worth(game.grand());
            for (int i = 0; i < n; i++) rest = rest.minus(game.worth(1L << i));
            Rational all = rest;
            RationalVector x =
                    RationalVector.generate(n, i -> game.worth(1L << i).plus(i == 0 ? all : Rational.ZERO));
            Objection.find(game, x, Progress.none()).ifPresent(objection -> {
                found[0]++;
                assertTrue(objection.isJustified(game, x));
                RationalVector more = objection.payment().plus(RationalVector.unit(n, objection.from()));
                assertFalse(new Objection(objection.from(), objection.against(), objection.coalition(), more)
                        .isJustified(game, x));
                assertFalse(
                        new Objection(objection.against(), objection.from(), objection.coalition(), objection.payment())
                                .isJustified(game, x));
            });
            StableSet.of(game, List.of(x), Progress.none()).undominated().ifPresent(y -> {
                found[1]++;
                assertTrue(StableSet.escapes(game, List.of(x), y));
                assertFalse(StableSet.escapes(game, List.of(x, y), y));
            });
        });
        assertTrue(found[0] > 5 && found[1] > 5, found[0] + " objections, " + found[1] + " imputations");
    }
}
