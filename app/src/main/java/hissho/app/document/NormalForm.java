package hissho.app.document;

import hissho.document.BadDocument;
import hissho.document.Node;
import hissho.form.Bimatrix;
import hissho.form.Players;
import hissho.form.StrategicGame;
import hissho.form.format.Nfg;
import hissho.form.format.StrategicFile;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.progress.Progress;
import hissho.words.Language;
import hissho.words.Message;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Gambit's {@code .nfg} files as documents: a zero-sum game of two players is a matrix, another of two players a table of pairs, one of more players a strategic game; and such documents as files. */
public final class NormalForm {

    private static final int MOST_CELLS = 250_000;
    private static final int MOST_MILLISECONDS = 10_000;

    private NormalForm() {}

    /** The document of a file. */
    static Map<String, @Nullable Object> read(String text) {
        StrategicFile file = Nfg.read(text);
        StrategicGame game = file.game();
        if (game.zeroSumMatrix().isEmpty()) return whole(text, file);
        return matrix(file);
    }

    /** The document of a file in which nothing of the file is lost: its text stands in it where a matrix would not say all. */
    static Map<String, @Nullable Object> lossless(String text) {
        StrategicFile file = Nfg.read(text);
        if (file.game().zeroSumMatrix().isEmpty()) return whole(text, file);
        Map<String, @Nullable Object> matrix = matrix(file);
        return file.equals(Nfg.read(write(GameDocument.of(matrix)))) ? matrix : whole(text, file);
    }

    private static Map<String, @Nullable Object> matrix(StrategicFile file) {
        StrategicGame game = file.game();
        RationalMatrix matrix = game.zeroSumMatrix().orElseThrow();
        Map<String, @Nullable Object> document = new LinkedHashMap<>();
        document.put("kind", "matrix");
        if (!file.title().isBlank()) document.put("title", file.title());
        document.put(
                "matrix",
                matrix.rows().stream()
                        .map(row -> row.stream().map(Rational::toString).toList())
                        .toList());
        label(document, "rowLabels", game.strategies(0));
        label(document, "colLabels", game.strategies(1));
        label(document, "players", game.players().names());
        if (!file.comment().isEmpty()) document.put("note", file.comment());
        return document;
    }

    /** A document that keeps the text of the file. */
    private static Map<String, @Nullable Object> whole(String text, StrategicFile file) {
        Map<String, @Nullable Object> document = new LinkedHashMap<>();
        document.put("kind", file.game().players().count() == 2 ? "bimatrix" : "strategic-game");
        if (!file.title().isBlank()) document.put("title", file.title());
        document.put("nfg", text);
        return document;
    }

    /** A document as a file of payoffs: the file that it holds, a matrix, or a game whose solution says itself in the format. */
    public static String write(GameDocument document) {
        if (document.fields().get("nfg") instanceof String text) return Nfg.write(Nfg.read(text));
        if (document.kind().facts().contains("nfg"))
            return document.solve(Progress.atMost(MOST_MILLISECONDS)).facts().get("nfg", String.class);
        if (!document.kind().name().equals("matrix"))
            throw bad("app.bad.nfg-write", document.kind().name());
        Node fields = Node.root(document.fields());
        RationalMatrix matrix = fields.get("matrix").matrix(MOST_CELLS);
        List<List<String>> strategies = List.of(
                fields.find("rowLabels").map(Node::texts).orElseGet(() -> numbered(matrix.height())),
                fields.find("colLabels").map(Node::texts).orElseGet(() -> numbered(matrix.width())));
        Players players =
                fields.find("players").map(names -> new Players(names.texts())).orElseGet(() -> Players.numbered(2));
        String note = document.heading().get("note") instanceof String text ? text : "";
        StrategicGame game = StrategicGame.of(players, strategies, Bimatrix.zeroSum(matrix));
        return Nfg.write(StrategicFile.of(document.title(Language.ENGLISH).orElse(""), note, game));
    }

    /** Names that only number the strategies or players, or do not tell them apart, are not worth a label. */
    private static void label(Map<String, @Nullable Object> document, String field, List<String> names) {
        boolean telling = names.stream().noneMatch(String::isBlank)
                && names.stream().distinct().count() == names.size()
                && !names.equals(numbered(names.size()));
        if (telling) document.put(field, names);
    }

    private static List<String> numbered(int count) {
        return IntStream.rangeClosed(1, count).mapToObj(Integer::toString).toList();
    }

    private static BadDocument bad(String key, Object... arguments) {
        return new BadDocument("", Message.of(key, arguments));
    }
}
