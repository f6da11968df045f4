package hissho.zerosum.gallery;

import hissho.kind.Solution;
import hissho.number.RationalVector;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Section;
import hissho.words.Words;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.method.Writing;
import hissho.zerosum.named.ClosedForm;
import hissho.zerosum.named.NamedGame;
import java.util.ArrayList;
import java.util.List;

/** A named game solved as a matrix game: the rules come before the matrix, and the formula, where there is one, after it. */
record NamedAnswer(NamedGame game, Solution matrix) implements Solution {

    @Override
    public boolean certified() {
        return matrix.certified()
                && game.closedForm()
                        .map(form -> form.proves(game.matrix().payoffs()))
                        .orElse(true);
    }

    @Override
    public Report tell(Words words) {
        Report plain = matrix.tell(words);
        List<Section> sections = new ArrayList<>();
        sections.add(Section.of(
                words.say("named.section.rules"), new Block.Paragraph(words.say("named." + game.family() + ".rules"))));
        sections.addAll(plain.sections());
        game.closedForm().ifPresent(form -> sections.add(Math.min(2, sections.size()), formula(words, form)));
        return new Report(
                game.family(),
                words.say("named." + game.family()),
                plain.headline(),
                plain.answer(),
                sections,
                new Report.Certificate(plain.certificate().text(), certified()));
    }

    private Section formula(Words words, ClosedForm form) {
        MatrixGame played = game.matrix();
        return Section.of(
                words.say("named.section.formula"),
                new Block.Paragraph(words.say("named.formula." + form.name())),
                new Block.Paragraph(words.say(
                        "named.formula.gives",
                        form.value(),
                        shown(words, form.row(), played.rows()),
                        shown(words, form.column(), played.columns()))));
    }

    private static String shown(Words words, RationalVector weights, List<String> labels) {
        return Writing.weights(words, weights, labels);
    }
}
