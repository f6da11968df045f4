package hissho.impartial.heap;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.impartial.Component;
import hissho.impartial.ComponentReader;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Piles of any heap game as summands. */
public final class HeapSummands implements ComponentReader {

    @Override
    public Set<String> games() {
        Set<String> games = new HashSet<>(HeapGames.NAMES);
        games.addAll(HeapGames.CODES.keySet());
        games.addAll(
                List.of("nim", "subtraction", "impatient-subtraction", "octal", "take-away-rule", "staircase-nim"));
        return games;
    }

    @Override
    public List<Field<?>> fields() {
        return List.of(
                Field.optional("pile", Shape.whole(0, Heaps.MOST_CHIPS)),
                Field.optional("subtractionSet", SubtractionKind.SET),
                Field.optional("octal", Shape.text()),
                Field.optional("code", Shape.text()),
                Field.optional("take", Shape.text()),
                Field.optional("split", Shape.text()),
                Field.optional("steps", Shape.listOf(Shape.whole(0, Heaps.MOST_CHIPS / 1000))));
    }

    @Override
    public Component read(Node summand) {
        String name = summand.get("game").text();
        if (name.equals("nim")) return new NimPile(NimTopics.number(summand.get("pile")));
        if (name.equals("staircase-nim"))
            return new Staircase(summand.get("steps").list(1, Heaps.MOST_PILES).stream()
                    .map(n -> n.wholeLong(0, Heaps.MOST_CHIPS / 1000))
                    .toList());
        HeapGame game = switch (name) {
            case "subtraction" -> HeapGames.subtraction(SubtractionSet.read(summand.get("subtractionSet")));
            case "impatient-subtraction" -> HeapGames.impatient(SubtractionSet.read(summand.get("subtractionSet")));
            case "octal" ->
                HeapGames.octal(PileTopics.code(summand.has("octal") ? summand.get("octal") : summand.get("code")));
            case "take-away-rule" -> TakeAwayRuleKind.game(summand);
            default -> HeapGames.named(name);
        };
        return new Heap(game, summand.get("pile").wholeLong(game.least(), Heaps.MOST_CHIPS));
    }
}
