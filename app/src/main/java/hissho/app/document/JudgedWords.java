package hissho.app.document;

import hissho.fact.Fact;
import hissho.kind.Judged;
import hissho.kind.Kind;
import hissho.words.Words;
import java.util.Locale;

/** Says in a sentence what a reader's own answer is worth. */
public final class JudgedWords {

    private JudgedWords() {}

    public static String of(Judged judged, Kind<?> kind, Words words) {
        String label =
                kind.facts().contains(judged.key()) ? Fact.label(judged.key(), kind.room(), words) : judged.key();
        return words.say("app.mine." + judged.verdict().name().toLowerCase(Locale.ROOT), label, judged.why());
    }
}
