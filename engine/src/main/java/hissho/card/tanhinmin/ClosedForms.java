package hissho.card.tanhinmin;

import hissho.report.Section;
import hissho.words.Words;
import java.util.List;

/** The closed forms of the papers that apply to a position, each told as a section. */
final class ClosedForms {

    private ClosedForms() {}

    static List<Section> sections(TanhinminGame.Plain game, Words words) {
        return List.of();
    }
}
