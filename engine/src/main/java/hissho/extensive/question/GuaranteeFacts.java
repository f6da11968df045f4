package hissho.extensive.question;

import hissho.document.Node;
import hissho.extensive.Behaviour;
import hissho.extensive.ExtensiveGame;
import hissho.extensive.Information;
import hissho.extensive.solve.BehaviourValue;
import hissho.extensive.solve.BestReply;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What behaviour alone can guarantee a player who may forget, against what mixed strategies can. */
final class GuaranteeFacts {

    static final List<String> KEYS =
            List.of("lower", "upper", "lowerBounds", "upperBounds", "hasValue", "maximizers", "uniqueGuarantee");

    private final TreeAnswer answer;
    private final ExtensiveGame game;
    private final Progress progress;
    private final Facts facts;

    private GuaranteeFacts(TreeAnswer answer, Facts facts) {
        this.answer = answer;
        this.game = answer.game();
        this.progress = answer.progress();
        this.facts = facts;
    }

    static void add(TreeAnswer answer, Facts facts) {
        if (answer.isConstantSum()) new GuaranteeFacts(answer, facts).guarantee();
    }

    private void guarantee() {
        facts.put("lower", () -> exactly(answer.guarantee()));
        facts.put("upper", this::conceded);
        facts.put(
                "lowerBounds",
                () -> List.of(answer.guarantee().atLeast(), answer.guarantee().atMost()));
        facts.put("upperBounds", this::concededBounds);
        facts.put("hasValue", () -> exactly(answer.guarantee()).equals(conceded()));
        facts.put(
                "maximizers",
                Compare.accepted(this::areMaximizers),
                () -> answer.guarantee().best().stream().map(b -> b.named(game)).toList());
        facts.teach(
                "maximizers",
                (proposed, words) -> new BehaviourLesson(answer)
                        .guaranteeing(
                                answer.question().asked().player(),
                                answer.guarantee().atLeast())
                        .about(proposed, words));
        facts.put("uniqueGuarantee", this::isGuaranteedByOne);
    }

    /** What the opponent concedes by announcing a behaviour strategy first: with perfect recall the value, else it may be more. */
    private Rational conceded() {
        List<Rational> bounds = concededBounds();
        if (!bounds.getFirst().equals(bounds.getLast()))
            throw new NotAnswered(Message.of("extensive.behaviour.conceded", bounds.getFirst(), bounds.getLast()));
        return bounds.getFirst();
    }

    private List<Rational> concededBounds() {
        int player = answer.question().asked().player();
        if (Information.hasPerfectRecall(game, 1 - player))
            return List.of(answer.valueOf(player), answer.valueOf(player));
        Rational sum = game.constantSum().orElseThrow();
        BehaviourValue others = answer.othersGuarantee();
        return List.of(sum.minus(others.atMost()), sum.minus(others.atLeast()));
    }

    private static Rational exactly(BehaviourValue found) {
        if (!found.isExact())
            throw new NotAnswered(Message.of("extensive.behaviour.bounds", found.atLeast(), found.atMost()));
        return found.atLeast();
    }

    /** Two strategies with the best guarantee show that it is not unique; one that was found alone shows nothing. */
    private boolean isGuaranteedByOne() {
        exactly(answer.guarantee());
        if (answer.guarantee().best().size() < 2) throw new NotAnswered(Message.of("extensive.not-known-unique"));
        return false;
    }

    private boolean areMaximizers(@Nullable Object proposed) {
        int player = answer.question().asked().player();
        return Node.root(proposed).list().stream()
                .map(node -> Behaviour.read(game, player, node))
                .allMatch(behaviour -> security(game, behaviour, progress)
                        .equals(answer.guarantee().atLeast()));
    }

    /** What a behaviour strategy earns against the best reply to it. */
    static Rational security(ExtensiveGame game, Behaviour behaviour, Progress progress) {
        Rational sum = game.constantSum().orElseThrow();
        return sum.minus(BestReply.of(game, 1 - behaviour.player(), List.of(behaviour), progress)
                .value());
    }
}
