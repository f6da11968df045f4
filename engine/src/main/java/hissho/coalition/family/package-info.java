/** Where characteristic functions come from: tables, votes, markets, shared costs, and what each family is worth. */
@NullMarked
package hissho.coalition.family;

import org.jspecify.annotations.NullMarked;
