package hissho.impartial;

import hissho.document.Field;
import hissho.document.Node;
import java.util.List;
import java.util.Set;

/** Reads the summands of a mixed sum that belong to one family of games: {@code {game: "kayles", pile: 7}}. */
public interface ComponentReader {

    /** The words the field {@code game} may have for this family. */
    Set<String> games();

    /** The other fields such a summand has. */
    List<Field<?>> fields();

    /** The component meant by the summand, or {@link hissho.document.BadDocument}. */
    Component read(Node summand);
}
