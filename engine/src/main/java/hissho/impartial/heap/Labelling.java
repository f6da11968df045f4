package hissho.impartial.heap;

import hissho.impartial.Convention;
import hissho.impartial.Induction;
import java.util.List;
import java.util.Map;

/** Backward induction over the single piles of a game that does not split them, from one size to another. */
public final class Labelling {

    private Labelling() {}

    public static Induction of(HeapGame game, Convention convention, int from, int to) {
        return Induction.of(
                to - from + 1,
                i -> game.followers()
                        .of(from + i)
                        .mapToInt(parts -> parts.length == 0 ? 0 : (int) parts[0])
                        .filter(pile -> pile >= from)
                        .map(pile -> pile - from)
                        .toArray(),
                convention);
    }

    public static List<Map<String, Object>> rounds(HeapGame game, Convention convention, int from, int to) {
        return of(game, convention, from, to).rounds().stream()
                .map(round -> round.plain(i -> from + i))
                .toList();
    }
}
