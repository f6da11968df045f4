package hissho.card.trick;

import hissho.report.Block;
import hissho.report.Section;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The deal report as the console program printed in the paper's appendix lays it out: hands, G and W side by side as digits, maxmin
 * and minmax of both, then the same after each exchange the program makes.
 */
final class PrintedLayout {

    private final TrickSolution solution;
    private final Words words;

    PrintedLayout(TrickSolution solution, Words words) {
        this.solution = solution;
        this.words = words;
    }

    Section section() {
        Deal deal = solution.game().deal();
        List<Block> blocks = new ArrayList<>();
        blocks.add(block("", deal));
        for (Deal.Exchange exchange : exchanges(deal, solution.game().rules()))
            blocks.add(block(exchange.given() + "-" + exchange.taken() + "  ", deal.exchanged(exchange)));
        return new Section(words.say("trick.section.printed"), blocks);
    }

    private Block.Table block(String name, Deal deal) {
        Matrices m = solution.analysis().matrices(SuitState.start(deal, true));
        List<List<Block.Cell>> rows = new ArrayList<>(sideBySide(List.of(m.g(), m.w())));
        rows.add(numbers("maxmin", Matrices.maxmin(m.g()), Matrices.maxmin(m.w())));
        rows.add(numbers("minmax", Matrices.minmax(m.g()), Matrices.minmax(m.w())));
        String title =
                name + "A = " + DealSections.spaced(deal.leftHand()) + "  B = " + DealSections.spaced(deal.rightHand());
        return new Block.Table(title, List.of("G", "W"), rows, false);
    }

    private static List<Block.Cell> numbers(String name, int g, int w) {
        return List.of(Block.Cell.of(name + " " + g), Block.Cell.of(name + " " + w));
    }

    /**
     * The program's exchanges: two plain neighbours if Left gets the lower, two neighbours of which the higher scores if Left gets the
     * higher, and always 1 and 5.
     */
    static List<Deal.Exchange> exchanges(Deal deal, SuitRules rules) {
        List<Deal.Exchange> exchanges = new ArrayList<>();
        for (Deal.Exchange exchange : deal.neighbours()) {
            int higher = Math.max(exchange.given(), exchange.taken());
            boolean scores = rules.points().get(deal.place(higher)) > 0;
            if (scores == exchange.taken() > exchange.given()) exchanges.add(exchange);
        }
        if (deal.size() >= 3 && deal.isLeft(1) != deal.isLeft(5))
            exchanges.add(deal.isLeft(1) ? new Deal.Exchange(1, 5) : new Deal.Exchange(5, 1));
        return exchanges;
    }

    /** Matrices side by side, each row as digits. */
    static List<List<Block.Cell>> sideBySide(List<int[][]> matrices) {
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (int i = 0; i < matrices.getFirst().length; i++) {
            List<Block.Cell> row = new ArrayList<>();
            for (int[][] matrix : matrices) row.add(Block.Cell.of(digits(matrix, matrix[i])));
            rows.add(row);
        }
        return rows;
    }

    /** The rows of a matrix as digits, with spaces between the entries where one of them has two digits or a sign. */
    static String rows(int[][] matrix, String between) {
        return Arrays.stream(matrix).map(row -> digits(matrix, row)).collect(Collectors.joining(between));
    }

    private static String digits(int[][] matrix, int[] row) {
        boolean single = Arrays.stream(matrix).flatMapToInt(Arrays::stream).allMatch(v -> v >= 0 && v <= 9);
        return Arrays.stream(row).mapToObj(String::valueOf).collect(Collectors.joining(single ? "" : " "));
    }
}
