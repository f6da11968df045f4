/** The forms games are given in: players, mixed strategies and profiles, strategic games, trees, coalitions, and their file formats. */
@NullMarked
package hissho.form;

import org.jspecify.annotations.NullMarked;
