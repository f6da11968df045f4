package hissho.stochastic.system;

import hissho.certificate.Certificate;
import hissho.fact.Facts;
import hissho.kind.Solution;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.words.Words;

/** A solved system of games. */
record SystemSolution(Worked worked, Facts facts) implements Solution {

    static SystemSolution of(SystemQuestion question, Progress progress) {
        Worked worked = new Worked(question, progress);
        return new SystemSolution(worked, SystemFacts.of(worked));
    }

    @Override
    public Certificate certificate(Progress progress) {
        return SystemCertificate.of(worked, facts, progress);
    }

    @Override
    public Report tell(Words words) {
        return new SystemReport(worked, facts, words).report();
    }
}
