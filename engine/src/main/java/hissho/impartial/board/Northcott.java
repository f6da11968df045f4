package hissho.impartial.board;

import hissho.impartial.Retrograde;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Northcott's game: one white and one black man per row slide along it without jumping; who cannot move loses. It is partizan and play
 * could return, yet the nim-sum of the gaps decides: the player to move loses exactly if it is zero, because a retreat is answered by
 * following with the same distance.
 *
 * @param width squares per row
 * @param white columns of the white men, row by row, from 0
 * @param black columns of the black men
 */
record Northcott(int width, List<Integer> white, List<Integer> black, boolean whiteMoves) {

    static final int MOST_SEARCHED = 400_000;

    Northcott {
        white = List.copyOf(white);
        black = List.copyOf(black);
    }

    /** A man of the player to move slides in a row. */
    record Slide(int row, int from, int to, int gapFrom, int gapTo) {
        boolean isRetreat() {
            return gapTo > gapFrom;
        }

        Message describe() {
            return Message.of(
                    isRetreat() ? "impartial.northcott.retreat" : "impartial.northcott.advance",
                    row + 1,
                    from + 1,
                    to + 1,
                    gapFrom,
                    gapTo);
        }
    }

    int rows() {
        return white.size();
    }

    int gap(int row) {
        return Math.abs(white.get(row) - black.get(row)) - 1;
    }

    List<Integer> gaps() {
        List<Integer> gaps = new ArrayList<>();
        for (int row = 0; row < rows(); row++) gaps.add(gap(row));
        return gaps;
    }

    int nimSum() {
        return gaps().stream().reduce(0, (a, b) -> a ^ b);
    }

    /** All legal moves, row by row, left to right. */
    List<Slide> slides() {
        List<Slide> slides = new ArrayList<>();
        for (int row = 0; row < rows(); row++) {
            int own = whiteMoves ? white.get(row) : black.get(row);
            int other = whiteMoves ? black.get(row) : white.get(row);
            for (int to = 0; to < width; to++)
                if (to != own && (own < other ? to < other : to > other))
                    slides.add(new Slide(row, own, to, gap(row), Math.abs(to - other) - 1));
        }
        return slides;
    }

    /** The moves after which the nim-sum of the gaps is zero, retreats included. */
    List<Slide> winning() {
        int sum = nimSum();
        return sum == 0
                ? List.of()
                : slides().stream()
                        .filter(slide -> (sum ^ slide.gapFrom() ^ slide.gapTo()) == 0)
                        .toList();
    }

    Northcott after(Slide slide) {
        List<Integer> moved = new ArrayList<>(whiteMoves ? white : black);
        moved.set(slide.row(), slide.to());
        return whiteMoves ? new Northcott(width, moved, black, false) : new Northcott(width, white, moved, true);
    }

    /** How many positions this board has, the order of the men in each row being fixed, for either player to move. */
    double positions() {
        return 2 * Math.pow(width * (width - 1) / 2.0, rows());
    }

    /** The retrograde analysis of all positions with this order of men; the position itself is the returned number. */
    Searched search(Progress progress) {
        int count = (int) positions();
        Retrograde analysis = Retrograde.of(
                count,
                number -> {
                    Northcott position = decode(number);
                    List<Slide> slides = position.slides();
                    int[] next = new int[slides.size()];
                    for (int i = 0; i < next.length; i++)
                        next[i] = position.after(slides.get(i)).encode();
                    return next;
                },
                progress);
        return new Searched(analysis, encode(), count);
    }

    /** A searched board, and which of its positions was meant. */
    record Searched(Retrograde analysis, int number, int count) {}

    /** The number of this position among all with this order of men. */
    int encode() {
        int number = 0;
        for (int row = 0; row < rows(); row++) {
            int low = Math.min(white.get(row), black.get(row));
            int high = Math.max(white.get(row), black.get(row));
            number = number * (width * (width - 1) / 2) + high * (high - 1) / 2 + low;
        }
        return 2 * number + (whiteMoves ? 1 : 0);
    }

    /** The position with this number. */
    Northcott decode(int number) {
        int pairs = width * (width - 1) / 2;
        Integer[] w = new Integer[rows()];
        Integer[] b = new Integer[rows()];
        int rest = number / 2;
        for (int row = rows() - 1; row >= 0; row--) {
            int pair = rest % pairs;
            rest /= pairs;
            int high = 1;
            while ((high + 1) * high / 2 <= pair) high++;
            int low = pair - high * (high - 1) / 2;
            boolean whiteLeft = white.get(row) < black.get(row);
            w[row] = whiteLeft ? low : high;
            b[row] = whiteLeft ? high : low;
        }
        return new Northcott(width, Arrays.asList(w), Arrays.asList(b), number % 2 == 1);
    }
}
