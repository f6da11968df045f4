package hissho.stochastic.system;

import hissho.algebra.Algebraic;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What there is to say about a system of games: the answer, the games and their diagram, the matrices at the value, the iteration. */
record SystemReport(String name, Worked worked, Facts facts, Words words) {

    private static final int MOST_TOLD = 12;

    private static final Map<String, List<String>> TOLD = Map.ofEntries(
            Map.entry(
                    SystemQuestion.SOLVE,
                    List.of(
                            "values",
                            "decimals",
                            "row",
                            "col",
                            "systemClass",
                            "rowHasOptimal",
                            "colHasOptimal",
                            "uniqueStrategies")),
            Map.entry(SystemQuestion.CLASSIFY, List.of("systemClass", "needsInfinitePayoff", "s", "M")),
            Map.entry(SystemQuestion.VALIDATE, List.of("valid", "reason")),
            Map.entry(SystemQuestion.FIXED_POINTS, List.of("fixedPoints", "fixedPointsDescribed", "valueOfQ")),
            Map.entry(
                    SystemQuestion.VALUE_MAP,
                    List.of("pieces", "fixedPoints", "fixedPointsDescribed", "valueOfQ", "plotPoints")),
            Map.entry(
                    SystemQuestion.GUARANTEE, List.of("guarantee", "infinitePlayProbability", "worstReply", "values")),
            Map.entry(SystemQuestion.BOUNDS, List.of("s", "M", "bound", "contractionFactor", "rate")),
            Map.entry(
                    SystemQuestion.ITERATE,
                    List.of(
                            "iterate",
                            "value",
                            "maxChange",
                            "aPosterioriBound",
                            "aPrioriBound",
                            "actualError",
                            "errorVsTrue")),
            Map.entry(SystemQuestion.A_PRIORI, List.of("n", "s", "M", "bound", "rate")),
            Map.entry(SystemQuestion.STAGE_MATRIX, List.of("matrices", "values", "row", "col")),
            Map.entry(SystemQuestion.FROM_ITERATE, List.of("rowDecimals", "colDecimals", "guarantee", "iterate")),
            Map.entry(
                    SystemQuestion.ERROR_BOUND,
                    List.of("maxChange", "aPosterioriBound", "aPrioriBound", "actualError", "s", "M", "rate")));

    Report report() {
        List<Section> sections = new ArrayList<>();
        if (worked.question().given().isPresent()) {
            sections.add(section("games", games().toArray(Block[]::new)));
            addSolution(sections);
            addMap(sections);
            addIteration(sections);
            new PlainTrap(worked, words).addTo(sections);
        }
        return new Report(name, words.say("system." + name), headline(), told(), sections);
    }

    /** The facts of the question that have an answer. */
    private List<Said> told() {
        List<Said> said = new ArrayList<>();
        for (String key : TOLD.getOrDefault(worked.question().query(), List.of()))
            try {
                facts.find(key).ifPresent(fact -> said.add(Said.of(words, "system", fact)));
            } catch (NotAnswered e) {
                // a fact this question has no answer to is not told
            }
        return said;
    }

    private Section section(String key, Block... blocks) {
        return Section.of(words.say("system.section." + key), blocks);
    }

    private Block paragraph(String key, Object... arguments) {
        return new Block.Paragraph(words.say("system." + key, arguments));
    }

    /** Games the first one cannot lead to count for the sort of a system too, and this is said. */
    private String apart() {
        GameSystem system = worked.system();
        List<String> apart = system.apart();
        return apart.isEmpty()
                ? ""
                : " "
                        + words.say(
                                "system.class.apart",
                                String.join(", ", apart),
                                system.stages().get(system.start()).name());
    }

    private String headline() {
        SystemQuestion question = worked.question();
        try {
            return switch (question.query()) {
                case SystemQuestion.CLASSIFY ->
                    words.say("system.class." + worked.sort().word()) + apart();
                case SystemQuestion.VALIDATE -> validity();
                case SystemQuestion.FIXED_POINTS, SystemQuestion.VALUE_MAP -> fixed();
                case SystemQuestion.GUARANTEE ->
                    words.say(
                            "system.headline.guarantee",
                            brief(facts.get("guarantee", Map.class)),
                            brief(facts.get("values", Map.class)));
                case SystemQuestion.BOUNDS -> words.say("system.headline.bounds", facts.get("bound", Rational.class));
                case SystemQuestion.A_PRIORI ->
                    words.say("system.headline.steps", facts.get("n", Integer.class), question.tolerance());
                case SystemQuestion.ITERATE, SystemQuestion.FROM_ITERATE, SystemQuestion.ERROR_BOUND ->
                    words.say("system.headline.iterate", question.steps(), brief(IterationFacts.decimals(worked)));
                case SystemQuestion.STAGE_MATRIX ->
                    words.say("system.headline.stage", brief(IterationFacts.values(worked)));
                default -> solved();
            };
        } catch (NotAnswered e) {
            return words.say("system.headline.open", words.say(e.why()));
        }
    }

    private String validity() {
        List<Fault.Found> faults = worked.question().faults();
        if (faults.isEmpty()) return words.say("system.headline.valid");
        String place = faults.getFirst().place();
        return words.say(
                "system.fault." + faults.getFirst().fault().code(), place.isEmpty() ? "infinitePayoff" : place);
    }

    private String fixed() {
        if (worked.system().size() > 1) return fixedTogether();
        var span = worked.map().fixed();
        String low = Written.pretty(ValueMap.written(span.low(), true));
        String high = Written.pretty(ValueMap.written(span.high(), false));
        if (worked.system().swaps() && worked.sort() == Classification.RECURSIVE)
            return words.say("system.headline.fixed.swapped", low.equals(high) ? low : low + " … " + high, ofQ());
        return low.equals(high)
                ? words.say("system.headline.fixed.one", low)
                : words.say("system.headline.fixed", low, high);
    }

    /** The solutions of a system of several games, by game. */
    private String fixedTogether() {
        if (worked.sort() != Classification.RECURSIVE)
            return words.say("system.headline.fixed.one", brief(facts.get("fixedPoints", Map.class)));
        List<OfQ.Ends> ends = MapFacts.ends(worked);
        String all = IntStream.range(0, Math.min(4, ends.size()))
                .mapToObj(k -> {
                    List<String> interval = MapFacts.interval(ends.get(k)).stream()
                            .map(end -> Written.pretty(words, end))
                            .toList();
                    String name = worked.system().stages().get(k).name();
                    return interval.getFirst().equals(interval.getLast())
                            ? name + " " + interval.getFirst()
                            : words.say("system.from-to", name, interval.getFirst(), interval.getLast());
                })
                .collect(Collectors.joining(", "));
        boolean one = ends.stream().allMatch(OfQ.Ends::isOne);
        String key = one ? "one" : MapFacts.isBox(worked) ? "many" : "line";
        return words.say("system.headline.fixed." + key, ends.size() > 4 ? all + ", …" : all);
    }

    /** The value as a function of Q in a line. */
    private String ofQ() {
        return ((List<?>) facts.get("valueOfQ", List.class))
                .stream()
                        .map(piece -> ((Map<?, ?>) piece).get("value") + " (" + ((Map<?, ?>) piece).get("domain") + ")")
                        .map(Written::pretty)
                        .collect(Collectors.joining(", "));
    }

    /** By name, the first few only. */
    private String brief(Map<?, ?> values) {
        return values.entrySet().stream()
                        .limit(4)
                        .map(e -> e.getKey() + ": " + shortly(e.getValue()))
                        .collect(Collectors.joining(", "))
                + (values.size() > 4 ? ", …" : "");
    }

    private String shortly(Object value) {
        String text = Written.pretty(words, value);
        if (text.length() <= SystemMixture.MOST_BRIEF) return text;
        return value instanceof Rational number ? words.brief(number) : text.substring(0, 14) + "…";
    }

    private String solved() {
        Stage first = worked.system().first();
        if (!worked.system().isSmall())
            return words.say(
                    "system.headline.large",
                    first.name(),
                    Rational.ofExactly(worked.large().value()[worked.system().start()])
                            .toDecimal(9),
                    String.format(java.util.Locale.ROOT, "%.2g", worked.large().error()));
        Valuation valuation = worked.valuation();
        int start = worked.system().start();
        if (!SystemFacts.isOneAnswer(worked))
            return words.say(
                    "system.headline.depends", words.write(worked.infinite().orElseThrow()));
        if (valuation.isMet(start) && !valuation.isExact())
            return words.say(
                    "system.headline.short",
                    first.name(),
                    words.brief(valuation.bracket().lower().get(start)));
        if (!valuation.isExact())
            return words.say(
                    "system.headline.near",
                    first.name(),
                    valuation.bracket().lower().get(start).decimalBelow(9),
                    valuation.bracket().upper().get(start).decimalAbove(9));
        String value = value(SystemFacts.exactValue(worked, start));
        Exact exact = valuation.proved();
        if (!exact.row().optimal()) return words.say("system.headline.row-near", first.name(), value);
        if (!exact.column().optimal()) return words.say("system.headline.column-near", first.name(), value);
        String row = mixture(first.rows(), exact.row().strategy().get(start));
        String column = mixture(first.columns(), exact.column().strategy().get(start));
        String full = words.say("system.headline", first.name(), value, row, column);
        return full.length() <= 200 ? full : words.say("system.headline.short", first.name(), value);
    }

    private String value(Algebraic number) {
        return new SystemMixture(words).value(number);
    }

    private String mixture(List<String> names, List<Algebraic> weights) {
        return new SystemMixture(words).of(names, weights);
    }

    // ---- the games

    private List<Block> games() {
        List<Block> blocks = new ArrayList<>();
        GameSystem system = worked.system();
        for (Stage stage : system.stages().subList(0, Math.min(MOST_TOLD, system.size())))
            blocks.add(new Block.Picture(SystemFigures.cells(system, stage, words), stage.name()));
        if (system.size() > MOST_TOLD) blocks.add(paragraph("games.more", MOST_TOLD, system.size()));
        if (system.size() <= MOST_TOLD) blocks.add(SystemFigures.drawn(system, words));
        blocks.add(paragraph("class." + worked.sort().word()));
        return blocks;
    }

    // ---- the solution

    private void addSolution(List<Section> sections) {
        if (!worked.question().asks(SystemQuestion.SOLVE) || !worked.system().isSmall()) return;
        try {
            Valuation valuation = worked.valuation();
            List<Block> blocks = new ArrayList<>();
            blocks.add(values(valuation));
            if (valuation.isExact()) {
                for (int k = 0; k < Math.min(MOST_TOLD, worked.system().size()); k++)
                    blocks.add(new Block.Picture(
                                    SystemFigures.matrix(worked, k, words),
                                    words.say(
                                            "system.matrix.caption",
                                            worked.system().stages().get(k).name()))
                            .marking(Tone.ACCENT, words.say("system.legend.mixed")));
                blocks.add(paragraph("inserted.text"));
                addAttained(blocks, valuation);
            } else blocks.add(paragraph("near.text", valuation.bracket().gap().decimalAbove(12)));
            sections.add(section("solution", blocks.toArray(Block[]::new)));
        } catch (NotAnswered e) {
            sections.add(section("solution", new Block.Paragraph(words.say(e.why()))));
        }
    }

    private Block values(Valuation valuation) {
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (int k = 0; k < Math.min(MOST_TOLD, worked.system().size()); k++) {
            Stage stage = worked.system().stages().get(k);
            String value = valuation.isExact()
                    ? value(valuation.proved().value().get(k))
                    : valuation.isMet(k)
                            ? words.brief(valuation.bracket().lower().get(k))
                            : words.say(
                                    "system.between",
                                    valuation.bracket().lower().get(k).decimalBelow(9),
                                    valuation.bracket().upper().get(k).decimalAbove(9));
            rows.add(List.of(
                    Block.Cell.of(stage.name()),
                    Block.Cell.of(value, Tone.ACCENT),
                    Block.Cell.of(mixture(stage.rows(), valuation.strategy(true, k))),
                    Block.Cell.of(mixture(stage.columns(), valuation.strategy(false, k)))));
        }
        return new Block.Table(
                words.say("system.values.title"),
                List.of(
                        words.say("system.head.game"),
                        words.say("system.head.value"),
                        words.say("system.head.row"),
                        words.say("system.head.column")),
                rows,
                true);
    }

    /** Why a value is not attained, and by what it is approached. */
    private void addAttained(List<Block> blocks, Valuation valuation) {
        Exact exact = valuation.proved();
        for (boolean rows : new boolean[] {true, false}) {
            if ((rows ? exact.row() : exact.column()).optimal()) continue;
            blocks.add(paragraph(rows ? "attained.row" : "attained.column"));
            EpsilonFamily family = EpsilonFamily.of(valuation, rows, worked.progress());
            blocks.add(paragraph(
                    "attained.family",
                    Written.pretty(words, family.formulas())
                            .replace("*eps", "ε")
                            .replace("eps", "ε"),
                    Written.pretty(words, family.guarantees())));
        }
    }

    // ---- the map of one game

    private void addMap(List<Section> sections) {
        if (worked.sort() == Classification.MULTISTAGE) return;
        if (!MapFacts.isOneMap(worked)) addOfQ(sections);
        if (worked.system().size() != 1) return;
        try {
            ValueMap map = worked.map();
            List<Block> blocks = new ArrayList<>();
            blocks.add(paragraph(worked.sort() == Classification.RECURSIVE ? "map.text" : "map.text-unique"));
            map.equation().ifPresent(equation -> blocks.add(paragraph("map.equation", equation.toArray())));
            if (map.equation().isEmpty())
                blocks.add(paragraph(
                        "map.interval",
                        Written.pretty(ValueMap.written(map.fixed().low(), true)),
                        Written.pretty(ValueMap.written(map.fixed().high(), false))));
            blocks.add(new Block.Picture(SystemFigures.map(worked, words), words.say("system.map.caption")));
            if (worked.sort() == Classification.RECURSIVE && !map.swaps())
                blocks.add(new Block.Picture(SystemFigures.ofQ(worked, words), words.say("system.q.caption")));
            sections.add(section("map", blocks.toArray(Block[]::new)));
        } catch (NotAnswered e) {
            return;
        }
    }

    /** How the value depends on Q, where that was asked about. */
    private void addOfQ(List<Section> sections) {
        SystemQuestion question = worked.question();
        if (!question.asks(SystemQuestion.FIXED_POINTS) && !question.asks(SystemQuestion.VALUE_MAP)) return;
        if (worked.sort() != Classification.RECURSIVE) return;
        try {
            sections.add(section(
                    "of-q",
                    paragraph("of-q.text"),
                    new Block.Picture(
                            SystemFigures.inPieces(
                                    worked.ofQ().pieces(worked.system().start()), words),
                            words.say("system.q.caption"))));
        } catch (NotAnswered e) {
            sections.add(section("of-q", new Block.Paragraph(words.say(e.why()))));
        }
    }

    // ---- the iteration

    private void addIteration(List<Section> sections) {
        if (worked.system().leastStop().isZero() || !worked.system().isSmall()) return;
        if (worked.sort() == Classification.MULTISTAGE) return;
        sections.add(section(
                "iteration",
                paragraph(
                        "iteration.text",
                        worked.system().leastStop(),
                        worked.system().largestPay(),
                        worked.system().largestPay().over(worked.system().leastStop())),
                iterates(),
                new Block.Picture(SystemFigures.convergence(worked, words), words.say("system.iteration.caption"))));
    }

    private Block iterates() {
        Iteration iteration = SystemFigures.iteration(worked);
        int shown = Math.min(MOST_TOLD, iteration.values().size() - 1);
        int games = Math.min(6, worked.system().size());
        List<String> head = new ArrayList<>(List.of("n"));
        for (int k = 0; k < games; k++) head.add(worked.system().stages().get(k).name());
        head.add(words.say("system.iteration.change"));
        head.add(words.say("system.iteration.bound"));
        Rational stop = worked.system().leastStop();
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (int n = 1; n <= shown; n++) {
            List<Block.Cell> line = new ArrayList<>(List.of(Block.Cell.of(Integer.toString(n))));
            for (int k = 0; k < games; k++)
                line.add(Block.Cell.of(iteration.values().get(n).get(k).toDecimal(6)));
            Rational change = iteration.change(n);
            line.add(Block.Cell.of(change.toDecimal(8)));
            line.add(Block.Cell.of(
                    change.times(Rational.ONE.minus(stop)).over(stop).toDecimal(8)));
            rows.add(line);
        }
        return new Block.Table(words.say("system.iteration.title"), head, rows, true);
    }
}
