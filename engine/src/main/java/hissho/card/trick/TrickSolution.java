package hissho.card.trick;

import hissho.certificate.Certificate;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.kind.Solution;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A solved deal: its value, every best lead and answer, its matrices and what every exchange of neighbouring ranks would change.
 *
 * @param value what Left takes under best play
 * @param leads every lead from the highest, with its value and its best answers
 * @param bestLeads those that are best for the leader
 * @param line a line of best play
 * @param exchanges what changes when two cards change hands, worked out when it is first asked for
 */
public record TrickSolution(
        TrickGame game,
        Analysis analysis,
        int value,
        List<Analysis.Lead> leads,
        List<Integer> bestLeads,
        List<Analysis.Trick> line,
        Matrices matrices,
        Supplier<Exchanges> exchanges)
        implements Solution {

    static final List<String> KEYS = List.of(
            "value",
            "tricks",
            "winner",
            "word",
            "left",
            "right",
            "bestLeads",
            "bestAnswers",
            "line",
            "G",
            "T",
            "W",
            "H",
            "leftLeads",
            "rightLeads",
            "maxminG",
            "minmaxG",
            "maxminW",
            "minmaxW",
            "exchanges",
            "askedExchanges",
            "idle");

    public TrickSolution {
        leads = List.copyOf(leads);
        bestLeads = List.copyOf(bestLeads);
        line = List.copyOf(line);
    }

    static TrickSolution of(TrickGame game, Analysis analysis) {
        SuitState start = SuitState.start(game.deal(), game.leftLeads());
        return new TrickSolution(
                game,
                analysis,
                analysis.value(start),
                analysis.leads(start),
                analysis.bestLeads(start),
                analysis.line(start),
                analysis.matrices(start),
                new Once<>(() -> Exchanges.of(game, analysis)));
    }

    SuitState start() {
        return SuitState.start(game.deal(), game.leftLeads());
    }

    Verdict verdict() {
        return Verdict.of(game.rules(), value);
    }

    @Override
    public Facts facts() {
        Facts facts = new Facts().put("value", () -> value);
        if (game.rules().whist()) facts.put("tricks", () -> value / 2);
        facts.put(
                        "winner",
                        Compare.EXACT,
                        () -> verdict().name().toLowerCase(Locale.ROOT),
                        (words, who) -> words.say("trick.verdict." + who))
                .put("word", () -> game.deal().word())
                .put("left", () -> game.deal().leftHand())
                .put("right", () -> game.deal().rightHand())
                .remarks("word", "left", "right")
                .put("bestLeads", Compare.SET, () -> bestLeads)
                .put("bestAnswers", this::answers)
                .teach("bestLeads", CardLessons.ofLeads(this))
                .teach("bestAnswers", CardLessons.ofAnswers(this))
                .put("line", Compare.EXACT, this::cards, (words, cards) -> written(cards));
        matrix(facts, "G", matrices.g());
        matrix(facts, "T", matrices.t());
        matrix(facts, "W", matrices.w());
        matrix(facts, "H", matrices.h());
        boolean wantsMore = game.rules().aim().wantsMore();
        if (!game.asked().isEmpty())
            facts.put(
                    "askedExchanges",
                    Compare.EXACT,
                    () -> exchanges.get().values(exchanges.get().asked(), game.leftLeads()),
                    (words, list) -> changes(exchanges.get().asked()));
        return facts.put("leftLeads", () -> matrices.value(true, wantsMore))
                .put("rightLeads", () -> matrices.value(false, wantsMore))
                .put("maxminG", () -> Matrices.maxmin(matrices.g()))
                .put("minmaxG", () -> Matrices.minmax(matrices.g()))
                .put("maxminW", () -> Matrices.maxmin(matrices.w()))
                .put("minmaxW", () -> Matrices.minmax(matrices.w()))
                .put(
                        "exchanges",
                        Compare.EXACT,
                        () -> exchanges.get().values(exchanges.get().neighbours(), game.leftLeads()),
                        (words, list) -> changes(exchanges.get().neighbours()))
                .put("idle", Compare.SET, () -> exchanges.get().idle());
    }

    private static void matrix(Facts facts, String key, int[][] matrix) {
        facts.put(key, Compare.EXACT, () -> Matrices.lists(matrix), (words, rows) -> PrintedLayout.rows(matrix, " / "));
    }

    Map<String, Object> answers() {
        Map<String, Object> answers = new LinkedHashMap<>();
        for (Analysis.Lead lead : leads) answers.put(String.valueOf(lead.rank()), lead.answers());
        return answers;
    }

    List<List<Integer>> cards() {
        return line.stream().map(trick -> List.of(trick.lead(), trick.answer())).toList();
    }

    private static String written(List<List<Integer>> cards) {
        return String.join(
                " ", cards.stream().map(pair -> pair.get(0) + "-" + pair.get(1)).toList());
    }

    private String changes(List<Exchanges.Exchanged> exchanged) {
        return String.join(
                ", ",
                exchanged.stream()
                        .map(each -> each.exchange().orElseThrow().given() + "→"
                                + each.exchange().orElseThrow().taken() + ": "
                                + ExchangeSections.signed(each.value(game.leftLeads()) - value))
                        .toList());
    }

    @Override
    public Certificate certificate(Progress progress) {
        return new TrickCertificate(this, progress).make();
    }

    @Override
    public Report tell(Words words) {
        List<Section> sections = new ArrayList<>();
        DealSections deal = new DealSections(this, words);
        sections.add(deal.dealt());
        sections.add(deal.play());
        if (TwoScoring.applies(game.rules())) sections.add(new TwoScoringSection(this, words).told());
        sections.add(deal.matrices());
        sections.add(new DealFigures(this, words).section());
        ExchangeSections exchanged = new ExchangeSections(this, words);
        sections.add(exchanged.exchanges());
        if (!game.asked().isEmpty()) sections.add(exchanged.asked());
        sections.add(exchanged.idle());
        if (game.printed()) sections.add(new PrintedLayout(this, words).section());
        return new Report(
                "trick",
                title(words),
                asked(words)
                        .map(asked -> words.say("core.verdict.first", asked, headline(words)))
                        .orElseGet(() -> headline(words)),
                Said.of(words, "trick", facts(), KEYS.toArray(String[]::new)),
                sections);
    }

    /** What the exchanges that were asked for change, which is said first. */
    private Optional<String> asked(Words words) {
        if (game.asked().isEmpty()) return Optional.empty();
        List<Exchanges.Exchanged> asked = exchanges.get().asked();
        if (asked.size() > 1) return Optional.of(words.say("trick.verdict.exchanges", changes(asked)));
        Deal.Exchange cards = asked.getFirst().exchange().orElseThrow();
        int after = asked.getFirst().value(game.leftLeads());
        return Optional.of(words.say(
                after == value ? "trick.verdict.exchange-same" : "trick.verdict.exchange",
                cards.given(),
                cards.taken(),
                value,
                after));
    }

    private String title(Words words) {
        return words.say("trick.title", game.deal().word(), rule(words));
    }

    /** The rule in a few words. */
    private String rule(Words words) {
        SuitRules rules = game.rules();
        if (rules.whist()) return words.say("trick.rule.whist");
        if (rules.highestScoring().isPresent())
            return words.say("trick.rule.highest", rules.highestScoring().getAsInt());
        if (rules.target().isPresent())
            return words.say("trick.rule.target", rules.target().getAsInt(), rules.total());
        return words.say("trick.rule." + aim(), rules.total());
    }

    private String aim() {
        return game.rules().aim().name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private String headline(Words words) {
        SuitRules rules = game.rules();
        String leader = words.say(game.leftLeads() ? "trick.left" : "trick.right");
        String verdict = words.say(verdict().key());
        if (rules.contract().isPresent()) {
            SuitRules.Contract contract = rules.contract().get();
            boolean kept = (verdict() == Verdict.LEFT) == contract.byLeft();
            return words.say(
                    kept ? "trick.headline.kept" : "trick.headline.broken",
                    leader,
                    words.say(contract.byLeft() ? "trick.left" : "trick.right"),
                    contract.points(),
                    contract.byLeft() ? value : rules.stake() - value);
        }
        if (rules.target().isPresent())
            return words.say("trick.headline.target", leader, rules.target().getAsInt(), verdict);
        if (rules.aim() == Aim.LAST_TRICK) return words.say("trick.headline.last-trick", leader, verdict);
        if (rules.whist())
            return words.say(
                    "trick.headline.whist", leader, value / 2, game.deal().size(), verdict);
        return words.say("trick.headline." + aim(), leader, value, rules.total(), verdict);
    }
}
