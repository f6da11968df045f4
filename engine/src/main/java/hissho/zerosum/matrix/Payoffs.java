package hissho.zerosum.matrix;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.number.RationalMatrix;
import java.util.List;
import java.util.stream.IntStream;

/** How documents write a matrix game: its payoffs, and perhaps names for the strategies. */
public final class Payoffs {

    /** The most entries of a matrix that are read. */
    public static final int MOST_ENTRIES = 1_000_000;

    public static final Field<RationalMatrix> MATRIX =
            Field.required("matrix", Shape.matrix(MOST_ENTRIES)).looksLike("matrix");
    public static final Field<List<String>> ROW_LABELS = Field.optional("rowLabels", Shape.listOf(Shape.text()));
    public static final Field<List<String>> COL_LABELS = Field.optional("colLabels", Shape.listOf(Shape.text()));

    private Payoffs() {}

    public static MatrixGame in(Node document) {
        RationalMatrix payoffs = MATRIX.in(document);
        return new MatrixGame(
                payoffs, labels(ROW_LABELS, document, payoffs.height()), labels(COL_LABELS, document, payoffs.width()));
    }

    /** The names in a document, which must be different, or 1, 2, 3, ... */
    public static List<String> labels(Field<List<String>> field, Node document, int size) {
        List<String> labels = field.find(document)
                .orElseGet(() -> IntStream.rangeClosed(1, size)
                        .mapToObj(Integer::toString)
                        .toList());
        if (labels.size() != size) throw document.get(field.name()).bad("named.bad.labels", size, labels.size());
        if (labels.stream().distinct().count() < size)
            throw document.get(field.name()).bad("named.bad.repeated-label");
        return labels;
    }
}
