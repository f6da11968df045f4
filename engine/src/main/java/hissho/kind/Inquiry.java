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
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A kind that is one question of a learner: what is the mex, the nim-sum, the expected payoff. Its game is the question as it was
 * read, its solution the facts that answer it. The words say the short answer under {@code ROOM.NAME.answer}, with the value of the
 * first fact in its gap.
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

        /** The argument for the answers, step by step. */
        default List<Message> steps(Facts answers) {
            return List.of();
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
    public Solution solve(Q question, Progress progress) {
        return new Answered(question, question.answers(progress));
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

        Answered(Asked question, Facts answers) {
            this.question = question;
            this.answers = answers;
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
                if (question.tells(fact))
                    answers.find(fact).ifPresent(one -> said.add(Said.of(words, room(), one)));
            String headline = question.shortAnswer(answers)
                    .map(words::say)
                    .orElseGet(() -> words.say(
                            key + "." + question.answerKey(),
                            said.stream().map(Said::text).toArray()));
            List<Block.Step> steps = question.steps(answers).stream()
                    .map(step -> Block.Step.of(words.say(step)))
                    .toList();
            return new Report(
                    name(),
                    words.say(key),
                    headline,
                    said,
                    steps.isEmpty()
                            ? List.of()
                            : List.of(Section.of(words.say("core.why"), new Block.Steps(steps))));
        }
    }
}
