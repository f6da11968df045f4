package hissho.card.memory;

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
import hissho.verify.Topic;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The Memory game: who is favoured in a state, and whether to pass. */
final class MemoryKind implements Kind<MemoryGame> {

    /** More pairs than this would take too long in exact fractions; the tables in doubles go further. */
    static final int MOST_PAIRS = 200;

    static final int MOST_PAIRS_TO_PLAY = 32;

    @Override
    public Listing listing() {
        return new Listing("memory", "memory", Chapter.MEMORY);
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(
                Field.required("pairs", Shape.whole(1, MOST_PAIRS)),
                Field.optional("known", Shape.whole(0, MOST_PAIRS)),
                Field.optional("lead", Shape.whole(-MOST_PAIRS, MOST_PAIRS)),
                Field.optional("passing", Shape.truth()),
                Field.optional("alwaysTwo", Shape.truth()),
                Field.optional("draw", Shape.either(Shape.choice("half", "mover", "opponent"), Shape.number())),
                Field.optional("turned", Shape.choice("new", "match")));
    }

    @Override
    public MemoryGame read(Node document) {
        MemoryState state = state(document);
        boolean passing = document.find("passing").map(Node::truth).orElse(true);
        boolean alwaysTwo = document.find("alwaysTwo").map(Node::truth).orElse(false);
        String draw = document.find("draw").map(Node::text).orElse("half");
        Optional<Rational> worth = switch (draw) {
            case "half", "mover", "opponent" -> Optional.empty();
            default -> Optional.of(drawWorth(document.get("draw")));
        };
        MemoryRules.Draw given = switch (draw) {
            case "mover" -> MemoryRules.Draw.MOVER;
            case "opponent" -> MemoryRules.Draw.OPPONENT;
            default -> MemoryRules.Draw.SHARED;
        };
        if (worth.isPresent() && (!passing || alwaysTwo))
            throw document.get("draw").bad("memory.bad.draw-needs-passing");
        if (worth.isPresent() && worth.get().equals(Rational.HALF)) worth = Optional.empty();
        Optional<MemoryGame.Turned> turned = document.find("turned").map(node -> turned(node, state));
        if (turned.isPresent() && (worth.isPresent() || given != MemoryRules.Draw.SHARED))
            throw document.get("turned").bad("memory.bad.turned-needs-half");
        return new MemoryGame(state, new MemoryRules(passing, alwaysTwo, given), worth, turned);
    }

    /** Pairs, known cards and lead, as every kind of this room gives them. */
    static MemoryState state(Node document) {
        int pairs = document.get("pairs").whole(1, MOST_PAIRS);
        int known = document.find("known").map(n -> n.whole(0, pairs)).orElse(0);
        int lead =
                document.find("lead").map(n -> n.whole(-MOST_PAIRS, MOST_PAIRS)).orElse(0);
        return new MemoryState(pairs, known, lead);
    }

    private static Rational drawWorth(Node node) {
        Rational worth = node.rational();
        if (worth.isNegative() || worth.compareTo(Rational.ONE) > 0) throw node.bad("memory.bad.draw-worth", worth);
        if (worth.equals(Rational.HALF)) return worth;
        return worth;
    }

    private static MemoryGame.Turned turned(Node node, MemoryState state) {
        boolean match = node.choice("new", "match").equals("match");
        if (match && state.known() == 0) throw node.bad("memory.bad.no-match");
        if (!match && !WinTable.open(state)) throw node.bad("memory.bad.no-new");
        return match ? MemoryGame.Turned.MATCH : MemoryGame.Turned.NEW;
    }

    @Override
    public Solution solve(MemoryGame game, Progress progress) {
        if (game.drawWorth().isPresent())
            return UnequalDrawSolution.of(game.state(), game.drawWorth().get(), progress);
        WinTable table = WinTable.upTo(game.state().pairs(), game.rules(), progress);
        if (game.turned().isPresent()) return new MidTurnSolution(game, table);
        return new MemorySolution(game, table);
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
    public Optional<Position> play(MemoryGame game) {
        return game.state().pairs() > MOST_PAIRS_TO_PLAY || game.drawWorth().isPresent()
                ? Optional.empty()
                : Optional.of(MemoryPlay.start(game));
    }

    @Override
    public List<Tabulation> tables() {
        return MemoryTables.all();
    }

    @Override
    public List<Topic> topics() {
        return MemoryTopics.all();
    }

    @Override
    public List<Claim> claims() {
        return MemoryClaims.all();
    }
}
