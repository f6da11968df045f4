package hissho.impartial.coin;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;

/** Reads a row of coins: written out as H and T, by the labels of its heads, or as the piles the heads stand for. */
public final class CoinRowReader {

    private static final int LONGEST_TEXT = 100_000;
    private static final int MOST_HEADS = 10_000;

    static final Shape<Long> LABEL = Shape.whole(0L, 1L << 60);
    static final Field<String> COINS =
            Field.optional("coins", Shape.text().by(CoinRowReader::text)).looksLike("coins");
    static final Field<List<Long>> HEADS = Field.optional("heads", Shape.listOf(LABEL, 0, MOST_HEADS));
    static final Field<List<Long>> PILES = Field.optional("piles", Shape.listOf(LABEL, 0, MOST_HEADS));
    static final Field<Long> LENGTH = Field.optional("length", Shape.whole(1L, 1L << 60));

    /** The label of the leftmost coin, or of the top row and left column of a board. */
    public static final Field<Integer> FIRST_INDEX = Field.optional("firstIndex", Shape.whole(0, 1));

    private CoinRowReader() {}

    static List<Field<?>> fields() {
        return List.of(COINS, HEADS, PILES, LENGTH, FIRST_INDEX);
    }

    /** The field {@code firstIndex}, or what is natural for the game. */
    static int firstIndex(Node document, CoinGame game) {
        return FIRST_INDEX.find(document).orElseGet(() -> CoinGames.naturalFirstIndex(game));
    }

    static CoinRow read(Node document, CoinGame game) {
        int firstIndex = firstIndex(document, game);
        if (HEADS.isIn(document)) return byLabels(document, document.get("heads"), game, firstIndex);
        if (PILES.isIn(document))
            return row(document, document.get("piles"), Piles.heads(game, PILES.in(document)), game, firstIndex);
        return checked(document.find("coins").orElse(document), CoinRow.of(game, COINS.in(document), firstIndex));
    }

    /** A row of H and T; spaces are for the eye. */
    private static String text(Node coins) {
        String text = coins.text().replace(" ", "").toUpperCase(Locale.ROOT);
        if (text.isEmpty() || text.length() > LONGEST_TEXT || !text.chars().allMatch(c -> c == 'H' || c == 'T'))
            throw coins.bad("coins.bad.coins", LONGEST_TEXT);
        return text;
    }

    static CoinRow byLabels(Node document, Node labels, CoinGame game, int firstIndex) {
        TreeSet<Long> heads = new TreeSet<>();
        for (Node label : labels.list(0, MOST_HEADS)) {
            long place = LABEL.read(label) - firstIndex;
            if (place < 0) throw label.bad("core.bad.out-of-range", label.shown(), firstIndex, 1L << 60);
            if (!heads.add(place)) throw label.bad("coins.bad.twice", label.shown());
        }
        return row(document, labels, new ArrayList<>(heads), game, firstIndex);
    }

    private static CoinRow row(Node document, Node place, List<Long> heads, CoinGame game, int firstIndex) {
        long least = heads.isEmpty() ? 1 : heads.getLast() + 1;
        long length = LENGTH.find(document).orElse(least);
        if (length < least) throw document.get("length").bad("core.bad.out-of-range", length, least, 1L << 60);
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
