package hissho.poker.solve;

import hissho.number.Rational;
import hissho.poker.Betting;
import hissho.poker.BettingTree;
import hissho.poker.Bounds;
import hissho.poker.BrokenLine;
import hissho.poker.HandStrategy;
import hissho.poker.Replies;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** Where hands would rather do something else than a pattern says, and the patterns in which they do. */
final class Deviations {

    /** So many of the most rewarding deviations are tried. */
    private static final int MOST = 4;

    /** Hands that would rather make another move at a turn, and how much they would gain together. */
    private record Wish(Betting.Turn turn, Pieces.Piece hands, double gain, boolean flat) {}

    private Deviations() {}

    static List<Pattern> of(BettingTree tree, Pattern pattern, Bounds bounds, Progress progress) {
        List<Wish> wishes = new ArrayList<>();
        List<Map<Integer, List<BrokenLine>>> lines = new ArrayList<>();
        for (int player = 0; player < 2; player++) {
            HandStrategy against = player == 0 ? bounds.second() : bounds.first();
            Map<Integer, List<BrokenLine>> prospects = Replies.lines(against, tree, progress);
            lines.add(prospects);
            Map<Integer, List<Pieces.Piece>> reached = Pieces.reached(tree, pattern, player);
            for (Betting.Turn turn : tree.turnsOf(player))
                wishes(
                        turn,
                        Objects.requireNonNull(prospects.get(turn.index())),
                        Objects.requireNonNull(reached.get(turn.index())),
                        wishes);
        }
        wishes.sort(Comparator.comparingDouble(wish -> -wish.gain));
        List<Pattern> found = new ArrayList<>();
        for (Wish wish : wishes.subList(0, Math.min(MOST, wishes.size()))) {
            Map<Integer, List<BrokenLine>> prospects = lines.get(wish.turn.player());
            Pieces.Piece hands = wish.hands;
            List<Pattern> granted = new ArrayList<>();
            if (wish.flat) {
                double middle = (hands.from() + hands.to()) / 2;
                granted.add(
                        granted(pattern, wish.turn, new Pieces.Piece(hands.from(), middle, hands.move()), prospects));
                granted.add(granted(pattern, wish.turn, new Pieces.Piece(middle, hands.to(), hands.move()), prospects));
            } else granted.add(granted(pattern, wish.turn, hands, prospects));
            for (Pattern next : granted) {
                found.add(next);
                for (boolean top : List.of(true, false))
                    found.add(bluffed(tree, pattern, next, wish.turn.player(), prospects, top, progress));
            }
        }
        if (wishes.size() > 1) {
            Pattern all = pattern;
            for (Wish wish : wishes)
                if (!wish.flat) all = granted(all, wish.turn, wish.hands, lines.get(wish.turn.player()));
            found.add(all);
        }
        return found;
    }

    private static void wishes(
            Betting.Turn turn, List<BrokenLine> lines, List<Pieces.Piece> reached, List<Wish> wishes) {
        BrokenLine top = lines.stream().reduce(BrokenLine::max).orElseThrow();
        List<Wish> own = new ArrayList<>();
        for (int k = 0; k + 1 < top.cuts().size(); k++) {
            double from = top.cuts().get(k).doubleValue();
            double to = top.cuts().get(k + 1).doubleValue();
            for (Pieces.Piece piece : reached) {
                double low = Math.max(from, piece.from());
                double high = Math.min(to, piece.to());
                if (high - low < 1e-11) continue;
                Rational middle = Rational.ofExactly((low + high) / 2);
                int best = best(lines, middle);
                Rational gain =
                        lines.get(best).at(middle).minus(lines.get(piece.move()).at(middle));
                if (!gain.isPositive()) continue;
                double near = gain.doubleValue();
                double shift = lines.get(best)
                        .at(Rational.ofExactly(low + (high - low) / 4))
                        .minus(lines.get(piece.move()).at(Rational.ofExactly(low + (high - low) / 4)))
                        .doubleValue();
                boolean flat = Math.abs(shift - near) < 1e-9 * Math.max(1e-3, near);
                Wish wish = new Wish(turn, new Pieces.Piece(low, high, best), near * (high - low), flat);
                if (!own.isEmpty()
                        && own.getLast().hands.to() >= low - 1e-11
                        && own.getLast().hands.move() == best) {
                    Wish last = own.removeLast();
                    wish = new Wish(
                            turn,
                            new Pieces.Piece(last.hands.from(), high, best),
                            last.gain + wish.gain,
                            last.flat && flat);
                }
                own.add(wish);
            }
        }
        wishes.addAll(own);
    }

    private static int best(List<BrokenLine> lines, Rational hand) {
        int best = 0;
        for (int m = 1; m < lines.size(); m++)
            if (lines.get(m).at(hand).compareTo(lines.get(best).at(hand)) > 0) best = m;
        return best;
    }

    /** The pattern in which the hands make the move and go on as they like best. */
    private static Pattern granted(
            Pattern pattern, Betting.Turn turn, Pieces.Piece hands, Map<Integer, List<BrokenLine>> prospects) {
        Map<Integer, Pattern.Row> rows = new TreeMap<>(pattern.turns());
        lay(rows, turn, hands);
        goOn(turn.next().get(hands.move()), turn.player(), hands, prospects, rows);
        return new Pattern(rows);
    }

    /**
     * A move nobody made before is answered by folding if only strong hands make it, so weak hands to which it is worth as much as what they
     * do are given it too, and the answer is divided anew.
     */
    private static Pattern bluffed(
            BettingTree tree,
            Pattern before,
            Pattern after,
            int player,
            Map<Integer, List<BrokenLine>> prospects,
            boolean best,
            Progress progress) {
        Map<Integer, List<Pieces.Piece>> had = Pieces.reached(tree, before, player);
        Map<Integer, List<Pieces.Piece>> has = Pieces.reached(tree, after, player);
        Pattern found = after;
        for (Betting.Turn turn : tree.turnsOf(player)) {
            List<Pieces.Piece> reached = Objects.requireNonNull(has.get(turn.index()));
            List<Integer> known = Objects.requireNonNull(had.get(turn.index())).stream()
                    .map(Pieces.Piece::move)
                    .toList();
            for (Pieces.Piece strong : reached) {
                if (known.contains(strong.move())
                        || !(turn.next().get(strong.move()) instanceof Betting.Turn answer)
                        || answer.player() == player) continue;
                List<BrokenLine> lines = Objects.requireNonNull(prospects.get(turn.index()));
                for (Pieces.Piece weak : best ? reached.reversed() : reached) {
                    double width = Math.min((weak.to() - weak.from()) / 4, (strong.to() - strong.from()) / 2);
                    if (weak.to() > strong.from() + 1e-9 || width < 1e-9) continue;
                    Rational middle = Rational.ofExactly((weak.from() + weak.to()) / 2);
                    if (lines.get(strong.move())
                                    .at(middle)
                                    .compareTo(lines.get(weak.move()).at(middle))
                            < 0) continue;
                    double from = best ? weak.to() - width : weak.from() + width;
                    found = granted(found, turn, new Pieces.Piece(from, from + width, strong.move()), prospects);
                    found = answered(tree, found, answer, strong.from(), progress);
                    break;
                }
            }
        }
        return found;
    }

    /** The pattern in which the answer to a move changes in the middle of the hands that beat its bluffs only. */
    private static Pattern answered(
            BettingTree tree, Pattern pattern, Betting.Turn answer, double strong, Progress progress) {
        List<HandStrategy> both = Pieces.strategies(tree, pattern);
        List<BrokenLine> lines = Objects.requireNonNull(
                Replies.lines(both.get(1 - answer.player()), tree, progress).get(answer.index()));
        List<Pieces.Piece> reached = Objects.requireNonNull(
                Pieces.reached(tree, pattern, answer.player()).get(answer.index()));
        if (reached.isEmpty()) return pattern;
        double from = reached.getLast().from();
        double cut = from < strong ? (from + strong) / 2 : strong;
        int low = best(lines, Rational.ofExactly(reached.getFirst().from()));
        int high = best(lines, Rational.ofExactly(1 - 1e-9));
        Map<Integer, Pattern.Row> rows = new TreeMap<>(pattern.turns());
        rows.put(answer.index(), new Pattern.Row(List.of(low, high), List.of(cut), List.of(cut)));
        if (low == high) rows.put(answer.index(), new Pattern.Row(List.of(low), List.of(), List.of()));
        return new Pattern(rows);
    }

    private static void lay(Map<Integer, Pattern.Row> rows, Betting.Turn turn, Pieces.Piece hands) {
        rows.put(turn.index(), Pieces.over(Objects.requireNonNull(rows.get(turn.index())), hands));
    }

    private static void goOn(
            Betting at,
            int player,
            Pieces.Piece hands,
            Map<Integer, List<BrokenLine>> prospects,
            Map<Integer, Pattern.Row> rows) {
        if (!(at instanceof Betting.Turn turn)) return;
        if (turn.player() == player) {
            List<BrokenLine> lines = Objects.requireNonNull(prospects.get(turn.index()));
            BrokenLine top = lines.stream().reduce(BrokenLine::max).orElseThrow();
            for (int k = 0; k + 1 < top.cuts().size(); k++) {
                double low = Math.max(top.cuts().get(k).doubleValue(), hands.from());
                double high = Math.min(top.cuts().get(k + 1).doubleValue(), hands.to());
                if (high - low < 1e-11) continue;
                int best = best(lines, Rational.ofExactly((low + high) / 2));
                lay(rows, turn, new Pieces.Piece(low, high, best));
            }
        }
        for (Betting next : turn.next()) goOn(next, player, hands, prospects, rows);
    }
}
