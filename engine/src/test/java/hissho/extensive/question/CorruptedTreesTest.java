package hissho.extensive.question;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.catalogue.Catalogue;
import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.extensive.Behaviour;
import hissho.extensive.ExtensiveGame;
import hissho.extensive.Trees;
import hissho.extensive.solve.BackwardInduction;
import hissho.extensive.solve.BestReply;
import hissho.extensive.solve.ExtremeEquilibria;
import hissho.extensive.solve.Optimum;
import hissho.extensive.solve.SubgamePerfect;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A false value, a false payoff, a probability moved and a move exchanged are refused by the certificates of trees. */
public class CorruptedTreesTest {

    private static final List<Map<String, Object>> VALUED = List.of(
            InOrder.of("kind", "basic-endgame"),
            InOrder.of("kind", "kuhn-poker"),
            InOrder.of("kind", "silver-dollar"),
            InOrder.of("kind", "two-guesses"),
            InOrder.of("kind", "statistical-game"),
            InOrder.of("kind", "coin-prediction"),
            InOrder.of("kind", "beasley"),
            InOrder.of("kind", "matrix-tree", "matrix", List.of(List.of(3, 0), List.of(-1, 2))));

    @Test
    void falseTreesAreRefused() {
        int refused = refused();
        assertTrue(refused >= 60, refused + " only");
    }

    /** How many false answers were refused; a failure where one is let through. */
    public static int refused() {
        int count = 0;
        for (Map<String, Object> document : VALUED) count += valued(answer(document));
        for (int pairs = 1; pairs <= 4; pairs++)
            count += induced(answer(InOrder.of("kind", "centipede", "pairs", pairs)));
        for (String tree : List.of(BATTLE, PENNIES))
            count += perfect(answer(InOrder.of("kind", "tree", "tree", Trees.parse(tree))));
        return count + forgetful(answer(InOrder.of("kind", "forgetful-player")));
    }

    /** A player leaves the game or both choose a place to meet, unseen: three equilibria, one of them mixed. */
    private static final String BATTLE =
            "{'player':1,'infoset':'I.1','moves':[{'label':'out','node':{'payoff':[2,2]}},{'label':'in','node':{'player':1,'infoset':'I.2','moves':[{'label':'a','node':{'player':2,'infoset':'II','moves':[{'label':'a','node':{'payoff':[3,1]}},{'label':'b','node':{'payoff':[0,0]}}]}},{'label':'b','node':{'player':2,'infoset':'II','moves':[{'label':'a','node':{'payoff':[0,0]}},{'label':'b','node':{'payoff':[1,3]}}]}}]}}]}"
                    .replace('\'', '"');

    /** Only a mixed equilibrium, by Lemke's method. */
    private static final String PENNIES =
            "{'player':1,'infoset':'I','moves':[{'label':'a','node':{'player':2,'infoset':'II','moves':[{'label':'a','node':{'payoff':[3,0]}},{'label':'b','node':{'payoff':[0,1]}}]}},{'label':'b','node':{'player':2,'infoset':'II','moves':[{'label':'a','node':{'payoff':[0,2]}},{'label':'b','node':{'payoff':[1,0]}}]}}]}"
                    .replace('\'', '"');

    /** An equilibrium in behaviour strategies: other payoffs, and each behaviour from which somebody would then leave; and an extreme equilibrium spoiled. */
    private static int perfect(TreeAnswer answer) {
        ExtensiveGame game = answer.game();
        SubgamePerfect found = answer.perfect();
        ExtremeEquilibria extreme = answer.extreme();
        assertTrue(holds(game, found, extreme));
        int count = 0;
        for (int player = 0; player < 2; player++, count++)
            assertFalse(holds(
                    game,
                    new SubgamePerfect(
                            found.profile(), found.payoffs().plus(RationalVector.unit(2, player)), List.of()),
                    extreme));
        for (Behaviour truth : found.profile())
            for (Behaviour wrong : corrupted(truth)) {
                List<Behaviour> other = new ArrayList<>(found.profile());
                other.set(truth.player(), wrong);
                RationalVector paid = Behaviour.expected(game, other);
                assertFalse(holds(game, new SubgamePerfect(other, found.payoffs(), List.of()), extreme)
                        && !paid.equals(found.payoffs()));
                boolean left = false;
                for (int i = 0; i < 2; i++)
                    left |= BestReply.of(game, i, other, Progress.none())
                                    .value()
                                    .compareTo(paid.get(i))
                            > 0;
                if (!left) continue;
                assertFalse(holds(game, new SubgamePerfect(other, paid, List.of()), extreme));
                count++;
            }
        for (hissho.form.Profile profile : extreme.profiles())
            for (int player = 0; player < 2; player++) {
                int size = profile.get(player).size();
                RationalVector even = RationalVector.generate(size, _ -> Rational.of(1, size));
                List<hissho.form.Mixed> mixed = new ArrayList<>(List.of(profile.get(0), profile.get(1)));
                mixed.set(player, new hissho.form.Mixed(even));
                ExtremeEquilibria wrong =
                        new ExtremeEquilibria(extreme.form(), List.of(new hissho.form.Profile(mixed)));
                if (wrong.holds(Progress.none())) continue; // another equilibrium
                assertFalse(holds(game, found, wrong));
                count++;
            }
        return count;
    }

    private static boolean holds(ExtensiveGame game, SubgamePerfect found, ExtremeEquilibria extreme) {
        return TreeCertificate.equilibria(
                        game, List.of(), java.util.Optional.of(found), java.util.Optional.of(extreme), Progress.none())
                .holds();
    }

    /** A forgetful player's mixed strategy: another value, and weight moved from one pure strategy to the next. */
    private static int forgetful(TreeAnswer answer) {
        Optimum.Forgetful found = (Optimum.Forgetful) answer.optimum();
        RationalMatrix payoffs = Optimum.matrix(found.form(), 0);
        assertTrue(secures(
                payoffs, found.value(), found.row().weights(), found.column().weights()));
        assertFalse(secures(
                payoffs,
                found.value().plus(1),
                found.row().weights(),
                found.column().weights()));
        RationalVector column = found.column().weights();
        int from = column.support().getFirst();
        RationalVector wrong = column.minus(RationalVector.unit(column.size(), from)
                        .times(column.get(from).over(2)))
                .plus(RationalVector.unit(column.size(), (from + 1) % column.size())
                        .times(column.get(from).over(2)));
        assertFalse(secures(payoffs, found.value(), found.row().weights(), wrong));
        return 2;
    }

    private static boolean secures(RationalMatrix payoffs, Rational value, RationalVector row, RationalVector column) {
        return Certificate.Guarantees.check(
                        payoffs,
                        value,
                        List.of(row),
                        List.of(column),
                        Extent.everything(),
                        Message.of("extensive.certificate.mixed", value))
                .holds();
    }

    private static TreeAnswer answer(Map<String, Object> document) {
        return (TreeAnswer) solve(Catalogue.kind((String) document.get("kind")).orElseThrow(), document);
    }

    private static <G extends Game> Object solve(Kind<G> kind, Map<String, Object> document) {
        return kind.solve(kind.read(Node.root(document)), Progress.none());
    }

    /** Where one wins what the other loses: the value, and each behaviour that secures less when it is changed. */
    private static int valued(TreeAnswer answer) {
        ExtensiveGame game = answer.game();
        List<Behaviour> profile = answer.optimum().profile().orElseThrow();
        assertTrue(guaranteed(game, answer.value(), profile));
        int count = 0;
        for (Rational change : List.of(Rational.of(1, 7), Rational.of(-1, 1000))) {
            assertFalse(guaranteed(game, answer.value().plus(change), profile));
            count++;
        }
        for (Behaviour truth : profile)
            for (Behaviour wrong : corrupted(truth)) {
                List<Behaviour> other = new ArrayList<>(profile);
                other.set(truth.player(), wrong);
                if (replied(game, truth, other).equals(replied(game, truth, profile))) continue; // another optimum
                assertFalse(guaranteed(game, answer.value(), other), () -> truth + " as " + wrong);
                count++;
            }
        return count;
    }

    /** What the other player earns by a best reply. */
    private static Rational replied(ExtensiveGame game, Behaviour to, List<Behaviour> profile) {
        return BestReply.of(game, 1 - to.player(), profile, Progress.none()).value();
    }

    private static boolean guaranteed(ExtensiveGame game, Rational value, List<Behaviour> profile) {
        return TreeCertificate.guarantees(game, value, profile, Progress.none()).holds();
    }

    /** A seventh of the probability of one move given to the next, at each set. */
    private static List<Behaviour> corrupted(Behaviour truth) {
        List<Behaviour> copies = new ArrayList<>();
        for (int set = 0; set < truth.atSet().size(); set++) {
            RationalVector here = truth.atSet().get(set);
            for (int from = 0; from < here.size(); from++) {
                Rational part = here.get(from).over(7);
                if (part.isZero()) continue;
                RationalVector less = RationalVector.unit(here.size(), from).times(part);
                RationalVector more = RationalVector.unit(here.size(), (from + 1) % here.size())
                        .times(part);
                List<RationalVector> copy = new ArrayList<>(truth.atSet());
                copy.set(set, here.minus(less).plus(more));
                copies.add(new Behaviour(truth.player(), copy));
            }
        }
        return copies;
    }

    /** Backward induction: another payoff, another move anywhere. */
    private static int induced(TreeAnswer answer) {
        ExtensiveGame game = answer.game();
        BackwardInduction.Plan plan = BackwardInduction.one(answer.game(), Progress.none());
        assertTrue(holds(game, plan));
        int count = 0;
        for (int player = 0; player < game.players(); player++) {
            RationalVector paid = plan.payoff().plus(RationalVector.unit(game.players(), player));
            assertFalse(holds(game, new BackwardInduction.Plan(plan.choices(), paid)));
            count++;
            for (int set = 0; set < game.sets(player); set++, count++) {
                List<int[]> choices = new ArrayList<>(
                        plan.choices().stream().map(int[]::clone).toList());
                choices.get(player)[set] = 1 - choices.get(player)[set];
                assertFalse(holds(game, new BackwardInduction.Plan(choices, plan.payoff())));
            }
        }
        return count;
    }

    private static boolean holds(ExtensiveGame game, BackwardInduction.Plan plan) {
        return TreeCertificate.induction(game, plan, true, Progress.none()).holds();
    }
}
