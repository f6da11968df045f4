package hissho.card.memory.win;

import hissho.card.memory.MemoryState;
import hissho.card.memory.StateFields;
import hissho.card.memory.claim.MemoryClaims;
import hissho.card.memory.draw.UnequalDrawSolution;
import hissho.claim.Claim;
import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.kind.Tabulation;
import hissho.number.Rational;
import hissho.play.Position;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The Memory game: who is favoured in a state, and whether to pass. */
public final class MemoryKind implements Kind<MemoryGame> {

    /** More pairs than this would take too long in exact fractions; the tables in doubles go further. */
    static final int MOST_PAIRS = 200;

    static final int MOST_PAIRS_TO_PLAY = 32;

    @Override
    public Listing listing() {
        return new Listing("memory", "memory", Chapter.MEMORY);
    }

    private static final StateFields STATE = StateFields.upTo(MOST_PAIRS);
    private static final Field<List<Integer>> LEADS =
            Field.optional("leads", Shape.listOf(Shape.whole(-MOST_PAIRS, MOST_PAIRS)));
    private static final Field<Boolean> PASSING =
            Field.optional("passing", Shape.truth(), true).asRule();
    private static final Field<Boolean> ALWAYS_TWO =
            Field.optional("alwaysTwo", Shape.truth(), false).asRule();
    private static final Field<Drawn> DRAW = Field.optional(
                    "draw",
                    Shape.either(Shape.choice("half", "mover", "opponent"), Shape.number())
                            .by(MemoryKind::drawn),
                    new Drawn(MemoryRules.Draw.SHARED, Optional.empty()))
            .asRule();
    private static final Field<Boolean> MATCHES =
            Field.optional("turned", Shape.choice("new", "match").as("match"::equals));

    /** Who is given a draw, or what it is worth to both where that is not one half. */
    private record Drawn(MemoryRules.Draw given, Optional<Rational> worth) {}

    @Override
    public Shape.Fields document() {
        return Shape.fields(STATE.pairs(), STATE.known(), STATE.lead(), LEADS, PASSING, ALWAYS_TWO, DRAW, MATCHES);
    }

    @Override
    public List<String> facts() {
        return Stream.of(MemorySolution.KEYS, MidTurnSolution.KEYS, UnequalDrawSolution.KEYS)
                .flatMap(List::stream)
                .distinct()
                .toList();
    }

    @Override
    public MemoryGame read(Node document) {
        MemoryState state = STATE.in(document);
        MemoryRules rules = new MemoryRules(
                PASSING.in(document), ALWAYS_TWO.in(document), DRAW.in(document).given());
        Optional<Rational> worth = DRAW.in(document).worth();
        if (worth.isPresent() && (!rules.passing() || rules.alwaysTwo()))
            throw document.get(DRAW.name()).bad("memory.bad.draw-needs-passing");
        Optional<MemoryGame.Turned> turned =
                MATCHES.find(document).map(match -> turned(match, document.get(MATCHES.name()), state));
        if (turned.isPresent() && (worth.isPresent() || rules.draw() != MemoryRules.Draw.SHARED))
            throw document.get(MATCHES.name()).bad("memory.bad.turned-needs-half");
        if (LEADS.isIn(document) && (worth.isPresent() || turned.isPresent()))
            throw document.get(LEADS.name()).bad("memory.bad.leads");
        return new MemoryGame(state, rules, worth, turned, leads(document, state.pairs()));
    }

    private static Optional<List<Integer>> leads(Node document, int pairs) {
        if (LEADS.isIn(document)) document.get(LEADS.name()).wholes(-pairs, pairs);
        return LEADS.find(document);
    }

    private static Drawn drawn(Node node) {
        return switch (node.text()) {
            case "half" -> new Drawn(MemoryRules.Draw.SHARED, Optional.empty());
            case "mover" -> new Drawn(MemoryRules.Draw.MOVER, Optional.empty());
            case "opponent" -> new Drawn(MemoryRules.Draw.OPPONENT, Optional.empty());
            default -> {
                Rational worth = node.rational();
                if (worth.isNegative() || worth.compareTo(Rational.ONE) > 0)
                    throw node.bad("memory.bad.draw-worth", worth);
                yield new Drawn(
                        MemoryRules.Draw.SHARED, Optional.of(worth).filter(other -> !other.equals(Rational.HALF)));
            }
        };
    }

    private static MemoryGame.Turned turned(boolean match, Node node, MemoryState state) {
        if (match && state.known() == 0) throw node.bad("memory.bad.no-match");
        if (!match && !WinTable.open(state)) throw node.bad("memory.bad.no-new");
        return match ? MemoryGame.Turned.MATCH : MemoryGame.Turned.NEW;
    }

    @Override
    public Solution solve(MemoryGame game, Progress progress) {
        if (game.drawWorth().isPresent())
            return UnequalDrawSolution.of(game.state(), game.drawWorth().get(), progress);
        return game.turned().isPresent() ? MidTurnSolution.of(game, progress) : MemorySolution.of(game, progress);
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        if (words.isEmpty()) return Optional.of(Map.of("pairs", 8));
        if (words.size() > 3 || !words.stream().allMatch(w -> w.matches("-?\\d{1,6}"))) return Optional.empty();
        List<String> names = List.of("pairs", "known", "lead");
        Map<String, Object> document = new java.util.LinkedHashMap<>();
        for (int i = 0; i < words.size(); i++) document.put(names.get(i), Integer.parseInt(words.get(i)));
        return Optional.of(document);
    }

    /** Not where a draw is worth neither half a point nor a win: such a game has no single value, and nobody knows what is best. */
    @Override
    public Optional<Message> unplayable(MemoryGame game) {
        return Optional.of(
                game.drawWorth().isPresent()
                        ? Message.of("memory.memory.not-played")
                        : Message.of("memory.not-played", MOST_PAIRS_TO_PLAY));
    }

    @Override
    public Optional<Position> play(MemoryGame game, Progress progress) {
        return game.state().pairs() > MOST_PAIRS_TO_PLAY || game.drawWorth().isPresent()
                ? Optional.empty()
                : Optional.of(MemoryPlay.start(game));
    }

    @Override
    public List<Tabulation> tables() {
        return MemoryTables.all();
    }

    @Override
    public List<Claim> claims() {
        return MemoryClaims.all();
    }
}
