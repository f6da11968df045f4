package hissho.extensive;

import hissho.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What each player of a tree hears of a move when it is made: the own moves, all where nothing is hidden, and of cards whatever is seen of them. */
record TreeTold(ExtensiveGame game, Optional<Dealt> dealt) {

    Message of(int node, int move, int player) {
        int mover = game.mover(node);
        String name = game.moveNamesAt(node).get(move);
        boolean open = mover == player || game.tree().hasPerfectInformation() || dealt.isPresent();
        if (mover < 0 && dealt.isPresent()) return drawn(dealt.get(), node, name, player);
        if (mover < 0)
            return open ? Message.of("extensive.play.drawn", name) : Message.of("extensive.play.hidden-draw");
        return open
                ? Message.of("extensive.play.move", name)
                : Message.of("extensive.play.hidden-move", game.player(mover));
    }

    /** What a player sees of a card that chance deals: his own, one that is laid open, or only that one was dealt. */
    private Message drawn(Dealt cards, int node, String name, int player) {
        List<String> before = game.path(node);
        List<String> after = new ArrayList<>(before);
        after.add(name);
        if (!cards.open(after).equals(cards.open(before)))
            return Message.of("extensive.play.laid-open", cards.open(after).getLast());
        return cards.hand(player, after).equals(cards.hand(player, before))
                ? Message.of("extensive.play.dealt-other")
                : Message.of("extensive.play.dealt", String.join(", ", cards.hand(player, after)));
    }
}
