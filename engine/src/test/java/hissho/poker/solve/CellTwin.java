package hissho.poker.solve;

import hissho.linear.LinearProgram;
import hissho.linear.Outcome;
import hissho.linear.ScoutedProgram;
import hissho.linear.Sense;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.poker.Betting;
import hissho.poker.BettingTree;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** A betting tree with finitely many equally likely hands in which equal hands go to one player, as one linear program. */
final class CellTwin {

    private final BettingTree tree;
    private final int cells;
    private final int ties;
    private final List<Map<Integer, Rational>> rows = new ArrayList<>();
    private final List<Rational> bounds = new ArrayList<>();
    private final List<Sense> senses = new ArrayList<>();
    private final Set<Integer> free = new HashSet<>();
    private int variables;

    /** @param ties 1 where equal hands go to player I, -1 where they go to player II */
    CellTwin(BettingTree tree, int cells, int ties) {
        this.tree = tree;
        this.cells = cells;
        this.ties = ties;
    }

    /** The most player I can make sure of: variables are I's chances and what each cell of player II is left with at each turn. */
    Rational value() {
        int[] all = fresh();
        for (int x : all) row(Map.of(x, Rational.ONE), Sense.EQUAL, Rational.ONE);
        List<Map<Integer, Rational>> top = below(tree.root(), all);
        Map<Integer, Rational> objective = new TreeMap<>();
        top.forEach(form -> form.forEach((v, c) -> objective.merge(v, c.over(cells), Rational::plus)));
        LinearProgram program = new LinearProgram(
                true,
                vector(objective),
                RationalMatrix.generate(
                        rows.size(), variables, (r, v) -> rows.get(r).getOrDefault(v, Rational.ZERO)),
                senses,
                RationalVector.of(bounds),
                free);
        return ((Outcome.Optimal) ScoutedProgram.solve(program, Progress.none())).objective();
    }

    private RationalVector vector(Map<Integer, Rational> form) {
        return RationalVector.generate(variables, v -> form.getOrDefault(v, Rational.ZERO));
    }

    private int[] fresh() {
        int[] block = new int[cells];
        for (int k = 0; k < cells; k++) block[k] = variables++;
        return block;
    }

    private void row(Map<Integer, Rational> form, Sense sense, Rational bound) {
        rows.add(form);
        senses.add(sense);
        bounds.add(bound);
    }

    /** What player I gets on average below a place against each cell of player II, as forms in the variables. */
    private List<Map<Integer, Rational>> below(Betting at, int[] chances) {
        List<Map<Integer, Rational>> found = new ArrayList<>();
        for (int y = 0; y < cells; y++) found.add(new TreeMap<>());
        switch (at) {
            case Betting.Paid(Rational paid) -> {
                for (int y = 0; y < cells; y++)
                    for (int x = 0; x < cells; x++) found.get(y).put(chances[x], paid.over(cells));
            }
            case Betting.Showdown(Rational stake) -> {
                for (int y = 0; y < cells; y++)
                    for (int x = 0; x < cells; x++)
                        found.get(y)
                                .put(
                                        chances[x],
                                        stake.times(x == y ? ties : x > y ? 1 : -1)
                                                .over(cells));
            }
            case Betting.Turn turn
            when turn.player() == 0 -> {
                List<int[]> parts = turn.moves().stream().map(_ -> fresh()).toList();
                for (int x = 0; x < cells; x++) {
                    Map<Integer, Rational> whole = new TreeMap<>();
                    for (int[] part : parts) whole.put(part[x], Rational.ONE);
                    whole.put(chances[x], Rational.MINUS_ONE);
                    row(whole, Sense.EQUAL, Rational.ZERO);
                }
                for (int m = 0; m < parts.size(); m++) {
                    List<Map<Integer, Rational>> each = below(turn.next().get(m), parts.get(m));
                    for (int y = 0; y < cells; y++)
                        for (var term : each.get(y).entrySet())
                            found.get(y).merge(term.getKey(), term.getValue(), Rational::plus);
                }
            }
            case Betting.Turn turn -> {
                int[] left = fresh();
                for (int each : left) free.add(each);
                for (Betting next : turn.next()) {
                    List<Map<Integer, Rational>> each = below(next, chances);
                    for (int y = 0; y < cells; y++) {
                        Map<Integer, Rational> form = new TreeMap<>();
                        each.get(y).forEach((v, c) -> form.put(v, c.negated()));
                        form.put(left[y], Rational.ONE);
                        row(form, Sense.AT_MOST, Rational.ZERO);
                    }
                }
                for (int y = 0; y < cells; y++) found.get(y).put(left[y], Rational.ONE);
            }
        }
        return found;
    }
}
