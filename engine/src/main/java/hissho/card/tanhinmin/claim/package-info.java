/** The published statements on Tanhinmin, executable: printed and corrected versions side by side. */
@NullMarked
package hissho.card.tanhinmin.claim;

import org.jspecify.annotations.NullMarked;
