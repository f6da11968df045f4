package hissho.bargaining;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.form.Bimatrix;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.number.RationalMatrix;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;

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
}
