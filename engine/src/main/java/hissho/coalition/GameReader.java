package hissho.coalition;

import hissho.coalition.family.Family;
import hissho.coalition.family.Symmetric;
import hissho.coalition.family.Table;
import hissho.coalition.family.Unanimity;
import hissho.coalition.family.WinningCoalitions;
import hissho.coalition.strategic.StrategicWorths;
import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.form.Coalitions;
import hissho.form.Players;
import hissho.form.StrategicGame;
import hissho.number.Rational;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reads a coalitional game: a table of worths, a strategic game, sizes, winning coalitions, votes, or a family with its parameters.
 */
public final class GameReader {

    static final Field<Node> PLAYERS =
            Field.optional("players", Shape.either(Shape.whole(1, 100_000), Shape.listOf(Shape.text(), 1, 100_000)));
    static final Field<List<String>> NAMES = Field.optional("names", Shape.listOf(Shape.text(), 1, 100_000));
    static final Field<Node> V = Field.optional(
                    "v", Shape.either(Shape.mapOf(Shape.number()), Shape.listOf(Shape.number()), Shape.text()))
            .looksLike("coalitions");
    static final Field<List<Rational>> SYMMETRIC = Field.optional("symmetric", Shape.listOf(Shape.number(), 1, 62));
    static final Field<String> UNANIMITY = Field.optional("unanimity", Shape.text());
    static final Field<Rational> C = Field.optional("c", Shape.number(), Rational.ONE);
    static final Field<List<String>> MINIMAL_WINNING =
            Field.optional("minimalWinning", Shape.listOf(Shape.text(), 1, 100_000));
    static final Field<List<String>> WINNING = Field.optional("winning", Shape.listOf(Shape.text(), 1, 100_000));
    static final Field<Node> PAYOFFS = Field.optional(
            "payoffs", Shape.listOf(nested(StrategicReader.MOST_PLAYERS)).by(node -> node));

    /** The ways to give a game, of which a document uses one. */
    private static final List<String> WAYS =
            List.of("family", "payoffs", "v", "symmetric", "unanimity", "minimalWinning", "winning", "weights");

    /** The fields a game is read from. */
    public static final List<Field<?>> FIELDS = Stream.concat(
                    Stream.<Field<?>>of(PLAYERS, NAMES, V, PAYOFFS, SYMMETRIC, UNANIMITY, C, MINIMAL_WINNING, WINNING),
                    FamilyReader.FIELDS.stream())
            .toList();

    private GameReader() {}

    /** A number, or lists of them in lists. */
    private static Shape<?> nested(int depth) {
        return depth == 0 ? Shape.number() : Shape.either(Shape.number(), Shape.listOf(nested(depth - 1)));
    }

    /** The game a document gives; a complaint where it gives none, or two that differ. */
    public static CoalitionalGame read(Node document) {
        List<String> ways = WAYS.stream().filter(document::has).toList();
        if (ways.isEmpty()) throw document.bad("coalition.bad.no-game");
        boolean both = ways.size() == 2 && ways.contains("family") && ways.contains("v");
        boolean voting = ways.size() == 2 && ways.contains("family") && ways.contains("weights");
        if (ways.size() > 1 && !both && !voting)
            throw document.get(ways.get(1)).bad("coalition.bad.two-games", ways.get(0), ways.get(1));
        String way = ways.getFirst();
        ForeignFields.refuse(document, way.equals("family") ? document.get(way).text() : way);
        return switch (way) {
            case "family" -> family(document, both);
            case "payoffs" -> strategic(document);
            case "v" -> named(document, WorthsReader.read(document.get("v"), players(document)));
            case "symmetric" -> named(document, new Symmetric(symmetric(document)));
            case "unanimity" -> named(document, unanimity(document));
            case "minimalWinning" -> named(document, winning(document, "minimalWinning"));
            case "winning" -> named(document, winning(document, "winning"));
            default -> FamilyReader.read(document, "weighted-voting", given(document));
        };
    }

    /** What a table gives of these players. */
    public static Coalitions worths(Node table, Players players) {
        return CoalitionalGame.of(players, WorthsReader.read(table, players)).coalitions();
    }

    /** A family; a table beside it must say the same. */
    private static CoalitionalGame family(Node document, boolean both) {
        CoalitionalGame game =
                FamilyReader.read(document, document.get("family").text(), given(document));
        if (!both) return game;
        Table table = WorthsReader.read(document.get("v"), game.players());
        for (long coalition = 1; coalition <= game.grand(); coalition++)
            if (!table.worth(coalition).equals(game.worth(coalition)))
                throw document.get("v")
                        .bad(
                                "coalition.bad.other-worth",
                                game.key(coalition),
                                table.worth(coalition),
                                game.worth(coalition));
        return game;
    }

    private static CoalitionalGame strategic(Node document) {
        StrategicGame game = StrategicReader.read(document.get("payoffs"), given(document));
        return CoalitionalGame.of(game.players(), new StrategicWorths(game), game);
    }

    private static CoalitionalGame named(Node document, Family family) {
        return CoalitionalGame.of(naming(document, family.players()), family);
    }

    private static List<Rational> symmetric(Node document) {
        return document.get("symmetric").list(1, Coalitions.MOST_PLAYERS).stream()
                .map(Node::rational)
                .toList();
    }

    private static Unanimity unanimity(Node document) {
        Players players = players(document);
        Node carrier = document.get("unanimity");
        long coalition = new CoalitionNames(players).read(carrier);
        if (coalition == 0) throw carrier.bad("coalition.bad.empty-coalition");
        return new Unanimity(players.count(), coalition, C.in(document));
    }

    private static WinningCoalitions winning(Node document, String name) {
        Players players = players(document);
        CoalitionNames names = new CoalitionNames(players);
        List<Long> listed = new ArrayList<>();
        for (Node entry : document.get(name).list(1, 100_000)) {
            long coalition = names.read(entry);
            if (coalition == 0) throw entry.bad("coalition.bad.empty-coalition");
            if (listed.contains(coalition)) throw entry.bad("coalition.bad.coalition-twice", entry.text());
            listed.add(coalition);
        }
        return new WinningCoalitions(players.count(), listed, name.equals("minimalWinning"));
    }

    // ---- who plays

    /** The players a document names or counts; a complaint where it does not. */
    static Players players(Node document) {
        Players players = given(document).orElseThrow(() -> document.bad("core.bad.missing", "players"));
        if (players.count() > Coalitions.MOST_PLAYERS)
            throw document.get("players").bad("coalition.bad.players", players.count(), Coalitions.MOST_PLAYERS);
        return players;
    }

    /** The players a document names or counts, if it does. */
    static Optional<Players> given(Node document) {
        Optional<Node> players = document.find("players");
        Optional<Node> names = document.find("names");
        if (players.isPresent() && players.get().isList()) return Optional.of(names(players.get()));
        Optional<Integer> count = players.map(node -> node.whole(1, 100_000));
        if (names.isEmpty()) return count.map(Players::numbered);
        Players named = names(names.get());
        if (count.isPresent() && count.get() != named.count())
            throw names.get().badSize(count.get(), count.get(), named.count());
        return Optional.of(named);
    }

    private static Players names(Node node) {
        List<String> names = new ArrayList<>();
        for (Node each : node.list(1, 100_000)) {
            String name = each.text().strip();
            boolean number = name.matches("\\d+") && !name.equals(Integer.toString(names.size() + 1));
            if (name.isEmpty() || number || name.contains(",")) throw each.bad("coalition.bad.name", name);
            names.add(name);
        }
        if (new java.util.HashSet<>(names).size() < names.size()) throw node.bad("coalition.bad.names-twice");
        return new Players(names);
    }

    /** Names for so many players: those of the document, or numbers. */
    static Players naming(Node document, int count) {
        Players players = given(document).orElseGet(() -> Players.numbered(count));
        if (players.count() != count)
            throw document.get(document.has("players") ? "players" : "names")
                    .bad("coalition.bad.player-count", players.count(), count);
        return players;
    }
}
