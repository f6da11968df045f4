package hissho.app.document;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator;
import hissho.app.render.JsonValues;
import hissho.document.BadDocument;
import hissho.document.Node;
import hissho.equilibrium.question.PairText;
import hissho.extensive.AgentForm;
import hissho.extensive.ExtensiveGame;
import hissho.extensive.StrategicForm;
import hissho.extensive.TreeWriter;
import hissho.extensive.question.TreeKind;
import hissho.fact.NotAnswered;
import hissho.form.Bimatrix;
import hissho.form.GameTree;
import hissho.form.SimultaneousTree;
import hissho.form.format.Efg;
import hissho.form.format.Nfg;
import hissho.form.format.StrategicFile;
import hissho.form.format.TreeFile;
import hissho.kind.Formed;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.progress.Progress;
import hissho.words.Language;
import hissho.words.Message;
import hissho.words.Words;
import hissho.zerosum.matrix.GameForm;
import hissho.zerosum.question.MatrixQuestion;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A document in another format: trees and matrices as Gambit's files, and everything as JSON or YAML. */
public final class Conversion {

    public static final List<String> FORMATS = List.of("efg", "nfg", "lrs", "csv", "lp", "json", "yaml");

    /** A deeper tree is not written node in node, since nothing would read it again. */
    private static final int DEEPEST = 90;

    private Conversion() {}

    /** The forms in which Gambit's files can hold a tree. */
    public enum Form {
        /** every strategy of every player */
        FULL,
        /** strategies that always play alike written once */
        REDUCED,
        /** a player for each information set */
        AGENT
    }

    /** The document in the format, which is one of {@link #FORMATS}; strategies as they are asked for, or reduced where there are too many. */
    public static String to(String format, Optional<Form> form, GameDocument document, Progress progress) {
        if (form.isPresent() && !(format.equals("nfg") || (format.equals("efg") && form.get() == Form.AGENT)))
            throw new BadDocument("", Message.of("app.bad.form", written(form.get()), format));
        if (form.isEmpty()) return to(format, document, progress);
        TreeFile file = file(document);
        if (form.get() == Form.AGENT)
            file = new TreeFile(file.title(), file.comment(), AgentForm.of(new ExtensiveGame(file.tree())));
        return format.equals("efg") ? Efg.write(file) : strategic(file, form.get() == Form.REDUCED, progress);
    }

    private static String written(Form form) {
        return form.name().toLowerCase(Locale.ROOT);
    }

    /** The document in the format, which is one of {@link #FORMATS}. */
    public static String to(String format, GameDocument document, Progress progress) {
        return switch (format) {
            case "efg" -> Efg.write(file(document));
            case "nfg" -> isStrategic(document.kind()) ? NormalForm.write(document) : strategic(document, progress);
            case "lrs" -> PairText.lrs(ofTwo(document));
            case "csv" -> PairText.cells(ofTwo(document)) + "\n";
            case "lp" -> program(document);
            case "json" -> Json.pretty(plain(document)) + "\n";
            case "yaml" -> yaml(plain(document));
            default -> throw new IllegalArgumentException(format);
        };
    }

    /** The text of an .nfg file in the format, with all that stands in the file: outcomes, names and numbers as they are written. */
    public static String ofStrategicFile(String format, String text, Progress progress) {
        return switch (format) {
            case "nfg" -> Nfg.write(Nfg.read(text));
            case "efg" -> {
                StrategicFile file = Nfg.read(text);
                yield Efg.write(new TreeFile(file.title(), file.comment(), SimultaneousTree.of(file.game())));
            }
            case "json", "yaml" -> to(format, GameDocument.of(NormalForm.lossless(text)), progress);
            default -> to(format, GameDocument.of(NormalForm.read(text)), progress);
        };
    }

    /** The tables of a game of two. */
    private static Bimatrix ofTwo(GameDocument document) {
        Optional<Bimatrix> tables = isStrategic(document.kind())
                ? Nfg.read(NormalForm.write(document)).game().bimatrix()
                : Optional.empty();
        return tables.orElseThrow(() -> new BadDocument(
                "", Message.of("app.bad.pairs-write", document.kind().name())));
    }

    /** Player I's linear program of a matrix game: the largest v that some mixture of rows secures against every column. */
    private static String program(GameDocument document) {
        if (!(readBy(document.kind(), Node.root(document.fields())) instanceof MatrixQuestion question))
            throw new BadDocument(
                    "", Message.of("app.bad.lp-write", document.kind().name()));
        return GameForm.MAX_V.text(question.game());
    }

    private static <G extends Game> G readBy(Kind<G> kind, Node fields) {
        return kind.read(fields);
    }

    /** Gambit's formats in which documents of a kind can be written. */
    public static List<String> gambit(Kind<?> kind) {
        return isStrategic(kind) || kind instanceof Formed<?> ? List.of("efg", "nfg") : List.of();
    }

    /** Whether documents of the kind are tables of payoffs, which {@link NormalForm} writes. */
    private static boolean isStrategic(Kind<?> kind) {
        return kind.name().equals("matrix") || kind.facts().contains("nfg");
    }

    /** What an .efg file holds of the document: where the document is such a file, all of it. */
    private static TreeFile file(GameDocument document) {
        if (document.fields().get("efg") instanceof String text) return Efg.read(text);
        String title = document.title(Language.ENGLISH).orElse("");
        String note = document.heading().get("note") instanceof String text ? text : "";
        if (!isStrategic(document.kind())) return new TreeFile(title, note, tree(document));
        StrategicFile file =
                Nfg.read(document.fields().get("nfg") instanceof String text ? text : NormalForm.write(document));
        return new TreeFile(
                file.title().isBlank() ? title : file.title(), file.comment(), SimultaneousTree.of(file.game()));
    }

    private static GameTree tree(GameDocument document) {
        return tree(document.kind(), Node.root(document.fields()))
                .orElseThrow(() -> new BadDocument(
                        "", Message.of("app.bad.efg-write", document.kind().name())));
    }

    @SuppressWarnings("unchecked")
    private static <G extends Game> Optional<GameTree> tree(Kind<G> kind, Node fields) {
        if (!(kind instanceof Formed<?>)) return Optional.empty();
        return Optional.of(((Formed<G>) kind).tree(kind.read(fields)));
    }

    /** The strategic form with every strategy, or the reduced one where that is too large. */
    private static String strategic(GameDocument document, Progress progress) {
        TreeFile file = file(document);
        BigInteger cells = StrategicForm.size(new ExtensiveGame(file.tree()));
        return strategic(file, cells.compareTo(BigInteger.valueOf(StrategicForm.MOST_CELLS)) > 0, progress);
    }

    private static String strategic(TreeFile file, boolean reduced, Progress progress) {
        ExtensiveGame game = new ExtensiveGame(file.tree());
        try {
            StrategicForm form = reduced ? StrategicForm.reduced(game, progress) : StrategicForm.full(game, progress);
            return Nfg.write(StrategicFile.of(file.title(), file.comment(), form.game()));
        } catch (NotAnswered e) {
            throw new BadDocument("", e.why());
        }
    }

    /** The document as a map; the tree of an .efg file node in node, where that can be read again. */
    private static Map<String, @Nullable Object> plain(GameDocument document) {
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        map.put("kind", document.kind().name());
        map.putAll(document.heading());
        map.putAll(document.fields());
        if (!(document.fields().get("efg") instanceof String text)) return map;
        TreeFile file = Efg.read(text);
        GameTree tree = file.tree();
        if (tree.depth() > DEEPEST || tree.players().count() > TreeKind.MOST_PLAYERS) return map;
        map.remove("efg");
        if (!file.title().isEmpty()) map.putIfAbsent("title", file.title());
        if (!file.comment().isEmpty()) map.putIfAbsent("note", file.comment());
        map.put("players", tree.players().names());
        map.put("tree", TreeWriter.write(new ExtensiveGame(tree)));
        return map;
    }

    private static String yaml(Map<String, @Nullable Object> document) {
        StringWriter text = new StringWriter();
        YAMLFactory factory = YAMLFactory.builder()
                .disable(YAMLGenerator.Feature.WRITE_DOC_START_MARKER)
                .enable(YAMLGenerator.Feature.INDENT_ARRAYS_WITH_INDICATOR)
                .build();
        try (JsonGenerator generator = factory.createGenerator(text)) {
            new JsonValues(generator, Words.in(Language.ENGLISH)).value(document);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }
}
