package hissho.poker;

import hissho.algebra.RationalFunction;
import hissho.number.Rational;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The figures of continuous poker: hand bars, the payoff map of the unit square, and curves over the bet. */
public final class PokerFigures {

    /** Curves are drawn for bets up to this. */
    private static final int LARGEST_BET = 10;

    public static final double MOST_DRAWN = 1e9;

    private static final int POINTS = 100;

    /** The share of the line that a letter takes, nearly. */
    private static final double LETTER = 0.0105;

    /** The least height of a piece that has room for a line of letters. */
    private static final double LINE = 0.03;

    private PokerFigures() {}

    /** One bar from 0 to 1 for each turn, cut where the move changes. */
    public static Block handBars(Words words, BettingTree tree, HandStrategy first, HandStrategy second) {
        List<Figure.Region> regions = new ArrayList<>();
        List<Figure.Dot> dots = new ArrayList<>();
        int rows = tree.turns().size();
        int row = 0;
        for (HandStrategy strategy : List.of(first, second))
            for (Betting.Turn turn : tree.turnsOf(strategy.player())) {
                double top = rows - row;
                bar(words, regions, turn, strategy.at(turn), top - 0.8, top);
                String who = BettingTree.PLAYERS.get(turn.player());
                dots.add(new Figure.Dot(
                        new Figure.Point(0, top - 0.4),
                        turn.path().isEmpty() ? who : who + " · " + MoveNames.path(turn.path(), words),
                        turn.player() == 0 ? Tone.FIRST : Tone.SECOND));
                row++;
            }
        return new Block.Picture(
                new Figure.Plot(
                        new Figure.Axis(words.say("poker.axis.hand"), 0, 1),
                        new Figure.Axis("", 0, rows),
                        List.of(),
                        dots,
                        regions),
                words.say(
                        regions.stream().anyMatch(piece -> piece.label().isEmpty())
                                ? "poker.caption.bars-narrow"
                                : "poker.caption.bars"));
    }

    private static void bar(
            Words words, List<Figure.Region> regions, Betting.Turn turn, HandRule rule, double low, double high) {
        for (int k = 0; k < rule.chances().size(); k++) {
            int move = sure(rule.chances().get(k));
            double left = rule.cuts().get(k).doubleValue();
            double right = rule.cuts().get(k + 1).doubleValue();
            regions.add(box(
                    fitting(MoveNames.said(turn.moves().get(move), words), right - left),
                    left,
                    right,
                    low,
                    high,
                    tone(turn, move)));
        }
    }

    /** A name, where a piece of this share of the line has room for it: elsewhere it would run over its neighbours. */
    private static String fitting(String name, double share) {
        double letters =
                name.codePoints().mapToDouble(c -> c < 0x2e80 ? 1 : 1.9).sum();
        return letters * LETTER <= share ? name : "";
    }

    /** The move chosen most. */
    public static int sure(List<Rational> chances) {
        int best = 0;
        for (int k = 1; k < chances.size(); k++) if (chances.get(k).compareTo(chances.get(best)) > 0) best = k;
        return best;
    }

    /** Moves that end the betting at once are plain, those that put money in have the player's colour. */
    private static Tone tone(Betting.Turn turn, int move) {
        return switch (turn.next().get(move)) {
            case Betting.Paid _ -> Tone.MUTED;
            case Betting.Showdown _ -> Tone.ACCENT;
            case Betting.Turn _ -> turn.player() == 0 ? Tone.FIRST : Tone.SECOND;
        };
    }

    private static Figure.Region box(String label, double left, double right, double low, double high, Tone tone) {
        return new Figure.Region(
                label,
                List.of(
                        new Figure.Point(left, low),
                        new Figure.Point(right, low),
                        new Figure.Point(right, high),
                        new Figure.Point(left, high)),
                tone);
    }

    /** The payoff map of the unit square; a showdown is divided by the diagonal. */
    public static Block square(Words words, BettingTree tree, HandStrategy first, HandStrategy second) {
        List<Figure.Region> regions = new ArrayList<>();
        for (Regions.Region region : Regions.all(tree, first, second)) {
            String label = switch (region.settled()) {
                case Betting.Paid(Rational paid) -> (paid.isPositive() ? "+" : "") + words.write(paid);
                case Betting.Showdown(Rational stake) -> "±" + words.write(stake);
                case Betting.Turn _ -> "";
            };
            Tone tone = switch (region.settled()) {
                case Betting.Paid(Rational paid) ->
                    paid.isPositive() ? Tone.FIRST : paid.isNegative() ? Tone.SECOND : Tone.PLAIN;
                case Betting.Showdown _ -> Tone.ACCENT;
                case Betting.Turn _ -> Tone.PLAIN;
            };
            double left = region.left().doubleValue();
            double right = region.right().doubleValue();
            double low = region.low().doubleValue();
            double high = region.high().doubleValue();
            regions.add(box(high - low < LINE ? "" : fitting(label, right - left), left, right, low, high, tone));
        }
        Figure.Curve diagonal =
                new Figure.Curve("x = y", List.of(new Figure.Point(0, 0), new Figure.Point(1, 1)), Tone.PLAIN, false);
        return new Block.Picture(
                new Figure.Plot(
                        new Figure.Axis(words.say("poker.axis.first"), 0, 1),
                        new Figure.Axis(words.say("poker.axis.second"), 0, 1),
                        List.of(diagonal),
                        List.of(),
                        regions,
                        true),
                words.say("poker.caption.square"));
    }

    /** The value as the bet grows, with its largest value where it has one inside, and these bets marked. */
    public static Block valueCurve(Words words, RationalFunction value, List<Rational> marked) {
        double largest = largest(marked);
        List<Figure.Point> points = points(value, largest);
        List<Figure.Dot> dots = new ArrayList<>();
        value.derivative().numerator().realRoots().stream()
                .filter(root -> root.compareTo(Rational.ZERO) > 0 && root.isRational())
                .forEach(root -> dots.add(new Figure.Dot(
                        point(value, root.rational()),
                        words.say("poker.dot.best", words.write(root.rational())),
                        Tone.GOOD)));
        for (Rational bet : drawn(marked))
            dots.add(new Figure.Dot(point(value, bet), "β = " + words.write(bet), Tone.ACCENT));
        double low =
                Math.min(0, points.stream().mapToDouble(Figure.Point::y).min().orElse(0));
        double high =
                Math.max(0, points.stream().mapToDouble(Figure.Point::y).max().orElse(1));
        return new Block.Picture(
                new Figure.Plot(
                        new Figure.Axis("β", 0, largest),
                        new Figure.Axis(words.say("poker.axis.value"), low * 1.1, high * 1.1),
                        List.of(new Figure.Curve("v(β)", points, Tone.FIRST, true)),
                        dots,
                        List.of()),
                words.say("poker.caption.value"));
    }

    /** The thresholds as the bet grows: which hands do what, over hands and bets. */
    public static Block thresholdCurves(Words words, Map<String, RationalFunction> letters, List<Rational> marked) {
        List<Figure.Curve> curves = new ArrayList<>();
        List<Figure.Dot> dots = new ArrayList<>();
        double largest = largest(marked);
        for (var letter : letters.entrySet()) {
            Tone tone = owner(letter.getKey(), letters.size());
            curves.add(new Figure.Curve(letter.getKey(), points(letter.getValue(), largest), tone, true));
            for (Rational bet : drawn(marked)) dots.add(new Figure.Dot(point(letter.getValue(), bet), "", tone));
        }
        return new Block.Picture(
                new Figure.Plot(
                        new Figure.Axis("β", 0, largest),
                        new Figure.Axis(words.say("poker.axis.hand"), 0, 1),
                        curves,
                        dots,
                        List.of()),
                words.say("poker.caption.thresholds"));
    }

    /** A threshold has the colour of the player whose hands it divides: a and b of player I, c and d of player II, and a single one too. */
    private static Tone owner(String letter, int letters) {
        return letters > 1 && (letter.equals("a") || letter.equals("b")) ? Tone.FIRST : Tone.SECOND;
    }

    /** How far the axis of bets reaches; bets beyond any table are left out of the picture. */
    private static double largest(List<Rational> marked) {
        double bet = marked.stream()
                .mapToDouble(Rational::doubleValue)
                .filter(each -> each <= MOST_DRAWN)
                .max()
                .orElse(0);
        return bet > LARGEST_BET ? bet * 1.2 : LARGEST_BET;
    }

    private static List<Rational> drawn(List<Rational> marked) {
        return marked.stream().filter(bet -> bet.doubleValue() <= MOST_DRAWN).toList();
    }

    private static List<Figure.Point> points(RationalFunction formula, double largest) {
        return points(formula, largest, POINTS);
    }

    /** A function of the bet at equally spaced bets. */
    public static List<Figure.Point> points(RationalFunction formula, double largest, int steps) {
        List<Figure.Point> points = new ArrayList<>();
        for (int k = 0; k <= steps; k++) points.add(point(formula, Rational.ofExactly(largest * k / steps)));
        return points;
    }

    private static Figure.Point point(RationalFunction formula, Rational bet) {
        return new Figure.Point(bet.doubleValue(), formula.at(bet).orElseThrow().doubleValue());
    }
}
