package hissho.impartial.heap;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.impartial.Component;
import hissho.impartial.Convention;
import hissho.impartial.ImpartialKind;
import hissho.impartial.Setting;
import hissho.impartial.Supplement;
import hissho.report.Block;
import hissho.report.Section;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Nimble: coins on a strip move to the left; a coin on square n is a Nim pile of n. */
final class NimbleKind implements ImpartialKind {

    @Override
    public String name() {
        return "nimble";
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(
                Field.required("coins", Shape.listOf(Shape.whole(0, Heaps.MOST_CHIPS), 1, Heaps.MOST_PILES))
                        .looksLike("piles"),
                Field.optional("maxCoinsPerTurn", Shape.whole(1, 20)),
                Field.optional("play", Shape.choice("normal", "misere")));
    }

    @Override
    public Setting read(Node document) {
        List<BigInteger> coins = NimTopics.numbers(document.get("coins"));
        if (coins.isEmpty()) throw document.get("coins").bad("core.bad.list-size", 1, Heaps.MOST_PILES, 0);
        int most = document.find("maxCoinsPerTurn").map(n -> n.whole(1, 20)).orElse(1);
        Component game = most > 1 ? MooreNim.ofCoins(coins, most) : NimbleCoin.sum(coins);
        return Setting.of(game, Convention.of(document)).with(new NimbleTheory(most));
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return PileWords.under("coins", words);
    }

    /** Why a coin is a Nim pile. */
    private record NimbleTheory(int most) implements Supplement {
        @Override
        public List<Section> theory(Words words) {
            List<Block> blocks = new ArrayList<>();
            blocks.add(new Block.Paragraph(words.say("impartial.nimble.theory")));
            if (most > 1) blocks.add(new Block.Paragraph(words.say("impartial.moore-nim.rule", most, most + 1)));
            return List.of(new Section(words.say("impartial.section.rule"), blocks));
        }
    }
}
