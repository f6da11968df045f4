/** Reading what people write down, JSON or YAML, into plain trees with exact numbers and firm limits; and writing trees as JSON. */
@NullMarked
package hissho.app.document;

import org.jspecify.annotations.NullMarked;
