package hissho.impartial.board;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.impartial.ImpartialSolution;
import hissho.impartial.Outcome;
import hissho.kind.Solution;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Block.Step;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A solved board of Northcott's game: the nim-sum of the gaps decides (Bouton), and small boards are searched as well.
 *
 * @param winning all moves that leave nim-sum zero, retreats included
 * @param longestDefence moves to the end with best play, where the board is small
 */
record NorthcottSolution(
        Northcott board, int nimSum, List<Northcott.Slide> winning, Optional<Integer> longestDefence, Facts facts)
        implements Solution {

    static final List<String> KEYS =
            List.of("class", "winner", "gaps", "nimSum", "winningMoves", "moveCount", "longestDefence", "terminal");

    private static final int MOST_SEARCHED_AT_ONCE = Northcott.MOST_SEARCHED / 8;

    static NorthcottSolution of(Northcott board, Progress progress) {
        Optional<Integer> longest = board.positions() > MOST_SEARCHED_AT_ONCE
                ? Optional.empty()
                : Optional.of(longestDefence(board, progress));
        List<Northcott.Slide> winning = board.winning();
        return new NorthcottSolution(board, board.nimSum(), winning, longest, facts(board, winning, longest, progress));
    }

    private static int longestDefence(Northcott board, Progress progress) {
        Northcott.Searched searched = board.search(progress);
        return searched.analysis().remoteness(searched.number());
    }

    private static Facts facts(
            Northcott board, List<Northcott.Slide> winning, Optional<Integer> longest, Progress progress) {
        boolean lost = board.nimSum() == 0;
        return new Facts()
                .put("class", Compare.EXACT, () -> lost ? "P" : "N", (words, c) -> words.say("impartial.class." + c))
                .put(
                        "winner",
                        Compare.EXACT,
                        () -> lost ? "second" : "first",
                        (words, w) -> words.say("impartial.winner." + w))
                .put("gaps", board::gaps)
                .put("nimSum", board::nimSum)
                .put(
                        "winningMoves",
                        Compare.SET,
                        () -> winning.stream().map(NorthcottSolution::told).toList(),
                        (words, moves) -> written(winning, words))
                .put("moveCount", winning::size)
                .put(
                        "longestDefence",
                        () -> longest.orElseGet(() -> {
                            if (board.positions() > Northcott.MOST_SEARCHED)
                                throw new NotAnswered(Message.of(
                                        "impartial.bad.too-many-positions",
                                        Math.round(board.positions()),
                                        Northcott.MOST_SEARCHED));
                            return longestDefence(board, progress);
                        }))
                .put("terminal", () -> board.slides().isEmpty());
    }

    private static Map<String, Object> told(Northcott.Slide slide) {
        return InOrder.of(
                "row", slide.row(),
                "fromColumn", slide.from(),
                "toColumn", slide.to(),
                "gapFrom", slide.gapFrom(),
                "gapTo", slide.gapTo());
    }

    private static String written(List<Northcott.Slide> slides, Words words) {
        return slides.isEmpty()
                ? words.say("impartial.none")
                : String.join(
                        "; ",
                        slides.stream()
                                .map(slide -> words.say(slide.describe()))
                                .toList());
    }

    /** On small boards a full search of the loopy game agrees; otherwise the theorem, with every move looked at again. */
    @Override
    public Certificate certificate(Progress progress) {
        return proof(progress).calling(ImpartialSolution.CALLED);
    }

    private Certificate proof(Progress progress) {
        Map<String, Object> data = InOrder.of(
                "gaps", board.gaps(),
                "nimSum", nimSum,
                "outcome", nimSum == 0 ? "P" : "N",
                "winning", winning.stream().map(NorthcottSolution::told).toList(),
                "winningCount", winning.size());
        longestDefence.ifPresent(moves -> data.put("longestDefence", moves));
        int sum = 0;
        for (int gap : board.gaps()) sum ^= gap;
        boolean right = sum == nimSum;
        if (longestDefence.isEmpty()) {
            List<Northcott.Slide> zero = new ArrayList<>();
            for (Northcott.Slide slide : board.slides()) {
                progress.check();
                if (sum != 0 && board.after(slide).nimSum() == 0) zero.add(slide);
            }
            return new Certificate.ClosedForm(
                    "northcott",
                    right && zero.equals(winning),
                    Extent.everything(),
                    Message.of("impartial.northcott.certificate"),
                    data);
        }
        Northcott.Searched searched = board.search(progress);
        Outcome outcome = searched.analysis().outcome(searched.number());
        List<Northcott.Slide> toLost = board.slides().stream()
                .filter(slide -> outcome == Outcome.N
                        && searched.analysis().outcome(board.after(slide).encode()) == Outcome.P)
                .toList();
        return new Certificate.SecondWay(
                right
                        && outcome == (nimSum == 0 ? Outcome.P : Outcome.N)
                        && toLost.equals(winning)
                        && longestDefence.get() == searched.analysis().remoteness(searched.number()),
                Extent.everything(),
                Message.of("impartial.northcott.certificate-searched"),
                data);
    }

    @Override
    public Report tell(Words words) {
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Paragraph(words.say("impartial.northcott.theory")));
        if (!winning.isEmpty())
            blocks.add(new Block.Steps(winning.stream()
                    .map(slide -> Step.of(words.say(slide.describe())))
                    .toList()));
        List<String> told = new ArrayList<>(List.of("class", "gaps", "nimSum", "winningMoves", "moveCount"));
        if (longestDefence.isPresent()) told.add("longestDefence");
        return new Report(
                "northcott",
                words.say(
                        "impartial.northcott.of",
                        board.rows(),
                        board.width(),
                        words.say(board.whiteMoves() ? "impartial.northcott.white" : "impartial.northcott.black")),
                nimSum == 0
                        ? words.say("impartial.northcott.headline-loss", nimSum)
                        : words.say(
                                "impartial.northcott.headline-win",
                                nimSum,
                                words.say(winning.getFirst().describe()),
                                winning.size()),
                Said.of(words, "impartial", facts, told.toArray(String[]::new)),
                List.of(
                        Section.of(
                                words.say("impartial.section.position"),
                                new Block.Picture(
                                                NorthcottPosition.scene(board)
                                                        .boards()
                                                        .getFirst()
                                                        .figure(),
                                                words.say("impartial.northcott.gaps-are", board.gaps()))
                                        .marking(Tone.FIRST, words.say("impartial.legend.white"))
                                        .marking(Tone.SECOND, words.say("impartial.legend.black"))),
                        new Section(words.say("impartial.section.moves"), blocks)));
    }
}
