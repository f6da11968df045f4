package hissho.card.trick.whist;

import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.kind.Tabulation;
import hissho.play.Position;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Trick-taking at a table, with open hands. */
public final class TableKind implements Kind<TableGame> {

    @Override
    public Listing listing() {
        return new Listing("trick-table", "trick", Chapter.TRICK);
    }

    @Override
    public Shape.Fields document() {
        return TableReader.FIELDS;
    }

    @Override
    public List<String> facts() {
        return Stream.of(TableSolution.KEYS, StockSolution.KEYS)
                .flatMap(List::stream)
                .distinct()
                .toList();
    }

    @Override
    public TableGame read(Node document) {
        return TableReader.read(document);
    }

    @Override
    public Solution solve(TableGame game, Progress progress) {
        return game.unknown().isPresent() ? StockSolution.of(game, progress) : TableSolution.of(game, progress);
    }

    @Override
    public Optional<Message> unplayable(TableGame game) {
        return Optional.of(Message.of("trick.trick-table.not-played"));
    }

    @Override
    public Optional<Position> play(TableGame game, Progress progress) {
        return game.unknown().isPresent() ? Optional.empty() : Optional.of(TablePosition.start(game));
    }

    @Override
    public List<Tabulation> tables() {
        return List.of(new DeclarerTable());
    }
}
