package hissho.form;

import java.util.List;

/** Nodes that a player cannot tell apart: who moves there, and which moves there are. */
public record InformationSet(int player, String name, List<String> moves) implements Branching {

    public InformationSet {
        moves = List.copyOf(moves);
    }
}
