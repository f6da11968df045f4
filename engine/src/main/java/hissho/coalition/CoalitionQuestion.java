package hissho.coalition;

import hissho.kind.Game;

/** A coalitional game and what is asked about it. */
public record CoalitionQuestion(CoalitionalGame game, Asked asked) implements Game {}
