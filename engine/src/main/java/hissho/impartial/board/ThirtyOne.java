package hissho.impartial.board;

import hissho.document.InOrder;
import hissho.impartial.Drawing;
import hissho.impartial.Rules;
import hissho.play.Board;
import hissho.play.Place;
import hissho.play.Scene;
import hissho.play.Turn;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The game of Thirty-One for any ranks, copies and target: cards are turned down one by one, and whoever first makes their total exceed
 * the target loses. Positions are how many cards of each rank are left.
 */
record ThirtyOne(List<Integer> ranks, int copies, int target) implements Rules<List<Integer>> {

    static final int MOST_POSITIONS = 3_000_000;
    private static final int MOST_COLUMNS = 13;
    private static final int MOST_ROWS = 5;

    ThirtyOne {
        ranks = List.copyOf(ranks);
    }

    List<Integer> start() {
        return ranks.stream().map(rank -> copies).toList();
    }

    int total(List<Integer> left) {
        return IntStream.range(0, ranks.size())
                .map(i -> ranks.get(i) * (copies - left.get(i)))
                .sum();
    }

    @Override
    public List<Turn<List<Integer>>> turns(List<Integer> left) {
        int total = total(left);
        List<Turn<List<Integer>>> turns = new ArrayList<>();
        for (int i = 0; i < ranks.size(); i++) {
            int rank = ranks.get(i);
            if (left.get(i) == 0 || total + rank > target) continue;
            turns.add(new Turn<>(
                    Integer.toString(rank),
                    without(left, i),
                    Message.of("impartial.thirty-one.play", rank, total + rank),
                    InOrder.of("card", rank),
                    true));
        }
        return turns;
    }

    static List<Integer> without(List<Integer> left, int index) {
        List<Integer> after = new ArrayList<>(left);
        after.set(index, after.get(index) - 1);
        return List.copyOf(after);
    }

    @Override
    public Message describe(List<Integer> left) {
        return Message.of("impartial.thirty-one.of", total(left), target, print(left));
    }

    @Override
    public String print(List<Integer> left) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < ranks.size(); i++)
            text.append(i == 0 ? "" : " ").append(ranks.get(i)).append('×').append(left.get(i));
        return text.toString();
    }

    @Override
    public Map<String, Object> facts(List<Integer> left) {
        return InOrder.of("sum", total(left), "left", left);
    }

    @Override
    public Scene scene(List<Integer> left, Words words) {
        String text = words.say("impartial.thirty-one.scene", total(left), target, print(left));
        return new Scene(text, List.of(text), List.of(isLaidOut() ? cards(left) : counts(left)));
    }

    private boolean isLaidOut() {
        return ranks.size() <= MOST_COLUMNS && copies <= MOST_ROWS;
    }

    /** The cards on the table, a column of each rank; those that were played are turned down. */
    private Board cards(List<Integer> left) {
        List<Figure.Hand> rows = new ArrayList<>();
        Map<Place, String> places = new LinkedHashMap<>();
        for (int copy = 0; copy < copies; copy++) {
            List<Figure.Card> row = new ArrayList<>();
            for (int i = 0; i < ranks.size(); i++) {
                String rank = ranks.get(i).toString();
                boolean up = copy < left.get(i);
                row.add(up ? Figure.Card.up(rank, Tone.PLAIN) : Figure.Card.down(rank, Tone.MUTED));
                if (up) places.put(new Place.Card(copy, i), rank);
            }
            rows.add(new Figure.Hand("", row));
        }
        return new Board(new Figure.Cards(rows), places);
    }

    /** How many cards of each rank are left, where they are too many to be laid out. */
    private Board counts(List<Integer> left) {
        List<Figure.Square> counts = left.stream()
                .map(n -> new Figure.Square("×" + n, n == 0 ? Tone.MUTED : Tone.PLAIN))
                .toList();
        List<String> names = ranks.stream().map(Object::toString).toList();
        return Drawing.strip(names, counts, names);
    }
}
