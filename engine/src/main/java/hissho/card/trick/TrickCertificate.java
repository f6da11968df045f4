package hissho.card.trick;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Checks a solved deal: small ones in full from the rules alone; larger ones by playing both players' named cards out against every defence,
 * after every first trick where that is affordable; and the largest one trick deep.
 */
final class TrickCertificate {

    /** Up to so many cards in a hand everything is worked out again from the rules. */
    private static final int FROM_RULES = 6;

    /** Up to these sizes every entry of the matrix is proved by playing both strategies out, first with staircases, then by search. */
    private static final int EVERY_ENTRY = 10;

    private static final int EVERY_ENTRY_BY_SEARCH = 8;

    /** Up to these sizes the value is. */
    private static final int REPLAYED = 13;

    private static final int REPLAYED_BY_SEARCH = 9;

    private final TrickSolution solution;
    private final TrickGame game;
    private final SuitRules rules;
    private final Progress progress;

    TrickCertificate(TrickSolution solution, Progress progress) {
        this.solution = solution;
        this.game = solution.game();
        this.rules = game.rules();
        this.progress = progress;
    }

    /** Whatever was proved, with the bounds in pure strategies that the two matrices give. */
    Certificate make() {
        int[][] g = solution.matrices().g();
        int[][] w = solution.matrices().w();
        boolean wantsMore = rules.aim().wantsMore();
        Map<String, Object> follows = InOrder.of(
                "winner",
                Verdict.of(rules, solution.value()).name().toLowerCase(Locale.ROOT),
                "H",
                Matrices.lists(solution.matrices().h()),
                "leftLeads",
                solution.matrices().value(true, wantsMore),
                "rightLeads",
                solution.matrices().value(false, wantsMore));
        if (rules.whist()) follows.put("tricks", solution.value() / 2);
        return proof().holding(follows)
                .covering(Map.of(
                        "maxminG", Matrices.maxmin(g),
                        "minmaxG", Matrices.minmax(g),
                        "maxminW", Matrices.maxmin(w),
                        "minmaxW", Matrices.minmax(w)));
    }

    private Certificate proof() {
        boolean top = rules.highestScoring().isPresent();
        int size = game.deal().size();
        if (size <= FROM_RULES) return fromRules();
        if (size <= (top ? REPLAYED : REPLAYED_BY_SEARCH))
            return replayed(size <= (top ? EVERY_ENTRY : EVERY_ENTRY_BY_SEARCH));
        return new Certificate.Values(
                consistent(),
                new Extent.Part(Message.of("trick.certificate.entries-solver")),
                Message.of("trick.certificate.matrix", solution.value()),
                data());
    }

    private Certificate fromRules() {
        Rederivation values = new Rederivation(rules, progress);
        Analysis again = new Analysis(game.deal(), rules, values);
        SuitState start = solution.start();
        boolean holds = solution.value() == again.value(start)
                && solution.leads().equals(again.leads(start))
                && solution.bestLeads().equals(again.bestLeads(start))
                && solution.matrices().equals(again.matrices(start))
                && solution.exchanges().get().equals(Exchanges.of(game, again))
                && consistent()
                && everyTrickIsBest(again);
        Map<String, Object> data = data();
        Exchanges exchanges = solution.exchanges().get();
        data.put("exchanges", exchanges.values(exchanges.neighbours(), game.leftLeads()));
        if (!game.asked().isEmpty()) data.put("askedExchanges", exchanges.values(exchanges.asked(), game.leftLeads()));
        data.put("idle", solution.exchanges().get().idle());
        return new Certificate.Values(
                holds, Extent.everything(), Message.of("trick.certificate.rules", values.positions()), data);
    }

    private Certificate replayed(boolean everyEntry) {
        Guarantee left = Guarantee.of(solution.analysis(), true, progress);
        Guarantee right = Guarantee.of(solution.analysis(), false, progress);
        boolean holds = consistent() && secured(left, right, solution.start(), solution.value());
        if (everyEntry) holds &= everyEntrySecured(left, right);
        Message says = Message.of(
                rules.target().isPresent()
                        ? "trick.certificate.outcome"
                        : rules.aim().wantsMore() ? "trick.certificate.replayed" : "trick.certificate.avoid",
                solution.value());
        Map<String, Object> data = data();
        data.put("positions", left.positions() + right.positions());
        return new Certificate.Replay(
                holds,
                new Extent.Part(
                        Message.of(everyEntry ? "trick.certificate.exchanges-solver" : "trick.certificate.value-only")),
                says,
                data);
    }

    private static boolean secured(Guarantee left, Guarantee right, SuitState state, int value) {
        return left.secured(state) == value && right.secured(state) == value;
    }

    private boolean everyEntrySecured(Guarantee left, Guarantee right) {
        List<Integer> mine = game.deal().leftHand();
        List<Integer> theirs = game.deal().rightHand();
        for (int i = 0; i < mine.size(); i++)
            for (int j = 0; j < theirs.size(); j++) {
                int row = game.deal().place(mine.get(i));
                int column = game.deal().place(theirs.get(j));
                SuitState next = solution.start().after(row, column, rules.worth(row, column));
                SuitState counted = rules.target().isPresent() ? next : next.fresh();
                if (!secured(left, right, counted, solution.matrices().w()[i][j])) return false;
            }
        return true;
    }

    /** What follows from the entries of W: the other matrices, the leads and answers, the value; and a line that ends with it. */
    private boolean consistent() {
        Matrices m = solution.matrices();
        Deal deal = game.deal();
        Matrices again = Matrices.of(solution.start(), rules, state -> m.w()[row(deal, state)][column(deal, state)]);
        Analysis shown = new Analysis(deal, rules, solution.analysis().values());
        return m.equals(again)
                && m.value(game.leftLeads(), rules.aim().wantsMore()) == solution.value()
                && solution.leads().equals(shown.leads(solution.start(), m))
                && solution.bestLeads()
                        .equals(solution.leads().stream()
                                .filter(lead -> lead.value() == solution.value())
                                .map(Analysis.Lead::rank)
                                .toList())
                && lineHolds();
    }

    /** The row of the card Left has played in the first trick. */
    private static int row(Deal deal, SuitState next) {
        return deal.leftHand().indexOf(deal.ranks(deal.left() & ~next.left()).getFirst());
    }

    private static int column(Deal deal, SuitState next) {
        return deal.rightHand().indexOf(deal.ranks(deal.right() & ~next.right()).getFirst());
    }

    /** Whether the line is made of cards that are held, begins with a best lead and a best answer, and ends with the value. */
    private boolean lineHolds() {
        SuitState state = solution.start();
        int last = 0;
        for (Analysis.Trick trick : solution.line()) {
            long leads = state.leftLeads() ? state.left() : state.right();
            long answers = state.leftLeads() ? state.right() : state.left();
            if (rules.ended(state)
                    || !holds(leads, trick.lead())
                    || !holds(answers, trick.answer())
                    || trick.leftLed() != state.leftLeads()) return false;
            SuitState next = solution.analysis().after(state, trick.lead(), trick.answer());
            int worth = next.leftPoints() + next.rightPoints() - state.leftPoints() - state.rightPoints();
            if (trick.leftTook() != next.leftLeads() || trick.worth() != worth) return false;
            last = next.leftLeads() ? 1 : 0;
            state = next;
        }
        if (!rules.ended(state) || solution.line().isEmpty()) return false;
        Analysis.Trick first = solution.line().getFirst();
        boolean best = solution.bestLeads().contains(first.lead())
                && solution.leads().stream()
                        .anyMatch(lead ->
                                lead.rank() == first.lead() && lead.answers().contains(first.answer()));
        int end = rules.target().isPresent()
                ? rules.outcome(state)
                : rules.aim() == Aim.LAST_TRICK ? last : state.leftPoints();
        return best && end == solution.value();
    }

    private boolean everyTrickIsBest(Analysis again) {
        SuitState state = solution.start();
        for (Analysis.Trick trick : solution.line()) {
            if (!again.bestLeads(state).contains(trick.lead())
                    || !again.bestAnswers(state, trick.lead()).contains(trick.answer())) return false;
            state = again.after(state, trick.lead(), trick.answer());
        }
        return true;
    }

    private boolean holds(long hand, int rank) {
        return rank >= 1
                && rank <= 2 * game.deal().size()
                && (hand >>> game.deal().place(rank) & 1) == 1;
    }

    private Map<String, Object> data() {
        return InOrder.of(
                "value",
                solution.value(),
                "bestLeads",
                solution.bestLeads(),
                "bestAnswers",
                solution.answers(),
                "line",
                solution.cards(),
                "G",
                Matrices.lists(solution.matrices().g()),
                "T",
                Matrices.lists(solution.matrices().t()),
                "W",
                Matrices.lists(solution.matrices().w()));
    }
}
