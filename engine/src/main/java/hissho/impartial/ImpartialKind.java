package hissho.impartial;

import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.play.Position;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.List;
import java.util.Optional;

/** A kind of impartial game: what is common to all of them, so that their listings differ in the name and seldom in the room. */
public interface ImpartialKind extends Kind<Setting> {

    /** Positions with more moves than this to be listed are solved but not played. */
    int MOST_PLAYED = 2_000;

    @Override
    String name();

    @Override
    default String room() {
        return "impartial";
    }

    @Override
    default Listing listing() {
        return new Listing(name(), room(), Chapter.IMPARTIAL);
    }

    @Override
    default List<String> facts() {
        return AnalysisFacts.KEYS;
    }

    @Override
    default Solution solve(Setting game, Progress progress) {
        return ImpartialSolution.of(name(), game.component(), game.convention(), game.supplement(), progress);
    }

    @Override
    default Optional<Message> unplayable(Setting game) {
        return Optional.of(Message.of("impartial.not-played"));
    }

    @Override
    default Optional<Position> play(Setting game, Progress progress) {
        return game.component().listedCount() > MOST_PLAYED
                ? Optional.empty()
                : Optional.of(ImpartialPosition.start(game.component(), game.convention()));
    }
}
