package hissho.form;

import java.util.List;
import java.util.stream.IntStream;

/** Who plays: each player is an index from 0 and has a name, which may be empty and need not be unique. */
public record Players(List<String> names) {

    public Players {
        names = List.copyOf(names);
        if (names.isEmpty()) throw new IllegalArgumentException("a game without players");
    }

    public static Players of(String... names) {
        return new Players(List.of(names));
    }

    /** So many players, called 1, 2, 3. */
    public static Players numbered(int count) {
        return new Players(
                IntStream.rangeClosed(1, count).mapToObj(Integer::toString).toList());
    }

    public int count() {
        return names.size();
    }

    public String name(int player) {
        return names.get(player);
    }
}
