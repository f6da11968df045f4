package hissho.kind;

import hissho.report.Report;
import hissho.words.Words;

/** An exact and complete answer that carries what is needed to check it. */
public interface Solution {

    /** Checks the answer against the game without the solver; cheap enough to run on every answer. */
    boolean certified();

    /** What there is to say. */
    Report tell(Words words);
}
