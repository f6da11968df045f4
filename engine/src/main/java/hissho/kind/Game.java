package hissho.kind;

/** A game: an immutable value that is legal by construction. */
public interface Game {}
