package hissho.app.render;

import hissho.report.Tone;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** The characters that stand for tones in pictures made of characters, and what they mean. */
final class Signs {

    private final Set<Tone> signs = EnumSet.noneOf(Tone.class);
    private final Set<Tone> marks = EnumSet.noneOf(Tone.class);
    private final Map<Tone, String> meanings;

    /** Signs that mean in one figure what is said here, and otherwise what they always do. */
    Signs(Map<Tone, String> meanings) {
        this.meanings = meanings;
    }

    /** The sign of a tone, nothing for the plain one; the legend will explain it. */
    String of(Tone tone) {
        if (tone != Tone.PLAIN) signs.add(tone);
        return switch (tone) {
            case FIRST -> "▲";
            case SECOND -> "▼";
            case GOOD -> "●";
            case BAD -> "○";
            case ACCENT -> "◆";
            case MUTED -> "·";
            case PLAIN -> "";
        };
    }

    /** Takes note that a text carries the mark {@link Terminal#marked} gives to this tone. */
    void marked(Tone tone) {
        if (tone == Tone.ACCENT || tone == Tone.GOOD || tone == Tone.BAD) marks.add(tone);
    }

    /** What the signs and marks used so far mean, in lines of the style's width; nothing where none were used. */
    List<String> legend(Style style) {
        List<String> parts = new ArrayList<>();
        for (Tone tone : Tone.values()) {
            if (tone == Tone.MUTED && !meanings.containsKey(tone)) continue; // what is grey is only the background
            String meaning = meanings.getOrDefault(
                    tone, style.words().say("render.legend." + tone.name().toLowerCase(Locale.ROOT)));
            if (signs.contains(tone)) parts.add(of(tone) + " " + meaning);
            if (marks.contains(tone))
                parts.add((tone == Tone.ACCENT ? "[ ]" : tone == Tone.GOOD ? "*" : "!") + " " + meaning);
        }
        return parts.isEmpty() ? List.of() : Wrapping.wrap(String.join("   ", parts), style.width());
    }
}
