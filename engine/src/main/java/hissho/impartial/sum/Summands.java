package hissho.impartial.sum;

import hissho.document.Node;
import hissho.impartial.Component;
import hissho.impartial.ComponentReader;
import hissho.impartial.board.BoardSummands;
import hissho.impartial.coin.CoinSummands;
import hissho.impartial.graph.GraphSummands;
import hissho.impartial.hackenbush.HackenbushSummands;
import hissho.impartial.pile.PileSummands;
import java.util.List;

/** The families of games that can stand in a mixed sum, one line per family. */
public final class Summands {

    private static final List<ComponentReader> READERS = List.of(
            new PileSummands(), new BoardSummands(), new GraphSummands(), new CoinSummands(), new HackenbushSummands());

    private Summands() {}

    public static List<ComponentReader> readers() {
        return READERS;
    }

    /** Reads one summand by the family its field {@code game} belongs to. */
    public static Component read(Node summand) {
        String game = summand.get("game").text();
        return READERS.stream()
                .filter(reader -> reader.games().contains(game))
                .findFirst()
                .orElseThrow(() -> summand.get("game")
                        .bad(
                                "core.bad.not-a-choice",
                                game,
                                String.join(
                                        ", ",
                                        READERS.stream()
                                                .flatMap(r -> r.games().stream())
                                                .sorted()
                                                .toList())))
                .read(summand);
    }
}
