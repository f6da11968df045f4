package hissho.impartial.heap;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.impartial.Convention;
import hissho.kind.Chapter;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.play.Position;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Words;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Dawson's chess with real pawns, searched in full. */
public final class DawsonPawnsKind implements Kind<DawsonPawnsKind.Pawns> {

    /** A board of three ranks at the start, White to move. */
    public record Pawns(int files, Convention convention) implements Game {}

    @Override
    public Listing listing() {
        return new Listing("dawson-pawns", "impartial", Chapter.IMPARTIAL);
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(
                Field.required("files", Shape.whole(1, DawsonPawns.MOST_FILES)),
                Field.optional("play", Shape.choice("normal", "misere")));
    }

    @Override
    public Pawns read(Node document) {
        return new Pawns(document.get("files").whole(1, DawsonPawns.MOST_FILES), Convention.of(document));
    }

    @Override
    public Solution solve(Pawns game, Progress progress) {
        DawsonPawns start = DawsonPawns.start(game.files());
        Map<DawsonPawns, Boolean> known = new HashMap<>();
        boolean wins = DawsonPawns.wins(start, game.convention(), known, progress);
        List<String> winning = start.moves().stream()
                .filter(step -> !DawsonPawns.wins(start.after(step), game.convention(), known, progress))
                .map(DawsonPawns.Step::notation)
                .toList();
        return new Solved(game, wins, winning);
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return words.size() == 1 ? Optional.of(Map.of("files", words.getFirst())) : Optional.empty();
    }

    @Override
    public Optional<Position> play(Pawns game) {
        return Optional.of(
                new DawsonPawnsPosition(DawsonPawns.start(game.files()), 0, game.convention(), new HashMap<>()));
    }

    /** Who wins, and White's winning first moves. */
    private record Solved(Pawns game, boolean wins, List<String> winning) implements Solution {

        /** White wins exactly if a first move wins. */
        @Override
        public boolean certified() {
            return wins != winning.isEmpty();
        }

        @Override
        public Report tell(Words words) {
            String title = words.say("impartial.dawson-pawns.of", game.files());
            return new Report(
                    "dawson-pawns",
                    title,
                    words.say(wins ? "impartial.dawson-pawns.win" : "impartial.dawson-pawns.loss"),
                    List.of(
                            new Said(
                                    "class",
                                    words.say("impartial.fact.class"),
                                    wins ? "N" : "P",
                                    words.say(wins ? "impartial.class.N" : "impartial.class.P")),
                            new Said(
                                    "winningMoves",
                                    words.say("impartial.fact.winningMoves"),
                                    winning,
                                    winning.isEmpty() ? words.say("impartial.none") : String.join(", ", winning))),
                    List.of(Section.of(
                            words.say("impartial.section.position"),
                            new Block.Picture(
                                    DawsonPawnsPosition.scene(DawsonPawns.start(game.files()))
                                            .boards()
                                            .getFirst()
                                            .figure(),
                                    title),
                            new Block.Paragraph(words.say("impartial.dawson-pawns.about")))),
                    new Report.Certificate(words.say("impartial.dawson-pawns.certificate"), certified()));
        }
    }
}
