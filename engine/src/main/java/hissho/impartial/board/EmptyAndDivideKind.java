package hissho.impartial.board;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Facts;
import hissho.impartial.Analysis;
import hissho.impartial.Convention;
import hissho.impartial.ImpartialKind;
import hissho.impartial.Option;
import hissho.impartial.Outcome;
import hissho.impartial.Setting;
import hissho.impartial.Supplement;
import hissho.kind.Tabulation;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** Empty and Divide with two boxes of any content. */
final class EmptyAndDivideKind implements ImpartialKind {

    private static final Field<Long> M = Field.required("m", Shape.whole(1L, EmptyAndDivide.MOST));
    private static final Field<Long> N = Field.required("n", Shape.whole(1L, EmptyAndDivide.MOST));

    @Override
    public String name() {
        return "empty-and-divide";
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(M, N, Convention.PLAY);
    }

    @Override
    public Setting read(Node document) {
        EmptyAndDivide boxes = new EmptyAndDivide(M.in(document), N.in(document));
        Convention convention = Convention.PLAY.in(document);
        if (convention == Convention.MISERE && Math.max(boxes.first(), boxes.second()) > EmptyAndDivide.MOST_MISERE)
            throw document.bad("impartial.bad.misere-too-large", EmptyAndDivide.MOST_MISERE);
        return Setting.of(boxes, convention).with(new Parity(boxes, convention));
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return BoardKinds.two(words, "m", "n");
    }

    @Override
    public List<Tabulation> tables() {
        return List.of(new EmptyAndDivideTable());
    }

    /** In normal play parity tells everything, also where there are too many moves to list. */
    private record Parity(EmptyAndDivide boxes, Convention convention) implements Supplement {

        @Override
        public Facts facts(Analysis analysis, Progress progress) {
            return convention == Convention.MISERE
                    ? new Facts()
                    : new Facts().put("moveCount", boxes::winningCount).put("distinctMoves", boxes::winningCount);
        }

        @Override
        public List<Section> theory(Analysis analysis, Words words, Progress progress) {
            return convention == Convention.MISERE
                    ? List.of()
                    : List.of(Section.of(
                            words.say("impartial.section.rule"),
                            new Block.Paragraph(words.say("impartial.empty-and-divide.argument"))));
        }

        /** Two odd boxes are lost: an odd content has no two odd parts; an even content has them, and each such division wins. */
        @Override
        public Optional<Certificate> certificate(Analysis analysis, Progress progress) {
            if (convention == Convention.MISERE) return Optional.empty();
            boolean lost = boxes.first() % 2 == 1 && boxes.second() % 2 == 1;
            Set<Object> listed = new HashSet<>();
            boolean holds = analysis.outcome() == (lost ? Outcome.P : Outcome.N);
            for (Option option : analysis.winning()) {
                progress.check();
                List<?> into = (List<?>) Objects.requireNonNull(option.facts().get("into"));
                long first = (Long) into.get(0);
                long second = (Long) into.get(1);
                long divided = "first".equals(option.facts().get("empty")) ? boxes.second() : boxes.first();
                holds &= listed.add(option.facts())
                        && Math.min(first, second) > 0
                        && first + second == divided
                        && first % 2 == 1
                        && second % 2 == 1;
            }
            long count = (boxes.first() % 2 == 0 ? boxes.first() / 2 : 0)
                    + (boxes.second() % 2 == 0 ? boxes.second() / 2 : 0);
            boolean all = count <= EmptyAndDivide.MOST_LISTED;
            holds &= all ? listed.size() == count : listed.size() >= EmptyAndDivide.MOST_LISTED;
            return Optional.of(new Certificate.ClosedForm(
                    "empty-and-divide",
                    holds,
                    Extent.everything(),
                    Message.of("impartial.empty-and-divide.certificate"),
                    InOrder.of(
                            "outcome", analysis.outcome().plain(),
                            "play", convention.plain(),
                            "winning",
                                    analysis.winning().stream()
                                            .map(Option::facts)
                                            .toList(),
                            "winningCount", count)));
        }
    }
}
