package hissho.form;

import hissho.words.Words;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Who plays: each player is an index from 0 and has a name, which may be empty and need not be unique. */
public record Players(List<String> names) {

    /** A name that is only a number, in Roman or other figures. */
    private static final Pattern NUMBER = Pattern.compile("[IVX]+|[0-9]+");

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

    /** As a sentence calls the player. */
    public String spoken(int player, Words words) {
        return spoken(name(player), words);
    }

    /** A player of this name as a sentence calls him: one that is only numbered is called player II. */
    public static String spoken(String name, Words words) {
        return NUMBER.matcher(name).matches() ? words.say("core.player-numbered", name) : name;
    }
}
