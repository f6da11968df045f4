package hissho.report;

import java.util.List;

/**
 * What there is to say about a solved game: the short answer first, then the facts, then the argument, with figures.
 *
 * @param kind the kind of game, by its catalogue name
 * @param title what was asked, in a few words
 * @param headline the short answer, one sentence
 * @param answer the facts a program would want
 * @param sections the argument, tables and figures, for people
 * @param certificate why the answer can be believed without trusting the solver
 */
public record Report(
        String kind,
        String title,
        String headline,
        List<Fact> answer,
        List<Section> sections,
        Certificate certificate) {

    public Report {
        answer = List.copyOf(answer);
        sections = List.copyOf(sections);
    }

    /** What makes an answer checkable, and whether the check that was run at once succeeded. */
    public record Certificate(String text, boolean checked) {}

    /** All figures of the report, in order. */
    public List<Figure> figures() {
        return sections.stream().flatMap(s -> figuresIn(s.blocks()).stream()).toList();
    }

    private static List<Figure> figuresIn(List<Block> blocks) {
        return blocks.stream()
                .flatMap(block -> switch (block) {
                    case Block.Picture picture -> java.util.stream.Stream.of(picture.figure());
                    case Block.Steps steps -> steps.steps().stream().flatMap(step -> figuresIn(step.shown()).stream());
                    default -> java.util.stream.Stream.<Figure>empty();
                })
                .toList();
    }
}
