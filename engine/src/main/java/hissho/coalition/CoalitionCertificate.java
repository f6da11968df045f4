package hissho.coalition;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The parts of a certificate that the aspects give, as one: each fact was checked again without its solver. */
final class CoalitionCertificate {

    private CoalitionCertificate() {}

    static Certificate of(CoalitionalGame game, Asked asked, Facts facts, Progress progress) {
        boolean holds = true;
        @Nullable Message says = null;
        Map<String, Object> data = new LinkedHashMap<>();
        @Nullable Message silent = null;
        for (Aspect aspect : Aspects.all()) {
            Optional<Aspect.Proof> proof;
            try {
                proof = aspect.proof(game, asked, facts, progress);
            } catch (NotAnswered e) {
                silent = e.why();
                continue;
            } catch (Progress.Stopped e) {
                silent = Message.of("core.certificate.stopped");
                continue;
            }
            if (proof.isEmpty()) continue;
            holds &= proof.get().holds();
            data.putAll(proof.get().data());
            if (proof.get().open().isPresent()) silent = proof.get().open().get();
            says = says == null
                    ? proof.get().says()
                    : Message.of("coalition.certificate.and", says, proof.get().says());
        }
        if (says == null)
            return new Certificate.Unchecked(silent == null ? Message.of("coalition.certificate.nothing") : silent);
        return new Certificate.Values(
                holds,
                silent == null
                        ? Extent.everything()
                        : new Extent.Part(Message.of("coalition.certificate.part", silent)),
                says,
                data);
    }
}
