package hissho.impartial.hackenbush;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.impartial.Analysis;
import hissho.impartial.Convention;
import hissho.impartial.Outcome;
import hissho.impartial.Rederivation;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Checks a green picture: a small one by playing all of it out from the rules, without fusion or colon; a larger one by fusing what
 * every single cut leaves, each by itself, and finding the value as the least number no cut leads to (Sprague, Grundy).
 */
final class GreenCertificate {

    private static final int MOST_FUSED = 1_500;

    private final Analysis analysis;
    private final GreenPicture green;
    private final int[] after;
    private final Progress progress;

    private GreenCertificate(Analysis analysis, GreenPicture green, int[] after, Progress progress) {
        this.analysis = analysis;
        this.green = green;
        this.after = after;
        this.progress = progress;
    }

    /** The values after the cuts are empty where the answer does not list them. */
    static Certificate of(Analysis analysis, GreenPicture green, int[] after, Progress progress) {
        return new GreenCertificate(analysis, green, after, progress).make();
    }

    private Certificate make() {
        Rederivation rules = new Rederivation(Convention.NORMAL, progress);
        int[] left = new int[green.picture().edges()];
        boolean played = rules.worth(green).isPresent();
        BitSet cuts = green.present();
        for (int edge = cuts.nextSetBit(0); played && edge >= 0; edge = cuts.nextSetBit(edge + 1)) {
            Optional<Integer> worth = rules.worth(green.cut(edge));
            played = worth.isPresent();
            left[edge] = worth.orElse(0);
        }
        if (played)
            return certificate(
                    left, Extent.everything(), Message.of("hackenbush.certificate.rules", rules.positions()));
        if (green.picture().edges() > MOST_FUSED)
            return new Certificate.Unchecked(Message.of("hackenbush.certificate.green-large", MOST_FUSED));
        for (int edge = cuts.nextSetBit(0); edge >= 0; edge = cuts.nextSetBit(edge + 1)) {
            progress.check();
            left[edge] = green.cut(edge).worth();
        }
        return certificate(
                left,
                new Extent.Part(Message.of("hackenbush.certificate.principles")),
                Message.of("hackenbush.certificate.fused"));
    }

    /** The value is the least number no cut leads to, and exactly the listed cuts lead to 0. */
    private Certificate certificate(int[] left, Extent extent, Message says) {
        BitSet reached = new BitSet();
        green.present().stream().forEach(edge -> reached.set(left[edge]));
        int value = reached.nextClearBit(0);
        List<Integer> winning = green.present().stream()
                .filter(edge -> value != 0 && left[edge] == 0)
                .boxed()
                .toList();
        List<Object> listed = analysis.winning().stream()
                .map(option -> Objects.requireNonNull(option.facts().get("cut")))
                .toList();
        boolean holds = analysis.value()
                        .filter(hissho.impartial.GrundyValue.of(value)::equals)
                        .isPresent()
                && analysis.outcome() == (value == 0 ? Outcome.P : Outcome.N)
                && winning.equals(listed)
                && (after.length == 0 || Arrays.equals(after, left));
        Map<String, Object> data = InOrder.of(
                "value",
                value,
                "outcome",
                analysis.outcome().plain(),
                "winning",
                listed,
                "winningCount",
                winning.size());
        if (after.length > 0)
            data.put("valueAfterCut", Arrays.stream(after).boxed().toList());
        return new Certificate.Values(holds, extent, says, data);
    }
}
