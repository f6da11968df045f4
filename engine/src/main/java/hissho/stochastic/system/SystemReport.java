package hissho.stochastic.system;

import hissho.fact.Facts;
import hissho.report.Report;
import hissho.words.Words;
import java.util.List;

record SystemReport(String name, Worked worked, Facts facts, Words words) {
    Report report() {
        return new Report("game-system", "x", "y", List.of(), List.of());
    }
}
