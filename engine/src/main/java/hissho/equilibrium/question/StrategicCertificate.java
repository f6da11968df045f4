package hissho.equilibrium.question;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.equilibrium.PureEquilibria;
import hissho.form.StrategicGame;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Checks the pure equilibria of a strategic game from its payoffs alone, at every profile; where there are two players, all equilibria as of a table of pairs. */
final class StrategicCertificate {

    private StrategicCertificate() {}

    static Certificate of(StrategicAnswer answer, Progress progress) {
        if (answer.two.isPresent()) return BimatrixCertificate.of(answer.two.get(), progress);
        StrategicGame game = answer.game;
        PureEquilibria pure = answer.pure();
        Set<Integer> listed = new HashSet<>(pure.profiles());
        boolean holds = listed.size() == pure.profiles().size();
        List<Object> written = new ArrayList<>();
        for (int profile = 0; profile < game.profiles(); profile++) {
            progress.check();
            List<RationalVector> slacks = slacks(game, profile);
            boolean is = slacks.stream().allMatch(own -> own.stream().noneMatch(x -> x.isNegative()));
            holds &= is == listed.contains(profile);
            if (is)
                written.add(InOrder.of(
                        "profile",
                        PureFacts.cell(game, profile),
                        "payoffs",
                        game.payoffsAt(profile),
                        "slacks",
                        slacks));
        }
        return new Certificate.BestReplies(
                holds,
                new Extent.Part(Message.of("equilibrium.certificate.pure-only")),
                Message.of(
                        "equilibrium.certificate.pure",
                        game.profiles(),
                        pure.profiles().size()),
                InOrder.of("pure", written));
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
