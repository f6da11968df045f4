package hissho.claim;

import hissho.progress.Progress;
import hissho.words.Message;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * An answer a book prints and its correction, both put to the solved document: two statements with opposite verdicts. What is expected never reaches
 * the solver; it is only compared with what the solver found, under the budget of whoever checks.
 *
 * @param document what is solved
 * @param printed whether the printed answer agrees with the solution
 * @param right whether the corrected one does
 * @param found what the solution says, for the reader
 */
public record Erratum(
        String id,
        Map<String, Object> document,
        Predicate<Progress> printed,
        Predicate<Progress> right,
        Function<Progress, Object> found) {

    public static final String PRINTED = "-printed";

    /** An erratum about what one solution of the document says. */
    public static <S> Erratum of(
            String id,
            Map<String, Object> document,
            Function<Progress, S> solve,
            Predicate<S> printed,
            Predicate<S> right,
            Function<S, Object> found) {
        return new Erratum(
                id,
                document,
                progress -> printed.test(solve.apply(progress)),
                progress -> right.test(solve.apply(progress)),
                progress -> found.apply(solve.apply(progress)));
    }

    Finding look(boolean asPrinted, Progress progress) {
        return (asPrinted ? printed : right).test(progress)
                ? Finding.holds()
                : new Finding.Refuted(document, Message.of("textbook.found", found.apply(progress)));
    }
}
