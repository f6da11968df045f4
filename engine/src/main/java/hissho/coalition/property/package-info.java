/** What a characteristic function is like: superadditive, convex, constant-sum, simple, weighted, and who in it is a dummy or has a veto. */
@NullMarked
package hissho.coalition.property;

import org.jspecify.annotations.NullMarked;
