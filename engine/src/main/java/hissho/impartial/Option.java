package hissho.impartial;

import hissho.play.Move;
import hissho.play.Part;
import hissho.words.Message;
import java.util.List;
import java.util.Map;

/**
 * One move of a component: the short notation a person types, what is left after it, what it is in words, what it is for programs
 * ({@code {from: 9, to: [6]}}), and the parts of the board it is made of; a sum adds which component was moved in.
 */
public record Option(String notation, Component after, Message words, Map<String, Object> facts, List<Part> parts) {

    public Option {
        parts = List.copyOf(parts);
    }

    /** A move that is chosen by its words. */
    public Option(String notation, Component after, Message words, Map<String, Object> facts) {
        this(notation, after, words, facts, List.of(new Part.Named(notation, words)));
    }

    /** A move that is one place of the board, called as the move is written. */
    public static Option spot(String notation, Component after, Message words, Map<String, Object> facts) {
        return new Option(notation, after, words, facts, List.of(new Part.Spot(notation)));
    }

    public Option with(Part... made) {
        return new Option(notation, after, words, facts, List.of(made));
    }

    Move move() {
        return new Move(parts, notation, words);
    }
}
