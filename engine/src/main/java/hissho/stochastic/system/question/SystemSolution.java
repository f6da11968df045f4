package hissho.stochastic.system.question;

import hissho.certificate.Certificate;
import hissho.fact.Facts;
import hissho.kind.Solution;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.words.Words;

/** A solved system of games. */
public record SystemSolution(String name, Worked worked, Facts facts) implements Solution {

    public static SystemSolution of(String name, SystemQuestion question, Progress progress) {
        Worked worked = new Worked(question, progress);
        return new SystemSolution(name, worked, SystemFacts.of(worked));
    }

    @Override
    public Certificate certificate(Progress progress) {
        return SystemCertificate.of(worked, facts, progress);
    }

    @Override
    public Report tell(Words words) {
        return new SystemReport(name, worked, facts, words).report();
    }
}
