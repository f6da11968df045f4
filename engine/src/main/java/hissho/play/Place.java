package hissho.play;

/** A place of a figure that can be pointed at. Rows, columns and the rest count from 0. */
public sealed interface Place {

    /** A square of a grid. */
    record Cell(int row, int column) implements Place {}

    /** The head of a row of a grid, and with it the row. */
    record Row(int index) implements Place {}

    /** The head of a column of a grid, and with it the column. */
    record Column(int index) implements Place {}

    /** A vertex of a graph, by its id. */
    record Vertex(String id) implements Place {}

    /** An edge of a graph, by its number in the list. */
    record Edge(int index) implements Place {}

    /** A card, by its row and its number in the row. */
    record Card(int row, int index) implements Place {}

    /** A chip of a pile, counted from the bottom. */
    record Chip(int pile, int index) implements Place {}

    /** A whole pile. */
    record Pile(int index) implements Place {}

    /** A branch of a tree, by the number of the node it leads to. */
    record Branch(int node) implements Place {}

    /** A region of a plot. */
    record Region(int index) implements Place {}
}
