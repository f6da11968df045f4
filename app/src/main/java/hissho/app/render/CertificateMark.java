package hissho.app.render;

import hissho.report.Report;
import hissho.words.Words;
import java.util.Locale;

/** How renderers mark a certificate: a sign and a word for how far the answer was checked. */
record CertificateMark(String sign, String state) {

    static CertificateMark of(Report.Certificate certificate, Words words) {
        String sign = switch (certificate.mark()) {
            case HOLDS -> "✓";
            case PARTLY -> "≈";
            case UNCHECKED -> "○";
            case REFUTED -> "✗";
        };
        return new CertificateMark(
                sign,
                words.say("render.certificate." + certificate.mark().name().toLowerCase(Locale.ROOT)));
    }
}
