package hissho.kind;

import hissho.document.Node;
import hissho.document.Shape;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.words.Words;

/**
 * A table over a range: Grundy values, win probabilities, strategy maps. Its report holds one {@code Table} and, where the table
 * is two-dimensional, a heat map. The words call it {@code ROOM.table.NAME}, and its fields {@code ROOM.table.NAME.field.FIELD}.
 */
public interface Tabulation {

    String name();

    String room();

    Shape.Fields parameters();

    Report make(Node parameters, Words words, Progress progress);
}
