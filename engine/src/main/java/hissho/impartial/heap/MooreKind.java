package hissho.impartial.heap;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.impartial.Convention;
import hissho.impartial.ImpartialKind;
import hissho.impartial.Setting;
import hissho.impartial.Supplement;
import hissho.report.Block;
import hissho.report.Block.Cell;
import hissho.report.Section;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Moore's Nim_k. */
final class MooreKind implements ImpartialKind {

    @Override
    public String name() {
        return "moore-nim";
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(
                Field.required("piles", Shape.listOf(Shape.whole(0, Heaps.MOST_CHIPS), 1, Heaps.MOST_PILES))
                        .looksLike("piles"),
                Field.required("k", Shape.whole(1, 20)),
                Field.optional("play", Shape.choice("normal", "misere")));
    }

    @Override
    public Setting read(Node document) {
        List<BigInteger> piles = NimTopics.numbers(document.get("piles"));
        if (piles.isEmpty()) throw document.get("piles").bad("core.bad.list-size", 1, Heaps.MOST_PILES, 0);
        MooreNim game = new MooreNim(piles, document.get("k").whole(1, 20));
        return Setting.of(game, Convention.of(document)).with(new Columns(game));
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return PileWords.after("k", words);
    }

    /** The binary columns counted modulo k + 1. */
    private record Columns(MooreNim game) implements Supplement {
        @Override
        public List<Section> theory(Words words) {
            List<Integer> columns = game.columns();
            List<String> head = new ArrayList<>(List.of(""));
            for (int bit = columns.size() - 1; bit >= 0; bit--)
                head.add(BigInteger.ONE.shiftLeft(bit).toString());
            List<List<Cell>> rows = new ArrayList<>();
            for (BigInteger pile : game.piles()) {
                List<Cell> row = new ArrayList<>(List.of(Cell.of(pile.toString())));
                for (int bit = columns.size() - 1; bit >= 0; bit--) row.add(Cell.of(pile.testBit(bit) ? "1" : "0"));
                rows.add(row);
            }
            List<Cell> sums = new ArrayList<>(List.of(Cell.of("mod " + (game.k() + 1))));
            for (int c : columns) sums.add(Cell.of(Integer.toString(c), hissho.report.Tone.ACCENT));
            rows.add(sums);
            return List.of(Section.of(
                    words.say("impartial.section.rule"),
                    new Block.Paragraph(words.say("impartial.moore-nim.rule", game.k(), game.k() + 1)),
                    new Block.Table(words.say("impartial.moore-nim.columns"), head, rows, true)));
        }
    }
}
