package hissho.zerosum.search;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.fact.Facts;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.writing.Telling;
import hissho.zerosum.writing.Writing;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.IntStream;

/** A solved search game: how to hide, how to search, with the search plans drawn, and why neither can do better. */
public record SearchAnswer<P>(
        String kind,
        List<Object> size,
        SearchSolution<P> solution,
        BiFunction<Words, P, Figure> drawing,
        BiFunction<Words, Integer, List<Block>> hidden,
        Optional<RationalVector> proposed,
        Function<P, Object> written,
        Facts facts,
        Progress progress)
        implements Solution {

    private static final int MOST_DRAWN = 6;
    private static final int ENVELOPE_STEPS = 30;
    private static final String[] TOLD = {"value", "row", "col", "rowUniformOverPlacements", "considered"};
    private static final String[] TOLD_JUDGED = {
        "optimal", "shots", "value", "row", "col", "rowUniformOverPlacements", "considered"
    };

    /** The best plan against the hider is found anew, and the searcher's mixture is followed to every place. */
    @Override
    public Certificate certificate(Progress budget) {
        return new Certificate.SecondWay(
                        solution.certified(budget),
                        Extent.everything(),
                        Message.of("search.certificate", solution.value()),
                        InOrder.of(
                                "value", solution.value(),
                                "classes",
                                        classes().stream()
                                                .map(c -> InOrder.of("name", c.name(), "size", c.size()))
                                                .toList(),
                                "hider", solution.hider(),
                                "searcher",
                                        solution.searcher().stream()
                                                .map(each -> InOrder.of(
                                                        "plan", written.apply(each.plan()),
                                                        "weight", each.weight(),
                                                        "looks", solution.game().looks(each.plan())))
                                                .toList()))
                .holding(again(budget));
    }

    /** The mixtures that were followed, class by class and plan by plan, and whether hiding in every place alike needs as many looks as the best. */
    private Map<String, Object> again(Progress budget) {
        Map<String, Rational> row = new LinkedHashMap<>();
        Rational places = Rational.ZERO;
        for (int c = 0; c < classes().size(); c++) {
            row.put(classes().get(c).name(), solution.hider().get(c));
            places = places.plus(Rational.of(classes().get(c).size()));
        }
        Map<String, Rational> col = new LinkedHashMap<>();
        for (SearchSolution.Weighted<P> each : solution.searcher())
            col.merge(solution.game().name(each.plan()), each.weight(), Rational::plus);
        Rational all = places;
        RationalVector alike = RationalVector.of(classes().stream()
                .map(each -> Rational.of(each.size()).over(all))
                .toList());
        return InOrder.of(
                "row",
                row,
                "col",
                col,
                "rowUniformOverPlacements",
                solution.game().fewestLooks(alike, budget).compareTo(solution.value()) >= 0);
    }

    @Override
    public Report tell(Words words) {
        List<Section> sections = new ArrayList<>();
        sections.add(Telling.rules(words, "search." + kind));
        proposed.ifPresent(weights -> sections.add(
                Section.of(words.say("search.section.proposed"), new Block.Paragraph(judged(words, weights)))));
        sections.add(hider(words));
        sections.add(searcher(words));
        sections.add(proof(words));
        String value = Telling.amount(words, solution.value());
        return new Report(
                kind,
                words.say("search.title." + kind, size.toArray()),
                proposed.map(weights -> judged(words, weights))
                        .orElseGet(() -> words.say(
                                "search.headline." + kind,
                                value,
                                solution.searcher().size())),
                Said.of(words, "search", facts, proposed.isPresent() ? TOLD_JUDGED : TOLD),
                sections);
    }

    /** Whether a proposed way to hide is as good as can be, by the best plan against it. */
    private String judged(Words words, RationalVector weights) {
        if (!weights.isDistribution())
            return words.say("matrix.verdict.no", words.say("search.proposed.not-a-strategy", weights.sum()));
        Rational looks = solution.game().fewestLooks(weights, progress);
        return looks.equals(solution.value())
                ? words.say("matrix.verdict.yes", words.say("search.proposed.optimal", Telling.amount(words, looks)))
                : words.say(
                        "matrix.verdict.no",
                        words.say(
                                "search.proposed.worse",
                                Telling.amount(words, looks),
                                Telling.amount(words, solution.value())));
    }

    private List<SearchGame.HidingClass> classes() {
        return solution.game().classes();
    }

    private Section hider(Words words) {
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (int c = 0; c < classes().size(); c++) {
            SearchGame.HidingClass each = classes().get(c);
            Rational weight = solution.hider().get(c);
            rows.add(Telling.row(words, each.name(), each.size(), weight, weight.over(Rational.of(each.size()))));
        }
        List<Block> blocks = new ArrayList<>();
        blocks.add(Telling.paragraph(words, "search.classes", classes().size()));
        blocks.add(Telling.table(
                words, rows, "named.head.class", "named.head.members", "named.head.weight", "named.head.each"));
        if (facts.get("rowUniformOverPlacements", Boolean.class))
            blocks.add(Telling.paragraph(words, "search.uniform"));
        blocks.addAll(hidden.apply(words, Math.min(classes().size(), MOST_DRAWN)));
        if (classes().size() == 2)
            blocks.add(new Block.Picture(
                    envelope(words),
                    words.say("search.envelope", classes().getFirst().name())));
        return new Section(words.say("search.section.hider"), blocks);
    }

    private Section searcher(Words words) {
        List<Block> blocks = new ArrayList<>();
        blocks.add(Telling.paragraph(words, "search.plans", solution.searcher().size()));
        if (Math.max(classes().size(), solution.searcher().size()) <= Writing.MOST_SHOWN) blocks.add(reduced(words));
        for (int k = 0; k < Math.min(MOST_DRAWN, solution.searcher().size()); k++) {
            SearchSolution.Weighted<P> each = solution.searcher().get(k);
            blocks.add(new Block.Picture(
                            drawing.apply(words, each.plan()),
                            words.say(
                                    "search.plan",
                                    k + 1,
                                    Telling.amount(words, each.weight()),
                                    solution.game().name(each.plan())))
                    .marking(Tone.GOOD, words.say("search.hit"))
                    .marking(Tone.BAD, words.say("search.miss")));
        }
        return new Section(words.say("search.section.searcher"), blocks);
    }

    /** With two classes: what the best plan needs over the weight of the first class, and the plans that are used as lines. */
    private Figure envelope(Words words) {
        List<Figure.Curve> curves = new ArrayList<>();
        double most = 0;
        for (int k = 0; k < solution.searcher().size(); k++) {
            RationalVector looks =
                    solution.game().looks(solution.searcher().get(k).plan());
            double at0 = looks.get(1).doubleValue();
            double at1 = looks.get(0).doubleValue();
            most = Math.max(most, Math.max(at0, at1));
            curves.add(new Figure.Curve(
                    words.say("search.short", k + 1),
                    List.of(new Figure.Point(0, at0), new Figure.Point(1, at1)),
                    Tone.SECOND,
                    false));
        }
        List<Figure.Point> lowest = new ArrayList<>();
        for (int k = 0; k <= ENVELOPE_STEPS; k++) {
            Rational x = Rational.of(k, ENVELOPE_STEPS);
            double y = solution.game()
                    .fewestLooks(RationalVector.of(x, Rational.ONE.minus(x)), progress)
                    .doubleValue();
            most = Math.max(most, y);
            lowest.add(new Figure.Point(x.doubleValue(), y));
        }
        curves.add(new Figure.Curve(words.say("search.fewest"), lowest, Tone.FIRST, true));
        return new Figure.Plot(
                new Figure.Axis(words.say("search.axis", classes().getFirst().name()), 0, 1),
                new Figure.Axis(words.say("search.fact.value"), 0, most * 1.05),
                curves,
                List.of(new Figure.Dot(
                        new Figure.Point(
                                solution.hider().get(0).doubleValue(),
                                solution.value().doubleValue()),
                        words.write(solution.value()),
                        Tone.ACCENT)),
                List.of());
    }

    /** The small game that is left: classes against the plans that are used. */
    private Block reduced(Words words) {
        RationalMatrix looks = solution.reduced();
        return Writing.table(
                words,
                new MatrixGame(
                        looks,
                        classes().stream().map(SearchGame.HidingClass::name).toList(),
                        IntStream.rangeClosed(1, looks.width())
                                .mapToObj(k -> words.say("search.short", k))
                                .toList()),
                words.say("search.reduced"));
    }

    private Section proof(Words words) {
        RationalVector looks = solution.looks();
        return Section.of(
                words.say("search.section.proof"),
                new Block.Steps(List.of(
                        Telling.step(words, "search.proof.columns", solution.considered()),
                        Telling.step(words, "search.proof.hider." + kind, Telling.amount(words, solution.value())),
                        Telling.step(
                                words,
                                "search.proof.searcher",
                                looks.size() <= 12 ? words.write(looks) : "…",
                                Telling.amount(words, solution.value())))));
    }
}
