package hissho.card.memory;

import hissho.card.memory.forgetting.ForgettingKind;
import hissho.card.memory.gain.GainKind;
import hissho.card.memory.larger.LargerKind;
import hissho.card.memory.simulation.SimulationKind;
import hissho.card.memory.win.MemoryKind;
import hissho.kind.Kind;
import java.util.List;

/** The kinds of this room. */
public final class MemoryKinds {

    private MemoryKinds() {}

    public static List<Kind<?>> all() {
        return List.of(new MemoryKind(), new GainKind(), new LargerKind(), new ForgettingKind(), new SimulationKind());
    }
}
