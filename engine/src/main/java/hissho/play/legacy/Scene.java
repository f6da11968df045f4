package hissho.play.legacy;

import hissho.report.Figure;

/** What the players see: the position in a few lines of text, and as a figure. */
public record Scene(String text, Figure figure) {}
