package hissho.zerosum.invariance;

import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Equal rows and equal columns: the strategies that come to the same thing, in groups, and the matrix that keeps the first of
 * each. Deleting equal columns can make rows equal no more than before, so one pass on each side is enough.
 */
public record Duplicates(List<List<Integer>> rows, List<List<Integer>> columns, RationalMatrix reduced) {

    public Duplicates {
        rows = rows.stream().map(List::copyOf).toList();
        columns = columns.stream().map(List::copyOf).toList();
    }

    public static Duplicates of(RationalMatrix payoffs) {
        List<List<Integer>> rows = groups(payoffs.rows());
        List<List<Integer>> columns = groups(payoffs.columns());
        return new Duplicates(rows, columns, payoffs.submatrix(firsts(rows), firsts(columns)));
    }

    public boolean none() {
        return rows.stream().allMatch(g -> g.size() == 1) && columns.stream().allMatch(g -> g.size() == 1);
    }

    private static List<List<Integer>> groups(List<RationalVector> lines) {
        Map<RationalVector, List<Integer>> groups = new LinkedHashMap<>();
        for (int i = 0; i < lines.size(); i++)
            groups.computeIfAbsent(lines.get(i), line -> new ArrayList<>()).add(i);
        return List.copyOf(groups.values());
    }

    private static List<Integer> firsts(List<List<Integer>> groups) {
        return groups.stream().map(List::getFirst).toList();
    }
}
