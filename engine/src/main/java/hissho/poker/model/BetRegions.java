package hissho.poker.model;

import hissho.algebra.RationalFunction;
import hissho.number.Rational;
import hissho.poker.PokerFigures;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Pictures of what a player does over bets and hands: bands between the thresholds, which are functions of the bet. */
final class BetRegions {

    private static final int LARGEST_BET = 10;
    private static final int POINTS = 80;
    private static final RationalFunction NOTHING = RationalFunction.constant(Rational.ZERO);

    /** Bands from the lowest hands up; each ends at a threshold, the last one at 1. */
    private record Band(String word, RationalFunction to, Tone tone) {}

    private BetRegions() {}

    static List<Block> laRelance(Words words, Optional<Rational> bet) {
        Band folds = new Band("fold", LaRelance.FOLDS, Tone.MUTED);
        Band bluffs = new Band("bluff", LaRelance.B, Tone.BAD);
        return both(first(words, bet, folds, bluffs, "bet"), words, bet, LaRelance.B);
    }

    static List<Block> vonNeumann(Words words, Optional<Rational> bet) {
        return both(bluffing(words, bet, VonNeumann.A, VonNeumann.B), words, bet, VonNeumann.C);
    }

    static List<Block> checkCall(Words words, Optional<Rational> bet) {
        return List.of(
                bluffing(words, bet, CheckCall.A, CheckCall.B),
                second(words, "second", bet, "fold-bet", CheckCall.C, "call-bet"),
                second(words, "after-check", bet, "check-back", CheckCall.D, "call-check"));
    }

    static List<Block> newman(Words words, Optional<Rational> bet) {
        Band bluffs = new Band("bluff-more", Newman.WEAK, Tone.BAD);
        Band less = new Band("less", Newman.STRONG, Tone.MUTED);
        return both(first(words, bet, bluffs, less, "value-more"), words, bet, Newman.CALL);
    }

    private static List<Block> both(Block first, Words words, Optional<Rational> bet, RationalFunction calls) {
        return List.of(first, second(words, "second", bet, "fold", calls, "call"));
    }

    /** Player I bluffs with the worst hands, checks those between, and bets the best. */
    private static Block bluffing(
            Words words, Optional<Rational> bet, RationalFunction bluffs, RationalFunction checks) {
        Band low = new Band("bluff", bluffs, Tone.BAD);
        return first(words, bet, low, new Band("check", checks, Tone.MUTED), "bet");
    }

    /** Player I's hands: two bands, and the best ones above. */
    private static Block first(Words words, Optional<Rational> bet, Band low, Band middle, String above) {
        return picture(
                words,
                "poker.caption.regions-first",
                bet,
                low,
                middle,
                new Band(above, RationalFunction.ONE, Tone.FIRST));
    }

    /** Player II's hands below a threshold and above it. */
    private static Block second(
            Words words, String when, Optional<Rational> bet, String below, RationalFunction threshold, String above) {
        return picture(
                words,
                "poker.caption.regions-" + when,
                bet,
                new Band(below, threshold, Tone.MUTED),
                new Band(above, RationalFunction.ONE, Tone.SECOND));
    }

    private static Block picture(Words words, String caption, Optional<Rational> bet, Band... bands) {
        double largest = bet.map(Rational::doubleValue)
                .filter(size -> size > LARGEST_BET && size < PokerFigures.MOST_DRAWN)
                .map(size -> size * 1.2)
                .orElse((double) LARGEST_BET);
        List<Figure.Region> regions = new ArrayList<>();
        RationalFunction from = NOTHING;
        for (Band band : bands) {
            List<Figure.Point> outline = new ArrayList<>(PokerFigures.points(from, largest, POINTS));
            outline.addAll(PokerFigures.points(band.to, largest, POINTS).reversed());
            regions.add(new Figure.Region(words.say("poker.region." + band.word), outline, band.tone));
            from = band.to;
        }
        List<Figure.Curve> line = bet.filter(size -> size.doubleValue() <= largest)
                .map(size -> List.of(new Figure.Curve(
                        "β = " + words.write(size),
                        List.of(new Figure.Point(size.doubleValue(), 0), new Figure.Point(size.doubleValue(), 1)),
                        Tone.ACCENT,
                        true)))
                .orElse(List.of());
        return new Block.Picture(
                new Figure.Plot(
                        new Figure.Axis("β", 0, largest),
                        new Figure.Axis(words.say("poker.axis.hand"), 0, 1),
                        line,
                        List.of(),
                        regions),
                words.say(caption));
    }
}
