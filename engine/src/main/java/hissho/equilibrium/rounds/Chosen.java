package hissho.equilibrium.rounds;

/** A round that was played: a row and a column, counted from 0. */
record Chosen(int row, int column) {

    int[] choices() {
        return new int[] {row, column};
    }
}
