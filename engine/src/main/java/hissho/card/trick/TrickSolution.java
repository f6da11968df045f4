package hissho.card.trick;

import hissho.kind.Solution;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A solved deal: its value, every best lead and answer, its matrices and what every exchange of neighbouring ranks would change. */
public final class TrickSolution implements Solution {

    /** Up to these sizes the value is certified by playing both strategies out against every defence. */
    private static final int REPLAYED = 13;

    private static final int REPLAYED_BY_SEARCH = 9;

    private final TrickGame game;
    private final Analysis analysis;
    private final SuitState start;
    private final Matrices matrices;
    private final int value;

    TrickSolution(TrickGame game, Analysis analysis) {
        this.game = game;
        this.analysis = analysis;
        this.start = SuitState.start(game.deal(), game.leftLeads());
        this.matrices = analysis.matrices(start);
        this.value = analysis.value(start);
    }

    public TrickGame game() {
        return game;
    }

    public Analysis analysis() {
        return analysis;
    }

    public SuitState start() {
        return start;
    }

    public Matrices matrices() {
        return matrices;
    }

    /** What Left takes under best play. */
    public int value() {
        return value;
    }

    Verdict verdict() {
        return Verdict.of(game.rules(), value);
    }

    /** Both players' named cards, played out against every defence, meet at the value. */
    @Override
    public boolean certified() {
        boolean matrix = matrices.value(game.leftLeads(), game.rules().aim().wantsMore()) == value;
        if (!matrix || !replayed()) return matrix;
        return Guarantee.of(analysis, start, true) == value && Guarantee.of(analysis, start, false) == value;
    }

    private boolean replayed() {
        int most = game.rules().highestScoring().isPresent() ? REPLAYED : REPLAYED_BY_SEARCH;
        return game.deal().size() <= most && game.rules().target().isEmpty();
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
        ExchangeSections exchanges = new ExchangeSections(this, words);
        sections.add(exchanges.exchanges());
        if (!game.asked().isEmpty()) sections.add(exchanges.asked());
        sections.add(exchanges.idle());
        if (game.printed()) sections.add(new PrintedLayout(this, words).section());
        return new Report(
                "trick", title(words), headline(words), facts(words, exchanges), sections, certificate(words));
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

    private List<Said> facts(Words words, ExchangeSections exchanges) {
        List<Said> facts = new ArrayList<>();
        add(facts, words, "value", value);
        if (game.rules().whist()) add(facts, words, "tricks", value / 2);
        add(
                facts,
                words,
                "winner",
                verdict().name().toLowerCase(Locale.ROOT),
                words.say(verdict().key()));
        add(facts, words, "word", game.deal().word());
        add(facts, words, "left", game.deal().leftHand());
        add(facts, words, "right", game.deal().rightHand());
        add(facts, words, "bestLeads", analysis.bestLeads(start));
        Map<String, Object> answers = new LinkedHashMap<>();
        for (Analysis.Lead lead : analysis.leads(start)) answers.put(String.valueOf(lead.rank()), lead.answers());
        add(facts, words, "bestAnswers", answers);
        List<List<Integer>> line = analysis.line(start).stream()
                .map(trick -> List.of(trick.lead(), trick.answer()))
                .toList();
        facts.add(new Said(
                "line",
                words.say("trick.fact.line"),
                line,
                String.join(
                        " ",
                        line.stream()
                                .map(pair -> pair.get(0) + "-" + pair.get(1))
                                .toList())));
        matrix(facts, words, "G", matrices.g());
        matrix(facts, words, "T", matrices.t());
        matrix(facts, words, "W", matrices.w());
        matrix(facts, words, "H", matrices.h());
        add(facts, words, "maxminG", Matrices.maxmin(matrices.g()));
        add(facts, words, "minmaxG", Matrices.minmax(matrices.g()));
        add(facts, words, "maxminW", Matrices.maxmin(matrices.w()));
        add(facts, words, "minmaxW", Matrices.minmax(matrices.w()));
        facts.add(new Said("exchanges", words.say("trick.fact.exchanges"), exchanges.values(), exchanges.inShort()));
        add(facts, words, "idle", exchanges.idleCards());
        return facts;
    }

    private static void add(List<Said> facts, Words words, String key, Object value) {
        facts.add(Said.of(words, key, "trick.fact." + key, value));
    }

    private static void add(List<Said> facts, Words words, String key, Object value, String text) {
        facts.add(new Said(key, words.say("trick.fact." + key), value, text));
    }

    private static void matrix(List<Said> facts, Words words, String key, int[][] matrix) {
        facts.add(new Said(
                key, words.say("trick.fact." + key), TrickTopics.lists(matrix), PrintedLayout.rows(matrix, " / ")));
    }

    private Report.Certificate certificate(Words words) {
        String played = game.rules().aim().wantsMore() ? "trick.certificate.replayed" : "trick.certificate.avoid";
        return new Report.Certificate(words.say(replayed() ? played : "trick.certificate.matrix", value), certified());
    }
}
