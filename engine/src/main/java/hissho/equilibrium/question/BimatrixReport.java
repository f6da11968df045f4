package hissho.equilibrium.question;

import hissho.equilibrium.Admissibility;
import hissho.equilibrium.AllEquilibria;
import hissho.equilibrium.LemkeHowson;
import hissho.equilibrium.StrictElimination;
import hissho.fact.NotAnswered;
import hissho.form.Mixed;
import hissho.form.Profile;
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

/** Tells a solved game of two players: the equilibria, the table with its stars, what falls to dominance, what each can secure, and what was asked besides. */
final class BimatrixReport {

    private static final int MOST_LINES = 12;
    private static final int MOST_TOLD = 30;
    private static final int MOST_ELIMINATED = 10_000;

    private final BimatrixAnswer answer;
    private final Words words;
    private final StrategyNames names;
    private final Parts parts;

    BimatrixReport(BimatrixAnswer answer, Words words) {
        this.answer = answer;
        this.words = words;
        this.names = new StrategyNames(answer.game, words);
        this.parts = new Parts(words);
    }

    Report report() {
        boolean small = answer.game.size(0) <= MOST_LINES && answer.game.size(1) <= MOST_LINES;
        boolean all = answer.listsAll();
        parts.add(this::asked);
        if (small) parts.add(() -> Optional.of(stars()));
        parts.add(() -> Optional.of(all ? equilibria() : known()));
        if (!all) parts.add(() -> path(answer.walk().or(() -> answer.one().map(LemkeHowson::walked))));
        parts.add(this::picture);
        BimatrixBesides besides = new BimatrixBesides(answer, words);
        if (small) parts.add(() -> Optional.of(besides.safety()));
        parts.add(this::elimination);
        if (small) parts.add(besides::weak);
        if (all) parts.add(() -> path(answer.walk()));
        if (answer.question.rounds() > 1) parts.add(() -> Optional.of(repetition()));
        if (EvolutionFacts.isSymmetric(answer)) parts.add(this::evolution);
        if (small && CorrelatedSection.isTold(answer.game, answer.question.aim()))
            parts.add(() -> Optional.of(
                    new CorrelatedSection(answer.game, answer.question.aim(), answer.facts(), answer.progress, words)
                            .section()));
        if (!small)
            parts.addAll(List.of(Section.of(
                    words.say("equilibrium.section.not-shown"),
                    new Block.Paragraph(words.say("equilibrium.not-shown", MOST_LINES)))));
        String headline = parts.headline(() -> new BimatrixHeadline(answer, words).text());
        List<Said> said = said(keys());
        return new Report(answer.question.kind(), title(), headline, parts.answer(said), parts.sections());
    }

    /** The name of the game where its kind is one game, else its size. */
    private String title() {
        return !answer.question.kind().equals("chicken")
                ? words.say("equilibrium.title", answer.game.size(0), answer.game.size(1))
                : words.say("equilibrium." + answer.question.kind());
    }

    private Optional<Section> path(Optional<LemkeHowson.Walk> walk) {
        return walk.map(each -> new PathSection(answer, words).section(each));
    }

    private List<String> keys() {
        List<String> keys = new ArrayList<>(List.of("safety", "pse"));
        keys.addAll(
                answer.listsAll()
                        ? List.of("unique", "equilibriumCount", "extremeCount")
                        : List.of("allListed", "knownCount", "unique"));
        if (answer.game.constantSum().isPresent()) keys.add("constantSum");
        keys.add("prisonersDilemma");
        return keys;
    }

    private List<Said> said(List<String> keys) {
        return keys.stream()
                .flatMap(key -> answer.facts().find(key).stream())
                .flatMap(fact -> parts.find(() -> Optional.of(Said.folded(words, "equilibrium", fact))).stream())
                .toList();
    }

    /** Why a fact is not known, where it is not. */
    private Optional<String> whyNot(String key) {
        try {
            answer.facts().find(key).ifPresent(fact -> fact.value());
            return Optional.empty();
        } catch (NotAnswered e) {
            return Optional.of(words.say(e.why()));
        }
    }

    private Section stars() {
        return Section.of(
                words.say("equilibrium.section.stars"),
                new Block.Picture(
                                BimatrixFigures.stars(answer, words),
                                words.say(
                                        answer.pure().profiles().isEmpty()
                                                ? "equilibrium.figure.stars-none"
                                                : "equilibrium.figure.stars"))
                        .marking(Tone.ACCENT, words.say("equilibrium.legend.pure")));
    }

    private Section equilibria() {
        AllEquilibria all = answer.all();
        boolean several = !all.continua().isEmpty();
        List<Profile> told =
                all.extreme().subList(0, Math.min(MOST_TOLD, all.extreme().size()));
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (Profile pair : told) {
            RationalVector paid = answer.paid(pair);
            Optional<Boolean> perfect =
                    parts.find(() -> Optional.of(Admissibility.isPerfect(answer.matrices, pair, answer.progress)));
            List<Block.Cell> row = new ArrayList<>(List.of(
                    Block.Cell.of(Integer.toString(rows.size() + 1)),
                    Block.Cell.of(names.inTable(0, pair.get(0))),
                    Block.Cell.of(names.inTable(1, pair.get(1))),
                    new Block.Cell(paid, NearNumbers.inTable(words, paid), Tone.PLAIN),
                    Block.Cell.of(words.say(
                            EquilibriumFacts.isStrict(answer, pair)
                                    ? "equilibrium.kind.strict"
                                    : pair.isPure() ? "equilibrium.kind.pure" : "equilibrium.kind.mixed")),
                    verdict(perfect),
                    verdict(parts.find(() -> Optional.ofNullable(EquilibriumFacts.isProper(answer, pair)))),
                    Block.Cell.of(words.say(answer.isParetoDominated(paid) ? "core.yes" : "core.no"))));
            if (several) row.add(Block.Cell.of(Integer.toString(EquilibriumFacts.componentOf(all, pair))));
            rows.add(row);
        }
        List<String> head = new ArrayList<>(List.of(
                words.say("equilibrium.column.number"),
                answer.game.players().name(0),
                answer.game.players().name(1),
                words.say("equilibrium.column.payoffs"),
                words.say("equilibrium.column.kind"),
                words.say("equilibrium.column.perfect"),
                words.say("equilibrium.column.proper"),
                words.say("equilibrium.column.dominated")));
        if (several) head.add(words.say("equilibrium.column.component"));
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Table(
                words.say("equilibrium.table.extreme", all.extreme().size()), head, rows, true));
        if (all.extreme().size() > MOST_TOLD)
            blocks.add(new Block.Paragraph(
                    words.say("equilibrium.cut", MOST_TOLD, all.extreme().size())));
        blocks.add(new Block.Paragraph(words.say("equilibrium.legend")));
        if (several) {
            blocks.add(products(all));
            blocks.add(new Block.Paragraph(words.say("equilibrium.products.how")));
        }
        List<String> keys = new ArrayList<>(List.of("indices"));
        if (answer.pure().profiles().size() > 1) {
            if (answer.pure().payoffDominant().isPresent()) keys.add("payoffDominant");
            if (PureFacts.riskDominant(answer).isPresent()) keys.add("riskDominant");
        }
        List<Said> said = said(keys);
        if (!said.isEmpty()) blocks.add(new Block.Facts(said));
        parts.find(() -> whyNot("indices"))
                .ifPresent(why -> blocks.add(new Block.Paragraph(words.say("equilibrium.indices-open", why))));
        parts.find(() -> BimatrixArgument.of(answer, told, words)).ifPresent(blocks::addAll);
        return new Section(words.say("equilibrium.section.equilibria"), blocks);
    }

    private Block.Cell verdict(Optional<Boolean> known) {
        return Block.Cell.of(
                words.say(known.map(yes -> yes ? "core.yes" : "core.no").orElse("equilibrium.proper.open")));
    }

    /** Where not all equilibria are listed: those that are known, and why there may be more. */
    private Section known() {
        List<List<Block.Cell>> rows = new ArrayList<>();
        List<Profile> known = answer.known();
        for (Profile pair : known.subList(0, Math.min(MOST_TOLD, known.size())))
            rows.add(List.of(
                    Block.Cell.of(names.inTable(0, pair.get(0))),
                    Block.Cell.of(names.inTable(1, pair.get(1))),
                    new Block.Cell(answer.paid(pair), NearNumbers.inTable(words, answer.paid(pair)), Tone.PLAIN),
                    Block.Cell.of(words.say(pair.isPure() ? "equilibrium.kind.pure" : "equilibrium.kind.mixed"))));
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Paragraph(words.say("equilibrium.known.why", words.say(answer.whyNotAll()))));
        if (!known.isEmpty())
            blocks.add(new Block.Table(
                    words.say("equilibrium.table.known", answer.knownCount()),
                    List.of(
                            answer.game.players().name(0),
                            answer.game.players().name(1),
                            words.say("equilibrium.column.payoffs"),
                            words.say("equilibrium.column.kind")),
                    rows,
                    false));
        if (known.size() > MOST_TOLD)
            blocks.add(new Block.Paragraph(words.say("equilibrium.cut", MOST_TOLD, answer.knownCount())));
        return new Section(words.say("equilibrium.section.equilibria"), blocks);
    }

    private Block products(AllEquilibria all) {
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (var subset :
                all.continua().subList(0, Math.min(MOST_TOLD, all.continua().size())))
            rows.add(List.of(hull(0, subset.first()), hull(1, subset.second())));
        int more = all.continua().size() - rows.size();
        if (more > 0) rows.add(List.of(Block.Cell.of(words.say("equilibrium.more", more)), Block.Cell.of("")));
        return new Block.Table(
                words.say("equilibrium.table.products", all.continua().size()),
                List.of(answer.game.players().name(0), answer.game.players().name(1)),
                rows,
                false);
    }

    private Block.Cell hull(int player, List<Mixed> corners) {
        return Block.Cell.of(String.join(
                "  —  ",
                corners.stream().map(corner -> names.inTable(player, corner)).toList()));
    }

    private Optional<Section> picture() {
        if (!answer.listsAll()) return Optional.empty();
        List<Block> blocks = new ArrayList<>();
        if (answer.game.size(0) == 2 && answer.game.size(1) == 2)
            blocks.add(
                    new Block.Picture(BimatrixFigures.replies(answer, words), words.say("equilibrium.figure.replies")));
        for (int i = 0; i < 2; i++)
            if (answer.game.size(i) == 3)
                blocks.add(new Block.Picture(
                        BimatrixFigures.triangle(answer, i, words),
                        words.say(
                                "equilibrium.figure.triangle",
                                answer.game.players().name(i))));
        return blocks.isEmpty()
                ? Optional.empty()
                : Optional.of(new Section(words.say("equilibrium.section.picture"), blocks));
    }

    private Optional<Section> elimination() {
        if (answer.game.profiles() > MOST_ELIMINATED)
            return Optional.of(Section.of(
                    words.say("equilibrium.section.elimination"),
                    new Block.Paragraph(words.say("equilibrium.elimination.large", MOST_ELIMINATED))));
        StrictElimination strict = answer.strict();
        if (strict.rounds().isEmpty())
            return Optional.of(Section.of(
                    words.say("equilibrium.section.elimination"),
                    new Block.Paragraph(words.say("equilibrium.elimination.none"))));
        List<Block.Step> steps = new ArrayList<>();
        for (StrictElimination.Round round : strict.rounds())
            for (StrictElimination.Dominated gone : round.gone())
                steps.add(Block.Step.of(words.say(
                        "equilibrium.elimination.step",
                        answer.game.players().name(round.player()),
                        names.of(round.player(), gone.strategy()),
                        names.called(round.player(), new Mixed(gone.mixture())),
                        words.brief(gone.margins().minimum()),
                        answer.game.players().name(1 - round.player()))));
        return Optional.of(Section.of(
                words.say("equilibrium.section.elimination"),
                new Block.Steps(steps),
                new Block.Paragraph(words.say("equilibrium.elimination.left", left(0, strict), left(1, strict)))));
    }

    /** What strict elimination leaves of a player's strategies. */
    private String left(int player, StrictElimination strict) {
        List<String> all = strict.left().get(player).stream()
                .map(s -> answer.game.strategies(player).get(s))
                .toList();
        List<String> few = new ArrayList<>(all.subList(0, Math.min(MOST_LINES, all.size())));
        if (few.size() < all.size()) few.add(words.say("equilibrium.more", all.size() - few.size()));
        return words.say(
                "equilibrium.column.of",
                answer.game.players().name(player),
                String.join(words.say("equilibrium.list"), few));
    }

    private Section repetition() {
        return Section.of(
                words.say("equilibrium.section.repetition", answer.question.rounds()),
                new Block.Paragraph(words.say(
                        answer.listsAll() && answer.all().isUnique()
                                ? "equilibrium.repetition.why"
                                : answer.listsAll() || answer.knownCount() > 1
                                        ? "equilibrium.repetition.open"
                                        : "equilibrium.repetition.unknown")),
                new Block.Facts(said(repeated())),
                new Block.Picture(BimatrixFigures.folk(answer, words), words.say("equilibrium.figure.folk-caption")));
    }

    /** No cell is played in every round where the equilibrium of a round is mixed. */
    private List<String> repeated() {
        List<String> keys = new ArrayList<>(List.of("perRound", "total", "cooperativeProfile", "cooperativeTotal"));
        if (answer.listsAll()
                && answer.all().isUnique()
                && answer.all().extreme().getFirst().isPure()) keys.addFirst("stagePlay");
        return keys;
    }

    private Optional<Section> evolution() {
        List<Said> said = said(List.of("symmetricEquilibria", "stable"));
        if (said.isEmpty()) return Optional.empty();
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Paragraph(words.say("equilibrium.evolution.how")));
        blocks.add(new Block.Facts(said));
        if (answer.game.size(0) == 2 || answer.game.size(0) == 3)
            blocks.add(new Block.Picture(
                    BimatrixFigures.replicator(answer, words),
                    words.say(
                            answer.game.size(0) == 2
                                    ? "equilibrium.figure.replicator"
                                    : "equilibrium.figure.replicator-paths",
                            names.of(0, 0))));
        return Optional.of(new Section(words.say("equilibrium.section.evolution"), blocks));
    }

    private Optional<Section> asked() {
        List<String> keys = new ArrayList<>();
        BimatrixQuestion question = answer.question;
        if (question.profile().isPresent())
            keys.addAll(
                    List.of("payoff", "rowPayoffs", "colPayoffs", "bestRows", "bestCols", "gains", "isEquilibrium"));
        else if (question.q().isPresent()) keys.addAll(List.of("rowPayoffs", "bestRows", "replyPayoff"));
        else if (question.p().isPresent()) keys.addAll(List.of("colPayoffs", "bestCols", "replyPayoff"));
        if (!question.vectors().isEmpty()) keys.add("individuallyRational");
        if (question.beliefOn().isPresent()) keys.add("beliefThresholds");
        if (keys.isEmpty()) return Optional.empty();
        List<Block> blocks = new ArrayList<>();
        if (question.beliefOn().isPresent() && answer.game.size(1) == 2)
            blocks.add(new Block.Paragraph(words.say(
                    "equilibrium.belief.how",
                    names.of(1, question.beliefOn().get()),
                    String.join(words.say("equilibrium.list"), ProposalFacts.lines(answer, names)))));
        blocks.add(new Block.Facts(said(keys)));
        return Optional.of(new Section(words.say("equilibrium.section.asked"), blocks));
    }
}
