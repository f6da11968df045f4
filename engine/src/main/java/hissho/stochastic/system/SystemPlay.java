package hissho.stochastic.system;

import hissho.play.Position;
import hissho.progress.Progress;
import java.util.Optional;

final class SystemPlay {
    private SystemPlay() {}

    static Optional<Position> start(GameSystem system, Progress progress) {
        return Optional.empty();
    }
}
