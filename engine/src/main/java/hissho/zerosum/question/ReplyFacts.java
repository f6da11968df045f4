package hissho.zerosum.question;

import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Once;
import hissho.words.Message;
import hissho.zerosum.matrix.Device;
import hissho.zerosum.matrix.Equalizer;
import hissho.zerosum.matrix.MatrixGame;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Best replies to a given strategy, equalizing strategies, and how a device of equally likely outcomes realises an optimal one. */
final class ReplyFacts {

    private ReplyFacts() {}

    static Facts of(Asked asked) {
        Once<Equalizer> equalizer = new Once<>(() -> Equalizer.of(side(asked), asked.progress)
                .orElseThrow(() -> new NotAnswered(Message.of("matrix.unknown.equalizer"))));
        return new Facts()
                .put(
                        "bestRows",
                        asked.rows.set(),
                        () -> asked.rows.names(Asked.best(asked.game.rowPayoffs(asked.needQ()))))
                .put(
                        "bestCols",
                        asked.columns.set(),
                        () -> asked.columns.names(Asked.best(
                                asked.game.columnPayoffs(asked.needP()).negated())))
                .put(
                        "bestPayoff",
                        () -> payoffs(asked).get(Asked.best(good(asked)).getFirst()))
                .put(
                        "reply",
                        Compare.accepted(expected -> isReply(asked, SolutionFacts.vector(expected, replying(asked)))),
                        () -> RationalVector.unit(
                                payoffs(asked).size(), Asked.best(good(asked)).getFirst()))
                .put(
                        "ranking",
                        (answered, expected) -> groups(asked, answered).equals(groups(asked, expected)),
                        () -> ranking(asked))
                .put(
                        "equalizer",
                        Compare.accepted(expected -> equalizes(
                                side(asked),
                                SolutionFacts.vector(expected, asked.aboutFirst() ? asked.rows : asked.columns),
                                equalizer.get().payoff())),
                        () -> equalizer.get().row().weights())
                .put("equalizerPayoffs", () -> {
                    RationalVector payoffs =
                            side(asked).columnPayoffs(equalizer.get().row().weights());
                    return asked.aboutFirst() ? payoffs : payoffs.negated();
                })
                .put("equalizerPayoff", () -> {
                    Rational payoff = equalizer.get().payoff();
                    return asked.aboutFirst() ? payoff : payoff.negated();
                })
                .put("rowCounts", sharedOut(asked, true), () -> counts(asked, true))
                .put("colCounts", sharedOut(asked, false), () -> counts(asked, false));
    }

    /** The game as the player sees it whose question it is. */
    private static MatrixGame side(Asked asked) {
        return asked.aboutFirst() ? asked.game : asked.game.reversed();
    }

    /** Player I replies where he is asked or where only q is known. */
    private static boolean firstReplies(Asked asked) {
        return asked.question.player().isPresent()
                ? asked.aboutFirst()
                : asked.question.proposed().q().isPresent();
    }

    private static LineNames replying(Asked asked) {
        return firstReplies(asked) ? asked.rows : asked.columns;
    }

    private static RationalVector payoffs(Asked asked) {
        return firstReplies(asked) ? asked.game.rowPayoffs(asked.needQ()) : asked.game.columnPayoffs(asked.needP());
    }

    private static RationalVector good(Asked asked) {
        return firstReplies(asked) ? payoffs(asked) : payoffs(asked).negated();
    }

    private static boolean isReply(Asked asked, RationalVector weights) {
        return weights.size() == good(asked).size()
                && weights.isDistribution()
                && Asked.best(good(asked)).containsAll(weights.support());
    }

    /** Lines by payoff, best first, ties together. */
    private static List<List<Object>> ranking(Asked asked) {
        RationalVector good = good(asked);
        return good.stream()
                .distinct()
                .sorted(Comparator.reverseOrder())
                .map(level -> replying(asked).names(good.indicesOf(level)))
                .toList();
    }

    private static List<Set<Integer>> groups(Asked asked, @Nullable Object list) {
        LineNames names = replying(asked);
        return Node.root(list).list().stream()
                .map(group -> group.isList() ? Set.copyOf(names.indices(group)) : Set.of(names.index(group)))
                .toList();
    }

    private static boolean equalizes(MatrixGame side, RationalVector weights, Rational payoff) {
        return weights.isDistribution() && side.columnPayoffs(weights).stream().allMatch(payoff::equals);
    }

    /** How the outcomes are shared out to realise a player's optimal strategy, exactly or with the best guarantee. */
    private static List<Integer> counts(Asked asked, boolean first) {
        RationalVector optimal =
                (first ? asked.solution().row() : asked.solution().column()).weights();
        MatrixGame side = first ? asked.game : asked.game.reversed();
        return Device.shares(optimal, outcomes(asked), Optional.of(side), asked.progress);
    }

    private static int outcomes(Asked asked) {
        return asked.question.outcomes().orElseThrow(() -> Asked.unasked("outcomes"));
    }

    private static Compare sharedOut(Asked asked, boolean first) {
        MatrixGame side = first ? asked.game : asked.game.reversed();
        return Compare.accepted(expected -> Device.asGood(
                side, counts(asked, first), Node.root(expected).wholes(0, outcomes(asked)), outcomes(asked)));
    }
}
