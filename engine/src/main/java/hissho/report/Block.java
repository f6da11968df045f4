package hissho.report;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A piece of a report. */
public sealed interface Block {

    record Paragraph(String text) implements Block {}

    /** A formula, in LaTeX and as plain text. */
    record Formula(String latex, String plain) implements Block {}

    /** A list of facts. */
    record Facts(List<Said> facts) implements Block {
        public Facts {
            facts = List.copyOf(facts);
        }
    }

    /** The steps of an argument, in order. */
    record Steps(List<Step> steps) implements Block {
        public Steps {
            steps = List.copyOf(steps);
        }
    }

    /** One step: what is said, and what is shown with it. */
    record Step(String text, List<Block> shown) {
        public Step {
            shown = List.copyOf(shown);
        }

        public static Step of(String text, Block... shown) {
            return new Step(text, List.of(shown));
        }
    }

    /** A table: a head, rows of cells, and a first column that heads the rows where the flag says so. */
    record Table(String title, List<String> head, List<List<Cell>> rows, boolean headedRows) implements Block {
        public Table {
            head = List.copyOf(head);
            rows = rows.stream().map(List::copyOf).toList();
        }
    }

    /** A cell: the exact value for programs, the text for people, a mark. */
    record Cell(@Nullable Object value, String text, Tone tone) {

        public static Cell of(String text) {
            return new Cell(text, text, Tone.PLAIN);
        }

        public static Cell of(String text, Tone tone) {
            return new Cell(text, text, tone);
        }

        public static Cell of(Object value, hissho.words.Words words) {
            return new Cell(value, words.write(value), Tone.PLAIN);
        }

        public Cell in(Tone newTone) {
            return new Cell(value, text, newTone);
        }
    }

    /**
     * A figure with its caption.
     *
     * @param legend what a tone means in this figure; a tone that is left out means what it always does
     */
    record Picture(Figure figure, String caption, Map<Tone, String> legend) implements Block {
        public Picture {
            legend = Map.copyOf(legend);
        }

        public Picture(Figure figure, String caption) {
            this(figure, caption, Map.of());
        }

        /** The same, with what a tone means in it. */
        public Picture marking(Tone tone, String meaning) {
            Map<Tone, String> more = new EnumMap<>(Tone.class);
            more.putAll(legend);
            more.put(tone, meaning);
            return new Picture(figure, caption, more);
        }
    }
}
