package hissho.impartial.coin;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.impartial.Analysis;
import hissho.impartial.Component;
import hissho.impartial.GrundyValue;
import hissho.impartial.Option;
import hissho.impartial.Outcome;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/**
 * Checks a position of coins by the decomposition theorem (Lenstra): each head's value is worked out again from the moves it has, the
 * position is worth their nim-sum, and exactly the listed moves leave nim-sum 0.
 */
public final class CoinCertificate {

    private static final long MOST_MOVES = 20_000;
    /** How many coins all moves together may turn where every one of them is looked at. */
    private static final double MOST_TURNED = 4_000_000;

    /** Rows this short are played out in every possible way. */
    private static final int SHORT = 10;

    private CoinCertificate() {}

    /**
     * What is said about the heads of a position, and the means to check it.
     *
     * @param theorem what the check stands on: decomposition in a row, or tartan
     * @param claimed the values of the heads as the answer has them
     * @param again the same worked out again, where they could be
     * @param sum what a position is worth by the values of its heads
     * @param legal whether a move is one the rules allow
     * @param longest how many coins a move turns at most
     * @param data what the answer says about the heads
     */
    public record Heads(
            String theorem,
            List<Long> claimed,
            List<Optional<Long>> again,
            ToLongFunction<Component> sum,
            Predicate<Option> legal,
            double longest,
            Map<String, Object> data) {}

    static Certificate of(Analysis analysis, CoinRow row, List<Long> claimed, Progress progress) {
        RederivedHeads heads = new RederivedHeads(row.game(), progress);
        Map<String, Object> data = InOrder.of(
                "heads", row.heads().stream().map(h -> h + row.firstIndex()).toList(), "headValues", claimed);
        if (row.length() <= SHORT) {
            int bits = row.heads().stream().mapToInt(head -> 1 << head).sum();
            data.put("maxMoves", LongestPlay.ofRows(row.game(), (int) row.length(), progress)[bits]);
        }
        return of(
                analysis,
                new Heads(
                        "decomposition",
                        claimed,
                        row.heads().stream().map(heads::value).toList(),
                        after -> ((CoinRow) after).sum(),
                        option -> row.legal(turned(option, row.firstIndex())),
                        row.longestMove(),
                        data),
                progress);
    }

    private static long[] turned(Option option, int firstIndex) {
        return ((List<?>) option.facts().getOrDefault("turn", List.of()))
                .stream().mapToLong(label -> (Long) label - firstIndex).toArray();
    }

    /** A move that wins is listed, or some are counted that turn too many coins to be listed. */
    private static boolean isWon(Analysis analysis) {
        return !analysis.winning().isEmpty() || analysis.winningCount().signum() > 0;
    }

    public static Certificate of(Analysis analysis, Heads heads, Progress progress) {
        long unchecked = heads.again.stream().filter(Optional::isEmpty).count();
        long sum = heads.claimed.stream().reduce(0L, (a, b) -> a ^ b);
        boolean holds = heads.claimed.size() == heads.again.size()
                && analysis.value().filter(GrundyValue.of(sum)::equals).isPresent()
                && analysis.outcome() == (sum == 0 ? Outcome.P : Outcome.N)
                && (sum == 0 ? analysis.winning().isEmpty() : isWon(analysis));
        for (int i = 0; holds && i < heads.claimed.size(); i++)
            holds = heads.again.get(i).orElse(heads.claimed.get(i)).equals(heads.claimed.get(i));
        Set<String> listed = new HashSet<>();
        for (Option option : analysis.winning()) {
            progress.check();
            holds &= listed.add(option.notation())
                    && heads.legal.test(option)
                    && heads.sum.applyAsLong(option.after()) == 0;
        }
        long moves = analysis.game().optionCount();
        boolean all = moves <= MOST_MOVES && moves * heads.longest <= MOST_TURNED;
        if (all && sum != 0)
            for (Option option : analysis.game().options()) {
                progress.check();
                holds &= heads.sum.applyAsLong(option.after()) != 0 || listed.contains(option.notation());
            }
        Extent extent = all && unchecked == 0
                ? Extent.everything()
                : new Extent.Part(Message.of(
                        all
                                ? "coins.certificate.far"
                                : unchecked == 0 ? "coins.certificate.many" : "coins.certificate.far-many",
                        unchecked,
                        heads.claimed.size()));
        Map<String, Object> data = heads.data;
        data.put("value", sum);
        data.put("outcome", analysis.outcome().plain());
        data.put("play", analysis.convention().plain());
        data.put("winning", analysis.winning().stream().map(Option::facts).toList());
        if (all) data.put("winningCount", listed.size());
        return new Certificate.ClosedForm(
                heads.theorem, holds, extent, Message.of("coins.certificate." + heads.theorem), data);
    }
}
