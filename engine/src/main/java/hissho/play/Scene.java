package hissho.play;

import java.util.List;

/**
 * What one player sees: the position in a few lines of text for a terminal, what of it the boards do not show, and the boards.
 *
 * @param text all of it, in letters
 * @param notes what stands beside the boards where they are drawn: scores, whose lead it is
 */
public record Scene(String text, List<String> notes, List<Board> boards) {

    public Scene {
        notes = List.copyOf(notes);
        boards = List.copyOf(boards);
    }

    /** A scene whose board shows everything. */
    public static Scene of(String text, Board board) {
        return new Scene(text, List.of(), List.of(board));
    }
}
