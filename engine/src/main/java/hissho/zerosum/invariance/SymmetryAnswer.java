package hissho.zerosum.invariance;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.fact.Facts;
import hissho.form.Mixed;
import hissho.kind.Solution;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.method.Choices;
import hissho.zerosum.method.InvarianceMethod;
import hissho.zerosum.writing.Telling;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Which claimed symmetries hold, with a row that refutes each one that does not, and what the true group is. */
public record SymmetryAnswer(SymmetryKind.Asked asked, Invariance found, Facts facts, Progress progress)
        implements Solution {

    private static final String[] TOLD = {"groupOrder", "rowOrbits", "colOrbits", "quotient", "value", "invariant"};
    private static final String[] TOLD_JUDGED = {
        "optimal", "value", "groupOrder", "rowOrbits", "colOrbits", "quotient", "invariant"
    };

    /** Generators cell by cell, orbits from them, the lifted solution on the whole matrix, and the order where every permutation can be tried. */
    @Override
    public Certificate certificate(Progress budget) {
        Optional<Boolean> order = found.orderRight(budget);
        boolean holds = found.game().equals(asked.game()) && found.certified() && order.orElse(true);
        return new Certificate.SecondWay(
                        holds,
                        order.isPresent()
                                ? Extent.everything()
                                : new Extent.Part(Message.of("invariance.certificate.order")),
                        Message.of("invariance.certificate"),
                        InOrder.of(
                                "payoffs", game().payoffs(),
                                "order", found.group().order(),
                                "generators",
                                        found.group().generators().stream()
                                                .map(g -> g.columns().fromOne())
                                                .toList(),
                                "distinctColumns",
                                        found.duplicates().columns().stream()
                                                .map(group -> group.getFirst() + 1)
                                                .toList(),
                                "quotient", found.quotient().game().payoffs(),
                                "value", found.value(),
                                "row", found.row().weights(),
                                "column", found.column().weights()))
                .calling(Map.of("groupOrder", "order"));
    }

    private MatrixGame game() {
        return asked.game();
    }

    private boolean orderRight() {
        return asked.claimedOrder().map(found.group().order()::equals).orElse(true);
    }

    @Override
    public Report tell(Words words) {
        List<Section> sections = new ArrayList<>();
        if (!asked.permutations().isEmpty() || asked.claimedOrder().isPresent()) sections.add(claims(words));
        asked.p()
                .ifPresent(p -> sections.add(Section.of(
                        words.say("matrix.section.proposed", words.say("matrix.player.I")),
                        new Block.Paragraph(judged(words, p)))));
        asked.q().ifPresent(q -> sections.add(average(words, q)));
        sections.add(new Section(
                words.say("invariance.section.group"),
                new InvarianceMethod().argue(game(), Choices.NONE, progress).tell(words)));
        String verdict = asked.allHold() && orderRight() ? "invariance.headline.right" : "invariance.headline.wrong";
        boolean claimed =
                !asked.permutations().isEmpty() || asked.claimedOrder().isPresent();
        return new Report(
                "matrix-symmetry",
                words.say("invariance.matrix-symmetry"),
                asked.p()
                        .filter(p -> !claimed)
                        .map(p -> judged(words, p))
                        .orElseGet(() -> words.say(
                                claimed ? verdict : "invariance.headline.plain",
                                found.group().order(),
                                found.rowOrbits().size(),
                                found.columnOrbits().size())),
                Said.of(words, "invariance", facts, asked.p().isPresent() ? TOLD_JUDGED : TOLD),
                sections);
    }

    /** Whether a proposed strategy of player I is optimal, and whether it is constant on orbits. */
    private String judged(Words words, RationalVector p) {
        if (!p.isDistribution()) return words.say("matrix.verdict.no", words.say("matrix.proposed.sum", p, p.sum()));
        boolean optimal = game().columnPayoffs(p).minimum().equals(found.value());
        boolean even = found.rowOrbits().stream()
                .allMatch(orbit -> orbit.stream().map(p::get).distinct().count() == 1);
        return words.say(
                optimal ? "matrix.verdict.yes" : "matrix.verdict.no",
                words.say(
                        optimal
                                ? even ? "invariance.proposed.optimal-even" : "invariance.proposed.optimal-uneven"
                                : even ? "invariance.proposed.worse-even" : "invariance.proposed.worse-uneven",
                        p,
                        game().columnPayoffs(p).minimum(),
                        found.value()));
    }

    private Section claims(Words words) {
        List<Block> blocks = new ArrayList<>();
        for (Permutation g : asked.permutations()) blocks.add(claim(words, g));
        asked.claimedOrder()
                .ifPresent(order -> blocks.add(Telling.paragraph(
                        words,
                        orderRight() ? "invariance.order.right" : "invariance.order.wrong",
                        order,
                        found.group().order())));
        if (asked.permutations().size() > 1) {
            Optional<List<Permutation>> group = Invariance.closure(asked.permutations(), game().width());
            group.ifPresent(all -> blocks.add(Telling.paragraph(
                    words,
                    "invariance.generated",
                    BigInteger.valueOf(all.size()),
                    found.group().order())));
        }
        return new Section(words.say("invariance.section.claims"), blocks);
    }

    private Block claim(Words words, Permutation g) {
        return switch (Symmetry.test(game().payoffs(), g)) {
            case Symmetry.Verdict.Holds(Symmetry symmetry) ->
                Telling.paragraph(words, "invariance.holds", g, symmetry.rows(), g.inverse(), g.then(g));
            case Symmetry.Verdict.Fails(int row, RationalVector image) ->
                Telling.paragraph(
                        words,
                        "invariance.fails",
                        g,
                        game().rows().get(row),
                        game().payoffs().row(row),
                        image);
        };
    }

    private Section average(Words words, RationalVector q) {
        Optional<Invariance.Average> average = Invariance.averagedOver(asked.permutations(), found, q);
        if (average.isEmpty())
            return Section.of(
                    words.say("invariance.section.average"), Telling.paragraph(words, "invariance.no-average"));
        RationalVector mean = average.get().mean();
        boolean optimal = mean.isDistribution() && game().concedes(new Mixed(mean), found.value());
        return Section.of(
                words.say("invariance.section.average"),
                Telling.paragraph(
                        words,
                        optimal ? "invariance.mean.optimal" : "invariance.mean.not",
                        q,
                        average.get().elements(),
                        mean));
    }
}
