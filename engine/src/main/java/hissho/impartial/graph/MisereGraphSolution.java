package hissho.impartial.graph;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.fact.Facts;
import hissho.impartial.Convention;
import hissho.impartial.Induction;
import hissho.impartial.Outcome;
import hissho.kind.Solution;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Every vertex of a digraph in misère play, where the player who cannot move wins: outcomes, winning moves, moves to the end. */
record MisereGraphSolution(DigraphGame game, AnalysedGraph analysed) implements Solution {

    static MisereGraphSolution of(DigraphGame game, Progress progress) {
        return new MisereGraphSolution(game, AnalysedGraph.ofMisere(game.graph(), progress));
    }

    @Override
    public Facts facts() {
        return GraphFacts.ofMisere(analysed);
    }

    /** Arrow by arrow at every vertex, which proves it, for the moves to the end fall along every line of play that matters. */
    @Override
    public Certificate certificate(Progress progress) {
        Digraph graph = game.graph();
        boolean holds = analysed.outcomes().size() == graph.size()
                && GraphCertificate.agree(
                        graph.size(),
                        graph::followers,
                        analysed.outcomes(),
                        analysed.remoteness(),
                        Convention.MISERE,
                        progress);
        Map<String, Object> data = InOrder.of(
                "play", Convention.MISERE.plain(),
                "outcomes", analysed.byName(v -> analysed.outcomes().get(v).plain()),
                "remoteness",
                        analysed.byName(v -> analysed.outcomes().get(v) == Outcome.DRAW
                                ? null
                                : analysed.remoteness().get(v)),
                "winningMoves", analysed.winningMoves(false));
        return new Certificate.Values(
                holds, Extent.everything(), Message.of("impartial.graph-game.certificate-misere"), data);
    }

    @Override
    public Report tell(Words words) {
        Digraph graph = game.graph();
        Optional<List<Integer>> cycle = graph.cycle();
        List<String> told = new ArrayList<>(List.of("play", "acyclic", "outcomes", "winningMoves"));
        told.addAll(cycle.isEmpty() ? List.of("longestPath") : List.of("cycle", "progressMoves"));
        List<Section> sections = new ArrayList<>();
        sections.add(Section.of(
                words.say("impartial.section.position"),
                new Block.Picture(
                                AnalysedGraph.figure(
                                        graph,
                                        game.start().orElse(-1),
                                        graph::name,
                                        v -> analysed.outcomes().get(v) == Outcome.P ? Tone.GOOD : Tone.PLAIN),
                                words.say("impartial.graph-game.caption-misere"))
                        .marking(Tone.GOOD, words.say("impartial.legend.p"))
                        .marking(Tone.ACCENT, words.say("impartial.legend.token"))));
        sections.add(DigraphSolution.structure(graph, cycle, words));
        sections.addAll(
                Induction.of(graph.size(), graph::followers, Convention.MISERE).told(graph::name, words));
        return new Report(
                "graph-game",
                words.say("impartial.graph-game.title", graph.size(), graph.edgeCount()),
                headline(words),
                Said.of(words, "impartial", facts(), told.toArray(String[]::new)),
                sections);
    }

    private String headline(Words words) {
        if (game.start().isEmpty()) return DigraphSolution.counted(game.graph(), analysed, words);
        int v = game.start().get();
        Outcome outcome = analysed.outcomes().get(v);
        return words.say(
                "impartial.graph-game.headline-misere-"
                        + (game.graph().followers(v).length == 0 ? "ended" : outcome.plain()),
                game.graph().name(v),
                String.join(", ", analysed.winning(v, true)));
    }
}
