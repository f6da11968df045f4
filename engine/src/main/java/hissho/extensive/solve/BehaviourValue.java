package hissho.extensive.solve;

import hissho.extensive.Behaviour;
import hissho.extensive.ExtensiveGame;
import hissho.extensive.PureStrategies;
import hissho.linear.LinearProgram;
import hissho.linear.Outcome;
import hissho.linear.Sense;
import hissho.linear.Simplex;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolver;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;

/**
 * The best guarantee of a player who may use behaviour strategies only, in a two-person constant-sum tree: without perfect recall it
 * may lie below the value, for behaviour strategies are then not convex.
 *
 * <p>Branch and bound in exact arithmetic. In a cell, a product of simplices of behaviour, what the player earns against each reply is
 * multilinear; so the matrix game whose rows are the corners of the cell bounds his guarantee in the cell from above. From below it
 * is bounded by strategies that cannot be improved at any group of sets that no play meets together (a linear program each). Cells are
 * first cut where the best strategy so far lies, which is what lets both bounds meet.
 *
 * @param atLeast what the best strategy found guarantees
 * @param atMost what no strategy can exceed
 * @param best strategies found that guarantee {@code atLeast}
 */
public record BehaviourValue(Rational atLeast, Rational atMost, List<Behaviour> best) {

    private static final int MOST_CELLS = 3_000;

    /** So many corners of cells are worked out in all, however many a cell has. */
    private static final int MOST_WORKED_OUT = 96_000;

    /** So many where the guarantee is only told if it is soon known. */
    private static final int FEW_WORKED_OUT = 4_096;

    private static final int MOST_CORNERS = 512;
    private static final int MOST_KEPT = 50;

    /** Whether both bounds meet, so that the guarantee is known exactly. */
    public boolean isExact() {
        return atLeast.equals(atMost);
    }

    public static BehaviourValue of(ExtensiveGame game, int player, Rational mixedValue, Progress progress) {
        return new Search(game, player, MOST_WORKED_OUT, progress).run(mixedValue);
    }

    /** The same after a short search, for which the bounds may stay further apart. */
    public static BehaviourValue soon(ExtensiveGame game, int player, Rational mixedValue, Progress progress) {
        return new Search(game, player, FEW_WORKED_OUT, progress).run(mixedValue);
    }

    /** What a behaviour strategy earns against each of these replies. */
    public static RationalVector against(ExtensiveGame game, Behaviour behaviour, List<int[]> replies) {
        int other = 1 - behaviour.player();
        Rational[] reach = behaviour.reach(game);
        return RationalVector.of(replies.stream()
                .map(reply -> {
                    Rational sum = Rational.ZERO;
                    for (int end : game.tree().terminals().toArray())
                        if (PureStrategies.allows(reply, PureStrategies.ownMoves(game, other, end)))
                            sum = sum.plus(reach[end]
                                    .times(game.luck(end))
                                    .times(game.paid(end).get(behaviour.player())));
                    return sum;
                })
                .toList());
    }

    /** A product of simplices, one for each set, each by its corners. */
    private record Cell(List<List<RationalVector>> simplices, Rational bound) {}

    /** What an end pays against each reply that allows it, and the own moves that it needs. */
    private static final class Term {
        private final int[] own;
        private final Rational pays;
        private final int[] replies;

        Term(int[] own, Rational pays, int[] replies) {
            this.own = own;
            this.pays = pays;
            this.replies = replies;
        }
    }

    private static final class Search {

        private final ExtensiveGame game;
        private final int player;
        private final int most;
        private final Progress progress;
        private final int replies;
        private final List<Term> terms = new ArrayList<>();
        private final List<List<Integer>> groups = new ArrayList<>();
        private final List<Behaviour> best = new ArrayList<>();
        private Rational atLeast = Rational.ZERO;

        Search(ExtensiveGame game, int player, int most, Progress progress) {
            this.game = game;
            this.player = player;
            this.most = most;
            this.progress = progress;
            List<int[]> others = PureStrategies.reduced(game, 1 - player, progress);
            this.replies = others.size();
            for (int end : game.tree().terminals().toArray()) {
                if (game.luck(end).isZero()) continue;
                int[] needs = PureStrategies.ownMoves(game, 1 - player, end);
                int[] allowed = java.util.stream.IntStream.range(0, replies)
                        .filter(r -> PureStrategies.allows(others.get(r), needs))
                        .toArray();
                terms.add(new Term(
                        PureStrategies.ownMoves(game, player, end),
                        game.luck(end).times(game.paid(end).get(player)),
                        allowed));
            }
            group();
        }

        /** Puts the sets into groups of which no play meets two. */
        private void group() {
            boolean[][] together = new boolean[game.sets(player)][game.sets(player)];
            for (Term term : terms)
                for (int k = 0; k < term.own.length; k += 2)
                    for (int m = 0; m < k; m += 2) {
                        together[term.own[k]][term.own[m]] = true;
                        together[term.own[m]][term.own[k]] = true;
                    }
            for (int s = 0; s < together.length; s++) {
                int set = s;
                groups.stream()
                        .filter(group -> group.stream().noneMatch(other -> together[set][other]))
                        .findFirst()
                        .orElseGet(() -> {
                            groups.add(new ArrayList<>());
                            return groups.getLast();
                        })
                        .add(set);
            }
        }

        BehaviourValue run(Rational mixedValue) {
            Behaviour start = Behaviour.uniform(game, player);
            atLeast = payoffs(start).minimum();
            best.add(start);
            improve(start);
            BigInteger corners = corners(whole());
            if (corners.compareTo(BigInteger.valueOf(Math.min(most, MOST_CORNERS))) > 0)
                return new BehaviourValue(atLeast, mixedValue, List.copyOf(best));
            int mostCells = Math.min(MOST_CELLS, most / corners.intValueExact());
            PriorityQueue<Cell> open =
                    new PriorityQueue<>(Comparator.comparing(Cell::bound).reversed());
            open.add(bounded(whole()));
            for (int cells = 0; cells < mostCells && !open.isEmpty(); cells++) {
                progress.check();
                if (open.element().bound.compareTo(atLeast) <= 0) break;
                for (List<List<RationalVector>> part : cut(open.remove().simplices)) {
                    Cell cell = bounded(part);
                    if (cell.bound.compareTo(atLeast) > 0) open.add(cell);
                }
            }
            Rational atMost = open.isEmpty() ? atLeast : open.element().bound.max(atLeast);
            return new BehaviourValue(atLeast, atMost.min(mixedValue.max(atLeast)), List.copyOf(best));
        }

        private List<List<RationalVector>> whole() {
            List<List<RationalVector>> simplices = new ArrayList<>();
            for (int set = 0; set < game.sets(player); set++) {
                List<RationalVector> corners = new ArrayList<>();
                for (int m = 0; m < game.moves(player, set); m++)
                    corners.add(RationalVector.unit(game.moves(player, set), m));
                simplices.add(corners);
            }
            return simplices;
        }

        private static BigInteger corners(List<List<RationalVector>> simplices) {
            return simplices.stream()
                    .map(simplex -> BigInteger.valueOf(simplex.size()))
                    .reduce(BigInteger.ONE, BigInteger::multiply);
        }

        /** The cell with the value of the game on its corners; the best corner is improved, for the bound from below. */
        private Cell bounded(List<List<RationalVector>> simplices) {
            List<Behaviour> corners = new ArrayList<>();
            int[] at = new int[simplices.size()];
            while (true) {
                List<RationalVector> atSet = new ArrayList<>();
                for (int set = 0; set < at.length; set++)
                    atSet.add(simplices.get(set).get(at[set]));
                corners.add(new Behaviour(player, atSet));
                int set = at.length - 1;
                while (set >= 0 && ++at[set] == simplices.get(set).size()) at[set--] = 0;
                if (set < 0) break;
            }
            List<RationalVector> rows = corners.stream().map(this::payoffs).toList();
            int top = 0;
            for (int k = 1; k < rows.size(); k++)
                if (rows.get(k).minimum().compareTo(rows.get(top).minimum()) > 0) top = k;
            if (isWhole(simplices)) corners.forEach(this::improve);
            else improve(corners.get(top));
            Rational bound = MatrixSolver.optimum(MatrixGame.of(RationalMatrix.of(rows)), progress)
                    .value();
            return new Cell(simplices, bound);
        }

        private boolean isWhole(List<List<RationalVector>> simplices) {
            return simplices.equals(whole());
        }

        /** Cuts a cell in two: at a best strategy inside an edge of it, else in the middle of its longest edge. */
        private List<List<List<RationalVector>>> cut(List<List<RationalVector>> simplices) {
            for (Behaviour strategy : best)
                for (int set = 0; set < simplices.size(); set++) {
                    List<RationalVector> edge = simplices.get(set);
                    RationalVector inside = strategy.atSet().get(set);
                    if (edge.size() == 2 && isBetween(edge.getFirst(), inside, edge.getLast()))
                        return cut(simplices, set, 0, 1, inside);
                }
            int longest = 0;
            int[] ends = {0, 0};
            Rational length = Rational.MINUS_ONE;
            for (int set = 0; set < simplices.size(); set++)
                for (int a = 0; a < simplices.get(set).size(); a++)
                    for (int b = 0; b < a; b++) {
                        Rational between = simplices
                                .get(set)
                                .get(a)
                                .minus(simplices.get(set).get(b))
                                .map(Rational::absolute)
                                .maximum();
                        if (between.compareTo(length) <= 0) continue;
                        length = between;
                        longest = set;
                        ends = new int[] {b, a};
                    }
            RationalVector middle = simplices
                    .get(longest)
                    .get(ends[0])
                    .plus(simplices.get(longest).get(ends[1]))
                    .times(Rational.HALF);
            return cut(simplices, longest, ends[0], ends[1], middle);
        }

        private static boolean isBetween(RationalVector a, RationalVector x, RationalVector b) {
            Rational first = a.get(0).min(b.get(0));
            Rational last = a.get(0).max(b.get(0));
            return x.get(0).compareTo(first) > 0 && x.get(0).compareTo(last) < 0;
        }

        private static List<List<List<RationalVector>>> cut(
                List<List<RationalVector>> simplices, int set, int a, int b, RationalVector at) {
            List<List<List<RationalVector>>> parts = new ArrayList<>();
            for (int end : new int[] {a, b}) {
                List<RationalVector> simplex = new ArrayList<>(simplices.get(set));
                simplex.set(end, at);
                List<List<RationalVector>> part = new ArrayList<>(simplices);
                part.set(set, simplex);
                parts.add(part);
            }
            return parts;
        }

        private RationalVector payoffs(Behaviour behaviour) {
            Rational[] sums = new Rational[replies];
            Arrays.fill(sums, Rational.ZERO);
            for (Term term : terms) {
                Rational share = term.pays;
                for (int k = 0; k < term.own.length && !share.isZero(); k += 2)
                    share = share.times(behaviour.get(term.own[k], term.own[k + 1]));
                if (!share.isZero()) for (int reply : term.replies) sums[reply] = sums[reply].plus(share);
            }
            return RationalVector.of(sums);
        }

        /** Improves a strategy group by group until no group can be improved, and keeps it if it is among the best. */
        private void improve(Behaviour start) {
            Behaviour strategy = start;
            Rational guarantee = payoffs(strategy).minimum();
            boolean better = true;
            while (better) {
                better = false;
                for (List<Integer> group : groups) {
                    Behaviour next = improved(strategy, group);
                    Rational more = payoffs(next).minimum();
                    if (more.compareTo(guarantee) <= 0) continue;
                    strategy = next;
                    guarantee = more;
                    better = true;
                }
            }
            int order = guarantee.compareTo(atLeast);
            if (order > 0) best.clear();
            if (order > 0 || (order == 0 && best.size() < MOST_KEPT && !best.contains(strategy))) best.add(strategy);
            atLeast = atLeast.max(guarantee);
        }

        /** The best strategy that differs at the sets of one group only: what it earns is linear in them. */
        private Behaviour improved(Behaviour strategy, List<Integer> group) {
            int[] first = new int[game.sets(player)];
            Arrays.fill(first, -1);
            int variables = 0;
            for (int set : group) {
                first[set] = variables;
                variables += game.moves(player, set);
            }
            int guarantee = variables++;
            Rational[][] rows = new Rational[replies + group.size()][variables];
            Rational[] bounds = new Rational[rows.length];
            for (Rational[] row : rows) Arrays.fill(row, Rational.ZERO);
            Arrays.fill(bounds, Rational.ZERO);
            for (Term term : terms) {
                Rational share = term.pays;
                int column = -1;
                for (int k = 0; k < term.own.length; k += 2)
                    if (first[term.own[k]] >= 0) column = first[term.own[k]] + term.own[k + 1];
                    else share = share.times(strategy.get(term.own[k], term.own[k + 1]));
                for (int reply : term.replies)
                    if (column < 0) bounds[reply] = bounds[reply].plus(share);
                    else rows[reply][column] = rows[reply][column].minus(share);
            }
            for (int reply = 0; reply < replies; reply++) rows[reply][guarantee] = Rational.ONE;
            List<Sense> senses = new ArrayList<>();
            for (int reply = 0; reply < replies; reply++) senses.add(Sense.AT_MOST);
            for (int g = 0; g < group.size(); g++) {
                for (int m = 0; m < game.moves(player, group.get(g)); m++)
                    rows[replies + g][first[group.get(g)] + m] = Rational.ONE;
                bounds[replies + g] = Rational.ONE;
                senses.add(Sense.EQUAL);
            }
            LinearProgram program = new LinearProgram(
                    true,
                    RationalVector.unit(variables, guarantee),
                    RationalMatrix.of(
                            Arrays.stream(rows).map(RationalVector::of).toList()),
                    senses,
                    RationalVector.of(bounds),
                    Set.of(guarantee));
            if (!(Simplex.solve(program, progress) instanceof Outcome.Optimal optimal)) return strategy;
            List<RationalVector> atSet = new ArrayList<>(strategy.atSet());
            for (int set : group)
                atSet.set(
                        set,
                        RationalVector.generate(
                                game.moves(player, set), m -> optimal.point().get(first[set] + m)));
            return new Behaviour(player, atSet);
        }
    }
}
