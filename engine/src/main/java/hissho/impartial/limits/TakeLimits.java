package hissho.impartial.limits;

import hissho.document.BadDocument;
import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.impartial.Convention;
import hissho.impartial.rule.RuleExpression;
import hissho.progress.Progress;
import hissho.words.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/** How much may be taken after a take, and the least winning take of every pile under that limit. */
public final class TakeLimits {

    private static final int MOST_TABLED = 200_000;
    private static final long NEVER = Long.MAX_VALUE;

    private final long factor;
    private final @Nullable RuleExpression rule;
    private long[] normal = {NEVER};
    private long[] misere = {};
    private int misereKnown = 0;

    private TakeLimits(long factor, @Nullable RuleExpression rule) {
        this.factor = factor;
        this.rule = rule;
    }

    private static final Field<Long> FACTOR =
            Field.optional("factor", Shape.whole(1L, 1_000_000L), 2L).asRule();
    private static final Field<RuleExpression> LIMIT =
            Field.optional("limit", RuleExpression.shape("t")).asRule();

    /** How documents give the limit: a factor, 2 where nothing is said, or an expression in the last take. */
    static final List<Field<?>> FIELDS = List.of(FACTOR, LIMIT);

    static TakeLimits in(Node document) {
        return LIMIT.find(document).map(TakeLimits::rule).orElseGet(() -> factor(FACTOR.in(document)));
    }

    /** The factor, where the limit is one. */
    Optional<Long> factor() {
        return rule == null ? Optional.of(factor) : Optional.empty();
    }

    /** At most so many times the take before. */
    public static TakeLimits factor(long factor) {
        return new TakeLimits(factor, null);
    }

    /** At most what an expression of the take t says. */
    static TakeLimits rule(RuleExpression limit) {
        return new TakeLimits(0, limit);
    }

    String text() {
        return rule == null ? (factor == 1 ? "" : factor) + "t" : rule.text();
    }

    long after(long take) {
        if (rule != null) return Math.max(0, rule.term().value(Map.of("t", take)));
        return take > Long.MAX_VALUE / Math.max(1, factor) ? Long.MAX_VALUE : factor * take;
    }

    boolean wins(long pile, long limit, Convention convention, Progress progress) {
        if (convention == Convention.MISERE) return misereLeast(pile, limit, progress);
        return limit >= least(pile, progress);
    }

    /** The least take that wins from a pile when nothing limits it, or more than any pile where none does. */
    long least(long pile, Progress progress) {
        if (pile == 0) return NEVER;
        if (rule == null && factor == 1) return Long.lowestOneBit(pile);
        if (rule == null && factor == 2)
            return Zeckendorf.parts(BigInteger.valueOf(pile)).getLast().longValueExact();
        return tabled(pile, progress);
    }

    private synchronized long tabled(long pile, Progress progress) {
        if (pile > MOST_TABLED)
            throw new BadDocument("", Message.of("impartial.bad.heap-too-large", pile, MOST_TABLED));
        int known = normal.length;
        if (pile >= known) {
            normal = Arrays.copyOf(normal, (int) pile + 1);
            for (int n = known; n <= pile; n++) {
                int take = 1;
                while (take < n && after(take) >= normal[n - take]) take++;
                normal[n] = take;
                progress.check();
            }
        }
        return normal[(int) pile];
    }

    /**
     * All winning takes up to a limit. For factors 1 and 2 they are sums of the smallest parts: what is left must have a smallest part
     * beyond the next limit, so the take consists of whole parts.
     */
    List<Long> winningTakes(long pile, long limit, Convention convention, Progress progress) {
        if (convention == Convention.NORMAL && rule == null && factor <= 2) {
            List<Long> takes = new ArrayList<>();
            long take = 0;
            for (long part : parts(pile)) {
                take += part;
                if (take <= limit && !wins(pile - take, Math.min(after(take), pile - take), convention, progress))
                    takes.add(take);
            }
            return takes;
        }
        return LongStream.rangeClosed(1, limit)
                .filter(t -> !wins(pile - t, Math.min(after(t), pile - t), convention, progress))
                .boxed()
                .toList();
    }

    private List<Long> parts(long pile) {
        if (factor == 2)
            return Zeckendorf.parts(BigInteger.valueOf(pile)).reversed().stream()
                    .map(BigInteger::longValueExact)
                    .toList();
        List<Long> bits = new ArrayList<>();
        for (long rest = pile; rest > 0; rest &= rest - 1) bits.add(Long.lowestOneBit(rest));
        return bits;
    }

    /** Misère play: a state without a move is won; least winning takes by table. */
    private synchronized boolean misereLeast(long pile, long limit, Progress progress) {
        if (Math.min(pile, limit) == 0) return true;
        if (pile > MOST_TABLED / 10)
            throw new BadDocument("", Message.of("impartial.bad.heap-too-large", pile, MOST_TABLED / 10));
        if (misere.length <= pile) misere = Arrays.copyOf(misere, (int) pile + 1);
        for (; misereKnown <= pile; misereKnown++) {
            int take = 1;
            while (take <= misereKnown && misereWins(misereKnown - take, after(take))) take++;
            misere[misereKnown] = take <= misereKnown ? take : NEVER;
            progress.check();
        }
        return limit >= misere[(int) pile];
    }

    private boolean misereWins(int pile, long limit) {
        return pile == 0 || limit == 0 || limit >= misere[pile];
    }
}
