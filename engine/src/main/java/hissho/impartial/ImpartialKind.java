package hissho.impartial;

import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Solution;
import hissho.play.Position;
import hissho.progress.Progress;
import java.util.Optional;

/** A kind of impartial game: what is common to all of them. */
public interface ImpartialKind extends Kind<Setting> {

    /** Positions with more moves than this are solved but not played. */
    int MOST_PLAYED = 2_000;

    @Override
    default String room() {
        return "impartial";
    }

    @Override
    default Chapter chapter() {
        return Chapter.IMPARTIAL;
    }

    @Override
    default Solution solve(Setting game, Progress progress) {
        return ImpartialSolution.of(name(), game.component(), game.convention(), game.supplement(), progress);
    }

    @Override
    default Optional<Position> play(Setting game) {
        return game.component().optionCount() > MOST_PLAYED
                ? Optional.empty()
                : Optional.of(ImpartialPosition.start(game.component(), game.convention()));
    }
}
