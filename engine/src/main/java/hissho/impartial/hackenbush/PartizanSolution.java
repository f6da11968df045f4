package hissho.impartial.hackenbush;

import hissho.kind.Solution;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Block.Cell;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Who wins a coloured picture, whoever starts, with all winning cuts of both players.
 *
 * @param first the cuts with which player I wins when he starts
 * @param second the cuts with which player II wins when she starts
 */
record PartizanSolution(ColouredPicture game, List<Integer> first, List<Integer> second) implements Solution {

    private static final int MOST_CHECKED = 14;

    PartizanSolution {
        first = List.copyOf(first);
        second = List.copyOf(second);
    }

    static PartizanSolution of(ColouredPicture game, Progress progress) {
        PartizanSearch search = new PartizanSearch(game, progress);
        return new PartizanSolution(
                game, search.winningCuts(game.whole(), 0), search.winningCuts(game.whole(), 1));
    }

    /** I, II, N (whoever starts) or P (whoever does not). */
    String outcome() {
        if (first.isEmpty()) return second.isEmpty() ? "P" : "II";
        return second.isEmpty() ? "I" : "N";
    }

    /** Small pictures are searched again cut by cut, without numbers, nimbers or shapes. */
    @Override
    public boolean certified() {
        if (game.picture().edges() > MOST_CHECKED) return true;
        PlainSearch plain = new PlainSearch(game);
        return plain.winningCuts(0).equals(first)
                && plain.winningCuts(1).equals(second);
    }

    @Override
    public Report tell(Words words) {
        String outcome = outcome();
        String ifFirst = first.isEmpty() ? "II" : "I";
        String ifSecond = second.isEmpty() ? "I" : "II";
        List<Said> facts = new ArrayList<>();
        facts.add(new Said(
                "outcome", words.say("hackenbush.fact.outcome"), outcome, words.say("hackenbush.outcome." + outcome)));
        facts.add(Said.of(words, "winnerIfIStarts", "hackenbush.fact.winnerIfIStarts", ifFirst));
        facts.add(Said.of(words, "winnerIfIIStarts", "hackenbush.fact.winnerIfIIStarts", ifSecond));
        facts.add(cuts(words, "winningCutsI", first));
        facts.add(cuts(words, "winningCutsII", second));
        List<Section> sections = new ArrayList<>();
        sections.add(Section.of(
                words.say("hackenbush.section.picture"),
                new Block.Picture(
                        game.layout()
                                .figure(
                                        game.picture(),
                                        ColouredPicture.set(game.whole()),
                                        e -> game.colours().get(e).tone()),
                        words.say("hackenbush.caption.coloured"))));
        sections.add(parts(words));
        return new Report(
                "hackenbush",
                words.say("hackenbush.coloured", game.picture().edges()),
                words.say("hackenbush.headline." + outcome),
                facts,
                sections,
                new Report.Certificate(
                        words.say(
                                game.picture().edges() > MOST_CHECKED
                                        ? "hackenbush.certificate.large"
                                        : "hackenbush.certificate.searched"),
                        certified()));
    }

    private static Said cuts(Words words, String key, List<Integer> edges) {
        return new Said(
                key,
                words.say("hackenbush.fact." + key),
                edges,
                edges.isEmpty() ? words.say("hackenbush.none") : words.write(edges));
    }

    /** The parts that meet only at the ground, and what each is worth where the theory has a value for it. */
    private Section parts(Words words) {
        PartizanSearch search = new PartizanSearch(game, Progress.none());
        List<List<Cell>> rows = new ArrayList<>();
        for (long part : game.components(game.whole())) {
            PartizanSearch.Reduced reduced = search.reduce(part);
            String worth = !reduced.mixed().isEmpty()
                    ? words.say("hackenbush.part.mixed")
                    : reduced.nimber() > 0
                            ? words.say("hackenbush.part.nimber", reduced.nimber())
                            : words.say("hackenbush.part.number", reduced.number());
            rows.add(List.of(
                    Cell.of(words.write(
                            ColouredPicture.set(part).stream().boxed().toList())),
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

    /** The definition, cut by cut. */
    private static final class PlainSearch {
        private final ColouredPicture game;
        private final Map<Long, Boolean> firstWins = new LinkedHashMap<>();
        private final Map<Long, Boolean> secondWins = new LinkedHashMap<>();

        PlainSearch(ColouredPicture game) {
            this.game = game;
        }

        List<Integer> winningCuts(int mover) {
            return ColouredPicture.set(game.whole()).stream()
                    .filter(e -> game.colours().get(e).isCutBy(mover))
                    .filter(e -> !wins(game.cut(game.whole(), e), 1 - mover))
                    .boxed()
                    .toList();
        }

        private boolean wins(long present, int mover) {
            Map<Long, Boolean> known = mover == 0 ? firstWins : secondWins;
            Boolean before = known.get(present);
            if (before != null) return before;
            boolean found = ColouredPicture.set(present).stream()
                    .filter(e -> game.colours().get(e).isCutBy(mover))
                    .anyMatch(e -> !wins(game.cut(present, e), 1 - mover));
            known.put(present, found);
            return found;
        }
    }
}
