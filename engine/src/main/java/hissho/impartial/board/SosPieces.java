package hissho.impartial.board;

import java.util.ArrayList;
import java.util.List;

/**
 * What of an SOS row still matters, in one form for all rows that play the same: a written S separates what is left and right of it, an O
 * matters only between two blanks, full stretches do not matter, and neither do mirror images and the order of the pieces.
 */
final class SosPieces {

    private SosPieces() {}

    static String key(char[] row) {
        List<String> pieces = new ArrayList<>();
        StringBuilder piece = new StringBuilder();
        boolean blanks = false;
        for (int i = 0; i < row.length; i++) {
            char c = row[i];
            if (c == '_') {
                piece.append('_');
                blanks = true;
            } else if (c == 'O' && i > 0 && i + 1 < row.length && row[i - 1] == '_' && row[i + 1] == '_') {
                piece.append('O');
            } else {
                if (c == 'S') piece.append('S');
                if (blanks) pieces.add(oriented(piece));
                piece.setLength(0);
                if (c == 'S') piece.append('S');
                blanks = false;
            }
        }
        if (blanks) pieces.add(oriented(piece));
        pieces.sort(null);
        return String.join("|", pieces);
    }

    private static String oriented(StringBuilder piece) {
        String forward = piece.toString();
        String backward = new StringBuilder(forward).reverse().toString();
        return forward.compareTo(backward) <= 0 ? forward : backward;
    }
}
