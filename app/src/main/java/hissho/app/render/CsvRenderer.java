package hissho.app.render;

import hissho.number.Rational;
import hissho.report.Block;
import hissho.report.Block.Cell;
import hissho.report.Block.Table;
import hissho.report.Report;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The tables of a report as comma-separated values, exact fractions included; the facts where it has no table. Several tables come
 * one after the other, each under a line with its title, with an empty line between them.
 */
public final class CsvRenderer implements TextBased {

    @Override
    public String name() {
        return "csv";
    }

    @Override
    public String mediaType() {
        return "text/csv";
    }

    @Override
    public String ending() {
        return "csv";
    }

    @Override
    public String write(Report report, Style style) {
        List<Table> tables = report.sections().stream()
                .flatMap(section -> tablesIn(section.blocks()))
                .toList();
        if (tables.isEmpty()) {
            List<List<Object>> facts = new ArrayList<>(List.of(List.of("key", "value")));
            report.answer().forEach(fact -> facts.add(List.of(fact.key(), exact(fact.value(), fact.text()))));
            return lines(facts);
        }
        return tables.stream()
                .peek(_ -> style.progress().check())
                .map(table -> (tables.size() > 1 ? lines(List.of(List.of(table.title()))) : "") + lines(rows(table)))
                .collect(Collectors.joining("\n"));
    }

    private static Stream<Table> tablesIn(List<Block> blocks) {
        return blocks.stream().flatMap(block -> switch (block) {
            case Table table -> Stream.of(table);
            case Block.Steps steps -> steps.steps().stream().flatMap(step -> tablesIn(step.shown()));
            default -> Stream.empty();
        });
    }

    private static List<List<Object>> rows(Table table) {
        List<List<Object>> rows = new ArrayList<>();
        if (!table.head().isEmpty()) rows.add(List.copyOf(table.head()));
        for (List<Cell> row : table.rows())
            rows.add(row.stream().map(cell -> exact(cell.value(), cell.text())).toList());
        return rows;
    }

    private static Object exact(@Nullable Object value, String text) {
        return value instanceof Rational || value instanceof Number || value instanceof Boolean ? value : text;
    }

    private static String lines(List<List<Object>> rows) {
        return rows.stream()
                .map(row ->
                        row.stream().map(value -> quoted(value.toString())).collect(Collectors.joining(",", "", "\n")))
                .collect(Collectors.joining());
    }

    /** As a cell; a text that a spreadsheet would take for a formula is told to be text. */
    private static String quoted(String cell) {
        boolean formula =
                !cell.isEmpty() && "=+-@\t\r".indexOf(cell.charAt(0)) >= 0 && !cell.matches("[+-]?[0-9][0-9./eE+-]*");
        String text = formula ? "'" + cell : cell;
        boolean plain = text.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r')
                && text.equals(text.strip());
        return plain ? text : "\"" + text.replace("\"", "\"\"") + "\"";
    }
}
