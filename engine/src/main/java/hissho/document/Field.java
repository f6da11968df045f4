package hissho.document;

/**
 * One field of a document: its name, what may stand there, whether it must, and how a form should show it.
 *
 * <p>What it means is said by the kind's words under {@code ROOM.KIND.field.NAME}. The look is empty for an ordinary
 * input, or one of the forms' own: {@code matrix}, {@code hand}, {@code piles}, {@code coins}, {@code board}, {@code graph},
 * {@code hackenbush}.
 */
public record Field(String name, Shape shape, boolean required, String look) {

    public static Field required(String name, Shape shape) {
        return new Field(name, shape, true, "");
    }

    public static Field optional(String name, Shape shape) {
        return new Field(name, shape, false, "");
    }

    public Field looksLike(String newLook) {
        return new Field(name, shape, required, newLook);
    }
}
