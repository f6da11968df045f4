package hissho.impartial.claim;

import java.util.BitSet;
import java.util.Collection;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** Values and outcomes of positions by their definitions alone, remembered; what every theorem here is compared with. */
final class ByDefinition<P> {

    private final Function<P, Collection<P>> followers;
    private final Map<P, Integer> values = new ConcurrentHashMap<>();
    private final Map<P, Boolean> misere = new ConcurrentHashMap<>();

    ByDefinition(Function<P, Collection<P>> followers) {
        this.followers = followers;
    }

    /** The least number that no follower has. */
    int grundy(P position) {
        Integer known = values.get(position);
        if (known != null) return known;
        BitSet reached = new BitSet();
        for (P follower : followers.apply(position)) reached.set(grundy(follower));
        int value = reached.nextClearBit(0);
        values.put(position, value);
        return value;
    }

    /** Whether the previous player wins: no follower is a win for the player who moved to it. */
    boolean isP(P position) {
        return grundy(position) == 0;
    }

    /** The same where who makes the last move loses. */
    boolean isMisereP(P position) {
        Boolean known = misere.get(position);
        if (known != null) return known;
        Collection<P> next = followers.apply(position);
        boolean p = !next.isEmpty() && next.stream().noneMatch(this::isMisereP);
        misere.put(position, p);
        return p;
    }

    long winningMoves(P position) {
        return followers.apply(position).stream().filter(this::isP).count();
    }
}
