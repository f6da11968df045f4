package hissho.impartial;

import hissho.kind.Game;

/** A game to be solved or played: a position, the convention, and what its kind adds to the report. */
public record Setting(Component component, Convention convention, Supplement supplement) implements Game {

    public static Setting of(Component component, Convention convention) {
        return new Setting(component, convention, Supplement.NONE);
    }

    public Setting with(Supplement added) {
        return new Setting(component, convention, added);
    }
}
