package hissho.impartial.definition;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Section;
import hissho.words.Words;
import java.util.List;
import java.util.function.Function;

/** The kinds that classify descriptions of games instead of solving games. */
public final class DefinitionKinds {

    private DefinitionKinds() {}

    public static List<Kind<?>> all() {
        return List.of(
                new DefinitionKind<>(
                        "theory-finder",
                        Described.FIELDS,
                        Described::read,
                        FoundTheory::of,
                        List.of("theory", "chapters")),
                new DefinitionKind<>(
                        "combinatorial-game-check",
                        Properties.FIELDS,
                        Properties::read,
                        CombinatorialCheck::of,
                        List.of("combinatorial", "impartial", "failing")),
                new DefinitionKind<>(
                        "zero-sum-check",
                        PayoffTable.FIELDS,
                        PayoffTable::read,
                        ZeroSumCheck::of,
                        List.of("zeroSum", "offending")));
    }

    /** A property that is true or false. */
    static Field<Boolean> truth(String name, boolean absent) {
        return Field.optional(name, Shape.truth(), absent);
    }

    /** The reason that stands under every answer. */
    static List<Section> why(Words words, String reason) {
        return List.of(Section.of(words.say("impartial.definition.why"), new Block.Paragraph(reason)));
    }

    /** A kind whose game is a description, and whose solution checks it. */
    private record DefinitionKind<G extends Game>(
            String name,
            Shape.Fields document,
            Function<Node, G> reader,
            Function<G, Solution> check,
            List<String> facts)
            implements Kind<G> {

        @Override
        public Listing listing() {
            return new Listing(name, "impartial", Chapter.IMPARTIAL);
        }

        @Override
        public G read(Node node) {
            return reader.apply(node);
        }

        @Override
        public Solution solve(G game, Progress progress) {
            return check.apply(game);
        }
    }
}
