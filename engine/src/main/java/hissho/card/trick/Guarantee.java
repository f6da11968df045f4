package hissho.card.trick;

import hissho.progress.Progress;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;

/**
 * What one player's strategy secures against every defence, found by playing it out. The solver only names the cards; the points are
 * counted here. If Left secures v and Right holds Left to v, then v is the value, whoever named the cards.
 */
final class Guarantee {

    private final Analysis analysis;
    private final SuitRules rules;
    private final Progress progress;
    private final boolean forLeft;
    private final OptionalInt scoring;
    private final Map<Key, Integer> known = new HashMap<>();

    private Guarantee(Analysis analysis, boolean forLeft, Progress progress) {
        this.analysis = analysis;
        this.rules = analysis.rules();
        this.forLeft = forLeft;
        this.scoring = rules.highestScoring();
        this.progress = progress;
    }

    /** Moments that look alike: the same word, leader and scoring cards left, or simply the same cards and, where it matters, points. */
    private record Key(long left, long rest, boolean leftLeads, int leftPoints) {}

    /** What Left or Right secures, moment by moment, when he follows the named cards. */
    static Guarantee of(Analysis analysis, boolean forLeft, Progress progress) {
        return new Guarantee(analysis, forLeft, progress);
    }

    /** How many moments were met. */
    int positions() {
        return known.size();
    }

    /** The worst result, as Left's points from here on or as the outcome, of the player who follows the named cards. */
    int secured(SuitState state) {
        if (rules.ended(state)) return rules.target().isPresent() ? rules.outcome(state) : 0;
        Key key = key(state);
        Integer seen = known.get(key);
        if (seen != null) return seen;
        progress.check();
        int result = forLeft == state.leftLeads() ? leading(state) : answering(state);
        known.put(key, result);
        return result;
    }

    private Key key(SuitState state) {
        long all = state.left() | state.right();
        if (scoring.isEmpty())
            return new Key(
                    state.left(),
                    state.right(),
                    state.leftLeads(),
                    rules.target().isPresent() ? state.leftPoints() : 0);
        int k = scoring.getAsInt();
        long scores = k >= Long.SIZE ? all : all & ((1L << k) - 1);
        return new Key(Long.compress(state.left(), all), Long.bitCount(scores), state.leftLeads(), 0);
    }

    private int leading(SuitState state) {
        int lead = analysis.oneLead(state);
        int worst = worst();
        for (long rest = theirs(state); rest != 0; rest &= rest - 1)
            worst = worse(worst, result(state, lead, Long.numberOfTrailingZeros(rest)));
        return worst;
    }

    private int answering(SuitState state) {
        int worst = worst();
        for (long rest = theirs(state); rest != 0; rest &= rest - 1) {
            int lead = Long.numberOfTrailingZeros(rest);
            worst = worse(worst, result(state, lead, analysis.oneAnswer(state, lead)));
        }
        return worst;
    }

    private int result(SuitState state, int lead, int answer) {
        SuitState next = analysis.afterPlaces(state, lead, answer);
        if (rules.target().isPresent()) return secured(next);
        int taken = next.leftPoints() - state.leftPoints();
        if (rules.aim() == Aim.LAST_TRICK && next.over()) taken = next.leftLeads() ? 1 : 0;
        return taken + secured(next.fresh());
    }

    private long theirs(SuitState state) {
        return forLeft ? state.right() : state.left();
    }

    /** Whether this player's worst result is the one in which Left gets least. */
    private boolean least() {
        return forLeft == rules.aim().wantsMore();
    }

    private int worst() {
        return least() ? Integer.MAX_VALUE : Integer.MIN_VALUE;
    }

    private int worse(int so, int found) {
        return least() ? Math.min(so, found) : Math.max(so, found);
    }
}
