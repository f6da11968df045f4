package hissho.document;

import hissho.words.Words;
import java.util.Optional;

/**
 * One field of a document, declared once: its name, what may stand there and how it is read, whether it must be there or what
 * counts where it is not, and how a form should show it. Schemas, forms, the web interface and the page's types are made from it.
 *
 * <p>What it means is said by the kind's words under {@code ROOM.KIND.field.NAME}, or by the room's under {@code ROOM.field.NAME}
 * where several kinds mean the same by it. The look is empty for an ordinary
 * input, or one of the forms' own: {@code matrix}, {@code hand}, {@code piles}, {@code coins}, {@code board}, {@code graph}, {@code digraph},
 * {@code hackenbush}, {@code bimatrix} (pairs), {@code coalitions} (a worth for each), {@code seats} (weights beside the players' names),
 * {@code games} (games whose cells hold games), {@code tree}, {@code hands} (a hand of cards with suits for every seat), {@code columns} (a
 * board eaten from the top right, by the heights of its columns), {@code lanes} (two men in every row), {@code square} (a man on a square
 * of the plane). A list with the look of a tree or of coalitions shows each of its entries so.
 *
 * <p>A rule is a field that changes how the game is played and cannot be seen on its board; whoever plays is told what it says.
 */
public record Field<T>(String name, Shape<T> shape, boolean required, Optional<T> fallback, String look, boolean rule) {

    public static <T> Field<T> required(String name, Shape<T> shape) {
        return new Field<>(name, shape, true, Optional.empty(), "", false);
    }

    public static <T> Field<T> optional(String name, Shape<T> shape) {
        return new Field<>(name, shape, false, Optional.empty(), "", false);
    }

    /** A required parameter of a formula: a number, or its own letter for any number. */
    public static <T> Field<Optional<T>> orLetter(String name, Shape<T> number) {
        return required(
                name,
                Shape.either(number, Shape.choice(name))
                        .by(node -> node.value() instanceof String text && text.equals(name)
                                ? Optional.empty()
                                : Optional.of(number.read(node))));
    }

    /** A field that may be left out, and then means this. */
    public static <T> Field<T> optional(String name, Shape<T> shape, T fallback) {
        return new Field<>(name, shape, false, Optional.of(fallback), "", false);
    }

    public Field<T> looksLike(String newLook) {
        return new Field<>(name, shape, required, fallback, newLook, rule);
    }

    public Field<T> asRule() {
        return new Field<>(name, shape, required, fallback, look, true);
    }

    /** What stands there, if anything does. */
    public Optional<T> find(Node document) {
        return document.find(name).map(shape::read);
    }

    /** What stands there or what counts where nothing does; a complaint where something must. */
    public T in(Node document) {
        return find(document).or(() -> fallback).orElseThrow(() -> document.bad("core.bad.missing", name));
    }

    public boolean isIn(Node document) {
        return document.has(name);
    }

    /** Whether it is given and says only what counts where it is left out. */
    public boolean saysTheDefault(Node document) {
        try {
            return fallback.isPresent() && find(document).equals(fallback);
        } catch (BadDocument _) {
            return false;
        }
    }

    /** What it means in the document of a kind, or of a table, whose words start with this key; empty where no words say it. */
    public String meaning(String key, Words words) {
        String own = key + ".field." + name;
        String shared = key.substring(0, Math.max(0, key.indexOf('.'))) + ".field." + name;
        return words.knows(own) ? words.say(own) : words.knows(shared) ? words.say(shared) : "";
    }
}
