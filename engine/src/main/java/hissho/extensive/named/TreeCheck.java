package hissho.extensive.named;

import hissho.document.Node;
import hissho.extensive.TreeReader;
import hissho.fact.Facts;
import hissho.kind.Inquiry;
import hissho.progress.Progress;
import java.util.List;

/** Which of some written trees satisfy Kuhn's definition, and what is wrong with the others. */
record TreeCheck(List<Node> trees) implements Inquiry.Asked {

    static final List<String> KEYS = List.of("valid", "reasons");

    @Override
    public Facts answers(Progress progress) {
        return new Facts()
                .put(
                        "valid",
                        () -> trees.stream()
                                .map(tree -> TreeReader.fault(tree).isEmpty())
                                .toList())
                .put(
                        "reasons",
                        () -> trees.stream()
                                .map(tree -> TreeReader.fault(tree).orElse(""))
                                .toList());
    }
}
