package hissho.kind;

import hissho.form.GameTree;

/**
 * A kind whose games are trees, and so can be written in every file format that knows trees.
 *
 * @param <G> its games
 */
public interface Formed<G extends Game> {

    /** The game as a tree. */
    GameTree tree(G game);
}
