package hissho.card.memory.draw;

import hissho.card.memory.MemoryState;
import hissho.card.memory.draw.UnequalDraw.Level;
import hissho.card.memory.draw.UnequalDraw.Points;
import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.fact.Facts;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.util.List;
import java.util.Map;

/**
 * A draw worth the same to both, but not one half: both players' numbers, under both rules for who gives way.
 *
 * @param ambiguousHere whether this is a state where each would rather see the other move
 * @param ambiguousStates how many such states there are with up to as many pairs
 */
public record UnequalDrawSolution(
        MemoryState state,
        Rational draw,
        Points ifMoverOpens,
        Points ifMoverWaits,
        boolean ambiguousHere,
        int ambiguousStates)
        implements Solution {

    /** Up to so many pairs everything is worked out again from the rules. */
    private static final int FROM_RULES = 12;

    public static final List<String> KEYS = List.of(
            "drawWorth",
            "unique",
            "moverIfMoverOpens",
            "opponentIfMoverOpens",
            "moverIfMoverWaits",
            "opponentIfMoverWaits",
            "ambiguousStates");

    public static UnequalDrawSolution of(MemoryState state, Rational draw, Progress progress) {
        UnequalDraw opens = UnequalDraw.upTo(state.pairs(), draw, Level.MOVER_OPENS, progress);
        UnequalDraw waits = UnequalDraw.upTo(state.pairs(), draw, Level.MOVER_WAITS, progress);
        return new UnequalDrawSolution(
                state, draw, opens.value(state), waits.value(state), opens.isAmbiguous(state), opens.ambiguousStates());
    }

    private boolean same() {
        return ifMoverOpens.equals(ifMoverWaits);
    }

    @Override
    public Facts facts() {
        return new Facts()
                .put("drawWorth", () -> draw)
                .put("unique", this::same)
                .put("moverIfMoverOpens", ifMoverOpens::mover)
                .put("opponentIfMoverOpens", ifMoverOpens::opponent)
                .put("moverIfMoverWaits", ifMoverWaits::mover)
                .put("opponentIfMoverWaits", ifMoverWaits::opponent)
                .put("ambiguousStates", () -> ambiguousStates);
    }

    private static final Map<String, String> DRAW = Map.of("drawWorth", "draw");

    @Override
    public Certificate certificate(Progress progress) {
        Map<String, Object> data = InOrder.of(
                "draw",
                draw,
                "ifMoverOpens",
                List.of(ifMoverOpens.mover(), ifMoverOpens.opponent()),
                "ifMoverWaits",
                List.of(ifMoverWaits.mover(), ifMoverWaits.opponent()),
                "ambiguousStates",
                ambiguousStates);
        if (state.pairs() > FROM_RULES)
            return new Certificate.Values(
                            within(ifMoverOpens) && within(ifMoverWaits),
                            new Extent.Part(Message.of("memory.certificate.unequal-solver", FROM_RULES)),
                            Message.of("memory.certificate.unequal"),
                            data)
                    .calling(DRAW);
        Rederivation opens = new Rederivation(draw, Level.MOVER_OPENS, progress);
        Rederivation waits = new Rederivation(draw, Level.MOVER_WAITS, progress);
        int found = 0;
        for (int n = 1; n <= state.pairs(); n++)
            for (int k = 0; k <= n; k++) if (opens.ambiguous(new MemoryState(n, k, 0))) found++;
        boolean holds = opens.of(state).equals(ifMoverOpens)
                && waits.of(state).equals(ifMoverWaits)
                && opens.ambiguous(state) == ambiguousHere
                && found == ambiguousStates;
        return new Certificate.Values(holds, Extent.everything(), Message.of("memory.certificate.unequal-rules"), data)
                .calling(DRAW);
    }

    /** Together the players never get more than the larger of a win and two draws, nor less than the smaller. */
    private boolean within(Points points) {
        Rational sum = points.mover().plus(points.opponent());
        Rational draws = draw.times(2);
        return sum.compareTo(draws.min(Rational.ONE)) >= 0 && sum.compareTo(draws.max(Rational.ONE)) <= 0;
    }

    @Override
    public Report tell(Words words) {
        return new Report(
                "memory",
                words.say("memory.title.unequal", state.pairs(), state.known(), state.lead(), draw),
                same()
                        ? words.say("memory.headline.unequal.same", ifMoverOpens.mover(), ifMoverOpens.opponent())
                        : words.say("memory.headline.unequal.differs", ifMoverOpens.mover(), ifMoverWaits.mover()),
                Said.of(words, "memory", facts(), KEYS.toArray(String[]::new)),
                List.of(Section.of(
                        words.say("memory.section.argument"),
                        new Block.Paragraph(words.say("memory.unequal.why")),
                        new Block.Paragraph(words.say(
                                ambiguousHere ? "memory.unequal.here" : "memory.unequal.not-here",
                                ambiguousStates,
                                state.pairs())))));
    }
}
