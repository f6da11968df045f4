package hissho.app.web;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import hissho.app.document.GameDocument;
import hissho.app.document.Json;
import hissho.app.render.JsonFigures;
import hissho.app.render.SvgRenderer;
import hissho.document.Node;
import hissho.play.legacy.Advice;
import hissho.play.legacy.Move;
import hissho.play.legacy.Position;
import hissho.play.legacy.Scene;
import hissho.progress.Progress;
import hissho.report.Figure;
import hissho.words.Message;
import hissho.words.Words;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** Playing: stateless, the moves so far come with every request and are replayed. */
final class PlayApi {

    private static final int MOST_MOVES = 2000;
    private static final int MOST_LISTED = 2000;

    /** A position with the way that led to it. */
    private record Reached(Position position, List<Map<String, Object>> log) {}

    void look(Context request) throws Exception {
        Node body = Body.of(request, "document", "moves", "lang", "advice");
        Words words = Body.words(body);
        boolean advice = body.find("advice").map(Node::truth).orElse(false);
        String json = within(() -> told(replayed(body, words), words, advice, null));
        request.contentType("application/json").result(json);
    }

    void answer(Context request) throws Exception {
        Node body = Body.of(request, "document", "moves", "lang", "mistakes", "seed");
        Words words = Body.words(body);
        double mistakes =
                body.find("mistakes").map(n -> n.rational().doubleValue()).orElse(0.0);
        long seed = body.find("seed").map(n -> n.wholeLong(0, Long.MAX_VALUE)).orElse(1L);
        String json = within(() -> {
            Reached reached = replayed(body, words);
            Position position = reached.position();
            if (position.ending().isPresent()) throw new Refused(422, "over", Message.of("web.bad.over"));
            Move move = chosen(
                    position,
                    mistakes,
                    new SplittableRandom(seed + reached.log().size()));
            List<Map<String, Object>> log = new ArrayList<>(reached.log());
            log.add(entry(position, move, words));
            return told(new Reached(position.after(move), log), words, false, move);
        });
        request.contentType("application/json").result(json);
    }

    private static String within(java.util.concurrent.Callable<String> work) throws Exception {
        try {
            return Budget.usual().run(work);
        } catch (Progress.Stopped e) {
            throw new Refused(503, "budget", Message.of("web.bad.budget"));
        }
    }

    /** One of the best moves, or at the given rate any move at all. */
    private static Move chosen(Position position, double mistakes, SplittableRandom random) {
        List<Move> best =
                random.nextDouble() < mistakes ? List.of() : position.advice().best();
        List<Move> choice = best.isEmpty() ? position.moves() : best;
        return choice.get(random.nextInt(choice.size()));
    }

    private static Reached replayed(Node body, Words words) {
        GameDocument document = GameDocument.of(body.get("document").value());
        Position position = document.play()
                .orElseThrow(() -> new Refused(
                        422,
                        "not-playable",
                        Message.of("app.bad.not-playable", document.kind().name())));
        List<Map<String, Object>> log = new ArrayList<>();
        List<Node> moves = body.find("moves").map(n -> n.list(0, MOST_MOVES)).orElse(List.of());
        for (Node node : moves) {
            Move move = new Move(node.text());
            if (!position.moves().contains(move)) throw node.bad("web.bad.move", node.shown());
            log.add(entry(position, move, words));
            position = position.after(move);
        }
        return new Reached(position, log);
    }

    private static Map<String, Object> entry(Position position, Move move, Words words) {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("mover", position.mover().name());
        entry.put("notation", move.notation());
        entry.put("words", words.say(position.describe(move)));
        return entry;
    }

    private static String told(Reached reached, Words words, boolean advised, @Nullable Move played) {
        Position position = reached.position();
        Map<String, @Nullable Object> tree = new LinkedHashMap<>();
        tree.put("mover", position.mover().name());
        List<Move> moves = position.moves();
        tree.put("moveCount", moves.size());
        tree.put(
                "moves",
                moves.stream()
                        .limit(MOST_LISTED)
                        .map(move -> Map.of("notation", move.notation(), "words", words.say(position.describe(move))))
                        .toList());
        tree.put("ending", position.ending().map(PlayApi::ending).orElse(null));
        if (advised && position.ending().isEmpty()) {
            Advice advice = position.advice();
            Map<String, Object> shown = new LinkedHashMap<>();
            shown.put("standing", advice.standing().name());
            shown.put("best", advice.best().stream().map(Move::notation).toList());
            shown.put("why", advice.why().stream().map(words::say).toList());
            tree.put("advice", shown);
        }
        tree.put("log", reached.log());
        if (played != null) tree.put("move", played.notation());
        Scene scene = position.scene(words);
        String rest = Json.line(tree);
        return rest.substring(0, rest.length() - 1) + ",\"scene\":{\"text\":" + Json.line(scene.text()) + ",\"figure\":"
                + figure(scene.figure()) + ",\"svg\":" + Json.line(SvgRenderer.picture(scene.figure(), "", words))
                + "}}";
    }

    private static Map<String, @Nullable Object> ending(hissho.play.legacy.Ending ending) {
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        map.put("winner", ending.winner().map(Enum::name).orElse(null));
        return map;
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
