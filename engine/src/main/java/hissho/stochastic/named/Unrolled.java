package hissho.stochastic.named;

import hissho.number.Rational;
import hissho.stochastic.system.Cell;
import hissho.stochastic.system.GameSystem;
import hissho.stochastic.system.Stage;
import java.util.ArrayList;
import java.util.List;

/** Named games written out as systems of games, stage by stage, so that they can be played. */
final class Unrolled {

    private static final Cell NOTHING = Cell.paying(Rational.ZERO);
    private static final Cell WON = Cell.paying(Rational.ONE);

    private Unrolled() {}

    /** Inspections and periods that are left; nothing is left to decide without inspections or where every period can be inspected. */
    static GameSystem inspection(int m, int n) {
        List<int[]> states = new ArrayList<>();
        for (int b = n; b >= 2; b--)
            for (int a = Math.min(m, b - 1); a >= Math.max(1, m - (n - b)); a--) states.add(new int[] {a, b});
        List<Stage> stages = new ArrayList<>();
        for (int[] state : states)
            stages.add(new Stage(
                    "G[" + state[0] + "," + state[1] + "]",
                    List.of("inspect", "wait"),
                    List.of("act", "wait"),
                    List.of(
                            List.of(WON, left(states, state[0] - 1, state[1] - 1)),
                            List.of(NOTHING, left(states, state[0], state[1] - 1)))));
        return GameSystem.of(stages, Rational.ZERO);
    }

    private static Cell left(List<int[]> states, int a, int b) {
        if (a == 0) return NOTHING;
        if (a >= b) return WON;
        for (int k = 0; k < states.size(); k++)
            if (states.get(k)[0] == a && states.get(k)[1] == b) return to(Rational.ZERO, k);
        throw new IllegalStateException("every stage is listed");
    }

    /** The match as it is played: a point that is won ends it, and nothing is paid in parts. */
    static GameSystem match(GameSystem system) {
        Stage stage = system.first();
        List<List<Cell>> cells = stage.cells().stream()
                .map(line -> line.stream().map(Unrolled::point).toList())
                .toList();
        return GameSystem.of(
                List.of(new Stage(stage.name(), stage.rows(), stage.columns(), cells), ending("won", Rational.ONE)),
                Rational.ZERO);
    }

    private static Cell point(Cell cell) {
        List<Cell.Next> next = new ArrayList<>(cell.next());
        if (cell.stop().isPositive()) next.add(new Cell.Next(1, cell.stop(), false));
        return new Cell(Rational.ZERO, next, Rational.ZERO);
    }

    /** Coin calling as it is played: the coin falls, and whoever alone has called it is paid, or not. */
    static GameSystem calling(GameSystem system, Rational heads, Rational onHeads, Rational onTails) {
        Stage stage = system.first();
        Rational tails = Rational.ONE.minus(heads);
        List<List<Cell>> cells = List.of(
                List.of(stage.cells().get(0).get(0), either(1, heads, 3, tails)),
                List.of(either(2, tails, 3, heads), stage.cells().get(1).get(1)));
        return new GameSystem(
                List.of(
                        new Stage(stage.name(), stage.rows(), stage.columns(), cells),
                        ending("won on heads", onHeads),
                        ending("won on tails", onTails),
                        ending("lost", Rational.ZERO)),
                0,
                system.infinite());
    }

    private static Cell either(int one, Rational chance, int other, Rational rest) {
        List<Cell.Next> next = new ArrayList<>();
        if (chance.isPositive()) next.add(new Cell.Next(one, chance, false));
        if (rest.isPositive()) next.add(new Cell.Next(other, rest, false));
        return new Cell(Rational.ZERO, next, Rational.ZERO);
    }

    private static Stage ending(String name, Rational pay) {
        return new Stage(name, List.of("1"), List.of("1"), List.of(List.of(Cell.paying(pay))));
    }

    private static Cell to(Rational pay, int stage) {
        return new Cell(pay, List.of(new Cell.Next(stage, Rational.ONE, false)), Rational.ZERO);
    }

    /** Counting down from n, at least 2; player I guesses each step. */
    static GameSystem endurance(int n, boolean cumulative) {
        List<Stage> stages = new ArrayList<>();
        for (int k = n; k >= 2; k--) {
            Cell one = count(n, k - 1, Rational.ZERO);
            Cell two = count(n, k - 2, Rational.ZERO);
            stages.add(new Stage(
                    "G" + k,
                    List.of("1", "2"),
                    List.of("1", "2"),
                    cumulative
                            ? List.of(
                                    List.of(count(n, k - 1, Rational.ONE), two),
                                    List.of(one, count(n, k - 2, Rational.ONE)))
                            : List.of(List.of(one, NOTHING), List.of(NOTHING, two))));
        }
        return GameSystem.of(stages, Rational.ZERO);
    }

    private static Cell count(int n, int left, Rational pay) {
        return left < 2 ? Cell.paying(pay.plus(1)) : to(pay, n - left);
    }

    /** Heads in a row so far; after so many heads the coin must be handed over, and the opponent matches them or not. */
    static GameSystem coin(Rational p, int most) {
        List<Stage> stages = new ArrayList<>();
        Rational all = Rational.ONE;
        for (int k = 0; k <= most; k++, all = all.times(p)) {
            Cell toss = new Cell(
                    Rational.ZERO,
                    List.of(new Cell.Next(k + 1, p, false), new Cell.Next(0, Rational.ONE.minus(p), true)),
                    Rational.ZERO);
            Cell challenge = new Cell(
                    Rational.ZERO,
                    List.of(
                            new Cell.Next(most + 1, all, false),
                            new Cell.Next(most + 2, Rational.ONE.minus(all), false)),
                    Rational.ZERO);
            List<String> rows =
                    k == 0 ? List.of("toss") : k == most ? List.of("challenge") : List.of("toss", "challenge");
            List<List<Cell>> cells = new ArrayList<>();
            for (String row : rows) cells.add(List.of(row.equals("toss") ? toss : challenge));
            stages.add(new Stage("H" + k, rows, List.of("watch"), cells));
        }
        stages.add(ending("matched", Rational.of(-1)));
        stages.add(ending("missed", Rational.ONE));
        return GameSystem.of(stages, Rational.ZERO);
    }
}
