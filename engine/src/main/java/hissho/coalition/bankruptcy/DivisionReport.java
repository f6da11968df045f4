package hissho.coalition.bankruptcy;

import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Block.Cell;
import hissho.report.Figure;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Tells how the rules divide: side by side for one estate, and as curves over all estates. */
final class DivisionReport {

    /** With more claimants tables and curves are not drawn. */
    static final int MOST_SHOWN = 8;

    private final List<String> names;
    private final List<Rational> claims;
    private final Words words;
    private final Progress progress;

    DivisionReport(List<String> names, List<Rational> claims, Words words, Progress progress) {
        this.names = names;
        this.claims = claims;
        this.words = words;
        this.progress = progress;
    }

    List<Section> sections(Rational estate) {
        return List.of(
                Section.of(words.say("value.bankruptcy.title"), table(estate), new Block.Paragraph(argument(estate))),
                sweep());
    }

    private Block table(Rational estate) {
        List<String> head =
                new ArrayList<>(List.of(words.say("value.bankruptcy.claimant"), words.say("value.bankruptcy.claim")));
        List<RationalVector> awards = new ArrayList<>();
        for (Rule rule : Rule.values()) {
            head.add(words.say("value.rule." + rule.key()));
            awards.add(rule.divide(estate, claims, progress));
        }
        List<List<Cell>> rows = new ArrayList<>();
        for (int i = 0; i < claims.size(); i++) {
            List<Cell> cells = new ArrayList<>(List.of(Cell.of(names.get(i)), Cell.of(claims.get(i), words)));
            for (RationalVector award : awards) cells.add(Cell.of(award.get(i), words));
            rows.add(cells);
        }
        return new Block.Table(words.say("value.bankruptcy.table", words.write(estate)), head, rows, true);
    }

    /** Why the Talmud's rule: any two divide what they have together as two would alone. */
    private String argument(Rational estate) {
        if (claims.size() < 2) return words.say("value.bankruptcy.alone");
        Consistency.Pair pair =
                Consistency.of(claims, Division.talmud(estate, claims)).pairs().getFirst();
        return words.say(
                "value.bankruptcy.consistent",
                names.get(pair.first()),
                names.get(pair.second()),
                words.write(pair.shared()),
                words.write(pair.contested().get(0)),
                words.write(pair.contested().get(1)));
    }

    /** The awards over the estate, one picture for each rule, and where they change. */
    Section sweep() {
        return sweep(rule -> EstateSweep.of(rule, claims, progress));
    }

    /** The same from sweeps somebody else has or finds. */
    Section sweep(Function<Rule, EstateSweep> sweeps) {
        List<Block> blocks = new ArrayList<>();
        Rational total = Division.total(claims);
        if (!total.isPositive()) return new Section(words.say("value.sweep.title"), List.of());
        for (Rule rule : List.of(Rule.TALMUD, Rule.RANDOM_ARRIVAL, Rule.PROPORTIONAL)) {
            EstateSweep sweep;
            try {
                sweep = sweeps.apply(rule);
            } catch (Progress.Stopped e) {
                continue; // the others are told
            }
            blocks.add(new Block.Picture(
                    figure(sweep, total), words.say("value.sweep.caption", words.say("value.rule." + rule.key()))));
            blocks.add(pieces(rule, sweep));
        }
        return new Section(words.say("value.sweep.title"), blocks);
    }

    private Figure figure(EstateSweep sweep, Rational total) {
        Tone[] tones = {Tone.FIRST, Tone.SECOND, Tone.GOOD, Tone.PLAIN, Tone.MUTED}; // no two of one colour
        List<Figure.Curve> curves = new ArrayList<>();
        for (int i = 0; i < claims.size(); i++) {
            List<Figure.Point> points = new ArrayList<>();
            for (EstateSweep.Piece piece : sweep.pieces())
                points.add(new Figure.Point(
                        piece.from().doubleValue(), piece.awards().get(i).doubleValue()));
            points.add(new Figure.Point(total.doubleValue(), claims.get(i).doubleValue()));
            curves.add(new Figure.Curve(names.get(i), points, tones[i % tones.length], false));
        }
        double most = claims.stream().reduce(Rational.ZERO, Rational::max).doubleValue();
        return new Figure.Plot(
                new Figure.Axis(words.say("value.sweep.estate"), 0, total.doubleValue()),
                new Figure.Axis(words.say("value.sweep.award"), 0, most),
                curves,
                List.of(),
                List.of());
    }

    private Block pieces(Rule rule, EstateSweep sweep) {
        List<String> head = new ArrayList<>(List.of(words.say("value.sweep.from"), words.say("value.sweep.to")));
        head.addAll(names);
        List<List<Cell>> rows = new ArrayList<>();
        for (EstateSweep.Piece piece : sweep.pieces()) {
            List<Cell> cells = new ArrayList<>(List.of(Cell.of(piece.from(), words), Cell.of(piece.to(), words)));
            for (Rational share : piece.shares()) cells.add(Cell.of(share, words));
            rows.add(cells);
        }
        return new Block.Table(
                words.say("value.sweep.shares", words.say("value.rule." + rule.key())), head, rows, false);
    }
}
