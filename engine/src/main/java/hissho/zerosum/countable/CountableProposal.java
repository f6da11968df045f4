package hissho.zerosum.countable;

import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.report.Block;
import hissho.report.Section;
import hissho.words.Words;
import hissho.zerosum.countable.CountableSolution.Verdict;
import hissho.zerosum.writing.Telling;
import hissho.zerosum.writing.Writing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Finite mixtures that somebody proposes for a game on all whole numbers, judged against every number. */
record CountableProposal(CountableQuestion asked, CountableSolution solution, Words words) {

    /** The verdict on the first mixture that is not as good as can be, or else on the first. */
    Optional<String> verdict() {
        List<String> said = new ArrayList<>();
        for (boolean first : new boolean[] {true, false}) {
            Optional<RationalVector> mixture = first ? asked.p() : asked.q();
            if (mixture.isEmpty()) continue;
            if (isFaulty(mixture.get(), first)) return Optional.of(judged(mixture.get(), first));
            said.add(judged(mixture.get(), first));
        }
        return said.stream().findFirst();
    }

    List<Section> make() {
        List<Section> sections = new ArrayList<>();
        asked.p().ifPresent(p -> sections.add(section(p, true, asked.columns())));
        asked.q().ifPresent(q -> sections.add(section(q, false, asked.rows())));
        return sections;
    }

    private Section section(RationalVector mixture, boolean first, List<Integer> tried) {
        List<Block> blocks = new ArrayList<>(List.of(new Block.Paragraph(judged(mixture, first))));
        if (!tried.isEmpty())
            blocks.add(Telling.table(
                    words,
                    tried.stream()
                            .map(n -> Telling.row(
                                    words, Integer.toString(n), asked.game().against(mixture, n, first)))
                            .toList(),
                    first ? "matrix.against.column" : "matrix.against.row",
                    "matrix.payoff.row"));
        return new Section(
                words.say("matrix.section.proposed", words.say(first ? "matrix.player.I" : "matrix.player.II")),
                blocks);
    }

    private Optional<Rational> bound(RationalVector mixture, boolean first) {
        return first ? asked.game().secured(mixture) : asked.game().conceded(mixture);
    }

    private boolean isFaulty(RationalVector mixture, boolean first) {
        return !mixture.isDistribution()
                || (solution.verdict().finite().isPresent()
                        && !bound(mixture, first).equals(solution.verdict().finite()));
    }

    private String judged(RationalVector mixture, boolean first) {
        String side = first ? "I" : "II";
        String shown = shown(mixture);
        if (!mixture.isDistribution())
            return words.say("matrix.verdict.no", said("countable.proposed.not-a-strategy", shown, mixture.sum()));
        Optional<Rational> bound = bound(mixture, first);
        if (bound.isEmpty()) return said("countable.proposed.unbounded-" + side, shown);
        Rational found = bound.get();
        return switch (solution.verdict()) {
            case Verdict.HasValue has ->
                found.equals(has.value())
                        ? words.say("matrix.verdict.yes", said("countable.proposed.optimal-" + side, shown, found))
                        : words.say(
                                "matrix.verdict.no",
                                said("countable.proposed.worse-" + side, shown, found, has.value()));
            case Verdict.NoValue none ->
                said("countable.proposed.no-value-" + side, shown, found, first ? none.lower() : none.upper());
            case Verdict.Approached near
            when found.equals(near.value()) ->
                words.say("matrix.verdict.yes", said("countable.proposed.optimal-" + side, shown, found));
            case Verdict.Approached near ->
                words.say(
                        "matrix.verdict.no", said("countable.proposed.approached-" + side, shown, found, near.value()));
            case Verdict.Unbounded _, Verdict.Open _ -> said("countable.proposed.open-" + side, shown, found);
        };
    }

    private String said(String key, Object... arguments) {
        return Writing.sentence(words.say(key, arguments));
    }

    private String shown(RationalVector mixture) {
        if (mixture.support().size() == 1 && mixture.isDistribution())
            return words.say(
                    "countable.proposed.number",
                    mixture.support().getFirst() + asked.game().first());
        return mixture.support().stream()
                .map(k -> words.say("named.weight.short", k + asked.game().first(), mixture.get(k)))
                .collect(Collectors.joining(", "));
    }
}
