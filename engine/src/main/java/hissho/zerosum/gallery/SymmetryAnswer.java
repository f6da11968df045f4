package hissho.zerosum.gallery;

import hissho.form.Mixed;
import hissho.kind.Solution;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Words;
import hissho.zerosum.invariance.Invariance;
import hissho.zerosum.invariance.Permutation;
import hissho.zerosum.invariance.Symmetry;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.method.Choices;
import hissho.zerosum.method.InvarianceMethod;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Which claimed symmetries hold, with a row that refutes each one that does not, and what the true group is. */
record SymmetryAnswer(SymmetryKind.Asked asked, Invariance found) implements Solution {

    @Override
    public boolean certified() {
        return found.certified();
    }

    private MatrixGame game() {
        return asked.game();
    }

    private boolean allHold() {
        return asked.permutations().stream()
                .allMatch(g -> Symmetry.test(game().payoffs(), g) instanceof Symmetry.Verdict.Holds);
    }

    private boolean orderRight() {
        return asked.claimedOrder().map(found.group().order()::equals).orElse(true);
    }

    @Override
    public Report tell(Words words) {
        List<Section> sections = new ArrayList<>();
        if (!asked.permutations().isEmpty() || asked.claimedOrder().isPresent()) sections.add(claims(words));
        asked.strategy().ifPresent(q -> sections.add(average(words, q)));
        sections.add(new Section(
                words.say("invariance.section.group"),
                new InvarianceMethod()
                        .argue(game(), Choices.NONE, Progress.none())
                        .tell(words)));
        String verdict = allHold() && orderRight() ? "invariance.headline.right" : "invariance.headline.wrong";
        boolean claimed =
                !asked.permutations().isEmpty() || asked.claimedOrder().isPresent();
        return new Report(
                "matrix-symmetry",
                words.say("named.matrix-symmetry"),
                words.say(
                        claimed ? verdict : "invariance.headline.plain",
                        found.group().order(),
                        found.rowOrbits().size(),
                        found.columnOrbits().size()),
                facts(words),
                sections,
                new Report.Certificate(words.say("invariance.certificate"), certified()));
    }

    private List<Said> facts(Words words) {
        return List.of(
                Said.of(
                        words,
                        "groupOrder",
                        "invariance.fact.order",
                        found.group().order()),
                orbits(words, "rowOrbits", "invariance.fact.rows", named(game().rows(), found.rowOrbits())),
                orbits(words, "colOrbits", "invariance.fact.columns", named(game().columns(), found.columnOrbits())),
                Said.of(
                        words,
                        "quotient",
                        "invariance.fact.quotient",
                        found.quotient().game().payoffs()),
                Said.of(words, "value", "named.fact.value", found.value()),
                Said.of(words, "invariant", "invariance.fact.hold", allHold()));
    }

    private static Said orbits(Words words, String key, String label, List<List<String>> orbits) {
        String text = orbits.stream().map(o -> "{" + String.join(", ", o) + "}").collect(Collectors.joining(" "));
        return new Said(key, words.say(label), orbits, text);
    }

    private static List<List<String>> named(List<String> labels, List<List<Integer>> orbits) {
        return orbits.stream().map(o -> o.stream().map(labels::get).toList()).toList();
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
        List<Permutation> given = asked.permutations().isEmpty()
                ? found.group().generators().stream().map(Symmetry::columns).toList()
                : asked.permutations();
        Optional<List<Permutation>> group = given.stream().anyMatch(g -> g.size() != q.size())
                ? Optional.empty()
                : Invariance.closure(given, q.size());
        if (group.isEmpty())
            return Section.of(
                    words.say("invariance.section.average"), Telling.paragraph(words, "invariance.no-average"));
        RationalVector mean = Invariance.symmetrised(q, group.get());
        boolean optimal = mean.isDistribution() && game().concedes(new Mixed(mean), found.value());
        return Section.of(
                words.say("invariance.section.average"),
                Telling.paragraph(
                        words,
                        optimal ? "invariance.mean.optimal" : "invariance.mean.not",
                        q,
                        group.get().size(),
                        mean));
    }
}
