package hissho.report;

import java.util.List;

/** A titled part of a report. */
public record Section(String title, List<Block> blocks) {
    public Section {
        blocks = List.copyOf(blocks);
    }

    /** The blocks as they stand below the title of the section: a table with the same title does not repeat it. */
    public List<Block> below() {
        return blocks.stream().map(this::below).toList();
    }

    private Block below(Block block) {
        return block instanceof Block.Table table && table.title().equals(title)
                ? new Block.Table("", table.head(), table.rows(), table.headedRows())
                : block;
    }

    public static Section of(String title, Block... blocks) {
        return new Section(title, List.of(blocks));
    }
}
