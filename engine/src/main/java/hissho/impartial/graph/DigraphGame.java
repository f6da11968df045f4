package hissho.impartial.graph;

import hissho.impartial.Convention;
import hissho.impartial.Outcome;
import hissho.kind.Game;
import hissho.kind.Solution;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Block.Cell;
import hissho.report.Block.Step;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A digraph as a game, with the vertex where play starts if there is one. */
record DigraphGame(Digraph graph, Optional<Integer> start, Convention convention) implements Game {

    /** Everything about every vertex: outcomes by retrograde analysis, values by labelling. */
    record Solved(DigraphGame game, AnalysedGraph analysed, Optional<List<int[]>> functions) implements Solution {

        static Solved of(DigraphGame game, Progress progress) {
            Optional<List<int[]>> functions;
            try {
                functions = Optional.of(SgFunctions.of(game.graph, progress));
            } catch (hissho.document.BadDocument tooMany) {
                functions = Optional.empty();
            }
            return new Solved(game, AnalysedGraph.of(game.graph, progress), functions);
        }

        /** Two independent ways agree on every vertex: values by labelling, outcomes by retrograde analysis. */
        @Override
        public boolean certified() {
            return analysed.isConsistent();
        }

        @Override
        public Report tell(Words words) {
            Digraph graph = game.graph;
            Optional<List<Integer>> cycle = graph.cycle();
            List<Said> facts = new ArrayList<>();
            facts.add(Said.of(words, "acyclic", "impartial.graph-game.acyclic", cycle.isEmpty()));
            facts.add(Said.of(
                    words,
                    "outcomes",
                    "impartial.graph-game.outcomes",
                    analysed.byName(v -> analysed.retrograde().outcome(v).plain())));
            facts.add(new Said(
                    "values",
                    words.say("impartial.graph-game.values"),
                    analysed.byName(v -> analysed.values().of(v).plain()),
                    words.write(analysed.byName(v -> analysed.values().of(v).toString()))));
            facts.add(Said.of(words, "winningMoves", "impartial.fact.winningMoves", analysed.winningMoves()));
            if (cycle.isEmpty()) facts.add(Said.of(words, "longestPath", "impartial.graph-game.longest", longest()));
            else {
                facts.add(Said.of(
                        words,
                        "cycle",
                        "impartial.graph-game.cycle",
                        cycle.get().stream().map(graph::name).toList()));
                facts.add(Said.of(words, "progressMoves", "impartial.graph-game.progress", analysed.progressMoves()));
            }
            functions.ifPresent(list ->
                    facts.add(Said.of(words, "sgFunctionCount", "impartial.graph-game.functions", list.size())));
            List<Section> sections = new ArrayList<>();
            sections.add(Section.of(
                    words.say("impartial.section.position"),
                    new Block.Picture(
                            analysed.figure(game.start.orElse(-1)), words.say("impartial.graph-game.caption"))));
            sections.add(structure(cycle, words));
            if (cycle.isEmpty()) sections.add(rounds(words));
            sections.add(vertices(words));
            functions.filter(list -> cycle.isPresent()).ifPresent(list -> sections.add(functions(list, words)));
            return new Report(
                    "graph-game",
                    words.say("impartial.graph-game.title", graph.size(), graph.edgeCount()),
                    headline(words),
                    facts,
                    sections,
                    new Report.Certificate(words.say("impartial.graph-game.certificate"), certified()));
        }

        private String headline(Words words) {
            if (game.start.isPresent()) {
                int v = game.start.get();
                return words.say(
                        "impartial.graph-game.headline-"
                                + analysed.retrograde().outcome(v).plain(),
                        game.graph.name(v),
                        analysed.values().of(v).toString());
            }
            Map<Outcome, Integer> counts = new java.util.EnumMap<>(Outcome.class);
            for (int v = 0; v < game.graph.size(); v++)
                counts.merge(analysed.retrograde().outcome(v), 1, Integer::sum);
            return words.say(
                    "impartial.graph-game.headline",
                    counts.getOrDefault(Outcome.P, 0),
                    counts.getOrDefault(Outcome.N, 0),
                    counts.getOrDefault(Outcome.DRAW, 0));
        }

        private Map<String, Integer> longest() {
            int[] paths = game.graph.longestPaths();
            Map<String, Integer> map = new LinkedHashMap<>();
            for (int v = 0; v < paths.length; v++) map.put(game.graph.name(v), paths[v]);
            return map;
        }

        private Section structure(Optional<List<Integer>> cycle, Words words) {
            return Section.of(
                    words.say("impartial.graph-game.structure"),
                    new Block.Paragraph(cycle.map(c -> words.say(
                                    "impartial.graph-game.cyclic",
                                    c.stream().map(game.graph::name).toList()))
                            .orElseGet(() -> words.say("impartial.graph-game.bounded"))));
        }

        private Section rounds(Words words) {
            List<Step> steps = new ArrayList<>();
            for (List<Integer> round : game.graph.rounds()) {
                List<String> labels = round.stream()
                        .map(v -> {
                            List<String> options = java.util.Arrays.stream(game.graph.followers(v))
                                    .mapToObj(w -> analysed.values().of(w).toString())
                                    .distinct()
                                    .sorted()
                                    .toList();
                            return game.graph.name(v) + " = mex{" + String.join(",", options) + "} = "
                                    + analysed.values().of(v);
                        })
                        .toList();
                steps.add(Step.of(String.join("; ", labels)));
            }
            return Section.of(
                    words.say("impartial.graph-game.rounds"),
                    new Block.Paragraph(words.say("impartial.graph-game.rounds-how")),
                    new Block.Steps(steps));
        }

        private Section vertices(Words words) {
            List<List<Cell>> rows = new ArrayList<>();
            for (int v = 0; v < game.graph.size(); v++) {
                Outcome outcome = analysed.retrograde().outcome(v);
                String name = game.graph.name(v);
                rows.add(List.of(
                        Cell.of(name),
                        Cell.of(outcome.plain(), outcome == Outcome.P ? Tone.GOOD : Tone.PLAIN),
                        Cell.of(analysed.values().of(v).toString()),
                        Cell.of(
                                outcome == Outcome.DRAW
                                        ? "–"
                                        : Integer.toString(analysed.retrograde().remoteness(v))),
                        Cell.of(String.join(", ", analysed.winningMoves().getOrDefault(name, List.of())))));
            }
            return Section.of(
                    words.say("impartial.graph-game.vertices"),
                    new Block.Table(
                            words.say("impartial.graph-game.vertices"),
                            List.of(
                                    words.say("impartial.graph-game.vertex"),
                                    words.say("impartial.fact.class"),
                                    words.say("impartial.head.value"),
                                    words.say("impartial.graph-game.remoteness"),
                                    words.say("impartial.fact.winningMoves")),
                            rows,
                            true));
        }

        private Section functions(List<int[]> list, Words words) {
            List<Block> blocks = new ArrayList<>();
            blocks.add(new Block.Paragraph(words.say(
                    list.isEmpty()
                            ? "impartial.graph-game.no-function"
                            : list.size() == 1
                                    ? "impartial.graph-game.one-function"
                                    : "impartial.graph-game.many-functions",
                    list.size())));
            if (!list.isEmpty()) {
                List<List<Cell>> rows = new ArrayList<>();
                for (int i = 0; i < Math.min(12, list.size()); i++) {
                    List<Cell> row = new ArrayList<>(List.of(Cell.of(Integer.toString(i + 1))));
                    for (int label : list.get(i)) row.add(Cell.of(Integer.toString(label)));
                    rows.add(row);
                }
                List<String> head = new ArrayList<>(List.of(""));
                head.addAll(game.graph.names());
                blocks.add(new Block.Table(words.say("impartial.graph-game.functions-table"), head, rows, true));
            }
            return new Section(words.say("impartial.graph-game.functions"), blocks);
        }
    }
}
