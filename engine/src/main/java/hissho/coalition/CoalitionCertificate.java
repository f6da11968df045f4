package hissho.coalition;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The parts of a certificate that the aspects give, as one: each fact was checked again without its solver. */
final class CoalitionCertificate {

    private CoalitionCertificate() {}

    static Certificate of(CoalitionalGame game, Asked asked, Facts facts, Progress progress) {
        boolean holds = true;
        @Nullable Message says = null;
        Map<String, Object> data = new LinkedHashMap<>();
        Set<Message> open = new LinkedHashSet<>();
        for (Aspect aspect : Aspects.all()) {
            Optional<Aspect.Proof> proof;
            try {
                proof = aspect.proof(game, asked, facts, progress);
            } catch (NotAnswered e) {
                open.add(e.why());
                continue;
            } catch (Progress.Stopped e) {
                open.add(Message.of("core.certificate.stopped"));
                continue;
            }
            if (proof.isEmpty()) continue;
            holds &= proof.get().holds();
            data.putAll(proof.get().data());
            proof.get().open().ifPresent(open::add);
            says = says == null
                    ? proof.get().says()
                    : Message.of("coalition.certificate.and", says, proof.get().says());
        }
        Optional<Message> silent =
                open.stream().reduce((one, other) -> Message.of("coalition.certificate.open-and", one, other));
        if (says == null) return new Certificate.Unchecked(silent.orElse(Message.of("coalition.certificate.nothing")));
        return new Certificate.Values(
                holds,
                silent.<Extent>map(why -> new Extent.Part(Message.of("coalition.certificate.part", why)))
                        .orElse(Extent.everything()),
                says,
                data);
    }
}
