package hissho.impartial;

import hissho.document.InOrder;
import hissho.report.Block;
import hissho.report.Block.Cell;
import hissho.report.Block.Step;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Backward induction in rounds over positions 0 to count - 1. In normal play each round labels P what moves only to N, then N what
 * reaches a P; in misère play ends are N, and each round first labels N what reaches a P, then P what moves only to N. What no round
 * labels is drawn.
 */
public record Induction(Convention convention, IntFunction<int[]> followers, List<Outcome> labels, List<Round> rounds) {

    private static final int MOST_TOLD = 64;

    /** What one round labels. */
    public record Round(List<Integer> lost, List<Integer> won) {
        public Map<String, Object> plain(IntFunction<?> name) {
            return InOrder.of("P", named(lost, name), "N", named(won, name));
        }

        private static List<Object> named(List<Integer> positions, IntFunction<?> name) {
            return positions.stream().<Object>map(name::apply).toList();
        }
    }

    public static Induction of(int count, IntFunction<int[]> followers, Convention convention) {
        Outcome[] labels = new Outcome[count];
        Arrays.fill(labels, Outcome.DRAW);
        List<Round> rounds = new ArrayList<>();
        boolean normal = convention == Convention.NORMAL;
        while (true) {
            List<Integer> first = label(count, followers, convention, labels, normal ? Outcome.P : Outcome.N);
            List<Integer> second = label(count, followers, convention, labels, normal ? Outcome.N : Outcome.P);
            if (first.isEmpty() && second.isEmpty()) break;
            rounds.add(normal ? new Round(first, second) : new Round(second, first));
        }
        return new Induction(convention, followers, List.of(labels), List.copyOf(rounds));
    }

    /** Labels every open position that now has this outcome, all of them by what was labelled before. */
    private static List<Integer> label(
            int count, IntFunction<int[]> followers, Convention convention, Outcome[] labels, Outcome outcome) {
        List<Integer> found = new ArrayList<>();
        for (int v = 0; v < count; v++) {
            if (labels[v] != Outcome.DRAW) continue;
            int[] after = followers.apply(v);
            boolean fits = after.length == 0
                    ? (outcome == Outcome.P) == (convention == Convention.NORMAL)
                    : outcome == Outcome.P
                            ? Arrays.stream(after).allMatch(w -> labels[w] == Outcome.N)
                            : Arrays.stream(after).anyMatch(w -> labels[w] == Outcome.P);
            if (fits) found.add(v);
        }
        for (int v : found) labels[v] = outcome;
        return found;
    }

    /** The rounds and the strategy they give, where there are not too many positions to read; nothing otherwise. */
    public List<Section> told(IntFunction<String> name, Words words) {
        if (labels.size() > MOST_TOLD) return List.of();
        List<Step> steps = new ArrayList<>();
        for (int i = 0; i < rounds.size(); i++) steps.add(Step.of(said(rounds.get(i), i == 0, name, words)));
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Paragraph(words.say("impartial.induction.how-" + convention.plain())));
        blocks.add(new Block.Steps(steps));
        List<Integer> open = at(Outcome.DRAW);
        if (!open.isEmpty()) blocks.add(new Block.Paragraph(words.say("impartial.induction.open", names(open, name))));
        if (!at(Outcome.N).isEmpty()) blocks.add(strategy(name, words));
        return List.of(new Section(words.say("impartial.induction.section"), blocks));
    }

    private String said(Round round, boolean first, IntFunction<String> name, Words words) {
        String lost = names(round.lost, name);
        String won = names(round.won, name);
        String key = first ? "first" : "next";
        List<String> sentences = new ArrayList<>();
        if (!round.lost.isEmpty())
            sentences.add(words.say("impartial.induction." + key + "-P-" + convention.plain(), lost));
        if (!round.won.isEmpty())
            sentences.add(words.say("impartial.induction." + key + "-N-" + convention.plain(), won));
        if (convention == Convention.MISERE) java.util.Collections.reverse(sentences);
        return String.join(" ", sentences);
    }

    private List<Integer> at(Outcome outcome) {
        return IntStream.range(0, labels.size())
                .filter(v -> labels.get(v) == outcome)
                .boxed()
                .toList();
    }

    private static String names(List<Integer> positions, IntFunction<String> name) {
        return positions.stream().map(name::apply).collect(Collectors.joining(", "));
    }

    /** Every won position with the moves to lost ones. */
    private Block strategy(IntFunction<String> name, Words words) {
        List<List<Cell>> rows = new ArrayList<>();
        for (int v = 0; v < labels.size(); v++) {
            Outcome outcome = labels.get(v);
            List<Integer> to = Arrays.stream(followers.apply(v))
                    .filter(w -> labels.get(w) == Outcome.P)
                    .boxed()
                    .toList();
            rows.add(List.of(
                    Cell.of(name.apply(v)),
                    Cell.of(
                            outcome == Outcome.DRAW ? words.say("impartial.induction.drawn") : outcome.plain(),
                            outcome == Outcome.P ? Tone.GOOD : Tone.PLAIN),
                    Cell.of(outcome == Outcome.N ? to.isEmpty() ? "–" : names(to, name) : "")));
        }
        return new Block.Table(
                words.say("impartial.induction.strategy"),
                List.of(
                        words.say("impartial.head.position"),
                        words.say("impartial.fact.class"),
                        words.say("impartial.induction.move-to")),
                rows,
                true);
    }
}
