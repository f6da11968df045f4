package hissho.stochastic.guess;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;

/**
 * Bounds on the chance to win Guess it! with large hands, whose fractions are too long to write: 4,481 digits with eleven cards each, and
 * two and a half times as many with each card more. No entry of a stage rises when a position that follows gets better for the opponent,
 * and the value of a matrix game never rises when entries fall. So the stage written down from upper bounds gives a lower bound, and the
 * other way round. Each is rounded outwards; a value moves by no more than its entries do, so the errors of the stages only add up.
 */
record GuessBounds(GuessTable lower, GuessTable upper) {

    /** The largest hand that bounds are given for. */
    static final int LARGEST = 30;

    /** Bounds are decimals with so many places. */
    static final int PLACES = 60;

    private static final Rational SCALE = Rational.of(BigInteger.TEN.pow(PLACES));

    static GuessBounds upTo(int largest, Progress progress) {
        GuessTable lower = new GuessTable(new LinkedHashMap<>());
        GuessTable upper = new GuessTable(new LinkedHashMap<>());
        for (int cards = 0; cards <= 2 * largest; cards++)
            for (int own = Math.max(0, cards - largest); own <= Math.min(cards, largest); own++) {
                progress.check();
                GuessIt at = new GuessIt(own, cards - own);
                Rational least = at.isOpen() ? upper.stage(at).value() : GuessTable.closed(at);
                Rational most = at.isOpen() ? lower.stage(at).value() : GuessTable.closed(at);
                lower.values().put(at, Rational.of(least.times(SCALE).floor()).over(SCALE));
                upper.values().put(at, Rational.of(most.times(SCALE).ceiling()).over(SCALE));
            }
        return new GuessBounds(lower, upper);
    }

    /** Each pair of bounds again from those of the positions that follow, by what two mixtures guarantee; no formula for a value is used. */
    Certificate certificate(Set<GuessIt> positions, Progress progress) {
        boolean holds = true;
        List<Object> data = new ArrayList<>();
        for (GuessIt at : positions) {
            progress.check();
            holds &= holds(at);
            data.add(InOrder.of("m", at.own(), "n", at.other(), "lower", lower.value(at), "upper", upper.value(at)));
        }
        return new Certificate.Values(
                holds,
                Extent.everything(),
                Message.of("stochastic.guess.certificate.bounds", positions.size()),
                InOrder.of("positions", data));
    }

    boolean holds(GuessIt at) {
        if (!at.isOpen())
            return lower.value(at).compareTo(GuessTable.closed(at)) <= 0
                    && upper.value(at).compareTo(GuessTable.closed(at)) >= 0;
        return secures(upper.stage(at), lower.value(at)) && concedes(lower.stage(at), upper.value(at));
    }

    /** The mover's questions win with at least this probability against both replies. */
    private static boolean secures(Stage stage, Rational least) {
        RationalVector row = stage.row();
        if (row.stream().anyMatch(Rational::isNegative)) return false;
        RationalMatrix matrix = stage.matrix();
        for (int j = 0; j < 2; j++) {
            Rational wins = row.get(0).times(matrix.get(0, j)).plus(row.get(1).times(matrix.get(1, j)));
            if (wins.compareTo(least) < 0) return false;
        }
        return true;
    }

    /** The opponent's replies concede at most this to an honest question, to a bluff and to a guess. */
    private static boolean concedes(Stage stage, Rational most) {
        RationalVector column = stage.column();
        if (column.stream().anyMatch(Rational::isNegative)) return false;
        RationalMatrix matrix = stage.matrix();
        for (int i = 0; i < 3; i++) {
            Rational wins =
                    column.get(0).times(matrix.get(i, 0)).plus(column.get(1).times(matrix.get(i, 1)));
            if (wins.compareTo(most) > 0) return false;
        }
        return true;
    }
}
