package hissho.zerosum.named;

import hissho.kind.Game;
import hissho.zerosum.question.MatrixQuestion;

/** A named game, and what is asked about its matrix. */
record NamedQuestion(NamedGame game, MatrixQuestion question) implements Game {}
