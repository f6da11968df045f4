package hissho.impartial.definition;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Game;
import hissho.number.Rational;
import java.util.ArrayList;
import java.util.List;

/** The payoffs of all players for every profile of strategies. */
record PayoffTable(List<Outcome> outcomes) implements Game {

    /** One profile and what it pays to each player. */
    record Outcome(List<Integer> profile, List<Rational> payoffs) {}

    private static final Field<Integer> PLAYERS = Field.required("players", Shape.whole(1, 1_000));
    private static final Field<List<Integer>> PROFILE =
            Field.required("profile", Shape.listOf(Shape.whole(1, 1_000_000)));
    private static final Field<List<Rational>> PAYOFFS = Field.required("payoffs", Shape.listOf(Shape.number()));
    private static final Field<List<Node>> CELLS =
            Field.required("cells", Shape.listOf(Shape.fields(PROFILE, PAYOFFS), 1, 100_000));

    static final Shape.Fields FIELDS = Shape.fields(PLAYERS, CELLS);

    PayoffTable {
        outcomes = List.copyOf(outcomes);
    }

    static PayoffTable read(Node document) {
        int players = PLAYERS.in(document);
        List<Outcome> outcomes = new ArrayList<>();
        for (Node cell : CELLS.in(document)) {
            Outcome outcome = new Outcome(PROFILE.in(cell), PAYOFFS.in(cell));
            sized(cell.get("profile"), outcome.profile().size(), players);
            sized(cell.get("payoffs"), outcome.payoffs().size(), players);
            outcomes.add(outcome);
        }
        return new PayoffTable(outcomes);
    }

    private static void sized(Node place, int found, int players) {
        if (found != players) throw place.badSize(players, players, found);
    }
}
