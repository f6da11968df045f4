package hissho.bench;

/** The yardstick: every deal, every number of scoring cards, both leaders, every pair of cards tried, one byte per state. */
final class BruteForceTricks {

    /** values[m][r][leader][number of word]: what Left takes. */
    private final byte[][][][] values;

    BruteForceTricks(int n) {
        values = new byte[n + 1][][][];
        values[0] = new byte[][][] {{{0}, {0}}};
        for (int m = 1; m <= n; m++) fill(m);
    }

    byte[] values(int m, int scoring, boolean leftLeads) {
        return values[m][scoring][leftLeads ? 1 : 0];
    }

    private void fill(int m) {
        int places = 2 * m;
        int[] number = numbers(m);
        int[] smaller = numbers(m - 1);
        int words = count(m);
        byte[][][] table = new byte[places + 1][2][words];
        byte[][][] below = values[m - 1];
        int[] left = new int[m];
        int[] right = new int[m];
        for (int word = 0; word < 1 << places; word++) {
            if (Integer.bitCount(word) != m) continue;
            int a = 0;
            int b = 0;
            for (int p = 0; p < places; p++) {
                if ((word >> p & 1) == 1) left[a++] = p;
                else right[b++] = p;
            }
            int[][] next = new int[m][m];
            for (int i = 0; i < m; i++)
                for (int j = 0; j < m; j++) next[i][j] = smaller[without(word, left[i], right[j])];
            for (int r = 0; r <= places; r++) {
                int maxmin = -1;
                int[] columns = new int[m];
                for (int i = 0; i < m; i++) {
                    int least = Integer.MAX_VALUE;
                    for (int j = 0; j < m; j++) {
                        int s = (left[i] < r ? 1 : 0) + (right[j] < r ? 1 : 0);
                        int won = left[i] < right[j] ? 1 : 0;
                        int value = s * won + below[r - s][won][next[i][j]];
                        if (value < least) least = value;
                        if (value > columns[j]) columns[j] = value;
                    }
                    if (least > maxmin) maxmin = least;
                }
                int minmax = Integer.MAX_VALUE;
                for (int column : columns) minmax = Math.min(minmax, column);
                table[r][1][number[word]] = (byte) maxmin;
                table[r][0][number[word]] = (byte) minmax;
            }
        }
        values[m] = table;
    }

    private static int without(int word, int i, int j) {
        int high = Math.max(i, j);
        int low = Math.min(i, j);
        int once = (word & ((1 << high) - 1)) | ((word >> 1) & -(1 << high));
        return (once & ((1 << low) - 1)) | ((once >> 1) & -(1 << low));
    }

    /** The number of each word with m ones, in increasing order. */
    private static int[] numbers(int m) {
        int[] numbers = new int[1 << (2 * m)];
        int next = 0;
        for (int word = 0; word < numbers.length; word++) if (Integer.bitCount(word) == m) numbers[word] = next++;
        return numbers;
    }

    private static int count(int m) {
        long count = 1;
        for (int i = 1; i <= m; i++) count = count * (m + i) / i;
        return (int) count;
    }
}
