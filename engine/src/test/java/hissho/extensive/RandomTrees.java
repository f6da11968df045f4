package hissho.extensive;

import hissho.form.ChanceEvent;
import hissho.form.GameTreeBuilder;
import hissho.form.InformationSet;
import hissho.form.Outcome;
import hissho.form.Players;
import hissho.form.RandomForms;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.property.Generator;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** Small random trees of every sort of information. */
public final class RandomTrees {

    public enum Knowledge {
        /** every set is a single node */
        PERFECT,
        /** sets join nodes with the same own past */
        RECALLED,
        /** sets join nodes with any past, but none that a play meets twice */
        FORGETFUL,
        /** sets join any nodes */
        ANY
    }

    /** A tree that shows itself where a property fails. */
    public record Sample(ExtensiveGame game) {
        @Override
        public String toString() {
            return TreeWriter.write(game).toString();
        }
    }

    private record Open(int node, int depth, Map<Integer, List<Integer>> past) {}

    private RandomTrees() {}

    public static Generator<Sample> of(int players, boolean zeroSum, Knowledge knowledge, int mostNodes) {
        return (random, size) ->
                new Sample(game(random, players, zeroSum, knowledge, Math.min(mostNodes, 4 + 3 * size)));
    }

    private static ExtensiveGame game(
            RandomGenerator random, int players, boolean zeroSum, Knowledge knowledge, int most) {
        GameTreeBuilder builder = new GameTreeBuilder(Players.numbered(players));
        Deque<Open> open = new ArrayDeque<>();
        open.add(new Open(0, 0, Map.of()));
        Map<String, List<Integer>> joinable = new HashMap<>();
        int sets = 0;
        int nodes = 1;
        while (!open.isEmpty()) {
            Open next = open.remove();
            int moves = random.nextInt(1, 4);
            if (nodes + moves > most || (next.depth > 0 && random.nextInt(4) == 0)) {
                Rational first = Rational.of(random.nextInt(-4, 5), random.nextInt(1, 3));
                RationalVector paid = zeroSum
                        ? RationalVector.of(first, first.negated())
                        : RationalVector.generate(players, i -> Rational.of(random.nextInt(-2, 4)));
                builder.pay(next.node, "o" + next.node, new Outcome("", paid));
                continue;
            }
            nodes += moves;
            List<String> labels =
                    IntStream.range(0, moves).mapToObj(m -> "m" + m).toList();
            int player = random.nextInt(players + 1) - 1;
            Map<Integer, List<Integer>> past = next.past;
            int set = -1;
            if (player < 0) {
                builder.chance(
                        next.node,
                        "c" + next.node,
                        new ChanceEvent("", labels, RandomForms.probabilities(random, moves)));
            } else {
                List<Integer> own = past.getOrDefault(player, List.of());
                String key = player + "/" + moves + (knowledge == Knowledge.RECALLED ? "/" + own : "");
                List<Integer> known = joinable.computeIfAbsent(key, k -> new ArrayList<>()).stream()
                        .filter(s -> knowledge == Knowledge.ANY
                                || !own.contains(100 * s) && own.stream().noneMatch(o -> o / 100 == s))
                        .toList();
                boolean joins = knowledge != Knowledge.PERFECT && !known.isEmpty() && random.nextInt(3) > 0;
                set = joins ? known.get(random.nextInt(known.size())) : sets++;
                if (!joins) joinable.get(key).add(set);
                builder.decide(next.node, "s" + set, new InformationSet(player, "s" + set, labels));
            }
            for (int m = 0; m < moves; m++) {
                Map<Integer, List<Integer>> longer = past;
                if (player >= 0) {
                    longer = new HashMap<>(past);
                    List<Integer> own = new ArrayList<>(past.getOrDefault(player, List.of()));
                    own.add(100 * set + m);
                    longer.put(player, own);
                }
                open.add(new Open(builder.child(next.node, m), next.depth + 1, longer));
            }
        }
        return new ExtensiveGame(builder.build());
    }
}
