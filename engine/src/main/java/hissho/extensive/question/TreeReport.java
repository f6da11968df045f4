package hissho.extensive.question;

import hissho.extensive.Behaviour;
import hissho.extensive.ExtensiveGame;
import hissho.extensive.Information;
import hissho.extensive.Knowledge;
import hissho.extensive.PureStrategies;
import hissho.extensive.StrategicForm;
import hissho.extensive.solve.OptimalPlans;
import hissho.extensive.solve.PureEquilibria;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Tells a solved tree: who gets what, how each player plays at each information set, what the players know, and the strategic form. */
final class TreeReport {

    /** More pure strategies of a player are not listed. */
    private static final BigInteger MOST_NAMED = BigInteger.valueOf(64);

    private static final int MOST_LINES = 16;
    private static final int MOST_SETS = 60;

    /** More sets than this at which the same is played share a line. */
    private static final int MOST_ALIKE = 4;

    private static final int MOST_EQUILIBRIA = 30;

    /** Strategies of larger trees are not counted. */
    private static final int MOST_COUNTED = 20_000;

    /** Longer fractions are told as decimals. */
    private static final int MOST_READ = 24;

    private final TreeAnswer answer;
    private final ExtensiveGame game;
    private final Words words;

    TreeReport(TreeAnswer answer, Words words) {
        this.answer = answer;
        this.game = answer.game(words);
        this.words = words;
    }

    Report report(Set<String> more) {
        Optional<List<Behaviour>> play = answer.shown();
        List<Section> sections = new ArrayList<>();
        if (!answer.drawn().isInstead())
            sections.add(Section.of(
                    words.say("extensive.section.tree"),
                    new Block.Picture(
                            TreeFigure.of(game, play, words),
                            words.say(play.isPresent() ? "extensive.figure.played" : "extensive.figure.tree"))));
        sections.addAll(answer.drawn().pictures(words, answer.progress()));
        answered(() -> GuaranteeMap.of(answer, words)).ifPresent(sections::add);
        play.ifPresent(profile -> sections.add(behaviour(profile)));
        new TreeArgument(answer, words).section().ifPresent(sections::add);
        List<Said> asked = said(asked());
        if (!asked.isEmpty())
            sections.addFirst(Section.of(words.say("extensive.section.asked"), new Block.Facts(asked)));
        answered(this::equilibria).ifPresent(sections::add);
        sections.add(knowledge());
        answered(this::strategicForm).ifPresent(sections::add);
        List<String> keys = new ArrayList<>(
                answer.isConstantSum()
                        ? answer.isNear() ? List.of("exploitability", "rounds", "method") : List.of("value", "method")
                        : List.of("zeroSum", "speCount", "pseCount", "perfectPayoffs"));
        keys.addAll(more);
        return new Report(
                answer.question().kind(),
                words.say(answer.question().title()),
                new TreeHeadline(answer, words).text(),
                said(keys),
                sections);
    }

    /** The facts that answer what the document asks beside the solution. */
    private List<String> asked() {
        Asked asked = answer.question().asked();
        List<String> keys = new ArrayList<>();
        if (asked.player() > 0) {
            keys.add("ownInfosets");
            if (PureStrategies.count(game, asked.player()).compareTo(MOST_NAMED) <= 0) keys.add("labels");
        }
        if (asked.mixed().isPresent()) keys.addAll(List.of("representable", "behavior"));
        if (asked.behaviour().isPresent()) keys.add("mixed");
        if (asked.mixed().isPresent()
                || asked.behaviour().isPresent()
                || asked.strategy().isPresent()) keys.addAll(List.of("colPayoffs", "security"));
        if (asked.path().isPresent()) keys.add("payoff");
        if (!asked.points().isEmpty()) keys.add("points");
        if (asked.profile().isPresent())
            keys.addAll(List.of("profilePayoffs", "isEquilibrium", "isSubgamePerfect", "whoDeviates", "bayesBeliefs"));
        if (asked.beliefs().isPresent())
            keys.addAll(List.of("sequentiallyRational", "betterMove", "consistentBeliefs", "sequentialEquilibrium"));
        return keys;
    }

    /** The facts that this game has. */
    private List<Said> said(List<String> keys) {
        return keys.stream()
                .flatMap(key -> answer.facts().find(key).stream())
                .flatMap(fact -> answered(() -> Optional.of(Said.of(words, "extensive", fact))).stream())
                .filter(said ->
                        !(said.value() instanceof BigInteger count) || count.bitLength() <= PureStrategies.MOST_BITS)
                .map(this::readable)
                .toList();
    }

    /** A fraction too long to read gets its decimals. */
    private Said readable(Said said) {
        if (!(said.value() instanceof Rational number) || said.text().length() <= MOST_READ) return said;
        String text = said.key().equals("value")
                ? words.say("extensive.exact-and-about", said.text(), words.brief(number))
                : words.brief(number);
        return said.reworded(text);
    }

    private static <T> Optional<T> answered(java.util.function.Supplier<Optional<T>> work) {
        try {
            return work.get();
        } catch (NotAnswered e) {
            return Optional.empty();
        }
    }

    /** At each information set of each player the probabilities of the moves. */
    private Section behaviour(List<Behaviour> profile) {
        List<Block> blocks = new ArrayList<>();
        Knowledge known = answer.knowledge(words);
        for (Behaviour behaviour : profile) {
            int player = behaviour.player();
            if (game.sets(player) == 0) continue;
            List<List<Block.Cell>> rows = new ArrayList<>();
            Optional<String> everywhere =
                    everywhere(game, behaviour, words).filter(all -> game.sets(player) > MOST_ALIKE);
            everywhere.ifPresent(all -> rows.add(
                    List.of(Block.Cell.of(words.say("extensive.all-sets", game.sets(player))), Block.Cell.of(all))));
            for (int set = 0; everywhere.isEmpty() && set < Math.min(game.sets(player), MOST_SETS); set++)
                rows.add(List.of(
                        Block.Cell.of(game.setName(player, set)),
                        Block.Cell.of(known.at(player, set).orElse("")),
                        Block.Cell.of(moves(game, player, set, behaviour.atSet().get(set), words))));
            List<String> head = List.of(
                    words.say("extensive.column.set"),
                    words.say("extensive.column.known"),
                    words.say("extensive.column.moves"));
            boolean told = everywhere.isEmpty()
                    && rows.stream().anyMatch(row -> !row.get(1).text().isEmpty());
            blocks.add(new Block.Table(
                    words.say("extensive.behaviour.of", game.player(player)),
                    told ? head : List.of(head.getFirst(), head.getLast()),
                    told || everywhere.isPresent()
                            ? rows
                            : rows.stream()
                                    .map(row -> List.of(row.getFirst(), row.getLast()))
                                    .toList(),
                    true));
            if (everywhere.isEmpty() && game.sets(player) > MOST_SETS)
                blocks.add(new Block.Paragraph(words.say("extensive.more-sets", MOST_SETS, game.sets(player))));
        }
        answered(this::family).ifPresent(text -> blocks.add(new Block.Paragraph(text)));
        return new Section(
                words.say(
                        answer.isNear()
                                ? "extensive.section.nearly"
                                : answer.isConstantSum()
                                        ? "extensive.section.optimal"
                                        : "extensive.section.equilibrium"),
                blocks);
    }

    /** The moves that are played at a set, each with its probability where there are several. */
    static String moves(ExtensiveGame game, int player, int set, RationalVector weights, Words words) {
        List<String> parts = new ArrayList<>();
        for (int move : weights.support()) {
            String name = game.moveNames(player, set).get(move);
            parts.add(
                    weights.get(move).equals(Rational.ONE)
                            ? name
                            : words.say("extensive.with-probability", name, words.brief(weights.get(move))));
        }
        return String.join(", ", parts);
    }

    /** What a player plays at every information set, where that is the same. */
    static Optional<String> everywhere(ExtensiveGame game, Behaviour behaviour, Words words) {
        List<String> different = IntStream.range(0, game.sets(behaviour.player()))
                .mapToObj(set ->
                        moves(game, behaviour.player(), set, behaviour.atSet().get(set), words))
                .distinct()
                .limit(2)
                .toList();
        return different.size() == 1 ? Optional.of(different.getFirst()) : Optional.empty();
    }

    private Optional<String> family() {
        if (!answer.isConstantSum()) return Optional.empty();
        OptimalPlans.Family found = OptimumFacts.family(answer);
        return Optional.of(words.say(
                "extensive.family",
                game.moveNames(0, found.set()).get(found.move()),
                answer.knowledge(words)
                        .at(0, found.set())
                        .map(known -> words.say("extensive.set-known", game.setName(0, found.set()), known))
                        .orElseGet(() -> game.setName(0, found.set())),
                found.least(),
                found.most()));
    }

    private Optional<Section> equilibria() {
        if (answer.isConstantSum()) return Optional.empty();
        List<PureEquilibria.Equilibrium> listed = answer.equilibria();
        if (listed.isEmpty())
            return Optional.of(Section.of(
                    words.say("extensive.section.pure"), new Block.Paragraph(words.say("extensive.none-pure"))));
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (PureEquilibria.Equilibrium equilibrium : listed.subList(0, Math.min(listed.size(), MOST_EQUILIBRIA))) {
            List<Block.Cell> row = new ArrayList<>();
            for (int i = 0; i < game.players(); i++)
                row.add(Block.Cell.of(
                        PureStrategies.label(game, i, equilibrium.choices().get(i))));
            row.add(Block.Cell.of(equilibrium.payoff(), words));
            row.add(
                    equilibrium.isSubgamePerfect()
                            ? Block.Cell.of(words.say("core.yes"))
                            : Block.Cell.of(words.say(
                                    "extensive.not-perfect",
                                    game.player(equilibrium.deviator()),
                                    game.tree().place(equilibrium.failing()))));
            rows.add(row);
        }
        List<String> head = new ArrayList<>();
        for (int i = 0; i < game.players(); i++) head.add(game.player(i));
        head.add(words.say("extensive.column.payoffs"));
        head.add(words.say("extensive.column.perfect"));
        return Optional.of(Section.of(
                words.say("extensive.section.pure"),
                new Block.Table(words.say("extensive.pure-equilibria", listed.size()), head, rows, false)));
    }

    private Section knowledge() {
        ExtensiveGame given = answer.given(words);
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Paragraph(words.say(
                given.tree().hasPerfectInformation()
                        ? "extensive.perfect-information"
                        : "extensive.hidden-information")));
        for (int player = 0; player < given.players(); player++) {
            int who = player;
            Information.forgotten(given, player)
                    .ifPresent(found -> blocks.add(new Block.Paragraph(words.say(
                            "extensive.forgets",
                            given.player(who),
                            given.setName(who, found.set()),
                            place(given, found.first()),
                            place(given, found.second())))));
        }
        if (Information.hasPerfectRecall(given)) blocks.add(new Block.Paragraph(words.say("extensive.recalls")));
        List<Said> said = new ArrayList<>();
        for (Said fact : said(List.of("repeatedInfosets", "depthSpanning")))
            if (fact.value() instanceof List<?> names && !names.isEmpty()) said.add(called(fact, names, given));
        if (!said.isEmpty()) blocks.add(new Block.Facts(said));
        if (given.tree().size() != game.tree().size()) blocks.add(new Block.Paragraph(words.say("extensive.absorbed")));
        blocks.add(new Block.Paragraph(size(given)));
        if (given.tree().size() <= MOST_COUNTED) blocks.add(strategies(given));
        return new Section(words.say("extensive.section.knowledge"), blocks);
    }

    /** A fact that names information sets, with what they are called here. */
    private Said called(Said fact, List<?> names, ExtensiveGame given) {
        ExtensiveGame own = answer.question().game();
        String text = names.stream()
                .map(name -> IntStream.range(0, own.players())
                        .filter(player -> own.setNames(player).contains(name))
                        .mapToObj(player ->
                                given.setName(player, own.setNames(player).indexOf(name)))
                        .findFirst()
                        .orElse(String.valueOf(name)))
                .collect(Collectors.joining(", "));
        return fact.reworded(text);
    }

    /** How many nodes there are of each sort. */
    private String size(ExtensiveGame given) {
        int size = given.tree().size();
        long ends = given.tree().terminals().count();
        long chance = IntStream.range(0, size).filter(given::isChance).count();
        return words.say("extensive.size", size, ends, chance, size - ends - chance);
    }

    /** Player by player, how many information sets and pure strategies there are. */
    private Block strategies(ExtensiveGame given) {
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (int i = 0; i < given.players(); i++) {
            int player = i;
            rows.add(List.of(
                    Block.Cell.of(given.player(i)),
                    Block.Cell.of(given.sets(i), words),
                    counted(PureStrategies.count(given, i)),
                    answered(() -> Optional.of(PureStrategies.reducedCount(game, player, answer.progress())))
                            .map(TreeReport::counted)
                            .orElseGet(() -> Block.Cell.of("–"))));
        }
        return new Block.Table(
                words.say("extensive.strategies"),
                List.of(
                        words.say("extensive.column.player"),
                        words.say("extensive.column.sets"),
                        words.say("extensive.column.pure-count"),
                        words.say("extensive.column.reduced-count")),
                rows,
                true);
    }

    /** A count, which is rounded where nobody could read it. */
    private static Block.Cell counted(BigInteger count) {
        String exact = count.toString();
        if (exact.length() <= 15) return new Block.Cell(count, exact, Tone.PLAIN);
        String lead = exact.charAt(0) + "." + exact.substring(1, 3);
        return new Block.Cell(count, "≈ " + lead + "·10^" + (exact.length() - 1), Tone.PLAIN);
    }

    private static Message place(ExtensiveGame game, int node) {
        return game.tree().place(node);
    }

    private List<String> strategies(StrategicForm form, int player) {
        return form.strategies().get(player).stream()
                .map(choice -> PureStrategies.label(game, player, choice))
                .toList();
    }

    private Optional<Section> strategicForm() {
        if (game.players() != 2) return Optional.empty();
        BigInteger most = BigInteger.valueOf(MOST_LINES);
        if (PureStrategies.count(game, 0).compareTo(most) > 0
                || PureStrategies.count(game, 1).compareTo(most) > 0) return Optional.empty();
        StrategicForm form = answer.form();
        boolean zeroSum = game.isZeroSum();
        List<String> head = new ArrayList<>(List.of(game.player(0) + " \\ " + game.player(1)));
        head.addAll(strategies(form, 1));
        List<String> rowNames = strategies(form, 0);
        List<List<Block.Cell>> rows = IntStream.range(0, form.game().size(0))
                .mapToObj(i -> {
                    List<Block.Cell> row = new ArrayList<>();
                    row.add(Block.Cell.of(rowNames.get(i)));
                    for (int j = 0; j < form.game().size(1); j++) {
                        RationalVector paid = form.game().payoffsAt(form.game().profile(i, j));
                        row.add(zeroSum ? Block.Cell.of(paid.get(0), words) : Block.Cell.of(paid, words));
                    }
                    return row;
                })
                .toList();
        return Optional.of(Section.of(
                words.say("extensive.section.form"),
                new Block.Table(
                        words.say(
                                zeroSum ? "extensive.form.zero-sum" : "extensive.form.payoffs",
                                game.player(0),
                                game.player(1)),
                        head,
                        rows,
                        true)));
    }
}
