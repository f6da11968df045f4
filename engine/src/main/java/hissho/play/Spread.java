package hissho.play;

import hissho.report.Figure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Lays out rows of cards, one below the other, with the parts they stand for. */
public final class Spread {

    private final List<Figure.Hand> rows = new ArrayList<>();
    private final Map<Place, String> places = new LinkedHashMap<>();

    /** A row of cards that are only looked at. */
    public Spread row(String label, List<Figure.Card> cards) {
        return row(label, cards, List.of());
    }

    /** A row of cards with the part each stands for. */
    public Spread row(String label, List<Figure.Card> cards, List<String> parts) {
        for (int i = 0; i < parts.size(); i++) places.put(new Place.Card(rows.size(), i), parts.get(i));
        rows.add(new Figure.Hand(label, cards));
        return this;
    }

    public Board board() {
        return new Board(new Figure.Cards(rows), places);
    }
}
