package hissho.impartial.coin;

import hissho.kind.Kind;
import hissho.verify.Topic;
import java.util.ArrayList;
import java.util.List;

/** The kinds of coin-turning games in a row. */
public final class CoinKinds {

    private static final List<String> NAMED =
            List.of("turning-turtles", "twins", "mock-turtles", "triplets", "ruler", "rulerette", "grunt");

    private CoinKinds() {}

    public static List<Kind<?>> all() {
        List<Kind<?>> kinds = new ArrayList<>();
        for (String name : NAMED) kinds.add(new CoinRowKind(name, List.of(CoinTopics.row(name)), List.of()));
        List<Topic> topics = List.of(
                CoinTopics.row(CoinRowKind.ANY), CoinTopics.length(), CoinTopics.conversion(), CoinTopics.odiousEvil());
        kinds.add(new CoinRowKind(CoinRowKind.ANY, topics, List.of(new CoinTable())));
        return kinds;
    }
}
