package hissho.impartial.heap;

import hissho.document.BadDocument;
import hissho.document.Node;
import hissho.fact.Facts;
import hissho.impartial.Analysis;
import hissho.impartial.AnalysisFacts;
import hissho.impartial.Component;
import hissho.impartial.Convention;
import hissho.impartial.Option;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.List;
import java.util.function.Function;

/** What the kinds and questions of heap games share: limits, readers, and analyses made once. */
final class Heaps {

    static final long MOST_CHIPS = 4_000_000_000_000_000_000L;
    static final int MOST_TABLE = 5_000_000;
    static final int MOST_PILES = 1_000;
    private static final int PERIOD_SEARCH = 400_000;

    private Heaps() {}

    /** A list of piles, or a single one under the name {@code pile}. */
    static List<Long> piles(Node document, String many, long least) {
        if (document.has("pile") && !document.has(many))
            return List.of(document.get("pile").wholeLong(least, MOST_CHIPS));
        return document.get(many).list(1, MOST_PILES).stream()
                .map(n -> n.wholeLong(least, MOST_CHIPS))
                .toList();
    }

    static Facts position(Component game, Convention convention, Function<Option, Object> move) {
        return AnalysisFacts.of(new Once<>(() -> Analysis.of(game, convention, Progress.none())), move);
    }

    /** The certified period of the values of a game, or a complaint that there is none to be had. */
    static Period period(HeapGame game) {
        return game.values()
                .period(PERIOD_SEARCH, Progress.none())
                .orElseThrow(() -> new BadDocument("", Message.of("impartial.bad.no-period", PERIOD_SEARCH)));
    }

    /** How far classes must repeat to repeat for ever: as far as values must. */
    static Period.Reach classReach(HeapGame game) {
        return game.values().reach().orElse((from, period) -> Long.MAX_VALUE / 2);
    }
}
