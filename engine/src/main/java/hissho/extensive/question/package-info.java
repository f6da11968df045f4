/** What is asked about a tree, what the solved tree says, how it is told and certified, and how it is played. */
@NullMarked
package hissho.extensive.question;

import org.jspecify.annotations.NullMarked;
