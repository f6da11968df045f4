package hissho.impartial;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.progress.Progress;
import hissho.words.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Checks an analysis without its solver: from the rules alone where the position is small enough, and otherwise move by move with the
 * solver's word for what is left after a move, which is then said.
 */
public final class AnalysisCertificate {

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

    /** Everything from the rules where the position is small enough, and otherwise what the theory of the game can check. */
    public static Optional<Certificate> orTheory(
            Analysis analysis, Progress progress, Supplier<Optional<Certificate>> theory) {
        Certificate rules = of(analysis, progress);
        if (!rules.holds() || rules.extent() instanceof Extent.Everything) return Optional.of(rules);
        return theory.get();
    }

    /**
     * The answer of a theorem beside that of an analysis, whose conditions the game meets by its rules: outcome, value where there is
     * one, and exactly these winning moves.
     */
    public static Certificate byTheorem(
            String theorem,
            Analysis analysis,
            Outcome outcome,
            Optional<GrundyValue> value,
            Set<String> winning,
            Message says) {
        boolean holds = analysis.outcome() == outcome
                && analysis.value().equals(value)
                && analysis.counted().equals(Optional.of(BigInteger.valueOf(winning.size())))
                && analysis.winning().size() == winning.size()
                && notations(analysis.winning()).equals(winning)
                && analysis.drawing().isEmpty();
        return new Certificate.ClosedForm(
                theorem, holds, Extent.everything(), says, data(analysis, analysis.counted()));
    }

    private Certificate make() {
        Optional<Certificate> whole = analysis.outcome() == Outcome.DRAW ? Optional.empty() : fromRules();
        return whole.orElseGet(this::moveByMove);
    }

    /** Everything from the rules: the worth of each component, the sum, and which moves win. */
    private Optional<Certificate> fromRules() {
        Rederivation rules = new Rederivation(analysis.convention(), progress);
        boolean bySum = analysis.convention() == Convention.NORMAL && !(game instanceof OutcomeGame);
        Optional<List<Integer>> each = bySum ? each(analysis.components(), rules) : Optional.empty();
        Optional<Integer> worth = bySum ? each.map(AnalysisCertificate::nimSum) : rules.worth(game);
        if (worth.isEmpty() || game.optionCount() > game.mostFollowed()) return Optional.empty();
        Set<String> winning = new HashSet<>();
        for (Option option : game.options()) {
            progress.check();
            Optional<Integer> after = bySum
                    ? each(parts(option.after()), rules).map(AnalysisCertificate::nimSum)
                    : rules.worth(option.after());
            if (after.isEmpty()) return Optional.empty();
            if (after.get() == 0) winning.add(option.notation());
        }
        boolean values = analysis.value()
                .map(value -> value.equals(GrundyValue.of(worth.get())))
                .orElse(true);
        boolean holds = values
                && analysis.outcome() == (worth.get() == 0 ? Outcome.P : Outcome.N)
                && winning.containsAll(notations(analysis.winning()))
                && analysis.counted().equals(Optional.of(BigInteger.valueOf(winning.size())))
                && notations(analysis.winning()).size() == analysis.winning().size()
                && (analysis.winning().size() == winning.size() || !game.listsAll())
                && analysis.drawing().isEmpty();
        String key = analysis.value().isPresent() ? "rules" : "rules-outcome";
        Message says = Message.of("impartial.certificate." + key, rules.positions());
        Map<String, Object> data = data(Optional.of(BigInteger.valueOf(winning.size())));
        if (analysis.value().isPresent())
            each.filter(all -> all.size() > 1).ifPresent(all -> data.put("componentSg", all));
        return Optional.of(new Certificate.Values(holds, Extent.everything(), says, data));
    }

    private static Optional<List<Integer>> each(List<Component> components, Rederivation rules) {
        List<Integer> all = new ArrayList<>();
        for (Component component : components) {
            Optional<Integer> worth = rules.worth(component);
            if (worth.isEmpty()) return Optional.empty();
            all.add(worth.get());
        }
        return Optional.of(all);
    }

    private static int nimSum(List<Integer> values) {
        return values.stream().reduce(0, (one, other) -> one ^ other);
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
        boolean searched = analysis.convention() == Convention.MISERE && !(game instanceof OutcomeGame);
        boolean all = listed <= game.mostFollowed() && !searched;
        boolean holds = analysis.certified(progress);
        Extent extent = all
                ? new Extent.Part(Message.of("impartial.certificate.solver-after"))
                : Extent.sample(
                        BigInteger.valueOf(Math.min(analysis.winning().size(), game.mostFollowed())),
                        BigInteger.valueOf(listed));
        String key = analysis.value().isPresent() ? "value" : "outcome";
        Message says = Message.of("impartial.certificate." + key + (all ? "-moves" : "-listed"));
        return new Certificate.Values(holds, extent, says, data(all ? analysis.counted() : Optional.empty()));
    }

    private Map<String, Object> data(Optional<BigInteger> counted) {
        return data(analysis, counted);
    }

    /** The claims of an analysis in exact form. */
    public static Map<String, Object> data(Analysis analysis, Optional<BigInteger> counted) {
        Map<String, Object> data = InOrder.of(
                "outcome",
                analysis.outcome().plain(),
                "play",
                analysis.convention().plain(),
                "winning",
                analysis.winning().stream().map(Option::facts).toList());
        analysis.value().ifPresent(value -> data.put("value", value.plain()));
        if (analysis.outcome() == Outcome.DRAW)
            data.put("drawing", analysis.drawing().stream().map(Option::facts).toList());
        counted.ifPresent(count -> data.put("winningCount", count));
        return data;
    }
}
