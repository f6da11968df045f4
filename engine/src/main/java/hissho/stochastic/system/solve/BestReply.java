package hissho.stochastic.system.solve;

import hissho.algebra.Algebraic;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntFunction;

/**
 * The best pure stationary reply to a stationary strategy in the whole infinite game, exactly. Against a fixed strategy the opponent
 * faces a Markov decision process; where play can be kept alive (an end component) staying there for ever pays Q, and every other way
 * leaves it. With end components drawn together every policy ends surely, and policy iteration finds the best (Howard 1960).
 *
 * @param value what the strategy earns for player I from each state against that reply
 * @param policy the opponent's choice in each state, -1 where play is kept going for ever
 * @param endless the probability of endless play under it
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record BestReply(List<Algebraic> value, int[] policy, List<Algebraic> endless) {

    /** What a choice earns at once, where it leads, and from which state; it stays for ever where it leads nowhere and does not stop. */
    private record Action(int state, int choice, Algebraic pay, Map<Integer, Algebraic> next) {

        Action unpaid() {
            return new Action(state, choice, Algebraic.ZERO, next);
        }

        Gain.Choice rational() {
            Map<Integer, Rational> chances = new TreeMap<>();
            next.forEach((to, chance) -> chances.put(to, chance.rational()));
            return new Gain.Choice(state, pay.rational(), chances);
        }
    }

    /** The reply of II to a strategy of I where {@code rows}, of I to a strategy of II where not. */
    public static BestReply to(
            Arena arena, boolean rows, List<List<Algebraic>> strategy, Optional<Rational> infinite, Progress progress) {
        List<List<Action>> actions = actions(arena, rows, strategy);
        IntFunction<Algebraic> forEver = component -> Algebraic.of(infinite.orElseThrow(
                () -> new IllegalStateException("play may go on for ever, and nothing says what that pays")));
        return new Search(arena.size(), actions, kept(actions), forEver, rows).run(progress);
    }

    /**
     * The same where play never stops and the average per round counts in the long run: payoffs on the way do not matter, and staying in
     * an end component for ever pays the best average that can be had there.
     */
    static BestReply inTheLongRun(Arena arena, boolean rows, List<List<Algebraic>> strategy, Progress progress) {
        List<List<Action>> actions = actions(arena, rows, strategy);
        EndComponents kept = kept(actions);
        List<List<Action>> unpaid = actions.stream()
                .map(own -> own.stream().map(Action::unpaid).toList())
                .toList();
        IntFunction<Algebraic> forEver = component -> {
            List<Gain.Choice> choices = new ArrayList<>();
            for (int k = 0; k < arena.size(); k++)
                if (kept.of()[k] == component)
                    for (int choice : kept.kept(k))
                        choices.add(actions.get(k).get(choice).rational());
            return Algebraic.of(Gain.of(choices, rows, progress));
        };
        return new Search(arena.size(), unpaid, kept, forEver, rows).run(progress);
    }

    private static List<List<Action>> actions(Arena arena, boolean rows, List<List<Algebraic>> strategy) {
        List<List<Action>> actions = new ArrayList<>();
        for (int k = 0; k < arena.size(); k++) {
            List<Action> own = new ArrayList<>();
            for (int choice = 0; choice < arena.rooms().get(k).lines(!rows); choice++)
                own.add(action(arena.rooms().get(k), k, choice, rows, strategy.get(k)));
            actions.add(own);
        }
        return actions;
    }

    private static EndComponents kept(List<List<Action>> actions) {
        return EndComponents.of(new EndComponents.Decisions() {
            @Override
            public int states() {
                return actions.size();
            }

            @Override
            public int actions(int state) {
                return actions.get(state).size();
            }

            @Override
            public boolean goesOn(int state, int action) {
                return sum(actions.get(state).get(action).next()).equals(Algebraic.ONE);
            }

            @Override
            public int[] to(int state, int action) {
                return actions.get(state).get(action).next().keySet().stream()
                        .mapToInt(Integer::intValue)
                        .toArray();
            }
        });
    }

    private static Algebraic sum(Map<Integer, Algebraic> next) {
        return next.values().stream().reduce(Algebraic.ZERO, Algebraic::plus);
    }

    private static Action action(Arena.Room room, int state, int choice, boolean rows, List<Algebraic> weights) {
        Algebraic pay = Algebraic.ZERO;
        Map<Integer, Algebraic> next = new TreeMap<>();
        for (int line = 0; line < weights.size(); line++) {
            if (weights.get(line).isZero()) continue;
            Arena.Move move = rows ? room.move(line, choice) : room.move(choice, line);
            pay = pay.plus(weights.get(line).times(move.pay()));
            for (int t = 0; t < move.to().length; t++)
                next.merge(move.to()[t], weights.get(line).times(move.probability()[t]), Algebraic::plus);
        }
        return new Action(state, choice, pay, next);
    }

    /** Policy iteration over the states with each end component drawn together. */
    private static final class Search {

        private final int states;
        private final int[] node;
        private final List<List<Action>> choices = new ArrayList<>();
        private final boolean minimise;
        private final int[] chosen;

        Search(
                int states,
                List<List<Action>> actions,
                EndComponents kept,
                IntFunction<Algebraic> forEver,
                boolean minimise) {
            this.states = states;
            this.minimise = minimise;
            node = new int[states];
            Map<Integer, Integer> drawn = new TreeMap<>();
            for (int k = 0; k < states; k++) {
                int component = kept.of()[k];
                boolean known = component >= 0 && drawn.containsKey(component);
                node[k] = known ? drawn.getOrDefault(component, 0) : choices.size();
                if (known) continue;
                choices.add(new ArrayList<>());
                if (component >= 0) {
                    drawn.put(component, node[k]);
                    choices.getLast().add(new Action(k, -1, forEver.apply(component), Map.of()));
                }
            }
            for (int k = 0; k < states; k++) {
                for (Action action : actions.get(k))
                    if (!kept.kept(k).contains(action.choice()))
                        choices.get(node[k]).add(action);
            }
            chosen = new int[choices.size()];
        }

        BestReply run(Progress progress) {
            List<Algebraic> value = evaluate(Action::pay);
            boolean better = true;
            while (better) {
                progress.check();
                better = false;
                for (int s = 0; s < choices.size(); s++)
                    for (int a = 0; a < choices.get(s).size(); a++) {
                        Algebraic gain = earns(choices.get(s).get(a), value)
                                .minus(earns(choices.get(s).get(chosen[s]), value));
                        if (minimise ? gain.isNegative() : gain.isPositive()) {
                            chosen[s] = a;
                            better = true;
                        }
                    }
                if (better) value = evaluate(Action::pay);
            }
            List<Algebraic> endless = evaluate(action -> action.choice() < 0 ? Algebraic.ONE : Algebraic.ZERO);
            return answer(value, endless);
        }

        private BestReply answer(List<Algebraic> value, List<Algebraic> endless) {
            List<Algebraic> values = new ArrayList<>();
            List<Algebraic> chances = new ArrayList<>();
            int[] policy = new int[states];
            for (int k = 0; k < states; k++) {
                values.add(value.get(node[k]));
                chances.add(endless.get(node[k]));
                Action own = choices.get(node[k]).get(chosen[node[k]]);
                policy[k] = own.state() == k ? own.choice() : -1;
            }
            return new BestReply(List.copyOf(values), policy, List.copyOf(chances));
        }

        private Algebraic earns(Action action, List<Algebraic> value) {
            Algebraic sum = action.pay();
            for (Map.Entry<Integer, Algebraic> each : action.next().entrySet())
                sum = sum.plus(each.getValue().times(value.get(node[each.getKey()])));
            return sum;
        }

        /** The expectation of what the chosen actions give, from every node on. */
        private List<Algebraic> evaluate(java.util.function.Function<Action, Algebraic> gives) {
            int n = choices.size();
            Algebraic[][] system = new Algebraic[n][n + 1];
            for (int s = 0; s < n; s++) {
                Arrays.fill(system[s], Algebraic.ZERO);
                system[s][s] = Algebraic.ONE;
                Action action = choices.get(s).get(chosen[s]);
                system[s][n] = gives.apply(action);
                for (Map.Entry<Integer, Algebraic> each : action.next().entrySet()) {
                    int to = node[each.getKey()];
                    system[s][to] = system[s][to].minus(each.getValue());
                }
            }
            return LinearSystem.solve(system).orElseThrow(() -> new IllegalStateException("a policy without an end"));
        }
    }
}
