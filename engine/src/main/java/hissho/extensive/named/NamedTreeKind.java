package hissho.extensive.named;

import hissho.document.Node;
import hissho.document.Shape;
import hissho.extensive.ExtensiveGame;
import hissho.extensive.question.Drawn;
import hissho.extensive.question.TreeAnswer;
import hissho.extensive.question.TreeKind;
import hissho.extensive.question.TreeQuestion;
import hissho.fact.Facts;
import hissho.form.GameTree;
import hissho.kind.Chapter;
import hissho.kind.Formed;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.play.Position;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A named tree: its parameters, how it grows from them, and what it says beside what every tree says.
 *
 * @param <P> the parameters, legal by construction
 */
record NamedTreeKind<P extends NamedTreeKind.Parameters>(
        String name, Shape.Fields document, Function<Node, P> reader, List<String> ownFacts)
        implements Kind<P>, Formed<P> {

    /** The parameters of a named tree. */
    interface Parameters extends Game, Drawn {
        GameTree tree();

        /** What this game says beside what every tree says. */
        default Facts facts(Progress progress) {
            return new Facts();
        }

        /** How exploitable play may be, where it need not be exact. */
        default Optional<Rational> accuracy() {
            return Optional.empty();
        }
    }

    NamedTreeKind(String name, Shape.Fields document, Function<Node, P> reader) {
        this(name, document, reader, List.of());
    }

    @Override
    public Listing listing() {
        return new Listing(name, "extensive", Chapter.EXTENSIVE);
    }

    @Override
    public List<String> facts() {
        List<String> all = new ArrayList<>(new TreeKind().facts());
        ownFacts.stream().filter(key -> !all.contains(key)).forEach(all::add);
        return all;
    }

    @Override
    public P read(Node node) {
        return reader.apply(node);
    }

    @Override
    public GameTree tree(P parameters) {
        return parameters.tree();
    }

    private TreeQuestion question(P parameters) {
        return TreeQuestion.of(name, Message.of("extensive." + name), new ExtensiveGame(parameters.tree()))
                .nearly(parameters.accuracy());
    }

    @Override
    public Solution solve(P parameters, Progress progress) {
        return new TreeAnswer(question(parameters), parameters.facts(progress), parameters, progress);
    }

    @Override
    public Optional<Message> unplayable(P parameters) {
        return Optional.of(Message.of("extensive.not-played"));
    }

    @Override
    public Optional<Position> play(P parameters, Progress progress) {
        return question(parameters).start(parameters.dealt());
    }
}
