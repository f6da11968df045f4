package hissho.report;

import hissho.certificate.Extent;
import hissho.fact.Compare;
import hissho.words.Message;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What there is to say about a solved game: the short answer first, then the facts, then the argument, with figures.
 *
 * @param kind the kind of game, by its catalogue name
 * @param title what was asked, in a few words
 * @param headline the short answer, one sentence; what is too long to read is shortened here for all, and stands in full among the facts
 * @param answer the facts a program would want
 * @param sections the argument, tables and figures, for people
 * @param certificate why the answer can be believed without trusting the solver
 */
public record Report(
        String kind,
        String title,
        String headline,
        List<Said> answer,
        List<Section> sections,
        Certificate certificate) {

    /** A report whose certificate the walk adds. */
    public Report(String kind, String title, String headline, List<Said> answer, List<Section> sections) {
        this(kind, title, headline, answer, sections, new Certificate("", false));
    }

    public Report {
        title = Headline.shortened(title);
        headline = Headline.shortened(headline);
        answer = List.copyOf(answer);
        sections = List.copyOf(sections);
    }

    /** The labels of the facts that were not found in time. */
    public List<String> unfinished() {
        return answer.stream().filter(Said::unfinished).map(Said::label).toList();
    }

    /** The same report with these facts. */
    public Report with(List<Said> facts) {
        return new Report(kind, title, headline, facts, sections, certificate);
    }

    /** The short answer and the facts of the same report, where time ran out before the rest could be written. */
    public Report brief(Words words) {
        Said rest = Said.late(words, "rest", words.say("core.out-of-time.rest"));
        return new Report(
                kind,
                title,
                headline,
                Stream.concat(answer.stream(), Stream.of(rest)).toList(),
                List.of(),
                certificate);
    }

    /** The same report under another title. */
    public Report entitled(String newTitle) {
        return new Report(kind, newTitle, headline, answer, sections, certificate);
    }

    /** The same report with why it can be believed, in words and as data. */
    public Report certified(hissho.certificate.Certificate proof, Words words) {
        return new Report(kind, title, headline, answer, sections, Certificate.of(proof, words));
    }

    /** The same where some claims are not covered by its certificate; what was checked in full is then checked in part. */
    public Report leavingOut(Predicate<String> claims, Words words) {
        List<String> covered = covered();
        List<String> labels = answer.stream()
                .filter(said -> !said.unfinished()
                        && !said.unanswered()
                        && claims.test(said.key())
                        && !covered.contains(said.key()))
                .map(Said::label)
                .map(label -> label.matches(".*[?？]") ? words.say("core.certificate.question", label) : label)
                .distinct()
                .toList();
        if (labels.isEmpty() || certificate.mark != Mark.HOLDS) return this;
        String text =
                words.say("core.certificate.part", certificate.text, Message.of("core.certificate.besides", labels));
        return new Report(
                kind,
                title,
                headline,
                answer,
                sections,
                new Certificate(text, Mark.PARTLY, certificate.manner, certificate.data, certificate.covers));
    }

    /** The keys of the facts that the data of the certificate say, by this name or in other words, so that a change of one alone is noticed. */
    public List<String> covered() {
        return answer.stream().filter(this::isCovered).map(Said::key).distinct().toList();
    }

    /** The keys of the facts that are told besides: the certificate's words say how far they follow from what it covers. */
    public List<String> besides() {
        List<String> covered = covered();
        return answer.stream()
                .map(Said::key)
                .filter(key -> !covered.contains(key))
                .distinct()
                .toList();
    }

    private boolean isCovered(Said said) {
        Object proved = certificate.covers.get(said.key());
        return proved != null && Compare.EXACT.agree(said.value(), proved);
    }

    /** How far an answer was checked: the mark renderers put beside the certificate. */
    public enum Mark {
        HOLDS,
        PARTLY,
        UNCHECKED,
        REFUTED
    }

    /**
     * Why an answer can be believed, as it is told.
     *
     * @param text what was checked and how much of it, in sentences
     * @param manner the manner of proof, as JSON names it
     * @param data what a stranger needs to check it again
     * @param covers what it says of facts, by their keys
     */
    public record Certificate(
            String text, Mark mark, String manner, Map<String, Object> data, Map<String, Object> covers) {

        /** What is said beneath a report that is not about one game, as of a claim or a list. */
        public Certificate(String text, boolean checked) {
            this(text, checked ? Mark.HOLDS : Mark.REFUTED, "", Map.of(), Map.of());
        }

        public boolean checked() {
            return mark == Mark.HOLDS;
        }

        static Certificate of(hissho.certificate.Certificate proof, Words words) {
            String says = words.say(proof.says());
            Mark mark = !proof.holds()
                    ? Mark.REFUTED
                    : switch (proof.extent()) {
                        case Extent.Everything() -> Mark.HOLDS;
                        case Extent.Sample _, Extent.Part _ -> Mark.PARTLY;
                        case Extent.Nothing _ -> Mark.UNCHECKED;
                    };
            String text = switch (proof.extent()) {
                case Extent.Everything() -> says;
                case Extent.Sample(BigInteger checked, BigInteger of) ->
                    words.say("core.certificate.sample", says, checked, of);
                case Extent.Part(Message what) -> words.say("core.certificate.part", says, sentence(words.say(what)));
                case Extent.Nothing(Message why) -> words.say("core.certificate.nothing", sentence(words.say(why)));
            };
            return new Certificate(text, mark, proof.manner(), proof.data(), proof.covers());
        }

        /** A remark as a sentence of its own: with a capital letter and a stop at its end. */
        private static String sentence(String remark) {
            if (remark.isEmpty()) return remark;
            int first = remark.offsetByCodePoints(0, 1);
            boolean ended = ".。!?".indexOf(remark.charAt(remark.length() - 1)) >= 0;
            boolean japanese = remark.chars().anyMatch(letter -> letter >= 0x3040);
            return remark.substring(0, first).toUpperCase(Locale.ROOT)
                    + remark.substring(first)
                    + (ended ? "" : japanese ? "。" : ".");
        }
    }

    /** All figures of the report, in order. */
    public List<Figure> figures() {
        return pictures().stream().map(Block.Picture::figure).toList();
    }

    /** The figures with their captions, in the order of reading. */
    public List<Block.Picture> pictures() {
        return sections.stream().flatMap(s -> picturesIn(s.blocks())).toList();
    }

    private static Stream<Block.Picture> picturesIn(List<Block> blocks) {
        return blocks.stream().flatMap(block -> switch (block) {
            case Block.Picture picture -> Stream.of(picture);
            case Block.Steps steps -> steps.steps().stream().flatMap(step -> picturesIn(step.shown()));
            default -> Stream.empty();
        });
    }

    /** The report with nothing but the figure of this number, counted from 1, under its own caption. */
    public Report only(int number) {
        Block.Picture picture = pictures().get(number - 1);
        Block.Picture captioned =
                picture.caption().isBlank() ? new Block.Picture(picture.figure(), headline, picture.legend()) : picture;
        return new Report(kind, title, headline, answer, List.of(Section.of(title, captioned)), certificate);
    }
}
