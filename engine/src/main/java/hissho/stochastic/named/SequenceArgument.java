package hissho.stochastic.named;

import hissho.algebra.Algebraic;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.stochastic.system.Written;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/** Why a sequence of games has the value an + c: its matrix, what is left of it once the next value is put in, and why that is enough. */
record SequenceArgument(Sequence sequence, Optional<Shift> shift, Words words) {

    Section section() {
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Picture(
                grid((i, j) -> new Figure.Square(sequence.written().get(i).get(j), Tone.PLAIN)),
                words.say("system.sequence.matrix")));
        shift.ifPresent(found -> argue(found, blocks));
        return Section.of(words.say("system.sequence.section.argument"), blocks.toArray(Block[]::new));
    }

    private void argue(Shift found, List<Block> blocks) {
        Algebraic constant = found.game().value();
        blocks.add(new Block.Paragraph(words.say(
                "system.sequence.argument.put",
                Written.pretty(found.formula()),
                words.write(found.growth()),
                Written.pretty(constant.toString()))));
        List<Algebraic> row = found.game().row();
        List<Algebraic> column = found.game().column();
        blocks.add(new Block.Picture(
                        grid((i, j) -> new Figure.Square(
                                Written.pretty(inserted(found, i, j).toString()),
                                row.get(i).isPositive() && column.get(j).isPositive() ? Tone.ACCENT : Tone.PLAIN)),
                        words.say("system.sequence.matrix.inserted"))
                .marking(Tone.ACCENT, words.say("system.legend.mixed")));
        blocks.add(new Block.Paragraph(words.say(
                "system.sequence.argument." + found.ground().name().toLowerCase(Locale.ROOT),
                Written.pretty(words.write(Written.plain(row))),
                Written.pretty(words.write(Written.plain(column))),
                Written.pretty(constant.toString()),
                Written.pretty(found.convergence(sequence).toString()))));
        if (found.ground() == Shift.Ground.SHRINKING && !found.growth().isZero())
            blocks.add(new Block.Paragraph(
                    words.say("system.sequence.ends." + (found.growth().isPositive() ? "I" : "II"))));
        for (boolean rows : new boolean[] {true, false})
            if (!found.isHeld(sequence, rows))
                blocks.add(new Block.Paragraph(
                        words.say("system.sequence.endless." + (rows ? "I" : "II"), words.write(sequence.infinite()))));
    }

    /** A cell of G(0) with the value of the next game put in. */
    private Algebraic inserted(Shift found, int i, int j) {
        return found.value(1).times(sequence.slope(i, j)).plus(Algebraic.of(sequence.pay(i, j, 0)));
    }

    private Figure grid(Square square) {
        List<List<Figure.Square>> squares = IntStream.range(0, sequence.height())
                .mapToObj(i -> IntStream.range(0, sequence.width())
                        .mapToObj(j -> square.at(i, j))
                        .toList())
                .toList();
        return new Figure.Grid(Shift.numbers(sequence.height()), Shift.numbers(sequence.width()), squares);
    }

    private interface Square {
        Figure.Square at(int row, int column);
    }
}
