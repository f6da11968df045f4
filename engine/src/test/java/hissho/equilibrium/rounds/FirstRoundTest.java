package hissho.equilibrium.rounds;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hissho.form.Bimatrix;
import hissho.form.Players;
import hissho.form.StrategicGame;
import hissho.number.RationalMatrix;
import hissho.play.Position;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is said of a choice in the first round, when there is nothing to reply to, and afterwards. */
class FirstRoundTest {

    @Test
    void nobodyRepliesToWhatWasNotPlayed() {
        for (Style style : Style.values()) {
            Bimatrix battle = new Bimatrix(
                    RationalMatrix.of(new long[][] {{2, 0}, {0, 1}}), RationalMatrix.of(new long[][] {{1, 0}, {0, 2}}));
            Position start =
                    TwoPlayerRounds.of(game(battle), style, Progress.none()).orElseThrow();
            String first = style == Style.EQUILIBRIUM ? style.written() : "first";
            assertEquals(Message.of("equilibrium.play.why." + first), why(start));
            Position half = start.after(start.moves().listed().getFirst());
            assertEquals(Message.of("equilibrium.play.why." + first), why(half));
            Position second = half.after(half.moves().listed().getLast());
            assertEquals(Message.of("equilibrium.play.why." + style.written()), why(second));
        }
    }

    private static StrategicGame game(Bimatrix matrices) {
        return StrategicGame.of(Players.of("I", "II"), List.of(List.of("a", "b"), List.of("a", "b")), matrices);
    }

    private static Message why(Position position) {
        return position.advice(Progress.none()).why().getFirst();
    }
}
