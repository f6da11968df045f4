package hissho.verify;

import hissho.document.Node;
import hissho.fact.Facts;
import java.util.Set;
import java.util.function.Function;

/**
 * A kind of question an answer key can ask: its name, the input keys it understands, and how the engine answers. An input key
 * outside the set makes the record not supported.
 */
public record Topic(String name, Set<String> inputs, Function<Node, Facts> answer) {

    public Topic {
        inputs = Set.copyOf(inputs);
    }
}
