package hissho.app.render.drawing;

import hissho.report.Tone;
import java.util.Locale;

/**
 * The colours of all drawings, on light and on dark paper: after Okabe and Ito, so that they stay apart for readers who see
 * colours differently, and dark or light enough to be read as letters.
 */
public enum Ink implements Paint {
    PAPER("#ffffff", "#14181d"),
    TEXT("#1b2127", "#e8edf2"),
    SOFT("#59636e", "#a3adb8"),
    RULE("#e1e5ea", "#2c343d"),
    FRAME("#9aa4af", "#67727e"),
    FIRST("#0067a3", "#62bcef"),
    SECOND("#c24f00", "#ff9a52"),
    GOOD("#007d5a", "#3ecfa4"),
    BAD("#a83279", "#ec93c6"),
    ACCENT("#dd9c00", "#f5c33b"),
    ACCENT_LETTERS("#855800", "#f5c33b"),
    FIRST_WASH("#d8ebf8", "#153a52"),
    SECOND_WASH("#fde4d3", "#52290f"),
    GOOD_WASH("#d3f0e5", "#0f4132"),
    BAD_WASH("#f6ddec", "#4a1d3a"),
    ACCENT_WASH("#ffedbb", "#4a3806"),
    MUTED_WASH("#eff1f4", "#21272e"),
    ON_LIGHT("#10151a", "#10151a"),
    ON_DARK("#ffffff", "#ffffff");

    private final String light;
    private final String dark;

    Ink(String light, String dark) {
        this.light = light;
        this.dark = dark;
    }

    public String light() {
        return light;
    }

    public String dark() {
        return dark;
    }

    /** The name in style sheets: {@code first-wash}. */
    public String className() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The colour of letters that carry a tone. */
    public static Ink letters(Tone tone) {
        return tone == Tone.ACCENT ? ACCENT_LETTERS : of(tone);
    }

    /** The colour of lines that carry a tone. */
    public static Ink of(Tone tone) {
        return switch (tone) {
            case PLAIN -> TEXT;
            case FIRST -> FIRST;
            case SECOND -> SECOND;
            case GOOD -> GOOD;
            case BAD -> BAD;
            case ACCENT -> ACCENT;
            case MUTED -> SOFT;
        };
    }

    /** The colour of surfaces that carry a tone. */
    public static Ink wash(Tone tone) {
        return switch (tone) {
            case PLAIN -> PAPER;
            case FIRST -> FIRST_WASH;
            case SECOND -> SECOND_WASH;
            case GOOD -> GOOD_WASH;
            case BAD -> BAD_WASH;
            case ACCENT -> ACCENT_WASH;
            case MUTED -> MUTED_WASH;
        };
    }
}
