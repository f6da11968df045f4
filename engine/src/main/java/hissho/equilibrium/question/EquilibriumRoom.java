package hissho.equilibrium.question;

import hissho.kind.Kind;
import java.util.List;

/** The kinds of this room, the plainest first. */
public final class EquilibriumRoom {

    private EquilibriumRoom() {}

    public static List<Kind<?>> kinds() {
        return List.of(
                new BimatrixKind(),
                new StrategicKind(),
                new ChickenKind(),
                new QuantityKind(),
                new BystanderKind(),
                SafetyOfMatrix.kind());
    }
}
