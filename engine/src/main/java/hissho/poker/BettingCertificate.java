package hissho.poker;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.Map;

/**
 * The proof by best replies: player I's strategy holds every reply to at least the lower bound, player II's to at most the upper one. The
 * data hold both strategies as step functions, turn by turn, and the bounds; nothing else is needed to check them.
 */
public final class BettingCertificate {

    private BettingCertificate() {}

    public static Certificate of(BettingTree tree, Bounds claimed, Progress progress) {
        Rational lower = Replies.guarantee(claimed.first(), tree, progress);
        Rational upper = Replies.guarantee(claimed.second(), tree, progress);
        boolean holds = lower.compareTo(claimed.lower()) >= 0
                && upper.compareTo(claimed.upper()) <= 0
                && claimed.lower().compareTo(claimed.upper()) <= 0;
        Message says = claimed.isExact()
                ? Message.of("poker.certificate.exact")
                : Message.of(
                        "poker.certificate.bounds",
                        claimed.lower().decimalBelow(6),
                        claimed.upper().decimalAbove(6));
        Certificate proof = new Certificate.BestReplies(
                holds,
                Extent.everything(),
                says,
                InOrder.of(
                        "lower",
                        claimed.lower(),
                        "upper",
                        claimed.upper(),
                        "first",
                        claimed.first().written(tree),
                        "second",
                        claimed.second().written(tree)));
        return claimed.isExact()
                ? proof.covering(Map.of("value", claimed.lower(), "favors", Bounds.favors(claimed.lower())))
                : proof;
    }
}
