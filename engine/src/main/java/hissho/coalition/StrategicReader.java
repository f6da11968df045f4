package hissho.coalition;

import hissho.document.Node;
import hissho.form.Players;
import hissho.form.StrategicGame;
import hissho.number.Rational;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Reads an n-person strategic game: lists in lists, one level for each player, with a payoff vector at the bottom. */
final class StrategicReader {

    /** A larger game would need too large matrices. */
    static final int MOST_PROFILES = 20_000;

    static final int MOST_PLAYERS = 8;

    private final Node payoffs;
    private final int count;
    private final int[] sizes;

    private StrategicReader(Node payoffs, int count) {
        this.payoffs = payoffs;
        this.count = count;
        this.sizes = new int[count];
    }

    static StrategicGame read(Node payoffs, Optional<Players> given) {
        int depth = 0;
        Node at = payoffs;
        while (at.isList() && !at.list().isEmpty() && at.list().getFirst().isList()) {
            at = at.list().getFirst();
            depth++;
        }
        if (depth == 0) throw payoffs.bad("coalition.bad.payoffs");
        int count = given.map(Players::count).orElse(depth);
        if (count != depth) throw payoffs.bad("coalition.bad.payoffs-depth", count, depth);
        if (count > MOST_PLAYERS) throw payoffs.bad("coalition.bad.players", count, MOST_PLAYERS);
        return new StrategicReader(payoffs, count).game(given.orElseGet(() -> Players.numbered(count)));
    }

    private StrategicGame game(Players players) {
        long profiles = 1;
        Node at = payoffs;
        for (int i = 0; i < count; i++) {
            sizes[i] = at.list().size();
            if (sizes[i] == 0) throw at.bad("coalition.bad.payoffs");
            profiles *= sizes[i];
            if (profiles > MOST_PROFILES) throw payoffs.bad("core.bad.too-large", profiles, MOST_PROFILES);
            at = at.list().getFirst();
        }
        Rational[] cells = new Rational[(int) profiles * count];
        fill(payoffs, 0, 0, 1, cells);
        return StrategicGame.of(
                players,
                IntStream.of(sizes)
                        .mapToObj(size -> IntStream.rangeClosed(1, size)
                                .mapToObj(Integer::toString)
                                .toList())
                        .toList(),
                List.of(cells));
    }

    private void fill(Node node, int player, int profile, int stride, Rational[] cells) {
        List<Node> entries = new ArrayList<>(node.list());
        if (player == count) {
            if (entries.size() != count) throw node.badSize(count, count, entries.size());
            for (int i = 0; i < count; i++)
                cells[profile * count + i] = entries.get(i).rational();
            return;
        }
        if (entries.size() != sizes[player]) throw node.bad("core.bad.ragged", entries.size(), sizes[player]);
        for (int s = 0; s < sizes[player]; s++)
            fill(entries.get(s), player + 1, profile + s * stride, stride * sizes[player], cells);
    }
}
