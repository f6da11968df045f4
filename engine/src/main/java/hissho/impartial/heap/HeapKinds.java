package hissho.impartial.heap;

import hissho.impartial.ImpartialKind;
import java.util.List;
import java.util.stream.Stream;

/** The kinds of heap games, in the order of the textbook. */
public final class HeapKinds {

    private HeapKinds() {}

    public static List<ImpartialKind> all() {
        return Stream.<ImpartialKind>concat(
                        Stream.<ImpartialKind>of(
                                new NimKind(),
                                new SubtractionKind(),
                                new TakeAwayRuleKind(),
                                new OctalKind(),
                                new DynamicSubtractionKind(),
                                new NimbleKind(),
                                new StaircaseKind(),
                                new MooreKind()),
                        HeapGames.NAMES.stream().map(PileGameKind::new))
                .toList();
    }
}
