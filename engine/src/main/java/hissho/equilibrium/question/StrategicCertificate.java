package hissho.equilibrium.question;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.equilibrium.PureEquilibria;
import hissho.equilibrium.many.ManyEquilibria;
import hissho.fact.NotAnswered;
import hissho.form.Mixed;
import hissho.form.Profile;
import hissho.form.StrategicGame;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Checks the pure equilibria of a strategic game from its payoffs alone, at every profile, and proves each listed mixed one again; where there are two players, all equilibria as of a table of pairs. */
final class StrategicCertificate {

    private StrategicCertificate() {}

    static Certificate of(StrategicAnswer answer, Progress progress) {
        if (answer.two.isPresent()) return BimatrixCertificate.of(answer.two.get(), progress);
        StrategicGame game = answer.game;
        PureEquilibria pure = answer.pure();
        Set<Integer> listed = new HashSet<>(pure.profiles());
        boolean holds = listed.size() == pure.profiles().size();
        List<Integer> again = new ArrayList<>();
        for (int profile = 0; profile < game.profiles(); profile++) {
            progress.check();
            boolean is = nobodyGains(game, profile);
            holds &= is == listed.contains(profile);
            if (is) again.add(profile);
        }
        List<Integer> ordered = PureFacts.ordered(game, again);
        List<List<Integer>> cells = PureFacts.cells(game, ordered);
        Map<String, Object> said = InOrder.of(
                "pse",
                cells,
                "pureEquilibria",
                cells,
                "payoffs",
                ordered.stream().map(game::payoffsAt).toList());
        Optional<ManyEquilibria> many = many(answer);
        Map<String, Object> data = InOrder.of(
                "pure", ordered.stream().map(profile -> written(game, profile)).toList());
        if (many.isEmpty())
            return new Certificate.BestReplies(
                            holds,
                            new Extent.Part(Message.of("equilibrium.certificate.pure-only")),
                            Message.of("equilibrium.certificate.pure", game.profiles(), listed.size()),
                            data)
                    .covering(said);
        List<ManyEquilibria.Found> found = many.get().found();
        holds &= found.stream().allMatch(each -> each.isProved(game, progress))
                && new HashSet<>(found).size() == found.size()
                && listed.equals(purelyIn(game, found))
                && many.get().products().stream().allMatch(product -> product.holds(game));
        data.put("equilibria", found.stream().map(each -> each.written(game)).toList());
        data.put(
                "products",
                many.get().products().stream()
                        .map(product -> product.corners().stream()
                                .map(own -> own.stream().map(Mixed::weights).toList())
                                .toList())
                        .toList());
        return new Certificate.BestReplies(
                        holds,
                        new Extent.Part(Message.of(
                                many.get().described()
                                        ? "equilibrium.certificate.mixed-search"
                                        : "equilibrium.certificate.mixed-open")),
                        Message.of("equilibrium.certificate.many", game.profiles(), listed.size(), found.size()),
                        data)
                .covering(said);
    }

    /** A pure equilibrium with what every player would lose by each strategy. */
    private static Map<String, Object> written(StrategicGame game, int profile) {
        return InOrder.of(
                "profile",
                PureFacts.cell(game, profile),
                "payoffs",
                game.payoffsAt(profile),
                "slacks",
                slacks(game, profile));
    }

    private static Optional<ManyEquilibria> many(StrategicAnswer answer) {
        try {
            return Optional.of(answer.many());
        } catch (NotAnswered e) {
            return Optional.empty();
        }
    }

    /** The pure profiles among the listed equilibria. */
    private static Set<Integer> purelyIn(StrategicGame game, List<ManyEquilibria.Found> found) {
        Set<Integer> pure = new HashSet<>();
        for (ManyEquilibria.Found each : found)
            each.exact()
                    .filter(Profile::isPure)
                    .ifPresent(profile -> pure.add(game.profile(profile.strategies().stream()
                            .mapToInt(own -> own.support().getFirst())
                            .toArray())));
        return pure;
    }

    /** Whether no deviation of one player earns that player more. */
    private static boolean nobodyGains(StrategicGame game, int profile) {
        int[] choices = game.choices(profile);
        for (int i = 0; i < choices.length; i++) {
            Rational paid = game.payoffAt(i, profile);
            int first = profile - choices[i] * game.stride(i);
            for (int s = 0; s < game.size(i); s++)
                if (game.payoffAt(i, first + s * game.stride(i)).compareTo(paid) > 0) return false;
        }
        return true;
    }

    /** How much less each strategy of each player earns than the one in the profile. */
    private static List<RationalVector> slacks(StrategicGame game, int profile) {
        List<RationalVector> all = new ArrayList<>();
        for (int i = 0; i < game.players().count(); i++) {
            int player = i;
            all.add(RationalVector.generate(game.size(i), s -> {
                int[] choices = game.choices(profile);
                choices[player] = s;
                return game.payoffAt(player, profile).minus(game.payoff(player, choices));
            }));
        }
        return all;
    }
}
