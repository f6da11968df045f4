package hissho.extensive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.InOrder;
import hissho.document.Node;
import hissho.extensive.named.NamedTrees;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.play.Move;
import hissho.play.Position;
import hissho.play.Turn;
import hissho.play.Weighted;
import hissho.progress.Progress;
import hissho.report.Figure;
import hissho.words.Language;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Card games played as trees: cards lie on the table, and whoever cannot see one is shown the same whatever it is. */
class DealtTest {

    private static final Words WORDS = Words.in(Language.ENGLISH);

    /** A position, the moves that lead to it, and what each player has been told on the way. */
    private record Played(Position position, List<String> path, List<List<String>> told) {}

    private static <G extends Game> Position start(Kind<G> kind, Map<String, Object> document) {
        return kind.play(kind.read(Node.root(document)), Progress.none()).orElseThrow();
    }

    private static Kind<?> kind(String name) {
        return NamedTrees.all().stream()
                .filter(k -> k.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static List<Move> moves(Position position) {
        return position.table().turn() instanceof Turn.Chance(List<Weighted> draws)
                ? draws.stream().map(Weighted::move).toList()
                : position.moves().listed();
    }

    private static List<Played> all(Position start) {
        List<Played> found = new ArrayList<>();
        List<Played> open = new ArrayList<>(List.of(new Played(start, List.of(), List.of(List.of(), List.of()))));
        while (!open.isEmpty()) {
            Played at = open.removeLast();
            found.add(at);
            for (Move move : moves(at.position)) {
                List<String> path = new ArrayList<>(at.path);
                path.add(move.notation());
                List<List<String>> told = new ArrayList<>();
                for (int i = 0; i < 2; i++) {
                    List<String> more = new ArrayList<>(at.told.get(i));
                    more.add(WORDS.say(at.position.told(move, i)));
                    told.add(more);
                }
                open.add(new Played(at.position.after(move), path, told));
            }
        }
        return found;
    }

    /** What a player may know of the way: of the deal only the own part. */
    private static List<String> view(List<String> path, int player, boolean pair) {
        List<String> view = new ArrayList<>(path);
        if (view.isEmpty()) return view;
        String deal = view.getFirst();
        view.set(0, pair ? deal.substring(1, deal.length() - 1).split(",", -1)[player] : player == 0 ? deal : "");
        return view;
    }

    @ParameterizedTest
    @ValueSource(strings = {"kuhn-poker", "leduc", "basic-endgame", "beasley"})
    void nobodySeesMoreThanHisCards(String name) {
        boolean pair = name.equals("kuhn-poker") || name.equals("leduc");
        for (int player = 0; player < 2; player++) {
            Map<List<String>, String> shown = new HashMap<>();
            int twice = 0;
            for (Played at : all(start(kind(name), InOrder.of()))) {
                if (at.position.table().turn() instanceof Turn.Over) continue;
                String seen = at.position.seenBy(player, WORDS) + " " + at.told.get(player);
                String before = shown.putIfAbsent(view(at.path, player, pair), seen);
                if (before == null) continue;
                twice++;
                assertEquals(before, seen);
            }
            assertTrue(player == 0 && !pair || twice > 0, name);
        }
    }

    @Test
    void theOwnCardLiesUpAndTheOthersDownUntilTheEnd() {
        Position deal = start(kind("kuhn-poker"), InOrder.of("deck", 3));
        Position dealt = deal.after(moves(deal).getFirst());
        Figure.Cards table =
                (Figure.Cards) dealt.seenBy(1, WORDS).boards().getFirst().figure();
        assertEquals(
                List.of(Figure.Side.BACK, Figure.Side.FACE),
                table.rows().stream().map(row -> row.cards().getFirst().side()).toList());
        assertEquals("2", table.rows().getLast().cards().getFirst().text());
        assertEquals("?", table.rows().getFirst().cards().getFirst().text());
        Position over = dealt.after(moves(dealt).getFirst());
        over = over.after(moves(over).getFirst());
        Figure.Cards shown =
                (Figure.Cards) over.seenBy(1, WORDS).boards().getFirst().figure();
        assertEquals("1", shown.rows().getFirst().cards().getFirst().text());
    }
}
