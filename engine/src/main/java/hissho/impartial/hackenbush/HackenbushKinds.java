package hissho.impartial.hackenbush;

import hissho.kind.Kind;
import java.util.List;
import java.util.stream.Stream;

/** The kinds of Hackenbush. */
public final class HackenbushKinds {

    private HackenbushKinds() {}

    public static List<Kind<?>> all() {
        return Stream.concat(Stream.of(new GreenKind(), new PartizanKind()), GreenQuestion.kinds().stream())
                .toList();
    }
}
