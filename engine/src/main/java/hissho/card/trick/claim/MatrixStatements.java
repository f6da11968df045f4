package hissho.card.trick.claim;

import hissho.card.trick.Matrices;

/** The statements about the matrix W of what follows a trick. Rows and columns count from 1 in words and from 0 here. */
final class MatrixStatements {

    private MatrixStatements() {}

    /** In every row the last scoring column is at most the first plain one. */
    static void border(ScoredDeal deal, Cases cases) {
        int q = deal.q();
        if (q < 1 || q >= deal.n()) return;
        int[][] w = deal.w();
        for (int i = 0; i < deal.n(); i++)
            cases.expect(w[i][q - 1] <= w[i][q], "trick.wrong.border", i + 1, q, w[i][q - 1], q + 1, w[i][q]);
    }

    /** The largest row minimum and the smallest column maximum agree. */
    static void saddle(ScoredDeal deal, Cases cases) {
        int[][] w = deal.w();
        int maxmin = Matrices.maxmin(w);
        int minmax = Matrices.minmax(w);
        cases.expect(maxmin == minmax, "trick.wrong.saddle", maxmin, minmax);
    }

    /** Both are the larger of the two entries next to the corner of the scoring block, in the last scoring column. */
    static void saddleFormula(ScoredDeal deal, Cases cases) {
        int p = deal.p();
        int q = deal.q();
        if (q < 1) return;
        int[][] w = deal.w();
        int formula = Integer.MIN_VALUE;
        if (p >= 1) formula = w[p - 1][q - 1];
        if (p < deal.n()) formula = Math.max(formula, w[p][q - 1]);
        int maxmin = Matrices.maxmin(w);
        int minmax = Matrices.minmax(w);
        cases.expect(maxmin == formula && minmax == formula, "trick.wrong.saddle-formula", maxmin, minmax, formula);
    }

    /** Which way W goes in one of the four blocks: +1 rises, -1 falls, 0 nothing is said. */
    record Block(int down, int across) {
        static final Block SILENT = new Block(0, 0);
    }

    /** An order of W: what is said of each block, and whether plain neighbours count only where one player takes both tricks. */
    record Order(Block scoring, Block plainScoring, Block scoringPlain, Block plain, boolean sameWinner)
            implements DealClaim.Statement {

        static final Order TRUE =
                new Order(new Block(1, -1), new Block(-1, -1), new Block(1, 1), new Block(-1, 1), true);

        /** The order printed for two of the blocks. */
        static final Order PRINTED = new Order(Block.SILENT, new Block(0, 1), new Block(-1, 0), Block.SILENT, true);

        static final Order ANY_WINNER = new Order(Block.SILENT, Block.SILENT, Block.SILENT, new Block(-1, 1), false);

        @Override
        public void check(ScoredDeal deal, Cases cases) {
            int[][] w = deal.w();
            int[] rows = deal.places(true);
            int[] columns = deal.places(false);
            int p = deal.p();
            int q = deal.q();
            for (int i = 0; i < deal.n(); i++)
                for (int j = 0; j < deal.n(); j++) {
                    Block block = i < p ? (j < q ? scoring : scoringPlain) : j < q ? plainScoring : plain;
                    boolean checked = sameWinner && i >= p && j >= q;
                    boolean won = rows[i] < columns[j];
                    if (block.down() != 0 && i + 1 < deal.n() && (i < p) == (i + 1 < p))
                        if (!checked || won == rows[i + 1] < columns[j]) step(cases, w, i, j, i + 1, j, block.down());
                    if (block.across() != 0 && j + 1 < deal.n() && (j < q) == (j + 1 < q))
                        if (!checked || won == rows[i] < columns[j + 1]) step(cases, w, i, j, i, j + 1, block.across());
                }
        }

        private static void step(Cases cases, int[][] w, int i, int j, int k, int l, int direction) {
            int rise = w[k][l] - w[i][j];
            cases.expect(rise * direction >= 0, "trick.wrong.order", i + 1, j + 1, w[i][j], k + 1, l + 1, w[k][l]);
        }
    }

    /** Plain against plain constant, plain against scoring constant down the column, scoring against plain constant along the row. */
    static void constant(ScoredDeal deal, Cases cases) {
        int[][] w = deal.w();
        int p = deal.p();
        int q = deal.q();
        for (int i = 0; i < deal.n(); i++)
            for (int j = 0; j < deal.n(); j++) {
                if (i >= p && i + 1 < deal.n()) same(cases, w, i, j, i + 1, j);
                if (j >= q && j + 1 < deal.n()) same(cases, w, i, j, i, j + 1);
            }
    }

    private static void same(Cases cases, int[][] w, int i, int j, int k, int l) {
        cases.expect(w[i][j] == w[k][l], "trick.wrong.order", i + 1, j + 1, w[i][j], k + 1, l + 1, w[k][l]);
    }

    /** A statement about the deals that satisfy condition C only. */
    static DealClaim.Statement underC(DealClaim.Statement statement) {
        return (deal, cases) -> {
            if (deal.conditionC()) statement.check(deal, cases);
        };
    }
}
