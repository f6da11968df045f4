package hissho.coalition.bankruptcy;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.coalition.family.Bankruptcy;
import hissho.coalition.nucleolus.Kohlberg;
import hissho.coalition.value.ShapleyValue;
import hissho.document.InOrder;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.Coalitions;
import hissho.form.Players;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;

/** The pieces of every rule over all estates, found under a budget. */
record SweepSolution(SweepQuestion question, Map<Rule, Supplier<EstateSweep>> sweeps, Progress progress)
        implements Solution {

    static final List<String> FACTS =
            List.of("marginalShares", "pieces", "divisions", "moreExtreme", "meetAt", "awardAt", "*At");

    /** Beyond so many claimants the pieces are not compared with the game. */
    private static final int MOST_PROVED = 6;

    SweepSolution {
        sweeps = Map.copyOf(sweeps);
    }

    private EstateSweep sweep(Rule rule) {
        return Objects.requireNonNull(sweeps.get(rule)).get();
    }

    @Override
    public Facts facts() {
        Facts facts = new Facts();
        Rule rule = question.rule();
        facts.put(
                "marginalShares",
                () -> sweep(rule)
                        .shares(question.range().get(0), question.range().get(1))
                        .orElseThrow(() -> new NotAnswered(Message.of("value.sweep.not-constant"))));
        facts.put(
                "pieces",
                () -> sweep(rule).pieces().stream()
                        .map(piece -> InOrder.of(
                                "from",
                                piece.from(),
                                "to",
                                piece.to(),
                                "awards",
                                piece.awards(),
                                "shares",
                                piece.shares()))
                        .toList());
        facts.put("meetAt", this::meetings);
        if (!question.estates().isEmpty()) {
            facts.put(
                    "divisions",
                    () -> question.estates().stream().map(this::division).toList());
            facts.put(
                    "moreExtreme", () -> BankruptcyAspect.moreExtreme(question.estates(), question.claims(), progress));
        }
        return facts.families("At", question.names(), claimant -> estate -> of(claimant, Rational.of(estate)))
                .family("awardAt", estate -> division(Rational.of(estate)));
    }

    /** What one claimant is awarded by each of the textbook's rules. */
    private Map<String, Object> of(int claimant, Rational estate) {
        Map<String, Object> awards = new LinkedHashMap<>();
        for (Rule rule : List.of(Rule.PROPORTIONAL, Rule.RANDOM_ARRIVAL, Rule.TALMUD))
            awards.put(rule.key(), at(rule, estate).get(claimant));
        return awards;
    }

    private Map<String, Object> division(Rational estate) {
        Map<String, Object> division = new LinkedHashMap<>();
        for (Rule rule : Rule.values()) division.put(rule.key(), at(rule, estate));
        return division;
    }

    private RationalVector at(Rule rule, Rational estate) {
        for (EstateSweep.Piece piece : sweep(rule).pieces())
            if (estate.compareTo(piece.from()) >= 0 && estate.compareTo(piece.to()) <= 0)
                return piece.awards().plus(piece.shares().times(estate.minus(piece.from())));
        throw new NotAnswered(Message.of("value.sweep.outside"));
    }

    /** The estates strictly inside at which pro rata, Shapley value and nucleolus agree: half of all claims is always one of them. */
    private List<Rational> meetings() {
        List<Rational> meetings = new ArrayList<>();
        for (EstateSweep.Piece piece : sweep(Rule.TALMUD).pieces())
            for (Rational estate :
                    List.of(piece.from(), Division.total(question.claims()).over(2)))
                if (estate.isPositive()
                        && !meetings.contains(estate)
                        && at(Rule.TALMUD, estate).equals(at(Rule.PROPORTIONAL, estate))
                        && at(Rule.RANDOM_ARRIVAL, estate).equals(at(Rule.PROPORTIONAL, estate))) meetings.add(estate);
        meetings.sort(null);
        return meetings;
    }

    /** At the ends and in the middle of each piece the awards are the nucleolus and the Shapley value of the game. */
    @Override
    public Certificate certificate(Progress progress) {
        if (question.claims().size() > MOST_PROVED)
            return new Certificate.Unchecked(
                    Message.of("value.certificate.too-large", question.claims().size(), MOST_PROVED));
        boolean holds = true;
        for (Rule rule : List.of(Rule.TALMUD, Rule.RANDOM_ARRIVAL))
            for (EstateSweep.Piece piece : sweep(rule).pieces())
                for (Rational estate :
                        List.of(piece.from(), piece.from().plus(piece.to()).over(2), piece.to())) {
                    progress.check();
                    holds &= proves(rule, estate, progress);
                }
        return new Certificate.SecondWay(
                holds,
                new Extent.Part(Message.of("value.certificate.sweep-part")),
                Message.of("value.certificate.sweep"),
                InOrder.of(
                        "rule",
                        question.rule().key(),
                        "pieces",
                        Objects.requireNonNull(
                                facts().find("pieces").orElseThrow().value())));
    }

    private boolean proves(Rule rule, Rational estate, Progress progress) {
        Bankruptcy family = new Bankruptcy(estate, question.claims());
        Coalitions game = Coalitions.ofRule(Players.numbered(family.players()), family::worth);
        RationalVector awards = at(rule, estate);
        return awards.sum().equals(estate)
                && (rule == Rule.TALMUD
                        ? Kohlberg.of(game, awards, false, progress).holds()
                        : ShapleyValue.of(game, progress).equals(awards));
    }

    @Override
    public Report tell(Words words) {
        DivisionReport report = new DivisionReport(question.names(), question.claims(), words, progress);
        for (Rule quick : List.of(Rule.TALMUD, Rule.PROPORTIONAL)) sweep(quick); // before what may take longer
        String headline = headline(words);
        Section drawn = report.sweep(this::sweep);
        return new Report("estate-sweep", words.say("value.estate-sweep"), headline, said(words), List.of(drawn));
    }

    private String headline(Words words) {
        String rule = words.say("value.rule." + question.rule().key());
        try {
            return words.say(
                    "value.sweep.headline",
                    rule,
                    sweep(question.rule()).pieces().size());
        } catch (Progress.Stopped e) {
            return words.say("value.sweep.headline-late", rule);
        }
    }

    /** What the pieces of the rule asked for give, and where there is time what comparing it with the others does. */
    private List<Said> said(Words words) {
        Facts facts = facts();
        List<Said> said = new ArrayList<>();
        for (String key : List.of("marginalShares", "pieces", "divisions", "moreExtreme", "meetAt"))
            facts.find(key).ifPresent(fact -> {
                try {
                    said.add(Said.of(words, "value", fact));
                } catch (NotAnswered e) {
                    return; // the shares are not the same over the whole interval
                } catch (Progress.Stopped e) {
                    said.add(Said.late(words, key, fact.label(words, "value")));
                }
            });
        return said;
    }
}
