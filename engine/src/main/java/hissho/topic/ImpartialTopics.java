package hissho.topic;

import java.util.List;
import java.util.stream.Stream;

/** The topics of answer keys about impartial games on boards, graphs, coins, pictures and ordinals. */
final class ImpartialTopics {

    private static final List<Topic> BOARDS = List.of(
            Topic.of("chomp", "chomp-openings").needing("columnsTo").dropping("game"),
            Topic.of("chomp", "chomp").dropping("game", "play"),
            Topic.of("thirty-one-game", "thirty-one").dropping("game").fact("winner", "gameWinner"),
            Topic.of("empty-and-divide", "empty-and-divide-classes")
                    .needing("nTo")
                    .dropping("game"),
            Topic.of("empty-and-divide", "empty-and-divide").needing("m", "n").dropping("game"),
            Topic.of("wythoff", "wythoff").needing("x", "y").dropping("game"),
            Topic.of("wythoff", "wythoff-pairs").dropping("game"),
            Topic.of("sos-game", "sos-outcomes").needing("to").dropping("game"),
            Topic.of("sos-game", "sos").dropping("game"),
            Topic.of("northcott", "northcott-draws").needing("boards").dropping("game"),
            Topic.of("northcott", "northcott-gaps").needing("gaps").dropping("game", "rows"),
            Topic.of("northcott", "northcott").dropping("game"));

    private static final List<Topic> GRAPHS = List.of(
            Topic.of("graph-structure", "graph-game"),
            Topic.of("graph-game", "graph-game").fact("classes", "outcomes"),
            Topic.of("loopy-graph", "graph-game").fact("loopyValues", "values"),
            Topic.of("vertex-removal", "vertex-removal-table").needing("to"),
            Topic.of("vertex-removal", "vertex-removal-table").needing("mTo"),
            Topic.of("vertex-removal", "vertex-removal-table").needing("rowsTo"),
            Topic.of("vertex-removal", "vertex-removal"));

    private static final List<Topic> COINS = Stream.concat(
                    Stream.of("turning-turtles", "twins", "mock-turtles", "triplets", "ruler", "rulerette", "grunt")
                            .flatMap(name -> Stream.of(
                                    Topic.of(name, name)
                                            .needing("move")
                                            .dropping("game", "play")
                                            .fact("coins", "coinsAfter"),
                                    values(name, name),
                                    Topic.of(name, "coin-values").needing("x").always("game", name),
                                    Topic.of(name, "coin-values")
                                            .needing("positions")
                                            .always("game", name),
                                    Topic.of(name, name).dropping("game", "play"))),
                    Stream.of(
                            Topic.of("coin-turning", "coin-turning")
                                    .needing("move")
                                    .fact("coins", "coinsAfter"),
                            Topic.of("coin-turning", "coin-values").needing("from"),
                            Topic.of("coin-turning", "coin-values").needing("x"),
                            Topic.of("coin-turning", "coin-values").needing("positions"),
                            Topic.of("coin-turning", "coin-turning").always("game", "twins"),
                            Topic.of("pile-coin-conversion", "coin-turning")))
            .toList();

    private static Topic values(String topic, String game) {
        return Topic.of(topic, "coin-values").needing("from").always("game", game);
    }

    private static final List<Topic> TARTANS = Stream.concat(
                    Stream.of("acrostic-twins", "turning-corners", "rugs", "tartan")
                            .flatMap(name -> Stream.of(
                                    Topic.of(name, "board-values")
                                            .needing("row")
                                            .always("game", name),
                                    Topic.of(name, "board-values")
                                            .needing("from")
                                            .always("game", name),
                                    Topic.of(name, "board-values")
                                            .needing("x")
                                            .always("game", name)
                                            .fact("moveCount", "moves"),
                                    Topic.of(name, name)
                                            .dropping("game")
                                            .fact("winningProducts", "winningMoves")
                                            .fact("bookMove", "winningMove")
                                            .fact("boardAfterBookMove", "boardAfter"))),
                    Stream.of(
                            Topic.of("tartan-solver", "board-values")
                                    .needing("x")
                                    .fact("tartanOptionValues", "optionValues"),
                            Topic.of("tartan-solver", "tartan-solver")))
            .toList();

    private static final List<Topic> PICTURES = List.of(
            Topic.of("green-hackenbush", "green-components").needing("componentSg"),
            Topic.of("green-hackenbush", "green-hackenbush"),
            Topic.of("fusion-principle", "green-hackenbush").needing("edges"),
            Topic.of("fusion-principle", "fusion-principle"),
            Topic.of("partizan-hackenbush", "hackenbush"));

    private static final List<Topic> ORDINALS = List.of(
            Topic.of("transfinite-sg", "ordinal-nim").needing("piles"),
            Topic.of("transfinite-sg", "ordinal-arithmetic"),
            Topic.of("two-dimensional-nim", "two-dimensional-nim")
                    .needing("coins")
                    .fact("moveCount", "distinctMoves"),
            Topic.of("two-dimensional-nim", "two-dimensional-values"));

    static final List<Topic> ALL = Stream.of(BOARDS, GRAPHS, COINS, TARTANS, PICTURES, ORDINALS)
            .flatMap(List::stream)
            .toList();

    private ImpartialTopics() {}
}
