package hissho.impartial.hackenbush;

import hissho.report.Tone;
import java.util.Locale;

/** Who may cut an edge: player I the blue ones, player II the red ones, both the green ones. */
public enum Colour {
    BLUE,
    RED,
    GREEN;

    public boolean isCutBy(int player) {
        return this == GREEN || (this == BLUE) == (player == 0);
    }

    /** The colour in the picture with the players exchanged. */
    Colour exchanged() {
        return switch (this) {
            case BLUE -> RED;
            case RED -> BLUE;
            case GREEN -> GREEN;
        };
    }

    public Tone tone() {
        return switch (this) {
            case BLUE -> Tone.FIRST;
            case RED -> Tone.SECOND;
            case GREEN -> Tone.GOOD;
        };
    }

    public String plain() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Colour of(String name) {
        return valueOf(name.toUpperCase(Locale.ROOT));
    }
}
