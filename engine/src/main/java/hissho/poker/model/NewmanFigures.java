package hissho.poker.model;

import hissho.number.Rational;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The two curves of Newman's model: which hand bets how much, and which hands call how much. */
final class NewmanFigures {

    private static final double LARGEST = 8;
    private static final double MOST_DRAWN = 1e6;
    private static final int POINTS = 160;

    private NewmanFigures() {}

    /** Both branches of the bet over the hand; they are drawn from the formulas that give the hand by the bet. */
    static Block bets(Words words, Optional<Rational> hand) {
        List<Figure.Point> strong = new ArrayList<>();
        List<Figure.Point> weak = new ArrayList<>();
        double largest = largest(hand.flatMap(Newman::bet).map(bet -> bet.doubleValue() * 1.15));
        for (int k = 0; k <= POINTS; k++) {
            Rational bet = Rational.ofExactly(largest * k / POINTS);
            strong.add(new Figure.Point(Newman.STRONG.at(bet).orElseThrow().doubleValue(), bet.doubleValue()));
            weak.add(new Figure.Point(Newman.WEAK.at(bet).orElseThrow().doubleValue(), bet.doubleValue()));
        }
        List<Figure.Point> none =
                List.of(new Figure.Point(Newman.LOW.doubleValue(), 0), new Figure.Point(Newman.HIGH.doubleValue(), 0));
        List<Figure.Dot> dots = new ArrayList<>();
        hand.ifPresent(x -> Newman.bet(x)
                .ifPresent(bet -> dots.add(new Figure.Dot(
                        new Figure.Point(x.doubleValue(), bet.doubleValue()), "x = " + words.write(x), Tone.ACCENT))));
        return new Block.Picture(
                new Figure.Plot(
                        new Figure.Axis(words.say("poker.axis.first"), 0, 1),
                        new Figure.Axis(words.say("poker.axis.bet"), 0, largest),
                        List.of(
                                new Figure.Curve(words.say("poker.curve.value"), strong, Tone.FIRST, true),
                                new Figure.Curve(words.say("poker.curve.bluff"), weak, Tone.BAD, true),
                                new Figure.Curve(words.say("poker.curve.check"), none, Tone.MUTED, true)),
                        dots,
                        List.of()),
                words.say("poker.caption.newman"));
    }

    /** How far the bets are drawn: as far as the one in question, where that can be drawn at all. */
    private static double largest(Optional<Double> asked) {
        return asked.filter(bet -> bet <= MOST_DRAWN)
                .map(bet -> Math.max(LARGEST, bet))
                .orElse(LARGEST);
    }

    static Block calls(Words words, Optional<Rational> bet) {
        List<Figure.Point> points = new ArrayList<>();
        double largest = largest(bet.map(each -> each.doubleValue() * 1.2));
        for (int k = 0; k <= POINTS; k++) {
            Rational size = Rational.ofExactly(largest * k / POINTS);
            points.add(new Figure.Point(
                    size.doubleValue(), Newman.CALL.at(size).orElseThrow().doubleValue()));
        }
        List<Figure.Dot> dots = new ArrayList<>();
        bet.ifPresent(size -> dots.add(new Figure.Dot(
                new Figure.Point(
                        size.doubleValue(), Newman.CALL.at(size).orElseThrow().doubleValue()),
                "β = " + words.write(size),
                Tone.ACCENT)));
        return new Block.Picture(
                new Figure.Plot(
                        new Figure.Axis("β", 0, largest),
                        new Figure.Axis(words.say("poker.axis.second"), 0, 1),
                        List.of(new Figure.Curve(words.say("poker.curve.call"), points, Tone.SECOND, true)),
                        dots,
                        List.of()),
                words.say("poker.caption.newman-calls"));
    }
}
