package hissho.impartial.heap;

import hissho.fact.NotAnswered;
import hissho.impartial.Convention;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * The outcome classes of single piles in either convention. In games that never split they obey a recursion of their own, whose
 * period is certified as that of the values is; a pile that can be split is decided by its value, or in misère play by search.
 */
public final class HeapClasses {

    private static final int MOST = 100_000;

    private final HeapGame game;
    private final Convention convention;
    private final Progress progress;
    private final MisereHeaps sums;
    private final BitSet previous = new BitSet();
    private int known = 0;

    public HeapClasses(HeapGame game, Convention convention, Progress progress) {
        this.game = game;
        this.convention = convention;
        this.progress = progress;
        this.sums = new MisereHeaps(game, progress);
    }

    public boolean isP(long pile) {
        if (game.followers().splits())
            return convention == Convention.NORMAL
                    ? game.value(pile, progress) == 0
                    : sums.isP(List.of(Math.toIntExact(pile)));
        if (pile > Integer.MAX_VALUE - 8) throw new NotAnswered(Message.of("impartial.bad.heap-too-large", pile, MOST));
        for (; known <= pile; known++) previous.set(known, decide(known));
        return previous.get((int) pile);
    }

    private boolean decide(int pile) {
        progress.check();
        List<long[]> followers = game.followers().of(pile).toList();
        if (followers.isEmpty()) return convention == Convention.NORMAL;
        return followers.stream().noneMatch(parts -> previous.get(parts.length == 0 ? 0 : (int) parts[0]));
    }

    /** The classes of the piles from..to as letters. */
    public String text(long from, long to) {
        StringBuilder text = new StringBuilder();
        for (long n = from; n <= to; n++) text.append(isP(n) ? 'P' : 'N');
        return text.toString();
    }

    /** The smallest P-positions, as many as are wanted. */
    public List<Integer> smallest(int count) {
        List<Integer> found = new ArrayList<>();
        for (int n = (int) game.least(); found.size() < count && n <= MOST; n++) if (isP(n)) found.add(n);
        return found;
    }

    /** The certified period of the classes, which may be shorter than that of the values. */
    public Period period() {
        Optional<Period.Reach> reach = game.values().reach();
        if (reach.isPresent() && !game.followers().splits())
            for (int length = 256; length <= MOST; length *= 2) {
                Optional<Period> period = Period.find(n -> isP(n) ? 1 : 0, length, reach.get());
                if (period.isPresent()) return period.get();
            }
        throw new NotAnswered(Message.of("impartial.bad.no-period", MOST));
    }
}
