package hissho.play.legacy;

/** A move, by the short notation a person types or a page sends; unique among the legal moves of its position. */
public record Move(String notation) {}
