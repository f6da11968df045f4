package hissho.zerosum.blotto;

import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.report.Block;
import hissho.report.Section;
import hissho.words.Words;
import hissho.zerosum.blotto.BlottoSolution.Weighted;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.writing.Writing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Strategies that somebody proposes for Blotto's game, over single allocations or over classes of them, judged. */
record BlottoProposals(BlottoAnswer answer, Words words) {

    private record Judged(boolean right, String said) {}

    /** The verdict on the first proposal that is wrong, or else on the first. */
    Optional<String> verdict() {
        List<Judged> all = all();
        return all.stream()
                .filter(one -> !one.right)
                .findFirst()
                .or(() -> all.stream().findFirst())
                .map(Judged::said);
    }

    Optional<Section> make() {
        List<Block> blocks = new ArrayList<>();
        for (Judged one : all()) blocks.add(new Block.Paragraph(one.said));
        return blocks.isEmpty()
                ? Optional.empty()
                : Optional.of(new Section(words.say("blotto.section.judged"), blocks));
    }

    private List<Judged> all() {
        List<Judged> all = new ArrayList<>();
        answer.asked().p().ifPresent(p -> all.add(single(p, true)));
        answer.asked().q().ifPresent(q -> all.add(single(q, false)));
        answer.asked().row().ifPresent(row -> all.add(classes(row, true)));
        answer.asked().column().ifPresent(column -> all.add(classes(column, false)));
        return all;
    }

    /** What a strategy over single allocations secures, and the allocation that punishes it. */
    private Judged single(RationalVector weights, boolean blotto) {
        MatrixGame full = answer.game().matrix();
        List<String> labels = blotto ? full.rows() : full.columns();
        String shown = Writing.weights(words, weights, labels);
        if (!weights.isDistribution()) return judged(false, words.say("matrix.proposed.sum", shown, weights.sum()));
        RationalVector payoffs = blotto ? full.columnPayoffs(weights) : full.rowPayoffs(weights);
        Rational sure = blotto ? payoffs.minimum() : payoffs.maximum();
        List<String> others = blotto ? full.columns() : full.rows();
        return judged(shown, sure, others.get(payoffs.indicesOf(sure).getFirst()), blotto);
    }

    /** What a mixture of classes secures, each spread evenly over its allocations, and the class of the best reply. */
    private Judged classes(List<Weighted> mixture, boolean blotto) {
        String shown = mixture.stream()
                .map(one -> words.say("named.weight.short", one.allocation().className(), one.weight()))
                .collect(Collectors.joining(", "));
        if (!BlottoSolution.distribution(mixture)) {
            Rational sum = mixture.stream().map(Weighted::weight).reduce(Rational.ZERO, Rational::plus);
            return judged(false, words.say("countable.proposed.not-a-strategy", shown, sum));
        }
        BestReply reply =
                blotto ? BestReply.ofKije(answer.game(), mixture) : BestReply.ofBlotto(answer.game(), mixture);
        return judged(shown, reply.payoff(), reply.allocation().className(), blotto);
    }

    private Judged judged(String shown, Rational sure, String reply, boolean blotto) {
        Rational value = answer.solution().value();
        boolean right = sure.equals(value);
        return judged(
                right,
                words.say(
                        (right ? "matrix.proposed.optimal-" : "matrix.proposed.worse-") + (blotto ? "I" : "II"),
                        shown,
                        sure,
                        value,
                        sure.minus(value).absolute(),
                        reply,
                        words.say(blotto ? "blotto.fact.row" : "blotto.fact.col"),
                        words.say(blotto ? "blotto.fact.col" : "blotto.fact.row")));
    }

    private Judged judged(boolean right, String said) {
        return new Judged(right, words.say(right ? "matrix.verdict.yes" : "matrix.verdict.no", said));
    }
}
