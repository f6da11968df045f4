package hissho.poker.solve;

import hissho.poker.Betting;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Which moves follow each other at each turn as the hand grows, and about where they change: read off a scouted behaviour. Where the
 * scout mixes, a player is indifferent, and any division of those hands with the same measures will do; the moves are then laid side by
 * side.
 *
 * @param turns by the number of the turn
 */
record Pattern(Map<Integer, Row> turns) {

    /** A move that is chosen less often than this in a cell is not counted there. */
    private static final double RARE = 0.12;

    /** The moves at a turn from the lowest hand to the highest, and the hands between them; a blurred cut lies in a gap no hand reaches. */
    record Row(List<Integer> moves, List<Double> cuts, List<Double> gapEnds) {

        int moveAt(double hand) {
            int k = 0;
            while (k < cuts.size() && hand >= cuts.get(k)) k++;
            return moves.get(k);
        }
    }

    /**
     * How the moves of a run are laid out.
     *
     * @param thin how much of a move's measure must lie in a run of others to be given a place there, since bluffs are spread thinly
     * @param tremble how much of every hand's choice is taken for trembling
     * @param reversed whether the moves are laid out the other way round
     */
    private record Manner(double thin, double tremble, boolean reversed) {}

    private record Stretch(double from, double to) {}

    /** Cells of the grid that use the same moves. */
    private record Run(long support, List<Integer> cells) {}

    static Pattern of(RegretScout scout, double thin, double tremble, boolean reversed) {
        Map<Integer, Row> rows = new TreeMap<>();
        for (int player = 0; player < 2; player++)
            walk(
                    scout,
                    scout.tree().root(),
                    player,
                    List.of(new Stretch(0, 1)),
                    rows,
                    new Manner(thin, tremble, reversed));
        return new Pattern(rows);
    }

    private static void walk(
            RegretScout scout, Betting at, int player, List<Stretch> reach, Map<Integer, Row> rows, Manner manner) {
        if (!(at instanceof Betting.Turn turn)) return;
        if (turn.player() == player) rows.put(turn.index(), row(scout, turn, reach, manner));
        for (int m = 0; m < turn.next().size(); m++)
            walk(
                    scout,
                    turn.next().get(m),
                    player,
                    turn.player() == player
                            ? within(reach, java.util.Objects.requireNonNull(rows.get(turn.index())), m)
                            : reach,
                    rows,
                    manner);
    }

    private static List<Stretch> within(List<Stretch> reach, Row row, int move) {
        List<Stretch> found = new ArrayList<>();
        double from = 0;
        for (int k = 0; k < row.moves.size(); k++) {
            double to = k < row.cuts.size() ? row.cuts.get(k) : 1;
            if (row.moves.get(k) == move)
                for (Stretch stretch : reach) {
                    double low = Math.max(from, stretch.from);
                    double high = Math.min(to, stretch.to);
                    if (low < high) found.add(new Stretch(low, high));
                }
            from = to;
        }
        return found;
    }

    private static Row row(RegretScout scout, Betting.Turn turn, List<Stretch> reach, Manner manner) {
        double[][] chances = scout.average[turn.index()];
        double[] edges = scout.edges;
        double[] length = new double[edges.length - 1];
        for (int c = 0; c < length.length; c++)
            for (Stretch stretch : reach)
                length[c] += Math.max(0, Math.min(edges[c + 1], stretch.to) - Math.max(edges[c], stretch.from));
        boolean nobody = true;
        for (double each : length) nobody &= each < 1e-9;
        if (nobody) {
            reach = List.of(new Stretch(0, 1));
            for (int c = 0; c < length.length; c++) length[c] = edges[c + 1] - edges[c];
        }
        List<Run> runs = joined(runs(chances, length));
        List<Integer> moves = new ArrayList<>();
        List<Double> ends = new ArrayList<>();
        double measured = 0;
        for (int r = 0; r < runs.size(); r++) {
            double whole = 0;
            for (int c : runs.get(r).cells) whole += length[c];
            int left = moves.isEmpty() ? -1 : moves.getLast();
            int right = r + 1 < runs.size() && Long.bitCount(runs.get(r + 1).support) == 1
                    ? Long.numberOfTrailingZeros(runs.get(r + 1).support)
                    : -1;
            for (Share share : shares(runs.get(r), chances, length, left, right, manner)) {
                measured += share.part * whole;
                if (!moves.isEmpty() && moves.getLast() == share.move) ends.removeLast();
                else moves.add(share.move);
                ends.add(measured);
            }
        }
        List<Double> cuts = new ArrayList<>();
        List<Double> gapEnds = new ArrayList<>();
        for (double end : ends.subList(0, ends.size() - 1)) place(reach, end, cuts, gapEnds);
        return new Row(moves, cuts, gapEnds);
    }

    /** The hand below which hands of this measure reach the turn, and where the next ones begin. */
    private static void place(List<Stretch> reach, double measure, List<Double> cuts, List<Double> gapEnds) {
        double left = measure;
        for (int s = 0; s < reach.size(); s++) {
            double width = reach.get(s).to - reach.get(s).from;
            if (left < width - 1e-9 || s + 1 == reach.size()) {
                double cut = Math.min(reach.get(s).from + left, reach.get(s).to);
                cuts.add(cut);
                gapEnds.add(cut);
                return;
            }
            if (left < width + 1e-9) {
                cuts.add((reach.get(s).to + reach.get(s + 1).from) / 2);
                gapEnds.add(reach.get(s + 1).from);
                return;
            }
            left -= width;
        }
    }

    private static List<Run> runs(double[][] chances, double[] length) {
        List<Run> runs = new ArrayList<>();
        for (int c = 0; c < length.length; c++) {
            if (length[c] < 1e-9) continue;
            long support = 0;
            for (int m = 0; m < chances.length; m++) if (chances[m][c] > RARE) support |= 1L << m;
            if (runs.isEmpty() || runs.getLast().support != support) runs.add(new Run(support, new ArrayList<>()));
            runs.getLast().cells.add(c);
        }
        return runs;
    }

    /** Runs that mix are joined with mixing neighbours, and with a short run between two that mix. */
    private static List<Run> joined(List<Run> runs) {
        List<Run> found = new ArrayList<>();
        for (int r = 0; r < runs.size(); r++) {
            Run run = runs.get(r);
            boolean mixes = Long.bitCount(run.support) > 1;
            boolean shortBetween = run.cells.size() <= 2
                    && r > 0
                    && r + 1 < runs.size()
                    && Long.bitCount(runs.get(r - 1).support) > 1
                    && Long.bitCount(runs.get(r + 1).support) > 1;
            if (!found.isEmpty() && Long.bitCount(found.getLast().support) > 1 && (mixes || shortBetween)) {
                Run last = found.removeLast();
                List<Integer> cells = new ArrayList<>(last.cells);
                cells.addAll(run.cells);
                found.add(new Run(last.support | run.support, cells));
            } else found.add(run);
        }
        return found;
    }

    private record Share(int move, double part, double centre) {}

    /** The moves of a run with their parts of it: what goes on from the left first, what goes on to the right last. */
    private static List<Share> shares(
            Run run, double[][] chances, double[] length, int left, int right, Manner manner) {
        double whole = 0;
        for (int c : run.cells) whole += length[c];
        List<Share> shares = new ArrayList<>();
        double kept = 0;
        for (int m = 0; m < chances.length; m++) {
            double mass = 0;
            double moment = 0;
            double weight = 0;
            for (int c : run.cells) {
                mass += chances[m][c] * length[c];
                moment += chances[m][c] * length[c] * c;
                weight += chances[m][c] * length[c];
            }
            mass = Math.max(0, mass - manner.tremble / chances.length * whole);
            boolean supports = (run.support >> m & 1) != 0;
            boolean counts = supports
                    ? mass >= 0.02 * whole
                    : mass >= 0.05 * whole
                            || mass
                                    > manner.thin
                                            * (everywhere(chances[m], length)
                                                    - manner.tremble * total(length) / chances.length
                                                    - mass);
            if (!counts || mass <= 0) continue;
            kept += mass;
            double centre = supports ? moment / weight : length.length;
            shares.add(new Share(m, mass, m == left ? -1e9 : m == right ? 1e9 : manner.reversed ? -centre : centre));
        }
        double all = kept;
        return shares.stream()
                .sorted(Comparator.comparingDouble(Share::centre))
                .map(share -> new Share(share.move, share.part / all, share.centre))
                .toList();
    }

    private static double everywhere(double[] chances, double[] length) {
        double mass = 0;
        for (int c = 0; c < length.length; c++) mass += chances[c] * length[c];
        return mass;
    }

    private static double total(double[] length) {
        double sum = 0;
        for (double each : length) sum += each;
        return sum;
    }
}
