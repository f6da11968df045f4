package hissho.impartial.definition;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Game;

/** The description of a game that decides which theory applies; properties that are not mentioned are absent. */
record Described(
        int players,
        String form,
        boolean perfectInformation,
        boolean chanceMoves,
        boolean winOrLose,
        boolean zeroSum,
        boolean agreements,
        boolean transferableUtility)
        implements Game {

    private static final Field<Integer> PLAYERS = Field.required("players", Shape.whole(0, 1_000_000));
    private static final Field<String> FORM =
            Field.optional("form", Shape.choice("strategic", "extensive", "coalitional"));
    private static final Field<Boolean> PERFECT = DefinitionKinds.truth("perfectInformation", false);
    private static final Field<Boolean> CHANCE = DefinitionKinds.truth("chanceMoves", false);
    private static final Field<Boolean> WIN_OR_LOSE = DefinitionKinds.truth("winOrLose", false);
    private static final Field<Boolean> ZERO_SUM = DefinitionKinds.truth("zeroSum", false);
    private static final Field<Boolean> AGREEMENTS = DefinitionKinds.truth("agreements", false);
    private static final Field<Boolean> TRANSFERABLE = DefinitionKinds.truth("transferableUtility", false);

    static final Shape.Fields FIELDS =
            Shape.fields(PLAYERS, FORM, PERFECT, CHANCE, WIN_OR_LOSE, ZERO_SUM, AGREEMENTS, TRANSFERABLE);

    static Described read(Node node) {
        return new Described(
                PLAYERS.in(node),
                FORM.find(node).orElse(""),
                PERFECT.in(node),
                CHANCE.in(node),
                WIN_OR_LOSE.in(node),
                ZERO_SUM.in(node),
                AGREEMENTS.in(node),
                TRANSFERABLE.in(node));
    }
}
