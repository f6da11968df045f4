package hissho.poker.solve;

import hissho.linear.NearOptimum;
import hissho.number.Rational;
import hissho.poker.BettingTree;
import hissho.poker.HandStrategy;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Equilibria in which both players' hands are cut into the same pieces, and on each piece each player divides the hands evenly among
 * given moves. With the measures of the pieces and of the moves on them as unknowns, everything that must hold is linear: measures add up,
 * and at both ends of a piece the moves in use earn equally much and no move earns more. A linear program looks for such measures; they
 * are then worked out exactly.
 */
final class CommonPieces {

    /** Shorter pieces than this have vanished. */
    private static final double NOTHING = 1e-9;

    private static final int MOST_LOOKS = 6;
    private static final int MOST_ROWS = 700;

    private final Plans plans;
    private final Progress progress;
    /** By piece, player and sequence: whether hands of the piece may follow the sequence. */
    private List<boolean[][]> uses;

    /** By piece, player and sequence: the unknown that measures it, where hands may follow it. */
    private List<int[][]> unknowns = List.of();

    private int count;
    private double[] near = {};

    private CommonPieces(Plans plans, List<Piece> pieces, Progress progress) {
        this.plans = plans;
        this.progress = progress;
        List<Piece> joined = new ArrayList<>();
        for (Piece piece : pieces) {
            goOn(piece.uses, piece.measures);
            if (!joined.isEmpty() && Arrays.deepEquals(joined.getLast().uses, piece.uses))
                joined.add(joined.removeLast().with(piece));
            else joined.add(piece);
        }
        uses = joined.stream().map(Piece::uses).toList();
        number(joined.stream().map(Piece::measures).toList());
    }

    /** A piece of hands: by player and sequence, whether its hands may follow the sequence and about how many do. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Piece(boolean[][] uses, double[][] measures) {
        private Piece with(Piece next) {
            double[][] sum = {measures[0].clone(), measures[1].clone()};
            for (int player = 0; player < 2; player++)
                for (int s = 0; s < sum[player].length; s++) sum[player][s] += next.measures[player][s];
            return new Piece(uses, sum);
        }
    }

    /** Where the pieces end, and pairs of strategies that are in equilibrium as far as floating point sees. */
    record Found(List<Double> cuts, List<List<HandStrategy>> strategies) {}

    static Found of(BettingTree tree, Plans plans, List<Piece> pieces, Progress progress) {
        return new CommonPieces(plans, pieces, progress).find(tree);
    }

    private Found find(BettingTree tree) {
        Optional<Boolean> holds = look();
        if (holds.isEmpty()) return new Found(List.of(), List.of());
        List<Double> cuts = new ArrayList<>();
        double at = 0;
        for (int[][] piece : unknowns) cuts.add(at += near[piece[0][0]]);
        if (!holds.get()) return new Found(cuts, List.of());
        withoutNothing();
        return new Found(
                cuts,
                exact().stream()
                        .flatMap(measures -> strategies(tree, measures).stream())
                        .toList());
    }

    /** Hands that come to a turn move there, with the likeliest move where all are rare, and those that do not come make no move. */
    private void goOn(boolean[][] piece, double[][] measures) {
        for (int player = 0; player < 2; player++)
            for (Plans.Turn turn : plans.turns(player)) {
                double[] own = measures[player];
                if (!piece[player][turn.parent()]) for (int move : turn.moves()) piece[player][move] = false;
                else if (used(piece, player, turn).isEmpty()) {
                    int likeliest = turn.moves().stream()
                            .max(Comparator.comparingDouble(move -> own[move]))
                            .orElseThrow();
                    piece[player][likeliest] = true;
                }
            }
    }

    /** A move that is the only one in use at its turn has the measure of what leads there. */
    private void number(List<double[][]> measures) {
        List<int[][]> all = new ArrayList<>();
        count = 0;
        for (boolean[][] piece : uses) {
            int[][] own = {new int[piece[0].length], new int[piece[1].length]};
            int length = count++;
            for (int player = 0; player < 2; player++) {
                own[player][0] = length;
                for (Plans.Turn turn : plans.turns(player)) {
                    List<Integer> used = used(piece, player, turn);
                    for (int move : used) own[player][move] = used.size() == 1 ? own[player][turn.parent()] : count++;
                }
            }
            all.add(own);
        }
        unknowns = all;
        near = new double[count];
        for (int k = 0; k < uses.size(); k++)
            for (int player = 0; player < 2; player++)
                for (int s = 0; s < uses.get(k)[player].length; s++)
                    if (uses.get(k)[player][s]) near[unknowns.get(k)[player][s]] = measures.get(k)[player][s];
    }

    private static List<Integer> used(boolean[][] piece, int player, Plans.Turn turn) {
        return turn.moves().stream().filter(move -> piece[player][move]).toList();
    }

    private boolean isUsedAt(int edge, int player, int sequence) {
        return (edge > 0 && uses.get(edge - 1)[player][sequence])
                || (edge < uses.size() && uses.get(edge)[player][sequence]);
    }

    /**
     * Whether measures were found with which all moves in use earn equally much and none earns more; nothing where floating point loses its
     * way. What other moves earn is asked only where it turns out to be too much.
     */
    private Optional<Boolean> look() {
        List<double[]> equal = equations().stream().map(CommonPieces::rounded).toList();
        List<double[]> most = new ArrayList<>();
        double scale = plans.lift();
        for (int round = 0; round < MOST_LOOKS; round++) {
            if (!solve(equal, most, scale)) return Optional.empty();
            List<double[]> broken = broken(1e-9 * scale);
            if (broken.isEmpty() || equal.size() + most.size() + broken.size() > MOST_ROWS) break;
            most.addAll(broken);
        }
        double missed = 0;
        for (double[] form : equal) missed = Math.max(missed, Math.abs(value(form)));
        return Optional.of(missed < 1e-8 * scale && broken(1e-7 * scale).isEmpty());
    }

    /** Moves the measures to where the equations are missed by as little as can be, and the other forms are not positive. */
    private boolean solve(List<double[]> equal, List<double[]> most, double scale) {
        int width = count + equal.size();
        double[][] rows = new double[2 * equal.size() + most.size() + 1][width];
        double[] bounds = new double[rows.length];
        double[] objective = new double[width];
        for (int[][] piece : unknowns) {
            rows[0][piece[0][0]] = 1;
            objective[piece[0][0]] = 100 * scale;
        }
        bounds[0] = 1;
        int row = 1;
        for (int e = 0; e < equal.size(); e++) {
            objective[count + e] = -1;
            for (int sign = -1; sign <= 1; sign += 2, row++) {
                rows[row][count + e] = -1;
                for (int j = 0; j < count; j++) rows[row][j] = sign * equal.get(e)[j];
            }
        }
        for (double[] form : most) System.arraycopy(form, 0, rows[row++], 0, count);
        Optional<NearOptimum> found = NearOptimum.of(rows, bounds, objective, progress);
        if (found.isEmpty()) return false;
        double sum = 0;
        for (int[][] piece : unknowns) sum += found.get().at(piece[0][0]);
        if (Math.abs(sum - 1) > 1e-6) return false;
        for (int j = 0; j < count; j++) near[j] = Math.max(0, found.get().at(j));
        return true;
    }

    private double value(double[] form) {
        double sum = 0;
        for (int j = 0; j < count; j++) sum += form[j] * near[j];
        return sum;
    }

    private static double[] rounded(Rational[] form) {
        double[] near = new double[form.length - 1];
        for (int j = 0; j < near.length; j++) near[j] = form[j].doubleValue();
        return near;
    }

    private List<double[]> broken(double tiny) {
        return others(tiny).stream().map(CommonPieces::rounded).toList();
    }

    /** What moves that are not in use earn beyond those that are, at the edges where that is more than so much. */
    private List<Rational[]> others(double least) {
        List<Rational[]> found = new ArrayList<>();
        for (int player = 0; player < 2; player++)
            for (Plans.Turn turn : plans.turns(player))
                for (int edge = 0; edge <= uses.size(); edge++) {
                    progress.check();
                    int at = edge;
                    int who = player;
                    Optional<Integer> used = turn.moves().stream()
                            .filter(move -> isUsedAt(at, who, move))
                            .findFirst();
                    if (used.isEmpty()) continue;
                    double earned = earned(player, used.get(), edge);
                    for (int move : turn.moves()) {
                        if (isUsedAt(edge, player, move) || earned(player, move, edge) <= earned + least) continue;
                        Rational[] form = zero();
                        earn(form, player, move, edge, Rational.ONE);
                        earn(form, player, used.get(), edge, Rational.MINUS_ONE);
                        found.add(form);
                    }
                }
        return found;
    }

    /** Drops pieces that have vanished and moves no hand makes, and joins what has become equal and needs no mixing. */
    private void withoutNothing() {
        List<boolean[][]> kept = new ArrayList<>();
        List<double[][]> measures = new ArrayList<>();
        for (int k = 0; k < uses.size(); k++) {
            double length = near[unknowns.get(k)[0][0]];
            if (length < NOTHING) continue;
            boolean[][] piece = {uses.get(k)[0].clone(), uses.get(k)[1].clone()};
            double[][] measure = {new double[piece[0].length], new double[piece[1].length]};
            for (int player = 0; player < 2; player++)
                for (int s = 0; s < piece[player].length; s++) {
                    if (piece[player][s]) measure[player][s] = near[unknowns.get(k)[player][s]];
                    piece[player][s] &= measure[player][s] > NOTHING * length;
                }
            goOn(piece, measure);
            if (!kept.isEmpty() && Arrays.deepEquals(kept.getLast(), piece) && isPure(piece)) {
                double[][] last = measures.getLast();
                for (int player = 0; player < 2; player++)
                    for (int s = 0; s < piece[player].length; s++) last[player][s] += measure[player][s];
                continue;
            }
            kept.add(piece);
            measures.add(measure);
        }
        uses = kept;
        number(measures);
    }

    private boolean isPure(boolean[][] piece) {
        for (int player = 0; player < 2; player++)
            for (Plans.Turn turn : plans.turns(player))
                if (used(piece, player, turn).size() > 1) return false;
        return true;
    }

    /** Measures add up at turns where moves are mixed, and at every edge the moves in use earn equally much. */
    private List<Rational[]> equations() {
        List<Rational[]> forms = new ArrayList<>();
        for (int k = 0; k < uses.size(); k++)
            for (int player = 0; player < 2; player++)
                for (Plans.Turn turn : plans.turns(player)) {
                    List<Integer> used = used(uses.get(k), player, turn);
                    if (used.size() < 2) continue;
                    Rational[] form = zero();
                    for (int move : used) add(form, unknowns.get(k)[player][move], Rational.ONE);
                    add(form, unknowns.get(k)[player][turn.parent()], Rational.MINUS_ONE);
                    forms.add(form);
                }
        for (int player = 0; player < 2; player++)
            for (Plans.Turn turn : plans.turns(player))
                for (int edge = 0; edge <= uses.size(); edge++) {
                    int at = edge;
                    int who = player;
                    List<Integer> used = turn.moves().stream()
                            .filter(move -> isUsedAt(at, who, move))
                            .toList();
                    for (int j = 1; j < used.size(); j++) {
                        progress.check();
                        Rational[] form = zero();
                        earn(form, player, used.getFirst(), edge, Rational.ONE);
                        earn(form, player, used.get(j), edge, Rational.MINUS_ONE);
                        forms.add(form);
                    }
                }
        return forms;
    }

    /** The measures as fractions; those that no equation determines become simple numbers near where they are. */
    private List<Rational[]> exact() {
        List<Rational[]> forms = equations();
        Rational[] whole = zero();
        for (int[][] piece : unknowns) whole[piece[0][0]] = Rational.ONE;
        whole[count] = Rational.MINUS_ONE;
        forms.add(whole);
        List<Rational[]> more = new ArrayList<>(forms);
        more.addAll(others(-1e-9 * plans.lift()));
        List<Rational[]> found = new ArrayList<>();
        for (List<Rational[]> each : List.of(more, forms)) {
            while (each.size() < count) each.add(zero());
            Elimination.solve(
                            each,
                            count,
                            k -> Simple.between(near[k] * (1 - 1e-6) - 1e-15, near[k] * (1 + 1e-6) + 1e-15))
                    .filter(measures -> Arrays.stream(measures).allMatch(Rational::isPositive))
                    .ifPresent(found::add);
        }
        return found;
    }

    private Rational[] zero() {
        Rational[] form = new Rational[count + 1];
        Arrays.fill(form, Rational.ZERO);
        return form;
    }

    private static void add(Rational[] form, int unknown, Rational factor) {
        form[unknown] = form[unknown].plus(factor);
    }

    /** Adds what the hand at an edge earns after a sequence, going on with a move that is in use there, or with one that seems best. */
    private void earn(Rational[] form, int player, int sequence, int edge, Rational factor) {
        int other = 1 - player;
        for (Plans.End end : plans.endsAfter(player, sequence))
            for (int k = 0; k < uses.size(); k++) {
                int theirs = end.sequence()[other];
                if (!uses.get(k)[other][theirs]) continue;
                boolean negative = end.showdown() ? k >= edge : player == 1;
                Rational paid = end.exact().times(factor);
                add(form, unknowns.get(k)[other][theirs], negative ? paid.negated() : paid);
            }
        for (int n : plans.turnsAfter(player, sequence)) {
            List<Integer> moves = plans.turns(player).get(n).moves();
            int best = moves.stream()
                    .filter(move -> isUsedAt(edge, player, move))
                    .findFirst()
                    .orElseGet(() -> moves.stream()
                            .max(Comparator.comparingDouble(move -> earned(player, move, edge)))
                            .orElseThrow());
            earn(form, player, best, edge, factor);
        }
    }

    private double earned(int player, int sequence, int edge) {
        double sum = 0;
        for (Plans.End end : plans.endsAfter(player, sequence))
            for (int k = 0; k < uses.size(); k++) {
                int theirs = end.sequence()[1 - player];
                if (uses.get(k)[1 - player][theirs])
                    sum += near[unknowns.get(k)[1 - player][theirs]]
                            * (end.showdown() && k >= edge ? -end.to(player) : end.to(player));
            }
        for (int n : plans.turnsAfter(player, sequence))
            sum += plans.turns(player).get(n).moves().stream()
                    .mapToDouble(move -> earned(player, move, edge))
                    .max()
                    .orElseThrow();
        return sum;
    }

    private Optional<List<HandStrategy>> strategies(BettingTree tree, Rational[] measures) {
        List<Rational> cuts = new ArrayList<>(List.of(Rational.ZERO));
        for (int[][] piece : unknowns) cuts.add(cuts.getLast().plus(measures[piece[0][0]]));
        if (!cuts.getLast().equals(Rational.ONE)) return Optional.empty();
        List<HandStrategy> both = new ArrayList<>();
        for (int player = 0; player < 2; player++) {
            Behaviour behaviour = new Behaviour(tree, player, cuts);
            for (Plans.Turn turn : plans.turns(player))
                for (int k = 0; k < uses.size(); k++) {
                    if (!uses.get(k)[player][turn.parent()]) continue;
                    List<Rational> chances = new ArrayList<>();
                    Rational all = measures[unknowns.get(k)[player][turn.parent()]];
                    for (int move : turn.moves())
                        chances.add(
                                uses.get(k)[player][move]
                                        ? measures[unknowns.get(k)[player][move]].over(all)
                                        : Rational.ZERO);
                    behaviour.put(turn.index(), k, chances);
                }
            both.add(behaviour.strategy());
        }
        return Optional.of(both);
    }
}
