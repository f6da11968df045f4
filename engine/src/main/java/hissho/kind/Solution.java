package hissho.kind;

import hissho.certificate.Certificate;
import hissho.fact.Facts;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.words.Words;

/** An exact and complete answer: facts on demand, a certificate, and what there is to say to people. */
public interface Solution {

    /** Everything it says, each fact worked out when it is first asked for. */
    Facts facts();

    /** Checks the answer against the game without the solver, under the budget; the walk asks once. */
    Certificate certificate(Progress progress);

    /** What there is to say; the walk adds the certificate. */
    Report tell(Words words);
}
