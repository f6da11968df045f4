package hissho.stochastic.system.question;

import hissho.words.Message;
import hissho.words.Words;
import java.util.List;

/** The names of rows and columns as people read them: those of the games with a name are said in the reader's language. */
final class Choices {

    private static final List<String> KNOWN = List.of(
            "pass",
            "dare",
            "heads",
            "tails",
            "inspect",
            "wait",
            "act",
            "toss",
            "challenge",
            "watch",
            "matched",
            "missed",
            "won",
            "won on heads",
            "won on tails",
            "lost",
            "press",
            "defend",
            "yield",
            "high",
            "low",
            "near",
            "far",
            "predict 0",
            "predict 1",
            "choose 0",
            "choose 1");

    private Choices() {}

    private static String key(String name) {
        return "system.choice." + name.replace(' ', '-');
    }

    static String said(String name, Words words) {
        return KNOWN.contains(name) ? words.say(key(name)) : name;
    }

    static List<String> said(List<String> names, Words words) {
        return names.stream().map(name -> said(name, words)).toList();
    }

    /** A name as it goes into a sentence that is not yet said. */
    static Object inSentence(String name) {
        return KNOWN.contains(name) ? Message.of(key(name)) : name;
    }
}
