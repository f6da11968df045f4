package hissho.stochastic.system.question;

import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.play.Position;
import hissho.progress.Progress;
import hissho.stochastic.system.GameSystem;
import hissho.stochastic.system.Stage;
import hissho.stochastic.system.solve.Arena;
import hissho.stochastic.system.solve.LongRun;
import java.util.List;
import java.util.Optional;

/** Systems whose play never stops as a kind: what they are worth per round in the long run. */
public final class AverageKind implements Kind<GameSystem> {

    @Override
    public Listing listing() {
        return new Listing("limiting-average", "system", Chapter.RECURSIVE);
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(SystemReader.GAMES, SystemReader.START);
    }

    @Override
    public List<String> facts() {
        return AverageSolution.KEYS;
    }

    @Override
    public GameSystem read(Node document) {
        GameSystem system = SystemReader.read(document);
        for (int k = 0; k < system.size(); k++) {
            Stage stage = system.stages().get(k);
            for (int i = 0; i < stage.height(); i++)
                for (int j = 0; j < stage.width(); j++)
                    if (stage.cell(i, j).stop().isPositive())
                        throw SystemReader.cell(document, k, i, j).bad("system.bad.average-stops");
        }
        if (!Arena.holds(system))
            throw document.get("games")
                    .bad(
                            "system.bad.too-large",
                            system.size(),
                            Arena.MOST_STATES / 2,
                            Arena.MOST_LINES,
                            Arena.MOST_CELLS);
        return system;
    }

    @Override
    public Solution solve(GameSystem system, Progress progress) {
        return AverageSolution.of(name(), LongRun.of(system, progress), progress);
    }

    @Override
    public Optional<Position> play(GameSystem system, Progress progress) {
        return Optional.of(SystemPlay.start(LongRun.of(system, progress)));
    }
}
