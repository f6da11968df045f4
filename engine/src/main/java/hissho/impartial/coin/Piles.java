package hissho.impartial.coin;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The pile form of a coin game: head x, by its natural label, is a pile of x; two equal piles cancel as two turnings of a coin do. */
public final class Piles {

    private Piles() {}

    /** Whether the game is a game of piles in disguise. */
    static boolean has(CoinGame game) {
        return switch (game.name()) {
            case "turning-turtles", "twins", "grunt", "subtraction-coins", "subtraction-two-coins" -> true;
            default -> false;
        };
    }

    /** The heads, counted from 0, that stand for these piles. */
    public static List<Long> heads(CoinGame game, List<Long> piles) {
        int first = CoinGames.naturalFirstIndex(game);
        List<Long> heads = new ArrayList<>();
        counted(piles).forEach((pile, count) -> {
            if (count % 2 == 1 && pile >= first) heads.add(pile - first);
        });
        return heads;
    }

    /** The piles the heads of a row stand for. */
    public static List<Long> of(CoinRow row) {
        int first = CoinGames.naturalFirstIndex(row.game());
        return row.heads().stream().map(head -> head + first).toList();
    }

    /** The sizes that occur an even number of times and so vanish. */
    public static List<Long> cancelled(List<Long> piles) {
        return counted(piles).entrySet().stream()
                .filter(e -> e.getValue() % 2 == 0)
                .map(Map.Entry::getKey)
                .toList();
    }

    private static Map<Long, Integer> counted(List<Long> piles) {
        Map<Long, Integer> counts = new TreeMap<>();
        for (long pile : piles) counts.merge(pile, 1, Integer::sum);
        return counts;
    }
}
