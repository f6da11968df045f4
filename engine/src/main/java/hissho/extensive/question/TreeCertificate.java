package hissho.extensive.question;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.extensive.Behaviour;
import hissho.extensive.ExtensiveGame;
import hissho.extensive.TreeWriter;
import hissho.extensive.solve.BackwardInduction;
import hissho.extensive.solve.BestReply;
import hissho.extensive.solve.ExtremeEquilibria;
import hissho.extensive.solve.Optimum;
import hissho.extensive.solve.PureEquilibria;
import hissho.extensive.solve.RegretMinimisation;
import hissho.extensive.solve.SubgamePerfect;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Checks the answer to a tree without the solver: nobody gains by leaving what is called optimal, or an equilibrium, alone. */
public final class TreeCertificate {

    /** A larger tree is not written into the certificate: the document has it. */
    private static final int MOST_WRITTEN = 5_000;

    /** So long all equilibria are looked for that nobody asked for. */
    private static final int MOST_MILLISECONDS = 4_000;

    private static final int MOST_READ = 24;

    private TreeCertificate() {}

    static Certificate of(TreeAnswer answer, Progress progress) {
        try {
            if (answer.isConstantSum() && answer.optimum() instanceof Optimum.Near(RegretMinimisation found))
                return bounds(answer.game(), found, progress);
            if (answer.isConstantSum())
                return answer.optimum() instanceof Optimum.Forgetful mixed
                        ? mixed(mixed)
                        : guarantees(
                                answer.game(),
                                answer.value(),
                                answer.optimum().profile().orElseThrow(),
                                progress);
            return answer.game().tree().hasPerfectInformation()
                    ? induction(answer, progress)
                    : equilibria(answer.game(), pure(answer), mixed(answer), extreme(answer, progress), progress);
        } catch (NotAnswered e) {
            return new Certificate.Unchecked(e.why());
        }
    }

    /** Each behaviour holds the best reply to the value. */
    static Certificate guarantees(ExtensiveGame game, Rational value, List<Behaviour> profile, Progress progress) {
        Rational most = BestReply.of(game, 0, profile, progress).value();
        Rational least = game.constantSum()
                .orElseThrow()
                .minus(BestReply.of(game, 1, profile, progress).value());
        return new Certificate.BestReplies(
                most.equals(value) && least.equals(value),
                Extent.everything(),
                Message.of("extensive.certificate.guarantees", readable(value)),
                data(
                        game,
                        InOrder.of("value", value, "strategies", named(game, profile), "best", List.of(most, least))));
    }

    /** A number that can be read in a sentence. */
    private static Object readable(Rational number) {
        return number.toString().length() <= MOST_READ ? number : "≈ " + number.toDecimal(6);
    }

    /** Best replies to behaviour that is nearly best bound the value. */
    static Certificate bounds(ExtensiveGame game, RegretMinimisation found, Progress progress) {
        Rational most = BestReply.of(game, 0, found.profile(), progress).value();
        Rational least = game.constantSum()
                .orElseThrow()
                .minus(BestReply.of(game, 1, found.profile(), progress).value());
        return new Certificate.BestReplies(
                most.equals(found.upper()) && least.equals(found.lower()),
                Extent.everything(),
                Message.of("extensive.certificate.bounds", found.atLeast(), found.atMost()),
                data(
                        game,
                        InOrder.of(
                                "bounds",
                                List.of(least, most),
                                "strategies",
                                named(game, found.profile()),
                                "best",
                                List.of(most, least))));
    }

    /** The mixed strategies of the reduced strategic form secure the value. */
    private static Certificate mixed(Optimum.Forgetful found) {
        return Certificate.Guarantees.check(
                Optimum.matrix(found.form(), 0),
                found.value(),
                List.of(found.row().weights()),
                List.of(found.column().weights()),
                Extent.everything(),
                Message.of("extensive.certificate.mixed", found.value()));
    }

    /** Nobody gains by leaving a subgame-perfect equilibrium at a single node (the one-deviation principle). */
    private static Certificate induction(TreeAnswer answer, Progress progress) {
        ExtensiveGame game = answer.game();
        BackwardInduction.Plan plan = BackwardInduction.one(game, progress);
        return induction(game, plan, isOnly(answer), progress);
    }

    private static boolean isOnly(TreeAnswer answer) {
        try {
            return answer.induction().count().equals(java.math.BigInteger.ONE);
        } catch (NotAnswered e) {
            return false;
        }
    }

    static Certificate induction(ExtensiveGame game, BackwardInduction.Plan plan, boolean only, Progress progress) {
        List<RationalVector> worth = plan.worth(game, progress);
        boolean holds = true;
        boolean strict = true;
        for (int node = 0; node < worth.size(); node++) {
            progress.check();
            int mover = game.mover(node);
            if (mover < 0) continue;
            for (int move = 0; move < game.tree().moves(node); move++) {
                Rational other = worth.get(game.tree().child(node, move)).get(mover);
                int order = other.compareTo(worth.get(node).get(mover));
                holds &= order <= 0;
                strict &= move == plan.chosen(game, node) || order < 0;
            }
        }
        holds &= worth.getFirst().equals(plan.payoff()) && (!only || strict);
        Extent extent = only ? Extent.everything() : new Extent.Part(Message.of("extensive.certificate.ties"));
        List<Behaviour> profile = IntStream.range(0, game.players())
                .mapToObj(i -> Behaviour.pure(game, i, plan.choices().get(i)))
                .toList();
        return new Certificate.Values(
                        holds,
                        extent,
                        Message.of(
                                "extensive.certificate.induction", game.tree().size()),
                        data(game, InOrder.of("payoffs", plan.payoff(), "strategies", named(game, profile))))
                .calling(Map.of("perfectPayoffs", "payoffs"));
    }

    private static List<PureEquilibria.Equilibrium> pure(TreeAnswer answer) {
        try {
            return answer.equilibria();
        } catch (NotAnswered e) {
            return List.of();
        }
    }

    private static Optional<SubgamePerfect> mixed(TreeAnswer answer) {
        try {
            return Optional.of(answer.perfect());
        } catch (NotAnswered e) {
            if (pure(answer).isEmpty()) throw e;
            return Optional.empty();
        }
    }

    /** All extreme equilibria, where they were asked for or are soon found. */
    private static Optional<ExtremeEquilibria> extreme(TreeAnswer answer, Progress progress) {
        if (answer.game().players() != 2) return Optional.empty();
        try {
            return Optional.of(answer.extreme(progress.share(1, 2).within(MOST_MILLISECONDS)));
        } catch (NotAnswered | Progress.Stopped e) {
            return Optional.empty();
        }
    }

    /** Nobody gains by leaving an equilibrium that is listed, nor the subgame-perfect one in any subgame. */
    static Certificate equilibria(
            ExtensiveGame game,
            List<PureEquilibria.Equilibrium> listed,
            Optional<SubgamePerfect> perfect,
            Optional<ExtremeEquilibria> extreme,
            Progress progress) {
        boolean holds = perfect.map(found ->
                        SubgamePerfect.failure(game, found.profile(), progress).isEmpty()
                                && Behaviour.expected(game, found.profile()).equals(found.payoffs()))
                .orElse(true);
        holds &= extreme.map(found -> found.holds(progress)).orElse(true);
        List<Object> written = new ArrayList<>();
        for (PureEquilibria.Equilibrium equilibrium : listed) {
            List<Behaviour> profile = IntStream.range(0, game.players())
                    .mapToObj(i -> Behaviour.pure(game, i, equilibrium.choices().get(i)))
                    .toList();
            for (int i = 0; i < game.players(); i++)
                holds &= BestReply.of(game, i, profile, progress)
                        .value()
                        .equals(equilibrium.payoff().get(i));
            written.add(InOrder.of("payoffs", equilibrium.payoff(), "strategies", named(game, profile)));
        }
        Map<String, Object> proof = InOrder.of("equilibria", written);
        perfect.ifPresent(found -> proof.put(
                "perfect", InOrder.of("payoffs", found.payoffs(), "strategies", named(game, found.profile()))));
        extreme.ifPresent(found -> proof.put("extreme", found.written(game)));
        return new Certificate.BestReplies(
                holds,
                new Extent.Part(Message.of("extensive.certificate.not-all")),
                listed.isEmpty()
                        ? Message.of("extensive.certificate.mixed-equilibrium")
                        : Message.of("extensive.certificate.equilibria", listed.size()),
                data(game, proof));
    }

    private static Map<String, Object> data(ExtensiveGame game, Map<String, Object> proof) {
        Map<String, Object> data = new LinkedHashMap<>(proof);
        data.put(
                "zeroSum",
                InformationFacts.leaves(game).stream()
                        .allMatch(leaf -> leaf.sum().isZero()));
        if (game.tree().size() <= MOST_WRITTEN) data.put("tree", TreeWriter.bare(game));
        return data;
    }

    private static Map<String, Object> named(ExtensiveGame game, List<Behaviour> profile) {
        Map<String, Object> named = new LinkedHashMap<>();
        for (Behaviour behaviour : profile) named.put(game.player(behaviour.player()), behaviour.named(game));
        return named;
    }
}
