package hissho.impartial;

import hissho.play.Part;
import hissho.play.Scene;
import hissho.words.Message;
import hissho.words.Words;
import java.util.List;
import java.util.stream.Collectors;

/** Components of one sort, which a sum tells and draws as one board: the piles of a game, coins on a strip, regions of a plane. */
public interface Family {

    /** What a sum of these is. */
    Message describe(List<Component> members);

    /** A move in one of them, which has this number, counted from 1. */
    Message move(int number, Component moved, Option option);

    /** A part of a move in one of them, told apart from the same part of the others. */
    default Part part(int number, Part part) {
        return Drawing.numbered(number, part);
    }

    default Scene scene(List<Component> members, Words words) {
        return Drawing.together(
                members.stream().map(member -> member.scene(words)).toList());
    }

    /** The members in their shortest notation. */
    static String list(List<Component> members) {
        return members.stream().map(Component::print).collect(Collectors.joining(", "));
    }

    /** Piles of a game, by the key of its name. */
    record Piles(String game) implements Family {
        @Override
        public Message describe(List<Component> members) {
            return Message.of("impartial.sum.piles", Message.of(game), list(members));
        }

        @Override
        public Message move(int number, Component moved, Option option) {
            return Message.of("impartial.sum.in-pile", number, moved.print(), option.words());
        }
    }
}
