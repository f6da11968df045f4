package hissho.impartial.hackenbush;

import hissho.certificate.Certificate;
import hissho.fact.Facts;
import hissho.impartial.Analysis;
import hissho.impartial.Supplement;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Block.Cell;
import hissho.report.Block.Step;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** What a green picture adds to the report: its parts, the reduction to stalks drawn step by step, the value after every cut. */
@SuppressWarnings("ArrayRecordComponent") // never changed and never compared
record GreenSupplement(GreenPicture green, int[] after) implements Supplement {

    private static final int MOST_EDGES_DRAWN = 80;
    private static final int MOST_CUTS_LISTED = 300;

    static GreenSupplement of(GreenPicture green) {
        return new GreenSupplement(green, new int[0]);
    }

    @Override
    public Supplement beside(Analysis analysis, Progress progress) {
        return isListed() ? new GreenSupplement(green, green.cutValues(progress)) : this;
    }

    @Override
    public String room() {
        return "hackenbush";
    }

    @Override
    public Facts facts(Analysis analysis, Progress progress) {
        Supplier<int[]> cuts = new Once<>(() -> isListed() ? after : green.cutValues(progress));
        return GreenFacts.of(green, analysis, cuts, progress);
    }

    @Override
    public List<String> told(Analysis analysis, Progress progress) {
        return isListed() ? List.of("componentSg", "valueAfterCut") : List.of("componentSg");
    }

    @Override
    public Optional<Certificate> certificate(Analysis analysis, Progress progress) {
        return Optional.of(GreenCertificate.of(analysis, green, after, progress));
    }

    private boolean isListed() {
        return green.picture().edges() <= MOST_CUTS_LISTED;
    }

    @Override
    public List<Section> theory(Analysis analysis, Words words, Progress progress) {
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Paragraph(words.say("hackenbush.green.rule")));
        blocks.add(new Block.Paragraph(words.say("hackenbush.green.principles")));
        int edges = green.present().cardinality();
        blocks.add(new Block.Paragraph(
                words.say("hackenbush.parity", edges, green.worth(), words.say("hackenbush.parity." + edges % 2))));
        List<Section> sections = new ArrayList<>();
        sections.add(new Section(words.say("hackenbush.section.rule"), blocks));
        if (edges <= MOST_EDGES_DRAWN && edges > 0) sections.add(reduction(words));
        return sections;
    }

    private Section reduction(Words words) {
        Fusion fusion = green.fusion();
        List<Step> steps = new ArrayList<>();
        FusedPicture fused = FusedPicture.of(fusion);
        List<Reduction.Stage> stages = Reduction.of(fusion);
        if (fused.classes().stream().anyMatch(c -> c.loops() > 0)) steps.add(Step.of(fusedClasses(words, fused)));
        for (Reduction.Stage stage : stages)
            steps.add(Step.of(
                    words.say(stage.what()),
                    new Block.Picture(
                                    Layout.of(stage.picture())
                                            .figure(
                                                    stage.picture(),
                                                    stage.picture().whole(),
                                                    e -> Tone.GOOD),
                                    words.say("hackenbush.caption.stage"))
                            .marking(Tone.ACCENT, words.say("hackenbush.legend.ground"))
                            .marking(Tone.GOOD, words.say("hackenbush.legend.green"))));
        List<Integer> parts = fusion.partValues();
        String sum = parts.stream().map(String::valueOf).collect(Collectors.joining(" ⊕ "));
        steps.add(Step.of(
                parts.size() == 1
                        ? words.say("hackenbush.step.stalk", fused.value())
                        : words.say("hackenbush.step.stalks", sum, fused.value())));
        return Section.of(words.say("hackenbush.section.reduction"), new Block.Steps(steps));
    }

    private static String fusedClasses(Words words, FusedPicture fused) {
        String classes = fused.classes().stream()
                .filter(c -> c.loops() > 0)
                .map(c -> words.say(
                        c.vertices().size() == 1 ? "hackenbush.class-one" : "hackenbush.class",
                        words.write(c.vertices()),
                        c.loops()))
                .collect(Collectors.joining("; "));
        return words.say("hackenbush.step.classes", classes);
    }

    @Override
    public List<Section> more(Analysis analysis, Words words, Progress progress) {
        if (!isListed() || green.present().isEmpty()) return List.of();
        Block.Table table = new Block.Table(
                words.say("hackenbush.table.cuts"),
                List.of(
                        words.say("hackenbush.head.part"),
                        words.say("hackenbush.head.part-value"),
                        words.say("hackenbush.head.value"),
                        words.say("hackenbush.head.edges")),
                cutRows(words),
                true);
        Block.Picture picture = new Block.Picture(
                        green.layout()
                                .figure(green.picture(), green.present(), e -> after[e] == 0 ? Tone.GOOD : Tone.MUTED),
                        words.say("hackenbush.caption.cuts"))
                .marking(Tone.ACCENT, words.say("hackenbush.legend.ground"))
                .marking(Tone.GOOD, words.say("hackenbush.legend.winning-cut"))
                .marking(Tone.MUTED, words.say("hackenbush.legend.other-cut"));
        return List.of(Section.of(words.say("hackenbush.section.cuts"), table, picture));
    }

    /** For every part, by its value after the cut: which cuts lead there, and what the whole picture is then worth. */
    private List<List<Cell>> cutRows(Words words) {
        List<List<Cell>> rows = new ArrayList<>();
        int number = 0;
        for (BitSet part : green.parts()) {
            number++;
            int others = green.worth() ^ green.worth(part);
            TreeMap<Integer, List<Integer>> cuts = new TreeMap<>();
            part.stream()
                    .forEach(e -> cuts.computeIfAbsent(after[e] ^ others, v -> new ArrayList<>())
                            .add(e));
            String label = number + " (" + green.worth(part) + ")";
            cuts.forEach((value, edges) -> {
                int whole = value ^ others;
                Tone tone = whole == 0 ? Tone.GOOD : Tone.PLAIN;
                rows.add(List.of(
                        Cell.of(label),
                        new Cell(value, String.valueOf(value), tone),
                        new Cell(whole, String.valueOf(whole), tone),
                        new Cell(edges, words.write(edges), tone)));
            });
        }
        return rows;
    }
}
