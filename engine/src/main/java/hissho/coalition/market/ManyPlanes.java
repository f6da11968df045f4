package hissho.coalition.market;

import hissho.coalition.family.Airport;
import hissho.fact.Facts;
import hissho.number.Rational;
import hissho.report.Block;
import hissho.report.Block.Cell;
import hissho.report.Section;
import hissho.words.Words;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** What planes pay where there are too many to name them all: some of them, from the cheapest to the dearest, in decimals. */
final class ManyPlanes {

    private static final int SHOWN = 12;

    private ManyPlanes() {}

    static List<Section> sections(Airport airport, Facts all, Words words) {
        List<?> shapley = all.get("shapleyDecimals", List.class);
        List<?> nucleolus = all.get("nucleolusDecimals", List.class);
        List<Rational> costs = airport.costs();
        int n = costs.size();
        List<Integer> order = IntStream.range(0, n)
                .boxed()
                .sorted(Comparator.comparing(costs::get))
                .toList();
        List<List<Cell>> rows = IntStream.range(0, SHOWN)
                .map(k -> order.get((int) ((long) k * (n - 1) / (SHOWN - 1))))
                .mapToObj(i -> List.of(
                        Cell.of(Integer.toString(i + 1)),
                        Cell.of(costs.get(i), words),
                        Cell.of(paid(shapley.get(i))),
                        Cell.of(paid(nucleolus.get(i)))))
                .toList();
        return List.of(Section.of(
                words.say("coalition.section.runway"),
                new Block.Table(
                        words.say("coalition.planes.table", SHOWN, n),
                        List.of(
                                words.say("coalition.planes.player"),
                                words.say("coalition.figure.runway-axis"),
                                words.say("value.fact.shapley"),
                                words.say("value.fact.nucleolus")),
                        rows,
                        true)));
    }

    private static String paid(Object share) {
        String text = share.toString();
        return text.startsWith("-") ? text.substring(1) : text;
    }
}
