package hissho.zerosum.rounds;

/** A round that was played: a row and a column, counted from 0. */
record Chosen(int row, int column) {}
