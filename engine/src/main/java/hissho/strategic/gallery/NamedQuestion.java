package hissho.strategic.gallery;

import hissho.kind.Game;
import hissho.strategic.named.NamedGame;
import hissho.strategic.question.MatrixQuestion;

/** A named game, and what is asked about its matrix. */
record NamedQuestion(NamedGame game, MatrixQuestion question) implements Game {}
