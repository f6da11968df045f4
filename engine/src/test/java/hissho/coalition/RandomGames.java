package hissho.coalition;

import hissho.form.Coalitions;
import hissho.form.Players;
import hissho.number.Rational;
import hissho.property.Generator;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Random characteristic functions of few players: any, superadditive, symmetric, simple and degenerate ones. */
public final class RandomGames {

    private RandomGames() {}

    /** Tables of 2 to the n worths, the first of them zero. */
    public static Generator<List<Rational>> tables(int least, int most) {
        return new Generator<>() {
            @Override
            public List<Rational> next(RandomGenerator random, int size) {
                return table(random, random.nextInt(least, most + 1));
            }

            @Override
            public Stream<List<Rational>> simpler(List<Rational> value) {
                return IntStream.range(1, value.size())
                        .filter(set -> !value.get(set).isZero())
                        .mapToObj(set -> {
                            List<Rational> copy = new ArrayList<>(value);
                            copy.set(set, Rational.ZERO);
                            return List.copyOf(copy);
                        });
            }
        };
    }

    private static List<Rational> table(RandomGenerator random, int n) {
        int sort = random.nextInt(6);
        Rational[] table = new Rational[1 << n];
        for (int set = 0; set < table.length; set++) {
            int size = Integer.bitCount(set);
            table[set] = switch (sort) {
                case 0 -> Rational.of(random.nextInt(-4, 9));
                case 1 -> Rational.of(random.nextInt(0, 4) + 2L * size, random.nextInt(1, 4));
                case 2 -> Rational.of((long) size * size + random.nextInt(0, 3));
                case 3 -> Rational.of(random.nextInt(0, 2));
                case 4 -> Rational.of((long) size * size - 3);
                default -> Rational.of(size + random.nextInt(0, 2));
            };
        }
        table[0] = Rational.ZERO;
        return List.of(table);
    }

    public static Coalitions game(List<Rational> table) {
        return Coalitions.ofTable(Players.numbered(Integer.numberOfTrailingZeros(table.size())), table);
    }
}
