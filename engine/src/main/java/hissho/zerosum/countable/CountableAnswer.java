package hissho.zerosum.countable;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.fact.Facts;
import hissho.kind.Solution;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import hissho.zerosum.countable.CountableSolution.Truncation;
import hissho.zerosum.countable.CountableSolution.Verdict;
import hissho.zerosum.writing.Telling;
import hissho.zerosum.writing.Writing;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What is proved about a game on all whole numbers, and what its truncations look like. */
public record CountableAnswer(String kind, CountableQuestion asked, CountableSolution solution, Facts facts)
        implements Solution {

    private static final int SHOWN = 6;
    private static final int TRIED = 30;
    private static final int MOST_BITS = 16;
    private static final int MOST_LISTED = 40;

    public static CountableAnswer of(String kind, CountableQuestion asked, Progress progress) {
        CountableSolution solution = CountableSolution.of(asked.game(), asked.truncate(), progress);
        CountableQuestion meant =
                solution.verdict().finite().map(asked::meaning).orElse(asked);
        return new CountableAnswer(kind, meant, solution, CountableFacts.of(meant, () -> solution));
    }

    /** The strategies and limits that show the bounds, and the number from which 1 dominates, tried on the numbers that follow. */
    @Override
    public Certificate certificate(Progress progress) {
        boolean holds = solution.game().equals(game())
                && solution.certified(progress)
                && (solution.verdict() instanceof Verdict.HasValue
                        || solution.truncations().size() == asked.truncate())
                && asked.dominatedFrom().map(this::dominated).orElse(true);
        Extent extent = asked.dominatedFrom()
                .<Extent>map(from -> new Extent.Part(Message.of(
                        from.bitLength() > MOST_BITS
                                ? "countable.certificate.not-dominated"
                                : "countable.certificate.dominated",
                        TRIED)))
                .orElseGet(Extent::everything);
        return new Certificate.SecondWay(holds, extent, Message.of("countable.certificate"), data());
    }

    /** Whether 1 earns at least as much as the first so many numbers from there on, against all numbers below twice as many. */
    private boolean dominated(BigInteger from) {
        if (from.bitLength() > MOST_BITS) return true;
        int start = from.intValueExact();
        for (int i = start; i < start + TRIED; i++)
            for (int j = game().first(); j < start + 2 * TRIED; j++)
                if (game().pay(1, j).compareTo(game().pay(i, j)) < 0) return false;
        return true;
    }

    private Map<String, Object> data() {
        Map<String, Object> data = InOrder.of("rule", game().written(), "first", game().first());
        switch (solution.verdict()) {
            case Verdict.HasValue has -> {
                data.put("value", has.value());
                data.put("row", has.row());
                data.put("column", has.column());
                List<Integer> used = IntStream.range(0, has.row().size())
                        .filter(k -> !has.row().get(k).isZero())
                        .boxed()
                        .toList();
                data.put("support", used.stream().map(k -> k + game().first()).toList());
                data.put("weights", used.stream().map(has.row()::get).toList());
                data.put("hasValue", true);
            }
            case Verdict.NoValue none -> {
                data.put("lower", none.lower());
                data.put("upper", none.upper());
                data.put("hasValue", none.lower().equals(none.upper()));
            }
            case Verdict.Approached near -> {
                data.put("approached", near.value());
                data.put("hasValue", true);
            }
            case Verdict.Unbounded unbounded -> {
                data.put("unbounded", unbounded.upwards());
                data.put("hasValue", true);
            }
            case Verdict.Open open -> {
                open.lower().ifPresent(x -> data.put("lowerAtLeast", x));
                open.upper().ifPresent(x -> data.put("upperAtMost", x));
            }
        }
        asked.dominatedFrom().ifPresent(from -> data.put("dominatedFrom", from));
        return data;
    }

    private CountableGame game() {
        return asked.game();
    }

    @Override
    public Report tell(Words words) {
        List<Section> sections = new ArrayList<>();
        sections.add(Section.of(
                words.say("countable.section.game"),
                Telling.paragraph(words, "countable.rule", game().written(), game().first()),
                Writing.table(words, game().truncated(SHOWN), words.say("countable.corner", SHOWN))));
        CountableProposal proposal = new CountableProposal(asked, solution, words);
        sections.addAll(proposal.make());
        sections.add(proof(words));
        sections.add(truncations(words));
        return new Report(
                kind,
                words.say("countable.title." + game().name()),
                proposal.verdict().orElseGet(() -> headline(words)),
                Said.of(words, "countable", facts, told()),
                sections);
    }

    private String headline(Words words) {
        return switch (solution.verdict()) {
            case Verdict.HasValue has ->
                words.say(
                        "countable.headline.value",
                        has.value(),
                        mixture(words, "named.weight.short", has.row()),
                        mixture(words, "named.weight.short", has.column()));
            case Verdict.NoValue none -> words.say("countable.headline.none", none.lower(), none.upper());
            case Verdict.Approached near ->
                words.say(
                        near.byOneNumber() ? "countable.headline.one" : "countable.headline.approached", near.value());
            case Verdict.Unbounded unbounded ->
                words.say("countable.headline." + (unbounded.upwards() ? "above" : "below")
                        + (unbounded.byOneNumber() ? "-one" : ""));
            case Verdict.Open open -> open(words, open);
        };
    }

    /** The bounds that are proved, where there are any. */
    private static String open(Words words, Verdict.Open open) {
        if (open.lower().isEmpty() && open.upper().isEmpty()) return words.say("countable.headline.open-both");
        if (open.lower().isEmpty())
            return words.say("countable.headline.open-below", open.upper().get());
        return open.upper().isEmpty()
                ? words.say("countable.headline.open-above", open.lower().get())
                : words.say(
                        "countable.headline.open",
                        open.lower().get(),
                        open.upper().get());
    }

    private String mixture(Words words, RationalVector weights) {
        return mixture(words, "named.weight", weights);
    }

    private String mixture(Words words, String key, RationalVector weights) {
        List<Integer> used = weights.support();
        if (used.size() == 1) return Integer.toString(used.getFirst() + game().first());
        return used.stream()
                .map(k -> words.say(key, k + game().first(), weights.get(k)))
                .collect(Collectors.joining(", "));
    }

    private String[] told() {
        List<String> keys = new ArrayList<>(
                switch (solution.verdict()) {
                    case Verdict.HasValue _ -> List.of("value", "support", "weights", "hasValue");
                    case Verdict.NoValue _ -> List.of("lower", "upper", "hasValue");
                    case Verdict.Approached _, Verdict.Unbounded _ -> List.of("value", "hasValue");
                    case Verdict.Open open ->
                        Stream.of(
                                        open.lower().map(x -> "lowerAtLeast"),
                                        open.upper().map(x -> "upperAtMost"))
                                .flatMap(Optional::stream)
                                .toList();
                });
        if (asked.dominatedFrom().isPresent()) keys.add("dominatedFrom");
        boolean proposed = asked.p().isPresent() || asked.q().isPresent();
        if (proposed && solution.verdict().finite().isPresent()) keys.addFirst("optimal");
        return keys.toArray(String[]::new);
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
            case Verdict.Approached near
            when near.byOneNumber() -> {
                OneNumber.ofFirst(game()).ifPresent(one -> steps.add(worst(words, "I", one)));
                OneNumber.ofSecond(game()).ifPresent(one -> steps.add(worst(words, "II", one)));
                steps.add(Telling.step(words, "countable.one.value", near.value()));
            }
            case Verdict.Unbounded unbounded
            when unbounded.byOneNumber() -> {
                String player = unbounded.upwards() ? "I" : "II";
                (unbounded.upwards() ? OneNumber.ofFirst(game()) : OneNumber.ofSecond(game()))
                        .ifPresent(one -> steps.add(worst(words, player, one)));
                steps.add(Telling.step(words, "countable.one.beyond-" + player));
            }
            case Verdict.Approached near -> {
                steps.add(Telling.step(words, "countable.spread.lines", near.value()));
                steps.add(Telling.step(words, "countable.spread.apart"));
                steps.add(Telling.step(words, "countable.spread.value", near.value()));
            }
            case Verdict.Unbounded unbounded -> {
                String side = unbounded.upwards() ? "above" : "below";
                steps.add(Telling.step(words, "countable.spread." + side));
                steps.add(Telling.step(words, "countable.spread.beyond." + side));
            }
            case Verdict.Open _ -> steps.add(Telling.step(words, "countable.open.why"));
        }
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Steps(steps));
        if (solution.verdict() instanceof Verdict.HasValue has)
            numberByNumber(words, has).ifPresent(blocks::add);
        return new Section(words.say("countable.section.proof"), blocks);
    }

    /** Which answer to a number is the worst for the player who named it. */
    private Block.Step worst(Words words, String player, OneNumber one) {
        return Telling.step(words, "countable.one." + (one.grows() ? "first-" : "far-") + player, game().first());
    }

    /** What both mixtures come to against each number, where that is the same for all numbers from some number on. */
    private Optional<Block> numberByNumber(Words words, Verdict.HasValue has) {
        return game().eventually(has.row(), true)
                .flatMap(row -> game().eventually(has.column(), false)
                        .filter(column -> Math.max(row.from(), column.from()) - game().first() <= MOST_LISTED)
                        .map(column -> {
                            int end = Math.max(row.from(), column.from());
                            List<List<Block.Cell>> rows = new ArrayList<>();
                            for (int n = game().first(); n <= end; n++)
                                rows.add(Telling.row(
                                        words,
                                        n < end ? Integer.toString(n) : words.say("countable.and-larger", n),
                                        game().against(has.row(), n, true),
                                        game().against(has.column(), n, false)));
                            return Telling.table(
                                    words,
                                    rows,
                                    "countable.head.number",
                                    "countable.head.earned",
                                    "countable.head.given");
                        }));
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
