package hissho.words;

import java.util.Locale;

/** The languages the product speaks. */
public enum Language {
    ENGLISH("en"),
    JAPANESE("ja");

    private final String code;

    Language(String code) {
        this.code = code;
    }

    public String code() {
        return code;
    }

    /** The language of a locale, English where it is none of ours. */
    public static Language of(Locale locale) {
        return locale.getLanguage().equals(JAPANESE.code) ? JAPANESE : ENGLISH;
    }
}
