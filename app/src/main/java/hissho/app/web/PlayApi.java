package hissho.app.web;

import hissho.app.document.Documents;
import hissho.app.document.GameDocument;
import hissho.app.document.Json;
import hissho.app.play.Match;
import hissho.app.play.Review;
import hissho.document.Node;
import hissho.play.Move;
import hissho.play.Moves;
import hissho.play.Position;
import hissho.play.Repeated;
import hissho.play.Table;
import hissho.play.Turn;
import hissho.play.Weighted;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.words.Words;
import io.javalin.http.Context;
import java.lang.ref.SoftReference;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Playing. The server need keep no games: the whole of one, with all that is hidden in it, is sealed and kept by the page, which sends it back
 * with every request. What the page is told in the clear is what the person in the chosen seat may see.
 */
final class PlayApi {

    private static final int MOST_MOVES = 2000;
    private static final int MOST_KEPT = 16;
    private static final int MOST_ROUNDS = 1000;
    private static final int SHORTEST_SEALED = 1024;

    private final Desk desk;
    private final Seal seal;
    /** What was asked for lately, with all that was found about it; nothing is lost with it but time. */
    private final Map<String, SoftReference<Position>> starts = lately();

    private final Map<String, SoftReference<Game>> games = lately();

    PlayApi(Desk desk, Seal seal) {
        this.desk = desk;
        this.seal = seal;
    }

    /** A game as it is sealed. */
    private record Game(Object document, long seed, OptionalInt rounds, Match match) {}

    private static <T> Map<String, SoftReference<T>> lately() {
        return Collections.synchronizedMap(new LinkedHashMap<>(MOST_KEPT, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, SoftReference<T>> eldest) {
                return size() > MOST_KEPT;
            }
        });
    }

    /** Begins a game, or goes on with one whose moves were written down. */
    void begin(Context request) throws Exception {
        Node body = Body.of(request, "beginning");
        answer(request, body, progress -> begun(body, progress), false);
    }

    void look(Context request) throws Exception {
        Node body = Body.of(request, "looking");
        boolean advice = body.find("advice").map(Node::truth).orElse(false);
        answer(
                request,
                body,
                progress -> {
                    Game game = opened(body, progress);
                    int all = game.match().remembered().size();
                    int at = body.find("at").map(node -> node.whole(0, all)).orElse(all);
                    return at == all
                            ? game
                            : new Game(
                                    game.document(),
                                    game.seed(),
                                    game.rounds(),
                                    game.match().earlier(at));
                },
                advice);
    }

    /** Makes the person's move: by its notation, or by a number out of one of the ranges. */
    void move(Context request) throws Exception {
        happens(request, "moving", (game, body, progress) -> {
            Match match = game.match();
            if (!match.personMoves()) throw body.get("game").bad("web.bad.turn");
            match.make(chosen(body, match.position().moves()));
            return game;
        });
    }

    private static Move chosen(Node body, Moves moves) {
        if (!body.has("range")) {
            Node typed = body.get("move");
            return moves.read(typed.text()).orElseThrow(() -> typed.bad("web.bad.move", typed.shown()));
        }
        int range = body.get("range").whole(0, moves.ranges().size() - 1);
        Node number = body.get("number");
        return Optional.of(number.text())
                .filter(text -> text.matches("[0-9]{1,1000}"))
                .flatMap(text -> moves.ranges().get(range).with(new BigInteger(text)))
                .orElseThrow(() -> number.bad("web.bad.move", number.shown()));
    }

    /** Lets chance or the computer move, at the given rate any move at all, until the person notices something; the computer may move for the person too. */
    void go(Context request) throws Exception {
        happens(request, "going", (game, body, progress) -> {
            double mistakes = body.find("mistakes")
                    .map(node -> node.rational().doubleValue())
                    .orElse(0.0);
            if (game.match().over()) throw new Refused(422, "over", Message.of("web.bad.over"));
            game.match().proceed(mistakes, progress);
            return game;
        });
    }

    /** Takes back the person's last move. */
    void undo(Context request) throws Exception {
        happens(request, "keeping", (game, body, progress) -> {
            game.match().undo();
            return game;
        });
    }

    /** Goes on with a game that is played round after round. */
    void more(Context request) throws Exception {
        happens(request, "lasting", (game, body, progress) -> {
            Match match = game.match();
            if (!match.goOn(body.get("rounds").whole(1, MOST_ROUNDS)))
                throw body.get("game").bad("app.play.no-rounds");
            return new Game(game.document(), game.seed(), rounds(match.position()), match);
        });
    }

    /** Looks back on a finished game: which of the person's moves gave something away, and what would have kept it. */
    void review(Context request) throws Exception {
        Node body = Body.of(request, "keeping");
        Words words = Body.words(body);
        Budget budget = Budget.usual();
        Callable<String> told = () -> {
            Match match = opened(body, budget).match();
            if (!match.over()) throw body.get("game").bad("web.bad.not-over");
            return new PlayView(match, words).reviewed(Review.all(match, budget));
        };
        request.contentType("application/json").result(desk.work(request, "", budget, told));
    }

    private static OptionalInt rounds(Position position) {
        return position instanceof Repeated repeated ? OptionalInt.of(repeated.rounds()) : OptionalInt.empty();
    }

    /** Puts the person into the next seat, where nothing has been hidden from anybody. */
    void swap(Context request) throws Exception {
        happens(request, "keeping", (game, body, progress) -> {
            if (!game.match().isOpen()) throw body.get("game").bad("app.play.no-swap");
            game.match().swapSides();
            return game;
        });
    }

    /** What somebody wants of a game that is going on. */
    private interface Wish {
        Game granted(Game game, Node body, Progress progress);
    }

    private void happens(Context request, String shape, Wish wish) throws Exception {
        Node body = Body.of(request, shape);
        answer(request, body, progress -> wish.granted(opened(body, progress), body, progress), false);
    }

    private void answer(Context request, Node body, Function<Progress, Game> work, boolean advised) throws Exception {
        Words words = Body.words(body);
        Budget budget = Budget.usual();
        Callable<String> told = () -> {
            Game game = work.apply(budget);
            return new PlayView(game.match(), words).told(sealed(game), advised ? budget : null);
        };
        request.contentType("application/json").result(desk.work(request, "", budget, told));
    }

    private Game begun(Node body, Progress progress) {
        Object document = GameDocument.of(body.get("document").value())
                .in(Body.words(body).language())
                .tree();
        Position start = body.find("rounds")
                .map(node -> lasting(start(document, progress), node.whole(1, MOST_ROUNDS)))
                .orElseGet(() -> start(document, progress));
        Table table = start.table();
        int beginner = table.turn() instanceof Turn.Of(int player) ? player : 0;
        int seat = body.find("seat")
                .map(node -> node.whole(0, table.players().size() - 1))
                .orElse(beginner);
        long seed =
                body.find("seed").map(node -> node.wholeLong(0, Long.MAX_VALUE)).orElseGet(seal::secret);
        Match match = new Match(start, seat, seed);
        for (Node node : body.find("moves").map(n -> n.list(0, MOST_MOVES)).orElse(List.of())) replay(match, node);
        return new Game(document, seed, rounds(start), match);
    }

    /** Makes a written move, a player's or a draw of chance. */
    private static void replay(Match match, Node node) {
        String notation = node.text();
        Position at = match.position();
        Optional<Move> move = switch (at.table().turn()) {
            case Turn.Chance(List<Weighted> draws) ->
                draws.stream()
                        .map(Weighted::move)
                        .filter(draw -> draw.notation().equals(notation))
                        .findFirst();
            case Turn.Deal deal -> deal.written().apply(notation);
            default -> at.moves().named(notation);
        };
        match.make(move.orElseThrow(() -> node.bad("web.bad.move", node.shown())));
    }

    /** The starting position; those asked for lately are kept, with all that was found about them. */
    private Position start(Object document, Progress progress) {
        String key = Json.line(document);
        SoftReference<Position> kept = starts.get(key);
        @Nullable Position known = kept == null ? null : kept.get();
        if (known != null) return known;
        GameDocument read = GameDocument.of(document);
        Position position = read.play(progress).orElseThrow(() -> new Refused(422, "not-playable", read.unplayable()));
        starts.put(key, new SoftReference<>(position));
        return position;
    }

    private static Position lasting(Position start, int rounds) {
        return start instanceof Repeated repeated ? repeated.lasting(rounds) : start;
    }

    private Game opened(Node body, Progress progress) {
        Node sealed = body.get("game");
        SoftReference<Game> lately = games.get(sealed.text());
        @Nullable Game known = lately == null ? null : lately.get();
        if (known != null)
            return new Game(
                    known.document(),
                    known.seed(),
                    known.rounds(),
                    known.match().copy());
        String text = seal.open(sealed.text()).orElseThrow(() -> sealed.bad("web.bad.game"));
        Node game = Node.root(new Documents().parse(text, Documents.Syntax.JSON));
        Object document = java.util.Objects.requireNonNull(game.get("document").value());
        long seed = HexFormat.fromHexDigitsToLong(game.get("seed").text());
        OptionalInt rounds = game.find("rounds")
                .map(node -> OptionalInt.of(node.whole(1, Integer.MAX_VALUE)))
                .orElse(OptionalInt.empty());
        Position start = start(document, progress);
        Match match = new Match(
                rounds.isPresent() ? lasting(start, rounds.getAsInt()) : start,
                game.get("seat").whole(0, Integer.MAX_VALUE),
                seed);
        for (Node node : game.get("moves").list(0, Integer.MAX_VALUE)) replay(match, node);
        return new Game(document, seed, rounds, match);
    }

    /** As much as makes all lists of moves up to a size equally long, so that the length of a sealed game does not tell what was moved. */
    private static String padding(String moves) {
        int length = moves.getBytes(StandardCharsets.UTF_8).length;
        int wanted = SHORTEST_SEALED;
        while (wanted < length) wanted *= 2;
        return " ".repeat(wanted - length);
    }

    private String sealed(Game game) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("document", game.document());
        tree.put("seat", game.match().person());
        tree.put("seed", HexFormat.of().toHexDigits(game.seed()));
        game.rounds().ifPresent(rounds -> tree.put("rounds", rounds));
        List<String> moves =
                game.match().made().stream().map(made -> made.move().notation()).toList();
        tree.put("moves", moves);
        tree.put("padding", padding(Json.line(moves)));
        String sealed = seal.lock(Json.line(tree));
        games.put(
                sealed,
                new SoftReference<>(new Game(
                        game.document(),
                        game.seed(),
                        game.rounds(),
                        game.match().copy())));
        return sealed;
    }
}
