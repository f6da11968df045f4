package hissho.impartial;

import hissho.play.Scene;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.util.List;
import java.util.Map;

/**
 * The rules of an impartial game whose positions are small enough to search: the moves of a position and how positions are
 * written. {@link Searched} makes a component of them.
 */
public interface Rules<P> {

    /** All moves of a position, in a natural order. */
    List<Turn<P>> turns(P position);

    /** What the moves lead to, one after the other, without their words; a search that stops early asks for no more of them. */
    default Iterable<P> followers(P position) {
        return turns(position).stream().map(Turn::after).toList();
    }

    Message describe(P position);

    String print(P position);

    /** Another position that plays the same, the same one for all that do: mirror images and the like. */
    default P canonical(P position) {
        return position;
    }

    default Map<String, Object> facts(P position) {
        return Map.of("position", print(position));
    }

    default Scene scene(P position, Words words) {
        return Scene.of(print(position), Drawing.sign(print(position)));
    }

    /** What the tones of its board mean, where it has any. */
    default Map<Tone, Message> legend() {
        return Map.of();
    }

    /** A move from a position under rules, and whether it is a place of the board or chosen by its words. */
    record Turn<P>(String notation, P after, Message words, Map<String, Object> facts, boolean isSpot) {}
}
