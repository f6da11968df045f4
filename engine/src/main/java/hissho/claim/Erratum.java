package hissho.claim;

import hissho.words.Message;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * An answer a book prints and its correction, both put to the solved document: two statements with opposite verdicts. What is expected never reaches
 * the solver; it is only compared with what the solver found.
 *
 * @param document what is solved
 * @param printed whether the printed answer agrees with the solution
 * @param right whether the corrected one does
 * @param found what the solution says, for the reader
 */
public record Erratum(
        String id,
        Map<String, Object> document,
        BooleanSupplier printed,
        BooleanSupplier right,
        Supplier<Object> found) {

    public static final String PRINTED = "-printed";

    public Finding lookAtPrinted() {
        return look(printed);
    }

    public Finding lookAtRight() {
        return look(right);
    }

    private Finding look(BooleanSupplier statement) {
        return statement.getAsBoolean()
                ? Finding.holds()
                : new Finding.Refuted(document, Message.of("textbook.found", found.get()));
    }
}
