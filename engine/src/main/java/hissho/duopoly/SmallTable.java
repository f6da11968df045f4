package hissho.duopoly;

import hissho.fact.Facts;
import hissho.number.Rational;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Two firms restricted to a few outputs, as a bimatrix game, and whether it is of the type of the prisoner's dilemma. */
record SmallTable(Market market, List<Rational> outputs) {

    private List<Rational> cell(int i, int j) {
        return market.profits(List.of(outputs.get(i), outputs.get(j)));
    }

    Facts facts() {
        return new Facts()
                .put("bimatrix", this::bimatrix)
                .put(
                        "dominantRow",
                        () -> dominant((i, k) -> all(
                                j -> cell(i, j).getFirst().compareTo(cell(k, j).getFirst()) > 0)))
                .put(
                        "dominantCol",
                        () -> dominant((j, k) -> all(
                                i -> cell(i, j).getLast().compareTo(cell(i, k).getLast()) > 0)))
                .put("betterProfiles", hissho.fact.Compare.SET, this::better)
                .put("prisonersDilemma", () -> !better().isEmpty());
    }

    private List<List<List<Rational>>> bimatrix() {
        return range().map(i -> range().map(j -> cell(i, j)).toList()).toList();
    }

    private java.util.stream.Stream<Integer> range() {
        return IntStream.range(0, outputs.size()).boxed();
    }

    private boolean all(java.util.function.IntPredicate test) {
        return IntStream.range(0, outputs.size()).allMatch(test);
    }

    /** The number, from 1, of the choice that beats every other strictly. */
    private @Nullable Integer dominant(BiPredicate<Integer, Integer> beats) {
        return range().filter(i -> range().allMatch(k -> k.equals(i) || beats.test(i, k)))
                .map(i -> i + 1)
                .findFirst()
                .orElse(null);
    }

    /** The pairs of other choices that both firms would rather have than the pair of dominant ones. */
    private List<List<Integer>> better() {
        Facts facts = facts();
        Object row = facts.find("dominantRow").orElseThrow().value();
        Object column = facts.find("dominantCol").orElseThrow().value();
        List<List<Integer>> found = new ArrayList<>();
        if (!(row instanceof Integer r) || !(column instanceof Integer c)) return found;
        List<Rational> both = cell(r - 1, c - 1);
        for (int i = 0; i < outputs.size(); i++)
            for (int j = 0; j < outputs.size(); j++)
                if (i != r - 1
                        && j != c - 1
                        && cell(i, j).getFirst().compareTo(both.getFirst()) > 0
                        && cell(i, j).getLast().compareTo(both.getLast()) > 0) found.add(List.of(i + 1, j + 1));
        return found;
    }
}
