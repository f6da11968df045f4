package hissho.card.memory;

import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Words;
import java.util.List;

/** A draw worth the same to both, but not one half: both players' numbers, under both rules for who gives way. */
record UnequalDrawSolution(MemoryState state, Rational draw, UnequalDraw opens, UnequalDraw waits) implements Solution {

    static UnequalDrawSolution of(MemoryState state, Rational draw, Progress progress) {
        return new UnequalDrawSolution(
                state,
                draw,
                UnequalDraw.upTo(state.pairs(), draw, UnequalDraw.Level.MOVER_OPENS, progress),
                UnequalDraw.upTo(state.pairs(), draw, UnequalDraw.Level.MOVER_WAITS, progress));
    }

    /** Together the players never get more than the larger of a win and two draws, nor less than the smaller. */
    @Override
    public boolean certified() {
        return within(opens.value(state)) && within(waits.value(state));
    }

    private boolean within(UnequalDraw.Points points) {
        Rational sum = points.mover().plus(points.opponent());
        Rational draws = draw.times(2);
        return sum.compareTo(draws.min(Rational.ONE)) >= 0 && sum.compareTo(draws.max(Rational.ONE)) <= 0;
    }

    @Override
    public Report tell(Words words) {
        UnequalDraw.Points a = opens.value(state);
        UnequalDraw.Points b = waits.value(state);
        boolean same = a.equals(b);
        List<Said> answer = List.of(
                Said.of(words, "drawWorth", "memory.fact.draw-worth", draw),
                Said.of(words, "unique", "memory.fact.unique", same),
                Said.of(words, "moverIfMoverOpens", "memory.fact.mover-opens.mover", a.mover()),
                Said.of(words, "opponentIfMoverOpens", "memory.fact.mover-opens.opponent", a.opponent()),
                Said.of(words, "moverIfMoverWaits", "memory.fact.mover-waits.mover", b.mover()),
                Said.of(words, "opponentIfMoverWaits", "memory.fact.mover-waits.opponent", b.opponent()),
                Said.of(words, "ambiguousStates", "memory.fact.ambiguous", opens.ambiguousStates()));
        return new Report(
                "memory",
                words.say("memory.title.unequal", state.pairs(), state.known(), state.lead(), draw),
                same
                        ? words.say("memory.headline.unequal.same", a.mover(), a.opponent())
                        : words.say("memory.headline.unequal.differs", a.mover(), b.mover()),
                answer,
                List.of(Section.of(
                        words.say("memory.section.argument"),
                        new Block.Paragraph(words.say("memory.unequal.why")),
                        new Block.Paragraph(words.say(
                                opens.isAmbiguous(state) ? "memory.unequal.here" : "memory.unequal.not-here",
                                opens.ambiguousStates(),
                                state.pairs())))),
                new Report.Certificate(words.say("memory.certificate.unequal"), certified()));
    }
}
