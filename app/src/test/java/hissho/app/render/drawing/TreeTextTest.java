package hissho.app.render.drawing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hissho.app.document.Examples;
import hissho.app.render.drawing.Shape.Label;
import hissho.kind.Chapter;
import hissho.kind.Solved;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.words.Language;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** In the tree of every example all texts can be read: names of sets, moves, players and payoffs stand beside each other, never on each other. */
class TreeTextTest {

    /** How much of a letter two boxes may share: letters seldom fill their boxes. */
    private static final double SHARED = 1;

    private static Stream<Figure.Tree> trees(List<Block> blocks) {
        return blocks.stream().flatMap(block -> switch (block) {
            case Block.Picture picture when picture.figure() instanceof Figure.Tree tree -> Stream.of(tree);
            case Block.Steps steps -> steps.steps().stream().flatMap(step -> trees(step.shown()));
            default -> Stream.empty();
        });
    }

    @TestFactory
    Stream<DynamicTest> noTextLiesOnAnother() {
        return Examples.all().stream()
                .filter(example -> example.document().kind().chapter() == Chapter.EXTENSIVE)
                .map(example -> DynamicTest.dynamicTest(example.name(), () -> {
                    Solved solved = example.document().solve(Progress.none());
                    for (Language language : Language.values())
                        example.document()
                                .tell(solved, List.of(), Words.in(language))
                                .sections()
                                .forEach(section -> trees(section.blocks())
                                        .forEach(tree -> assertEquals(List.of(), overlaps(Drawing.of(tree)))));
                }));
    }

    /** The pairs of texts that lie on each other. */
    static List<String> overlaps(Drawing drawing) {
        List<Label> labels = drawing.shapes().stream()
                .filter(Label.class::isInstance)
                .map(Label.class::cast)
                .toList();
        List<String> found = new ArrayList<>();
        for (int i = 0; i < labels.size(); i++)
            for (int j = i + 1; j < labels.size(); j++)
                if (meet(labels.get(i), labels.get(j)))
                    found.add(labels.get(i).text() + " and " + labels.get(j).text() + " at "
                            + Math.round(labels.get(i).x()) + ","
                            + Math.round(labels.get(i).y()));
        return found;
    }

    private static boolean meet(Label a, Label b) {
        double across = Math.min(right(a), right(b)) - Math.max(a.left(), b.left());
        double down = (a.size() + b.size()) / 2 - Math.abs(a.y() - b.y());
        return across > SHARED && down > SHARED;
    }

    private static double right(Label label) {
        return label.left() + Lettering.width(label.text(), label.size());
    }
}
