package hissho.card.tanhinmin.graph;

import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How long a game lasts when the winner hurries and the loser delays, by full search; passes count as moves. Positions too large
 * for the budget have no answer.
 *
 * <p>Lengths are signed: +d the player to choose wins after d more moves, -d he loses after d, 0 nobody ever wins.
 */
public final class Lengths {

    private static final int MOST_ENTRIES = 400_000;

    /** A move of the line: whose (0 the first hand, 1 the second) and which card, {@link GraphGame#EMPTY} for a pass. */
    public record Step(int side, int card) {}

    private static final class TooLarge extends RuntimeException {
        TooLarge() {
            super("too large", null, false, false);
        }
    }

    private final GraphGame game;
    private final Progress progress;
    private final long[] hands;
    private final int[] keeps;
    private final int[] classes;
    private final long cutting;
    private final Map<Long, int[]> known = new HashMap<>();
    private int entries;

    private Lengths(GraphGame game, long cutting, Progress progress) {
        this.game = game;
        this.progress = progress;
        this.hands = new long[] {game.mover(), game.other()};
        this.keeps = new int[] {game.rules().moverKeeps(), game.rules().otherKeeps()};
        this.classes = parted(Interchangeable.of(game), cutting);
        this.cutting = cutting;
    }

    /** Cards that meet the same cards are still not the same to play where only one of them keeps the lead. */
    private static int[] parted(int[] classes, long cutting) {
        int[] parted = new int[classes.length];
        for (int card = 0; card < classes.length; card++) {
            int first = 0;
            while (classes[first] != classes[card] || Bits.has(cutting, first) != Bits.has(cutting, card)) first++;
            parted[card] = first;
        }
        return parted;
    }

    /**
     * A shortest win against a longest defence from the position, empty where nobody wins or the position is too large. Cards given as bits clear
     * the table at once, and their player leads again.
     */
    public static Optional<List<Step>> line(GraphGame game, long cutting, Progress progress) {
        try {
            Lengths lengths = new Lengths(game, cutting, progress);
            List<Step> steps = lengths.follow();
            return steps.isEmpty() ? Optional.empty() : Optional.of(steps);
        } catch (TooLarge e) {
            return Optional.empty();
        }
    }

    private List<Step> follow() {
        List<Step> steps = new ArrayList<>();
        long cards = game.mover() | game.other();
        int side = 0;
        int table = game.table();
        boolean passed = false;
        while (true) {
            Choice best = choose(cards, side, table, passed);
            if (best.length == 0) return List.of();
            steps.add(new Step(side, best.card));
            if (best.card != GraphGame.EMPTY) cards &= ~Bits.bit(best.card);
            if (Bits.size(cards & hands[side]) <= keeps[side]) return steps;
            passed = best.card == GraphGame.EMPTY && table == GraphGame.EMPTY;
            boolean cuts = cuts(best.card);
            table = cuts ? GraphGame.EMPTY : best.card;
            side = cuts ? side : 1 - side;
        }
    }

    private boolean cuts(int card) {
        return card != GraphGame.EMPTY && Bits.has(cutting, card);
    }

    private record Choice(int card, int length) {}

    private static final Choice NONE = new Choice(GraphGame.EMPTY, 0);

    private Choice choose(long cards, int side, int table, boolean passed) {
        boolean empty = table == GraphGame.EMPTY;
        long playable = cards & hands[side] & (empty ? -1 : game.graph().children(table));
        Choice best = NONE;
        for (int card : Bits.list(oneOfEach(playable))) {
            int length = ofPlaying(cards, side, card);
            if (best.equals(NONE) || rating(length) > rating(best.length)) best = new Choice(card, length);
        }
        if (empty && !game.rules().emptyPass()) return best;
        int passing = ofPassing(cards, side, empty, passed);
        return best.equals(NONE) || rating(passing) > rating(best.length) ? new Choice(GraphGame.EMPTY, passing) : best;
    }

    /** A quick win before a slow one, a draw before a loss, a slow loss before a quick one. */
    private static int rating(int length) {
        if (length > 0) return Integer.MAX_VALUE - length;
        return length == 0 ? 0 : Integer.MIN_VALUE - length;
    }

    private int ofPassing(long cards, int side, boolean empty, boolean passed) {
        if (empty && passed) return 0;
        return later(choose(cards, 1 - side, GraphGame.EMPTY, empty).length);
    }

    private int ofPlaying(long cards, int side, int card) {
        int[] plays = known.computeIfAbsent(cards, c -> new int[game.graph().cards()]);
        if (plays[card] != 0) return plays[card] == UNDECIDED ? 0 : plays[card];
        if (++entries > MOST_ENTRIES) throw new TooLarge();
        progress.check();
        long left = cards & ~Bits.bit(card);
        int length = Bits.size(left & hands[side]) <= keeps[side]
                ? 1
                : cuts(card)
                        ? again(choose(left, side, GraphGame.EMPTY, false).length)
                        : later(choose(left, 1 - side, card, false).length);
        plays[card] = length == 0 ? UNDECIDED : length;
        return length;
    }

    private static final int UNDECIDED = Integer.MIN_VALUE;

    /** The opponent's length as the player who has just moved counts it. */
    private static int later(int opponents) {
        return opponents == 0 ? 0 : opponents > 0 ? -(opponents + 1) : -opponents + 1;
    }

    /** The own length of a player who moves twice in a row, counted from the first of the two moves. */
    private static int again(int own) {
        return own + Integer.signum(own);
    }

    private long oneOfEach(long playable) {
        long seen = 0;
        long kept = 0;
        for (long left = playable; left != 0; left = Bits.rest(left)) {
            int card = Bits.lowest(left);
            if (Bits.has(seen, classes[card])) continue;
            seen |= Bits.bit(classes[card]);
            kept |= Bits.bit(card);
        }
        return kept;
    }
}
