package hissho.extensive;

import hissho.form.StrategicGame;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The strategic form of a tree: each pure profile pays the expectation over chance of what is paid where it leads.
 *
 * @param strategies player by player the pure strategies behind the rows and columns, as {@link PureStrategies} gives them
 */
public record StrategicForm(StrategicGame game, List<List<int[]>> strategies) {

    /** More payoffs than this are never worked out. */
    public static final int MOST_CELLS = 2_000_000;

    /** How many payoffs the full form would have. */
    public static BigInteger size(ExtensiveGame game) {
        return IntStream.range(0, game.players())
                .mapToObj(i -> PureStrategies.count(game, i))
                .reduce(BigInteger.valueOf(game.players()), BigInteger::multiply);
    }

    /** The form with every pure strategy. */
    public static StrategicForm full(ExtensiveGame game, Progress progress) {
        PureStrategies.refuseBeyond(size(game), MOST_CELLS);
        return of(
                game,
                IntStream.range(0, game.players())
                        .mapToObj(i -> PureStrategies.all(game, i, progress))
                        .toList(),
                progress);
    }

    /** The form in which strategies that differ only where they never get are one. */
    public static StrategicForm reduced(ExtensiveGame game, Progress progress) {
        BigInteger size = BigInteger.valueOf(game.players());
        for (int i = 0; i < game.players(); i++) size = size.multiply(PureStrategies.reducedCount(game, i, progress));
        PureStrategies.refuseBeyond(size, MOST_CELLS);
        return of(
                game,
                IntStream.range(0, game.players())
                        .mapToObj(i -> PureStrategies.reduced(game, i, progress))
                        .toList(),
                progress);
    }

    private static StrategicForm of(ExtensiveGame game, List<List<int[]>> strategies, Progress progress) {
        int players = game.players();
        int[] strides = new int[players + 1];
        strides[0] = 1;
        for (int i = 0; i < players; i++)
            strides[i + 1] = Math.multiplyExact(strides[i], strategies.get(i).size());
        Rational[] payoffs = new Rational[strides[players] * players];
        Arrays.fill(payoffs, Rational.ZERO);
        for (int end : game.tree().terminals().toArray()) {
            progress.check();
            if (game.luck(end).isZero()) continue;
            int[] profiles = {0};
            for (int i = 0; i < players; i++)
                profiles = extended(profiles, leadingTo(game, i, end, strategies.get(i)), strides[i]);
            for (int i = 0; i < players; i++) {
                Rational share = game.paid(end).get(i).times(game.luck(end));
                if (share.isZero()) continue;
                for (int profile : profiles)
                    payoffs[profile * players + i] = payoffs[profile * players + i].plus(share);
            }
        }
        List<List<String>> labels = new ArrayList<>();
        for (int i = 0; i < players; i++) {
            int player = i;
            labels.add(strategies.get(i).stream()
                    .map(choice -> PureStrategies.label(game, player, choice))
                    .toList());
        }
        return new StrategicForm(StrategicGame.of(game.tree().players(), labels, Arrays.asList(payoffs)), strategies);
    }

    /** The strategies of a player with which a node can be reached. */
    private static int[] leadingTo(ExtensiveGame game, int player, int node, List<int[]> strategies) {
        int[] own = PureStrategies.ownMoves(game, player, node);
        return IntStream.range(0, strategies.size())
                .filter(s -> PureStrategies.allows(strategies.get(s), own))
                .toArray();
    }

    private static int[] extended(int[] profiles, int[] strategies, int stride) {
        int[] more = new int[profiles.length * strategies.length];
        for (int s = 0, k = 0; s < strategies.length; s++)
            for (int profile : profiles) more[k++] = profile + strategies[s] * stride;
        return more;
    }

    /** The names of a player's strategies, joined without brackets. */
    public List<String> shortLabels(ExtensiveGame of, int player) {
        return strategies.get(player).stream()
                .map(choice -> PureStrategies.shortLabel(of, player, choice))
                .toList();
    }
}
