package hissho.impartial;

import hissho.fact.NotAnswered;
import hissho.progress.Progress;
import hissho.words.Message;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * A position whose outcome is known by a rule or a search of outcomes only: its Grundy value is not asked for, so it stands alone and
 * never in a sum.
 */
public interface OutcomeGame extends Component {

    Outcome outcome(Convention convention, Progress progress);

    /** All moves to P-positions. */
    default List<Option> winning(Convention convention, Progress progress) {
        return options().stream()
                .filter(option -> ((OutcomeGame) option.after()).outcome(convention, progress) == Outcome.P)
                .toList();
    }

    /** How many moves win, told by games that may have more of them than they list. */
    default Optional<BigInteger> winningCount(Convention convention) {
        return Optional.empty();
    }

    @Override
    default GrundyValue value(Progress progress) {
        throw new NotAnswered(Message.of("impartial.bad.no-value"));
    }

    @Override
    default Outcome misere(Progress progress) {
        return outcome(Convention.MISERE, progress);
    }

    @Override
    default List<Option> misereWinning(Progress progress) {
        return winning(Convention.MISERE, progress);
    }
}
