package hissho.extensive.named;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.BadDocument;
import hissho.document.Node;
import hissho.extensive.TreeReader;
import hissho.fact.Facts;
import hissho.kind.Inquiry;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Which of some written trees satisfy Kuhn's definition, and what is wrong with the others. */
record TreeCheck(List<Node> trees) implements Inquiry.Asked {

    static final List<String> KEYS = List.of("valid", "reasons", "places");

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
                                .toList())
                .put(
                        "places",
                        () -> trees.stream()
                                .map(tree -> TreeReader.complaint(tree)
                                        .map(BadDocument::place)
                                        .orElse(""))
                                .toList());
    }

    @Override
    public Optional<Message> shortAnswer(Facts answers) {
        long wrong = trees.stream()
                .filter(tree -> TreeReader.complaint(tree).isPresent())
                .count();
        if (wrong == 0) return Optional.of(Message.of("extensive.tree-check.answer.none", trees.size()));
        int first = 0;
        while (TreeReader.complaint(trees.get(first)).isEmpty()) first++;
        return Optional.of(Message.of(
                "extensive.tree-check.answer",
                wrong,
                trees.size(),
                first + 1,
                TreeReader.complaint(trees.get(first)).orElseThrow().what()));
    }

    /** Every tree with the place of its first fault and what is wrong there. */
    @Override
    public List<Block.Table> tables(Words words, Progress progress) {
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (int k = 0; k < trees.size(); k++) {
            Optional<BadDocument> complaint = TreeReader.complaint(trees.get(k));
            rows.add(List.of(
                    Block.Cell.of(Integer.toString(k + 1)),
                    Block.Cell.of(
                            words.say(
                                    complaint.isEmpty() ? "extensive.tree-check.legal" : "extensive.tree-check.wrong"),
                            complaint.isEmpty() ? Tone.GOOD : Tone.BAD),
                    Block.Cell.of(complaint.map(BadDocument::place).orElse("–")),
                    Block.Cell.of(complaint.map(bad -> words.say(bad.what())).orElse("–"))));
        }
        return List.of(new Block.Table(
                words.say("extensive.tree-check.table"),
                List.of(
                        words.say("extensive.tree-check.head.tree"),
                        words.say("extensive.tree-check.head.verdict"),
                        words.say("extensive.tree-check.head.place"),
                        words.say("extensive.tree-check.head.fault")),
                rows,
                true));
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
                        trees.stream()
                                .map(tree -> KuhnConditions.hold(tree, progress))
                                .toList()));
    }
}
