package hissho.extensive.question;

import hissho.extensive.Dealt;
import hissho.extensive.ExtensiveGame;
import hissho.kind.Game;
import hissho.number.Rational;
import hissho.play.Position;
import hissho.words.Message;
import java.util.Optional;

/**
 * A tree and what is asked about it.
 *
 * @param kind the kind that asks, by its catalogue name
 * @param title what the game is called
 * @param accuracy how exploitable play may be, where it need not be exact
 */
public record TreeQuestion(String kind, Message title, ExtensiveGame game, Asked asked, Optional<Rational> accuracy)
        implements Game {

    /** The kind of trees that people write themselves. */
    static final String TREE = "tree";

    public static TreeQuestion of(String kind, Message title, ExtensiveGame game) {
        return new TreeQuestion(kind, title, game, Asked.NOTHING, Optional.empty());
    }

    /** The same, to be played by regret minimisation down to this exploitability. */
    public TreeQuestion nearly(Optional<Rational> exploitability) {
        return new TreeQuestion(kind, title, game, asked, exploitability);
    }

    /** Whether this is one of the named games, whose labels are our own words. */
    boolean isNamed() {
        return !kind.equals(TREE);
    }

    /** The game to be played, where a player has anything to choose. */
    public Optional<Position> start() {
        return start(Optional.empty());
    }

    /** The same with its cards on the table. */
    public Optional<Position> start(Optional<Dealt> cards) {
        return TreePlay.start(this, cards);
    }
}
