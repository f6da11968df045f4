package hissho.form.format;

import hissho.form.GameTree;

/** What an .efg file holds. */
public record TreeFile(String title, String comment, GameTree tree) {}
