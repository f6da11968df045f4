package hissho.zerosum.gallery;

import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Words;
import hissho.zerosum.countable.CountableGame;
import hissho.zerosum.countable.CountableSolution;
import hissho.zerosum.countable.CountableSolution.Truncation;
import hissho.zerosum.countable.CountableSolution.Verdict;
import hissho.zerosum.method.Writing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What is proved about a game on all whole numbers, and what its truncations look like. */
record CountableAnswer(CountableKind.Asked asked, CountableSolution solution) implements Solution {

    private static final int SHOWN = 6;

    @Override
    public boolean certified() {
        return solution.certified();
    }

    private CountableGame game() {
        return asked.game();
    }

    @Override
    public Report tell(Words words) {
        List<Section> sections = new ArrayList<>();
        sections.add(Section.of(
                words.say("named.section.game"),
                Telling.paragraph(words, "countable.rule", game().written(), game().first()),
                Writing.table(words, game().truncated(SHOWN), words.say("countable.corner", SHOWN))));
        sections.add(proof(words));
        sections.add(truncations(words));
        return new Report(
                game().name().equals("rule") || game().name().equals("largest-integer")
                        ? "countable-game"
                        : game().name(),
                words.say("countable.title." + game().name()),
                headline(words),
                facts(words),
                sections,
                new Report.Certificate(words.say("countable.certificate"), certified()));
    }

    private String headline(Words words) {
        return switch (solution.verdict()) {
            case Verdict.HasValue has ->
                words.say(
                        "countable.headline.value",
                        has.value(),
                        mixture(words, has.row()),
                        mixture(words, has.column()));
            case Verdict.NoValue none -> words.say("countable.headline.none", none.lower(), none.upper());
            case Verdict.Open open ->
                words.say("countable.headline.open", bound(words, open.lower(), "-∞"), bound(words, open.upper(), "∞"));
        };
    }

    private static String bound(Words words, Optional<Rational> bound, String otherwise) {
        return bound.map(words::write).orElse(otherwise);
    }

    private String mixture(Words words, RationalVector weights) {
        return mixture(words, "named.weight", weights);
    }

    private String mixture(Words words, String key, RationalVector weights) {
        return weights.support().stream()
                .map(k -> words.say(key, k + game().first(), weights.get(k)))
                .collect(Collectors.joining(", "));
    }

    private List<Said> facts(Words words) {
        List<Said> facts = new ArrayList<>();
        switch (solution.verdict()) {
            case Verdict.HasValue has -> {
                facts.add(Said.of(words, "value", "named.fact.value", has.value()));
                facts.add(Said.of(
                        words,
                        "support",
                        "countable.fact.support",
                        has.row().support().stream()
                                .map(k -> k + game().first())
                                .toList()));
                facts.add(Said.of(
                        words,
                        "weights",
                        "countable.fact.weights",
                        has.row().support().stream().map(has.row()::get).toList()));
            }
            case Verdict.NoValue none -> {
                facts.add(Said.of(words, "lower", "countable.fact.lower", none.lower()));
                facts.add(Said.of(words, "upper", "countable.fact.upper", none.upper()));
            }
            case Verdict.Open open -> {
                open.lower().ifPresent(x -> facts.add(Said.of(words, "lowerAtLeast", "countable.fact.lower", x)));
                open.upper().ifPresent(x -> facts.add(Said.of(words, "upperAtMost", "countable.fact.upper", x)));
            }
        }
        facts.add(Said.of(
                words,
                "hasValue",
                "countable.fact.has",
                switch (solution.verdict()) {
                    case Verdict.HasValue _ -> words.say("core.yes");
                    case Verdict.NoValue _ -> words.say("core.no");
                    case Verdict.Open _ -> words.say("countable.unknown");
                }));
        asked.dominatedFrom()
                .ifPresent(from -> facts.add(Said.of(words, "dominatedFrom", "countable.fact.dominated", from)));
        return facts;
    }

    private Section proof(Words words) {
        List<Block.Step> steps = new ArrayList<>();
        asked.dominatedFrom()
                .ifPresent(from -> steps.add(Telling.step(words, "countable.proof.dominated." + game().name(), from)));
        switch (solution.verdict()) {
            case Verdict.HasValue has -> {
                steps.add(Telling.step(words, "countable.proof.truncate", has.n()));
                steps.add(Telling.step(words, "countable.proof.row", mixture(words, has.row()), has.value()));
                steps.add(Telling.step(words, "countable.proof.column", mixture(words, has.column()), has.value()));
                steps.add(Telling.step(words, "countable.proof.tail"));
            }
            case Verdict.NoValue none -> {
                steps.add(Telling.step(words, "countable.none.row", none.lower()));
                steps.add(Telling.step(words, "countable.none.any", none.lower()));
                steps.add(Telling.step(words, "countable.none.column", none.upper()));
                steps.add(Telling.step(words, "countable.none.gap", none.lower(), none.upper()));
                steps.add(Telling.step(words, "countable.none.compact"));
            }
            case Verdict.Open _ -> steps.add(Telling.step(words, "countable.open.why"));
        }
        return Section.of(words.say("named.section.proof"), new Block.Steps(steps));
    }

    private Section truncations(Words words) {
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (Truncation each : solution.truncations())
            rows.add(Telling.row(
                    words,
                    Integer.toString(each.n()),
                    each.pair().value(),
                    mixture(words, "named.weight.short", each.pair().row().weights()),
                    each.secured().map(words::write).orElse("–"),
                    mixture(words, "named.weight.short", each.pair().column().weights()),
                    each.conceded().map(words::write).orElse("–")));
        return Section.of(
                words.say("countable.section.truncations"),
                Telling.paragraph(words, "countable.truncations"),
                Telling.table(
                        words,
                        rows,
                        "countable.head.n",
                        "parametric.head.value",
                        "parametric.head.row",
                        "countable.head.secured",
                        "parametric.head.column",
                        "countable.head.conceded"));
    }
}
