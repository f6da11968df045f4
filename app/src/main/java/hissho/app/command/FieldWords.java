package hissho.app.command;

import hissho.document.Field;
import hissho.words.Words;

/** What a field means, where the words say it. */
final class FieldWords {

    private FieldWords() {}

    static String meaning(String key, Field<?> field, Words words) {
        String meaning = field.meaning(key, words);
        return meaning.isEmpty() ? "" : " – " + meaning;
    }
}
