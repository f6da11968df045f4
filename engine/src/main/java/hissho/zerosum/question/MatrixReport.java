package hissho.zerosum.question;

import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import hissho.zerosum.matrix.ExtremeOptima;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolution;
import hissho.zerosum.matrix.OptimalPair;
import hissho.zerosum.method.Methods;
import hissho.zerosum.method.SaddlePoints;
import hissho.zerosum.method.Structure;
import hissho.zerosum.method.Writing;
import hissho.zerosum.topic.SolutionAnswers;
import java.util.ArrayList;
import java.util.List;

/** What there is to say about a solved matrix game. */
final class MatrixReport {

    private static final int MOST_OPTIMA = 30;

    private final MatrixAnswer answer;
    private final MatrixGame game;
    private final MatrixSolution solution;
    private final Words words;

    MatrixReport(MatrixAnswer answer, Words words) {
        this.answer = answer;
        this.game = answer.question().game();
        this.solution = answer.solution();
        this.words = words;
    }

    Report make() {
        List<Section> sections = new ArrayList<>();
        if (Writing.shown(game))
            sections.add(Section.of(words.say("matrix.section.game"), Writing.table(words, game, "")));
        sections.addAll(new LearnerSections(answer, words).make());
        sections.add(argument(answer.told()));
        answer.instead().map(this::argument).ifPresent(sections::add);
        sections.add(optima());
        sections.add(certificate());
        StructureSections structure = new StructureSections(answer, words);
        if (StructureSections.suits(game)) sections.add(structure.equilibrium());
        sections.add(structure.meaning());
        return new Report(
                "matrix",
                words.say("matrix.title", game.height(), game.width()),
                headline(),
                facts(),
                sections,
                new Report.Certificate(words.say("matrix.certificate", solution.value()), answer.certified()));
    }

    private Section argument(Methods.Told told) {
        List<Block> blocks = new ArrayList<>(told.argument().tell(words));
        if (told.argument().pair().isEmpty()) blocks.add(new Block.Paragraph(words.say("matrix.method-fails")));
        return new Section(
                words.say(
                        "matrix.section.method",
                        words.say("matrix.method." + told.method().name())),
                blocks);
    }

    /** The pair the method found, which a reader will look for, or else the solver's. */
    private OptimalPair pair() {
        return answer.solving().argument().pair().orElse(solution.pair());
    }

    private String headline() {
        return words.say(
                "matrix.headline." + SolutionAnswers.favors(solution.value()),
                amount(solution.value()),
                Writing.strategy(words, pair().row(), game.rows()),
                Writing.strategy(words, pair().column(), game.columns()));
    }

    private String amount(Rational value) {
        return game.unit().isEmpty() ? words.write(value) : words.say("matrix.amount", value, game.unit());
    }

    private List<Said> facts() {
        List<Said> facts = new ArrayList<>();
        facts.add(fact("value", solution.value()));
        facts.add(strategy("row", pair().row(), game.rows()));
        facts.add(strategy("col", pair().column(), game.columns()));
        facts.add(new Said(
                "favors",
                words.say("matrix.fact.favors"),
                SolutionAnswers.favors(solution.value()),
                words.say("matrix.favors." + SolutionAnswers.favors(solution.value()))));
        facts.add(fact("uniqueRow", solution.rows().unique()));
        facts.add(fact("uniqueCol", solution.columns().unique()));
        facts.add(extreme("rowExtreme", solution.rows(), game.rows()));
        facts.add(extreme("colExtreme", solution.columns(), game.columns()));
        List<List<Integer>> saddles = SaddlePoints.of(game).points().stream()
                .map(cell -> List.of(cell.row() + 1, cell.column() + 1))
                .toList();
        facts.add(new Said(
                "saddlePoints",
                words.say("matrix.fact.saddlePoints"),
                saddles,
                saddles.isEmpty()
                        ? words.say("matrix.none")
                        : words.write(saddles.stream()
                                .limit(MOST_OPTIMA)
                                .map(Object::toString)
                                .toList())));
        List<String> structures = Structure.of(game.payoffs()).stream()
                .filter(structure -> structure.saysSomething(game.payoffs()))
                .map(Structure::tag)
                .toList();
        if (!structures.isEmpty())
            facts.add(new Said(
                    "structures",
                    words.say("matrix.fact.structures"),
                    structures,
                    words.write(structures.stream()
                            .map(tag -> words.say("matrix.structure." + tag))
                            .toList())));
        facts.add(new Said(
                "method",
                words.say("matrix.fact.method"),
                answer.solving().method().name(),
                words.say("matrix.method." + answer.solving().method().name())));
        facts.add(fact("pureLower", SaddlePoints.of(game).maximin()));
        facts.add(fact("pureUpper", SaddlePoints.of(game).minimax()));
        facts.add(fact("sidePayment", solution.value().negated()));
        return facts;
    }

    private Said fact(String key, Object value) {
        return Said.of(words, key, "matrix.fact." + key, value);
    }

    private Said strategy(String key, Mixed strategy, List<String> labels) {
        return new Said(
                key, words.say("matrix.fact." + key), strategy.weights(), Writing.strategy(words, strategy, labels));
    }

    private Said extreme(String key, ExtremeOptima optima, List<String> labels) {
        List<RationalVector> all =
                optima.strategies().stream().map(Mixed::weights).toList();
        String text = optima.complete() ? words.say("matrix.count", all.size()) : words.say("matrix.optima.too-many");
        if (optima.complete() && all.size() <= 4)
            text = String.join(
                    words.say("matrix.and"),
                    optima.strategies().stream()
                            .map(s -> Writing.strategy(words, s, labels))
                            .toList());
        return new Said(key, words.say("matrix.fact." + key), all, text);
    }

    private Section optima() {
        List<Block> blocks = new ArrayList<>();
        side(blocks, "I", solution.rows(), game.rows());
        side(blocks, "II", solution.columns(), game.columns());
        return new Section(words.say("matrix.section.optima"), blocks);
    }

    private void side(List<Block> blocks, String player, ExtremeOptima optima, List<String> labels) {
        String name = words.say("matrix.player." + player);
        if (optima.unique()) {
            blocks.add(new Block.Paragraph(words.say(
                    "matrix.optima.unique",
                    name,
                    Writing.strategy(words, optima.strategies().getFirst(), labels))));
            return;
        }
        if (!optima.complete()) {
            blocks.add(new Block.Paragraph(words.say("matrix.optima.not-listed", name)));
            return;
        }
        blocks.add(new Block.Paragraph(
                words.say("matrix.optima.several", name, optima.strategies().size())));
        List<List<Block.Cell>> rows = optima.strategies().stream()
                .limit(MOST_OPTIMA)
                .map(s -> List.of(new Block.Cell(s.weights(), Writing.strategy(words, s, labels), Tone.PLAIN)))
                .toList();
        blocks.add(new Block.Table("", List.of(name), rows, false));
        if (optima.strategies().size() > MOST_OPTIMA)
            blocks.add(new Block.Paragraph(words.say("matrix.optima.first-only", MOST_OPTIMA)));
    }

    /** Both guarantees, line by line. */
    private Section certificate() {
        if (!Writing.shown(game))
            return Section.of(
                    words.say("matrix.section.check"),
                    new Block.Paragraph(words.say("matrix.check.large", solution.value())));
        RationalVector columns = game.columnPayoffs(pair().row().weights());
        RationalVector rows = game.rowPayoffs(pair().column().weights());
        return Section.of(
                words.say("matrix.section.check"),
                new Block.Paragraph(words.say("matrix.check.row", solution.value())),
                Writing.payoffs(words, columns, game.columns(), false, columns.indicesOf(solution.value())),
                new Block.Paragraph(words.say("matrix.check.column", solution.value())),
                Writing.payoffs(words, rows, game.rows(), true, rows.indicesOf(solution.value())),
                new Block.Paragraph(words.say("matrix.check.both")));
    }
}
