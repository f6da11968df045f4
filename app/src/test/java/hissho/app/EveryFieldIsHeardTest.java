package hissho.app;

import static java.util.Map.entry;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import hissho.app.document.Documents;
import hissho.app.document.GameDocument;
import hissho.app.document.Json;
import hissho.app.render.Renderers;
import hissho.app.render.Style;
import hissho.catalogue.Catalogue;
import hissho.document.BadDocument;
import hissho.document.Field;
import hissho.document.Node;
import hissho.kind.Kind;
import hissho.progress.Progress;
import hissho.words.Language;
import hissho.words.Words;
import hissho.zerosum.question.MatrixKind;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** No field is read and then forgotten: of every optional field of every kind some value changes what the report says, or is refused. */
class EveryFieldIsHeardTest {

    private static final int DOCUMENTS = Integer.getInteger("hissho.heard", 20);
    private static final int READ = 400;
    private static final long MILLIS = 700;
    private static final String ONLY = System.getProperty("hissho.kind", "");
    private static final List<String> CHAPTERS =
            List.of(System.getProperty("hissho.chapters", "").split(",", -1));

    private static final String UNKNOWN_STOCK =
            "{'hands': [['X1', 'X4'], ['X3', 'X2']], 'points': {'X6': 1}, 'stockOrder': 'unknown', 'samples': 20, 'seed': 5, "
                    + "'stock': ['X5', 'X6', 'X7', 'X8', 'X9', 'X10', 'X11', 'X12']}";

    /** Fields that need others beside them, or names that no generator guesses. */
    private static final Map<String, String> COMPANIONS = new HashMap<>(Map.ofEntries(
            entry("matrix.rounded", "{'matrix': [[1, 7, 3], [6, 2, 4]], 'value': '3.7', 'rounded': true}"),
            entry(
                    "colonel-blotto.rowOrbitWeights",
                    "{'blotto': 4, 'kije': 3, 'posts': 2, 'rowOrbitWeights': {'(4,0)': 1}}"),
            entry(
                    "colonel-blotto.colOrbitWeights",
                    "{'blotto': 4, 'kije': 3, 'posts': 2, 'colOrbitWeights': {'(3,0)': 1}}"),
            entry("battleship.row", "{'rows': 3, 'cols': 3, 'ship': 2, 'row': {'[1,2]*': 1}}"),
            entry("infinity-by-two.epsilon", "{'rows': ['(-2, 0)', '(-1/j, -1), j=1,2,...'], 'epsilon': '1/10'}"),
            entry("countable-game.p", "{'rule': '1/i - 1/j', 'p': {'3': 1}}"),
            entry("countable-game.q", "{'rule': '1/i - 1/j', 'q': {'3': 1}}"),
            entry("countable-game.rows", "{'rule': '1/i - 1/j', 'q': {'3': 1}, 'rows': [5]}"),
            entry("countable-game.cols", "{'rule': '1/i - 1/j', 'p': {'3': 1}, 'cols': [5]}"),
            entry("coin-values.patterns", "{'game': 'patterns', 'patterns': [[], [1, 3]], 'from': 0, 'to': 9}"),
            entry("coin-values.compareWith", "{'game': 'ruler', 'from': 1, 'to': 9, 'compareWith': 'dim-plus'}"),
            entry("acrostic-twins.size", "{'heads': [[1, 2]], 'size': [4, 5]}"),
            entry("turning-corners.play", "{'rows': ['TTH', 'TTT', 'HTH'], 'play': 'misere'}"),
            entry("tartan.play", "{'rowGame': 'ruler', 'columnGame': 'ruler', 'rows': ['TH', 'HH'], 'play': 'misere'}"),
            entry("theory-finder.winOrLose", "{'players': 2, 'perfectInformation': true, 'winOrLose': true}"),
            entry("theory-finder.perfectInformation", "{'players': 2, 'winOrLose': true, 'perfectInformation': true}"),
            entry("pile-values.split", "{'take': 'c = 1', 'split': 'c = 0 and a != b', 'from': 0, 'to': 9}"),
            entry("vertex-removal.m", "{'graph': 'double-star', 'm': 2, 'n': 3}"),
            entry(
                    "generalised-tanhinmin.eightCut",
                    "{'form': 'real', 'mover': [7, 8, 9, 11], 'other': [8, 8, 8, 10], 'eightCut': true}"),
            entry("generalised-tanhinmin.density", "{'form': 'random', 'cards': 8, 'seed': 3, 'density': '1/5'}"),
            entry("generalised-tanhinmin.seed", "{'form': 'random', 'cards': 8, 'seed': 3}"),
            entry("trick-table.samples", UNKNOWN_STOCK),
            entry("trick-table.seed", UNKNOWN_STOCK),
            entry("tartan.n", "{'rowGame': 'ruler', 'columnGame': 'ruler', 'heads': 'i+j odd', 'n': 4}"),
            entry("centipede.IDown", "{'pairs': 2, 'IDown': '(2*k, k)'}"),
            entry("centipede.IIDown", "{'pairs': 2, 'IIDown': '(k, 2*k)'}"),
            entry(
                    "game-system.start",
                    "{'games': [{'name': 'A', 'cells': [[1, 2]]}, {'name': 'B', 'cells': [[3, 'A']]}], 'start': 'B'}"),
            entry(
                    "limiting-average.start",
                    "{'games': [{'name': 'A', 'cells': [['A']]}, {'name': 'B', 'cells': [[{'pay': 1, 'next': [{'to': 'B', 'p': 1}]}]]}], 'start': 'B'}"),
            entry(
                    "game-system.colStationary",
                    "{'games': [{'name': 'A', 'cells': [['A', 5], [1, 0]]}], 'infinitePayoff': 0, 'query': 'guarantee', 'colStationary': {'A': ['1/2', '1/2']}}"),
            entry("sequence.infinitePayoff", "{'template': [['G', 1], [1, 0]], 'infinitePayoff': 5}"),
            entry(
                    "tree.player",
                    "{'player': 2, 'tree': {'player': 1, 'infoset': 'a', 'moves': [{'label': 'x', 'node': {'player': 2, 'infoset': 'b', 'm"
                            + "oves': [{'label': 'u', 'node': {'payoff': [1]}}, {'label': 'v', 'node': {'payoff': [2]}}]}}, {'label': 'y', 'node': {'payoff': [0]}}]}}"),
            entry("bimatrix.B", "{'A': [[1, 2]], 'B': [[3, 4]]}"),
            entry("cournot.c2", "{'a': 20, 'c1': 2, 'c2': 3}"),
            entry(
                    "coalitional-game.coalitions",
                    "{'players': 2, 'v': {'1': 0, '2': 0, '12': 4}, 'coalitions': ['1', '12']}"),
            entry("core-parameter.v", "{'players': 2, 'v': {'1': 0, '2': 0, '12': 'a'}, 'parameter': 'a'}"),
            entry("bimatrix.csv", "{'csv': '1,2,3,4'}"),
            entry("core-parameter.parameter", "{'players': 2, 'v': {'1': 0, '2': 0, '12': 't'}, 'parameter': 't'}"),
            entry("stackelberg.c1", "{'a': 20, 'c1': 2, 'c2': 3}"),
            entry("stackelberg.c2", "{'a': 20, 'c1': 2, 'c2': 3}"),
            entry("mock-turtles.length", "{'heads': [1, 3], 'length': 9}"),
            entry("coin-turning-length.patterns", "{'game': 'patterns', 'patterns': [[], [1, 3]], 'from': 1, 'to': 5}"),
            entry("bimatrix.A", "{'A': [[1, 2]], 'B': [[3, 4]]}"),
            entry("bimatrix.nfg", "{'nfg': 'NFG 1 R \\\"t\\\" { \\\"1\\\" \\\"2\\\" } { 2 1 } 1 2 3 4'}"),
            entry("bimatrix.lrsnash", "{'lrsnash': '1 2\\n1 2\\n3 4'}"),
            entry("strategic-game.nfg", "{'nfg': 'NFG 1 R \\\"t\\\" { \\\"1\\\" \\\"2\\\" } { 2 1 } 1 2 3 4'}"),
            entry(
                    "strategic-game.iterations",
                    "{'players': 2, 'payoffs': [[[4, 2], [1, 1]], [[0, 0], [2, 4]]], 'profile': [['1/3', '2/3'], ['1/2', '1/2']], 'iterations': 3}"),
            entry("cournot.c1", "{'a': 20, 'c1': 2, 'c2': 3}"),
            entry("feasible-set.rows", "{'bimatrix': [[[4, 3], [0, 0]], [[2, 2], [1, 4]]], 'rows': ['up', 'down']}"),
            entry("feasible-set.cols", "{'bimatrix': [[[4, 3], [0, 0]], [[2, 2], [1, 4]]], 'cols': ['left', 'right']}"),
            entry(
                    "lambda-transfer.cols",
                    "{'bimatrix': [[[4, 3], [0, 0]], [[2, 2], [1, 4]]], 'cols': ['left', 'right']}"),
            entry(
                    "nash-bargaining.rescaling",
                    "{'bimatrix': [[[4, 3], [0, 0]], [[2, 2], [1, 4]]], 'threatPoint': [0, 0], 'rescaling': [[2, 1], [1, 0]]}"),
            entry("coalitional-game.surplus", "{'family': 'assignment', 'surplus': [[3, 2], [1, 4]]}"),
            entry("coalitional-game.profit", "{'family': 'cattle-drive', 'profit': 900}"),
            entry("coalitional-game.gatekeepers", "{'family': 'cattle-drive', 'gatekeepers': 3}"),
            entry("coalitional-game.m", "{'family': 'landlord-peasants', 'm': 3}"),
            entry("coalitional-game.example", "{'family': 'textbook', 'example': '4.1.4'}"),
            entry(
                    "coalitional-game.other",
                    "{'players': 2, 'v': {'1': 0, '2': 0, '12': 4}, 'other': {'1': 1, '2': 1, '12': 4}}"),
            entry("core-parameter.players", "{'players': 2, 'v': {'1': 0, '2': 0, '12': 'a'}, 'parameter': 'a'}"),
            entry(
                    "affine-utility.lotteries",
                    "{'u': [0, 1, 4], 'utility': [5, 8, 17], 'lotteries': [['1/2', '1/2', 0]]}"),
            entry("preference-axioms.utility", "{'preference': 'expected-utility', 'prizes': 3, 'utility': [1, 5, 2]}"),
            entry("monopoly.chooses", "{'a': 13, 'c': 1, 'chooses': 'price'}"),
            entry(
                    "randomization-device.player",
                    "{'mixed': ['7/12', '5/12'], 'outcomes': 10, 'matrix': [[-2, 5], [3, -4]], 'player': 'II'}")));

    static {
        for (String name : List.of("subtractionSet", "counts", "patterns")) {
            String game = name.equals("subtractionSet")
                    ? "subtraction-two-coins"
                    : name.equals("counts") ? "custom" : "patterns";
            String value = switch (name) {
                case "subtractionSet" -> "[1, 2]";
                case "counts" -> "[2]";
                default -> "[[1], [1, 2]]";
            };
            String others = switch (name) {
                case "subtractionSet" -> "[3]";
                case "counts" -> "[1]";
                default -> "[[], [2]]";
            };
            String games = "'rowGame': '" + game + "', 'columnGame': '" + game + "', '" + name + "': " + value;
            String column = "column" + Character.toUpperCase(name.charAt(0)) + name.substring(1);
            String other = ", '" + column + "': " + others;
            asked("tartan", name, column, games, other, ", 'rows': ['THTH', 'TTHT', 'HTTH', 'THHT']");
            asked("board-values", name, column, games, other, ", 'row': 1, 'yFrom': 1, 'yTo': 6");
            asked("tartan-solver", name, column, games, other, ", 'from': [1, 1], 'to': [0, 0]");
        }
    }

    private static void asked(String kind, String name, String column, String games, String other, String question) {
        COMPANIONS.put(kind + "." + name, "{" + games + question + "}");
        COMPANIONS.put(kind + "." + column, "{" + games + other + question + "}");
    }

    /** Fields that change nothing that is told: where a picture's corners are drawn, how the computer plays, how much memory a search may take. */
    private static final Set<String> UNTOLD = Set.of("places", "opponent", "memory");

    /** Fields with one possible value: hands are spread evenly, and a document may say so. */
    private static final Set<String> ONLY_ONE_VALUE = Set.of("betting-tree.hands");

    @Test
    void ofEveryKind() throws IOException {
        RandomDocuments documents = new RandomDocuments();
        List<String> deaf = new ArrayList<>();
        for (Kind<?> kind : Catalogue.kinds()) {
            if (!ONLY.isEmpty() && !kind.name().equals(ONLY)) continue;
            if (!CHAPTERS.equals(List.of(""))
                    && !CHAPTERS.contains(kind.listing().chapter().name())) continue;
            for (Field<?> field : kind.document().fields())
                if (!field.required()
                        && !isShared(kind, field)
                        && !UNTOLD.contains(field.name())
                        && !ONLY_ONE_VALUE.contains(kind.name() + "." + field.name())
                        && !heard(documents, kind, field)) deaf.add(kind.name() + "." + field.name());
        }
        assertEquals("", String.join("\n", deaf));
    }

    /** A field that its reader never looks at is refused, and the sentence names it and what was read instead. */
    @Test
    void whatIsNotReadIsRefused() {
        for (String json : List.of(
                "{'kind': 'twins', 'coins': 'THH', 'heads': [1]}",
                "{'kind': 'ruler', 'coins': 'THH', 'piles': [2]}",
                "{'kind': 'ruler', 'coins': 'THH', 'length': 9}",
                "{'kind': 'nim-arithmetic', 'expression': '2*3', 'quadratic': [1, 1, 6]}",
                "{'kind': 'nim-arithmetic', 'operation': 'multiply', 'a': 2, 'b': 3, 'c': 4}",
                "{'kind': 'board-values', 'game': 'rugs', 'rowGame': 'twins', 'x': 1, 'y': 2}",
                "{'kind': 'board-values', 'game': 'rugs', 'row': 1, 'yFrom': 1, 'yTo': 2, 'heads': 'i+j odd', 'to': 3}",
                "{'kind': 'colon-principle', 'branches': [3, 2], 'base': {'edges': [[0, 1]], 'ground': 0}}",
                "{'kind': 'tartan-solver', 'v1': 3, 'v2': 4, 'target': 5, 'rowGame': 'twins'}",
                "{'kind': 'tartan', 'rowGame': 'twins', 'columnGame': 'twins', 'rows': ['TH'], 'counts': [2]}",
                "{'kind': 'trick', 'word': 'ABBA', 'aim': 'last-trick', 'scoring': 2}",
                "{'kind': 'trick-table', 'hands': [['S2'], ['S3']], 'aim': 'last-trick', 'points': 'each'}")) {
            GameDocument document =
                    GameDocument.of(new Documents().parse(json.replace('\'', '"'), Documents.Syntax.JSON));
            BadDocument refused = assertThrows(BadDocument.class, () -> document.solve(Progress.none()), json);
            assertEquals(true, document.fields().containsKey(refused.place()), json);
        }
    }

    /** What every matrix game may be asked is tried on the plain one. */
    private static boolean isShared(Kind<?> kind, Field<?> field) {
        return !kind.name().equals("matrix") && MatrixKind.ASKED.contains(field);
    }

    private static boolean heard(RandomDocuments documents, Kind<?> kind, Field<?> field) {
        Random random = new Random((kind.name() + "." + field.name()).hashCode());
        for (Map<String, Object> document : documents.having(kind, field.name()))
            if (matters(document, field.name())) return true;
        String companion = COMPANIONS.get(kind.name() + "." + field.name());
        if (companion != null) return matters(document(kind, companion), field.name());
        int solved = 0;
        for (int i = 0; i < READ && solved < DOCUMENTS; i++) {
            Optional<Map<String, Object>> document =
                    i % 2 == 0 ? documents.withField(kind, field, random) : documents.around(kind, field, random);
            if (document.isEmpty() || !isLegal(document.get())) continue;
            solved++;
            if (matters(document.get(), field.name())) return true;
        }
        return false;
    }

    private static Map<String, Object> document(Kind<?> kind, String json) {
        Map<String, Object> document = new LinkedHashMap<>();
        Object tree = new Documents().parse(json.replace('\'', '"'), Documents.Syntax.JSON);
        ((Map<?, ?>) Objects.requireNonNull(tree)).forEach((name, value) -> document.put((String) name, value));
        document.put("kind", kind.name());
        return document;
    }

    private static boolean isLegal(Map<String, Object> document) {
        try {
            return read(GameDocument.of(new Documents().parse(Json.line(document), Documents.Syntax.JSON)));
        } catch (BadDocument _) {
            return false;
        }
    }

    private static boolean read(GameDocument document) {
        Node.root(document.fields())
                .readWhole(document.kind().document(), node -> document.kind().read(node));
        return true;
    }

    private static boolean matters(Map<String, Object> document, String field) {
        Map<String, Object> without = new LinkedHashMap<>(document);
        without.remove(field);
        Optional<String> with = told(document);
        return with.isPresent() && !with.equals(told(without));
    }

    /** The whole report; nothing where the document is refused or takes long. */
    private static Optional<String> told(Map<String, Object> document) {
        try {
            GameDocument game = GameDocument.of(new Documents().parse(Json.line(document), Documents.Syntax.JSON));
            Progress progress = Progress.atMost(MILLIS);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            Renderers.named("text")
                    .orElseThrow()
                    .render(
                            game.tell(game.solve(progress), List.of(), Words.in(Language.ENGLISH)),
                            out,
                            Style.plain(Words.in(Language.ENGLISH)));
            return Optional.of(out.toString(StandardCharsets.UTF_8));
        } catch (BadDocument | Progress.Stopped _) {
            return Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
