package hissho.kind;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A kind that is one question of a learner: what is the mex, the nim-sum, the expected payoff. Its game is the question as it was
 * read, its solution the facts that answer it. The words say the short answer under {@code ROOM.NAME.answer}, with the value of the
 * first fact in its gap (where there is no such sentence, the first fact is named and told), and may add the rules of the game under {@code ROOM.NAME.rules} and the argument, step by step, under {@code
 * ROOM.NAME.step.1} and so on, with the same gaps.
 *
 * @param <Q> what was asked, legal by construction
 */
public record Inquiry<Q extends Inquiry.Asked>(
        Listing listing, Shape.Fields document, Function<Node, Q> reader, List<String> facts) implements Kind<Q> {

    /** A question as it was read: what it asks is answered by facts, and checked a second way where there is one. */
    public interface Asked extends Game {
        Facts answers(Progress progress);

        /** The last part of the key of the short answer, where a question asked in another way is answered in other words. */
        default String answerKey() {
            return "answer";
        }

        /** The short answer, where it depends on what the answers are. */
        default Optional<Message> shortAnswer(Facts answers) {
            return Optional.empty();
        }

        /** Whether the report tells this fact; one that it leaves out can still be asked for. */
        default boolean tells(String fact) {
            return true;
        }

        /** The argument for the answers, step by step; else it stands in the words under {@code ROOM.NAME.step.1} and so on. */
        default List<Message> steps(Facts answers) {
            return List.of();
        }

        /** The answer as tables, where it is one. */
        default List<Block.Table> tables(Words words, Progress progress) {
            return List.of();
        }

        /** What there is to see besides the answers. */
        default List<Section> sections(Words words, Progress progress) {
            return tables(words, progress).stream()
                    .map(table -> Section.of(table.title(), table))
                    .toList();
        }

        default Certificate check(Progress progress) {
            return new Certificate.Unchecked(Message.of("core.certificate.arithmetic"));
        }
    }

    /** What was worked out again by another way; the check holds for the answers that say the same. */
    public static Certificate again(Map<String, Object> data) {
        return new Certificate.SecondWay(true, Extent.everything(), Message.of("core.certificate.second-way"), data);
    }

    /** The same where some answers stand besides. */
    public static Certificate partlyAgain(Map<String, Object> data) {
        return new Certificate.SecondWay(
                true,
                new Extent.Part(Message.of("core.certificate.second-way-part")),
                Message.of("core.certificate.second-way"),
                data);
    }

    @Override
    public Q read(Node node) {
        return reader.apply(node);
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return FewWords.of(this, words);
    }

    @Override
    public Solution solve(Q question, Progress progress) {
        return new Answered(question, question.answers(progress), progress);
    }

    /** The check of a question holds for these answers only where they say what was checked. */
    static Certificate checked(Asked question, Facts answers, Progress progress) {
        Certificate certificate = question.check(progress);
        return certificate.and(certificate.data().entrySet().stream()
                .allMatch(checked -> answers.find(checked.getKey())
                        .map(fact -> Compare.EXACT.agree(fact.value(), checked.getValue()))
                        .orElse(true)));
    }

    private final class Answered implements Solution {
        private final Asked question;
        private final Facts answers;
        private final Progress progress;

        Answered(Asked question, Facts answers, Progress progress) {
            this.question = question;
            this.answers = answers;
            this.progress = progress;
        }

        @Override
        public Facts facts() {
            return answers;
        }

        @Override
        public Certificate certificate(Progress progress) {
            return checked(question, answers, progress);
        }

        @Override
        public Report tell(Words words) {
            String key = room() + "." + name();
            List<Said> said = new ArrayList<>();
            for (String fact : answers.keys())
                if (question.tells(fact)) answers.find(fact).ifPresent(one -> said.add(Said.of(words, room(), one)));
            Object[] texts = said.stream().map(Said::text).toArray();
            return new Report(
                    name(),
                    words.say(key),
                    question.shortAnswer(answers)
                            .map(words::say)
                            .orElseGet(() -> answered(key + "." + question.answerKey(), said, texts, words)),
                    said,
                    Stream.concat(why(key, texts, words).stream(), question.sections(words, progress).stream())
                            .toList());
        }

        /** The short answer: in words of its own, else what the first fact is called and what it is. */
        private static String answered(String key, List<Said> said, Object[] texts, Words words) {
            if (words.knows(key)) return words.say(key, texts);
            String label = said.getFirst().label();
            int first = label.offsetByCodePoints(0, 1);
            return words.say(
                    "core.answer",
                    label.substring(0, first).toUpperCase(Locale.ROOT) + label.substring(first),
                    said.getFirst().text());
        }

        /** The rules and the argument, where there are words for them. */
        private List<Section> why(String key, Object[] texts, Words words) {
            List<Section> sections = new ArrayList<>();
            if (words.knows(key + ".rules"))
                sections.add(Section.of(
                        words.say("core.section.rules"), new Block.Paragraph(words.say(key + ".rules", texts))));
            List<Block.Step> steps = new ArrayList<>();
            question.steps(answers).forEach(step -> steps.add(Block.Step.of(words.say(step))));
            if (steps.isEmpty())
                for (String step = key + ".step.1"; words.knows(step); step = key + ".step." + (steps.size() + 1))
                    steps.add(Block.Step.of(words.say(step, texts)));
            if (!steps.isEmpty()) sections.add(Section.of(words.say("core.section.argument"), new Block.Steps(steps)));
            return sections;
        }
    }
}
