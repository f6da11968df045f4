package hissho.equilibrium;

import hissho.equilibrium.question.EquilibriumRoom;
import hissho.kind.Kind;
import java.util.List;

/** The kinds of games in strategic form and their equilibria. */
public final class EquilibriumKinds {

    private EquilibriumKinds() {}

    public static List<Kind<?>> all() {
        return EquilibriumRoom.kinds();
    }
}
