package hissho.app.web;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import hissho.app.document.Json;
import hissho.app.play.Match;
import hissho.app.play.Review;
import hissho.app.render.JsonFigures;
import hissho.play.Advice;
import hissho.play.Board;
import hissho.play.Choice;
import hissho.play.Ending;
import hissho.play.Move;
import hissho.play.Moves;
import hissho.play.Part;
import hissho.play.Place;
import hissho.play.Position;
import hissho.play.Range;
import hissho.play.Repeated;
import hissho.play.Scene;
import hissho.play.Standing;
import hissho.play.Turn;
import hissho.play.Weighted;
import hissho.progress.Progress;
import hissho.report.Figure;
import hissho.words.Words;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A match as the page is told of it: what the person in the chosen seat may see, and the moves the person may make. */
record PlayView(Match match, Words words) {

    private static final int MOST_LISTED = 2000;

    /** Everything, with the sealed game beside it, and with advice where there is a budget for it. */
    String told(String sealed, @Nullable Progress budget) {
        Position position = match.position();
        Map<String, @Nullable Object> tree = new LinkedHashMap<>();
        tree.put("game", sealed);
        tree.put("seat", match.person());
        tree.put("players", position.table().players().stream().map(words::say).toList());
        tree.put("turn", turn(position.table().turn()));
        if (position instanceof Repeated repeated) tree.put("rounds", repeated.rounds());
        Moves moves = match.personMoves() ? position.moves() : Moves.none();
        List<Move> listed = moves.listed().stream().limit(MOST_LISTED).toList();
        tree.put("moveCount", moves.count().toString());
        tree.put(
                "listed", listed.size() == moves.listed().size() && moves.rest().isEmpty());
        tree.put("moves", listed.stream().map(this::move).toList());
        tree.put("ranges", moves.ranges().stream().map(this::range).toList());
        tree.put("names", names(listed, moves.ranges()));
        if (budget != null && match.personMoves()) tree.put("advice", advice(position.advice(budget)));
        tree.put(
                "log",
                match.remembered().stream()
                        .map(number -> entry(match.made().get(number)))
                        .toList());
        if (match.isOpen())
            tree.put(
                    "written",
                    match.made().stream().map(made -> made.move().notation()).toList());
        String rest = Json.line(tree);
        return rest.substring(0, rest.length() - 1) + ",\"scene\":" + scene(position.seenBy(match.person(), words))
                + "}";
    }

    /** What a look back on the game found. */
    String reviewed(Review review) {
        Map<String, @Nullable Object> tree = new LinkedHashMap<>();
        tree.put("judged", review.judged());
        tree.put("mistakes", review.mistakes().stream().map(this::mistake).toList());
        tree.put("followed", review.followed());
        tree.put("departures", review.departures().stream().map(this::departure).toList());
        return Json.line(tree);
    }

    private Map<String, Object> departure(Review.Departure departure) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("number", departure.number());
        map.put("move", move(departure.move()));
        map.put("best", departure.best().stream().map(this::move).toList());
        map.put("why", departure.before().why().stream().map(words::say).toList());
        return map;
    }

    private Map<String, Object> mistake(Review.Mistake mistake) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("number", mistake.number());
        map.put("before", String.valueOf(mistake.before().standing()));
        map.put("after", String.valueOf(mistake.after()));
        mistake.better().ifPresent(move -> map.put("better", move(move)));
        map.put("why", mistake.why().stream().map(words::say).toList());
        return map;
    }

    /** Whose turn it is, as the person may know it: whoever does not notice moves does not learn whose they are. */
    private Map<String, @Nullable Object> turn(Turn turn) {
        if (!match.over() && !match.personMoves() && !match.isNoticed()) return Map.of("chance", true);
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        switch (turn) {
            case Turn.Of(int player) -> map.put("player", player);
            case Turn.Chance _, Turn.Deal _ -> map.put("chance", true);
            case Turn.Over(Ending ending) -> {
                map.put("over", true);
                map.put("winner", ending.winner().orElse(null));
                map.put(
                        "payoffs",
                        ending.payoffs().stream().map(Object::toString).toList());
            }
        }
        return map;
    }

    private Map<String, Object> move(Move move) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("notation", move.notation());
        map.put("words", words.say(move.words()));
        map.put("parts", ids(move.parts()));
        return map;
    }

    private static List<String> ids(List<Part> parts) {
        return parts.stream().map(Part::id).toList();
    }

    private Map<String, Object> range(Range range) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("parts", ids(range.parts()));
        map.put("asks", words.say(range.asks()));
        map.put("from", range.from().toString());
        map.put("to", range.to().toString());
        return map;
    }

    /** What the parts that are not on the board are called. */
    private Map<String, String> names(List<Move> moves, List<Range> ranges) {
        Map<String, String> names = new LinkedHashMap<>();
        List<Part> parts = new ArrayList<>();
        moves.forEach(move -> parts.addAll(move.parts()));
        ranges.forEach(range -> parts.addAll(range.parts()));
        for (Part part : parts)
            if (part instanceof Part.Named named) names.computeIfAbsent(named.id(), id -> words.say(named.name()));
        return names;
    }

    private Map<String, Object> advice(Advice advice) {
        Map<String, Object> map = new LinkedHashMap<>();
        switch (advice.standing()) {
            case Standing.Sure sure -> map.put("standing", sure.name());
            case Standing.Worth(var value) -> {
                map.put("standing", "WORTH");
                map.put("value", words.brief(value));
            }
            case Standing.InEquilibrium(var value) -> {
                map.put("standing", "EQUILIBRIUM");
                map.put("value", words.brief(value));
            }
            case Standing.InRound(var value) -> {
                map.put("standing", "ROUND");
                map.put("value", words.brief(value));
            }
            case Standing.Unknown() -> map.put("standing", "UNKNOWN");
        }
        switch (advice.choice()) {
            case Choice.Any() -> map.put("any", true);
            case Choice.Best(List<Move> moves) ->
                map.put("best", moves.stream().map(this::move).toList());
            case Choice.Mixed(List<Weighted> moves) ->
                map.put(
                        "best",
                        moves.stream()
                                .map(each -> {
                                    Map<String, Object> weighted = move(each.move());
                                    weighted.put("weight", words.brief(each.weight()));
                                    return weighted;
                                })
                                .toList());
        }
        map.put("why", advice.why().stream().map(words::say).toList());
        return map;
    }

    private Map<String, @Nullable Object> entry(Match.Made made) {
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        map.put("player", made.at().table().turn() instanceof Turn.Of(int player) ? player : null);
        map.put("words", words.say(made.at().told(made.move(), match.person())));
        return map;
    }

    private static String scene(Scene scene) {
        return "{\"text\":" + Json.line(scene.text()) + ",\"notes\":" + Json.line(scene.notes()) + ",\"boards\":["
                + String.join(",", scene.boards().stream().map(PlayView::board).toList()) + "]}";
    }

    private static String board(Board board) {
        Map<String, Object> places = new LinkedHashMap<>();
        board.places().forEach((place, part) -> places.put(at(place), part));
        return "{\"title\":" + Json.line(board.title()) + ",\"figure\":" + figure(board.figure()) + ",\"places\":"
                + Json.line(places) + "}";
    }

    /** A place by one word, the same for the page and for us. */
    private static String at(Place place) {
        return switch (place) {
            case Place.Cell(int row, int column) -> "cell " + row + " " + column;
            case Place.Row(int index) -> "row " + index;
            case Place.Column(int index) -> "column " + index;
            case Place.Vertex(String id) -> "vertex " + id;
            case Place.Edge(int index) -> "edge " + index;
            case Place.Card(int row, int index) -> "card " + row + " " + index;
            case Place.Chip(int pile, int index) -> "chip " + pile + " " + index;
            case Place.Pile(int index) -> "pile " + index;
            case Place.Branch(int node) -> "branch " + node;
            case Place.Region(int index) -> "region " + index;
        };
    }

    private static String figure(Figure figure) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
            new JsonFigures(json).figure(figure);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }
}
