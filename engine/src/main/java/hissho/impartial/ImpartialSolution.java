package hissho.impartial;

import hissho.certificate.Certificate;
import hissho.fact.Facts;
import hissho.kind.Solution;
import hissho.play.Board;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The solved position of any impartial game, and the report that is the same for all of them. */
public record ImpartialSolution(
        String kind, Message title, Analysis analysis, Supplement supplement, Facts facts, Progress progress)
        implements Solution {

    public static ImpartialSolution of(String kind, Component game, Convention convention, Progress progress) {
        return of(kind, game, convention, Supplement.NONE, progress);
    }

    public static ImpartialSolution of(
            String kind, Component game, Convention convention, Supplement added, Progress progress) {
        Analysis analysis = Analysis.of(game, convention, progress);
        Supplement supplement = added.beside(analysis, progress);
        Facts facts = AnalysisFacts.of(analysis, supplement.comparingMoves(), progress)
                .putAll(supplement.facts(analysis, progress));
        return new ImpartialSolution(kind, game.describe(), analysis, supplement, facts, progress);
    }

    /** What the certificates of a position call its facts. */
    public static final Map<String, String> CALLED = Map.of(
            "class", "outcome",
            "sg", "value",
            "winningMoves", "winning",
            "drawingMoves", "drawing",
            "moveCount", "winningCount",
            "headPositions", "heads");

    @Override
    public Certificate certificate(Progress progress) {
        Certificate certificate =
                supplement.certificate(analysis, progress).orElseGet(() -> AnalysisCertificate.of(analysis, progress));
        Certificate called = certificate.calling(CALLED).and(countsAsMany(certificate.data()));
        return analysis.outcome() == Outcome.DRAW || !certificate.data().containsKey("outcome")
                ? called
                : called.covering(Map.of("winner", AnalysisFacts.winner(analysis)));
    }

    /** As many moves win as the certificate counted, and no fewer than are listed. */
    private boolean countsAsMany(Map<String, Object> checked) {
        String said = analysis.winningCount().toString();
        return analysis.winningCount()
                                .compareTo(BigInteger.valueOf(analysis.winning().size()))
                        >= 0
                && said.equals(String.valueOf(checked.getOrDefault("winningCount", said)));
    }

    @Override
    public Report tell(Words words) {
        List<Said> said = new ArrayList<>(Said.of(words, "impartial", facts, told()));
        said.addAll(Said.of(
                words,
                supplement.room(),
                facts,
                supplement.told(analysis, progress).toArray(String[]::new)));
        List<Section> sections = new ArrayList<>();
        sections.add(new Section(words.say("impartial.section.position"), pictures(words, progress)));
        sections.addAll(supplement.theory(analysis, words, progress));
        sections.addAll(Argument.sections(analysis, words, progress));
        sections.addAll(supplement.more(analysis, words, progress));
        return new Report(kind, capital(words.say(title)), headline(words), said, sections);
    }

    /** A description as a title: a sentence goes on after it, a title begins with it. */
    public static String capital(String title) {
        int first = title.offsetByCodePoints(0, 1);
        return title.substring(0, first).toUpperCase(Locale.ROOT) + title.substring(first);
    }

    /** Who wins and how, after the verdict on what was proposed. */
    private String headline(Words words) {
        String won = Argument.headline(analysis, words);
        return supplement
                .verdict()
                .map(verdict -> words.say("core.verdict.first", words.say(verdict), won))
                .orElse(won);
    }

    /** What the report tells of every impartial game. */
    private String[] told() {
        List<String> keys = new ArrayList<>(List.of("class"));
        if (analysis.value().isPresent()) keys.add("sg");
        if (analysis.value().isPresent() && analysis.components().size() > 1) keys.add("componentSg");
        if (analysis.outcome() != Outcome.DRAW) keys.add("winner");
        if (analysis.listsAll()) keys.add("winningMoves");
        else if (!analysis.winning().isEmpty()) keys.add("someWinningMoves");
        if (analysis.counted().isPresent()) keys.add("moveCount");
        if (analysis.outcome() == Outcome.DRAW) keys.add("drawingMoves");
        keys.add("play");
        return keys.toArray(String[]::new);
    }

    private List<Block> pictures(Words words, Progress progress) {
        String caption = words.say(analysis.game().describe());
        List<Board> boards = analysis.convention() == Convention.NORMAL
                ? analysis.game().explained(words, progress)
                : analysis.game().scene(words).boards();
        List<Component> components = analysis.components();
        boolean each =
                boards.size() == components.size() && analysis.game().family().isEmpty();
        List<Block> pictures = new ArrayList<>();
        for (int i = 0; i < boards.size(); i++) {
            String part = each ? words.say(components.get(i).describe()) : caption;
            Block.Picture picture = new Block.Picture(
                    boards.get(i).figure(),
                    boards.size() == 1 ? caption : boards.get(i).title() + ": " + part);
            Optional<Component> shown =
                    each ? Optional.of(components.get(i)) : components.stream().findFirst();
            pictures.add(
                    shown.map(component -> marked(picture, component, words)).orElse(picture));
        }
        return pictures;
    }

    private static Block.Picture marked(Block.Picture picture, Component component, Words words) {
        Block.Picture marked = picture;
        for (Map.Entry<Tone, Message> each : component.legend().entrySet())
            marked = marked.marking(each.getKey(), words.say(each.getValue()));
        return marked;
    }
}
