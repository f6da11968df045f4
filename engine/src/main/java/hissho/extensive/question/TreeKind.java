package hissho.extensive.question;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.extensive.Behaviour;
import hissho.extensive.ExtensiveGame;
import hissho.extensive.PureStrategies;
import hissho.extensive.TreeReader;
import hissho.extensive.solve.Assessment;
import hissho.form.GameTree;
import hissho.form.Mixed;
import hissho.form.format.Efg;
import hissho.kind.Chapter;
import hissho.kind.Formed;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.play.Position;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Any game tree, written node in node or as Gambit's {@code .efg} text, with what is asked about it. */
public final class TreeKind implements Kind<TreeQuestion>, Formed<TreeQuestion> {

    static final Field<Node> TREE = Field.optional("tree", Shape.deep()).looksLike("tree");
    private static final Field<String> EFG = Field.optional("efg", Shape.text());
    /** So many players a tree written node in node may have. */
    public static final int MOST_PLAYERS = 99;

    private static final Field<List<String>> PLAYERS =
            Field.optional("players", Shape.listOf(Shape.text(), 1, MOST_PLAYERS));
    private static final Field<Integer> PLAYER = Field.optional("player", Shape.whole(1, MOST_PLAYERS), 1);
    private static final Field<List<Rational>> MIXED = Field.optional("mixed", Shape.listOf(Shape.number()));
    private static final Field<Map<String, Map<String, Rational>>> BEHAVIOR =
            Field.optional("behavior", Shape.mapOf(Shape.mapOf(Shape.number())));
    private static final Field<Map<String, String>> STRATEGY = Field.optional("strategy", Shape.mapOf(Shape.text()));
    private static final Field<List<String>> PATH = Field.optional("path", Shape.listOf(Shape.text()));
    private static final Field<List<List<Rational>>> POINTS =
            Field.optional("points", Shape.listOf(Shape.listOf(Shape.number())));
    private static final Field<Map<String, Map<String, Rational>>> PROFILE =
            Field.optional("profile", Shape.mapOf(Shape.mapOf(Shape.number())));
    private static final Field<Map<String, List<Rational>>> BELIEFS =
            Field.optional("beliefs", Shape.mapOf(Shape.listOf(Shape.number())));

    /** How exploitable play may be; without it play is exact where the tree is not too large. */
    public static final Field<Rational> ACCURACY =
            Field.optional("accuracy", Shape.number().by(TreeKind::accuracy));

    private static Rational accuracy(Node node) {
        Rational number = node.rational();
        if (!number.isPositive()) throw node.bad("extensive.bad.positive", number);
        return number;
    }

    @Override
    public Listing listing() {
        return new Listing(TreeQuestion.TREE, "extensive", Chapter.EXTENSIVE);
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(
                TREE, EFG, PLAYERS, PLAYER, MIXED, BEHAVIOR, STRATEGY, PATH, POINTS, PROFILE, BELIEFS, ACCURACY);
    }

    @Override
    public List<String> facts() {
        return TreeFacts.keys();
    }

    @Override
    public TreeQuestion read(Node document) {
        ExtensiveGame game = new ExtensiveGame(tree(document));
        int player = PLAYER.in(document) - 1;
        if (player >= game.players())
            throw document.get("player").bad("core.bad.out-of-range", player + 1, 1, game.players());
        Optional<Mixed> mixed = document.find("mixed").map(node -> mixed(game, player, node));
        Optional<Behaviour> behaviour = document.find("behavior").map(node -> Behaviour.read(game, player, node));
        Optional<Behaviour> strategy = document.find("strategy").map(node -> strategy(game, player, node));
        List<RationalVector> points = document.find("points").stream()
                .flatMap(node -> node.list().stream())
                .map(node -> point(game, player, node))
                .toList();
        Optional<List<Behaviour>> profile = document.find("profile").map(node -> Assessment.readProfile(game, node));
        Optional<List<List<RationalVector>>> beliefs =
                document.find("beliefs").map(node -> Assessment.readBeliefs(game, node));
        if (beliefs.isPresent() && profile.isEmpty())
            throw document.get("beliefs").bad("extensive.bad.beliefs-alone");
        document.find("path").ifPresent(path -> follow(TreeAnswer.played(game), path));
        Asked asked = new Asked(player, mixed, behaviour, strategy, PATH.find(document), points, profile, beliefs);
        return new TreeQuestion(
                TreeQuestion.TREE,
                Message.of("extensive.title", game.tree().size()),
                game,
                asked,
                ACCURACY.find(document));
    }

    private static GameTree tree(Node document) {
        if (EFG.isIn(document) == TREE.isIn(document)) throw document.bad("extensive.bad.one-of");
        if (EFG.isIn(document)) return Efg.read(EFG.in(document)).tree();
        return TreeReader.read(TREE.in(document), PLAYERS.find(document));
    }

    private static Mixed mixed(ExtensiveGame game, int player, Node node) {
        RationalVector weights = node.vector();
        if (!PureStrategies.count(game, player).equals(java.math.BigInteger.valueOf(weights.size())))
            throw node.bad("extensive.bad.mixed-size", PureStrategies.count(game, player), weights.size());
        node.probabilities(weights);
        return new Mixed(weights);
    }

    /** Refuses a path that leaves the tree, at the move that is not there, or ends before the game does. */
    private static void follow(ExtensiveGame game, Node path) {
        int node = 0;
        for (Node label : path.list()) {
            int move =
                    game.tree().isTerminal(node) ? -1 : game.moveNamesAt(node).indexOf(label.text());
            if (move < 0)
                throw label.bad("extensive.no-move", label.text(), game.tree().place(node));
            node = game.tree().child(node, move);
        }
        if (!game.tree().isTerminal(node))
            throw path.bad(
                    "extensive.bad.path-short", game.tree().place(node), String.join(", ", game.moveNamesAt(node)));
    }

    private static Behaviour strategy(ExtensiveGame game, int player, Node node) {
        node.only(new java.util.LinkedHashSet<>(game.setNames(player)));
        int[] choice = new int[game.sets(player)];
        for (int set = 0; set < choice.length; set++) {
            Node move = node.get(game.setName(player, set));
            choice[set] = game.moveNames(player, set)
                    .indexOf(move.choice(game.moveNames(player, set).toArray(String[]::new)));
        }
        return Behaviour.pure(game, player, choice);
    }

    private static RationalVector point(ExtensiveGame game, int player, Node node) {
        RationalVector point = node.vector();
        if (point.size() != game.sets(player)) throw node.badSize(game.sets(player), game.sets(player), point.size());
        for (Node entry : node.list())
            if (entry.rational().isNegative() || entry.rational().compareTo(Rational.ONE) > 0)
                throw entry.bad("core.bad.out-of-range", entry.rational(), 0, 1);
        return point;
    }

    @Override
    public Solution solve(TreeQuestion question, Progress progress) {
        return new TreeAnswer(question, progress);
    }

    @Override
    public GameTree tree(TreeQuestion question) {
        return question.game().tree();
    }

    @Override
    public Optional<Message> unplayable(TreeQuestion question) {
        return Optional.of(Message.of("extensive.not-played"));
    }

    @Override
    public Optional<Position> play(TreeQuestion question, Progress progress) {
        return question.start();
    }
}
