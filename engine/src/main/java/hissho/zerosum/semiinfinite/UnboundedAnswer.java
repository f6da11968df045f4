package hissho.zerosum.semiinfinite;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.fact.Facts;
import hissho.kind.Solution;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import hissho.zerosum.writing.Telling;
import java.util.List;

/** The answer where every mixture of the two strategies loses without bound along some sequence: the value is infinite. */
record UnboundedAnswer(String kind, SemiInfiniteKind.Asked asked) implements Solution {

    private String value() {
        return asked.game().wide() ? "-∞" : "∞";
    }

    private String many() {
        return asked.game().wide() ? "II" : "I";
    }

    @Override
    public Facts facts() {
        return new Facts()
                .put("value", this::value)
                .put("lower", this::value)
                .put("upper", this::value)
                .put("attained", () -> false)
                .put("favors", this::many);
    }

    @Override
    public Certificate certificate(Progress progress) {
        return new Certificate.SecondWay(
                Bounded.of(asked.game().columns()).isEmpty(),
                Extent.everything(),
                Message.of("semiinfinite.certificate"),
                InOrder.of("written", asked.written(), "wide", asked.game().wide(), "value", value()));
    }

    @Override
    public Report tell(Words words) {
        return new Report(
                kind,
                words.say("semiinfinite." + kind),
                words.say("semiinfinite.unbounded." + many(), value()),
                Said.of(words, "semiinfinite", facts(), "value", "attained", "favors"),
                List.of(Section.of(
                        words.say("semiinfinite.section.game"),
                        Telling.paragraph(words, "semiinfinite.game." + kind, asked.written()))));
    }
}
