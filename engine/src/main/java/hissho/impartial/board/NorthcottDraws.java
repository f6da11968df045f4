package hissho.impartial.board;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Facts;
import hissho.impartial.Outcome;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.Collections;
import java.util.List;

/** How many positions of small boards of Northcott's game are drawn: all are searched backwards from the end. */
record NorthcottDraws(List<List<Integer>> boards) implements Inquiry.Asked {

    private static final Field<List<List<Integer>>> BOARDS =
            Field.required("boards", Shape.listOf(Shape.listOf(Shape.whole(1, 100), 2, 2), 1, 20));

    static Kind<NorthcottDraws> kind() {
        return new Inquiry<>(
                new Listing("northcott-draws", "impartial", Chapter.IMPARTIAL),
                Shape.fields(BOARDS),
                NorthcottDraws::read,
                List.of("draws", "positions"));
    }

    private static NorthcottDraws read(Node document) {
        List<List<Integer>> boards = BOARDS.in(document);
        for (int i = 0; i < boards.size(); i++) {
            List<Integer> size = boards.get(i);
            Node board = document.get("boards").list().get(i);
            if (size.get(1) < 2 || board(size).positions() > Northcott.MOST_SEARCHED)
                throw board.bad("impartial.bad.northcott-size", board.shown());
        }
        return new NorthcottDraws(boards);
    }

    private static Northcott board(List<Integer> size) {
        return new Northcott(
                size.get(1), Collections.nCopies(size.get(0), 0), Collections.nCopies(size.get(0), 1), true);
    }

    @Override
    public Facts answers(Progress progress) {
        return new Facts()
                .put(
                        "draws",
                        () -> boards.stream()
                                .mapToInt(size -> draws(board(size).search(progress)))
                                .sum())
                .put(
                        "positions",
                        () -> boards.stream()
                                .mapToLong(size -> Math.round(board(size).positions()))
                                .sum());
    }

    private static int draws(Northcott.Searched searched) {
        int draws = 0;
        for (int i = 0; i < searched.count(); i++) if (searched.analysis().outcome(i) == Outcome.DRAW) draws++;
        return draws;
    }

    /** In every position the search agrees with the nim-sum of the gaps, which leaves no room for a draw. */
    @Override
    public Certificate check(Progress progress) {
        boolean holds = true;
        int draws = 0;
        for (List<Integer> size : boards) {
            Northcott board = board(size);
            Northcott.Searched searched = board.search(progress);
            draws += draws(searched);
            for (int i = 0; i < searched.count(); i++)
                holds &= searched.analysis().outcome(i) == (board.decode(i).nimSum() == 0 ? Outcome.P : Outcome.N);
        }
        return new Certificate.SecondWay(
                holds,
                Extent.everything(),
                Message.of("impartial.northcott.certificate-draws"),
                InOrder.of("boards", boards, "draws", draws));
    }
}
