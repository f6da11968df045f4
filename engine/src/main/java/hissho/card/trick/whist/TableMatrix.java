package hissho.card.trick.whist;

import hissho.card.trick.Aim;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;

/** The matrix of a table for two: the first player's result for every lead and every legal answer, the leader's cards as rows. */
final class TableMatrix {

    private final TableGame game;
    private final TableAnalysis analysis;
    private final Words words;

    TableMatrix(TableGame game, TableAnalysis analysis, Words words) {
        this.game = game;
        this.analysis = analysis;
        this.words = words;
    }

    Section section() {
        TableRules rules = game.rules();
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Paragraph(words.say("trick.table.matrix.about")));
        boolean parts = rules.target().isEmpty() && rules.aim() != Aim.LAST_TRICK;
        if (parts) {
            blocks.add(new Block.Picture(grid(Part.TRICK), words.say("trick.matrices.T"))
                    .marking(Tone.FIRST, words.say("trick.legend.first-takes"))
                    .marking(Tone.SECOND, words.say("trick.legend.second-takes")));
            blocks.add(new Block.Picture(grid(Part.REST), words.say("trick.matrices.W"))
                    .marking(Tone.FIRST, words.say("trick.legend.first-takes"))
                    .marking(Tone.SECOND, words.say("trick.legend.second-takes")));
        }
        blocks.add(new Block.Picture(
                        grid(Part.WHOLE), words.say(parts ? "trick.table.matrix.G" : "trick.table.matrix.outcome"))
                .marking(Tone.FIRST, words.say("trick.legend.first-takes"))
                .marking(Tone.SECOND, words.say("trick.legend.second-takes")));
        return new Section(words.say("trick.section.matrices"), blocks);
    }

    private enum Part {
        TRICK,
        REST,
        WHOLE
    }

    private Figure grid(Part part) {
        TableRules rules = game.rules();
        TableState start = game.start();
        List<String> rowHeads = game.pack().names(game.hands().get(start.leader()));
        List<String> columnHeads = game.pack().names(game.hands().get(1 - start.leader()));
        List<List<Figure.Square>> rows = new ArrayList<>();
        for (String lead : rowHeads) {
            TableState led = start.after(rules, game.pack().number(lead));
            List<Figure.Square> row = new ArrayList<>();
            for (String answer : columnHeads) {
                int card = game.pack().number(answer);
                if ((led.moves(rules) >>> card & 1) == 0) {
                    row.add(new Figure.Square("–", Tone.MUTED));
                    continue;
                }
                TableState next = led.after(rules, card);
                int whole = analysis.result(next).getFirst();
                int trick = next.taken().getFirst();
                int shown = part == Part.TRICK ? trick : part == Part.REST ? whole - trick : whole;
                row.add(new Figure.Square(String.valueOf(shown), next.leader() == 0 ? Tone.FIRST : Tone.SECOND));
            }
            rows.add(row);
        }
        return new Figure.Grid(rowHeads, columnHeads, rows);
    }
}
