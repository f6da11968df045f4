package hissho.bargaining;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.form.Bimatrix;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A bimatrix with one more row and column, by which either player refuses and both keep the status quo: a fixed threat in the new corner. */
record Refusal(CooperativeGame game, Point statusQuo) implements Inquiry.Asked {

    private static final Field<Point> STATUS_QUO = Field.required("statusQuo", CooperativeGame.CELL.by(Point::read));

    static Kind<?> kind() {
        return new Inquiry<>(
                new Listing("refusal-extension", "bargaining", Chapter.BARGAINING),
                Shape.fields(CooperativeGame.BIMATRIX, STATUS_QUO),
                Refusal::read,
                List.of("ntuHullUnchanged", "paretoUnchanged", "fixedThreatCells", "bimatrix"));
    }

    private static Refusal read(Node document) {
        return new Refusal(
                CooperativeGame.of(CooperativeGame.bimatrix(CooperativeGame.BIMATRIX.in(document))),
                STATUS_QUO.in(document));
    }

    CooperativeGame extended() {
        int h = game.height();
        int w = game.width();
        return CooperativeGame.of(new Bimatrix(
                RationalMatrix.generate(
                        h + 1, w + 1, (i, j) -> i < h && j < w ? game.cell(i, j).x() : statusQuo.x()),
                RationalMatrix.generate(
                        h + 1, w + 1, (i, j) -> i < h && j < w ? game.cell(i, j).y() : statusQuo.y())));
    }

    @Override
    public Facts answers(Progress progress) {
        CooperativeGame more = extended();
        return new Facts()
                .put("ntuHullUnchanged", () -> more.hull().equals(game.hull()))
                .put(
                        "paretoUnchanged",
                        () -> more.hull().pareto().equals(game.hull().pareto()))
                .put("fixedThreatCells", Compare.SET, () -> SetFacts.fixedThreats(more))
                .put("bimatrix", () -> {
                    List<Object> lines = new ArrayList<>();
                    for (int i = 0; i < more.height(); i++) {
                        List<Object> line = new ArrayList<>();
                        for (int j = 0; j < more.width(); j++)
                            line.add(more.cell(i, j).facts());
                        lines.add(line);
                    }
                    return lines;
                });
    }

    @Override
    public Optional<Message> shortAnswer(Facts answers) {
        boolean hull = answers.get("ntuHullUnchanged", Boolean.class);
        boolean pareto = answers.get("paretoUnchanged", Boolean.class);
        return Optional.of(Message.of(
                "bargaining.refusal-extension." + (hull ? "nothing" : pareto ? "set" : "boundary"),
                statusQuo.toString()));
    }

    @Override
    public List<Message> steps(Facts answers) {
        boolean hull = answers.get("ntuHullUnchanged", Boolean.class);
        return List.of(
                Message.of("bargaining.refusal-extension." + (hull ? "inside" : "outside"), statusQuo.toString()),
                Message.of("bargaining.refusal-extension.threat", statusQuo.toString()));
    }

    @Override
    public List<Section> sections(Words words, Progress progress) {
        return List.of(Section.of(
                words.say("bargaining.section.feasible"),
                new Block.Picture(
                        CooperativeFigures.nash(extended(), statusQuo, "statusQuo", words),
                        words.say("bargaining.figure.refusal"))));
    }

    /**
     * The status quo adds nothing to the feasible set where it is feasible already, and nothing to the Pareto boundary where some
     * feasible point is at least as good for both. Each cell is compared with its row and column of A and of -B.
     */
    @Override
    public Certificate check(Progress progress) {
        CooperativeGame more = extended();
        List<List<Integer>> fixed = new ArrayList<>();
        for (int i = 0; i < more.height(); i++)
            for (int j = 0; j < more.width(); j++) {
                progress.check();
                RationalVector first = more.payoffs().first().row(i);
                RationalVector second = more.payoffs().second().row(i);
                Point here = more.cell(i, j);
                if (here.x().equals(first.minimum())
                        && here.y().equals(second.maximum())
                        && here.x().equals(more.payoffs().first().column(j).maximum())
                        && here.y().equals(more.payoffs().second().column(j).minimum()))
                    fixed.add(List.of(i + 1, j + 1));
            }
        return new Certificate.SecondWay(
                fixed.contains(List.of(more.height(), more.width())),
                Extent.everything(),
                Message.of("bargaining.certificate.refusal"),
                InOrder.of(
                        "ntuHullUnchanged",
                        game.hull().contains(statusQuo),
                        "paretoUnchanged",
                        isMatched(),
                        "fixedThreatCells",
                        fixed));
    }

    /** Whether a feasible point is at least as good for both: a cell is, or a mixture of two that gives the first exactly the status quo. */
    private boolean isMatched() {
        for (Point a : game.cells())
            for (Point b : game.cells()) {
                if (a.atLeast(statusQuo)) return true;
                if (a.x().compareTo(statusQuo.x()) > 0 || b.x().compareTo(statusQuo.x()) <= 0) continue;
                Rational share = statusQuo.x().minus(a.x()).over(b.x().minus(a.x()));
                if (a.plus(b.minus(a).times(share)).atLeast(statusQuo)) return true;
            }
        return false;
    }
}
