package hissho.stochastic.guess;

import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/** What there is to say about a position of Guess it!: the rules, the question as a matrix game, why nobody guesses, and the table. */
record GuessReport(GuessIt game, GuessTable table, Words words) {

    static final int USUAL_TABLE = 6;

    List<Section> sections() {
        List<Section> sections = new ArrayList<>();
        sections.add(section("rules", paragraph("rules.text")));
        if (game.isOpen()) {
            sections.add(section("stage", paragraph("stage.text"), stageMatrix(), new Block.Steps(steps())));
            sections.add(section("no-guess", guess()));
        } else
            sections.add(section(
                    "closed", paragraph(game.other() == 0 ? "closed.known" : "closed.empty", game.other() + 1)));
        int largest = Math.max(USUAL_TABLE, Math.max(game.own(), game.other()));
        if (table.isWhole(largest))
            sections.add(section("table", tables(words, table, largest, true).toArray(Block[]::new)));
        return sections;
    }

    /** What can be said where the numbers are bounds: no fractions. */
    List<Section> briefly() {
        int largest = Math.max(game.own(), game.other());
        return List.of(
                section("rules", paragraph("rules.text")),
                section("table", tables(words, table, largest, false).toArray(Block[]::new)));
    }

    private Section section(String name, Block... blocks) {
        return Section.of(words.say("stochastic.guess.section." + name), blocks);
    }

    private Block paragraph(String key, Object... arguments) {
        return new Block.Paragraph(words.say("stochastic.guess." + key, arguments));
    }

    private Block stageMatrix() {
        RationalMatrix matrix = table.stage(game).matrix();
        List<String> rows = IntStream.range(0, 3)
                .mapToObj(i -> words.say("stochastic.guess.move." + i))
                .toList();
        List<String> columns = IntStream.range(0, 2)
                .mapToObj(j -> words.say("stochastic.guess.reply." + j))
                .toList();
        List<List<Figure.Square>> cells = IntStream.range(0, 3)
                .mapToObj(i -> IntStream.range(0, 2)
                        .mapToObj(j -> new Figure.Square(words.brief(matrix.get(i, j)), Tone.PLAIN))
                        .toList())
                .toList();
        return new Block.Picture(new Figure.Grid(rows, columns, cells), words.say("stochastic.guess.stage.caption"));
    }

    private List<Block.Step> steps() {
        Stage stage = table.stage(game);
        GuessIt hit = game.afterHit();
        GuessIt bluffed = game.afterBluff();
        return List.of(
                step(
                        "hit",
                        words.brief(Rational.ONE.minus(stage.guess())),
                        hit.own(),
                        hit.other(),
                        words.brief(stage.hit())),
                step("bluffed", bluffed.own(), bluffed.other(), words.brief(stage.exposed())),
                step("bluff", Chance.told(words, stage.bluff())),
                step("call", Chance.told(words, stage.call())),
                step("value", Chance.told(words, stage.value())));
    }

    private Block.Step step(String name, Object... arguments) {
        return Block.Step.of(words.say("stochastic.guess.step." + name, arguments));
    }

    private Block guess() {
        Rational guess = GuessTable.closed(game);
        Rational value = table.value(game);
        String verdict = guess.equals(value) ? "tie" : "better";
        return paragraph("no-guess." + verdict, Chance.told(words, guess), Chance.told(words, value));
    }

    /** The chances to win as a heat map, and value, bluff and call for all hands up to a size. */
    static List<Block> tables(Words words, GuessTable table, int largest, boolean exact) {
        List<String> sizes =
                IntStream.rangeClosed(1, largest).mapToObj(Integer::toString).toList();
        Figure map = new Figure.HeatMap(
                words.say("stochastic.guess.axis.other"),
                words.say("stochastic.guess.axis.own"),
                sizes,
                sizes,
                IntStream.rangeClosed(1, largest)
                        .mapToObj(own -> IntStream.rangeClosed(1, largest)
                                .mapToObj(other -> shade(table.value(new GuessIt(own, other))))
                                .toList())
                        .toList());
        List<String> head = new ArrayList<>();
        head.add(words.say("stochastic.guess.table.corner"));
        head.addAll(sizes);
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (int own = 1; own <= largest; own++) {
            rows.add(row(words, table, own, largest, "value", Stage::value, exact));
            rows.add(row(words, table, own, largest, "bluff", Stage::bluff, exact));
            rows.add(row(words, table, own, largest, "call", Stage::call, exact));
        }
        return List.of(
                new Block.Picture(map, words.say("stochastic.guess.table.caption")),
                new Block.Table(words.say("stochastic.guess.table.title"), head, rows, true));
    }

    private static Figure.Shade shade(Rational value) {
        return new Figure.Shade(value.doubleValue(), value.toDecimal(3));
    }

    private static List<Block.Cell> row(
            Words words,
            GuessTable table,
            int own,
            int largest,
            String what,
            Function<Stage, Rational> chance,
            boolean exact) {
        List<Block.Cell> cells = new ArrayList<>();
        cells.add(Block.Cell.of(own + " " + words.say("stochastic.guess.table." + what)));
        for (int other = 1; other <= largest; other++) {
            Rational value = chance.apply(table.stage(new GuessIt(own, other)));
            cells.add(
                    exact ? new Block.Cell(value, value.toDecimal(4), Tone.PLAIN) : Block.Cell.of(value.toDecimal(4)));
        }
        return cells;
    }
}
