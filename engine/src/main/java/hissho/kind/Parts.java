package hissho.kind;

import hissho.fact.NotAnswered;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The parts of a report, each told where it can be: one that cannot be answered or runs out of time is left out and takes nothing with it. */
public final class Parts {

    private final Words words;
    private final List<Section> sections = new ArrayList<>();
    private boolean late;

    public Parts(Words words) {
        this.words = words;
    }

    public void add(Supplier<Optional<Section>> part) {
        find(part).ifPresent(sections::add);
    }

    public void addAll(List<Section> told) {
        sections.addAll(told);
    }

    /** What the work finds; nothing where it cannot be said, or where time ran out before. */
    public <T> Optional<T> find(Supplier<Optional<T>> work) {
        try {
            return work.get();
        } catch (NotAnswered e) {
            return Optional.empty();
        } catch (Progress.Stopped e) {
            late = true;
            return Optional.empty();
        }
    }

    /** The short answer, or that time ran out before there was one. */
    public String headline(Supplier<String> text) {
        return find(() -> Optional.of(text.get())).orElseGet(() -> words.say("core.out-of-time.headline"));
    }

    /** The facts, and, where something was left out for want of time, that the rest was. */
    public List<Said> answer(List<Said> facts) {
        if (!late) return facts;
        Said rest = Said.late(words, "rest", words.say("core.out-of-time.rest"));
        return Stream.concat(facts.stream(), Stream.of(rest)).toList();
    }

    /** The sections, with a last one that says that some are missing where time ran out. */
    public List<Section> sections() {
        if (late)
            sections.add(Section.of(
                    words.say("core.out-of-time.section"), new Block.Paragraph(words.say("core.out-of-time.missing"))));
        return sections;
    }
}
