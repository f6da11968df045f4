package hissho.poker.solve;

import hissho.number.Rational;
import hissho.poker.Betting;
import hissho.poker.BettingTree;
import hissho.poker.HandRule;
import hissho.poker.HandStrategy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** The pieces of a pattern: stretches of hands that do the same at a turn, cut to the hands that come there, laid over and joined. */
final class Pieces {

    /** Shorter stretches are taken for rounding. */
    private static final double NOTHING = 1e-12;

    private Pieces() {}

    /** Hands that do one thing. */
    record Piece(double from, double to, int move) {}

    static List<Piece> of(Pattern.Row row) {
        List<Piece> found = new ArrayList<>();
        double from = 0;
        for (int k = 0; k < row.moves().size(); k++) {
            double to = k < row.cuts().size() ? row.cuts().get(k) : 1;
            if (to - from > NOTHING) found.add(new Piece(from, to, row.moves().get(k)));
            from = to;
        }
        return found;
    }

    /** The pieces that lie within others, whatever those do. */
    static List<Piece> within(List<Piece> pieces, List<Piece> others) {
        List<Piece> found = new ArrayList<>();
        for (Piece piece : pieces)
            for (Piece other : others) {
                double from = Math.max(piece.from, other.from);
                double to = Math.min(piece.to, other.to);
                if (to - from > NOTHING) found.add(new Piece(from, to, piece.move));
            }
        return found;
    }

    /** The row with a piece laid over it. */
    static Pattern.Row over(Pattern.Row row, Piece laid) {
        List<Piece> found = new ArrayList<>();
        for (Piece piece : of(row)) {
            if (piece.from < laid.from) found.add(new Piece(piece.from, Math.min(piece.to, laid.from), piece.move));
            if (piece.to > laid.to) found.add(new Piece(Math.max(piece.from, laid.to), piece.to, piece.move));
        }
        found.add(laid);
        found.sort(java.util.Comparator.comparingDouble(Piece::from));
        return row(found);
    }

    /** A row of pieces that may leave gaps, in which a cut may lie anywhere. */
    private static Pattern.Row row(List<Piece> pieces) {
        List<Integer> moves = new ArrayList<>();
        List<Double> cuts = new ArrayList<>();
        List<Double> gapEnds = new ArrayList<>();
        double last = 0;
        for (Piece piece : pieces) {
            if (moves.isEmpty() || moves.getLast() != piece.move) {
                if (!moves.isEmpty()) {
                    boolean gap = piece.from - last > 1e-6;
                    cuts.add(gap ? (last + piece.from) / 2 : piece.from);
                    gapEnds.add(piece.from);
                }
                moves.add(piece.move);
            }
            last = piece.to;
        }
        return new Pattern.Row(moves, cuts, gapEnds);
    }

    /** The same pattern without pieces that no hand reaches and without vanishing ones. */
    static Pattern tidy(BettingTree tree, Pattern pattern) {
        Map<Integer, Pattern.Row> rows = new TreeMap<>(pattern.turns());
        for (int player = 0; player < 2; player++) tidy(tree.root(), player, List.of(new Piece(0, 1, -1)), rows);
        return new Pattern(rows);
    }

    private static void tidy(Betting at, int player, List<Piece> reach, Map<Integer, Pattern.Row> rows) {
        if (!(at instanceof Betting.Turn turn)) return;
        Pattern.Row row = Objects.requireNonNull(rows.get(turn.index()));
        List<Piece> here = of(row);
        if (turn.player() == player && !reach.isEmpty()) {
            here = within(here, reach);
            rows.put(turn.index(), row(here));
        }
        for (int m = 0; m < turn.next().size(); m++) {
            int move = m;
            List<Piece> there = turn.player() != player || reach.isEmpty()
                    ? reach
                    : here.stream().filter(piece -> piece.move == move).toList();
            tidy(turn.next().get(m), player, there, rows);
        }
    }

    /** The pieces of each turn that the own earlier moves lead to. */
    static Map<Integer, List<Piece>> reached(BettingTree tree, Pattern pattern, int player) {
        Map<Integer, List<Piece>> found = new TreeMap<>();
        reached(tree.root(), pattern, player, List.of(new Piece(0, 1, -1)), found);
        return found;
    }

    private static void reached(
            Betting at, Pattern pattern, int player, List<Piece> reach, Map<Integer, List<Piece>> found) {
        if (!(at instanceof Betting.Turn turn)) return;
        List<Piece> here = reach;
        if (turn.player() == player) {
            here = within(of(Objects.requireNonNull(pattern.turns().get(turn.index()))), reach);
            found.put(turn.index(), here);
        }
        for (int m = 0; m < turn.next().size(); m++) {
            int move = m;
            reached(
                    turn.next().get(m),
                    pattern,
                    player,
                    turn.player() != player
                            ? reach
                            : here.stream().filter(piece -> piece.move == move).toList(),
                    found);
        }
    }

    /** The pattern played as it stands. */
    static List<HandStrategy> strategies(BettingTree tree, Pattern pattern) {
        List<HandStrategy> both = new ArrayList<>();
        for (int player = 0; player < 2; player++) {
            Map<Integer, HandRule> rules = new TreeMap<>();
            for (Betting.Turn turn : tree.turnsOf(player)) {
                Pattern.Row row = Objects.requireNonNull(pattern.turns().get(turn.index()));
                List<Rational> cuts = row.cuts().stream()
                        .map(cut -> Simple.between(cut - 1e-7, cut + 1e-7)
                                .max(Rational.ZERO)
                                .min(Rational.ONE))
                        .toList();
                rules.put(
                        turn.index(),
                        HandRule.pure(cuts, row.moves(), turn.moves().size()));
            }
            both.add(new HandStrategy(player, rules));
        }
        return both;
    }
}
