package hissho.equilibrium.question;

import hissho.equilibrium.Deviations;
import hissho.equilibrium.StrictElimination;
import hissho.equilibrium.many.ManyEquilibria;
import hissho.equilibrium.many.NashProduct;
import hissho.equilibrium.many.Surroundings;
import hissho.fact.NotAnswered;
import hissho.form.Mixed;
import hissho.form.StrategicGame;
import hissho.kind.Parts;
import hissho.number.RationalVector;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Tells a solved strategic game of any number of players; two players are told as a table of pairs. */
final class StrategicReport {

    private static final int MOST_TOLD = 30;

    private static final int PAID_PLACES = 4;

    /** Numbers of both sorts: 1, 2, 3 and I, II, III. */
    private static final Pattern NUMERAL = Pattern.compile("[0-9]+|[IVX]+");

    private final StrategicAnswer answer;
    private final StrategicGame game;
    private final Words words;
    private final Parts parts;

    StrategicReport(StrategicAnswer answer, Words words) {
        this.answer = answer;
        this.game = answer.game;
        this.words = words;
        this.parts = new Parts(words);
    }

    Report report() {
        parts.add(this::asked);
        if (answer.two.isPresent()) {
            Report two = answer.two.get().tell(words);
            parts.addAll(two.sections());
            return new Report(
                    answer.question.kind(),
                    two.title(),
                    answer.question.profile().isPresent() ? verdict() : two.headline(),
                    two.answer(),
                    parts.sections());
        }
        parts.add(() -> Optional.of(pure()));
        parts.add(() -> Optional.of(all()));
        parts.add(() -> Optional.of(elimination()));
        if (CorrelatedSection.isTold(game, answer.question.aim()))
            parts.add(() -> Optional.of(
                    new CorrelatedSection(game, answer.question.aim(), answer.facts(), answer.progress, words)
                            .section()));
        String headline = parts.headline(this::headline);
        List<String> told =
                new ArrayList<>(List.of("pse", "payoffs", "surviving", "allEquilibriaCount", "allEquilibriaComplete"));
        if (known().filter(many -> !many.complete()).isPresent()) told.add("allEquilibriaDescribed");
        List<Said> said = said(told);
        return new Report(
                answer.question.kind(),
                words.say("equilibrium.many.title", game.players().count(), game.profiles()),
                headline,
                parts.answer(said),
                parts.sections());
    }

    private String verdict() {
        return BimatrixHeadline.verdict(words, game, Deviations.from(game, answer.profile()));
    }

    private String headline() {
        if (answer.question.profile().isPresent()) return verdict();
        List<Integer> pure = answer.pure().profiles();
        if (pure.size() == 1 && known().map(many -> many.found().size() == 1).orElse(true))
            return words.say(
                    known().map(ManyEquilibria::complete).orElse(false)
                            ? "equilibrium.many.one-only"
                            : "equilibrium.many.one",
                    String.join(words.say("equilibrium.list"), PureFacts.labels(game, pure.getFirst())),
                    BimatrixHeadline.paid(words, game, game.payoffsAt(pure.getFirst())));
        Optional<ManyEquilibria> known = known();
        if (known.isPresent() && known.get().complete() && known.get().found().size() == 1)
            return words.say("equilibrium.many.only", game.players().count());
        if (known.isPresent() && !known.get().found().isEmpty())
            return words.say(
                    (known.get().complete()
                                    ? "equilibrium.many.exactly"
                                    : known.get().products().isEmpty()
                                            ? "equilibrium.many.at-least"
                                            : known.get().described()
                                                    ? "equilibrium.many.described-all"
                                                    : "equilibrium.many.infinite")
                            + (pure.isEmpty()
                                    ? "-mixed"
                                    : pure.size() == known.get().found().size() ? "-pure" : ""),
                    known.get().found().size(),
                    pure.size(),
                    game.players().count(),
                    known.get().products().size());
        return words.say("equilibrium.many.pure", pure.size(), game.players().count());
    }

    private List<Said> said(List<String> keys) {
        return keys.stream()
                .flatMap(key -> answer.facts().find(key).stream())
                .flatMap(fact -> parts.find(() -> Optional.of(Said.folded(words, "equilibrium", fact))).stream())
                .toList();
    }

    private Optional<Section> asked() {
        List<String> keys = new ArrayList<>();
        if (answer.question.profile().isPresent())
            keys.addAll(List.of(
                    "expectedPayoffs", "deviationPayoffs", "maxGains", "isEquilibrium", "T", "iteratesDistance"));
        if (!answer.question.profiles().isEmpty())
            keys.addAll(List.of("l1Before", "l1After", "supBefore", "supAfter", "contraction"));
        if (!answer.question.amounts().isEmpty()) keys.add("pseQuantities");
        if (keys.isEmpty()) return Optional.empty();
        return Optional.of(Section.of(words.say("equilibrium.section.asked"), new Block.Facts(said(keys))));
    }

    private List<String> names() {
        return names(game, words);
    }

    /** The players as the heads of columns: by their names, or, where they are only numbered, as players. */
    static List<String> names(StrategicGame game, Words words) {
        return IntStream.range(0, game.players().count())
                .mapToObj(i -> name(game, i, words))
                .toList();
    }

    private static String name(StrategicGame game, int player, Words words) {
        String name = game.players().name(player);
        boolean numbered = NUMERAL.matcher(name).matches();
        return numbered ? words.say("equilibrium.many.player", name) : name;
    }

    private Section pure() {
        List<Integer> pure = PureFacts.ordered(answer.pure());
        if (pure.isEmpty())
            return Section.of(
                    words.say("equilibrium.section.pure"), new Block.Paragraph(words.say("equilibrium.many.none")));
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (int p : pure.subList(0, Math.min(MOST_TOLD, pure.size()))) {
            List<Block.Cell> row = new ArrayList<>();
            for (String name : PureFacts.labels(game, p)) row.add(Block.Cell.of(name));
            row.add(Block.Cell.of(game.payoffsAt(p), words));
            row.add(Block.Cell.of(
                    words.say(answer.pure().isStrict(p) ? "equilibrium.kind.strict" : "equilibrium.kind.pure")));
            rows.add(row);
        }
        List<String> head = new ArrayList<>(names());
        head.add(words.say("equilibrium.column.payoffs"));
        head.add(words.say("equilibrium.column.kind"));
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Table(words.say("equilibrium.table.pure", pure.size()), head, rows, false));
        if (pure.size() > MOST_TOLD)
            blocks.add(new Block.Paragraph(words.say("equilibrium.cut", MOST_TOLD, pure.size())));
        return new Section(words.say("equilibrium.section.pure"), blocks);
    }

    private Optional<ManyEquilibria> known() {
        return parts.find(() -> Optional.of(answer.many()));
    }

    /** The equilibria, or why mixed ones were not sought. */
    private Section all() {
        ManyEquilibria many;
        try {
            many = answer.many();
        } catch (NotAnswered e) {
            return Section.of(
                    words.say("equilibrium.section.equilibria"),
                    new Block.Paragraph(words.say("equilibrium.many.not-sought", e.why())));
        }
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (ManyEquilibria.Found found :
                many.found().subList(0, Math.min(MOST_TOLD, many.found().size()))) {
            List<Block.Cell> row = new ArrayList<>();
            for (int i = 0; i < game.players().count(); i++) row.add(Block.Cell.of(found.played(game, i)));
            row.add(paid(found));
            row.add(Block.Cell.of(words.say(
                    found.exact().isPresent() || found.roots().isPresent()
                            ? "equilibrium.many.exact"
                            : "equilibrium.many.certified")));
            row.add(Block.Cell.of(words.say(
                    switch (parts.find(() ->
                                    Optional.ofNullable(answer.surroundings().get(found)))
                            .map(Surroundings::standing)
                            .orElse(Surroundings.Standing.OPEN)) {
                        case ISOLATED -> "core.yes";
                        case IN_A_CONTINUUM -> "core.no";
                        case OPEN -> "equilibrium.isolated.open";
                    })));
            rows.add(row);
        }
        List<String> head = new ArrayList<>(names());
        head.add(words.say("equilibrium.column.payoffs"));
        head.add(words.say("equilibrium.column.proof"));
        head.add(words.say("equilibrium.column.isolated"));
        List<Block> blocks = new ArrayList<>();
        blocks.add(
                new Block.Table(words.say("equilibrium.table.all", many.found().size()), head, rows, false));
        if (many.found().size() > MOST_TOLD)
            blocks.add(new Block.Paragraph(
                    words.say("equilibrium.cut", MOST_TOLD, many.found().size())));
        List<NashProduct> products = many.products();
        if (!products.isEmpty()) {
            blocks.add(new Block.Paragraph(words.say("equilibrium.families.how")));
            blocks.add(continua(products));
            if (products.size() > MOST_TOLD)
                blocks.add(new Block.Paragraph(words.say("equilibrium.cut", MOST_TOLD, products.size())));
        }
        blocks.add(new Block.Paragraph(words.say(
                many.complete()
                        ? "equilibrium.many.complete"
                        : !many.inTime()
                                ? "equilibrium.many.out-of-time"
                                : products.isEmpty()
                                        ? "equilibrium.many.incomplete"
                                        : many.described()
                                                ? "equilibrium.many.described"
                                                : "equilibrium.many.continua")));
        return new Section(words.say("equilibrium.section.equilibria"), blocks);
    }

    /** What an equilibrium pays: exactly, or to a few decimals where it is only known within bounds. */
    private Block.Cell paid(ManyEquilibria.Found found) {
        if (found.exact().isPresent()) {
            RationalVector paid = game.expected(found.exact().get());
            return new Block.Cell(paid, NearNumbers.inTable(words, paid), Tone.PLAIN);
        }
        return Block.Cell.of(found.decimals(game, PAID_PLACES).stream()
                .map(x -> words.say("equilibrium.near", x))
                .collect(Collectors.joining(", ", "(", ")")));
    }

    /** Products of polytopes: in a player's column the corners of what this player may do. */
    private Block continua(List<NashProduct> products) {
        StrategyNames names = new StrategyNames(game, words);
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (NashProduct product : products.subList(0, Math.min(MOST_TOLD, products.size()))) {
            List<Block.Cell> row = new ArrayList<>();
            for (int i = 0; i < game.players().count(); i++) {
                int player = i;
                row.add(Block.Cell.of(product.corners().get(i).stream()
                        .map(corner -> names.inTable(player, corner))
                        .collect(Collectors.joining(" / "))));
            }
            rows.add(row);
        }
        return new Block.Table(words.say("equilibrium.table.families", products.size()), names(), rows, false);
    }

    private Section elimination() {
        StrategyNames names = new StrategyNames(game, words);
        List<Block.Step> steps = new ArrayList<>();
        for (StrictElimination.Round round : answer.strict().rounds())
            for (StrictElimination.Dominated gone : round.gone())
                steps.add(Block.Step.of(words.say(
                        "equilibrium.elimination.step",
                        game.players().name(round.player()),
                        names.of(round.player(), gone.strategy()),
                        names.called(round.player(), new Mixed(gone.mixture())),
                        words.brief(gone.margins().minimum()),
                        words.say("equilibrium.many.others"))));
        return steps.isEmpty()
                ? Section.of(
                        words.say("equilibrium.section.elimination"),
                        new Block.Paragraph(words.say("equilibrium.elimination.none")))
                : Section.of(words.say("equilibrium.section.elimination"), new Block.Steps(steps));
    }
}
