package hissho.zerosum.gallery;

import hissho.kind.Game;
import hissho.zerosum.named.NamedGame;
import hissho.zerosum.question.MatrixQuestion;

/** A named game, and what is asked about its matrix. */
record NamedQuestion(NamedGame game, MatrixQuestion question) implements Game {}
