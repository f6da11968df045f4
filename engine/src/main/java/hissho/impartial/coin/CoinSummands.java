package hissho.impartial.coin;

import hissho.document.Field;
import hissho.document.Node;
import hissho.impartial.Component;
import hissho.impartial.ComponentReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Rows of coins as summands of a mixed sum: {@code {game: "mock-turtles", coins: "THHT", firstIndex: 0}}. */
public final class CoinSummands implements ComponentReader {

    @Override
    public Set<String> games() {
        return Set.copyOf(CoinGames.names());
    }

    @Override
    public List<Field<?>> fields() {
        List<Field<?>> fields = new ArrayList<>(CoinRowReader.fields());
        fields.addAll(CoinGames.NUMBERS.fields());
        return fields;
    }

    @Override
    public Component read(Node summand) {
        return CoinRowReader.read(summand, CoinGames.read(summand));
    }
}
