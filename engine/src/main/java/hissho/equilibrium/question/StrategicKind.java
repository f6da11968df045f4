package hissho.equilibrium.question;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.equilibrium.rounds.ManyPlayerRounds;
import hissho.equilibrium.rounds.TwoPlayerRounds;
import hissho.form.Mixed;
import hissho.form.Players;
import hissho.form.Profile;
import hissho.form.StrategicGame;
import hissho.form.format.Nfg;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.play.Position;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Any finite game in strategic form, of any number of players: nested lists of payoff vectors, or Gambit's .nfg. */
public final class StrategicKind implements Kind<StrategicQuestion> {

    private static final int MOST_PROFILES = 100_000;
    /** What players are called who have no names. */
    private static final List<String> ROMAN =
            List.of("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII");

    private static final int MOST_PLAYERS = ROMAN.size();

    private static final Shape<Node> LISTS =
            Shape.listOf(nested(MOST_PLAYERS), 1, Integer.MAX_VALUE).by(node -> node);

    /** A number, or a list of such to this depth. */
    private static Shape<?> nested(int depth) {
        return depth == 0 ? Shape.number() : Shape.either(Shape.number(), Shape.listOf(nested(depth - 1)));
    }

    private static final Field<Node> PAYOFFS = Field.optional("payoffs", LISTS).looksLike("payoffs");
    private static final Field<String> NFG = Field.optional("nfg", Shape.text());
    private static final Field<Node> PLAYERS = Field.optional(
            "players", Shape.either(Shape.whole(1, MOST_PLAYERS), Shape.listOf(Shape.text(), 1, MOST_PLAYERS)));
    private static final Field<List<List<String>>> STRATEGIES =
            Field.optional("strategies", Shape.listOf(Shape.listOf(Shape.text())));
    static final Field<List<Node>> PROFILE =
            Field.optional("profile", Shape.listOf(Shape.listOf(Shape.number()).by(node -> node)));
    private static final Field<List<Node>> PROFILES = Field.optional(
            "profiles", Shape.listOf(Shape.listOf(Shape.listOf(Shape.number())).by(node -> node), 2, 2), List.of());
    private static final Field<List<Rational>> AIM = Field.optional("aim", Shape.listOf(Shape.number()));
    private static final Field<Integer> ITERATIONS = Field.optional("iterations", Shape.whole(1, 10_000), 400);

    @Override
    public Listing listing() {
        return new Listing("strategic-game", "equilibrium", Chapter.EQUILIBRIUM);
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(
                PAYOFFS, NFG, PLAYERS, STRATEGIES, PROFILE, PROFILES, AIM, ITERATIONS, BimatrixKind.OPPONENT);
    }

    @Override
    public List<String> facts() {
        return StrategicFacts.KEYS;
    }

    @Override
    public StrategicQuestion read(Node document) {
        if (PAYOFFS.isIn(document) == NFG.isIn(document)) throw document.bad("equilibrium.bad.payoffs-or-nfg");
        StrategicGame game = NFG.isIn(document) ? Nfg.read(NFG.in(document)).game() : game(document);
        if (game.profiles() > MOST_PROFILES)
            throw document.bad("equilibrium.bad.many-profiles", game.profiles(), MOST_PROFILES);
        if (game.players().count() > MOST_PLAYERS)
            throw document.bad("equilibrium.bad.many-players", game.players().count(), MOST_PLAYERS);
        Optional<RationalVector> aim = AIM.find(document).map(RationalVector::of);
        if (aim.isPresent() && aim.get().size() != game.players().count())
            throw document.get("aim")
                    .badSize(
                            game.players().count(),
                            game.players().count(),
                            aim.get().size());
        return new StrategicQuestion(
                "strategic-game",
                game,
                document.find("profile").map(node -> profile(game, node)),
                PROFILES.in(document).stream().map(node -> profile(game, node)).toList(),
                aim.orElseGet(() -> RationalVector.generate(game.players().count(), i -> Rational.ONE)),
                List.of(),
                iterations(document),
                BimatrixKind.OPPONENT.in(document));
    }

    /** One mixed strategy for each player. */
    static Profile profile(StrategicGame game, Node node) {
        List<Node> each = node.list(game.players().count(), game.players().count());
        List<Mixed> strategies = new ArrayList<>();
        for (int i = 0; i < each.size(); i++) strategies.add(BimatrixKind.mixed(each.get(i), game.strategies(i)));
        return new Profile(strategies);
    }

    private static StrategicGame game(Node document) {
        Node payoffs = PAYOFFS.in(document);
        int players = PLAYERS.find(document)
                .map(node -> node.isList() ? node.list().size() : node.whole(1, MOST_PLAYERS))
                .orElseGet(() -> depth(payoffs) - 1);
        if (players < 1) throw payoffs.bad("equilibrium.bad.nesting", 1);
        if (players > MOST_PLAYERS) throw payoffs.bad("equilibrium.bad.many-players", players, MOST_PLAYERS);
        int[] sizes = new int[players];
        Node at = payoffs;
        for (int i = 0; i < players; i++) {
            List<Node> list = at.list();
            if (list.isEmpty()) throw at.bad("core.bad.empty-matrix");
            sizes[i] = list.size();
            at = list.getFirst();
        }
        List<List<String>> names = names(document, sizes);
        Players who = new Players(
                PLAYERS.find(document).filter(Node::isList).map(Node::texts).orElse(ROMAN.subList(0, players)));
        long profiles = 1;
        for (int size : sizes) profiles = Math.min(profiles * size, MOST_PROFILES + 1L);
        if (profiles > MOST_PROFILES) throw payoffs.bad("equilibrium.bad.many-profiles", profiles, MOST_PROFILES);
        Rational[] flat = new Rational[(int) profiles * players];
        int[] strides = new int[players];
        for (int i = 0, stride = 1; i < players; stride *= sizes[i], i++) strides[i] = stride;
        fill(payoffs, 0, 0, sizes, strides, flat);
        return StrategicGame.of(who, names, List.of(flat));
    }

    private static int depth(Node node) {
        int depth = 0;
        Node at = node;
        while (at.isList() && !at.list().isEmpty()) {
            depth++;
            at = at.list().getFirst();
        }
        return depth;
    }

    private static void fill(Node node, int player, int profile, int[] sizes, int[] strides, Rational[] flat) {
        if (player == sizes.length) {
            List<Node> vector = node.list(sizes.length, sizes.length);
            for (int i = 0; i < sizes.length; i++)
                flat[profile * sizes.length + i] = vector.get(i).rational();
            return;
        }
        List<Node> list = node.list(sizes[player], sizes[player]);
        for (int s = 0; s < sizes[player]; s++)
            fill(list.get(s), player + 1, profile + s * strides[player], sizes, strides, flat);
    }

    private static List<List<String>> names(Node document, int[] sizes) {
        Optional<Node> given = document.find("strategies");
        List<List<String>> names = new ArrayList<>();
        for (int i = 0; i < sizes.length; i++) {
            if (given.isEmpty()) {
                names.add(IntStream.rangeClosed(1, sizes[i])
                        .mapToObj(Integer::toString)
                        .toList());
                continue;
            }
            names.add(given.get().list(sizes.length, sizes.length).get(i).names(sizes[i]));
        }
        return Collections.unmodifiableList(names);
    }

    /** Only a profile is moved by Nash's map; without one there is nothing to repeat. */
    private static int iterations(Node document) {
        return PROFILE.isIn(document)
                ? ITERATIONS.in(document)
                : ITERATIONS.fallback().orElseThrow();
    }

    @Override
    public Solution solve(StrategicQuestion question, Progress progress) {
        return new StrategicAnswer(question, progress);
    }

    @Override
    public Optional<Message> unplayable(StrategicQuestion question) {
        return Optional.of(
                question.game().players().count() == 2
                        ? Message.of("rounds.not-played")
                        : Message.of(
                                "equilibrium.not-played", question.game().profiles(), ManyPlayerRounds.MOST_PROFILES));
    }

    @Override
    public Optional<Position> play(StrategicQuestion question, Progress progress) {
        return question.game().players().count() == 2
                ? TwoPlayerRounds.of(question.game(), question.opponent(), progress)
                : ManyPlayerRounds.of(question.game(), question.opponent(), progress);
    }
}
