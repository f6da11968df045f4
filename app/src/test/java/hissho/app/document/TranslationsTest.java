package hissho.app.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.app.Ran;
import hissho.document.BadDocument;
import hissho.kind.Chapter;
import hissho.words.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Names in a document are said in the reader's language where the document translates them. */
class TranslationsTest {

    private static final Pattern ENGLISH = Pattern.compile("[A-Za-z]{3,}");
    private static final Set<String> NAMING = Set.of("rows", "cols", "strategies", "players");

    private static GameDocument hawks(Object translations) {
        return GameDocument.of(Map.of(
                "kind",
                "bimatrix",
                "bimatrix",
                List.of(List.of(List.of(-1, -1), List.of(2, 0)), List.of(List.of(0, 2), List.of(1, 1))),
                "rows",
                List.of("hawk", "dove"),
                "p",
                Map.of("hawk", 1),
                "translations",
                translations));
    }

    @Test
    void namesAreTranslatedWhereverTheyStand() {
        GameDocument document = hawks(Map.of("ja", Map.of("hawk", "タカ", "dove", "ハト")));
        GameDocument japanese = document.in(Language.JAPANESE);
        assertEquals(List.of("タカ", "ハト"), japanese.fields().get("rows"));
        assertEquals(Map.of("タカ", 1), japanese.fields().get("p"));
        assertEquals(document, document.in(Language.ENGLISH));
        assertEquals(Set.of("kind", "bimatrix", "rows", "p"), japanese.tree().keySet());
    }

    @Test
    void translationsThatAreNoneAreRefused() {
        BadDocument language = assertThrows(
                BadDocument.class, () -> hawks(Map.of("jp", Map.of())).in(Language.ENGLISH));
        assertEquals("translations.jp", language.place());
        BadDocument name = assertThrows(
                BadDocument.class,
                () -> hawks(Map.of("ja", Map.of("hawk", List.of("タカ")))).in(Language.ENGLISH));
        assertEquals("translations.ja.hawk", name.place());
    }

    @Test
    void noExampleOfStrategicGamesKeepsEnglishNamesInJapanese() {
        List<String> left = new ArrayList<>();
        for (Examples.Example example : Examples.all()) {
            GameDocument document = example.document().in(Language.JAPANESE);
            Chapter chapter = document.kind().chapter();
            if (chapter != Chapter.EQUILIBRIUM && chapter != Chapter.DUOPOLY && chapter != Chapter.BARGAINING) continue;
            for (String field : NAMING)
                texts(document.fields().get(field))
                        .filter(text -> ENGLISH.matcher(text).find())
                        .forEach(text -> left.add(example.name() + ": " + text));
        }
        assertEquals(List.of(), left);
    }

    private static Stream<String> texts(@Nullable Object tree) {
        return switch (tree) {
            case String text -> Stream.of(text);
            case List<?> list -> list.stream().flatMap(TranslationsTest::texts);
            case null, default -> Stream.empty();
        };
    }

    @Test
    void chickenIsPlayedInJapanese() {
        Ran solved = Ran.hissho("solve", "chicken", "--lang", "ja");
        assertTrue(solved.out().contains("避ける対突っ込む"), solved.out());
        Ran played = Ran.withInput("突っ込む\nquit\n", "play", "chicken", "--lang", "ja", "--seed", "1");
        assertTrue(played.out().contains("あなたは「突っ込む」を選びました"), played.out());
        assertTrue(
                !ENGLISH.matcher(played.out().replace("help", "").replace("quit", ""))
                        .find(),
                played.out());
    }
}
