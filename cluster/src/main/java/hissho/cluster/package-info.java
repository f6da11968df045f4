/** The same censuses on Apache Spark. Nothing else in the house knows Spark. */
@NullMarked
package hissho.cluster;

import org.jspecify.annotations.NullMarked;
