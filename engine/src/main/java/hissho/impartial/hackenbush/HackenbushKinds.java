package hissho.impartial.hackenbush;

import hissho.kind.Kind;
import java.util.List;

/** The kinds of Hackenbush. */
public final class HackenbushKinds {

    private HackenbushKinds() {}

    public static List<Kind<?>> all() {
        return List.of(new GreenKind(), new PartizanKind());
    }
}
