package hissho.impartial;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.progress.Progress;
import hissho.words.Message;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Checks an analysis without its solver: from the rules alone where the position is small enough, and otherwise move by move with the
 * solver's word for what is left after a move, which is then said.
 */
final class AnalysisCertificate {

    private final Analysis analysis;
    private final Component game;
    private final Progress progress;

    private AnalysisCertificate(Analysis analysis, Progress progress) {
        this.analysis = analysis;
        this.game = analysis.game();
        this.progress = progress;
    }

    static Certificate of(Analysis analysis, Progress progress) {
        return new AnalysisCertificate(analysis, progress).make();
    }

    private Certificate make() {
        Optional<Certificate> whole = analysis.outcome() == Outcome.DRAW ? Optional.empty() : fromRules();
        return whole.orElseGet(this::moveByMove);
    }

    /** Everything from the rules: the worth of each component, the sum, and which moves win. */
    private Optional<Certificate> fromRules() {
        Rederivation rules = new Rederivation(analysis.convention(), progress);
        boolean bySum = analysis.convention() == Convention.NORMAL && !(game instanceof OutcomeGame);
        Optional<Integer> worth = bySum ? sum(analysis.components(), rules) : rules.worth(game);
        if (worth.isEmpty() || game.optionCount() > game.mostFollowed()) return Optional.empty();
        Set<String> winning = new HashSet<>();
        for (Option option : game.options()) {
            progress.check();
            Optional<Integer> after = bySum ? sum(parts(option.after()), rules) : rules.worth(option.after());
            if (after.isEmpty()) return Optional.empty();
            if (after.get() == 0) winning.add(option.notation());
        }
        boolean values = analysis.value()
                .map(value -> value.equals(GrundyValue.of(worth.get())))
                .orElse(true);
        boolean holds = values
                && analysis.outcome() == (worth.get() == 0 ? Outcome.P : Outcome.N)
                && winning.equals(notations(analysis.winning()))
                && winning.size() == analysis.winning().size();
        Message says = Message.of("impartial.certificate.rules", rules.positions());
        return Optional.of(new Certificate.Values(
                holds, Extent.everything(), says, data(Optional.of(BigInteger.valueOf(winning.size())))));
    }

    private static Optional<Integer> sum(List<Component> components, Rederivation rules) {
        int sum = 0;
        for (Component component : components) {
            Optional<Integer> worth = rules.worth(component);
            if (worth.isEmpty()) return Optional.empty();
            sum ^= worth.get();
        }
        return Optional.of(sum);
    }

    private static List<Component> parts(Component game) {
        return game instanceof Sum sum ? sum.components() : List.of(game);
    }

    private static Set<String> notations(List<Option> options) {
        Set<String> notations = new HashSet<>();
        for (Option option : options) notations.add(option.notation());
        return notations;
    }

    /** One move deep: what is left after a move has the worth the solver gives it. */
    private Certificate moveByMove() {
        long listed = game.optionCount();
        boolean all = listed <= game.mostFollowed();
        boolean holds = analysis.certified(progress);
        Extent extent = all
                ? new Extent.Part(Message.of("impartial.certificate.solver-after"))
                : Extent.sample(
                        BigInteger.valueOf(Math.min(analysis.winning().size(), game.mostFollowed())),
                        BigInteger.valueOf(listed));
        String key = analysis.value().isPresent() ? "value" : "outcome";
        Message says = Message.of("impartial.certificate." + key + (all ? "-moves" : "-listed"));
        return new Certificate.Values(
                holds, extent, says, data(all ? Optional.of(analysis.winningCount()) : Optional.empty()));
    }

    private Map<String, Object> data(Optional<BigInteger> counted) {
        Map<String, Object> data = InOrder.of(
                "outcome",
                analysis.outcome().plain(),
                "play",
                analysis.convention().plain(),
                "winning",
                analysis.winning().stream().map(Option::facts).toList());
        analysis.value().ifPresent(value -> data.put("value", value.plain()));
        counted.ifPresent(count -> data.put("winningCount", count));
        return data;
    }
}
