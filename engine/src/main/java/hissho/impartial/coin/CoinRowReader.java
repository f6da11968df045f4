package hissho.impartial.coin;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;

/** Reads a row of coins: written out as H and T, by the labels of its heads, or as the piles the heads stand for. */
final class CoinRowReader {

    private static final int LONGEST_TEXT = 100_000;
    private static final int MOST_HEADS = 10_000;
    private static final long LARGEST_LABEL = 1L << 60;

    private CoinRowReader() {}

    static List<Field<?>> fields() {
        return List.of(
                Field.optional("coins", Shape.text()).looksLike("coins"),
                Field.optional("heads", Shape.listOf(Shape.whole(0, LARGEST_LABEL), 0, MOST_HEADS)),
                Field.optional("piles", Shape.listOf(Shape.whole(0, LARGEST_LABEL), 0, MOST_HEADS)),
                Field.optional("length", Shape.whole(1, LARGEST_LABEL)),
                Field.optional("firstIndex", Shape.whole(0, 1)));
    }

    static CoinRow read(Node document, CoinGame game) {
        int firstIndex = CoinGames.firstIndex(document, game);
        if (document.has("heads")) return byLabels(document, document.get("heads"), game, firstIndex);
        if (document.has("piles")) return byPiles(document, game, firstIndex);
        Node coins = document.get("coins");
        String text = text(coins);
        return checked(coins, CoinRow.of(game, text, firstIndex));
    }

    /** A row of H and T; spaces are for the eye. */
    static String text(Node coins) {
        String text = coins.text().replace(" ", "").toUpperCase(Locale.ROOT);
        if (text.isEmpty() || text.length() > LONGEST_TEXT || !text.chars().allMatch(c -> c == 'H' || c == 'T'))
            throw coins.bad("coins.bad.coins", LONGEST_TEXT);
        return text;
    }

    static CoinRow byLabels(Node document, Node labels, CoinGame game, int firstIndex) {
        TreeSet<Long> heads = new TreeSet<>();
        for (Node label : labels.list(0, MOST_HEADS))
            if (!heads.add(label.wholeLong(firstIndex, LARGEST_LABEL) - firstIndex))
                throw label.bad("coins.bad.twice", label.shown());
        return row(document, labels, new ArrayList<>(heads), game, firstIndex);
    }

    private static CoinRow byPiles(Node document, CoinGame game, int firstIndex) {
        Node node = document.get("piles");
        List<Long> piles = node.list(0, MOST_HEADS).stream()
                .map(n -> n.wholeLong(0, LARGEST_LABEL))
                .toList();
        return row(document, node, Piles.heads(game, piles), game, firstIndex);
    }

    private static CoinRow row(Node document, Node place, List<Long> heads, CoinGame game, int firstIndex) {
        long least = heads.isEmpty() ? 1 : heads.getLast() + 1;
        long length = document.find("length")
                .map(n -> n.wholeLong(least, LARGEST_LABEL))
                .orElse(least);
        return checked(place, new CoinRow(game, heads, length, firstIndex));
    }

    private static CoinRow checked(Node place, CoinRow row) {
        if (!row.heads().isEmpty() && row.heads().getLast() > row.game().lastPlace())
            throw place.bad(
                    "coins.bad.far",
                    row.heads().getLast() + row.firstIndex(),
                    row.game().lastPlace() + row.firstIndex());
        return row;
    }
}
