package hissho.equilibrium;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * A face of a player's best-reply polyhedron, held as a feasible dictionary: every label that is not at zero on the whole face is either basic, a row, or one of the free columns.
 *
 * <p>Row i says {@code denominator * basic = constant + sum of cells * free}. Cells are whole numbers, minors of the first dictionary (Edmonds), so that no fraction is ever reduced. Making a label
 * tight is a short run of the simplex method by Bland's rule; a label that has become tight drops its column, and the dictionary shrinks.
 */
abstract sealed class Face permits LongFace, BigFace {

    /** Where a label is: its row, or -1 - its column, or {@link #DROPPED}. */
    static final int DROPPED = Integer.MIN_VALUE;

    final int[] basic;
    final int[] free;
    final int[] place;

    /** Cells are kept row by row: the constant first. */
    final int width;

    Face(int[] basic, int[] free, int[] place) {
        this.basic = basic;
        this.free = free;
        this.place = place;
        this.width = free.length + 1;
    }

    /** The first dictionary, in longs where its numbers are small. */
    static Face of(int[] basic, int[] free, int[] place, BigInteger[] cells) {
        boolean small = Arrays.stream(cells).allMatch(cell -> cell.bitLength() < 61);
        return small
                ? new LongFace(
                        basic,
                        free,
                        place,
                        Arrays.stream(cells)
                                .mapToLong(BigInteger::longValueExact)
                                .toArray(),
                        1)
                : new BigFace(basic, free, place, cells, BigInteger.ONE);
    }

    abstract int sign(int row, int column);

    abstract int constantSign(int row);

    /** Compares the steps at which two rows reach zero as a column grows; both cells are negative. */
    abstract int compareSteps(int row, int other, int column);

    /** The same face with a free label made basic in place of the row's. */
    final Face pivoted(int row, int column) {
        int[] places = place.clone();
        places[free[column]] = row;
        places[basic[row]] = -1 - column;
        return pivoted(row, column, exchanged(basic, row, free[column]), exchanged(free, column, basic[row]), places);
    }

    /** The same with the labels already exchanged. */
    abstract Face pivoted(int row, int column, int[] rows, int[] columns, int[] places);

    /** The face on which a free label is zero: its column goes. */
    final Face without(int column) {
        int[] places = place.clone();
        places[free[column]] = DROPPED;
        for (int j = column + 1; j < free.length; j++) places[free[j]] = -j;
        int[] columns = new int[free.length - 1];
        copyBut(column, free, 0, columns, 0, columns.length);
        return without(column, columns, places);
    }

    /** The same with the labels already moved up. */
    abstract Face without(int column, int[] columns, int[] places);

    /** Copies all rows of cells but one column of theirs. */
    final void narrow(Object cells, Object narrower, int column) {
        for (int i = 0; i < basic.length; i++)
            copyBut(column + 1, cells, i * width, narrower, i * (width - 1), width - 1);
    }

    private static void copyBut(int left, Object from, int start, Object to, int at, int size) {
        System.arraycopy(from, start, to, at, left);
        System.arraycopy(from, start + left + 1, to, at + left, size - left);
    }

    /** The constant of a row over the common denominator. */
    abstract BigInteger constant(int row);

    abstract BigInteger cell(int row, int column);

    abstract BigInteger denominator();

    final int rows() {
        return basic.length;
    }

    final int columns() {
        return free.length;
    }

    /** The part of this face on which the label is tight; null where there is none. */
    final @Nullable Face tight(int label) {
        Face face = this;
        while (true) {
            int at = face.place[label];
            if (at == DROPPED) return face;
            if (at < 0) return face.without(-1 - at);
            if (face.constantSign(at) == 0) {
                int column = face.anyColumn(at);
                return column < 0 ? face : face.pivoted(at, column).without(column);
            }
            int column = face.entering(at);
            if (column < 0) return null;
            int row = face.leaving(at, column);
            face = face.pivoted(row, column);
        }
    }

    private int anyColumn(int row) {
        for (int j = 0; j < free.length; j++) if (sign(row, j) != 0) return j;
        return -1;
    }

    /** The free column of least label that makes the row smaller. */
    private int entering(int row) {
        int best = -1;
        for (int j = 0; j < free.length; j++) if (sign(row, j) < 0 && (best < 0 || free[j] < free[best])) best = j;
        return best;
    }

    /** The row that reaches zero first; of several the wanted one, else the one of least label. */
    private int leaving(int wanted, int column) {
        int best = wanted;
        for (int i = 0; i < basic.length; i++) {
            if (i == best || sign(i, column) >= 0) continue;
            int order = compareSteps(i, best, column);
            if (order < 0 || (order == 0 && best != wanted && basic[i] < basic[best])) best = i;
        }
        return best;
    }

    /** Whether the label is at zero on the whole face, as far as its own row shows. */
    final boolean surelyTight(int label) {
        int at = place[label];
        if (at == DROPPED) return true;
        return at >= 0 && constantSign(at) == 0 && anyColumn(at) < 0;
    }

    /** In how many ways the label can still move to zero: 0 where it never is, the number of its negative cells in its row otherwise, and all columns where it is zero already. */
    final int ways(int label) {
        int at = place[label];
        if (at < 0 || constantSign(at) == 0) return Integer.MAX_VALUE;
        int ways = 0;
        for (int j = 0; j < free.length; j++) if (sign(at, j) < 0) ways++;
        return ways;
    }

    /** This face without the columns that a row of constant zero holds at zero. */
    final Face settled() {
        Face face = this;
        for (int i = 0; i < face.rows(); i++) {
            if (face.constantSign(i) != 0 || face.columns() == 0) continue;
            boolean holds = false;
            boolean free = false;
            for (int j = 0; j < face.columns() && !free; j++) {
                int sign = face.sign(i, j);
                if (sign > 0) free = true;
                if (sign < 0) holds = true;
            }
            if (free || !holds) continue;
            for (int j = face.columns() - 1; j >= 0; j--) if (face.sign(i, j) < 0) face = face.without(j);
            i = -1;
        }
        return face;
    }

    /** The labels that are zero at the corner this dictionary shows. */
    final BitSet cornerLabels() {
        BitSet labels = new BitSet(place.length);
        for (int label = 0; label < place.length; label++)
            if (place[label] < 0 || constantSign(place[label]) == 0) labels.set(label);
        return labels;
    }

    private static int[] exchanged(int[] labels, int at, int label) {
        int[] changed = labels.clone();
        changed[at] = label;
        return changed;
    }
}
