package hissho.impartial.dawson;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.impartial.Convention;
import hissho.impartial.ImpartialSolution;
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
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** Dawson's chess with real pawns, searched in full: one board, or boards of all widths of a range. */
public final class DawsonPawnsKind implements Kind<DawsonPawnsKind.Pawns> {

    private static final Shape<Integer> WIDTH = Shape.whole(1, DawsonPawns.MOST_FILES);
    private static final Field<Integer> FILES = Field.optional("files", WIDTH);
    private static final Field<Integer> FROM = Field.optional("from", WIDTH, 1);
    private static final Field<Integer> TO = Field.optional("to", WIDTH);

    /** Boards of three ranks at the start, White to move. */
    public record Pawns(int from, int to, boolean isRange, Convention convention) implements Game {}

    @Override
    public Listing listing() {
        return new Listing("dawson-pawns", "impartial", Chapter.IMPARTIAL);
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(FILES, FROM, TO, Convention.PLAY);
    }

    @Override
    public List<String> facts() {
        return List.of("class", "winner", "winningMoves", "moveCount", "play", "classes", "pPositions");
    }

    @Override
    public Pawns read(Node document) {
        Convention convention = Convention.of(document);
        if (!TO.isIn(document)) return new Pawns(FILES.in(document), FILES.in(document), false, convention);
        int from = FROM.in(document);
        int to = TO.in(document);
        if (to < from) throw document.get("to").bad("core.bad.out-of-range", to, from, DawsonPawns.MOST_FILES);
        return new Pawns(from, to, true, convention);
    }

    @Override
    public Solution solve(Pawns game, Progress progress) {
        return game.isRange() ? range(game, progress) : one(game, progress);
    }

    private static Solution one(Pawns game, Progress progress) {
        DawsonPawns start = DawsonPawns.start(game.from());
        Map<DawsonPawns, Boolean> known = new HashMap<>();
        boolean wins = DawsonPawns.wins(start, game.convention(), known, progress);
        List<String> winning = start.moves().stream()
                .filter(step -> !DawsonPawns.wins(start.after(step), game.convention(), known, progress))
                .map(DawsonPawns.Step::notation)
                .toList();
        return new Solved(game, wins, winning);
    }

    private static Solution range(Pawns game, Progress progress) {
        StringBuilder classes = new StringBuilder();
        for (int files = game.from(); files <= game.to(); files++)
            classes.append(
                    DawsonPawns.wins(DawsonPawns.start(files), game.convention(), new HashMap<>(), progress)
                            ? 'N'
                            : 'P');
        return new Classes(game, classes.toString());
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return words.size() == 1 ? Optional.of(Map.of("files", words.getFirst())) : Optional.empty();
    }

    @Override
    public Optional<Position> play(Pawns game, Progress progress) {
        return Optional.of(
                new DawsonPawnsPosition(DawsonPawns.start(game.to()), 0, game.convention(), new HashMap<>()));
    }

    /** Who wins on one board, and White's winning first moves. */
    record Solved(Pawns game, boolean wins, List<String> winning) implements Solution {

        @Override
        public Facts facts() {
            return new Facts()
                    .<String>put(
                            "class",
                            Compare.EXACT,
                            () -> wins ? "N" : "P",
                            (words, c) -> words.say("impartial.class." + c))
                    .<String>put(
                            "winner",
                            Compare.EXACT,
                            () -> wins ? "first" : "second",
                            (words, w) -> words.say("impartial.winner." + w))
                    .<List<String>>put(
                            "winningMoves",
                            Compare.SET,
                            () -> winning,
                            (words, moves) -> moves.isEmpty() ? words.say("impartial.none") : String.join(", ", moves))
                    .put("moveCount", winning::size)
                    .<String>put(
                            "play",
                            Compare.EXACT,
                            () -> game.convention().plain(),
                            (words, p) -> words.say("impartial.play." + p));
        }

        /** A second search on bits finds the same outcome and the same winning first moves. */
        @Override
        public Certificate certificate(Progress progress) {
            PawnBits second = new PawnBits(game.from(), game.convention(), progress);
            boolean holds = second.wins() == wins
                    && second.winning().equals(new TreeSet<>(winning))
                    && new TreeSet<>(winning).size() == winning.size();
            return new Certificate.SecondWay(
                            holds,
                            Extent.everything(),
                            Message.of("impartial.dawson-pawns.certificate", second.positions()),
                            InOrder.of(
                                    "files",
                                    game.from(),
                                    "play",
                                    game.convention().plain(),
                                    "outcome",
                                    wins ? "N" : "P",
                                    "winning",
                                    winning))
                    .calling(ImpartialSolution.CALLED);
        }

        @Override
        public Report tell(Words words) {
            String title = words.say("impartial.dawson-pawns.of", game.from());
            return new Report(
                    "dawson-pawns",
                    title,
                    wins && !winning.isEmpty()
                            ? words.say("impartial.dawson-pawns.win-by", String.join(", ", winning), winning.size())
                            : words.say(wins ? "impartial.dawson-pawns.win" : "impartial.dawson-pawns.loss"),
                    Said.of(words, "impartial", facts(), "class", "winningMoves"),
                    List.of(Section.of(
                            words.say("impartial.section.position"),
                            new Block.Picture(
                                            DawsonPawnsPosition.scene(DawsonPawns.start(game.from()))
                                                    .boards()
                                                    .getFirst()
                                                    .figure(),
                                            title)
                                    .marking(Tone.FIRST, words.say("impartial.legend.white"))
                                    .marking(Tone.SECOND, words.say("impartial.legend.black")),
                            new Block.Paragraph(words.say("impartial.dawson-pawns.about")))));
        }
    }

    /** Who wins on boards of all widths of a range. */
    record Classes(Pawns game, String classes) implements Solution {

        @Override
        public Facts facts() {
            return new Facts()
                    .put("classes", () -> classes)
                    .put(
                            "pPositions",
                            Compare.SET,
                            () -> IntStream.range(0, classes.length())
                                    .filter(i -> classes.charAt(i) == 'P')
                                    .mapToObj(i -> game.from() + i)
                                    .toList());
        }

        @Override
        public Certificate certificate(Progress progress) {
            boolean holds = classes.length() == game.to() - game.from() + 1;
            int positions = 0;
            for (int i = 0; holds && i < classes.length(); i++) {
                PawnBits second = new PawnBits(game.from() + i, game.convention(), progress);
                holds = classes.charAt(i) == (second.wins() ? 'N' : 'P');
                positions += second.positions();
            }
            return new Certificate.SecondWay(
                    holds,
                    Extent.everything(),
                    Message.of("impartial.dawson-pawns.certificate", positions),
                    InOrder.of("from", game.from(), "play", game.convention().plain(), "classes", classes));
        }

        @Override
        public Report tell(Words words) {
            return new Report(
                    "dawson-pawns",
                    words.say("impartial.dawson-pawns"),
                    words.say("impartial.dawson-pawns.classes", game.from(), game.to(), classes),
                    Said.of(words, "impartial", facts(), "classes", "pPositions"),
                    List.of());
        }
    }
}
