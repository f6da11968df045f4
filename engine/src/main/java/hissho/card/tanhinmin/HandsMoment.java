package hissho.card.tanhinmin;

import hissho.card.tanhinmin.plain.EightCut;
import hissho.card.tanhinmin.plain.Hand;
import hissho.card.tanhinmin.rules.Moment;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A moment of the plain game from its rules: a higher card or a pass. A card that cuts clears the table at once, and its player leads
 * again.
 *
 * @param cutting the rank that cuts, 0 where none does
 * @param afterPass whether the opponent has just passed on an empty table
 * @param isAgain whether the player to move has just played a card that cuts
 */
record HandsMoment(Hand own, Hand opposing, int table, int cutting, boolean afterPass, boolean isAgain)
        implements Moment {

    static HandsMoment of(TanhinminGame.Plain game) {
        return new HandsMoment(
                game.mover(),
                game.other(),
                game.table(),
                game.cut().map(EightCut::rank).orElse(0),
                false,
                false);
    }

    private Moment after(int card, Hand left) {
        return card == cutting
                ? new HandsMoment(left, opposing, 0, cutting, false, true)
                : new HandsMoment(opposing, left, card, cutting, false, false);
    }

    @Override
    public SortedMap<Integer, Optional<Moment>> plays() {
        SortedMap<Integer, Optional<Moment>> plays = new TreeMap<>();
        if (table > 0 && table == cutting) return plays;
        for (int card : own.ranksAbove(table)) {
            Hand left = own.without(card);
            plays.put(card, left.isEmpty() ? Optional.empty() : Optional.of(after(card, left)));
        }
        return plays;
    }

    @Override
    public boolean mayPass() {
        return true;
    }

    @Override
    public Optional<Moment> passed() {
        if (table == 0 && afterPass) return Optional.empty();
        return Optional.of(new HandsMoment(/* own= */ opposing, /* opposing= */ own, 0, cutting, table == 0, false));
    }
}
