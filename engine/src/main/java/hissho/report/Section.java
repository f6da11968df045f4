package hissho.report;

import java.util.List;

/** A titled part of a report. */
public record Section(String title, List<Block> blocks) {
    public Section {
        blocks = List.copyOf(blocks);
    }

    public static Section of(String title, Block... blocks) {
        return new Section(title, List.of(blocks));
    }
}
