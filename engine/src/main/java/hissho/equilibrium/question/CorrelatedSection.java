package hissho.equilibrium.question;

import hissho.equilibrium.Correlated;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.StrategicGame;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Figure.Grid;
import hissho.report.Figure.Square;
import hissho.report.Said;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Tells the best correlated equilibrium for an aim, what it pays, and how many corners all of them together have, or why these were not listed. */
final class CorrelatedSection {

    /** It is told unasked where there are at most so many profiles, and further where the document has an aim of its own. */
    private static final int MOST_UNASKED = 36;

    private static final int MOST_TOLD = 30;

    private final StrategicGame game;
    private final RationalVector aim;
    private final Facts facts;
    private final Progress progress;
    private final Words words;

    CorrelatedSection(StrategicGame game, RationalVector aim, Facts facts, Progress progress, Words words) {
        this.game = game;
        this.aim = aim;
        this.facts = facts;
        this.progress = progress;
        this.words = words;
    }

    static boolean isTold(StrategicGame game, RationalVector aim) {
        return game.profiles() <= (isSum(aim) ? MOST_UNASKED : CorrelatedFacts.MOST_PROFILES);
    }

    private static boolean isSum(RationalVector aim) {
        return aim.stream().allMatch(Rational.ONE::equals);
    }

    Section section() {
        RationalVector best = Correlated.of(game).best(aim, progress);
        List<Block> blocks = new ArrayList<>(List.of(new Block.Paragraph(words.say("equilibrium.correlated.how"))));
        if (game.players().count() == 2) blocks.add(grid(best));
        else blocks.addAll(table(best));
        List<Said> said = new ArrayList<>();
        facts.find("correlatedPayoff").ifPresent(fact -> said.add(Said.of(words, "equilibrium", fact)));
        if (!isSum(aim)) facts.find("correlatedAim").ifPresent(fact -> said.add(Said.of(words, "equilibrium", fact)));
        String open = "";
        try {
            facts.find("correlatedCornerCount").ifPresent(fact -> said.add(Said.of(words, "equilibrium", fact)));
        } catch (NotAnswered e) {
            open = words.say(e.why());
        }
        blocks.add(new Block.Facts(said));
        if (!open.isEmpty()) blocks.add(new Block.Paragraph(words.say("equilibrium.correlated.corners-open", open)));
        return new Section(words.say("equilibrium.section.correlated"), blocks);
    }

    private String what() {
        if (isSum(aim)) return words.say("equilibrium.figure.correlated");
        return words.say(
                "equilibrium.figure.correlated-aim",
                String.join(
                        words.say("equilibrium.list"),
                        IntStream.range(0, aim.size())
                                .mapToObj(i -> words.say(
                                        "equilibrium.figure.correlated-counts",
                                        aim.get(i),
                                        game.players().name(i)))
                                .toList()));
    }

    private Block grid(RationalVector best) {
        List<List<Square>> rows = IntStream.range(0, game.size(0))
                .mapToObj(i -> IntStream.range(0, game.size(1))
                        .mapToObj(j -> {
                            Rational weight = best.get(game.profile(i, j));
                            return new Square(
                                    NearNumbers.inTable(words, weight), weight.isZero() ? Tone.PLAIN : Tone.ACCENT);
                        })
                        .toList())
                .toList();
        return new Block.Picture(new Grid(game.strategies(0), game.strategies(1), rows), what())
                .marking(Tone.ACCENT, words.say("equilibrium.legend.drawn"));
    }

    /** The profiles that are drawn, where there are more than two players. */
    private List<Block> table(RationalVector best) {
        List<Integer> drawn = best.support().stream()
                .sorted((x, y) -> java.util.Arrays.compare(game.choices(x), game.choices(y)))
                .toList();
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (int profile : drawn.subList(0, Math.min(MOST_TOLD, drawn.size()))) {
            List<Block.Cell> row = new ArrayList<>();
            for (String name : PureFacts.labels(game, profile)) row.add(Block.Cell.of(name));
            row.add(new Block.Cell(best.get(profile), NearNumbers.inTable(words, best.get(profile)), Tone.PLAIN));
            row.add(Block.Cell.of(game.payoffsAt(profile), words));
            rows.add(row);
        }
        List<String> head = new ArrayList<>(StrategicReport.names(game, words));
        head.add(words.say("equilibrium.column.probability"));
        head.add(words.say("equilibrium.column.payoffs"));
        List<Block> blocks = new ArrayList<>(List.of(new Block.Table(what(), head, rows, false)));
        if (drawn.size() > MOST_TOLD)
            blocks.add(new Block.Paragraph(words.say("equilibrium.cut", MOST_TOLD, drawn.size())));
        return blocks;
    }
}
