package hissho.impartial.nimber;

import hissho.certificate.Certificate;
import hissho.document.InOrder;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.kind.Solution;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Block.Step;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;

/** All roots of a quadratic equation in nimbers, with the substitution that leads to them. */
record SolvedQuadratic(Quadratic quadratic, List<Nimber> roots) implements Solution {

    SolvedQuadratic {
        roots = List.copyOf(roots);
    }

    @Override
    public Facts facts() {
        return new Facts()
                .put(
                        "roots",
                        Compare.SET,
                        () -> roots.stream().map(Nimber::value).toList(),
                        (words, values) -> words.write(roots));
    }

    /** Each root solves the equation, and a field allows no more than these: two, or one that is double where b is zero. */
    @Override
    public Certificate certificate(Progress progress) {
        NimCheck check = new NimCheck(progress);
        boolean holds = roots.size() == (quadratic.b().isZero() ? 1 : 2)
                && roots.stream().distinct().count() == roots.size();
        for (Nimber root : roots)
            holds &= check.product(quadratic.a(), check.product(root, root))
                    .plus(check.product(quadratic.b(), root))
                    .equals(quadratic.c());
        return check.certificate(
                holds,
                "nimber.certificate.roots",
                InOrder.of(
                        "coefficients",
                        List.of(
                                quadratic.a().value(),
                                quadratic.b().value(),
                                quadratic.c().value()),
                        "roots",
                        roots.stream().map(Nimber::value).toList()));
    }

    private String equation() {
        return term(quadratic.a(), "x⊗x") + " ⊕ " + term(quadratic.b(), "x") + " ⊕ " + quadratic.c() + " = 0";
    }

    private static String term(Nimber coefficient, String power) {
        return coefficient.equals(Nimber.ONE) ? power : coefficient + "⊗" + power;
    }

    @Override
    public Report tell(Words words) {
        List<Step> steps = new ArrayList<>();
        Nimber a = quadratic.a();
        Nimber b = quadratic.b();
        Nimber c = quadratic.c();
        if (b.isZero()) {
            steps.add(Step.of(words.say("nimber.step.double", c.over(a), roots.getFirst())));
        } else {
            Nimber y = Quadratic.half(quadratic.reduced());
            steps.add(Step.of(words.say("nimber.step.substitute", b.over(a), quadratic.reduced())));
            steps.add(Step.of(words.say("nimber.step.halves", y, y.plus(Nimber.ONE), quadratic.reduced())));
            steps.add(Step.of(words.say("nimber.step.back", roots.getFirst(), roots.getLast())));
        }
        for (Nimber root : roots)
            steps.add(Step.of(words.say("nimber.step.check-root", root, a.times(root.squared()), b.times(root), c)));
        return new Report(
                "nim-arithmetic",
                equation(),
                words.say(roots.size() == 1 ? "nimber.headline.double" : "nimber.headline.roots", equation(), roots),
                Said.of(words, "nimber", facts(), "roots"),
                List.of(
                        Section.of(words.say("nimber.section.derivation"), new Block.Steps(steps)),
                        Section.of(words.say("nimber.section.rules"), new Block.Paragraph(words.say("nimber.rules")))));
    }
}
