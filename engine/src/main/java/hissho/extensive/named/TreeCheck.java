package hissho.extensive.named;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Node;
import hissho.extensive.TreeReader;
import hissho.fact.Facts;
import hissho.kind.Inquiry;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.List;
import java.util.Map;

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

    /** Kuhn's conditions one after the other on the tree as it is written, without building it. */
    @Override
    public Certificate check(Progress progress) {
        return new Certificate.SecondWay(
                true,
                new Extent.Part(Message.of("extensive.certificate.tree-check-part")),
                Message.of("extensive.certificate.tree-check"),
                Map.of(
                        "valid",
                        trees.stream().map(tree -> KuhnConditions.hold(tree, progress)).toList()));
    }
}
