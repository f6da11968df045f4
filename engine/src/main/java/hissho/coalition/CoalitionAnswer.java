package hissho.coalition;

import hissho.certificate.Certificate;
import hissho.fact.Facts;
import hissho.kind.Solution;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.words.Words;

/** A coalitional game with the facts of all aspects, each worked out when something first asks for it. */
public final class CoalitionAnswer implements Solution {

    private final CoalitionalGame game;
    private final Asked asked;
    private final Facts facts = new Facts();

    public CoalitionAnswer(CoalitionalGame game, Asked asked, Progress progress) {
        this.game = game;
        this.asked = asked;
        for (Aspect aspect : Aspects.all()) facts.putAll(aspect.facts(game, asked, progress));
        for (Aspect aspect : Aspects.all()) facts.putAll(aspect.joined(game, asked, facts, progress));
        facts.putAll(NullPlayersOut.of(game, progress));
        facts.putAll(Needed.missing(game, asked, facts));
    }

    @Override
    public Facts facts() {
        return facts;
    }

    @Override
    public Certificate certificate(Progress progress) {
        Told.workOut(game, asked, facts);
        return CoalitionCertificate.of(game, asked, facts, progress);
    }

    @Override
    public Report tell(Words words) {
        return new CoalitionReport(game, asked, facts, words).report();
    }
}
