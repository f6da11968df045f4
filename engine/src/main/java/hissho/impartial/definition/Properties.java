package hissho.impartial.definition;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Game;
import java.util.List;
import java.util.Optional;

/** The properties of a game, which may have a name, that the definition of a combinatorial game asks about. */
record Properties(
        Optional<String> name,
        int players,
        boolean alternateMoves,
        boolean chanceMoves,
        boolean hiddenInformation,
        boolean simultaneousMoves,
        boolean drawAtTerminal,
        boolean alwaysEnds,
        boolean sameMovesForBoth)
        implements Game {

    private static final Field<String> GAME = Field.optional("game", Shape.text());
    private static final Field<Integer> PLAYERS = Field.required("players", Shape.whole(0, 1_000_000));
    private static final Field<Boolean> ALTERNATE = DefinitionKinds.truth("alternateMoves", true);
    private static final Field<Boolean> CHANCE = DefinitionKinds.truth("chanceMoves", false);
    private static final Field<Boolean> HIDDEN = DefinitionKinds.truth("hiddenInformation", false);
    private static final Field<Boolean> SIMULTANEOUS = DefinitionKinds.truth("simultaneousMoves", false);
    private static final Field<Boolean> DRAW = DefinitionKinds.truth("drawAtTerminal", false);
    private static final Field<Boolean> ENDS = DefinitionKinds.truth("alwaysEnds", true);
    private static final Field<Boolean> SAME = DefinitionKinds.truth("sameMovesForBoth", true);

    static final Shape.Fields FIELDS =
            Shape.fields(GAME, PLAYERS, ALTERNATE, CHANCE, HIDDEN, SIMULTANEOUS, DRAW, ENDS, SAME);

    /** The conditions of the definition, in the order of the textbook. */
    static final List<String> CONDITIONS = List.of(
            "two-players",
            "alternate-moves",
            "no-chance",
            "no-hidden-information",
            "no-simultaneous-moves",
            "no-draw",
            "ending-condition");

    static Properties read(Node node) {
        return new Properties(
                GAME.find(node),
                PLAYERS.in(node),
                ALTERNATE.in(node),
                CHANCE.in(node),
                HIDDEN.in(node),
                SIMULTANEOUS.in(node),
                DRAW.in(node),
                ENDS.in(node),
                SAME.in(node));
    }

    boolean meets(String condition) {
        return switch (condition) {
            case "two-players" -> players == 2;
            case "alternate-moves" -> alternateMoves;
            case "no-chance" -> !chanceMoves;
            case "no-hidden-information" -> !hiddenInformation;
            case "no-simultaneous-moves" -> !simultaneousMoves;
            case "no-draw" -> !drawAtTerminal;
            default -> alwaysEnds;
        };
    }
}
