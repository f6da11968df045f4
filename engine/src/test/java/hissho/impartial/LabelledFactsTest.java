package hissho.impartial;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hissho.catalogue.Catalogue;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.words.Language;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every fact a kind of impartial game can give has a label in both languages, in its room or for all rooms. */
class LabelledFactsTest {

    @Test
    void everyFactHasALabel() {
        List<String> missing = new ArrayList<>();
        for (Language language : Language.values()) {
            Words words = Words.in(language);
            for (Kind<?> kind : Catalogue.kinds()) {
                if (kind.chapter() != Chapter.IMPARTIAL) continue;
                for (String key : kind.facts())
                    if (!words.knows(kind.room() + ".fact." + key) && !words.knows("fact." + key))
                        missing.add(language + " " + kind.name() + " " + key);
            }
        }
        assertEquals(List.of(), missing);
    }
}
