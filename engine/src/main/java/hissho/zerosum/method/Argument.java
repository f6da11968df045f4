package hissho.zerosum.method;

import hissho.report.Block;
import hissho.words.Words;
import hissho.zerosum.matrix.OptimalPair;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * What a method has to say about a game: the solution it finds, if it finds one, and the way there or the reason it fails.
 *
 * @param teller the argument step by step
 */
public record Argument(Optional<OptimalPair> pair, Function<Words, List<Block>> teller) {

    static Argument of(OptimalPair pair, Function<Words, List<Block>> teller) {
        return new Argument(Optional.of(pair), teller);
    }

    static Argument fails(Function<Words, List<Block>> teller) {
        return new Argument(Optional.empty(), teller);
    }

    /** A method that fails for a reason that is one sentence. */
    static Argument fails(String key, Object... arguments) {
        return fails(words -> List.of(new Block.Paragraph(words.say(key, arguments))));
    }

    public List<Block> tell(Words words) {
        return teller.apply(words);
    }
}
