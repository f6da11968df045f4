package hissho.extensive.question;

import hissho.extensive.Dealt;
import hissho.extensive.ExtensiveGame;
import hissho.extensive.Knowledge;
import hissho.form.ChanceEvent;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.play.Advice;
import hissho.play.Board;
import hissho.play.Choice;
import hissho.play.Ending;
import hissho.play.Memory;
import hissho.play.Move;
import hissho.play.Moves;
import hissho.play.Place;
import hissho.play.Position;
import hissho.play.Scene;
import hissho.play.Standing;
import hissho.play.Table;
import hissho.play.Turn;
import hissho.play.Weighted;
import hissho.progress.Kept;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * A tree as it is played. A player sees the information set, never the node: of what others and chance did, only what is the same at all
 * nodes of the set. When the game is over, everything is shown.
 */
record TreePlay(Kept<TreePlayer> oracle, TreeTold told, Supplier<Recollection> recollection, int node)
        implements Position {

    /** The first position, where a player has anything to choose. */
    static Optional<Position> start(TreeQuestion question, Optional<Dealt> dealt) {
        ExtensiveGame game = TreeAnswer.played(question.game());
        boolean choices = IntStream.range(0, game.players()).anyMatch(i -> game.sets(i) > 0);
        if (!choices) return Optional.empty();
        TreeTold told = new TreeTold(game, dealt, question);
        return Optional.of(new TreePlay(
                new Kept<>(progress -> TreePlayer.of(new TreeAnswer(question, progress), progress)),
                told,
                new Once<>(() -> new Recollection(told)),
                0));
    }

    ExtensiveGame game() {
        return told.game();
    }

    /** The same play at another node. */
    TreePlay at(int other) {
        return new TreePlay(oracle, told, recollection, other);
    }

    @Override
    public Table table() {
        List<Message> players = IntStream.range(0, game().players())
                .mapToObj(i -> Message.of("extensive.play.player", game().player(i)))
                .toList();
        return new Table(players, turn());
    }

    private Turn turn() {
        if (game().tree().isTerminal(node))
            return new Turn.Over(Ending.paying(game().paid(node).toList()));
        if (!(game().tree().branching(node).orElseThrow() instanceof ChanceEvent event))
            return new Turn.Of(game().mover(node));
        List<Move> moves = all();
        RationalVector weights = event.probabilities();
        return new Turn.Chance(weights.support().stream()
                .map(move -> new Weighted(moves.get(move), weights.get(move)))
                .toList());
    }

    private List<Move> all() {
        return game().moveNamesAt(node).stream()
                .map(name -> Move.named(name, Message.of("extensive.play.move", told.said(name))))
                .toList();
    }

    @Override
    public Moves moves() {
        return game().mover(node) < 0 ? Moves.none() : Moves.of(all());
    }

    @Override
    public TreePlay after(Move move) {
        int number =
                game().tree().isTerminal(node) ? -1 : game().moveNamesAt(node).indexOf(move.notation());
        if (number < 0) throw new IllegalArgumentException("not a legal move: " + move.notation());
        return at(game().tree().child(node, number));
    }

    @Override
    public Message told(Move move, int player) {
        return told.of(node, game().moveNamesAt(node).indexOf(move.notation()), player);
    }

    @Override
    public Memory memory(int player) {
        return game().tree().isTerminal(node) ? Memory.ALL : recollection.get().at(player, lastOwn(player));
    }

    @Override
    public Scene seenBy(int player, Words words) {
        ExtensiveGame shown = told.in(words);
        List<String> notes = notes(shown, player, words);
        List<Board> boards = new ArrayList<>();
        told.dealt()
                .flatMap(cards -> Dealt.board(cards, shown, node, player, words))
                .ifPresent(boards::add);
        told.dealt()
                .filter(_ -> !game().tree().isTerminal(node))
                .map(cards -> cards.hand(player, shown.path(node)))
                .filter(hand -> !hand.isEmpty())
                .ifPresent(hand -> notes.addFirst(words.say("extensive.play.hold", String.join(", ", hand))));
        if (game().tree().size() <= TreeFigure.MOST)
            boards.add(new Board(TreeFigure.seen(shown, possible(player), words), branches(player)));
        return new Scene(String.join("\n", notes), notes, boards);
    }

    /** The branches that stand for the moves of a player to move: those at all nodes at which the game may stand, for all he knows. */
    private Map<Place, String> branches(int player) {
        Map<Place, String> branches = new LinkedHashMap<>();
        if (game().mover(node) != player) return branches;
        List<Move> moves = all();
        for (int member : possible(player))
            for (int move = 0; move < moves.size(); move++)
                branches.put(
                        new Place.Branch(game().tree().child(member, move)),
                        moves.get(move).parts().getFirst().id());
        return branches;
    }

    private List<String> notes(ExtensiveGame shown, int player, Words words) {
        List<String> notes = new ArrayList<>();
        if (shown.tree().isTerminal(node)) {
            notes.add(words.say("extensive.play.path", String.join(" › ", shown.path(node))));
            notes.add(words.say("extensive.play.paid", shown.paid(node)));
            return notes;
        }
        int last = lastOwn(player);
        if (last < 0) {
            notes.add(words.say("extensive.play.nothing"));
            return notes;
        }
        if (told.dealt().isPresent()) {
            String seen =
                    new Knowledge(shown, told.dealt(), words).seen(told.dealt().get(), last);
            if (!seen.isEmpty()) notes.add(words.say("extensive.play.seen", seen));
        } else {
            notes.add(words.say(
                    last == node ? "extensive.play.set" : "extensive.play.was",
                    shown.setName(player, shown.setOf(last))));
            String known = known(shown, last);
            if (!known.isEmpty()) notes.add(words.say("extensive.play.known", known));
        }
        if (last != node) {
            int below = towards(last);
            notes.add(words.say(
                    "extensive.play.chose",
                    shown.moveNamesAt(last).get(shown.tree().moveInto(below))));
        }
        return notes;
    }

    /** The last node on the way here at which the player was to move, this one included; -1 for none. */
    private int lastOwn(int player) {
        for (int at = node; at >= 0; at = game().tree().parent(at)) if (game().mover(at) == player) return at;
        return -1;
    }

    /** The node after one on the way here. */
    private int towards(int above) {
        int at = node;
        while (game().tree().parent(at) != above) at = game().tree().parent(at);
        return at;
    }

    /** The nodes at which the game may stand, for all the player knows. */
    private List<Integer> possible(int player) {
        if (game().tree().isTerminal(node)) return List.of(node);
        int last = lastOwn(player);
        if (last < 0) return List.of(0);
        List<Integer> members = game().tree()
                .members(game().tree().branchingNumber(last))
                .boxed()
                .toList();
        if (last == node) return members;
        int move = game().tree().moveInto(towards(last));
        return members.stream().map(member -> game().tree().child(member, move)).toList();
    }

    /** The way to an information set as its player knows it: where the nodes of the set differ, all that it may have been. */
    private static String known(ExtensiveGame shown, int at) {
        List<List<String>> paths = shown.tree()
                .members(shown.tree().branchingNumber(at))
                .mapToObj(shown::path)
                .toList();
        int length = paths.getFirst().size();
        if (length == 0 || paths.stream().anyMatch(path -> path.size() != length)) return "";
        List<String> steps = new ArrayList<>();
        for (int k = 0; k < length; k++) {
            int step = k;
            List<String> labels =
                    paths.stream().map(path -> path.get(step)).distinct().toList();
            steps.add(labels.size() > 6 ? "?" : String.join(" | ", labels));
        }
        return String.join(" › ", steps);
    }

    @Override
    public Advice advice(Progress progress) {
        return oracle.ask(progress, player -> advice(player, player.weights(node)));
    }

    @Override
    public Advice plan(Progress progress) {
        return oracle.ask(progress, player -> advice(player, player.planned(node)));
    }

    private Advice advice(TreePlayer player, RationalVector weights) {
        List<Move> moves = all();
        List<Integer> support = weights.support();
        Choice choice = player.best(node)
                .<Choice>map(
                        best -> new Choice.Best(best.stream().map(moves::get).toList()))
                .orElseGet(() -> support.size() == 1
                        ? new Choice.Best(List.of(moves.get(support.getFirst())))
                        : new Choice.Mixed(support.stream()
                                .map(move -> new Weighted(moves.get(move), weights.get(move)))
                                .toList()));
        Optional<Rational> worth = player.expects(node);
        Standing standing = worth.<Standing>map(
                        everyEquilibriumPaysTheSame() ? Standing.Worth::new : Standing.InEquilibrium::new)
                .orElseGet(Standing.Unknown::new);
        List<Message> why = new ArrayList<>(List.of(player.why()));
        worth.ifPresent(value -> why.add(Message.of("extensive.play.why.worth", value)));
        return new Advice(standing, choice, why);
    }

    private boolean everyEquilibriumPaysTheSame() {
        return game().players() == 1
                || (game().players() == 2 && game().constantSum().isPresent());
    }
}
