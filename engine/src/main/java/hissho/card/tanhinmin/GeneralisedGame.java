package hissho.card.tanhinmin;

import hissho.card.tanhinmin.graph.GraphGame;
import hissho.card.tanhinmin.graph.HouseGame;
import hissho.kind.Game;
import hissho.words.Message;
import java.util.List;

/** A position of generalised Tanhinmin: a graph, or real cards that are none. */
sealed interface GeneralisedGame extends Game {

    /** What there is to say about how the cards became a graph, or why they did not. */
    List<Message> notes();

    record OnGraph(GraphGame graph, List<Message> notes) implements GeneralisedGame {
        public OnGraph {
            notes = List.copyOf(notes);
        }
    }

    record House(HouseGame cards, List<Message> notes) implements GeneralisedGame {
        public House {
            notes = List.copyOf(notes);
        }
    }
}
