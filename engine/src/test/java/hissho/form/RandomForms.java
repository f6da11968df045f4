package hissho.form;

import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.property.Generator;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** Random players, labels, games and trees, with all that is awkward in a label. */
public final class RandomForms {

    private static final List<String> PIECES = List.of(
            "a",
            "B",
            "\"",
            "\\",
            "\\\\",
            " ",
            "{",
            "}",
            ",",
            "\n",
            "\t",
            "必勝",
            "é",
            "\uD83C\uDCA1",
            "\u2028",
            "0",
            "t ");

    private RandomForms() {}

    /** A label, sometimes empty, often one that was used before. */
    public static String label(RandomGenerator random) {
        StringBuilder label = new StringBuilder();
        for (int n = random.nextInt(5); n > 0; n--) label.append(PIECES.get(random.nextInt(PIECES.size())));
        return label.toString();
    }

    public static List<String> labels(RandomGenerator random, int count) {
        return IntStream.range(0, count).mapToObj(i -> label(random)).toList();
    }

    public static Rational number(RandomGenerator random) {
        return switch (random.nextInt(4)) {
            case 0 -> Rational.of(random.nextInt(-3, 4));
            case 1 -> Generator.rational(90).next(random, 1);
            default -> Rational.of(random.nextInt(-50, 51), random.nextInt(1, 20));
        };
    }

    public static RationalVector numbers(RandomGenerator random, int count) {
        return RationalVector.generate(count, i -> number(random));
    }

    public static RationalVector probabilities(RandomGenerator random, int count) {
        long[] weights = random.longs(count, 0, 6).toArray();
        weights[random.nextInt(count)]++;
        long sum = IntStream.range(0, count).mapToLong(i -> weights[i]).sum();
        return RationalVector.generate(count, i -> Rational.of(weights[i], sum));
    }

    public static Players players(RandomGenerator random) {
        return new Players(labels(random, random.nextInt(1, 5)));
    }

    public static List<List<String>> strategies(RandomGenerator random, Players players) {
        return IntStream.range(0, players.count())
                .mapToObj(i -> labels(random, random.nextInt(1, 5)))
                .toList();
    }

    public static StrategicGame strategic(RandomGenerator random) {
        Players players = players(random);
        return StrategicGame.generate(players, strategies(random, players), (i, at) -> number(random));
    }

    public static Profile profile(RandomGenerator random, StrategicGame game) {
        return new Profile(IntStream.range(0, game.players().count())
                .mapToObj(i -> new Mixed(probabilities(random, game.size(i))))
                .toList());
    }

    /** A tree grown at random places, so that the order of growing is not the order of the nodes. */
    public static GameTree tree(RandomGenerator random, int size) {
        Players players = players(random);
        GameTreeBuilder tree = new GameTreeBuilder(players);
        List<Integer> open = new ArrayList<>(List.of(tree.root()));
        int sets = 0;
        int events = 0;
        int outcomes = 0;
        for (int step = random.nextInt(2 * size + 1); step > 0; step--) {
            int node = open.remove(random.nextInt(open.size()));
            if (random.nextInt(4) == 0) {
                if (events > 0 && random.nextBoolean()) tree.chance(node, "e" + random.nextInt(events));
                else {
                    List<String> moves = labels(random, random.nextInt(1, 4));
                    RationalVector probabilities = probabilities(random, moves.size());
                    tree.chance(node, "e" + events++, new ChanceEvent(label(random), moves, probabilities));
                }
            } else if (sets > 0 && random.nextBoolean()) tree.decide(node, "s" + random.nextInt(sets));
            else {
                int player = random.nextInt(players.count());
                List<String> moves = labels(random, random.nextInt(1, 4));
                tree.decide(node, "s" + sets++, new InformationSet(player, label(random), moves));
            }
            for (int move = 0; move < tree.moves(node); move++) {
                int child = tree.child(node, move);
                open.add(child);
                tree.label(child, label(random));
                if (random.nextInt(3) == 0) continue;
                if (outcomes > 0 && random.nextBoolean()) tree.pay(child, "o" + random.nextInt(outcomes));
                else tree.pay(child, "o" + outcomes++, new Outcome(label(random), numbers(random, players.count())));
            }
        }
        return tree.build();
    }
}
