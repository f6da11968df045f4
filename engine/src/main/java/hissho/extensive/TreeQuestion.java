package hissho.extensive;

import hissho.kind.Game;
import hissho.words.Message;

/**
 * A tree and what is asked about it.
 *
 * @param kind the kind that asks, by its catalogue name
 * @param title what the game is called
 */
public record TreeQuestion(String kind, Message title, ExtensiveGame game, Asked asked) implements Game {

    public static TreeQuestion of(String kind, Message title, ExtensiveGame game) {
        return new TreeQuestion(kind, title, game, Asked.NOTHING);
    }
}
