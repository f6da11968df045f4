package hissho.impartial.coin;

import hissho.certificate.Certificate;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.impartial.Analysis;
import hissho.impartial.Comparisons;
import hissho.impartial.RuleSupplement;
import hissho.impartial.Supplement;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Block.Step;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** What a row of coins adds to the report: the rule, the decomposition into heads, the mex step of each head, the longest play. */
record CoinRowSupplement(CoinRow row, List<Long> headValues, Optional<List<Long>> piles, List<Long> move)
        implements Supplement {

    static final List<String> KEYS = List.of(
            "headPositions",
            "headValues",
            "piles",
            "maxMoves",
            "coins",
            "summands",
            "cancelled",
            "legal",
            "coinsAfter");

    private static final long LAST_WITH_LENGTH = 2_000;
    private static final long LONGEST_WRITTEN = 100_000;
    private static final long LAST_WITH_OPTIONS = 64;
    private static final int MOST_STEPS = 12;
    private static final int MOST_VALUES = 40;

    @Override
    public String room() {
        return "coins";
    }

    /** A move as the coins it turns, or as programs get it. */
    @Override
    public Compare comparingMoves() {
        return Comparisons.setOf(move -> move instanceof Map<?, ?> map ? map.get("turn") : move);
    }

    @Override
    public Optional<Certificate> certificate(Analysis analysis, Progress progress) {
        return Optional.of(CoinCertificate.of(analysis, row, headValues, progress));
    }

    @Override
    public Facts facts(Analysis analysis, Progress progress) {
        Facts facts = new Facts().put("headPositions", this::labels).put("headValues", () -> headValues);
        if (Piles.has(row.game())) facts.put("piles", () -> Piles.of(row));
        if (isShort()) facts.put("maxMoves", row::longestPlay);
        if (row.length() <= LONGEST_WRITTEN)
            facts.put("coins", row::coins)
                    .put(
                            "summands",
                            () -> row.heads().stream()
                                    .map(head -> "T".repeat(head.intValue()) + "H")
                                    .toList());
        piles.ifPresent(given -> facts.put("cancelled", Compare.SET, () -> Piles.cancelled(given)));
        if (!move.isEmpty()) facts.putAll(moved());
        return facts;
    }

    /** What is left to say in misère play, where the heads cannot be looked at one by one. */
    Supplement ruleOnly() {
        Facts known = new Facts().put("headPositions", this::labels);
        if (isShort()) known.put("maxMoves", row::longestPlay);
        if (row.length() <= LONGEST_WRITTEN) known.put("coins", row::coins);
        if (!move.isEmpty()) known.putAll(moved());
        return new RuleSupplement(
                room(),
                Message.of("coins.section.rule"),
                Message.of("coins." + row.game().name() + ".rule", CoinGames.numbers(row.game())),
                comparingMoves(),
                known,
                List.of("headPositions", "maxMoves", "legal", "coinsAfter"));
    }

    @Override
    public Optional<Message> verdict() {
        if (move.isEmpty()) return Optional.empty();
        if (!isLegal()) return Optional.of(Message.of("coins.verdict.no"));
        return Optional.of(
                Message.of(row.turned(turned()).sum() == 0 ? "coins.verdict.wins" : "coins.verdict.not-winning"));
    }

    private long[] turned() {
        return move.stream()
                .mapToLong(label -> label - row.firstIndex())
                .sorted()
                .toArray();
    }

    private boolean isLegal() {
        long[] coins = turned();
        return coins[0] >= 0 && row.legal(coins);
    }

    /** Whether the proposed move is legal, and the row after it. */
    private Facts moved() {
        boolean legal = isLegal();
        return new Facts()
                .put("legal", () -> legal)
                .put("coinsAfter", () -> (legal ? row.turned(turned()) : row).coins());
    }

    @Override
    public List<String> told(Analysis analysis, Progress progress) {
        return move.isEmpty()
                ? List.of("headPositions", "headValues", "piles", "maxMoves", "cancelled")
                : List.of("headPositions", "headValues", "piles", "maxMoves", "cancelled", "legal", "coinsAfter");
    }

    private List<Long> labels() {
        return row.heads().stream().map(h -> h + row.firstIndex()).toList();
    }

    private boolean isShort() {
        return row.heads().isEmpty() || row.heads().getLast() <= LAST_WITH_LENGTH;
    }

    @Override
    public List<Section> theory(Analysis analysis, Words words, Progress progress) {
        String game = "coins." + row.game().name();
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Paragraph(words.say(game + ".rule", CoinGames.numbers(row.game()))));
        blocks.add(new Block.Paragraph(words.say(game + ".values", CoinGames.numbers(row.game()))));
        if (row.heads().size() > 1) {
            blocks.add(new Block.Paragraph(words.say("coins.argument.decomposition")));
            List<String> labels = labels().stream().map(String::valueOf).toList();
            blocks.add(HeadTable.of(words, labels, row.headValues()));
        }
        return List.of(new Section(words.say("coins.section.rule"), blocks));
    }

    @Override
    public List<Section> more(Analysis analysis, Words words, Progress progress) {
        List<Section> sections = new ArrayList<>();
        List<Step> steps = new ArrayList<>();
        for (long head : row.heads().stream()
                .filter(h -> h <= Math.min(LAST_WITH_OPTIONS, row.game().lastWalkedPlace()))
                .limit(MOST_STEPS)
                .toList()) steps.add(Step.of(leastMissing(head, words)));
        if (!steps.isEmpty()) sections.add(Section.of(words.say("coins.section.mex"), new Block.Steps(steps)));
        if (isShort() && !row.heads().isEmpty())
            sections.add(Section.of(
                    words.say("coins.section.length"),
                    new Block.Paragraph(words.say("coins.argument.length", row.longestPlay()))));
        return sections;
    }

    /** The values, three or more neighbours as their first and last. */
    private static String runs(TreeSet<Long> values) {
        List<String> told = new ArrayList<>();
        Long from = values.first();
        while (from != null && told.size() < MOST_VALUES) {
            long to = from;
            while (values.contains(to + 1)) to++;
            if (to - from >= 2) told.add(from + ", …, " + to);
            else for (long value = from; value <= to; value++) told.add(Long.toString(value));
            from = values.higher(to);
        }
        return String.join(", ", told) + (from == null ? "" : ", …");
    }

    private String leastMissing(long head, Words words) {
        TreeSet<Long> values = new TreeSet<>(row.game().companionValues(head).keySet());
        long label = head + row.firstIndex();
        if (values.isEmpty()) return words.say("coins.argument.stuck", label);
        return words.say("coins.argument.mex", label, runs(values), row.game().value(head), values.size());
    }
}
