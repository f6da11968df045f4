package hissho.extensive.question;

import hissho.extensive.Called;
import hissho.extensive.Dealt;
import hissho.extensive.ExtensiveGame;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What each player of a tree hears of a move when it is made: the own moves, all where nothing is hidden, and of cards whatever is seen of them. */
record TreeTold(ExtensiveGame game, Optional<Dealt> dealt, TreeQuestion question) {

    /** The game as it is shown to somebody who reads these words. */
    ExtensiveGame in(Words words) {
        return question.isNamed() ? Called.in(words, question.kind(), game) : game;
    }

    /** A label as it is said. */
    Object said(String label) {
        return question.isNamed() ? Called.said(question.kind(), label) : label;
    }

    private Object said(List<String> labels) {
        return labels.size() == 1 ? said(labels.getFirst()) : String.join(", ", labels);
    }

    Message of(int node, int move, int player) {
        int mover = game.mover(node);
        String name = game.moveNamesAt(node).get(move);
        Object said = said(name);
        boolean open = mover == player || game.tree().hasPerfectInformation() || dealt.isPresent();
        if (mover < 0 && dealt.isPresent()) return drawn(dealt.get(), node, name, player);
        if (mover < 0)
            return open ? Message.of("extensive.play.drawn", said) : Message.of("extensive.play.hidden-draw");
        return open ? Message.of("extensive.play.move", said) : Message.of("extensive.play.hidden-move");
    }

    /** What a player sees of a card that chance deals: the player's own, one that is laid open, or only that one was dealt. */
    private Message drawn(Dealt cards, int node, String name, int player) {
        List<String> before = game.path(node);
        List<String> after = new ArrayList<>(before);
        after.add(name);
        if (!cards.open(after).equals(cards.open(before)))
            return Message.of("extensive.play.laid-open", cards.open(after).getLast());
        return cards.hand(player, after).equals(cards.hand(player, before))
                ? Message.of("extensive.play.dealt-other")
                : Message.of("extensive.play.dealt", said(cards.hand(player, after)));
    }
}
