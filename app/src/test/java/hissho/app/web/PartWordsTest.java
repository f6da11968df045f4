package hissho.app.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hissho.catalogue.Catalogue;
import hissho.document.Field;
import hissho.document.Shape;
import hissho.kind.Kind;
import hissho.words.Language;
import hissho.words.Words;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Parts of fields have a name in both languages, so that no form shows the names that files use. */
class PartWordsTest {

    @Test
    void everyPartOfAFieldHasAName() {
        for (Language language : Language.values()) {
            Words words = Words.in(language);
            Set<String> nameless = new TreeSet<>();
            for (Kind<?> kind : Catalogue.kinds())
                for (Field<?> field : kind.document().fields()) parts(field.shape(), kind.name(), words, nameless);
            assertEquals(Set.of(), nameless, language.toString());
        }
    }

    private static void parts(Shape<?> shape, String kind, Words words, Set<String> nameless) {
        switch (shape) {
            case Shape.Fields(List<Field<?>> fields) -> {
                for (Field<?> field : fields) {
                    if (!words.knows("web.part." + field.name())) nameless.add(kind + ": " + field.name());
                    parts(field.shape(), kind, words, nameless);
                }
            }
            case Shape.ListOf<?> list -> parts(list.entry(), kind, words, nameless);
            case Shape.MapOf<?> map -> parts(map.entry(), kind, words, nameless);
            case Shape.Either(List<Shape<?>> shapes) -> shapes.forEach(each -> parts(each, kind, words, nameless));
            case Shape.Read<?> read -> parts(read.shape(), kind, words, nameless);
            default -> {}
        }
    }
}
