package hissho.zerosum.question;

import hissho.document.BadDocument;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.play.Position;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.zerosum.matrix.GameForm;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.Payoffs;
import hissho.zerosum.method.Choices;
import hissho.zerosum.method.Dominance;
import hissho.zerosum.method.DominationCheck;
import hissho.zerosum.method.Method;
import hissho.zerosum.method.Methods;
import hissho.zerosum.method.PivotTableau.Place;
import hissho.zerosum.question.MatrixQuestion.Domination;
import hissho.zerosum.question.MatrixQuestion.Line;
import hissho.zerosum.question.MatrixQuestion.Pivoting;
import hissho.zerosum.question.MatrixQuestion.Played;
import hissho.zerosum.question.MatrixQuestion.Player;
import hissho.zerosum.question.MatrixQuestion.Proposal;
import hissho.zerosum.question.MatrixQuestion.Weights;
import hissho.zerosum.rounds.Rounds;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The kind of two-person zero-sum matrix games. */
public final class MatrixKind implements Kind<MatrixQuestion> {

    private static final int MOST_PIVOT = 1_000_000;

    private static final Shape<Node> LINE = Shape.either(Shape.whole(1, Integer.MAX_VALUE), Shape.text());
    private static final Shape<Node> WEIGHTS = Shape.either(Shape.listOf(Shape.number()), Shape.mapOf(Shape.number()));
    private static final Shape<List<Place>> PLACES = Shape.listOf(
            Shape.listOf(Shape.whole(1, MOST_PIVOT), 2, 2).as(pair -> new Place(pair.get(0) - 1, pair.get(1) - 1)));

    private static final Field<String> UNIT = Field.optional("unit", Shape.text(), "");
    private static final Field<List<String>> PLAYERS = Field.optional("players", Shape.listOf(Shape.text(), 2, 2));
    private static final Field<String> METHOD = Field.optional("method", Shape.choice(methods()));
    private static final Field<Node> P = Field.optional("p", WEIGHTS);
    private static final Field<Node> Q = Field.optional("q", WEIGHTS);
    private static final Field<String> VALUE =
            Field.optional("value", Shape.number().by(MatrixKind::number));
    private static final Field<Boolean> ROUNDED = Field.optional("rounded", Shape.truth(), false);
    private static final Field<Node> ROW_PLAYED = Field.optional("rowPlayed", LINE);
    private static final Field<Node> COL_PLAYED = Field.optional("colPlayed", LINE);
    private static final Field<Player> PLAYER =
            Field.optional("player", Shape.choice("I", "II").as(Player::valueOf));
    private static final Field<Integer> OUTCOMES = Field.optional("outcomes", Shape.whole(1, 100_000));
    private static final Field<Dominance.Mode> MODE = Field.optional(
            "mode",
            Shape.choice("pure", "mixed").as(mode -> Dominance.Mode.valueOf(mode.toUpperCase(Locale.ROOT))),
            Dominance.Mode.MIXED);
    private static final Field<Boolean> STRICT = Field.optional("strict", Shape.truth(), false);
    private static final Field<Node> TRANSFER = Field.optional("transfer", LINE);
    private static final Field<Node> ROW = Field.optional("row", LINE);
    private static final Field<Node> COL = Field.optional("col", LINE);
    private static final Field<Node> TARGET = Field.optional("target", new Shape.Fields(List.of(ROW, COL)));
    private static final Field<Node> BY =
            Field.optional("by", Shape.mapOf(Shape.number()).by(node -> node));
    private static final Field<String> REMOVE = Field.required("remove", Shape.choice("row", "col"));
    private static final Field<Node> INDEX = Field.required("index", LINE);
    private static final Field<Node> STEP_BY =
            Field.required("by", Shape.mapOf(Shape.number()).by(node -> node));
    private static final Field<Boolean> STRICTLY = Field.optional("strictlyDominated", Shape.truth());
    private static final Field<Boolean> CERTIFICATE_STRICT = Field.optional("certificateStrict", Shape.truth());
    private static final Field<List<Node>> STEPS = Field.optional(
            "steps", Shape.listOf(new Shape.Fields(List.of(REMOVE, INDEX, STEP_BY, STRICTLY, CERTIFICATE_STRICT))));
    private static final Field<List<Node>> MIXTURES =
            Field.optional("mixtures", Shape.listOf(Shape.listOf(Shape.number()).by(node -> node)), List.of());
    private static final Field<Node> SUPPORT_ROWS =
            Field.optional("supportRows", Shape.listOf(LINE).by(node -> node));
    private static final Field<Node> SUPPORT_COLS =
            Field.optional("supportCols", Shape.listOf(LINE).by(node -> node));
    private static final Field<Optional<Rational>> SHIFT = Field.optional(
            "shift", Shape.either(Shape.number(), Shape.choice("any")).by(MatrixKind::shift));
    private static final Field<Boolean> ADJUGATE = Field.optional("adjugate", Shape.truth(), false);
    private static final Field<List<Place>> PIVOTS = Field.optional("pivots", PLACES);
    private static final Field<Integer> PIVOT_COLUMN = Field.optional("pivotColumn", Shape.whole(1, MOST_PIVOT));
    private static final Field<List<Place>> CANDIDATES = Field.optional("candidates", PLACES, List.of());
    private static final Field<Boolean> FREE = Field.optional("free", Shape.truth(), false);
    private static final Field<RationalMatrix> MATRIX2 = Field.optional("matrix2", Shape.matrix(Payoffs.MOST_ENTRIES));
    private static final Field<Rational> SCALE = Field.optional("scale", Shape.number(), Rational.ONE);
    private static final Field<Boolean> PROGRAMS = Field.optional("programs", Shape.truth(), false);
    private static final Field<GameForm> FORM = Field.optional(
            "form",
            Shape.choice(Stream.of(GameForm.values()).map(GameForm::form).toArray(String[]::new))
                    .as(MatrixKind::form));
    private static final Field<Boolean> PLOT = Field.optional(
            "plot", Shape.choice("lower-envelope", "upper-envelope").as(plot -> plot.equals("lower-envelope")));
    private static final Field<Rational> UNIT_IN_CENTS = Field.optional("unitInCents", Shape.number(), Rational.ONE);

    /** What may be asked of any matrix game, however its payoffs are given. */
    public static final List<Field<?>> ASKED = List.of(
            UNIT,
            PLAYERS,
            METHOD,
            P,
            Q,
            VALUE,
            ROUNDED,
            PLAYER,
            ROW_PLAYED,
            COL_PLAYED,
            OUTCOMES,
            UNIT_IN_CENTS,
            MODE,
            STRICT,
            TARGET,
            BY,
            STEPS,
            MIXTURES,
            TRANSFER,
            SUPPORT_ROWS,
            SUPPORT_COLS,
            SHIFT,
            ADJUGATE,
            PIVOTS,
            PIVOT_COLUMN,
            CANDIDATES,
            FREE,
            PLOT,
            MATRIX2,
            SCALE,
            PROGRAMS,
            FORM);

    @Override
    public Listing listing() {
        return new Listing("matrix", "matrix", Chapter.MATRIX);
    }

    @Override
    public Shape.Fields document() {
        return new Shape.Fields(
                Stream.concat(Stream.of(Payoffs.MATRIX, Payoffs.ROW_LABELS, Payoffs.COL_LABELS), ASKED.stream())
                        .toList());
    }

    @Override
    public List<String> facts() {
        return MatrixFacts.KEYS;
    }

    private static String[] methods() {
        return Stream.concat(Stream.of("automatic"), Methods.all().stream().map(Method::name))
                .toArray(String[]::new);
    }

    private static String number(Node node) {
        node.rational();
        return node.text();
    }

    private static Optional<Rational> shift(Node node) {
        return "any".equals(node.value()) ? Optional.empty() : Optional.of(node.rational());
    }

    private static GameForm form(String name) {
        return Stream.of(GameForm.values())
                .filter(form -> form.form().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Override
    public MatrixQuestion read(Node document) {
        return question(Payoffs.in(document), document);
    }

    /** What a document asks about a game whose payoffs are known. */
    public static MatrixQuestion question(MatrixGame plain, Node document) {
        MatrixGame game = new MatrixGame(
                plain.payoffs(),
                plain.rows(),
                plain.columns(),
                UNIT.find(document).orElse(plain.unit()));
        LineNames rows = new LineNames(game.rows(), Payoffs.ROW_LABELS.isIn(document));
        LineNames columns = new LineNames(game.columns(), Payoffs.COL_LABELS.isIn(document));
        if (BY.isIn(document) && !TARGET.isIn(document)) throw document.bad("matrix.bad.by");
        Optional<Integer> row = ROW_PLAYED.find(document).map(rows::index);
        Optional<Integer> column = COL_PLAYED.find(document).map(columns::index);
        if (row.isPresent() != column.isPresent()) throw document.bad("matrix.bad.played");
        return new MatrixQuestion(
                game,
                rows,
                columns,
                METHOD.isIn(document) ? METHOD.find(document).flatMap(Methods::named) : implied(document),
                new Choices(
                        MODE.in(document),
                        STRICT.in(document),
                        SUPPORT_ROWS.find(document).map(node -> support(node, rows)),
                        SUPPORT_COLS.find(document).map(node -> support(node, columns)),
                        SHIFT.find(document).flatMap(shift -> shift),
                        PIVOTS.find(document),
                        PIVOT_COLUMN.find(document).map(j -> j - 1),
                        FREE.in(document),
                        ADJUGATE.in(document)),
                new Proposal(
                        P.find(document).map(node -> weights(node, rows)),
                        Q.find(document).map(node -> weights(node, columns)),
                        VALUE.find(document),
                        ROUNDED.in(document)),
                row.flatMap(i -> column.map(j -> new Played(i, j, false))),
                PLAYER.find(document),
                OUTCOMES.find(document),
                TRANSFER.find(document).map(rows::index),
                MATRIX2.find(document),
                SCALE.in(document),
                PROGRAMS.in(document),
                FORM.find(document),
                PLOT.find(document),
                UNIT_IN_CENTS.in(document),
                domination(document, game, rows, columns),
                new Pivoting(PIVOT_COLUMN.find(document).map(j -> j - 1), CANDIDATES.in(document), FREE.in(document)),
                PLAYERS.find(document));
    }

    /** The method that somebody means who names none but gives fields that only it looks at. */
    private static Optional<Method> implied(Node document) {
        if (Stream.of(PIVOTS, PIVOT_COLUMN, CANDIDATES, FREE).anyMatch(field -> field.isIn(document)))
            return Methods.named("pivot");
        if (SUPPORT_ROWS.isIn(document) || SUPPORT_COLS.isIn(document)) return Methods.named("indifference");
        if (ADJUGATE.isIn(document)) return Methods.named("inverse");
        if (SHIFT.find(document).flatMap(shift -> shift).isPresent() && !SCALE.isIn(document))
            return Methods.named("pivot");
        boolean judged = TARGET.isIn(document) || STEPS.isIn(document) || TRANSFER.isIn(document);
        if ((MODE.isIn(document) || STRICT.isIn(document)) && !judged) return Methods.named("domination");
        return Optional.empty();
    }

    private static Domination domination(Node document, MatrixGame game, LineNames rows, LineNames columns) {
        Optional<Line> target = TARGET.find(document).map(node -> target(node, rows, columns));
        return new Domination(
                target,
                BY.find(document)
                        .flatMap(node -> target.map(line -> DominationCheck.meant(
                                game, line.isRow(), line.index(), (line.isRow() ? rows : columns).weights(node)))),
                STEPS.find(document)
                        .map(steps -> DominationCheck.meant(
                                game,
                                steps.stream()
                                        .map(step -> step(step, rows, columns))
                                        .toList())),
                MIXTURES.in(document).stream()
                        .map(node -> weights(node, columns).exact())
                        .toList());
    }

    private static Line target(Node node, LineNames rows, LineNames columns) {
        if (ROW.isIn(node) == COL.isIn(node)) throw node.bad("matrix.bad.target");
        return ROW.isIn(node) ? new Line(true, rows.index(ROW.in(node))) : new Line(false, columns.index(COL.in(node)));
    }

    /** A claimed step of an elimination. */
    static DominationCheck.Claim step(Node step, LineNames rows, LineNames columns) {
        boolean row = REMOVE.in(step).equals("row");
        LineNames names = row ? rows : columns;
        return new DominationCheck.Claim(
                row,
                names.index(INDEX.in(step)),
                names.weights(STEP_BY.in(step)),
                STRICTLY.find(step),
                CERTIFICATE_STRICT.find(step));
    }

    private static List<Integer> support(Node node, LineNames names) {
        List<Integer> lines = names.indices(node);
        if (lines.isEmpty() || Set.copyOf(lines).size() < lines.size()) throw node.bad("matrix.bad.support");
        return lines;
    }

    private static Weights weights(Node node, LineNames names) {
        RationalVector weights = node.isMap() ? names.weights(node) : node.vector();
        if (weights.size() != names.labels().size())
            throw node.bad("matrix.bad.length", names.labels().size(), weights.size());
        return new Weights(weights, node.isMap() ? names.written(node) : node.texts());
    }

    @Override
    public Solution solve(MatrixQuestion question, Progress progress) {
        return MatrixAnswer.of(question, progress);
    }

    @Override
    public Optional<Message> unplayable(MatrixQuestion question) {
        return Optional.of(Message.of("rounds.not-played"));
    }

    @Override
    public Optional<Position> play(MatrixQuestion question, Progress progress) {
        return Rounds.of(question.game(), progress);
    }

    /** A matrix in one word, as 2,3,1;4,1,6: rows are divided by semicolons or spaces, entries by commas. */
    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        if (words.isEmpty()) return Optional.empty();
        List<List<String>> rows = words.stream()
                .flatMap(word -> Stream.of(word.split(";")))
                .map(row -> List.of(row.split(",")))
                .collect(Collectors.toList());
        if (rows.stream()
                .flatMap(List::stream)
                .anyMatch(entry -> Rational.read(entry).isEmpty()))
            throw new BadDocument("", Message.of("matrix.bad.words"));
        return Optional.of(InOrder.of("kind", name(), "matrix", rows));
    }
}
