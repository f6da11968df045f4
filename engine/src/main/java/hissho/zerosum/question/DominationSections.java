package hissho.zerosum.question;

import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Block.Step;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.method.Dominance;
import hissho.zerosum.method.DominationCheck;
import hissho.zerosum.method.DominationCheck.Claim;
import hissho.zerosum.question.MatrixQuestion.Line;
import hissho.zerosum.writing.Writing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What a learner says about domination, judged: a line and what is to dominate it, or an elimination step by step in the learner's order. */
final class DominationSections {

    private final MatrixQuestion question;
    private final MatrixGame game;
    private final Progress progress;
    private final Words words;

    DominationSections(MatrixAnswer answer, Words words) {
        this.question = answer.question();
        this.game = question.game();
        this.progress = answer.progress();
        this.words = words;
    }

    /** A judged step: what is left before it, and what is wrong with it, if anything is. */
    private record Judged(Claim claim, List<Integer> rows, List<Integer> columns, Optional<String> fault) {}

    Optional<String> verdict() {
        if (question.domination().target().isPresent())
            return Optional.of(target(question.domination().target().get()));
        return question.domination().steps().map(claims -> {
            List<Judged> judged = judged(claims);
            Optional<String> fault = judged.isEmpty() ? Optional.empty() : judged.getLast().fault;
            if (fault.isPresent())
                return words.say("matrix.verdict.no", words.say("matrix.steps.wrong", judged.size(), fault.get()));
            List<Integer> rows = left(judged, true);
            List<Integer> columns = left(judged, false);
            return words.say(
                    "matrix.verdict.yes", words.say("matrix.steps.right", judged.size(), rows.size(), columns.size()));
        });
    }

    List<Section> make() {
        List<Section> sections = new ArrayList<>();
        question.domination()
                .target()
                .ifPresent(line -> sections.add(Section.of(
                        words.say("matrix.section.line"),
                        new Block.Paragraph(Writing.sentence(target(line))),
                        compared(line))));
        question.domination().steps().ifPresent(claims -> sections.add(elimination(claims)));
        return sections;
    }

    // ---- an elimination

    private Section elimination(List<Claim> claims) {
        List<Step> steps = new ArrayList<>();
        for (Judged judged : judged(claims)) {
            String said = Writing.sentence(judged.fault.orElseGet(() -> right(judged)));
            steps.add(Writing.shown(game) ? Step.of(said, struck(judged)) : Step.of(said));
        }
        List<Block> blocks = new ArrayList<>(List.of(new Block.Steps(steps)));
        if (steps.size() < claims.size())
            blocks.add(new Block.Paragraph(words.say("matrix.steps.rest", claims.size() - steps.size())));
        return new Section(words.say("matrix.section.steps"), blocks);
    }

    /** The steps up to the first that is wrong. */
    private List<Judged> judged(List<Claim> claims) {
        List<Integer> rows = new ArrayList<>(indices(game.height()));
        List<Integer> columns = new ArrayList<>(indices(game.width()));
        List<Judged> judged = new ArrayList<>();
        for (Claim claim : claims) {
            Judged next = new Judged(claim, List.copyOf(rows), List.copyOf(columns), fault(claim, rows, columns));
            judged.add(next);
            if (next.fault.isPresent()) break;
            (claim.isRow() ? rows : columns).removeAll(List.of(claim.index()));
        }
        return judged;
    }

    private List<Integer> left(List<Judged> judged, boolean row) {
        return indices(row ? game.height() : game.width()).stream()
                .filter(i -> judged.stream().noneMatch(each -> each.claim.isRow() == row && each.claim.index() == i))
                .toList();
    }

    private String right(Judged judged) {
        Claim claim = judged.claim;
        MatrixGame side = side(claim, judged.rows, judged.columns);
        List<Integer> lines = claim.isRow() ? judged.rows : judged.columns;
        boolean strict = Dominance.strict(side, lines.indexOf(claim.index()), among(lines, claim.by()));
        return words.say(strict ? "matrix.domination.strict" : "matrix.domination.weak", line(claim), mixture(claim));
    }

    /** Why a step is wrong, the first reason there is. */
    private Optional<String> fault(Claim claim, List<Integer> rows, List<Integer> columns) {
        List<Integer> lines = claim.isRow() ? rows : columns;
        if (!lines.contains(claim.index())) return say("matrix.steps.gone", line(claim));
        if (!claim.by().isDistribution())
            return say("matrix.steps.weights", mixture(claim), claim.by().sum());
        if (!claim.by().get(claim.index()).isZero()) return say("matrix.steps.itself", line(claim));
        Optional<Integer> missing =
                claim.by().support().stream().filter(i -> !lines.contains(i)).findFirst();
        if (missing.isPresent()) return say("matrix.steps.gone", line(claim.isRow(), missing.get()));
        if (question.choices().mode() == Dominance.Mode.PURE
                && claim.by().support().size() > 1) return say("matrix.steps.not-pure", mixture(claim));
        MatrixGame side = side(claim, rows, columns);
        int at = lines.indexOf(claim.index());
        RationalVector by = among(lines, claim.by());
        if (!Dominance.dominates(side, at, by)) return Optional.of(worse(claim, rows, columns));
        boolean strict = Dominance.strict(side, at, by);
        if (question.choices().strictOnly() && !strict)
            return say("matrix.steps.only-weak", mixture(claim), line(claim));
        DominationCheck check = new DominationCheck(game, progress);
        if (!check.holds(claim, rows, columns, question.choices().mode()))
            return say("matrix.steps.strictness", line(claim));
        return Optional.empty();
    }

    private Optional<String> say(String key, Object... arguments) {
        return Optional.of(words.say(key, arguments));
    }

    /** Where the proposed mixture does worse than the line. */
    private String worse(Claim claim, List<Integer> rows, List<Integer> columns) {
        RationalVector mixed = claim.isRow() ? game.columnPayoffs(claim.by()) : game.rowPayoffs(claim.by());
        RationalVector own = claim.isRow()
                ? game.payoffs().row(claim.index())
                : game.payoffs().column(claim.index());
        List<Integer> across = claim.isRow() ? columns : rows;
        int where = across.stream()
                .filter(k -> claim.isRow()
                        ? mixed.get(k).compareTo(own.get(k)) < 0
                        : mixed.get(k).compareTo(own.get(k)) > 0)
                .findFirst()
                .orElseThrow();
        return words.say(
                claim.isRow() ? "matrix.steps.less" : "matrix.steps.more",
                mixture(claim),
                line(claim),
                line(!claim.isRow(), where),
                mixed.get(where),
                own.get(where));
    }

    /** The matrix before a step: what has gone is grey, what goes and what removes it are marked. */
    private Block struck(Judged judged) {
        Claim claim = judged.claim;
        return new Block.Picture(
                        Writing.grid(words, game, (i, j) -> {
                            if (!judged.rows.contains(i) || !judged.columns.contains(j)) return Tone.MUTED;
                            int line = claim.isRow() ? i : j;
                            if (line == claim.index()) return Tone.BAD;
                            return claim.by().get(line).isZero() ? Tone.PLAIN : Tone.GOOD;
                        }),
                        words.say("matrix.steps.caption"))
                .marking(
                        Tone.GOOD,
                        words.say(judged.fault.isEmpty() ? "matrix.legend.dominates" : "matrix.legend.to-dominate"))
                .marking(Tone.BAD, words.say("matrix.legend.goes"));
    }

    // ---- one line under test

    private String target(Line line) {
        MatrixGame side = line.isRow() ? game : game.reversed();
        String name = line(line.isRow(), line.index());
        Optional<RationalVector> given = question.domination().by();
        if (given.isPresent()) {
            Claim claim = new Claim(line.isRow(), line.index(), given.get(), Optional.empty(), Optional.empty());
            Optional<String> fault = fault(claim, indices(game.height()), indices(game.width()));
            return fault.map(why -> words.say("matrix.verdict.no", Writing.sentence(why)))
                    .orElseGet(() -> words.say(
                            "matrix.verdict.yes",
                            Writing.sentence(words.say(
                                    Dominance.strict(side, line.index(), given.get())
                                            ? "matrix.line.strict"
                                            : "matrix.line.weak",
                                    name,
                                    mixture(claim)))));
        }
        boolean pure = question.choices().mode() == Dominance.Mode.PURE;
        Optional<RationalVector> found = found(line);
        if (found.isEmpty())
            return words.say(
                    question.choices().strictOnly()
                            ? pure ? "matrix.line.not-pure-strict" : "matrix.line.not-strict"
                            : pure ? "matrix.line.not-pure" : "matrix.line.not",
                    name);
        return words.say(
                Dominance.strict(side, line.index(), found.get()) ? "matrix.line.strict" : "matrix.line.weak",
                name,
                Writing.mixture(words, found.get(), line.isRow() ? game.rows() : game.columns(), line.isRow()));
    }

    /** What dominates the line, strictly where something does that may be used; nothing where it has to be strict and is not. */
    private Optional<RationalVector> found(Line line) {
        MatrixGame side = line.isRow() ? game : game.reversed();
        Dominance.Mode mode = question.choices().mode();
        Optional<RationalVector> weak = Dominance.find(side, line.index(), mode, progress);
        if (weak.isEmpty() || Dominance.strict(side, line.index(), weak.get())) return weak;
        if (mode == Dominance.Mode.MIXED && Dominance.strictly(side, line.index(), progress))
            return Optional.of(Dominance.strictMixture(side, line.index(), progress));
        return question.choices().strictOnly() ? Optional.empty() : weak;
    }

    /** The line beside what is to dominate it. */
    private Block compared(Line line) {
        Optional<RationalVector> by = question.domination().by().or(() -> found(line));
        List<String> labels = line.isRow() ? game.columns() : game.rows();
        RationalVector own =
                line.isRow() ? game.payoffs().row(line.index()) : game.payoffs().column(line.index());
        List<List<Block.Cell>> rows = new ArrayList<>();
        rows.add(row(line(line.isRow(), line.index()), own));
        by.ifPresent(mixture -> rows.add(row(
                Writing.mixture(words, mixture, line.isRow() ? game.rows() : game.columns(), line.isRow()),
                line.isRow() ? game.columnPayoffs(mixture) : game.rowPayoffs(mixture))));
        return new Block.Table("", Writing.headed("", labels), rows, true);
    }

    private List<Block.Cell> row(String name, RationalVector payoffs) {
        List<Block.Cell> cells = new ArrayList<>(List.of(Block.Cell.of(name)));
        for (Rational payoff : payoffs.stream().toList()) cells.add(Block.Cell.of(payoff, words));
        return cells;
    }

    // ---- names

    private MatrixGame side(Claim claim, List<Integer> rows, List<Integer> columns) {
        MatrixGame rest = game.restricted(rows, columns);
        return claim.isRow() ? rest : rest.reversed();
    }

    private static RationalVector among(List<Integer> lines, RationalVector by) {
        return RationalVector.of(lines.stream().map(by::get).toList());
    }

    private String line(Claim claim) {
        return line(claim.isRow(), claim.index());
    }

    private String line(boolean row, int index) {
        return Writing.line(words, row, (row ? game.rows() : game.columns()).get(index));
    }

    private String mixture(Claim claim) {
        return Writing.mixture(words, claim.by(), claim.isRow() ? game.rows() : game.columns(), claim.isRow());
    }

    private static List<Integer> indices(int size) {
        return IntStream.range(0, size).boxed().toList();
    }
}
