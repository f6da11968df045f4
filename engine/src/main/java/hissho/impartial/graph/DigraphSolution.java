package hissho.impartial.graph;

import hissho.certificate.Certificate;
import hissho.fact.Facts;
import hissho.impartial.Convention;
import hissho.impartial.Induction;
import hissho.impartial.Outcome;
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
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Everything about every vertex of a digraph: outcomes by retrograde analysis, values by labelling.
 *
 * @param functions all labellings with g(x) = mex of the followers, each by the numbers of the vertices; empty where they are too many
 */
record DigraphSolution(DigraphGame game, AnalysedGraph analysed, Optional<List<List<Integer>>> functions)
        implements Solution {

    static DigraphSolution of(DigraphGame game, Progress progress) {
        return new DigraphSolution(
                game, AnalysedGraph.of(game.graph(), progress), SgFunctions.of(game.graph(), progress));
    }

    @Override
    public Facts facts() {
        return GraphFacts.of(this);
    }

    @Override
    public Certificate certificate(Progress progress) {
        return GraphCertificate.of(this, progress);
    }

    @Override
    public Report tell(Words words) {
        Digraph graph = game.graph();
        Optional<List<Integer>> cycle = graph.cycle();
        List<String> told = new ArrayList<>(List.of("acyclic", "outcomes", "values", "winningMoves"));
        told.addAll(cycle.isEmpty() ? List.of("longestPath") : List.of("cycle", "progressMoves"));
        if (functions.isPresent()) told.add("sgFunctionCount");
        told.addAll(List.of("sumOutcomes", "sumTable"));
        List<Section> sections = new ArrayList<>();
        sections.add(Section.of(
                words.say("impartial.section.position"),
                new Block.Picture(analysed.figure(game.start().orElse(-1)), words.say("impartial.graph-game.caption"))
                        .marking(Tone.GOOD, words.say("impartial.legend.p"))
                        .marking(Tone.ACCENT, words.say("impartial.legend.token"))
                        .marking(Tone.MUTED, words.say("impartial.legend.drawn"))));
        sections.add(structure(graph, cycle, words));
        sections.addAll(
                Induction.of(graph.size(), graph::followers, Convention.NORMAL).told(graph::name, words));
        if (cycle.isEmpty()) sections.add(rounds(words));
        sections.add(vertices(words));
        functions.filter(list -> cycle.isPresent()).ifPresent(list -> sections.add(functions(list, words)));
        return new Report(
                "graph-game",
                words.say("impartial.graph-game.title", graph.size(), graph.edgeCount()),
                headline(words),
                Said.of(words, "impartial", facts(), told.toArray(String[]::new)),
                sections);
    }

    private String headline(Words words) {
        if (game.start().isPresent()) {
            int v = game.start().get();
            return words.say(
                    "impartial.graph-game.headline-"
                            + analysed.outcomes().get(v).plain(),
                    game.graph().name(v),
                    analysed.values().get(v).toString(),
                    String.join(", ", analysed.winning(v, true)),
                    analysed.winning(v, true).size());
        }
        return counted(game.graph(), analysed, words);
    }

    /** How many vertices are won, lost and drawn. */
    static String counted(Digraph graph, AnalysedGraph analysed, Words words) {
        Map<Outcome, Integer> counts = new java.util.EnumMap<>(Outcome.class);
        for (int v = 0; v < graph.size(); v++) counts.merge(analysed.outcomes().get(v), 1, Integer::sum);
        boolean drawn = counts.containsKey(Outcome.DRAW);
        return words.say(
                drawn ? "impartial.graph-game.headline" : "impartial.graph-game.headline-all",
                counts.getOrDefault(Outcome.P, 0),
                counts.getOrDefault(Outcome.N, 0),
                counts.getOrDefault(Outcome.DRAW, 0));
    }

    static Section structure(Digraph graph, Optional<List<Integer>> cycle, Words words) {
        return Section.of(
                words.say("impartial.graph-game.structure"),
                new Block.Paragraph(cycle.map(c -> words.say(
                                "impartial.graph-game.cyclic",
                                c.stream().map(graph::name).toList()))
                        .orElseGet(() -> words.say("impartial.graph-game.bounded"))));
    }

    private Section rounds(Words words) {
        List<Step> steps = new ArrayList<>();
        for (List<Integer> round : game.graph().rounds()) {
            List<String> labels = round.stream()
                    .map(v -> {
                        List<String> options = java.util.Arrays.stream(
                                        game.graph().followers(v))
                                .mapToObj(w -> analysed.values().get(w).toString())
                                .distinct()
                                .sorted()
                                .toList();
                        return game.graph().name(v) + " = mex{" + String.join(",", options) + "} = "
                                + analysed.values().get(v);
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
        for (int v = 0; v < game.graph().size(); v++) {
            Outcome outcome = analysed.outcomes().get(v);
            String name = game.graph().name(v);
            rows.add(List.of(
                    Cell.of(name),
                    Cell.of(outcome.plain(), outcome == Outcome.P ? Tone.GOOD : Tone.PLAIN),
                    Cell.of(analysed.values().get(v).toString()),
                    Cell.of(
                            outcome == Outcome.DRAW
                                    ? "–"
                                    : Integer.toString(analysed.remoteness().get(v))),
                    Cell.of(outcome == Outcome.N ? String.join(", ", analysed.winning(v, false)) : "")));
        }
        String title = words.say("impartial.graph-game.vertices");
        Block table = new Block.Table(
                title,
                List.of(
                        words.say("impartial.graph-game.vertex"),
                        words.say("impartial.fact.class"),
                        words.say("impartial.head.value"),
                        words.say("impartial.graph-game.remoteness"),
                        words.say("impartial.fact.winningMoves")),
                rows,
                true);
        return analysed.values().stream().anyMatch(value -> value.toString().startsWith("∞"))
                ? Section.of(title, table, new Block.Paragraph(words.say("impartial.graph-game.infinite")))
                : Section.of(title, table);
    }

    private Section functions(List<List<Integer>> list, Words words) {
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
            head.addAll(game.graph().names());
            blocks.add(new Block.Table(words.say("impartial.graph-game.functions-table"), head, rows, true));
        }
        return new Section(words.say("impartial.graph-game.functions"), blocks);
    }
}
