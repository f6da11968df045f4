package hissho.impartial.heap;

import hissho.document.BadDocument;
import hissho.impartial.Convention;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** The outcome classes of single piles of a game that never splits, in either convention, with their certified period. */
final class OneHeapClasses {

    private static final int MOST = 100_000;

    private final HeapGame game;
    private final Convention convention;
    private final BitSet previous = new BitSet();
    private int known = 0;

    OneHeapClasses(HeapGame game, Convention convention) {
        this.game = game;
        this.convention = convention;
    }

    boolean isP(int pile) {
        for (; known <= pile; known++) previous.set(known, decide(known));
        return previous.get(pile);
    }

    private boolean decide(int pile) {
        List<long[]> followers = game.followers().of(pile).toList();
        if (followers.isEmpty()) return convention == Convention.NORMAL;
        return followers.stream().noneMatch(parts -> previous.get(parts.length == 0 ? 0 : (int) parts[0]));
    }

    /** The classes of the piles from..to as letters. */
    String text(int from, int to) {
        StringBuilder text = new StringBuilder();
        for (int n = from; n <= to; n++) text.append(isP(n) ? 'P' : 'N');
        return text.toString();
    }

    List<Integer> smallest(int count) {
        List<Integer> found = new ArrayList<>();
        for (int n = 0; found.size() < count && n <= MOST; n++) if (isP(n)) found.add(n);
        return found;
    }

    /** The certified period of the classes, which may be shorter than that of the values. */
    Period period() {
        Period.Reach reach = Heaps.classReach(game);
        for (int length = 256; length <= MOST; length *= 2) {
            isP(length);
            Optional<Period> period = Period.find(n -> isP(n) ? 1 : 0, length, reach);
            if (period.isPresent()) return period.get();
        }
        throw new BadDocument("", Message.of("impartial.bad.no-period", MOST));
    }
}
