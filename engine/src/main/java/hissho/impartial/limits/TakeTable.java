package hissho.impartial.limits;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.impartial.Comparisons;
import hissho.impartial.Convention;
import hissho.impartial.heap.Piles;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Block.Cell;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/** Limited takes over a range of piles: which starting piles the second player wins, and for which limits each pile is lost. */
public record TakeTable(TakeLimits limits, Convention convention, long from, long to) implements Inquiry.Asked {

    private static final long LONGEST = 100_000;
    private static final int MOST_STATES = 2_000;
    private static final int CHECKED = 60;
    private static final int MOST_ROWS = 60;
    private static final int MOST_COLUMNS = 20;
    private static final Field<Long> FROM = Field.optional("from", Shape.whole(0, Piles.MOST_CHIPS), 1L);
    private static final Field<Long> TO = Field.required("to", Shape.whole(0, Piles.MOST_CHIPS));

    public static Kind<?> kind() {
        List<Field<?>> fields = new ArrayList<>(TakeLimits.FIELDS);
        fields.addAll(List.of(FROM, TO, Convention.PLAY));
        return new Inquiry<>(
                new Listing("limited-takes", "impartial", Chapter.IMPARTIAL),
                new Shape.Fields(fields),
                TakeTable::read,
                List.of("secondPlayerWins", "pForMaxTake"));
    }

    private static TakeTable read(Node document) {
        long from = FROM.in(document);
        long to = TO.in(document);
        if (to < from || to - from > LONGEST)
            throw document.get("to").bad("core.bad.out-of-range", to, from, from + LONGEST);
        return new TakeTable(TakeLimits.in(document), Convention.of(document), from, to);
    }

    @Override
    public Facts answers(Progress progress) {
        Facts facts = new Facts().put("secondPlayerWins", Compare.SET, () -> secondPlayerWins(progress));
        return to > MOST_STATES
                ? facts
                : facts.put("pForMaxTake", Comparisons.MAP_OF_SETS, () -> lostLimits(progress), TakeTable::shortly);
    }

    @Override
    public Optional<Message> shortAnswer(Facts answers) {
        return answers.get("secondPlayerWins", List.class).isEmpty()
                ? Optional.of(Message.of("impartial.limited-takes.never", from, to))
                : Optional.empty();
    }

    private List<Long> secondPlayerWins(Progress progress) {
        return LongStream.rangeClosed(Math.max(1, from), to)
                .filter(n -> !limits.wins(n, n - 1, convention, progress))
                .boxed()
                .toList();
    }

    private Map<String, List<Long>> lostLimits(Progress progress) {
        Map<String, List<Long>> table = new LinkedHashMap<>();
        for (long n = from; n <= to; n++) {
            long pile = n;
            table.put(
                    Long.toString(n),
                    LongStream.rangeClosed(1, n)
                            .filter(m -> !limits.wins(pile, m, convention, progress))
                            .boxed()
                            .toList());
        }
        return table;
    }

    /** A pile that is lost under a limit is lost under every smaller one, so each list ends with the largest; others are written out. */
    private static String shortly(Words words, Map<String, List<Long>> lost) {
        List<String> told = lost.entrySet().stream()
                .filter(entry -> !entry.getValue().isEmpty())
                .map(entry -> entry.getKey() + ": " + limits(entry.getValue(), words))
                .toList();
        return told.isEmpty() ? words.say("impartial.none") : String.join("; ", told);
    }

    private static String limits(List<Long> limits, Words words) {
        boolean all = limits.getLast() == limits.size();
        return all
                ? words.say("impartial.limited-takes.up-to", limits.getLast())
                : limits.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    /** Won and lost states: rows are piles, columns what may be taken at most. */
    @Override
    public List<Block.Table> tables(Words words, Progress progress) {
        long last = Math.min(to, from + MOST_ROWS - 1);
        long widest = Math.min(last, MOST_COLUMNS);
        List<String> head = new ArrayList<>(List.of("n \\ m"));
        for (long m = 1; m <= widest; m++) head.add(Long.toString(m));
        List<List<Cell>> rows = new ArrayList<>();
        for (long n = from; n <= last; n++) {
            List<Cell> row = new ArrayList<>(List.of(Cell.of(Long.toString(n))));
            for (long m = 1; m <= widest; m++) {
                boolean wins = m <= n && limits.wins(n, m, convention, progress);
                row.add(m > n ? Cell.of("") : Cell.of(wins ? "N" : "P", wins ? Tone.PLAIN : Tone.GOOD));
            }
            rows.add(row);
        }
        return List.of(new Block.Table(words.say("impartial.limited-takes.states"), head, rows, true));
    }

    /** Small states once more by the definition: a state is won exactly if some take leaves a lost one. */
    @Override
    public Certificate check(Progress progress) {
        int last = (int) Math.min(to, CHECKED);
        boolean[][] wins = new boolean[last + 1][last + 1];
        boolean holds = true;
        for (int pile = 0; pile <= last; pile++)
            for (int most = 0; most <= pile; most++) {
                progress.check();
                boolean won = most == 0 && convention == Convention.MISERE;
                for (int take = 1; take <= most && !won; take++)
                    won = !wins[pile - take][(int) Math.min(pile - take, limits.after(take))];
                wins[pile][most] = won;
                holds &= pile < from || won == limits.wins(pile, most, convention, progress);
            }
        long checked = Math.max(0, last - from + 1);
        return new Certificate.Values(
                holds,
                Extent.sample(checked, to - from + 1),
                Message.of("impartial.limited-takes.certificate"),
                InOrder.of(
                        "limit",
                        limits.text(),
                        "from",
                        from,
                        "to",
                        to,
                        "secondPlayerWins",
                        secondPlayerWins(progress)));
    }
}
