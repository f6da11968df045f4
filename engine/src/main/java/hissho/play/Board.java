package hissho.play;

import hissho.report.Figure;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A figure and the id of the part each of its places stands for; several places may stand for one part, and many for none.
 *
 * @param title what it is where a scene has several, or nothing
 */
public record Board(String title, Figure figure, Map<Place, String> places) {

    public Board {
        places = Collections.unmodifiableMap(new LinkedHashMap<>(places));
    }

    public Board(Figure figure, Map<Place, String> places) {
        this("", figure, places);
    }

    /** A figure that is only looked at. */
    public static Board still(Figure figure) {
        return new Board(figure, Map.of());
    }

    public Board titled(String name) {
        return new Board(name, figure, places);
    }
}
