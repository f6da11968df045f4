package hissho.zerosum.question;

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
import hissho.zerosum.writing.Writing;
import java.util.ArrayList;
import java.util.List;

/** What there is to say about a solved matrix game. */
final class MatrixReport {

    private static final int MOST_OPTIMA = 30;

    private final MatrixAnswer answer;
    private final MatrixGame game;
    private final MatrixSolution solution;
    private final Words words;
    private final PlayerNames names;

    MatrixReport(MatrixAnswer answer, Words words, PlayerNames names) {
        this.names = names;
        this.answer = answer;
        this.game = answer.question().game();
        this.solution = answer.solution();
        this.words = words;
    }

    Report make() {
        List<Section> sections = new ArrayList<>();
        if (Writing.shown(game))
            sections.add(Section.of(words.say("matrix.section.game"), Writing.table(words, game, "")));
        sections.addAll(new LearnerSections(answer, words, names).make());
        sections.add(argument(answer.told()));
        answer.instead().map(this::argument).ifPresent(sections::add);
        sections.add(optima());
        sections.add(certificate());
        StructureSections structure = new StructureSections(answer, words);
        if (StructureSections.suits(game)) sections.add(structure.equilibrium());
        sections.add(structure.meaning());
        return new Report(
                "matrix", words.say("matrix.title", game.height(), game.width()), headline(), facts(), sections);
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

    /** The verdict where something was proposed or played, the solution otherwise. */
    private String headline() {
        return Writing.sentence(
                new LearnerSections(answer, words, names).verdict().orElseGet(this::solved));
    }

    private String solved() {
        OptimalPair pair = pair();
        if (!names.own()
                && pair.row().support().size() == 1
                && pair.column().support().size() == 1)
            return words.say(
                    "matrix.headline.saddle",
                    amount(solution.value()),
                    Writing.line(
                            words, true, game.rows().get(pair.row().support().getFirst())),
                    Writing.line(
                            words,
                            false,
                            game.columns().get(pair.column().support().getFirst())));
        return words.say(
                "matrix.headline." + SolutionFacts.favors(solution.value()),
                amount(solution.value().absolute()),
                names.first(),
                names.second(),
                names.firstAtStart(),
                names.secondAtStart(),
                Writing.listed(words, pair.row(), game.rows(), true),
                Writing.listed(words, pair.column(), game.columns(), false));
    }

    private String amount(Rational value) {
        String unit = game.unit().isEmpty() ? names.unit() : game.unit();
        return unit.isEmpty() ? words.write(value) : words.say("matrix.amount", value, unit);
    }

    private List<Said> facts() {
        List<String> keys = new ArrayList<>();
        MatrixQuestion.Proposal proposed = answer.question().proposed();
        if (canHandOver()) keys.add("transferred");
        if (proposed.value().isPresent()) keys.add("valueCorrect");
        if (proposed.p().isPresent() || proposed.q().isPresent())
            keys.addAll(List.of("optimal", "guarantee", "exploitability"));
        keys.addAll(asked());
        keys.addAll(List.of("value", "row", "col", "favors", "uniqueRow", "uniqueCol"));
        keys.addAll(
                solution.rows().complete() ? List.of("rowExtreme") : List.of("rowExtremeComplete", "rowExtremeCount"));
        keys.addAll(
                solution.columns().complete()
                        ? List.of("colExtreme")
                        : List.of("colExtremeComplete", "colExtremeCount"));
        keys.add("saddlePoints");
        if (!answer.facts().get("structures", List.class).isEmpty()) keys.add("structures");
        keys.addAll(List.of("method", "pureLower", "pureUpper", "sidePayment"));
        return Said.of(words, "matrix", answer.facts(), keys.toArray(String[]::new));
    }

    /** Whether a weight is to be handed over, and something dominates its row. */
    private boolean canHandOver() {
        return answer.question()
                .transfer()
                .map(row -> new MatrixQuestion.Line(true, row))
                .flatMap(line -> answer.question().handover(line, solution.row().weights(), answer.progress()))
                .isPresent();
    }

    /** What answers the fields that ask about something else than the solution. */
    private List<String> asked() {
        MatrixQuestion question = answer.question();
        List<String> keys = new ArrayList<>();
        if (question.domination().target().isPresent()) keys.add("dominated");
        if (question.domination().steps().isPresent()) keys.add("valid");
        if (question.second().isPresent()) keys.add("affine");
        if (!question.pivoting().candidates().isEmpty()) keys.add("verdicts");
        else if (question.choices().pivots().isPresent()) keys.addAll(List.of("legal", "pivotVerdict", "corner"));
        if (question.choices().supportRows().isPresent()
                || question.choices().supportColumns().isPresent()) keys.add("systemVerdict");
        if (!question.domination().mixtures().isEmpty()) keys.addAll(List.of("mixturePayoffs", "mixturesOptimal"));
        if (question.played().isPresent()) keys.addAll(List.of("realized", "rowShortfall", "colExcess"));
        return keys;
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
