package hissho.impartial;

import hissho.report.Fact;
import hissho.report.Section;
import hissho.words.Words;
import java.util.List;

/** What a particular game adds to the report every impartial game gets: its own facts, theory and figures. */
public interface Supplement {

    Supplement NONE = new Supplement() {};

    default List<Fact> facts(Words words) {
        return List.of();
    }

    /** Sections that stand before the generic argument. */
    default List<Section> theory(Words words) {
        return List.of();
    }

    /** Sections that stand at the end. */
    default List<Section> more(Words words) {
        return List.of();
    }
}
