package hissho.impartial.coin;

import hissho.kind.Kind;
import java.util.ArrayList;
import java.util.List;

/** The kinds of coin-turning games in a row, and the questions about them. */
public final class CoinKinds {

    private static final List<String> NAMED =
            List.of("turning-turtles", "twins", "mock-turtles", "triplets", "ruler", "rulerette", "grunt");

    private CoinKinds() {}

    public static List<Kind<?>> all() {
        List<Kind<?>> kinds = new ArrayList<>();
        for (String name : NAMED) kinds.add(new CoinRowKind(name, List.of()));
        kinds.add(new CoinRowKind(CoinRowKind.ANY, List.of(new CoinTable(), new CoinSum())));
        kinds.addAll(CoinQuestion.kinds());
        kinds.add(OdiousQuestion.kind());
        return kinds;
    }
}
