package hissho.impartial.nim;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.impartial.Analysis;
import hissho.impartial.AnalysisCertificate;
import hissho.impartial.AnalysisFacts;
import hissho.impartial.Comparisons;
import hissho.impartial.Convention;
import hissho.impartial.Option;
import hissho.impartial.Outcome;
import hissho.impartial.Supplement;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Block.Cell;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What Moore's theorem adds: the binary columns counted modulo k + 1, moves as piles lowered, and the check of any proposed move. */
record MooreTheory(MooreNim game, Convention convention) implements Supplement {

    static final List<String> KEYS = List.of("loweredMoves", "winningMove", "columnSumsMod", "modulus");

    @Override
    public Facts facts(Analysis analysis, Progress progress) {
        return new Facts()
                .put("columnSumsMod", game::columns)
                .put("modulus", () -> game.k() + 1)
                .put(
                        "loweredMoves",
                        Comparisons.setOf(MooreTheory::sorted),
                        () -> AnalysisFacts.all(analysis, MooreTheory::lowered))
                .put(
                        "winningMove",
                        Compare.accepted(move -> wins(move, progress)),
                        () -> analysis.winning().stream()
                                .map(MooreTheory::lowered)
                                .findFirst()
                                .orElseThrow(() -> new NotAnswered(Message.of("impartial.bad.no-winning-move"))));
    }

    /** A move as the piles it lowers, each from what to what. */
    private static List<?> lowered(Option option) {
        return option.facts().get("lowered") instanceof List<?> pairs ? pairs : List.of();
    }

    private static @Nullable Object sorted(@Nullable Object move) {
        return move instanceof List<?> pairs
                ? pairs.stream().map(Object::toString).sorted().toList()
                : move;
    }

    /** Whether a proposed move lowers piles that are there and leaves a P-position. */
    private boolean wins(@Nullable Object move, Progress progress) {
        return move instanceof List<?> pairs
                && after(pairs)
                        .filter(left -> new MooreNim(left, game.k()).outcome(convention, progress) == Outcome.P)
                        .isPresent();
    }

    /** The piles after a move, where it is legal. */
    private Optional<List<BigInteger>> after(List<?> pairs) {
        if (pairs.isEmpty() || pairs.size() > game.k()) return Optional.empty();
        List<BigInteger> after = new ArrayList<>(game.piles());
        List<BigInteger> lowered = new ArrayList<>();
        for (Object pair : pairs) {
            if (!(pair instanceof List<?> two) || two.size() != 2) return Optional.empty();
            BigInteger from = new BigInteger(String.valueOf(two.get(0)));
            BigInteger to = new BigInteger(String.valueOf(two.get(1)));
            if (to.signum() < 0 || to.compareTo(from) >= 0 || !after.remove(from)) return Optional.empty();
            lowered.add(to);
        }
        after.addAll(lowered);
        return Optional.of(after);
    }

    private static final long MOST_POSITIONS = 100_000;

    /** Small positions from the rules; otherwise the columns are counted anew, before and after every listed move. */
    @Override
    public Optional<Certificate> certificate(Analysis analysis, Progress progress) {
        BigInteger positions =
                game.piles().stream().map(BigInteger.ONE::add).reduce(BigInteger.ONE, BigInteger::multiply);
        if (positions.compareTo(BigInteger.valueOf(MOST_POSITIONS)) > 0)
            return Optional.of(byTheorem(analysis, progress));
        return AnalysisCertificate.orTheory(analysis, progress, () -> Optional.of(byTheorem(analysis, progress)));
    }

    private Certificate byTheorem(Analysis analysis, Progress progress) {
        Set<String> seen = new HashSet<>();
        boolean previous = isP(game.piles());
        boolean ended = game.optionCount() == 0;
        boolean holds = analysis.outcome() == (previous ? Outcome.P : Outcome.N)
                && (previous || ended) == analysis.winning().isEmpty();
        for (Option option : analysis.winning()) {
            progress.check();
            holds &= seen.add(option.notation())
                    && after(lowered(option)).filter(this::isP).isPresent();
        }
        return new Certificate.ClosedForm(
                "moore",
                holds,
                new Extent.Part(Message.of("impartial.certificate.moore-others")),
                Message.of("impartial.certificate.moore", game.k() + 1),
                AnalysisCertificate.data(analysis, Optional.empty()));
    }

    private boolean isP(List<BigInteger> piles) {
        int modulus = game.k() + 1;
        boolean single = piles.stream().allMatch(pile -> pile.bitLength() <= 1);
        int bits = piles.stream().mapToInt(BigInteger::bitLength).max().orElse(0);
        for (int bit = 0; bit < Math.max(1, bits); bit++) {
            int at = bit;
            long ones = piles.stream().filter(pile -> pile.testBit(at)).count() % modulus;
            if (ones != (single && convention == Convention.MISERE ? 1 : 0)) return false;
        }
        return true;
    }

    @Override
    public List<Section> theory(Analysis analysis, Words words, Progress progress) {
        List<Integer> columns = game.columns();
        List<String> head = new ArrayList<>(List.of(""));
        for (int bit = columns.size() - 1; bit >= 0; bit--)
            head.add(BigInteger.ONE.shiftLeft(bit).toString());
        List<List<Cell>> rows = new ArrayList<>();
        for (BigInteger pile : game.piles()) {
            List<Cell> row = new ArrayList<>(List.of(Cell.of(pile.toString())));
            for (int bit = columns.size() - 1; bit >= 0; bit--) row.add(Cell.of(pile.testBit(bit) ? "1" : "0"));
            rows.add(row);
        }
        List<Cell> sums = new ArrayList<>(List.of(Cell.of("mod " + (game.k() + 1))));
        for (int c : columns) sums.add(Cell.of(Integer.toString(c), Tone.ACCENT));
        rows.add(sums);
        return List.of(Section.of(
                words.say("impartial.section.rule"),
                new Block.Paragraph(words.say("impartial.moore-nim.rule", game.k(), game.k() + 1)),
                new Block.Table(words.say("impartial.moore-nim.columns"), head, rows, true)));
    }
}
