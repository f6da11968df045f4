package hissho.poker;

import hissho.kind.Kind;
import hissho.poker.model.CheckCallKind;
import hissho.poker.model.LaRelanceKind;
import hissho.poker.model.NewmanKind;
import hissho.poker.model.VonNeumannKind;
import hissho.poker.tree.BettingTreeKind;
import java.util.List;

/** The kinds of poker with continuous hands. */
public final class PokerKinds {

    private PokerKinds() {}

    public static List<Kind<?>> all() {
        return List.of(
                new LaRelanceKind(),
                new VonNeumannKind(),
                new NewmanKind(),
                new CheckCallKind(),
                new BettingTreeKind());
    }
}
