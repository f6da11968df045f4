package hissho.stochastic.guess;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Checks a table of Guess it! position by position: the stage game is written down from the values of the positions that follow, and both
 * mixtures guarantee its value, the mover's against both replies and the opponent's against all three moves, a guess among them. By
 * induction over the cards that proves every value.
 */
final class GuessCertificate {

    private GuessCertificate() {}

    static Certificate of(GuessTable table, Set<GuessIt> positions, Progress progress) {
        boolean holds = true;
        List<Object> data = new ArrayList<>();
        for (GuessIt at : positions) {
            progress.check();
            holds &= holds(table, at);
            data.add(entry(table, at));
        }
        return new Certificate.Values(
                holds,
                Extent.everything(),
                Message.of("stochastic.guess.certificate", positions.size()),
                InOrder.of("positions", data));
    }

    static boolean holds(GuessTable table, GuessIt at) {
        Rational value = table.value(at);
        if (!at.isOpen()) return value.equals(GuessTable.closed(at));
        Stage stage = table.stage(at);
        RationalVector row = RationalVector.of(stage.row().get(0), stage.row().get(1), Rational.ZERO);
        return Certificate.Guarantees.check(
                        stage.matrix(),
                        value,
                        List.of(row),
                        List.of(stage.column()),
                        Extent.everything(),
                        Message.of("core.yes"))
                .holds();
    }

    private static Object entry(GuessTable table, GuessIt at) {
        if (!at.isOpen()) return InOrder.of("m", at.own(), "n", at.other(), "value", table.value(at));
        Stage stage = table.stage(at);
        return InOrder.of(
                "m", at.own(),
                "n", at.other(),
                "value", table.value(at),
                "bluff", stage.bluff(),
                "call", stage.call());
    }
}
