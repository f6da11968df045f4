package hissho.extensive.question;

import hissho.extensive.Behaviour;
import hissho.extensive.ExtensiveGame;
import hissho.extensive.Kuhn;
import hissho.extensive.PureStrategies;
import hissho.extensive.solve.BackwardInduction;
import hissho.extensive.solve.Optimum;
import hissho.fact.NotAnswered;
import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * How everybody plays a tree: by optimal behaviour or an equilibrium, move by move; where a player forgets and only a mixed strategy will do,
 * by what the mixed strategy makes likely after the own moves so far, which is the same as drawing a pure strategy before the game. Whoever has
 * forgotten these moves is advised by what the mixed strategy does at the information set as a whole.
 */
final class TreePlayer {

    private final ExtensiveGame game;
    private final List<Rational[]> own;
    private final List<List<RationalVector>> weights;
    /** Whether a pure strategy is drawn before the game, so that later moves depend on earlier ones. */
    private final boolean planned;

    private final Optional<BackwardInduction> induction;
    private final Message why;
    private final Rational[] reach;
    private final RationalVector[] worth;

    private TreePlayer(
            ExtensiveGame game,
            List<Rational[]> own,
            List<List<RationalVector>> weights,
            boolean planned,
            Optional<BackwardInduction> induction,
            Message why) {
        this.game = game;
        this.own = own;
        this.weights = weights;
        this.planned = planned;
        this.induction = induction;
        this.why = why;
        int size = game.tree().size();
        this.reach = new Rational[size];
        this.worth = new RationalVector[size];
        for (int node = 0; node < size; node++) {
            reach[node] = game.luck(node);
            for (Rational[] one : own) if (!reach[node].isZero()) reach[node] = reach[node].times(one[node]);
            worth[node] = game.tree().isTerminal(node)
                    ? game.paid(node).times(reach[node])
                    : RationalVector.zero(game.players());
        }
        for (int node = size - 1; node > 0; node--) {
            int parent = game.tree().parent(node);
            if (!reach[node].isZero()) worth[parent] = worth[parent].plus(worth[node]);
        }
    }

    static TreePlayer of(TreeAnswer answer, Progress progress) {
        ExtensiveGame game = answer.game();
        if (answer.isConstantSum()
                && answer.optimum() instanceof Optimum.Forgetful mixed
                && mixed.profile().isEmpty()) return mixed(game, mixed, progress);
        Optional<BackwardInduction> induction = game.tree().hasPerfectInformation()
                ? Optional.of(BackwardInduction.of(game, progress))
                : Optional.empty();
        String why = induction.isPresent() ? "induction" : answer.isConstantSum() ? "optimal" : "equilibrium";
        List<Behaviour> profile;
        try {
            profile = answer.isConstantSum()
                    ? answer.optimum().profile().orElseThrow()
                    : induction.isPresent()
                            ? answer.shown().orElseThrow()
                            : answer.perfect().profile();
        } catch (NotAnswered e) {
            why = "unknown";
            profile = IntStream.range(0, game.players())
                    .mapToObj(i -> Behaviour.uniform(game, i))
                    .toList();
        }
        return new TreePlayer(
                game,
                profile.stream().map(b -> b.reach(game)).toList(),
                profile.stream().map(Behaviour::atSet).toList(),
                false,
                induction,
                Message.of("extensive.play.why." + why));
    }

    private static TreePlayer mixed(ExtensiveGame game, Optimum.Forgetful found, Progress progress) {
        List<Mixed> strategies = List.of(found.row(), found.column());
        List<Rational[]> own = new ArrayList<>();
        List<List<RationalVector>> weights = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            Rational[] mass = new Rational[game.tree().size()];
            Arrays.fill(mass, Rational.ZERO);
            Mixed strategy = strategies.get(i);
            for (int node = 0; node < mass.length; node++) {
                progress.check();
                int[] moves = PureStrategies.ownMoves(game, i, node);
                for (int s : strategy.support())
                    if (PureStrategies.allows(found.form().strategies().get(i).get(s), moves))
                        mass[node] = mass[node].plus(strategy.get(s));
            }
            own.add(mass);
            weights.add(Kuhn.atSets(game, i, found.form().strategies().get(i), strategy)
                    .atSet());
        }
        return new TreePlayer(game, own, weights, true, Optional.empty(), Message.of("extensive.play.why.mixed"));
    }

    Message why() {
        return why;
    }

    /** The probabilities of the mover's moves at a node, for a mover who knows the information set only. */
    RationalVector weights(int node) {
        return weights.get(game.mover(node)).get(game.setOf(node));
    }

    /** The probabilities of the mover's moves at a node for one who goes on as the plan began. */
    RationalVector planned(int node) {
        int mover = game.mover(node);
        Rational mass = own.get(mover)[node];
        return !planned || mass.isZero()
                ? weights(node)
                : RationalVector.generate(
                        game.tree().moves(node),
                        move -> own.get(mover)[game.tree().child(node, move)].over(mass));
    }

    /** All best moves, where backward induction knows them. */
    Optional<List<Integer>> best(int node) {
        return induction.map(found -> found.moves(node));
    }

    /** What the mover at a node may expect, who knows no more than the information set; nothing where play never gets there. */
    Optional<Rational> expects(int node) {
        int mover = game.mover(node);
        int[] members = game.tree().members(game.tree().branchingNumber(node)).toArray();
        Rational likely = Rational.ZERO;
        Rational sum = Rational.ZERO;
        for (int member : members) {
            likely = likely.plus(reach[member]);
            sum = sum.plus(worth[member].get(mover));
        }
        return likely.isZero() ? Optional.empty() : Optional.of(sum.over(likely));
    }
}
