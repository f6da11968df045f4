package hissho.impartial.hackenbush;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Block.Cell;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Who wins a coloured picture, whoever starts, with all winning cuts of both players.
 *
 * @param first the cuts with which player I wins when he starts
 * @param second the cuts with which player II wins when she starts
 */
record PartizanSolution(ColouredPicture game, List<Integer> first, List<Integer> second, List<Part> parts)
        implements Solution {

    static final List<String> KEYS =
            List.of("outcome", "value", "winnerIfIStarts", "winnerIfIIStarts", "winningCutsI", "winningCutsII");

    /** A part that meets the others only at the ground, and what it comes to. */
    record Part(long edges, PartizanSearch.Reduced worth) {}

    PartizanSolution {
        first = List.copyOf(first);
        second = List.copyOf(second);
        parts = List.copyOf(parts);
    }

    static PartizanSolution of(ColouredPicture game, Progress progress) {
        PartizanSearch search = new PartizanSearch(game, progress);
        return new PartizanSolution(
                game,
                search.winningCuts(game.whole(), 0),
                search.winningCuts(game.whole(), 1),
                game.components(game.whole()).stream()
                        .map(part -> new Part(part, search.reduce(part)))
                        .toList());
    }

    /** I, II, N (whoever starts) or P (whoever does not). */
    String outcome() {
        if (first.isEmpty()) return second.isEmpty() ? "P" : "II";
        return second.isEmpty() ? "I" : "N";
    }

    @Override
    public Facts facts() {
        return new Facts()
                .put("outcome", Compare.EXACT, this::outcome, (words, o) -> words.say("hackenbush.outcome." + o))
                .put("value", this::value)
                .put("winnerIfIStarts", () -> first.isEmpty() ? "II" : "I")
                .put("winnerIfIIStarts", () -> second.isEmpty() ? "I" : "II")
                .put("winningCutsI", Compare.SET, () -> first, PartizanSolution::written)
                .put("winningCutsII", Compare.SET, () -> second, PartizanSolution::written);
    }

    /** What the picture is worth, where every part is a number or a Nim pile: a number, a Nim pile *n, or both added. */
    private Object value() {
        Rational number = Rational.ZERO;
        int nimber = 0;
        for (Part part : parts) {
            if (!part.worth.mixed().isEmpty()) throw new NotAnswered(Message.of("hackenbush.part.mixed"));
            number = number.plus(part.worth.number());
            nimber ^= part.worth.nimber();
        }
        if (nimber == 0) return number;
        return number.isZero() ? "*" + nimber : number + "+*" + nimber;
    }

    private static String written(Words words, List<Integer> edges) {
        return edges.isEmpty() ? words.say("hackenbush.none") : words.write(edges);
    }

    /** The picture is searched again cut by cut, without numbers, nimbers or shapes, as far as it is not too large for that. */
    @Override
    public Certificate certificate(Progress progress) {
        PlainSearch plain = new PlainSearch(game, progress);
        Optional<List<Integer>> cutsOfFirst = plain.winningCuts(0);
        Optional<List<Integer>> cutsOfSecond = plain.winningCuts(1);
        if (cutsOfFirst.isEmpty() || cutsOfSecond.isEmpty())
            return new Certificate.Unchecked(Message.of("hackenbush.certificate.large", PlainSearch.MOST_POSITIONS));
        return new Certificate.SecondWay(
                cutsOfFirst.get().equals(first) && cutsOfSecond.get().equals(second),
                Extent.everything(),
                Message.of("hackenbush.certificate.searched", plain.positions()),
                InOrder.of(
                        "outcome",
                        outcome(),
                        "winningCutsI",
                        first,
                        "winningCutsII",
                        second,
                        "winnerIfIStarts",
                        cutsOfFirst.get().isEmpty() ? "II" : "I",
                        "winnerIfIIStarts",
                        cutsOfSecond.get().isEmpty() ? "I" : "II"));
    }

    @Override
    public Report tell(Words words) {
        List<Section> sections = new ArrayList<>();
        sections.add(Section.of(
                words.say("hackenbush.section.picture"),
                new Block.Picture(
                                game.layout()
                                        .figure(
                                                game.picture(),
                                                ColouredPicture.set(game.whole()),
                                                e -> game.colours().get(e).tone()),
                                words.say("hackenbush.caption.coloured"))
                        .marking(Tone.FIRST, words.say("hackenbush.legend.blue"))
                        .marking(Tone.SECOND, words.say("hackenbush.legend.red"))
                        .marking(Tone.GOOD, words.say("hackenbush.legend.green"))
                        .marking(Tone.ACCENT, words.say("hackenbush.legend.ground"))));
        sections.add(parts(words));
        return new Report(
                "hackenbush",
                words.say("hackenbush.coloured", game.picture().edges()),
                words.say("hackenbush.headline." + outcome()),
                Said.of(words, "hackenbush", facts(), told()),
                sections);
    }

    private String[] told() {
        boolean mixed = parts.stream().anyMatch(part -> !part.worth.mixed().isEmpty());
        return KEYS.stream().filter(key -> !mixed || !key.equals("value")).toArray(String[]::new);
    }

    /** The parts that meet only at the ground, and what each is worth where the theory has a value for it. */
    private Section parts(Words words) {
        List<List<Cell>> rows = new ArrayList<>();
        for (Part part : parts) {
            PartizanSearch.Reduced reduced = part.worth;
            String worth = !reduced.mixed().isEmpty()
                    ? words.say("hackenbush.part.mixed")
                    : reduced.nimber() > 0
                            ? words.say("hackenbush.part.nimber", reduced.nimber())
                            : words.say("hackenbush.part.number", reduced.number());
            rows.add(List.of(
                    Cell.of(words.write(
                            ColouredPicture.set(part.edges).stream().boxed().toList())),
                    Cell.of(worth, Tone.PLAIN)));
        }
        return Section.of(
                words.say("hackenbush.section.parts"),
                new Block.Paragraph(words.say("hackenbush.parts.why")),
                new Block.Table(
                        "",
                        List.of(words.say("hackenbush.head.edges"), words.say("hackenbush.head.worth")),
                        rows,
                        false));
    }

    /** The definition, cut by cut, as long as there are not too many positions. */
    private static final class PlainSearch {
        static final int MOST_POSITIONS = 200_000;

        private final ColouredPicture game;
        private final Progress progress;
        private final Map<Long, Boolean> firstWins = new HashMap<>();
        private final Map<Long, Boolean> secondWins = new HashMap<>();

        PlainSearch(ColouredPicture game, Progress progress) {
            this.game = game;
            this.progress = progress;
        }

        int positions() {
            return firstWins.size() + secondWins.size();
        }

        private boolean isFull() {
            return positions() > MOST_POSITIONS;
        }

        /** The winning cuts of this player, or nothing where there are too many positions. */
        Optional<List<Integer>> winningCuts(int mover) {
            List<Integer> winning = cuts(game.whole(), mover)
                    .filter(e -> !wins(game.cut(game.whole(), e), 1 - mover))
                    .boxed()
                    .toList();
            return isFull() ? Optional.empty() : Optional.of(winning);
        }

        private IntStream cuts(long present, int mover) {
            return ColouredPicture.set(present).stream()
                    .filter(e -> game.colours().get(e).isCutBy(mover));
        }

        /** What is said once the search is full means nothing, and is not used. */
        private boolean wins(long present, int mover) {
            Map<Long, Boolean> known = mover == 0 ? firstWins : secondWins;
            Boolean before = known.get(present);
            if (before != null) return before;
            if (isFull()) return false;
            progress.check();
            boolean found = cuts(present, mover).anyMatch(e -> !wins(game.cut(present, e), 1 - mover));
            known.put(present, found);
            return found;
        }
    }
}
