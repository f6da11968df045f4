package hissho.kind;

/** The theories, in the order of the textbook and the papers; the words call them {@code core.chapter.NAME}. */
public enum Chapter {
    IMPARTIAL,
    MATRIX,
    EXTENSIVE,
    RECURSIVE,
    POKER,
    EQUILIBRIUM,
    DUOPOLY,
    BARGAINING,
    COALITION,
    APPENDIX,
    TRICK,
    TANHINMIN,
    MEMORY
}
