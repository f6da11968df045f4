package hissho.card.trick.suits;

import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.play.Position;
import hissho.progress.Progress;
import java.util.Optional;

/** Trick-taking at a table, with open hands. */
public final class TableKind implements Kind<TableGame> {

    @Override
    public Listing listing() {
        return new Listing("trick-table", "trick", Chapter.TRICK);
    }

    @Override
    public Shape.Fields document() {
        return TableReader.shape();
    }

    @Override
    public TableGame read(Node document) {
        return TableReader.read(document);
    }

    @Override
    public Solution solve(TableGame game, Progress progress) {
        return game.unknown().isPresent()
                ? StockSolution.of(game, progress)
                : new TableSolution(game, new TableAnalysis(game.rules(), progress));
    }

    @Override
    public Optional<Position> play(TableGame game) {
        return game.unknown().isPresent() ? Optional.empty() : Optional.of(TablePosition.start(game));
    }
}
