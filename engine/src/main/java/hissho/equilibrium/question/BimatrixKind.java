package hissho.equilibrium.question;

import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.equilibrium.rounds.Style;
import hissho.equilibrium.rounds.TwoPlayerRounds;
import hissho.form.Mixed;
import hissho.form.StrategicGame;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.play.Position;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Any finite game of two players, each with his own payoffs. */
public final class BimatrixKind implements Kind<BimatrixQuestion> {

    private static final Shape<Node> WEIGHTS = Shape.either(Shape.listOf(Shape.number()), Shape.mapOf(Shape.number()));
    private static final Shape<Node> LINE = Shape.either(Shape.whole(1, TwoPlayers.MOST_CELLS), Shape.text());

    static final Field<Node> P = Field.optional("p", WEIGHTS);
    static final Field<Node> Q = Field.optional("q", WEIGHTS);
    private static final Field<List<Node>> PROFILE = Field.optional("profile", Shape.listOf(LINE, 2, 2));
    private static final Field<List<List<Rational>>> VECTORS =
            Field.optional("vectors", Shape.listOf(Shape.listOf(Shape.number(), 2, 2)), List.of());
    private static final Field<Node> BELIEF_ON = Field.optional("beliefOn", LINE);
    private static final Field<List<Rational>> AIM = Field.optional("aim", Shape.listOf(Shape.number(), 2, 2));
    private static final Field<Integer> LABEL = Field.optional("label", Shape.whole(1, 2 * TwoPlayers.MOST_CELLS));
    private static final Field<Integer> ROUNDS = Field.optional("rounds", Shape.whole(1, 1_000_000), 1);

    static final Field<Style> OPPONENT = Field.optional(
            "opponent",
            Shape.choice(Stream.of(Style.values()).map(Style::written).toArray(String[]::new))
                    .as(BimatrixKind::style),
            Style.EQUILIBRIUM);

    static final List<Field<?>> ASKED = List.of(P, Q, PROFILE, VECTORS, BELIEF_ON, AIM, LABEL, ROUNDS, OPPONENT);

    private static Style style(String written) {
        return Stream.of(Style.values())
                .filter(style -> style.written().equals(written))
                .findFirst()
                .orElseThrow();
    }

    @Override
    public Listing listing() {
        return new Listing("bimatrix", "equilibrium", Chapter.EQUILIBRIUM);
    }

    @Override
    public Shape.Fields document() {
        return new Shape.Fields(
                Stream.concat(TwoPlayers.FIELDS.stream(), ASKED.stream()).toList());
    }

    @Override
    public List<String> facts() {
        return BimatrixFacts.KEYS;
    }

    @Override
    public BimatrixQuestion read(Node document) {
        return question("bimatrix", TwoPlayers.in(document), document);
    }

    /** What a document asks about a game whose payoffs are known. */
    static BimatrixQuestion question(String kind, StrategicGame game, Node document) {
        Optional<Mixed> p = P.find(document).map(node -> mixed(node, game.strategies(0)));
        Optional<Mixed> q = Q.find(document).map(node -> mixed(node, game.strategies(1)));
        if (PROFILE.isIn(document)) {
            if (p.isPresent() || q.isPresent()) throw document.get("profile").bad("equilibrium.bad.profile-twice");
            List<Node> cell = PROFILE.in(document);
            p = Optional.of(Mixed.pure(game.size(0), line(cell.get(0), game.strategies(0))));
            q = Optional.of(Mixed.pure(game.size(1), line(cell.get(1), game.strategies(1))));
        }
        Optional<Integer> label = LABEL.find(document).map(k -> k - 1);
        int labels = game.size(0) + game.size(1);
        if (label.isPresent() && label.get() >= labels)
            throw document.get("label").bad("core.bad.out-of-range", label.get() + 1, 1, labels);
        return new BimatrixQuestion(
                kind,
                game,
                p,
                q,
                VECTORS.in(document).stream().map(RationalVector::of).toList(),
                BELIEF_ON.find(document).map(node -> column(node, game.strategies(1))),
                AIM.find(document).map(RationalVector::of).orElse(RationalVector.of(1, 1)),
                label,
                ROUNDS.in(document),
                OPPONENT.in(document));
    }

    /** A strategy as a list of all probabilities, or as a map of those that are not zero. */
    static Mixed mixed(Node node, List<String> names) {
        RationalVector weights;
        if (node.isMap()) {
            Rational[] all = new Rational[names.size()];
            Arrays.fill(all, Rational.ZERO);
            for (String name : node.fields().keySet())
                all[named(node, name, names)] = node.get(name).rational();
            weights = RationalVector.of(all);
        } else weights = node.vector();
        if (weights.size() != names.size()) throw node.bad("equilibrium.bad.length", names.size(), weights.size());
        return new Mixed(node.probabilities(weights));
    }

    private static int named(Node node, String name, List<String> names) {
        if (!names.contains(name)) throw node.bad("core.bad.not-a-choice", name, String.join(", ", names));
        return names.indexOf(name);
    }

    /** A strategy by its name or its number. */
    static int line(Node node, List<String> names) {
        if (node.value() instanceof String name && names.contains(name)) return names.indexOf(name);
        return node.whole(1, names.size()) - 1;
    }

    /** One of two columns by its name or number, or as "column 2". */
    private static int column(Node node, List<String> names) {
        String text = node.text();
        if (names.size() != 2) throw node.bad("equilibrium.bad.belief", names.size());
        if (names.contains(text)) return names.indexOf(text);
        return new Node(node.place(), text.replaceFirst("^column\\s+", "")).whole(1, names.size()) - 1;
    }

    @Override
    public Solution solve(BimatrixQuestion question, Progress progress) {
        return new BimatrixAnswer(question, progress);
    }

    @Override
    public Optional<Message> unplayable(BimatrixQuestion question) {
        return Optional.of(Message.of("rounds.not-played"));
    }

    @Override
    public Optional<Position> play(BimatrixQuestion question, Progress progress) {
        return TwoPlayerRounds.of(question.game(), question.opponent(), progress);
    }

    /** Cells in words, as {@code "3,3 0,4; 4,0 1,1"} or as {@code 3,3;0,4 4,0;1,1}, or two matrices in brackets. */
    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        if (words.isEmpty() || words.stream().anyMatch(word -> word.contains("="))) return Optional.empty();
        if (PairText.areMatrices(words))
            return Optional.of(InOrder.of(
                    "kind", name(), "A", PairText.matrix(words.getFirst()), "B", PairText.matrix(words.getLast())));
        return Optional.of(InOrder.of("kind", name(), "csv", PairText.typed(words)));
    }
}
