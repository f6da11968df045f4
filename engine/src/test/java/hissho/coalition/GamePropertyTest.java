package hissho.coalition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.coalition.family.Table;
import hissho.coalition.property.Convexity;
import hissho.coalition.property.Monotonicity;
import hissho.coalition.property.NormalForm;
import hissho.coalition.property.Pair;
import hissho.coalition.property.SimpleGame;
import hissho.coalition.property.Superadditivity;
import hissho.coalition.property.Weightedness;
import hissho.coalition.strategic.NamedCoalitions;
import hissho.coalition.strategic.StrategicWorths;
import hissho.form.Coalitions;
import hissho.form.Players;
import hissho.form.StrategicGame;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.property.Generator;
import hissho.property.Property;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The properties of random games against their definitions, pair by pair. */
class GamePropertyTest {

    @Test
    void superadditivityConvexityAndMonotonicityAreWhatTheirDefinitionsSay() {
        Property.holds(400, RandomGames.tables(1, 5), table -> {
            Coalitions game = RandomGames.game(table);
            Set<Pair> apart = new HashSet<>();
            boolean convex = true;
            boolean monotone = true;
            for (long s = 1; s <= game.grand(); s++)
                for (long t = 1; t <= game.grand(); t++) {
                    if ((s & t) == 0
                            && Long.numberOfTrailingZeros(s) < Long.numberOfTrailingZeros(t)
                            && above(game, s, t)) apart.add(new Pair(s, t));
                    convex &= game.worth(s)
                                    .plus(game.worth(t))
                                    .compareTo(game.worth(s | t).plus(game.worth(s & t)))
                            <= 0;
                    if ((s & t) == s) monotone &= game.worth(s).compareTo(game.worth(t)) <= 0;
                }
            for (int i = 0; i < game.players().count(); i++)
                monotone &= !game.worth(1L << i).isNegative();
            assertEquals(apart, new HashSet<>(Superadditivity.violations(game, 1 << 20, Progress.none())));
            assertEquals(convex, Convexity.violation(game, Progress.none()).isEmpty());
            assertEquals(monotone, Monotonicity.holds(game, Progress.none()));
        });
    }

    private static boolean above(Coalitions game, long s, long t) {
        return game.worth(s).plus(game.worth(t)).compareTo(game.worth(s | t)) > 0;
    }

    @Test
    void theCoverIsTheBestDivision() {
        Property.holds(200, RandomGames.tables(1, 4), table -> {
            Coalitions game = RandomGames.game(table);
            List<Rational> cover = Superadditivity.cover(game, Progress.none());
            for (long set = 1; set <= game.grand(); set++) assertEquals(best(game, set), cover.get((int) set));
        });
    }

    /** The best division, by trying every coalition with the first member. */
    private static Rational best(Coalitions game, long set) {
        if (set == 0) return Rational.ZERO;
        long first = set & -set;
        Rational most = game.worth(set);
        for (long part = set; part != 0; part = (part - 1) & set)
            if ((part & first) != 0 && part != set)
                most = most.max(game.worth(part).plus(best(game, set & ~part)));
        return most;
    }

    @Test
    void strategicEquivalenceFindsItsWayBack() {
        Property.holds(200, RandomGames.tables(2, 4), table -> {
            Coalitions game = RandomGames.game(table);
            List<Rational> moved = new ArrayList<>();
            for (int set = 0; set < table.size(); set++) {
                Rational shift = Rational.ZERO;
                for (int i = 0; i < game.players().count(); i++)
                    if ((set >>> i & 1) != 0) shift = shift.plus(Rational.of(2L * i - 3, 5));
                moved.add(table.get(set).times(Rational.of(7, 3)).plus(shift));
            }
            assertTrue(NormalForm.between(game, RandomGames.game(moved)).isPresent());
            moved.set(table.size() - 2, moved.get(table.size() - 2).plus(Rational.of(1, 11)));
            Optional<NormalForm> other = NormalForm.between(game, RandomGames.game(moved));
            other.ifPresent(way -> {
                for (long set = 1; set <= game.grand(); set++) assertEquals(moved.get((int) set), way.worth(game, set));
            });
        });
    }

    @Test
    void simpleGamesAreWeightedOrTraded() {
        Property.holds(150, monotoneGames(), winning -> {
            int n = Integer.numberOfTrailingZeros(winning.size());
            SimpleGame game = SimpleGame.of(RandomGames.game(winning), Progress.none());
            switch (Weightedness.of(n, game.minimalWinning(), game.maximalLosing(), Progress.none())) {
                case Weightedness.Weighted w ->
                    assertTrue(
                            Weightedness.represents(game, n, w.weights(), Optional.of(w.quota()), true), w.toString());
                case Weightedness.Traded t ->
                    assertTrue(Weightedness.isTrade(game, n, t.winning(), t.losing()), t.toString());
            }
        });
    }

    /** Tables of monotone simple games of 2 to 6 players. */
    private static Generator<List<Rational>> monotoneGames() {
        return (RandomGenerator random, int size) -> {
            int n = random.nextInt(2, 7);
            List<Integer> minimal = IntStream.range(0, random.nextInt(1, 5))
                    .mapToObj(k -> random.nextInt(1, 1 << n))
                    .toList();
            return IntStream.range(0, 1 << n)
                    .mapToObj(set -> minimal.stream().anyMatch(m -> (set & m) == m) ? Rational.ONE : Rational.ZERO)
                    .toList();
        };
    }

    @Test
    void theCharacteristicFunctionOfAStrategicGameIsSuperadditiveAndKeepsAConstantSum() {
        Property.holds(40, Generator.whole(0, 1_000_000), seed -> {
            java.util.SplittableRandom random = new java.util.SplittableRandom(seed);
            boolean constant = random.nextBoolean();
            StrategicGame strategic = StrategicGame.generate(
                    Players.numbered(3),
                    List.of(List.of("1", "2"), List.of("1", "2"), List.of("1", "2", "3")),
                    (player, choices) -> {
                        java.util.SplittableRandom cell = new java.util.SplittableRandom(
                                seed * 31L + choices[0] + 2L * choices[1] + 4L * choices[2]);
                        int first = cell.nextInt(-5, 6);
                        int second = cell.nextInt(-5, 6);
                        int third = constant ? 7 - first - second : cell.nextInt(-5, 6);
                        return Rational.of(player == 0 ? first : player == 1 ? second : third);
                    });
            Coalitions game = CoalitionalGame.of(new StrategicWorths(strategic)).coalitions();
            assertTrue(Superadditivity.holds(game, Progress.none()));
            if (constant)
                for (long set = 0; set <= game.grand(); set++)
                    assertEquals(Rational.of(7), game.worth(set).plus(game.worth(game.complement(set))));
        });
    }

    @Test
    void namingCoalitionsGivesASuperadditiveGameBack() {
        Property.holds(30, RandomGames.tables(2, 3), table -> {
            Coalitions cover = RandomGames.game(Superadditivity.cover(RandomGames.game(table), Progress.none()));
            StrategicWorths back = new StrategicWorths(new NamedCoalitions(cover).strategic());
            for (long set = 1; set <= cover.grand(); set++)
                assertEquals(cover.worth(set), back.worth(set, Progress.none()));
        });
    }

    @Test
    void coalitionsAreListedBySizeThenMembers() {
        CoalitionalGame game = CoalitionalGame.of(new Table(4, java.util.Collections.nCopies(16, Rational.ZERO)));
        assertEquals(
                List.of("1", "2", "3", "4", "12", "13", "14", "23", "24", "34", "123", "124", "134", "234", "1234"),
                game.keys(game.bySize(Progress.none())));
    }
}
